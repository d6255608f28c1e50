"""One annotator's way through the tasks: what is said of each by now, what comes next, what came before."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rouge_gui.study.annotating.assignment import Task
from rouge_gui.study.annotating.progress import next_task
from rouge_gui.study.annotating.verdict import Item, Verdict, in_force


class Course:
    """Knows the verdict in force on each item of `tasks`; a step costs the same however many are done."""

    def __init__(self, tasks: Sequence[Task], verdicts: Iterable[Verdict]) -> None:
        self.tasks = tuple(tasks)
        self._place = {task.item: place for place, task in enumerate(self.tasks)}
        self._told = {each.item: each for each in in_force(verdicts) if each.item in self._place}
        self._left = {task.item: task for task in self.tasks if not self.is_done(task.item)}
        self._skipped = {item: each for item, each in self._told.items() if not each.is_done}
        self._sizes = Counter(task.batch for task in self.tasks)
        self._left_of = Counter(task.batch for task in self._left.values())

    def take(self, verdict: Verdict) -> None:
        """Take in a verdict that is in force from now on, or withdraws what was."""
        item = verdict.item
        was_done = self.is_done(item)
        self._told.pop(item, None)
        self._skipped.pop(item, None)
        if not verdict.withdrawn:
            self._told[item] = verdict
        if verdict.skipped and not verdict.withdrawn:
            self._skipped[item] = verdict
        if self.is_done(item) == was_done:
            return
        batch = self.task(item).batch
        if was_done:
            self._left_of[batch] += 1
            self._left = {task.item: task for task in self.tasks if not self.is_done(task.item)}
        else:
            self._left_of[batch] -= 1
            del self._left[item]

    def next(self) -> Task | None:
        """Return what is to be judged next, None after all."""
        return next_task(list(self._left.values()), self._skipped.values())

    def beside(self, item: Item, step: int) -> Task | None:
        """Return the task `step` places further on in the list, None beyond its ends."""
        place = self._place[item] + step
        return self.tasks[place] if 0 <= place < len(self.tasks) else None

    def task(self, item: Item) -> Task:
        """Return the task of an item that is on the list."""
        return self.tasks[self._place[item]]

    def place(self, item: Item) -> int:
        """Return where an item stands on the list, from 0."""
        return self._place[item]

    def told(self) -> list[Verdict]:
        """Return the verdicts in force."""
        return list(self._told.values())

    def said_of(self, item: Item) -> Verdict | None:
        """Return the verdict in force on `item`, None where there is none."""
        return self._told.get(item)

    def size(self, batch: int) -> int:
        """Return how many tasks a batch has."""
        return self._sizes[batch]

    def left_of(self, batch: int) -> int:
        """Return how many tasks of a batch are left, skipped ones too."""
        return self._left_of[batch]

    def is_done(self, item: Item) -> bool:
        """Tell whether something is said of `item` that counts."""
        return item in self._told and self._told[item].is_done
