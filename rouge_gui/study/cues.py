"""The cues of every candidate of a corpus, and how suspicious each is among the others."""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from rouge_gui.corpus.example import Example
from rouge_gui.rouge.cues import CUES, find_all, is_on
from rouge_gui.rouge.cues.lifted import is_lifted
from rouge_gui.rouge.evidence.extraction import Extraction, extraction
from rouge_gui.rouge.evidence.kinds import Place
from rouge_gui.rouge.evidence.reading import Reading, Study
from rouge_gui.rouge.evidence.suspicion import in_company, suspicion
from rouge_gui.study.by_example import ByExample
from rouge_gui.study.run import Failure
from rouge_gui.wording import said


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
    return _CUES.here(examples)


def cue_rows_in_pool(
    examples: Iterable[Example], jobs: int | None = None, stopped: Callable[[], bool] = lambda: False
) -> Generator[CueRow | Failure, None, None]:
    """Yield what `cue_rows` yields, in the same order, from `jobs` processes; `stopped` and errors as in `study.pool`."""
    return _CUES.in_pool(examples, jobs, stopped)


def rows_in_company(rows: Sequence[CueRow]) -> list[CueRow]:
    """Return `rows` with each suspicion weighed by how suspicious the other candidates of its system are (`in_company`).

    Takes rows as `cue_rows` yields them; rows in company must not be weighed again.
    """
    weighed = in_company([row.suspicion for row in rows], [row.system for row in rows])
    return [replace(row, suspicion=value) for row, value in zip(rows, weighed, strict=True)]


def _row(example: str, system: str, candidate: str, study: Study) -> CueRow:
    reading = Reading(candidate, study)
    places = tuple(find_all(reading))
    counts = {
        name: sum(place.cue == name for place in places) if is_on(cue, study) else None
        for name, cue in CUES.items()
    }
    metrics = extraction(reading) if study.source is not None else None
    return CueRow(example, system, suspicion(places, reading), is_lifted(reading), counts, places, metrics)


_CUES = ByExample(_row, said("its cues"))
