"""Makes the project that the pictures show: the sample corpus, judged by its own list of planted errors.

`python packaging/sample_project.py FOLDER`, run by the environment's Python. Nobody was asked: what both annotators say
follows from `planted.jsonl`. The first overlooks some kinds of error, and has not come to the end of the list.
"""

import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from rouge_gui import assets
from rouge_gui.corpus.example import Corpus, Example
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.store.project_file import Setup
from rouge_gui.store.projects import Project
from rouge_gui.study.annotating.assignment import Plan, Task
from rouge_gui.study.annotating.scheme import Scheme, read_scheme
from rouge_gui.study.annotating.verdict import CANDIDATE, Item, SpanLabel, Verdict, digest_of

TITLE = "Sample corpus"
FIRST, SECOND = ANNOTATORS = ("annotator 1", "annotator 2")
PLAN = Plan(ANNOTATORS, overlap=0.5, batch=10, gold_every=0, seed=2)
OVERLOOKED = {FIRST: ("hedge", "comparative", "roles"), SECOND: ()}
LEFT = {FIRST: 9, SECOND: 0}
BEGIN, PACE, SECONDS = datetime(2026, 3, 2, 9, tzinfo=UTC), timedelta(seconds=75), 52.0
LABELS = {
    "number": "quantity",
    "date": "quantity",
    "quantifier": "quantity",
    "name": "entity",
    "place": "entity",
    "roles": "relation",
    "stitched": "relation",
    "comparative": "relation",
    "invented": "addition",
    "hedge": "contradiction",
    "negation": "contradiction",
}
BEST, WORST, SEVERITY = 5, 1, "major"


class Planted(NamedTuple):
    """One planted error: the words of the candidate, their kind, and the words of the source that deny them."""

    text: str
    kind: str
    source: str


def planted() -> Mapping[Item, Sequence[Planted]]:
    """Return the errors that were planted into the samples, by candidate."""
    found: dict[Item, list[Planted]] = defaultdict(list)
    for line in (assets.samples() / "planted.jsonl").read_text(encoding="utf-8").splitlines():
        told = json.loads(line)
        item = Item(told["example"], (told["system"],))
        found[item].append(Planted(told["text"], told["kind"], told["source"]))
    return found


def scheme() -> Scheme:
    """Return what is asked: SummEval's consistency, and the labels for error spans."""
    given = {each.name: each for each in map(read_scheme, assets.schemes())}
    ratings = tuple(each for each in given["summeval"].ratings if each.name == "consistency")
    asked = given["error spans"]
    return replace(asked, name="consistency and errors", title="Consistency and error spans", ratings=ratings)


def verdict(annotator: str, example: Example, item: Item, errors: Sequence[Planted], asked: str) -> Verdict:
    """Return what `annotator` says of `item`, in which there are `errors`: one point less for each, and its label."""
    (system,) = item.systems
    seen = [each for each in errors if each.kind not in OVERLOOKED[annotator]]
    spans = tuple(_labelled(each, example, example.candidates[system].text) for each in seen)
    rating = float(max(WORST, BEST - len(seen)))
    return Verdict(
        item,
        annotator,
        asked,
        digest_of(example, item),
        {"consistency": rating},
        spans,
        shown=item.systems,
        seconds=SECONDS,
    )


def _labelled(error: Planted, example: Example, candidate: str) -> SpanLabel:
    start, source = candidate.index(error.text), example.source or ""
    told = source.find(error.source)
    evidence = None if told < 0 else (told, told + len(error.source))
    return SpanLabel(
        LABELS[error.kind], CANDIDATE, start, start + len(error.text), error.text, SEVERITY, evidence
    )


def verdicts(annotator: str, tasks: Sequence[Task], corpus: Corpus, asked: str) -> Iterator[Verdict]:
    """Yield what `annotator` says of each task, one after the other in time; the last is one with errors."""
    errors = planted()
    items = [task.item for task in tasks][: len(tasks) - LEFT[annotator]]
    while not errors.get(items[-1]):
        items.pop()
    for number, item in enumerate(items):
        example = corpus.get(item.example)
        if example is None:
            raise KeyError(item.example)
        said = verdict(annotator, example, item, errors.get(item, ()), asked)
        moment = (BEGIN + number * PACE).isoformat()
        yield replace(said, moment=moment, uid=f"{annotator}-{number}")


def make(folder: Path) -> Project:
    """Make the project in `folder`."""
    samples = assets.samples()
    corpus = Corpus()
    for each in open_corpus(samples):
        if isinstance(each, Example):
            corpus.add(each)
    project = Project.make(folder, Setup(TITLE, (samples,), scheme(), PLAN))
    for annotator, tasks in project.lists(corpus).items():
        said = list(verdicts(annotator, tasks, corpus, project.scheme.name))
        project.take({annotator: said}, (), folder)
    return project


if __name__ == "__main__":
    make(Path(sys.argv[1]))
