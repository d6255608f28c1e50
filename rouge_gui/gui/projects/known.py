"""What is known of a project at one moment: who judges what, what was said, where it parts, how far it agrees."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

from rouge_gui.corpus.example import Example
from rouge_gui.rouge.text import Span
from rouge_gui.store.projects import Project
from rouge_gui.study.annotating.adjudication import Case, states
from rouge_gui.study.annotating.agreement import Agreement, agreement
from rouge_gui.study.annotating.answer_table import counting
from rouge_gui.study.annotating.as_labels import labelled_spans
from rouge_gui.study.annotating.assignment import Task
from rouge_gui.study.annotating.blinding import PositionBias, position_bias
from rouge_gui.study.annotating.progress import Progress, progress
from rouge_gui.study.annotating.scheme import PAIR, Scheme
from rouge_gui.study.annotating.turning import compares
from rouge_gui.study.annotating.verdict import Verdict, in_force
from rouge_gui.study.cue_precision import Key

EVERYBODY = ""


@dataclass(frozen=True)
class Known:
    """A project and all that its files say. `verdicts` are everything annotators ever said under its scheme.

    `labelled`: the stretches labelled in each candidate that was judged, empty where the scheme has no labels.
    `agreement` is None until it has been counted. `biases` by annotator (`EVERYBODY`: all together) and choice.
    """

    project: Project
    examples: Mapping[str, Example]
    lists: Mapping[str, Sequence[Task]]
    verdicts: Sequence[Verdict]
    gold: Sequence[Verdict]
    decisions: Sequence[Verdict]
    progress: Mapping[str, Progress]
    cases: Sequence[Case]
    labelled: Mapping[Key, Sequence[Span]] = field(default_factory=dict)
    agreement: Agreement | None = None
    biases: Mapping[tuple[str, str], PositionBias] = field(default_factory=dict)

    @property
    def scheme(self) -> Scheme:
        """What is asked."""
        return self.project.scheme


def look(project: Project, examples: Mapping[str, Example]) -> Iterator[Known]:
    """Yield what is known of a project over its corpus, then the same with how far its annotators agree."""
    scheme = project.scheme
    lists = project.lists(examples.values())
    verdicts = [each for each in project.verdicts() if each.scheme == scheme.name]
    gold, decisions = project.gold(), project.decisions()
    known = Known(
        project,
        examples,
        lists,
        verdicts,
        gold,
        decisions,
        _progress(project, lists, verdicts),
        states(verdicts, decisions, scheme, lists),
        labelled_spans(verdicts, scheme, decisions) if scheme.labels else {},
    )
    yield known
    yield replace(known, agreement=agreement(verdicts, scheme, gold), biases=biases_of(verdicts, scheme))


def _progress(
    project: Project, lists: Mapping[str, Sequence[Task]], verdicts: Sequence[Verdict]
) -> dict[str, Progress]:
    """Return how far everybody is; who has no list is asked for what they judged."""
    said: dict[str, list[Verdict]] = {name: [] for name in project.annotators()}
    for each in verdicts:
        said.setdefault(each.annotator, []).append(each)
    now = datetime.now(UTC)
    return {
        name: progress(lists.get(name) or [Task(each.item, 0) for each in in_force(own)], own, now)
        for name, own in said.items()
    }


def biases_of(verdicts: Sequence[Verdict], scheme: Scheme) -> dict[tuple[str, str], PositionBias]:
    """Return which place each annotator, and everybody, preferred at each choice that compares two systems."""
    if scheme.systems != PAIR:
        return {}
    counted = counting(verdicts, scheme)
    names = sorted({each.annotator for each in counted})
    return {
        (name, choice.name): position_bias(
            [each for each in counted if name in (EVERYBODY, each.annotator)], choice.name, choice.options
        )
        for choice in scheme.choices
        if compares(choice)
        for name in (EVERYBODY, *names)
    }
