"""One system against another, worked out beside the window: example by example, in slices, by n-grams."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.study.comparing.differences import (
    SLICED,
    Difference,
    Slice,
    Tally,
    by_thirds,
    by_value,
    differences,
    slices,
    tally,
)
from rouge_gui.study.comparing.ngram_wins import GramWin, ngram_wins
from rouge_gui.wording import said

NOTHING = ""


@dataclass(frozen=True)
class Versus:
    """What is asked: two systems on a measure, in slices `by` a name of `slicings` (the first where it is none)."""

    findings: Findings
    first: str
    second: str
    measure: str
    by: str = NOTHING


@dataclass(frozen=True)
class VersusFound:
    """The answer: the examples, who is ahead how often, by what there can be slices (words by name), and the slices."""

    asked: Versus
    differences: Sequence[Difference]
    tally: Tally
    slicings: Mapping[str, str]
    by: str
    slices: Sequence[Slice]


@dataclass(frozen=True)
class GramsAsked:
    """Which n-grams are asked for: those of `length` words that two systems hit unequally often."""

    findings: Findings
    first: str
    second: str
    length: int

    @property
    def key(self) -> tuple[object, ...]:
        """What the answer depends on."""
        return id(self.findings.examples), self.findings.options, self.first, self.second, self.length


class VersusWork(QObject):
    """Answers the newest question of each kind: `found` (VersusFound), `grams_found` (list of GramWin), `failed`."""

    found = Signal(object)
    grams_found = Signal(list)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._examples, self._grams = Runner(self), Runner(self)
        self._examples.batched.connect(self._on_found)
        self._grams.batched.connect(self._on_grams_found)
        for runner in (self._examples, self._grams):
            runner.failed.connect(self.failed)

    @property
    def is_running(self) -> bool:
        """Whether something that was asked is not answered yet."""
        return self._examples.is_running or self._grams.is_running

    def ask(self, asked: Versus) -> None:
        """Compare two systems."""
        self._examples.start(Job(lambda: iter([answer(asked)]), 1))

    def ask_grams(self, asked: GramsAsked) -> None:
        """Look for the n-grams that each of two systems wins."""

        def work() -> Iterator[list[GramWin]]:
            yield ngram_wins(
                job.while_wanted(asked.findings.examples),
                asked.first,
                asked.second,
                asked.findings.options,
                asked.length,
            )

        job: Job[list[GramWin]] = Job(work, 1)
        self._grams.start(job)

    def close(self) -> bool:
        """Stop and wait for the threads; False where one did not end in time."""
        return all([self._examples.close(), self._grams.close()])

    def _on_found(self, answers: list[VersusFound]) -> None:
        self.found.emit(answers[-1])

    def _on_grams_found(self, answers: list[list[GramWin]]) -> None:
        self.grams_found.emit(answers[-1])


def answer(asked: Versus) -> VersusFound:
    """Return what `asked` asks for."""
    measures = asked.findings.measures
    found = differences(measures, asked.measure, asked.first, asked.second)
    slicings = slicings_of(asked.findings)
    by = asked.by if asked.by in slicings else next(iter(slicings), NOTHING)
    told = (
        slices(measures, asked.measure, asked.first, asked.second, _groups(asked, by))
        if by != NOTHING
        else ()
    )
    return VersusFound(asked, found, tally(found), slicings, by, list(told))


def slicings_of(findings: Findings) -> dict[str, str]:
    """Return by what examples can be sliced: traits that are known, then columns of metadata; words by name."""
    traits = {name: words for name, words in SLICED.items() if name in findings.measures.values}
    columns = dict.fromkeys(
        str(name)
        for example in findings.examples
        for name, value in example.metadata.items()
        if isinstance(value, str | int | float)
    )
    return traits | {
        name: said("{column} (column of the corpus)", column=name) for name in columns if name not in traits
    }


def _groups(asked: Versus, by: str) -> Mapping[str, NDArray[np.bool_]]:
    measures = asked.findings.measures
    if by in SLICED and by in measures.values:
        return by_thirds(measures, by, asked.first, asked.second)
    examples = {example.id: example for example in asked.findings.examples}
    return by_value([examples[name].metadata.get(by) for name in measures.examples])
