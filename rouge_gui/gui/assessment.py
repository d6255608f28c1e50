"""All that the window shows of the open texts, found in the worker's thread so that the window need not wait."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rouge_gui.gui.mates import MateIndex
from rouge_gui.gui.opened import Opened
from rouge_gui.gui.panes.losses import Caution, caution
from rouge_gui.rouge.cues import find_all
from rouge_gui.rouge.evaluate import Evaluation, evaluate
from rouge_gui.rouge.evidence.kinds import Place
from rouge_gui.rouge.evidence.neighbours import Neighbourhood, neighbourhoods
from rouge_gui.rouge.evidence.reading import Reading, Study
from rouge_gui.rouge.marking.marks import Evidence, Pane, Shown
from rouge_gui.rouge.options import Options, about

MOST_TOKENS = 20_000
STUDIES_KEPT = 4

TabScores = tuple[Sequence[float], int | None, str, str]
NO_SCORES: TabScores = (), None, "", ""


@dataclass(frozen=True)
class Assessment:
    """The evidence and the mates of its words, found already, and for each pane what is to be said of its text.

    `places` are those of the candidate's cues, None where they were not looked for: there is no source, or a text is
    longer than `MOST_TOKENS`. `nearest` tells of each of its sentences what is nearest in the source; empty then.
    `has_candidate` is False where no system stands for the empty candidate: its zeros would be nobody's.
    """

    evidence: Evidence
    mates: MateIndex
    cautions: Mapping[Pane, Caution | None]
    places: Sequence[Place] | None
    nearest: Sequence[Neighbourhood]
    has_candidate: bool

    @property
    def source(self) -> str:
        """The source as it was when this was found, empty where there is none."""
        text = self.evaluation.source
        return "" if text is None else text.raw

    @property
    def evaluation(self) -> Evaluation:
        """The evaluation that the evidence belongs to."""
        return self.evidence.evaluation


def best_reference(evaluation: Evaluation, variant: str | None = None) -> int:
    """Return the reference that explains the joint score of `variant` (None: the first one chosen), 0 without any."""
    joint = evaluation.scores.get(variant or evaluation.options.variants[0])
    return joint.shown if joint else 0


def tab_scores(assessment: Assessment) -> TabScores:
    """Return each reference's score, the best reference, what the score is and how several make one.

    There are none without a candidate.
    """
    if not assessment.has_candidate:
        return NO_SCORES
    evaluation = assessment.evaluation
    name = evaluation.options.variants[0]
    scores = [measured[name].score.fmeasure for measured in evaluation.measured]
    aggregate = about("references").choices[evaluation.options.references]
    return scores, best_reference(evaluation), f"{name} F", aggregate


def assess(texts: Opened, options: Options) -> Assessment:
    """Score the open texts under `options` and find all marks of all panes, all places of cues and what is nearest."""
    evaluation = evaluate(texts.candidate, texts.references, options, texts.source)
    evidence = Evidence(evaluation, Shown(reference=best_reference(evaluation)))
    evidence.prepare()
    mates = MateIndex(evidence)
    mates.prepare()
    reading = _reading(texts, evaluation)
    return Assessment(
        evidence,
        mates,
        {pane: caution(text, options) for pane, text in evidence.texts.items()},
        None if reading is None else find_all(reading),
        () if reading is None else neighbourhoods(reading),
        bool(texts.system or texts.candidate),
    )


def _reading(texts: Opened, evaluation: Evaluation) -> Reading | None:
    compared = evaluation.source
    if compared is None or not texts.source:
        return None
    if max(len(compared.tokens), len(evaluation.candidate.tokens)) > MOST_TOKENS:
        return None
    return Reading(texts.candidate, _study(texts.source, tuple(texts.references)))


@lru_cache(STUDIES_KEPT)
def _study(source: str, references: tuple[str, ...]) -> Study:
    return Study(source, references)
