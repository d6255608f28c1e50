"""The cues of every candidate of a corpus, and how suspicious each is among the others."""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from rouge_gui.corpus.example import Example
from rouge_gui.rouge.cues import CUES, find_all, is_on
from rouge_gui.rouge.cues.lifted import is_lifted
from rouge_gui.rouge.evidence.extraction import Extraction, extraction
from rouge_gui.rouge.evidence.kinds import Place
from rouge_gui.rouge.evidence.reading import Reading, Study
from rouge_gui.rouge.evidence.suspicion import in_company, suspicion
from rouge_gui.study.pool import in_pool
from rouge_gui.study.process import Work
from rouge_gui.study.run import Failure


@dataclass(frozen=True)
class CueRow:
    """What the cues say of one system's candidate for one example (its id).

    `suspicion`: higher is to be read first. `counts`: cue -> number of places, None where the cue is off because the
    example lacks the source or the references it needs. `metrics` is None where there is no source.
    """

    example: str
    system: str
    suspicion: float
    lifted: bool
    counts: Mapping[str, int | None]
    places: tuple[Place, ...]
    metrics: Extraction | None


def cue_rows(examples: Iterable[Example]) -> Generator[CueRow | Failure, None, None]:
    """Yield a row for each candidate, in the order of `examples` and of their candidates, as soon as it is read.

    Its suspicion is the candidate's own. What the rest of the corpus adds takes a second pass, once all rows are there:
    `rows_in_company`.
    """
    return (row for example in examples for row in _rows(example))


def cue_rows_in_pool(
    examples: Iterable[Example], jobs: int | None = None, stopped: Callable[[], bool] = lambda: False
) -> Generator[CueRow | Failure, None, None]:
    """Yield what `cue_rows` yields, in the same order, from `jobs` processes; `stopped` and errors as in `study.pool`."""
    outcomes = in_pool(examples, _CueReading(), jobs, stopped)
    try:
        yield from chain.from_iterable(outcomes)
    finally:
        outcomes.close()


def rows_in_company(rows: Sequence[CueRow]) -> list[CueRow]:
    """Return `rows` with each suspicion weighed by how suspicious the other candidates of its system are.

    Takes rows as `cue_rows` yields them; rows in company must not be weighed again.
    """
    weighed = in_company([row.suspicion for row in rows], [row.system for row in rows])
    return [replace(row, suspicion=value) for row, value in zip(rows, weighed, strict=True)]


class _CueReading(Work[Example, list[CueRow | Failure]]):
    """Reading cues as the work of a process, an example at a time: its source is indexed once for all candidates."""

    def size(self, task: Example) -> int:
        """Return the characters that are read."""
        texts = (task.source or "", *task.references, *(each.text for each in task.candidates.values()))
        return sum(map(len, texts))

    def answer(self, task: Example) -> list[CueRow | Failure]:
        """Read one example."""
        return _rows(task)

    def heard(self, answer: list[CueRow | Failure]) -> list[CueRow | Failure]:
        """Return the rows as they came."""
        return answer

    def lost(self, task: Example) -> list[CueRow | Failure]:
        """Return the failures of an example whose process has died."""
        reason = "the process that read it ended unexpectedly, perhaps for lack of memory"
        return [
            Failure(task.id, system, f"Example {task.id}, {system}: {reason}.") for system in task.candidates
        ]


def _rows(example: Example) -> list[CueRow | Failure]:
    study = Study(example.source, example.references)
    return [_row(example.id, system, each.text, study) for system, each in example.candidates.items()]


def _row(example: str, system: str, candidate: str, study: Study) -> CueRow | Failure:
    """Read one candidate. Whatever goes wrong with it is its Failure: the others are read all the same."""
    try:
        reading = Reading(candidate, study)
        places = tuple(find_all(reading))
        counts = {
            name: sum(place.cue == name for place in places) if is_on(cue, study) else None
            for name, cue in CUES.items()
        }
        metrics = extraction(reading) if study.source is not None else None
        return CueRow(
            example, system, suspicion(places, reading), is_lifted(reading), counts, places, metrics
        )
    except Exception as error:  # noqa: BLE001 (told in the row's place, whatever it is)
        message = f"Example {example}, {system}: its cues failed ({type(error).__name__}: {error})."
        return Failure(example, system, message)
