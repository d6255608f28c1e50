"""The numbers of a source by the words beside them, to tell which of them a number of the candidate is in place of."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, chain

from rouge_gui.rouge.evidence import numbers
from rouge_gui.rouge.evidence.numbers import Number
from rouge_gui.rouge.evidence.words import Prose, Word

NEAR = 6
TOLERANCE = 1e-8


class Given:
    """The numbers of a source, found by what they say and by the words near them, without a look at all of them."""

    def __init__(self, prose: Prose) -> None:
        words = prose.words
        self._numbers = {
            position: word.number for position, word in enumerate(words) if word.number is not None
        }
        self._near = {
            position: _window(words, sentence, position)
            for sentence in prose.sentences
            for position in sentence
            if position in self._numbers
        }
        self._holders: defaultdict[str, list[int]] = defaultdict(list)
        for position, window in self._near.items():
            for stem in window:
                self._holders[stem].append(position)
        self._distinct = list(dict.fromkeys(self._numbers.values()))
        self._clocks = [number for number in self._distinct if number.kind == numbers.CLOCK]
        measured = {(size, place) for place, number in enumerate(self._distinct) for size in _sizes(number)}
        self._measured = sorted(measured)
        self._known: dict[Number, bool] = {}

    def has(self, number: Number) -> bool:
        """Tell whether the source gives `number`, in whichever way it writes it."""
        if number not in self._known:
            self._known[number] = any(numbers.same(number, other) for other in self._alike(number))
        return self._known[number]

    def best(
        self, company: dict[str, float], least: float, accepts: Callable[[Number], bool]
    ) -> tuple[float, int]:
        """Return how much of `company` stands near an accepted number, and where that is most; of equals the last.

        What is not above `least` need not be found: then something from 0 to `least` is returned, and any place or -1.
        """
        found = (
            (self.match(position, company), position)
            for position in self._holding(company, least)
            if accepts(self._numbers[position])
        )
        return max(found, default=(0.0, -1))

    def _alike(self, number: Number) -> Iterable[Number]:
        """Return the numbers among which those are that may be the same: a time of day may be written as a number."""
        if number.kind == numbers.CLOCK:
            return self._distinct
        near = {
            place
            for size in _sizes(number)
            for _, place in self._measured[
                bisect_left(self._measured, (size - _room(size),)) : bisect_left(
                    self._measured, (size + _room(size), len(self._distinct))
                )
            ]
        }
        return chain((self._distinct[place] for place in sorted(near)), self._clocks)

    def _holding(self, company: dict[str, float], least: float) -> set[int]:
        """Return the numbers near which enough of `company` may stand to weigh more than `least`."""
        stems = sorted(company, key=lambda one: company[one])
        weights = accumulate(company[stem] for stem in stems)
        return {
            position
            for stem, weight in zip(stems, weights, strict=True)
            if weight > least - TOLERANCE
            for position in self._holders.get(stem, ())
        }

    def match(self, position: int, company: dict[str, float]) -> float:
        """Return how much of `company` stands near the number at source `position`, in its sentence."""
        total = 0.0
        for stem, distance in self._near[position].items():
            if stem in company:
                total += company[stem] / distance
        return total


def _window(words: Sequence[Word], sentence: range, position: int) -> dict[str, float]:
    """Return the stems around the number at `position` in its sentence, the nearest first, with the distance of each."""
    window: dict[str, float] = {}
    for other in around(sentence, position):
        window.setdefault(words[other].stem, distance(position, other))
    return window


def _sizes(number: Number) -> set[float]:
    """Return values of which two numbers that say the same share one, times of day apart."""
    return {number.value, number.base or number.value}


def _room(size: float) -> float:
    return TOLERANCE * abs(size)


def around(sentence: range, position: int) -> list[int]:
    """Return the positions around `position` in its sentence, the nearest first."""
    near = range(max(sentence.start, position - NEAR), min(sentence.stop, position + NEAR + 1))
    return sorted(near, key=lambda one: abs(one - position))


def distance(one: int, other: int) -> float:
    """Return by what the weight of a word is divided: 1 beside the number, half a step more for each word between."""
    return (abs(other - one) + 1) / 2
