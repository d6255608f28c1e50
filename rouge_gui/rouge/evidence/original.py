"""A source or reference with its indices: where each word stands, how rare it is, what is a name."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cached_property
from math import log

from rouge_gui.rouge.evidence.company import Given
from rouge_gui.rouge.evidence.tongue import Tongue
from rouge_gui.rouge.evidence.words import Prose, Word, read

SHORTEST_NAME = 2
FORM = 5


def is_verb(words: tuple[Word, ...], position: int, tongue: Tongue) -> bool:
    """Tell whether the word at `position` looks like a verb with content: by its form, or by an auxiliary before it."""
    word = words[position]
    small = word.number is not None or word.key in tongue.stop_words
    noun = tongue.nouns_are_capital and word.capital
    after_auxiliary = position > 0 and words[position - 1].key in tongue.auxiliaries
    return not small and not noun and (after_auxiliary or tongue.is_verb(word.key))


class Original:
    """A text that others are compared with; made once, used for every candidate."""

    def __init__(self, raw: str, tongue: Tongue | None = None) -> None:
        self.prose: Prose = read(raw, tongue)
        self.words: tuple[Word, ...] = self.prose.words
        self.tongue: Tongue = self.prose.tongue
        self.keys: tuple[str, ...] = tuple(word.key for word in self.words)

    @cached_property
    def places(self) -> dict[str, list[int]]:
        """The positions of each key, ascending."""
        places: defaultdict[str, list[int]] = defaultdict(list)
        for position, key in enumerate(self.keys):
            places[key].append(position)
        return places

    @cached_property
    def stem_places(self) -> dict[str, list[int]]:
        """The positions of each stem, ascending."""
        places: defaultdict[str, list[int]] = defaultdict(list)
        for position, word in enumerate(self.words):
            places[word.stem].append(position)
        return places

    def is_verb(self, position: int) -> bool:
        """Tell whether the word at `position` looks like a verb that carries content."""
        return is_verb(self.words, position, self.tongue)

    @cached_property
    def sentence_of(self) -> list[int]:
        """For each word the position of its sentence."""
        return [number for number, sentence in enumerate(self.prose.sentences) for _ in sentence]

    @cached_property
    def sentences_with(self) -> dict[str, set[int]]:
        """For each stem the sentences that hold it."""
        of = self.sentence_of
        return {
            stem: {of[position] for position in positions} for stem, positions in self.stem_places.items()
        }

    @cached_property
    def given(self) -> Given:
        """Its numbers by the words beside them."""
        return Given(self.prose)

    @cached_property
    def rarity(self) -> dict[str, float]:
        """For each content word's stem the logarithm of how few sentences hold it; 0.1 for a function word."""
        count = len(self.prose.sentences)
        small = self.tongue.stop_words
        weights = {
            stem: log((count + 1) / (len(held) + 0.5)) + 0.2 for stem, held in self.sentences_with.items()
        }
        for word in self.words:
            if word.key in small:
                weights[word.stem] = 0.1
        return weights

    @cached_property
    def lower(self) -> frozenset[str]:
        """The keys that the text writes without a capital somewhere."""
        return frozenset(word.key for word in self.words if not word.capital)

    @cached_property
    def names(self) -> frozenset[str]:
        """The keys of names: always with a capital, and not only because a sentence begins there."""
        return frozenset(
            word.key
            for word, following in zip(self.words, (*self.words[1:], None), strict=False)
            if word.capital
            and not self.tongue.is_date(word.key)
            and len(word.key) >= SHORTEST_NAME
            and word.key not in self.lower
            and word.key not in self.tongue.stop_words
            and word.key not in self.tongue.titles
            and (not word.opens or (following is not None and following.capital and not following.opens))
        )

    @cached_property
    def full_names(self) -> tuple[tuple[Word, ...], ...]:
        """Each run of several words of names (Anna Price), commas and sentence ends between runs."""
        runs: list[list[Word]] = []
        for position in sorted(place for key in self.names for place in self.places[key]):
            word = self.words[position]
            if word.soft or word.opens or self.keys[position - 1] not in self.names:
                runs.append([])
            runs[-1].append(word)
        return tuple(tuple(run) for run in runs if len(run) > 1)

    @cached_property
    def initials(self) -> frozenset[str]:
        """The first letters of each run of capital words (World Health Organization: who), small joiners left out."""
        found: set[str] = set()
        for run in self._capital_runs():
            letters = "".join(word.key[0] for word in run)
            found.update(letters[start:] for start in range(len(letters) - 1))
        return frozenset(found)

    def _capital_runs(self) -> Iterator[list[Word]]:
        run: list[Word] = []
        for word in self.words:
            if word.capital:
                run.append(word)
            elif word.key not in self.tongue.joiners:
                yield run
                run = []
        yield run

    @cached_property
    def counts(self) -> Counter[str]:
        """How often each key occurs."""
        return Counter(self.keys)

    @cached_property
    def beginnings(self) -> dict[str, list[str]]:
        """The longer keys by their first five letters."""
        found: defaultdict[str, list[str]] = defaultdict(list)
        for key in self.places:
            if len(key) >= FORM:
                found[key[:FORM]].append(key)
        return dict(found)
