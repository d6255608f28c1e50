"""`rouge-gui cues`: where each candidate of a corpus is worth a second look, as a table."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

from rouge_gui.cli.arguments import CUE_ENDINGS
from rouge_gui.cli.notices import tell
from rouge_gui.cli.progress import progress
from rouge_gui.cli.report import Report
from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.errors import InvalidOption, RougeGuiError
from rouge_gui.export import csv_rows
from rouge_gui.study.cue_tables import COLUMNS, cue_values
from rouge_gui.study.cues import CueRow, cue_rows, cue_rows_in_pool, rows_in_company
from rouge_gui.study.run import Failure
from rouge_gui.whole_files import replacing


def run(given: Namespace) -> int:
    """Write the cues of the corpus at `given.paths` to `given.output` and return the exit code."""
    write = _writer(given.output)
    report = Report(given.report)
    try:
        rows = _read(given, report)
        with replacing(given.output) as fresh:
            write(fresh, rows)
    finally:
        report.tell()
        report.write()
    bare = sum(row.metrics is None for row in rows)
    if bare:
        tell(f"rouge-gui: {bare:,} of them have no source: most cues are off, and their suspicion is 0.")
    tell(f"{len(rows):,} {'candidate' if len(rows) == 1 else 'candidates'} read: {given.output}")
    return 0


def _read(given: Namespace, report: Report) -> list[CueRow]:
    """Return the rows in company; `RougeGuiError` where there is none, so that no empty table is written."""
    examples = _examples(given.paths, given.recipe, report)
    read = cue_rows if given.jobs == 1 else partial(cue_rows_in_pool, jobs=given.jobs)
    rows = []
    with (
        progress(lambda: _count(given.paths, given.recipe), "Reading") as advance,
        closing(read(examples)) as outcomes,
    ):
        for outcome in outcomes:
            advance(1)
            if isinstance(outcome, Failure):
                report.add(Problem(given.paths[0], None, Level.ERROR, outcome.message))
            else:
                rows.append(outcome)
    if not rows:
        raise RougeGuiError("Nothing was read: no example has a candidate.")
    return rows_in_company(rows)


def _examples(paths: Sequence[Path], recipe: Recipe | None, report: Report) -> Iterator[Example]:
    for item in open_corpora(paths, recipe):
        if isinstance(item, Problem):
            report.add(item)
        else:
            yield item


def _count(paths: Sequence[Path], recipe: Recipe | None) -> int:
    """Return how many candidates there are to read; 0 where that cannot be told."""
    with suppress(RougeGuiError):
        return sum(len(item.candidates) for item in open_corpora(paths, recipe) if isinstance(item, Example))
    return 0


def _writer(path: Path) -> Callable[[Path, Sequence[CueRow]], None]:
    """Return what writes the format that the ending of `path` names; `InvalidOption` where there is none."""
    found = {".csv": _write_csv, ".jsonl": _write_jsonl}.get(path.suffix.lower())
    if found is None:
        ending = f"{path.suffix} files" if path.suffix else "a file without an ending"
        raise InvalidOption(f"{path}: cues cannot be written as {ending}. Choose one of: {CUE_ENDINGS}.")
    return found


def _write_csv(path: Path, rows: Sequence[CueRow]) -> None:
    values = ({**cue_values(row), "lifted": json.dumps(row.lifted)} for row in rows)
    csv_rows.write_rows(path, COLUMNS, ([each[name] for name in COLUMNS] for each in values))


def _write_jsonl(path: Path, rows: Sequence[CueRow]) -> None:
    with path.open("w", encoding="utf-8", newline="\n") as handle:
        for row in rows:
            json.dump({**cue_values(row), "places": _places(row)}, handle, ensure_ascii=False)
            handle.write("\n")


def _places(row: CueRow) -> list[dict[str, Any]]:
    """Return the places as JSON has them; `start` and `end` are code points of the candidate."""
    names = ("cue", "severity", "start", "end", "reason")
    return [{name: getattr(place, name) for name in names} for place in row.places]
