"""ROUGE-S and ROUGE-SU: pairs of words in order, at most a gap apart, SU with single words (Lin 2004, section 5)."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from operator import attrgetter
from typing import Any

from rouge_gui.rouge.kinds import PERL, Family, Rules, Variant
from rouge_gui.rouge.score import Match, Overlap
from rouge_gui.rouge.text import Text
from rouge_gui.wording import said

Unit = tuple[str, ...]
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
        ours, theirs = (
            Counter(chain.from_iterable(self._units(text.keys))) for text in (candidate, reference)
        )
        shared = ours.keys() & theirs.keys()
        evidence = _Evidence(self, candidate, reference, shared)
        return Overlap(
            hits=sum(min(ours[unit], theirs[unit]) for unit in shared),
            candidate_total=ours.total(),
            reference_total=theirs.total(),
            matches=_Lazy(evidence, 0),
            clipped_candidate=_Lazy(evidence, 1),
            clipped_reference=_Lazy(evidence, 2),
        )

    def places(self, keys: Sequence[str], wanted: AbstractSet[Unit]) -> dict[Unit, list[tuple[int, ...]]]:
        """Return for each unit of `wanted` its positions in a text of `keys`, ascending."""
        places: dict[Unit, list[tuple[int, ...]]] = defaultdict(list)
        for distance, units in enumerate(self._units(keys)):
            for start, unit in enumerate(units):
                if unit in wanted:
                    places[unit].append((start, start + distance) if distance else (start,))
        for found in places.values():
            found.sort()
        return places

    def _units(self, keys: Sequence[str]) -> Iterator[Iterator[Unit]]:
        """Yield the single words that are counted, then the pairs of words 1 apart, 2 apart ..., each in order."""
        singles = {NO_UNIGRAMS: 0, ALL: len(keys), ALL_BUT_LAST: len(keys) - 1}[self.unigrams]
        yield zip(keys[:singles])
        farthest = len(keys) if self.gap is None else min(self.gap + 1, len(keys))
        for distance in range(1, farthest + 1):
            yield zip(keys, keys[distance:], strict=False)


@dataclass(frozen=True)
class _Evidence:
    """The places of what was counted and of what was clipped, found once, when first asked for."""

    rule: SkipBigram
    candidate: Text
    reference: Text
    shared: AbstractSet[Unit]

    @cached_property
    def found(self) -> tuple[list[Match], list[tuple[int, ...]], list[tuple[int, ...]]]:
        """Matches, clipped units of the candidate, clipped units of the reference; the k-th goes with the k-th."""
        ours = self.rule.places(self.candidate.keys, self.shared)
        theirs = self.rule.places(self.reference.keys, self.shared)
        matches: list[Match] = []
        clipped_ours: list[tuple[int, ...]] = []
        clipped_theirs: list[tuple[int, ...]] = []
        for unit, mine in ours.items():
            others = theirs[unit]
            matches += map(Match, mine, others)
            if len(mine) != len(others):
                clipped_ours += mine[len(others) :]
                clipped_theirs += others[len(mine) :]
        matches.sort(key=attrgetter("candidate"))  # no two have the same; and it is faster than by both
        return matches, sorted(clipped_ours), sorted(clipped_theirs)


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
    "ROUGE-S4, ROUGE-SU4, ROUGE-S* ...",
    re.compile(r"ROUGE-S(U?)(\d{1,4}|\*)"),
    _make,
    said("ROUGE-S4, ROUGE-SU4, ROUGE-S* ...: pairs of words in order, with at most so many words in between"),
)
