"""Reading candidates an example at a time, so that its source is indexed once for all of them: here or in processes."""

from abc import abstractmethod
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from itertools import chain
from typing import Generic, TypeVar

from rouge_gui.corpus.example import Example
from rouge_gui.rouge.evidence.reading import Study
from rouge_gui.study.pool import in_pool_or_here
from rouge_gui.study.process import Work
from rouge_gui.study.run import Failure
from rouge_gui.wording import said

Row = TypeVar("Row")


class OfExamples(Work[Example, list[Row | Failure]], Generic[Row]):
    """Makes a row of each candidate of an example, or a Failure: `answer` says how."""

    def here(self, examples: Iterable[Example]) -> Generator[Row | Failure, None, None]:
        """Yield a row for each candidate, in the order of `examples` and of their candidates, as soon as it is read."""
        return (row for example in examples for row in self.answer(example))

    def in_pool(
        self, examples: Iterable[Example], jobs: int | None, stopped: Callable[[], bool]
    ) -> Generator[Row | Failure, None, None]:
        """Yield the same, in the same order, from `jobs` processes, little of it here; the rest as in `study.pool`."""
        outcomes = in_pool_or_here(examples, self, jobs, stopped)
        try:
            yield from chain.from_iterable(outcomes)
        finally:
            outcomes.close()

    def size(self, task: Example) -> int:
        """Return the characters that are read."""
        texts = (task.source or "", *task.references, *(each.text for each in task.candidates.values()))
        return sum(map(len, texts))

    @abstractmethod
    def answer(self, task: Example) -> list[Row | Failure]:
        """Read one example."""

    def heard(self, answer: list[Row | Failure]) -> list[Row | Failure]:
        """Return the rows as they came."""
        return answer

    def lost(self, task: Example) -> list[Row | Failure]:
        """Return the failures of an example whose process has died."""
        return [Failure(task.id, system, _lost(task.id, system)) for system in task.candidates]


@dataclass(frozen=True)
class ByExample(OfExamples[Row]):
    """Makes a row of each candidate: `row` takes the example's id, the system, the text and the study of the example.

    `subject` is what a failure speaks of, such as "its cues".
    """

    row: Callable[[str, str, str, Study], Row]
    subject: str

    def answer(self, task: Example) -> list[Row | Failure]:
        """Read one example."""
        study = Study(task.source, task.references)
        return [self._read(task.id, system, each.text, study) for system, each in task.candidates.items()]

    def _read(self, example: str, system: str, candidate: str, study: Study) -> Row | Failure:
        """Read one candidate. Whatever goes wrong with it is its Failure: the others are read all the same."""
        try:
            return self.row(example, system, candidate, study)
        except Exception as error:  # noqa: BLE001 (told in the row's place, whatever it is)
            message = said(
                "Example {example}, {system}: {subject} failed ({kind}: {error}).",
                example=example,
                system=system,
                subject=self.subject,
                kind=type(error).__name__,
                error=str(error),
            )
            return Failure(example, system, message)


def _lost(example: str, system: str) -> str:
    return said(
        "Example {example}, {system}: the process that read it ended unexpectedly, perhaps for lack of memory.",
        example=example,
        system=system,
    )
