"""Verdicts that came from elsewhere, as a file of verdicts or as JSON lines, read without touching what came."""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from rouge_gui.corpus.decoding import why
from rouge_gui.corpus.example import Level, Problem
from rouge_gui.corpus.lines import read_lines
from rouge_gui.errors import RougeGuiError, UnreadableFile
from rouge_gui.store.verdict_tables import MAGIC, Damaged, Kind, Owner, connect, prepare
from rouge_gui.study.annotating.checking import told_faults
from rouge_gui.study.annotating.verdict import Verdict, verdict_of
from rouge_gui.wording import listed, said

ANYBODY = Owner(Kind.WORK, "")
LEFT_OUT = said("This verdict was left out.")


class Line(NamedTuple):
    """A verdict and the 1-based line where it stands, None in a file of verdicts."""

    number: int | None
    verdict: Verdict


class Mailed(NamedTuple):
    """What came: whose verdicts they are, and each of them in turn; what is none, or was changed since, is a Problem."""

    path: Path
    kind: Kind
    lines: Iterator[Line | Problem]


def read_mailed(path: Path) -> Mailed:
    """Read a file of verdicts, or JSON lines (taken for annotators' work); `UnreadableFile` where it is neither."""
    if _is_stored(path):
        owner, bodies = _stored(path)
        return Mailed(path, owner.kind, (_read(path, None, body) for body in bodies))
    return Mailed(path, Kind.WORK, _of_lines(path))


def _of_lines(path: Path) -> Iterator[Line | Problem]:
    for line in read_lines(path):
        if isinstance(line, Problem):
            yield line
        elif line.text.strip():
            yield _read(path, line.number, line.text)


def _read(path: Path, number: int | None, text: str) -> Line | Problem:
    try:
        verdict = verdict_of(json.loads(text))
    except (ValueError, RecursionError) as error:
        reason = str(error) or said("it is nested too deeply")
        message = said("This is no verdict: {reason}. It was left out.", reason=reason)
        return Problem(path, number, Level.ERROR, message)
    reasons = list(told_faults(verdict))
    if reasons:
        message = listed([*reasons, LEFT_OUT], " ")
        return Problem(path, number, Level.ERROR, message)
    return Line(number, verdict)


def _is_stored(path: Path) -> bool:
    try:
        with path.open("rb") as handle:
            return handle.read(len(MAGIC)) == MAGIC
    except OSError as error:
        raise UnreadableFile(path, why(error)) from error


def _stored(path: Path) -> tuple[Owner, list[str]]:
    """Return whose file it is and what each verdict says, read from a copy: what came may lie where nobody may write."""
    try:
        with TemporaryDirectory(prefix="rouge-gui-") as folder:
            copy = Path(folder) / path.name
            for ending in ("", "-wal"):
                part = path.with_name(f"{path.name}{ending}")
                if part.exists():
                    shutil.copyfile(part, copy.with_name(f"{path.name}{ending}"))
            with closing(connect(copy)) as connection:
                owner = prepare(connection, ANYBODY)
                bodies = connection.execute("SELECT body FROM verdict ORDER BY rowid").fetchall()
            return owner, [str(body) for (body,) in bodies]
    except (sqlite3.Error, UnicodeError, OSError, Damaged) as error:
        told = said("is damaged or incomplete; have it sent once more ({error})", error=str(error))
        raise UnreadableFile(path, told) from error
    except RougeGuiError as error:
        raise UnreadableFile(path, str(error)) from error
