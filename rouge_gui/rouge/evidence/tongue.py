"""What the cues know of a language: its small words, and the words that change a meaning."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Scale:
    """Words of one kind that exclude each other: `groups` are sets of synonyms, told apart by their position.

    A word that ends in `*` stands for every word that begins so. `kind` names the cue that looks at the scale.
    """

    kind: str
    groups: tuple[frozenset[str], ...]


@dataclass(frozen=True)
class Tongue:
    """The words of a language, lower case, by what they do.

    `negators` deny what follows; `deniers` are content words that deny (refuse, fail, lack); `prefixes` are negating
    beginnings; `numerals` are cardinal words with their values, `scalers` multiply what stands before them, `ordinals`
    give a rank; `months` map to 1-12; `passive_marks` and `agents` surround the verb of a passive; `auxiliaries` stand
    right before a verb; `objects` begin what can stand first without being the subject, `subjects` what is the subject
    wherever it stands (both empty where the order tells); `comparers` stand before what something is compared with;
    `softeners` before a quantifier make it vaguer (a few); `titles` stand before a name without being a part of it;
    `thousands` is the mark between groups of three digits; `is_verb` guesses from the form.
    """

    code: str
    stop_words: frozenset[str]
    negators: frozenset[str]
    deniers: frozenset[str]
    prefixes: tuple[str, ...]
    numerals: dict[str, float]
    scalers: dict[str, float]
    ordinals: dict[str, int]
    months: dict[str, int]
    titles: frozenset[str]
    abbreviations: frozenset[str]
    passive_marks: frozenset[str]
    agents: frozenset[str]
    auxiliaries: frozenset[str]
    objects: frozenset[str]
    subjects: frozenset[str]
    comparers: frozenset[str]
    softeners: frozenset[str]
    joiners: frozenset[str]
    approximators: frozenset[str]
    scales: tuple[Scale, ...]
    nouns_are_capital: bool
    inflects_names: bool
    thousands: str
    stem: Callable[[str], str]
    is_verb: Callable[[str], bool]

    @cached_property
    def _places(self) -> dict[str, tuple[tuple[int, int], ...]]:
        """For each word, or beginning marked `*`, its (scale, group) pairs."""
        places: dict[str, tuple[tuple[int, int], ...]] = {}
        for number, one in enumerate(self.scales):
            for position, group in enumerate(one.groups):
                for word in group:
                    places[word] = (*places.get(word, ()), (number, position))
        return places

    @cached_property
    def _denying(self) -> tuple[str, ...]:
        """The beginnings, marked `*`, of words that deny."""
        return tuple(word.removesuffix("*") for word in self.deniers if word.endswith("*"))

    @cached_property
    def number_words(self) -> frozenset[str]:
        """The words that a number, rank or date may begin with."""
        return frozenset((*self.numerals, *self.scalers, *self.ordinals, *self.months))

    def on_scales(self, word: str) -> tuple[tuple[int, int], ...]:
        """Return the (scale, group) pairs of `word`, a whole word before a beginning, the longest beginning first."""
        places = self._places
        found = places.get(word)
        if found is None:
            for length in range(len(word), 2, -1):
                found = places.get(word[:length] + "*")
                if found is not None:
                    break
        return found or ()

    def is_date(self, word: str) -> bool:
        """Tell whether `word` names a weekday, month, season or time of day, or says which one is meant (last, next)."""
        return any(self.scales[number].kind in {"date", "when"} for number, _ in self.on_scales(word))

    def is_unit(self, word: str) -> bool:
        """Tell whether `word` names a unit (week, kilometre)."""
        return any(self.scales[number].kind == "unit" for number, _ in self.on_scales(word))

    def hedges(self, word: str) -> bool:
        """Tell whether `word` takes certainty away (may, perhaps, reportedly): on a hedge scale, not at its end."""
        return any(
            self.scales[scale].kind == "hedge" and group < len(self.scales[scale].groups) - 1
            for scale, group in self.on_scales(word)
        )

    def doubts(self, word: str) -> bool:
        """Tell whether `word` hedges by its own meaning (perhaps, reportedly), not as an auxiliary does."""
        return word not in self.stop_words and self.hedges(word)

    def denies(self, word: str) -> bool:
        """Tell whether `word` denies by its own meaning (refused, without)."""
        return word in self.deniers or word.startswith(self._denying)


def words_of(text: str) -> frozenset[str]:
    """Return the words of `text`."""
    return frozenset(text.split())


def factors_of(text: str) -> dict[str, float]:
    """Return a value for every word: each value, such as `1e6:`, goes before its words."""
    found: dict[str, float] = {}
    value = 0.0
    for word in text.split():
        if word.endswith(":"):
            value = float(word[:-1])
        else:
            found[word] = value
    return found


def values_of(text: str) -> dict[str, int]:
    """Return a whole number for every word, written as for `factors_of`."""
    return {word: int(value) for word, value in factors_of(text).items()}


def scales_of(text: str) -> tuple[Scale, ...]:
    """Return the scales of `text`: each its kind and a colon, then its groups of synonyms, bars between them."""
    scales: list[tuple[str, list[set[str]]]] = []
    for word in text.split():
        if word.endswith(":"):
            scales.append((word[:-1], [set()]))
        elif word == "|":
            scales[-1][1].append(set())
        else:
            scales[-1][1][-1].add(word)
    return tuple(Scale(kind, tuple(map(frozenset, groups))) for kind, groups in scales)


def forms_of(text: str) -> dict[str, str]:
    """Return the first word of its line for every other word; semicolons end the lines of `text`."""
    return {form: line.split()[0] for line in text.split(";") for form in line.split()[1:]}
