"""Making things one by one in a process of its own, so that a window stays free and can stop it at once."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from dataclasses import dataclass
from typing import Generic

from rouge_gui.errors import RougeGuiError
from rouge_gui.study.pool import CHARACTERS, in_pool
from rouge_gui.study.process import Outcome, Task, Work
from rouge_gui.wording import said


def made_beside(
    tasks: Iterable[Task],
    make: Callable[[Task], Outcome],
    subject: str,
    stopped: Callable[[], bool] = lambda: False,
) -> Generator[Outcome, None, None]:
    """Yield what `make` returns of each task, in order; once `stopped` (asked every 50 ms), no more.

    `make` is pickled once and lives as long as its process, so it may keep what it needs for the next. What it raises
    is raised here. `RougeGuiError`, which speaks of `subject`, where the process dies.
    """
    with closing(in_pool(tasks, _Making(make, subject), 1, stopped)) as outcomes:
        for each in outcomes:
            if isinstance(each, Exception):
                raise each
            yield each


@dataclass(frozen=True)
class _Making(Work[Task, Outcome | Exception], Generic[Task, Outcome]):
    make: Callable[[Task], Outcome]
    subject: str

    def size(self, task: Task) -> int:  # noqa: ARG002 (whatever it is)
        """Return more than goes together, so that each is told by itself."""
        return CHARACTERS + 1

    def answer(self, task: Task) -> Outcome | Exception:
        """Make it."""
        try:
            return self.make(task)
        except Exception as error:  # noqa: BLE001 (it is raised where the thing was asked for)
            return error

    def heard(self, answer: Outcome | Exception) -> Outcome | Exception:
        """Return what was made."""
        return answer

    def lost(self, task: Task) -> Exception:  # noqa: ARG002 (which one it was does not matter)
        """Return that the process has died."""
        return RougeGuiError(
            said("{subject} ended unexpectedly, perhaps for lack of memory.", subject=self.subject)
        )
