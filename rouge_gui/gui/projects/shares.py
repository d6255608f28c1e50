"""What a project that is being made would give each annotator to judge."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rouge_gui.corpus.example import Example, Problem
from rouge_gui.gui.projects.project_work import OpenCorpus, examples_of
from rouge_gui.gui.projects.sending import take_gold, verdicts_in
from rouge_gui.store.project_file import Setup, check_setup
from rouge_gui.store.projects import Project
from rouge_gui.study.annotating.assignment import Task, assign, items_of, share_of
from rouge_gui.study.annotating.scheme import PAIR
from rouge_gui.wording import counted

NO_ITEMS = "There is nothing to judge in it: {}."
NO_CANDIDATES, NO_PAIRS = "no example has a candidate", "no example has candidates of two systems"


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
            return NO_ITEMS.format(NO_PAIRS if systems == PAIR else NO_CANDIDATES)
        share = f"{share_of(self.lists):.0%} are judged by more than one."
        lines = [f"{counted(self.items, 'item')} in {counted(len(self.examples), 'example')}; {share}"]
        for name, tasks in self.lists.items():
            shared, gold = sum(each.is_shared for each in tasks), sum(each.is_gold for each in tasks)
            batches = len({each.batch for each in tasks})
            with_gold = f", {gold:,} gold" if gold else ""
            lines.append(
                f"{name}: {counted(len(tasks), 'item')}, {shared:,} shared{with_gold}, "
                f"in {batches:,} {'batch' if batches == 1 else 'batches'}."
            )
        return "\n".join(lines)


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
