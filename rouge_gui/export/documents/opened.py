"""A candidate opened for export: its evaluation and the places of its cues."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.marking.cue_marks import CueMarks
from rouge_gui.rouge.marking.marks import Evidence, Shown
from rouge_gui.study.by_example import OfExamples
from rouge_gui.study.cues import CueRow, cue_rows
from rouge_gui.study.run import Failure, Pair, not_scored

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

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


def opened(examples: Iterable[Example], options: Options) -> Generator[Opened | Failure, None, None]:
    """Yield each candidate of `examples` with its evidence; one that cannot be scored is its Failure."""
    return _Opening(options).here(examples)


def opened_in_pool(
    examples: Iterable[Example],
    options: Options,
    jobs: int | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Generator[Opened | Failure, None, None]:
    """Yield what `opened` yields, in the same order, from `jobs` processes; `stopped` and errors as in `study.pool`."""
    return _Opening(options).in_pool(examples, jobs, stopped)


@dataclass(frozen=True)
class _Opening(OfExamples[Opened]):
    """Opening the candidates of an example under `options`."""

    options: Options

    def answer(self, task: Example) -> list[Opened | Failure]:
        """Open one example."""
        cues = cue_rows([task])
        return [self._open(task, system, row) for system, row in zip(task.candidates, cues, strict=True)]

    def _open(self, example: Example, system: str, cues: CueRow | Failure) -> Opened | Failure:
        candidate = example.candidates[system].text
        try:
            evaluation = evaluate(candidate, example.references, self.options, example.source)
        except Exception as error:  # noqa: BLE001 (told in its place, whatever it is)
            return not_scored(Pair(example.id, system, candidate, example.references), error)
        if isinstance(cues, Failure):
            return Opened(example.id, system, evaluation, note=cues.message)
        return Opened(example.id, system, evaluation, cues.places)
