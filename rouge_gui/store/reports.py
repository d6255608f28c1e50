"""The import report as a file: what was met while a corpus was read, for scripts (JSON) and spreadsheets (CSV)."""

import csv
import json
from collections.abc import Iterable
from pathlib import Path

from rouge_gui.corpus.cells import guarded
from rouge_gui.corpus.example import Problem
from rouge_gui.errors import UnwritableFile
from rouge_gui.whole_files import replacing
from rouge_gui.wording import said

COLUMNS = ("file", "line", "level", "message")
ENDINGS = {
    ".json": said("A list of objects, as batch --report writes it"),
    ".csv": said("A table for spreadsheets"),
}


def as_row(problem: Problem) -> dict[str, str | int | None]:
    """Return `problem` under COLUMNS; the line is None where the whole file is meant."""
    values = (str(problem.path), problem.line, str(problem.level), problem.message)
    return dict(zip(COLUMNS, values, strict=True))


def save(path: Path, problems: Iterable[Problem]) -> None:
    """Write `problems` in the format of the ending of `path`; `UnwritableFile` where that fails or is not known.

    Whatever fails, a file that was there stays as it was.
    """
    ending = path.suffix.lower()
    if ending not in ENDINGS:
        json_ending, csv_ending = ENDINGS
        told = said(
            "a report is not written in this format; end its name in {json} or {csv}",
            json=json_ending,
            csv=csv_ending,
        )
        raise UnwritableFile(path, told)
    with replacing(path) as fresh:
        {".json": _write_json, ".csv": _write_csv}[ending](fresh, problems)


def _write_json(path: Path, problems: Iterable[Problem]) -> None:
    with path.open("w", encoding="utf-8", errors="backslashreplace") as handle:
        json.dump([as_row(problem) for problem in problems], handle, ensure_ascii=False, indent=1)


def _write_csv(path: Path, problems: Iterable[Problem]) -> None:
    """Write a line of names and one for each problem; what a spreadsheet would take for a formula gets an apostrophe."""
    with path.open("w", encoding="utf-8", errors="backslashreplace", newline="") as handle:
        table = csv.writer(handle, lineterminator="\n")
        table.writerow(COLUMNS)
        for problem in problems:
            values = as_row(problem).values()
            table.writerow([guarded(value) if isinstance(value, str) else value for value in values])
