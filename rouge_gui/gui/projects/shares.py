"""What a project that is being made would give each annotator to judge."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rouge_gui.corpus.example import Example, Problem
from rouge_gui.gui.language import percent, tr
from rouge_gui.gui.projects.project_work import OpenCorpus, examples_of
from rouge_gui.gui.projects.sending import take_gold, verdicts_in
from rouge_gui.store.project_file import Setup, check_setup
from rouge_gui.store.projects import Project
from rouge_gui.study.annotating.assignment import Task, assign, items_of, share_of
from rouge_gui.study.annotating.scheme import PAIR
from rouge_gui.wording import counted


@dataclass(frozen=True)
class Shares:
    """The examples in `paths`, and each annotator's list of them; `gold` is how many items have a right answer."""

    paths: Sequence[Path]
    examples: Mapping[str, Example]
    lists: Mapping[str, Sequence[Task]]
    items: int
    gold: int

    def told(self, systems: int) -> str:
        """Return in lines what each annotator gets, and the share that everybody judges."""
        if not self.items:
            if systems == PAIR:
                return tr("There is nothing to judge in it: no example has candidates of two systems.")
            return tr("There is nothing to judge in it: no example has a candidate.")
        whole = tr(
            "{items} in {examples}; {share} are judged by more than one.",
            items=counted(self.items, "item"),
            examples=counted(len(self.examples), "example"),
            share=percent(share_of(self.lists)),
        )
        return "\n".join([whole, *(_list_told(name, tasks) for name, tasks in self.lists.items())])


def _list_told(annotator: str, tasks: Sequence[Task]) -> str:
    """Return what one annotator gets, in a line."""
    values: dict[str, object] = {
        "annotator": annotator,
        "items": counted(len(tasks), "item"),
        "shared": sum(each.is_shared for each in tasks),
        "batches": counted(len({each.batch for each in tasks}), "batch", "batches"),
    }
    gold = sum(each.is_gold for each in tasks)
    if gold:
        return tr(
            "{annotator}: {items}, {shared:,} shared, {gold:,} gold, in {batches}.", **values, gold=gold
        )
    return tr("{annotator}: {items}, {shared:,} shared, in {batches}.", **values)


def share_out(setup: Setup, gold: Path | None, last: Shares | None, opened: OpenCorpus) -> Iterator[Shares]:
    """Yield what `setup` would give everybody; the corpus is not read again where `last` is of the same paths."""
    check_setup(setup)
    if last is not None and last.paths == setup.corpus:
        examples = last.examples
    else:
        examples = examples_of(setup.corpus, setup.recipe, opened)
    items = dict.fromkeys(items_of(examples.values(), setup.scheme.systems))
    right = () if gold is None else verdicts_in(gold, setup.scheme, examples)
    known = dict.fromkeys(each.item for each in right if not isinstance(each, Problem) and each.item in items)
    yield Shares(setup.corpus, examples, assign(list(items), list(known), setup.plan), len(items), len(known))


def make(folder: Path, setup: Setup, gold: Path | None, shares: Shares) -> Iterator[Project]:
    """Make the project and take its gold verdicts in; errors as of `Project.make`."""
    project = Project.make(folder, setup)
    if gold is not None:
        take_gold(project, gold, shares.examples)
    yield project
