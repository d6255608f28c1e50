"""Samples of the lm-evaluation-harness: `<model>/samples_<task>_<date>.jsonl`, a document and what was generated a line.

The candidate is the first of `filtered_resps`, its system the folder that is named for the model, with the name of the
filter where there is one: a document comes once for each. The source and further references are the fields of `doc`
that `corpus.columns` knows; the reference is `target`. Without `doc_id` the number of the line is the id.
"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from rouge_gui.corpus.example import Candidate, Example, Problem
from rouge_gui.corpus.fields import fields_of
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Reader
from rouge_gui.corpus.lines import read_lines
from rouge_gui.corpus.objects import Row, parts_of_objects
from rouge_gui.corpus.openings import first_object
from rouge_gui.corpus.rows import LINE, Called, WrongRow, checked_name, checked_references, checked_text, kind
from rouge_gui.wording import said

START, SUFFIXES = "samples_", (".jsonl", ".jsonl.gz")
CALLED = Called(LINE, said("a sample of the lm-evaluation-harness"))
NO_FILTER = "none"
FIRST_RESPONSE = said('The first of "filtered_resps"')
USED = {
    "doc_id",
    "doc",
    "target",
    "arguments",
    "resps",
    "filtered_resps",
    "filter",
    "metrics",
    "doc_hash",
    "prompt_hash",
    "target_hash",
}


def recognises(path: Path) -> bool:
    """Tell whether `path` is called as samples are, and its first line is one."""
    name = path.name.lower()
    return (
        name.startswith(START)
        and name.endswith(SUFFIXES)
        and path.is_file()
        and {"doc", "filtered_resps"} <= first_object(path).keys()
    )


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples of a file; a line that is none is a Problem and the rest goes on."""
    parts = partial(_parts, path.absolute().parent.name or path.name)
    return join_parts(path, parts_of_objects(path, read_lines(path), parts, CALLED))


def _parts(model: str, number: int, row: Row) -> Iterator[Part]:
    doc = row.get("doc")
    if not isinstance(doc, dict):
        raise WrongRow(said('"{field}" must be an object, not {kind}.', field="doc", kind=kind(doc)))
    fields = fields_of(doc)
    references = checked_references(row.get("target"), '"target"') or fields.references
    id_ = checked_name(row.get("doc_id"), '"doc_id"', str(number))
    yield Part(Example(id_, fields.source, references, _candidates(model, row)), number)


def _candidates(model: str, row: Row) -> dict[str, Candidate]:
    responses = row.get("filtered_resps")
    if not isinstance(responses, list):
        wrong = said('"{field}" must be a list, not {kind}.', field="filtered_resps", kind=kind(responses))
        raise WrongRow(wrong)
    text = checked_text(responses[0], FIRST_RESPONSE) if responses else None
    chosen = checked_name(row.get("filter"), '"filter"', NO_FILTER)
    system = model if chosen == NO_FILTER else f"{model} ({chosen})"
    rest = {name: value for name, value in row.items() if name not in USED}
    return {} if text is None else {system: Candidate(text, rest)}


READER = Reader(
    said("Samples of the lm-evaluation-harness"),
    said("an lm-evaluation-harness samples file"),
    SUFFIXES,
    recognises,
    read,
)
