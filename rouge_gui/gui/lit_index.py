"""What the sentences about a lit token are made of, found once an evidence: n-grams by text, units by position."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from operator import attrgetter
from typing import TypeVar

from rouge_gui.rouge.marking.marks import CANDIDATE, SOURCE, Evidence, Layer, Pane, Side
from rouge_gui.rouge.score import Match
from rouge_gui.rouge.text import Text

Unit = tuple[int, ...]
Gram = tuple[str, ...]
Found = TypeVar("Found")


@dataclass(frozen=True)
class Lit:
    """What one layer found in one pane, by token position; `matches` and `units` ascend on the side of that pane."""

    matches: Sequence[Match]
    units: Sequence[Unit]
    side: Callable[[Match], Unit]

    def counted(self, position: int) -> list[Match]:
        """Return the matches that hold the token at `position`."""
        around = _around(self.matches, position, self._widest_match, self.side)
        return [match for match in around if position in self.side(match)]

    def clipped(self, position: int) -> list[Unit]:
        """Return the units that hold it and were not counted."""
        around = _around(self.units, position, self._widest_unit, tuple)
        return [unit for unit in around if position in unit]

    @cached_property
    def _widest_match(self) -> int:
        return max((unit[-1] - unit[0] for unit in map(self.side, self.matches)), default=0)

    @cached_property
    def _widest_unit(self) -> int:
        return max((unit[-1] - unit[0] for unit in self.units), default=0)


@dataclass(frozen=True)
class LitIndex:
    """Answers at once what would otherwise mean reading a text through; the first question of a kind reads it."""

    evidence: Evidence
    _grams: dict[tuple[Pane, int], Counter[Gram]] = field(default_factory=dict, init=False)
    _lit: dict[tuple[Pane, Layer], Lit] = field(default_factory=dict, init=False)

    @cached_property
    def read(self) -> Mapping[Pane, Text]:
        """The texts that n-grams are counted in: a byte limit may cut them shorter than those of the sequences."""
        evaluation = self.evidence.evaluation
        found = {Pane(Side.REFERENCE, index): text for index, text in enumerate(evaluation.references)}
        found[CANDIDATE] = evaluation.candidate
        return found if evaluation.source is None else {**found, SOURCE: evaluation.source}

    def other(self, pane: Pane) -> Pane:
        """Return the pane that `pane` is compared with."""
        return Pane(Side.REFERENCE, self.evidence.shown.reference) if pane == CANDIDATE else CANDIDATE

    def times(self, pane: Pane, gram: Gram) -> int:
        """Return how often the text of `pane` holds these keys in a row."""
        keys = self.read[pane].keys
        if len(gram) == 1:
            return keys.count(gram[0])
        counts = self._grams.get((pane, len(gram)))
        if counts is None:
            counts = Counter(zip(*(keys[shift:] for shift in range(len(gram))), strict=False))
            self._grams[pane, len(gram)] = counts
        return counts[gram]

    def lit(self, pane: Pane, layer: Layer) -> Lit:
        """Return what `layer` found in `pane`."""
        found = self._lit.get((pane, layer))
        if found is None:
            overlap, ours = self.evidence.overlaps(pane)[layer], pane == CANDIDATE
            side = attrgetter("candidate" if ours else "reference")
            clipped = overlap.clipped_candidate if ours else overlap.clipped_reference
            found = Lit(sorted(overlap.matches, key=side), sorted(clipped), side)
            self._lit[pane, layer] = found
        return found


def _around(
    units: Sequence[Found], position: int, width: int, side: Callable[[Found], Unit]
) -> Sequence[Found]:
    """Return those of `units` (ascending on that side, none wider than `width`) that may hold `position`."""
    low: Unit = (position - width,)
    high: Unit = (position + 1,)
    return units[bisect_left(units, low, key=side) : bisect_left(units, high, key=side)]
