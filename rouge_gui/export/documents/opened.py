"""A candidate opened for export: its evaluation and the places of its cues."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.study.cues import cue_rows
from rouge_gui.study.run import Failure, Pair, not_scored

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

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
