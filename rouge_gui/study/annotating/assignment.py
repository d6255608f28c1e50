"""Who judges what: items shared out among annotators, some judged by all of them, gold ones strewn in."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from rouge_gui.corpus.example import Example
from rouge_gui.study.annotating.blinding import draw
from rouge_gui.study.annotating.scheme import PAIR
from rouge_gui.study.annotating.verdict import Item


@dataclass(frozen=True)
class Plan:
    """How items are shared out. `overlap`: the share (0 to 1) that everybody judges; `batch`: items before a pause.

    After every `gold_every` items comes a gold one, as long as there are any; 0: none.
    """

    annotators: tuple[str, ...]
    overlap: float = 0.2
    batch: int = 20
    gold_every: int = 10
    seed: int = 0


@dataclass(frozen=True)
class Task:
    """One item on somebody's list. `is_shared`: everybody has it. `is_gold`: the right verdict is known."""

    item: Item
    batch: int
    is_shared: bool = False
    is_gold: bool = False


def items_of(examples: Iterable[Example], systems: int) -> Iterator[Item]:
    """Yield what can be judged: each candidate, or for a scheme of pairs each two systems' candidates of an example."""
    for example in examples:
        names = tuple(example.candidates)
        if systems == PAIR:
            yield from (Item(example.id, pair) for pair in combinations(names, PAIR))
        else:
            yield from (Item(example.id, (name,)) for name in names)


def assign(items: Sequence[Item], gold: Sequence[Item], plan: Plan) -> dict[str, list[Task]]:
    """Return each annotator's list, the same for the same plan; each item not shared is on one list exactly.

    Lists are shuffled for each annotator, shared items among the others.
    """
    known = set(gold)
    left = [item for item in items if item not in known]
    draw(plan.seed, "shared").shuffle(left)
    count = round(plan.overlap * len(left))
    shared, rest = left[:count], left[count:]
    lists: dict[str, list[Task]] = {}
    for place, annotator in enumerate(plan.annotators):
        own = [Task(item, 0, is_shared=True) for item in shared]
        own += [Task(item, 0) for item in rest[place :: len(plan.annotators)]]
        draw(plan.seed, "order", annotator).shuffle(own)
        lists[annotator] = list(_in_batches(_with_gold(own, gold, plan.gold_every), plan.batch))
    return lists


def share_of(lists: Mapping[str, Sequence[Task]]) -> float:
    """Return the share of items, gold ones aside, that more than one annotator judges."""
    counts: dict[Item, int] = {}
    for tasks in lists.values():
        for task in tasks:
            if not task.is_gold:
                counts[task.item] = counts.get(task.item, 0) + 1
    return sum(count > 1 for count in counts.values()) / len(counts) if counts else 0.0


def _with_gold(tasks: Sequence[Task], gold: Sequence[Item], every: int) -> Iterator[Task]:
    waiting = iter(gold)
    for number, task in enumerate(tasks, start=1):
        yield task
        if every and number % every == 0:
            known = next(waiting, None)
            if known is not None:
                yield Task(known, 0, is_gold=True)
    if every:
        yield from (Task(item, 0, is_gold=True) for item in waiting)


def _in_batches(tasks: Iterable[Task], size: int) -> Iterator[Task]:
    for number, task in enumerate(tasks):
        yield Task(task.item, number // max(1, size), task.is_shared, task.is_gold)
