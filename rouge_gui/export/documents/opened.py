"""A candidate opened for export: its evaluation and the places of its cues."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING

from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.marking.cue_marks import CueMarks
from rouge_gui.rouge.marking.marks import Evidence, Shown
from rouge_gui.study.cues import cue_rows
from rouge_gui.study.pool import in_pool
from rouge_gui.study.process import Work
from rouge_gui.study.run import Failure, Pair, not_scored

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator

    from rouge_gui.corpus.example import Example
    from rouge_gui.rouge.evaluate import Evaluation
    from rouge_gui.rouge.evidence.kinds import Place
    from rouge_gui.rouge.options import Options


@dataclass(frozen=True)
class Opened:
    """One system's candidate for one example (its id), and what is seen of it.

    `note` is a sentence where its cues could not be read; `places` is empty then.
    """

    example: str
    system: str
    evaluation: Evaluation
    places: tuple[Place, ...] = ()
    note: str = ""

    @property
    def shown(self) -> int:
        """The reference that the candidate's marks are counted against: the one behind the first variant's score."""
        return next((joint.shown for joint in self.evaluation.scores.values()), 0)

    @cached_property
    def evidence(self) -> Evidence:
        """What is marked in its texts, as the window marks them."""
        return Evidence(self.evaluation, Shown(reference=self.shown))

    @cached_property
    def cues(self) -> CueMarks:
        """How its cues are drawn."""
        return CueMarks(self.evaluation.candidate.raw, self.places)


def opened(examples: Iterable[Example], options: Options) -> Iterator[Opened | Failure]:
    """Yield each candidate of `examples` with its evidence; one that cannot be scored is its Failure."""
    for example in examples:
        for system, candidate in example.candidates.items():
            try:
                evaluation = evaluate(candidate.text, example.references, options, example.source)
            except Exception as error:  # noqa: BLE001 (told in its place, whatever it is)
                yield not_scored(Pair(example.id, system, candidate.text, example.references), error)
                continue
            (row,) = cue_rows([replace(example, candidates={system: candidate})])
            if isinstance(row, Failure):
                yield Opened(example.id, system, evaluation, note=row.message)
            else:
                yield Opened(example.id, system, evaluation, row.places)


def opened_in_pool(
    examples: Iterable[Example],
    options: Options,
    jobs: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Generator[Opened | Failure, None, None]:
    """Yield what `opened` yields, in the same order, from `jobs` processes; `stopped` and errors as in `study.pool`."""
    outcomes = in_pool(examples, _Opening(options), jobs, stopped)
    try:
        yield from chain.from_iterable(outcomes)
    finally:
        outcomes.close()


@dataclass(frozen=True)
class _Opening(Work["Example", "list[Opened | Failure]"]):
    """Opening the candidates of an example as the work of a process."""

    options: Options

    def size(self, task: Example) -> int:
        """Return the characters that are read."""
        texts = (task.source or "", *task.references, *(each.text for each in task.candidates.values()))
        return sum(map(len, texts))

    def answer(self, task: Example) -> list[Opened | Failure]:
        """Open one example."""
        return list(opened([task], self.options))

    def heard(self, answer: list[Opened | Failure]) -> list[Opened | Failure]:
        """Return what was opened as it came."""
        return answer

    def lost(self, task: Example) -> list[Opened | Failure]:
        """Return the failures of an example whose process has died."""
        reason = "the process that read it ended unexpectedly, perhaps for lack of memory"
        return [
            Failure(task.id, system, f"Example {task.id}, {system}: {reason}.") for system in task.candidates
        ]
