"""SummEval's annotations, paired with their stories: a summary a line, and what experts and the crowd said of it.

The system is `model_id`, the source `text`. The candidate's metadata hold `ratings`, the mean of the experts for each
quality, with all that they (`expert`) and the crowd (`crowd`) gave.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean

from rouge_gui.corpus.example import Candidate, Example, Problem
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Reader
from rouge_gui.corpus.lines import read_lines
from rouge_gui.corpus.objects import Row, parts_of_objects
from rouge_gui.corpus.openings import first_object
from rouge_gui.corpus.rows import LINE, Called, WrongRow, checked_name, checked_references, checked_text, stem
from rouge_gui.wording import said

SUFFIXES = (".jsonl", ".jsonl.gz")
CALLED = Called(LINE, said("an annotation of SummEval"))
EXPERTS, CROWD = "expert_annotations", "turker_annotations"
USED = {"id", "model_id", "text", "decoded", "references", "reference", EXPERTS, CROWD}


def recognises(path: Path) -> bool:
    """Tell whether the first line of `path` is an annotation."""
    return (
        path.name.lower().endswith(SUFFIXES)
        and path.is_file()
        and {"decoded", EXPERTS} <= first_object(path).keys()
    )


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples of a file; a line that is none is a Problem and the rest goes on."""
    system = stem(path, SUFFIXES)

    def parts(number: int, row: Row) -> Iterator[Part]:
        yield Part(_example(number, row, system), number)

    return join_parts(path, parts_of_objects(path, read_lines(path), parts, CALLED))


def _example(number: int, row: Row, default_system: str) -> Example:
    text = checked_text(row.get("decoded"), '"decoded"')
    system = checked_name(row.get("model_id"), '"model_id"', default_system)
    experts, crowd = _ratings(row, EXPERTS), _ratings(row, CROWD)
    told: dict[str, object] = {name: value for name, value in row.items() if name not in USED}
    told |= {"ratings": _means(experts), "expert": experts, "crowd": crowd}
    references = checked_references(row.get("references"), '"references"')
    return Example(
        checked_name(row.get("id"), '"id"', str(number)),
        checked_text(row.get("text"), '"text"'),
        references or checked_references(row.get("reference"), '"reference"'),
        {}
        if text is None
        else {system: Candidate(text, {name: value for name, value in told.items() if value})},
    )


def _ratings(row: Row, name: str) -> list[dict[str, float]]:
    """Return what each annotator gave, by quality."""
    given = row.get(name) or []
    if not isinstance(given, list) or not all(
        isinstance(one, dict) and all(isinstance(value, int | float) for value in one.values())
        for one in given
    ):
        wrong = said('"{field}" must be a list of objects with a number for each quality.', field=name)
        raise WrongRow(wrong)
    return given


def _means(given: Sequence[Mapping[str, float]]) -> dict[str, float]:
    qualities = dict.fromkeys(quality for one in given for quality in one)
    return {quality: fmean(one[quality] for one in given if quality in one) for quality in qualities}


READER = Reader("SummEval", said("SummEval's annotations"), SUFFIXES, recognises, read)
