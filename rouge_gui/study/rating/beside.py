"""The study of scores against ratings in a process of its own, so that a window stays free and can stop it at once."""

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field

from rouge_gui.errors import RougeGuiError
from rouge_gui.study.measures import Measures
from rouge_gui.study.pool import CHARACTERS, in_pool
from rouge_gui.study.process import Work
from rouge_gui.study.rating.correlation import Drawing
from rouge_gui.study.rating.study import RatingStudy, steps, study_steps
from rouge_gui.study.traits import SEAMS, WORDS


@dataclass(frozen=True, eq=False)
class Asked:
    """What `study_steps` takes: `measures` hold what it needs of them and no more."""

    measures: Measures
    ratings: Measures
    scores: tuple[str, ...]
    drawing: Drawing

    @classmethod
    def of(cls, measures: Measures, ratings: Measures, scores: Sequence[str], drawing: Drawing) -> "Asked":
        """Ask how `scores`, names of `measures`, agree with `ratings`; `measures` hold `words`."""
        needed = [*scores, WORDS, *(name for name in (SEAMS,) if name in measures.values)]
        return cls(measures.named(needed), ratings, tuple(scores), drawing)


def steps_beside(
    asked: Asked, stopped: Callable[[], bool] = lambda: False
) -> Generator[RatingStudy, None, None]:
    """Yield what `study_steps` yields; once `stopped` (asked every 50 ms), no more."""
    return in_pool(range(steps()), _Studying(asked), 1, stopped)


@dataclass
class _Studying(Work[int, RatingStudy]):
    """The steps of one study as the tasks of one process, in which the study is under way."""

    asked: Asked
    under_way: Iterator[RatingStudy] | None = field(default=None, init=False)

    def size(self, task: int) -> int:  # noqa: ARG002 (one step is as large as another)
        """Return more than goes together, so that each step is told by itself."""
        return CHARACTERS + 1

    def answer(self, task: int) -> RatingStudy | Exception:  # noqa: ARG002 (each step is the next)
        """Take the next step."""
        asked = self.asked
        try:
            if self.under_way is None:
                self.under_way = study_steps(asked.measures, asked.ratings, asked.scores, asked.drawing)
            return next(self.under_way)
        except Exception as error:  # noqa: BLE001 (whatever it is, it is raised where the study was asked for)
            return error

    def heard(self, answer: RatingStudy | Exception) -> RatingStudy:
        """Return the study as far as it is."""
        if isinstance(answer, Exception):
            raise answer
        return answer

    def lost(self, task: int) -> RatingStudy:
        """Say that the process has died."""
        raise RougeGuiError(
            f"The study of the ratings ended unexpectedly in step {task + 1} of {steps()}, perhaps for lack of memory."
        )
