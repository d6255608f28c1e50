"""Verdicts as JSON lines of ours: one verdict a line, all of it."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from rouge_gui.corpus.example import Problem
from rouge_gui.corpus.lines import read_lines
from rouge_gui.corpus.objects import Row, parts_of_objects
from rouge_gui.corpus.rows import LINE, WrongRow
from rouge_gui.study.annotating.format_kinds import Examples, Format, called, checked
from rouge_gui.study.annotating.scheme import Scheme
from rouge_gui.study.annotating.verdict import Verdict, verdict_of
from rouge_gui.wording import said


def write(verdicts: Iterable[Verdict], _scheme: Scheme, _examples: Examples, path: Path) -> None:
    """Write each verdict as it tells itself."""
    with path.open("w", encoding="utf-8", newline="\n") as handle:
        handle.writelines(f"{json.dumps(each.told(), ensure_ascii=True)}\n" for each in verdicts)


def read(path: Path, scheme: Scheme, examples: Examples) -> Iterator[Verdict | Problem]:
    """Yield the verdicts of a file; a line that is none is a Problem and the rest goes on."""

    def verdict(_line: int, row: Row) -> Iterator[Verdict]:
        try:
            told = verdict_of(row)
        except ValueError as error:
            raise WrongRow(said("It is not told as a verdict: {error}.", error=str(error))) from None
        yield checked(told, scheme, examples)

    return parts_of_objects(path, read_lines(path), verdict, called(LINE))


FORMAT = Format(said("JSON lines, one for each verdict"), ".jsonl", "", write, read, has_texts=False)
