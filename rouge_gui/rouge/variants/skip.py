"""ROUGE-S and ROUGE-SU: pairs of words in order, at most a gap apart, SU with single words (Lin 2004, section 5)."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rouge_gui.rouge.kinds import PERL, Family, Rules, Variant
from rouge_gui.rouge.score import Match, Overlap
from rouge_gui.rouge.text import Text

UNLIMITED = "*"
NO_UNIGRAMS, ALL, ALL_BUT_LAST = "none", "all", "all but the last"


@dataclass(frozen=True)
class SkipBigram:
    """ROUGE-S (`unigrams` none) or ROUGE-SU. `gap` is the most words in between, None for any number.

    `unigrams` says which single tokens are added: none, all, or all but the last, as ROUGE-1.5.5 does.
    """

    gap: int | None
    unigrams: str

    @property
    def name(self) -> str:
        """`ROUGE-S4`, `ROUGE-S*`, `ROUGE-SU4`."""
        return f"ROUGE-S{'' if self.unigrams == NO_UNIGRAMS else 'U'}{UNLIMITED if self.gap is None else self.gap}"

    def overlap(self, candidate: Text, reference: Text) -> Overlap:
        """Count pairs (and single words) as often as both texts hold them; the places are found when asked for."""
        ours, theirs = Counter(self._units(candidate.keys)), Counter(self._units(reference.keys))
        few, many = (ours, theirs) if len(ours) <= len(theirs) else (theirs, ours)
        evidence = _Evidence(self, candidate, reference)
        return Overlap(
            hits=sum(min(count, many[unit]) for unit, count in few.items() if unit in many),
            candidate_total=ours.total(),
            reference_total=theirs.total(),
            matches=_Lazy(evidence, 0),
            clipped_candidate=_Lazy(evidence, 1),
            clipped_reference=_Lazy(evidence, 2),
        )

    def places(self, length: int) -> Iterator[tuple[int, ...]]:
        """Yield the positions of every unit of a text of `length` tokens."""
        reach = length if self.gap is None else self.gap + 1
        for start in range(length):
            for end in range(start + 1, min(start + reach, length - 1) + 1):
                yield start, end
        singles = {NO_UNIGRAMS: 0, ALL: length, ALL_BUT_LAST: length - 1}[self.unigrams]
        for position in range(singles):
            yield (position,)

    def _units(self, keys: Sequence[str]) -> Iterator[tuple[str, ...]]:
        for place in self.places(len(keys)):
            yield tuple(keys[position] for position in place)


@dataclass(frozen=True)
class _Evidence:
    """The places of what was counted and of what was clipped, found once, when first asked for."""

    rule: SkipBigram
    candidate: Text
    reference: Text

    @cached_property
    def found(self) -> tuple[list[Match], list[tuple[int, ...]], list[tuple[int, ...]]]:
        """Matches, clipped units of the candidate, clipped units of the reference; the k-th goes with the k-th."""
        ours, theirs = self._places(self.candidate), self._places(self.reference)
        matches: list[Match] = []
        clipped_ours: list[tuple[int, ...]] = []
        clipped_theirs: list[tuple[int, ...]] = []
        for unit in ours.keys() & theirs.keys():
            mine, others = ours[unit], theirs[unit]
            counted = min(len(mine), len(others))
            matches += map(Match, mine[:counted], others[:counted])
            clipped_ours += mine[counted:]
            clipped_theirs += others[counted:]
        return sorted(matches), sorted(clipped_ours), sorted(clipped_theirs)

    def _places(self, text: Text) -> dict[tuple[str, ...], list[tuple[int, ...]]]:
        places: dict[tuple[str, ...], list[tuple[int, ...]]] = defaultdict(list)
        for place in self.rule.places(len(text.keys)):
            places[tuple(text.keys[position] for position in place)].append(place)
        return places


class _Lazy(Sequence[Any]):
    """One of the three lists of an evidence, as a sequence that costs nothing until it is read."""

    def __init__(self, evidence: _Evidence, which: int) -> None:
        self._evidence = evidence
        self._which = which

    def __len__(self) -> int:
        return len(self._evidence.found[self._which])

    def __getitem__(self, index: Any) -> Any:  # noqa: ANN401 (an index or a slice, as of any sequence)
        return self._evidence.found[self._which][index]


def _make(found: re.Match[str], rules: Rules) -> Variant:
    gap = None if found[2] == UNLIMITED else int(found[2])
    with_unigrams = ALL_BUT_LAST if rules.skip_unigrams == PERL else ALL
    return SkipBigram(gap, with_unigrams if found[1] else NO_UNIGRAMS)


FAMILY = Family(
    "ROUGE-S",
    re.compile(r"ROUGE-S(U?)(\d{1,4}|\*)"),
    _make,
    "ROUGE-S4, ROUGE-SU4, ROUGE-S* ...: pairs of words in order, with at most so many words in between",
)
