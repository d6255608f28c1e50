"""Why a corpus has two scores: the differences of every candidate, added up step by step."""

import heapq
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field

from rouge_gui.corpus.example import Example
from rouge_gui.rouge.difference import Difference, Step, Switch, common_variants, differences, switches
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.score import Score
from rouge_gui.study.run import Failure, Pair, pairs
from rouge_gui.wording import numeral, said

MOST = 10
ZERO = Score(0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Compared:
    """The differences of one system's candidate for one example, by variant."""

    example: str
    system: str
    differences: tuple[Difference, ...]


@dataclass(frozen=True)
class Row:
    """What one step did to one candidate."""

    example: str
    system: str
    step: Step


@dataclass(frozen=True)
class MeanStep:
    """What one switch did to the mean of a variant: over all candidates, of which it changed `changed`.

    `first` is the first candidate that it changed, `most` are those whose F (then R, then P) it changed most, at
    most ten, the first of equals first; both are empty where the switch changed none.
    """

    switch: Switch
    before: Score
    after: Score
    changed: int
    first: Row | None
    most: tuple[Row, ...]


@dataclass(frozen=True)
class MeanDifference:
    """One variant's mean score under both options over `candidates`, and the steps that changed any candidate."""

    variant: str
    candidates: int
    before: Score
    after: Score
    steps: tuple[MeanStep, ...]


def compare(
    examples: Iterable[Example], options_a: Options, options_b: Options
) -> Generator[Compared | Failure, None, None]:
    """Yield the differences of each candidate, in the order of `examples` and of their candidates."""
    return (compare_pair(pair, options_a, options_b) for pair in pairs(examples))


def compare_pair(pair: Pair, options_a: Options, options_b: Options) -> Compared | Failure:
    """Compare one candidate's scores. Whatever goes wrong with it is its Failure: the others go on."""
    if not pair.references:
        message = said(
            "Example {example} has no reference, so {system} could not be compared.",
            example=pair.example,
            system=pair.system,
        )
        return Failure(pair.example, pair.system, message)
    try:
        found = differences(pair.candidate, pair.references, options_a, options_b)
    except Exception as error:  # noqa: BLE001 (told in the result, whatever it is)
        message = said(
            "Example {example}, {system}: comparing failed ({kind}: {error}).",
            example=pair.example,
            system=pair.system,
            kind=type(error).__name__,
            error=str(error),
        )
        return Failure(pair.example, pair.system, message)
    return Compared(pair.example, pair.system, tuple(found))


@dataclass
class _Sums:
    """What is added up for one variant: the scores at both ends of every switch, and the rows that changed."""

    ends: list[Score]
    changed: list[int] = field(default_factory=list)
    first: list[Row | None] = field(default_factory=list)
    most: list[list[tuple[tuple[float, ...], int, Row]]] = field(default_factory=list)


class Attribution:
    """Adds up what was compared, one candidate after the other; `means` may be asked for at any time."""

    def __init__(self, options_a: Options, options_b: Options) -> None:
        self.options_a, self.options_b = options_a, options_b
        self.candidates = 0
        self._switches = switches(options_a, options_b)
        count = len(self._switches)
        self._sums = {
            name: _Sums([ZERO] * (count + 1), [0] * count, [None] * count, [[] for _ in range(count)])
            for name in common_variants(options_a, options_b)
        }

    def add(self, compared: Compared) -> None:
        """Take one candidate in."""
        self.candidates += 1
        for difference in compared.differences:
            sums = self._sums[difference.variant]
            self._add_ends(sums, difference)
            for step in difference.steps:
                self._add_row(sums, Row(compared.example, compared.system, step))

    def means(self) -> list[MeanDifference]:
        """Return for each variant the mean scores and the steps between them; empty where there is no candidate."""
        if not self.candidates:
            return []
        return [self._mean(name, sums) for name, sums in self._sums.items()]

    def _add_ends(self, sums: _Sums, difference: Difference) -> None:
        reached = {step.place: step.after for step in difference.steps}
        score = difference.before
        sums.ends[0] = _plus(sums.ends[0], score)
        for place in range(len(self._switches)):
            score = reached.get(place, score)
            sums.ends[place + 1] = _plus(sums.ends[place + 1], score)

    def _add_row(self, sums: _Sums, row: Row) -> None:
        place = row.step.place
        sums.changed[place] += 1
        sums.first[place] = sums.first[place] or row
        precision, recall, fmeasure = map(abs, row.step.change)
        entry = ((fmeasure, recall, precision), -self.candidates, row)
        keep = heapq.heappush if len(sums.most[place]) < MOST else heapq.heappushpop
        keep(sums.most[place], entry)

    def _mean(self, name: str, sums: _Sums) -> MeanDifference:
        means = [Score(*(part / self.candidates for part in end)) for end in sums.ends]
        steps = [
            MeanStep(
                switch,
                means[place],
                means[place + 1],
                sums.changed[place],
                sums.first[place],
                tuple(row for _, _, row in sorted(sums.most[place], reverse=True)),
            )
            for place, switch in enumerate(self._switches)
            if sums.changed[place]
        ]
        return MeanDifference(name, self.candidates, means[0], means[-1], tuple(steps))


def _plus(one: Score, other: Score) -> Score:
    return Score(*(mine + theirs for mine, theirs in zip(one, other, strict=True)))


def told_change(change: float, digits: int) -> str:
    """Return a change of a score with its sign, in so many digits or as many as show it: `+0.0123`, `-3e-06`, `0`."""
    if not change:
        return "0"
    return numeral(change, f"+.{digits}f" if round(change, digits) else "+.0e")
