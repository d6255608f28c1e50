"""The study of scores against ratings in a process of its own, so that a window stays free and can stop it at once."""

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field

from rouge_gui.study.beside import made_beside
from rouge_gui.study.measures import Measures
from rouge_gui.study.rating.correlation import Drawing
from rouge_gui.study.rating.study import RatingStudy, steps, study_steps
from rouge_gui.study.traits import SEAMS, WORDS
from rouge_gui.wording import said


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
    return made_beside(range(steps()), _Studying(asked), said("The study of the ratings"), stopped)


@dataclass
class _Studying:
    """One study, which is under way in the process that holds it."""

    asked: Asked
    under_way: Iterator[RatingStudy] | None = field(default=None, init=False)

    def __call__(self, _step: int) -> RatingStudy:
        """Take the next step."""
        asked = self.asked
        if self.under_way is None:
            self.under_way = study_steps(asked.measures, asked.ratings, asked.scores, asked.drawing)
        return next(self.under_way)
