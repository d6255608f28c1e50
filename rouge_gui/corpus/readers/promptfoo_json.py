"""promptfoo's JSON: `results.results`, one answer of a provider to a prompt an entry; those of a test are one example.

The system is `[provider] prompt`, as promptfoo's tables name it, with a number where another prompt is
called alike. A call that failed gives no candidate.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from rouge_gui.corpus.calls import example_of
from rouge_gui.corpus.entries import read_entries
from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Reader
from rouge_gui.corpus.objects import Row, parts_of_objects
from rouge_gui.corpus.openings import opening
from rouge_gui.corpus.rows import ENTRY, Called, WrongRow, kind, no_text
from rouge_gui.wording import said

SUFFIXES = (".json", ".json.gz")
CALLED = Called(ENTRY, said("an answer in promptfoo's results"))
RESULTS = re.compile(r'"results"\s*:\s*\{')
OWN = re.compile(r'"(evalId|testIdx|promptIdx|provider)"\s*:')
Alike = dict[str, list[object]]
TOLD = ("success", "score", "namedScores")


def recognises(path: Path) -> bool:
    """Tell whether `path` begins as promptfoo's results do."""
    if not (path.name.lower().endswith(SUFFIXES) and path.is_file()):
        return False
    start = opening(path)
    return bool(RESULTS.search(start) and OWN.search(start))


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples of a file; an entry that is none is a Problem and the rest goes on."""
    entries = read_entries(path, ["results", "results"])
    parts = partial(_parts, path, defaultdict(list))
    return join_parts(path, parts_of_objects(path, entries, parts, CALLED))


def _parts(path: Path, alike: Alike, line: int, row: Row) -> Iterator[Part | Problem]:
    test = row.get("testIdx")
    if not isinstance(test, int):
        raise WrongRow(said('"{field}" must be a number, not {kind}.', field="testIdx", kind=kind(test)))
    given = row.get("vars")
    if not isinstance(given, dict):
        raise WrongRow(said('"{field}" must be an object, not {kind}.', field="vars", kind=kind(given)))
    response = row.get("response")
    text = response.get("output") if isinstance(response, dict) else None
    system = _system(row, alike)
    if text is not None and not isinstance(text, str):
        raise no_text(text, said('The "output" of {system}', system=system))
    if text is None:
        message = said("The call of {system} gave no text, so it has no candidate here.", system=system)
        yield Problem(path, line, Level.WARNING, message)
    told = {name: row[name] for name in TOLD if name in row}
    candidates = {} if text is None else {system: Candidate(text, told)}
    yield Part(example_of(test + 1, given, candidates), line)


def _system(row: Row, alike: Alike) -> str:
    provider, prompt = row.get("provider"), row.get("prompt")
    if isinstance(provider, dict):
        provider = provider.get("label") or provider.get("id")
    if not isinstance(provider, str):
        raise WrongRow(said('"provider" must be a text or an object with an "id".'))
    label = (prompt.get("label") or prompt.get("raw")) if isinstance(prompt, dict) else None
    name = f"[{provider}] {label}" if isinstance(label, str) else f"[{provider}]"
    prompts = alike[name]
    if row.get("promptIdx") not in prompts:
        prompts.append(row.get("promptIdx"))
    number = prompts.index(row.get("promptIdx")) + 1
    return name if number == 1 else f"{name} ({number})"


READER = Reader(said("promptfoo's JSON"), said("promptfoo's .json"), SUFFIXES, recognises, read)
