"""A copy of each file of verdicts for each day on which it was opened, the last few kept."""

import re
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

from rouge_gui.corpus.example import Level, Problem
from rouge_gui.errors import RougeGuiError
from rouge_gui.store.verdict_tables import connect, copy_whole, taken_back, version_of
from rouge_gui.wording import said

KEPT = 7
ENDING = ".verdicts"


def back_up(path: Path, folder: Path, today: date) -> Problem | None:
    """Copy the file at `path` into `folder` where no copy of today lies there; a Problem says what went wrong.

    The last KEPT copies stay. A damaged file is not copied, so that it drives no good copy out.
    """
    target = folder / f"{path.stem}-{today.isoformat()}{ENDING}"
    try:
        if not path.exists() or target.exists():
            return None
        folder.mkdir(parents=True, exist_ok=True)
        with closing(connect(path)) as connection:
            with taken_back(connection):
                version = version_of(connection)
            if version == 0:
                return None
            copy_whole(connection, target)
        for old in [each for each in _backups(path, folder) if each != target][KEPT - 1 :]:
            old.unlink()
    except (OSError, sqlite3.Error, RougeGuiError) as error:
        message = said(
            "Today's backup of {file} could not be made ({error}). Work goes on without it.",
            file=path.name,
            error=str(error),
        )
        return Problem(path, None, Level.WARNING, message)
    return None


def newest(path: Path, folder: Path) -> Path | None:
    """Return the newest backup in `folder` of the file at `path`, None where there is none."""
    return next(iter(_backups(path, folder)), None)


def _backups(path: Path, folder: Path) -> list[Path]:
    """Return the backups of the file at `path`, the newest first."""
    named = re.compile(rf"{re.escape(path.stem)}-\d{{4}}-\d\d-\d\d{re.escape(ENDING)}")
    return sorted((each for each in folder.glob(f"*{ENDING}") if named.fullmatch(each.name)), reverse=True)
