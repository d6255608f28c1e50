"""How far an annotator is: what is done, how fast, when it will be all, and what comes next."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from rouge_gui.study.annotating.assignment import Task
from rouge_gui.study.annotating.verdict import Item, Verdict, in_force

# Longer than this nobody works on one item: whoever took a break did not pause the timer.
LONGEST = 900.0
RECENT = 20


@dataclass(frozen=True)
class Progress:
    """One annotator's list: how many tasks there are, `done`, `skipped` and `flagged`, and `left` (skipped ones too).

    `batch` is the batch of the next task (None: nothing is left), `left_in_batch` what is left of it. `pace` is in items
    an hour over the latest verdicts, None before the first; `end` is when all will be done if work goes on at that pace.
    """

    tasks: int
    done: int
    skipped: int
    flagged: int
    left: int
    batch: int | None
    left_in_batch: int
    pace: float | None
    end: datetime | None


def progress(
    tasks: Sequence[Task], verdicts: Iterable[Verdict], now: datetime, recent: int = RECENT
) -> Progress:
    """Return how far the annotator of `verdicts` (under one scheme) is; `recent`: over how many the pace is taken."""
    told = _by_item(verdicts)
    own = [told[task.item] for task in tasks if task.item in told]
    done = [each for each in own if each.is_done]
    left = [task for task in tasks if not _is_done(task, told)]
    following = _next(tasks, told)
    batch = None if following is None else following.batch
    pace = _pace(done, recent)
    return Progress(
        len(tasks),
        len(done),
        sum(each.skipped for each in own),
        sum(each.flagged for each in own),
        len(left),
        batch,
        sum(task.batch == batch for task in left),
        pace,
        now + timedelta(hours=len(left) / pace) if pace else None,
    )


def next_task(tasks: Sequence[Task], verdicts: Iterable[Verdict]) -> Task | None:
    """Return what to judge next: the first task without a verdict, then the first that was skipped, None after all."""
    return _next(tasks, _by_item(verdicts))


def _next(tasks: Sequence[Task], told: Mapping[Item, Verdict]) -> Task | None:
    fresh = (task for task in tasks if task.item not in told)
    skipped = (task for task in tasks if task.item in told and not told[task.item].is_done)
    return next(fresh, None) or next(skipped, None)


def _by_item(verdicts: Iterable[Verdict]) -> dict[Item, Verdict]:
    return {each.item: each for each in in_force(verdicts)}


def _is_done(task: Task, told: Mapping[Item, Verdict]) -> bool:
    return task.item in told and told[task.item].is_done


def _pace(done: Sequence[Verdict], recent: int) -> float | None:
    latest = sorted(done, key=lambda verdict: verdict.moment)[-recent:]
    seconds = [min(each.seconds, LONGEST) for each in latest if each.seconds > 0]
    return 3600 * len(seconds) / sum(seconds) if seconds else None
