"""The comparison of all systems of a corpus: standings, pairs, and in sentences what a reader has to know of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from rouge_gui.corpus.listing import some_of
from rouge_gui.errors import RougeGuiError
from rouge_gui.rouge.options import Options
from rouge_gui.study.comparing.pairs import PairTest, Settings, pairs_of
from rouge_gui.study.comparing.standing import LEAD, Standing, standings
from rouge_gui.study.measures import Measures
from rouge_gui.study.traits import WORDS
from rouge_gui.wording import counted, listed, said

WEAK = 30


@dataclass(frozen=True)
class Comparison:
    """The systems of `measures`, which holds only the examples that all of them cover, on the measures called `names`.

    `left_out`: how many examples not all systems cover.
    """

    names: tuple[str, ...]
    options: Options
    settings: Settings
    measures: Measures
    left_out: int
    standings: Sequence[Standing]
    pairs: Sequence[PairTest] = field(default=())

    def notes(self) -> list[str]:
        """Return in sentences what limits this comparison."""
        return list(_notes(self))

    def told(self) -> dict[str, Any]:
        """Return the comparison as JSON has it."""
        return {
            "signature": self.options.signature(),
            "test": self.settings.test,
            "confidence": self.settings.confidence,
            "resamples": self.settings.resamples,
            "seed": self.settings.seed,
            "examples": len(self.measures.examples),
            "left_out": self.left_out,
            "systems": [standing.told() for standing in self.standings],
            "pairs": [pair.told() for pair in self.pairs],
            "notes": self.notes(),
        }


def compare(
    measures: Measures, names: Sequence[str], options: Options, settings: Settings | None = None
) -> Comparison:
    """Compare the systems on the examples that all of them cover; `RougeGuiError` where there is no such example."""
    *_, whole = compare_steps(measures, names, options, settings)
    return whole


def compare_steps(
    measures: Measures, names: Sequence[str], options: Options, settings: Settings | None = None
) -> Iterator[Comparison]:
    """Yield the comparison as it grows: the standings on one measure more each time, then likewise the pairs."""
    chosen = settings or Settings()
    common = measures.common(names)
    if not common.examples:
        raise RougeGuiError(
            said(
                "No example is covered by all systems, so they cannot be compared. "
                "Choose systems that summarised the same sources."
            )
        )
    left_out = len(measures.examples) - len(common.examples)
    grown = Comparison(tuple(names), options, chosen, common, left_out, ())
    for name in names:
        grown = replace(grown, standings=[*grown.standings, *standings(common, [name], options)])
        yield grown
    drawn = chosen.drawn(len(common.examples))
    for name in names:
        grown = replace(grown, pairs=[*grown.pairs, *pairs_of(common, name, chosen, drawn)])
        yield grown


def _notes(comparison: Comparison) -> Iterator[str]:
    count = len(comparison.measures.examples)
    examples = said("one example") if count == 1 else counted(count, "example")
    if comparison.left_out:
        yield said(
            "Compared on the {examples} that all {systems} systems cover; {others}.",
            examples=examples,
            systems=len(comparison.measures.systems),
            others=counted(comparison.left_out, "other is left out", "others are left out"),
        )
    if empty := list(_empty(comparison.measures)):
        yield said("Candidates without a word score 0. {systems}.", systems=listed(empty, "; "))
    if count < WEAK:
        yield said(
            "With {examples}, fewer than {enough}, these tests are weak: no difference found does not mean that there "
            "is none, the intervals are too narrow, and the bootstrap's p-values are too small.",
            examples=examples,
            enough=WEAK,
        )
    if comparison.options.average == "counts" and comparison.pairs:
        yield said("Means add up counts; the tests of pairs compare the scores of each example.")
    below = sorted({each.system for each in comparison.standings if each.is_below_lead})
    if below:
        yield said("Below {lead} on at least one measure: {systems}.", lead=LEAD, systems=", ".join(below))


def _empty(measures: Measures) -> Iterator[str]:
    """Yield each system that has candidates without a word, where the lengths are known, with these examples."""
    if WORDS not in measures.values:
        return
    for system in measures.systems:
        places = np.flatnonzero(measures.column(WORDS, system) == 0)
        if len(places):
            names = some_of([measures.examples[place] for place in places])
            yield said("{system}: {names}", system=system, names=names)
