"""What a candidate is like, whatever the references say: its length, and how much of it its source holds."""

import re
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass

from rouge_gui.corpus.example import Example
from rouge_gui.rouge.evidence.extraction import extraction
from rouge_gui.rouge.evidence.reading import Reading, Study
from rouge_gui.study.by_example import ByExample
from rouge_gui.study.cue_tables import METRICS, metric_values
from rouge_gui.study.run import Failure
from rouge_gui.wording import said

WORDS, SOURCE_WORDS, SEAMS = "words", "source_words", "seams"
TRAITS = (WORDS, SOURCE_WORDS, *METRICS)
WORD = re.compile(r"\w+")


@dataclass(frozen=True)
class TraitRow:
    """The traits of one system's candidate for one example (its id), those that need a source only where there is one."""

    example: str
    system: str
    values: Mapping[str, float]


def count_words(text: str) -> int:
    r"""Return the length in words: how many runs of `\w` there are, whatever the options say."""
    return sum(1 for _ in WORD.finditer(text))


def trait_rows(examples: Iterable[Example]) -> Generator[TraitRow | Failure, None, None]:
    """Yield a row for each candidate, in the order of `examples` and of their candidates."""
    return _TRAITS.here(examples)


def trait_rows_in_pool(
    examples: Iterable[Example], jobs: int | None = None, stopped: Callable[[], bool] = lambda: False
) -> Generator[TraitRow | Failure, None, None]:
    """Yield the same, in the same order, from `jobs` processes; `stopped` and errors as in `study.pool`."""
    return _TRAITS.in_pool(examples, jobs, stopped)


def _row(example: str, system: str, candidate: str, study: Study) -> TraitRow:
    values: dict[str, float] = {WORDS: count_words(candidate)}
    if study.source is not None:
        values[SOURCE_WORDS] = count_words(study.source.prose.raw)
        values |= metric_values(extraction(Reading(candidate, study)))
    return TraitRow(example, system, values)


_TRAITS = ByExample(_row, said("its traits"))
