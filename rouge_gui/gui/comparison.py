"""Two candidates of one example, set against each other: what both caught of a reference, and what only one did."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from rouge_gui.rouge.evaluate import Evaluation
from rouge_gui.rouge.marking.marks import NGRAM, SKIP
from rouge_gui.rouge.score import Match, Score


class Shared(NamedTuple):
    """A unit of the reference that both caught: token positions in the reference, in A and in B."""

    reference: tuple[int, ...]
    a: tuple[int, ...]
    b: tuple[int, ...]


class Tokens(NamedTuple):
    """Token positions of one text: counted for both candidates, and for one of them only."""

    shared: frozenset[int]
    only: frozenset[int]


class Difference(NamedTuple):
    """Both scores of a variant against a reference (0-based; None: all of them together)."""

    variant: str
    reference: int | None
    a: Score
    b: Score

    @property
    def minus(self) -> Score:
        """A - B, each number for itself."""
        return Score(*(one - other for one, other in zip(self.a, self.b, strict=True)))

    def swapped(self) -> "Difference":
        """Return the same with A for B."""
        return self._replace(a=self.b, b=self.a)


class Caught(NamedTuple):
    """One match of A (or `by_b`) with reference `reference` (0-based), to be pointed at."""

    by_b: bool
    reference: int
    match: Match


@dataclass(frozen=True)
class Parted:
    """What a variant counted against one reference for both candidates, for A only and for B only.

    Units ascend in the order of the reference. An n-gram or a skip-bigram is one unit; of a sequence each token is.
    """

    shared: tuple[Shared, ...]
    only_a: tuple[Match, ...]
    only_b: tuple[Match, ...]

    @cached_property
    def in_a(self) -> Tokens:
        """The counted tokens of A; one that stands in a shared unit is shared."""
        return _tokens((each.a for each in self.shared), (each.candidate for each in self.only_a))

    @cached_property
    def in_b(self) -> Tokens:
        """The counted tokens of B."""
        return _tokens((each.b for each in self.shared), (each.candidate for each in self.only_b))

    @cached_property
    def in_reference(self) -> Tokens:
        """The tokens of the reference that were counted for both, and for one of them only."""
        alone = (each.reference for each in (*self.only_a, *self.only_b))
        return _tokens((each.reference for each in self.shared), alone)

    def swapped(self) -> "Parted":
        """Return the same with A for B."""
        turned = (each._replace(a=each.b, b=each.a) for each in self.shared)
        return Parted(tuple(turned), self.only_b, self.only_a)


@dataclass(frozen=True)
class Comparison:
    """Evaluations of A and B under the same options against the same references; see `comparable`."""

    a: Evaluation
    b: Evaluation

    def differences(self) -> Iterator[Difference]:
        """Yield per variant the joint scores, then with several references those against each."""
        for name, joint in self.a.scores.items():
            yield Difference(name, None, joint.score, self.b.scores[name].score)
            if len(self.a.references) > 1:
                for place, (one, other) in enumerate(zip(self.a.measured, self.b.measured, strict=True)):
                    yield Difference(name, place, one[name].score, other[name].score)

    def parted(self, variant: str, reference: int) -> Parted:
        """Return what both and what only one caught of a reference.

        The same unit of the reference is meant, not the same words: with n-grams that comes to the smaller of both
        counts, with sequences a word repeated in the reference may be caught here by A and there by B.
        """
        ours, theirs = (_units(each, variant, reference) for each in (self.a, self.b))
        return Parted(
            tuple(Shared(unit, ours[unit], theirs[unit]) for unit in sorted(ours.keys() & theirs.keys())),
            tuple(Match(ours[unit], unit) for unit in sorted(ours.keys() - theirs.keys())),
            tuple(Match(theirs[unit], unit) for unit in sorted(theirs.keys() - ours.keys())),
        )


def comparable(a: Evaluation, b: Evaluation) -> bool:
    """Tell whether both were scored under the same options against the same references, at least one."""
    same = [text.raw for text in a.references] == [text.raw for text in b.references]
    return bool(a.references) and same and a.options == b.options


def joined_runs(matches: Iterable[Match]) -> list[Match]:
    """Return matches (ascending in the reference) with those joined that run on in both texts."""
    joined: list[Match] = []
    for match in matches:
        last = joined[-1] if joined else None
        if (
            last is not None
            and _runs_on(last.candidate, match.candidate)
            and _runs_on(*_references(last, match))
        ):
            joined[-1] = Match(last.candidate + match.candidate, last.reference + match.reference)
        else:
            joined.append(match)
    return joined


def is_sequence(variant: str) -> bool:
    """Tell whether the units of a variant are single tokens in order, not n-grams or pairs."""
    return not NGRAM.pattern.fullmatch(variant) and not SKIP.pattern.fullmatch(variant)


def _units(evaluation: Evaluation, variant: str, reference: int) -> dict[tuple[int, ...], tuple[int, ...]]:
    """Return the unit of the candidate by the unit of the reference that it was counted with."""
    matches: Sequence[Match] = evaluation.measured[reference][variant].overlap.matches
    if not is_sequence(variant):
        return {match.reference: match.candidate for match in matches}
    return {(theirs,): (mine,) for match in matches for mine, theirs in zip(*match, strict=True)}


def _tokens(shared: Iterable[tuple[int, ...]], only: Iterable[tuple[int, ...]]) -> Tokens:
    both = frozenset(position for unit in shared for position in unit)
    return Tokens(both, frozenset(position for unit in only for position in unit) - both)


def _references(one: Match, other: Match) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return one.reference, other.reference


def _runs_on(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return one[-1] + 1 == other[0]
