"""Verdicts in files of other programs, one module per format; `FORMATS` registers them, written and read."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from rouge_gui.corpus.example import Problem
from rouge_gui.study.annotating.format_kinds import Examples, Format
from rouge_gui.study.annotating.formats import (
    csv_table,
    excel,
    json_lines,
    label_studio,
    marot_tsv,
    summeval,
)
from rouge_gui.study.annotating.scheme import Scheme
from rouge_gui.study.annotating.verdict import Verdict
from rouge_gui.whole_files import replacing

FORMATS: dict[str, Format] = {
    "csv": csv_table.FORMAT,
    "jsonl": json_lines.FORMAT,
    "xlsx": excel.FORMAT,
    "marot": marot_tsv.FORMAT,
    "label-studio": label_studio.FORMAT,
    "summeval": summeval.FORMAT,
}


def write_verdicts(
    name: str, verdicts: Iterable[Verdict], scheme: Scheme, examples: Examples, path: Path
) -> None:
    """Write `verdicts` to `path` in the format called `name`.

    Whatever fails, a file that was there stays as it was. `UnwritableFile` where nothing can be written, `RougeGuiError`
    where the format cannot hold the scheme or the texts are not at hand.
    """
    with replacing(path) as fresh:
        FORMATS[name].write(verdicts, scheme, examples, fresh)


def read_verdicts(name: str, path: Path, scheme: Scheme, examples: Examples) -> Iterator[Verdict | Problem]:
    """Yield the verdicts of a file in the format called `name`, and what is wrong with it; `UnreadableFile` if all is."""
    return FORMATS[name].read(path, scheme, examples)
