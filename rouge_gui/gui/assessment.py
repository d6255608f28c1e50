"""All that the window shows of the open texts, found in the worker's thread so that the window need not wait."""

from collections.abc import Mapping
from dataclasses import dataclass

from rouge_gui.gui.marks import Evidence, Pane, Shown
from rouge_gui.gui.mates import MateIndex
from rouge_gui.gui.opened import Opened
from rouge_gui.gui.panes.losses import Caution, caution
from rouge_gui.rouge.evaluate import Evaluation, evaluate
from rouge_gui.rouge.options import Options


@dataclass(frozen=True)
class Assessment:
    """The evidence and the mates of its words, found already, and for each pane what is to be said of its text."""

    evidence: Evidence
    mates: MateIndex
    cautions: Mapping[Pane, Caution | None]

    @property
    def evaluation(self) -> Evaluation:
        """The evaluation that the evidence belongs to."""
        return self.evidence.evaluation


def best_reference(evaluation: Evaluation, variant: str | None = None) -> int:
    """Return the reference that explains the joint score of `variant` (None: the first one chosen), 0 without any."""
    joint = evaluation.scores.get(variant or evaluation.options.variants[0])
    return joint.shown if joint else 0


def assess(texts: Opened, options: Options) -> Assessment:
    """Score the open texts under `options` and find all marks of all panes."""
    evaluation = evaluate(texts.candidate, texts.references, options, texts.source)
    evidence = Evidence(evaluation, Shown(reference=best_reference(evaluation)))
    evidence.prepare()
    mates = MateIndex(evidence)
    mates.prepare()
    return Assessment(
        evidence, mates, {pane: caution(text, options) for pane, text in evidence.texts.items()}
    )
