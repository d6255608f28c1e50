"""What an error of SQLite means for somebody's verdicts, as a sentence with what to do."""

import sqlite3
from pathlib import Path

from rouge_gui.errors import RougeGuiError, UnwritableFile
from rouge_gui.store.backups import newest
from rouge_gui.store.verdict_tables import Damaged, Misfit
from rouge_gui.wording import said

DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
NOT_OPENED = said("cannot be opened: see that its folder is there and may be written to")
BUSY = said("another window or program is writing to it for too long: close that one and save once more")
ADVICE = {
    "SQLITE_FULL": said("the disk is full: make room and save once more"),
    "SQLITE_READONLY": said(
        "may not be written here: make the file and its folder writable, or copy the project elsewhere"
    ),
    "SQLITE_CANTOPEN": NOT_OPENED,
    "SQLITE_PERM": NOT_OPENED,
    "SQLITE_BUSY": BUSY,
    "SQLITE_LOCKED": BUSY,
    "SQLITE_IOERR": said(
        "the disk or network share did not take it: see that it is there and has room, and save once more"
    ),
}


def told(path: Path, error: sqlite3.Error | OSError | RougeGuiError, backups: Path | None) -> UnwritableFile:
    """Return the error that tells what `error` means for the file at `path`, whose backups lie in `backups`."""
    if isinstance(error, UnwritableFile):
        return error
    if isinstance(error, Misfit):
        return UnwritableFile(path, str(error))
    name = str(getattr(error, "sqlite_errorname", ""))
    if isinstance(error, Damaged) or name.startswith(DAMAGED):
        damaged = said("is damaged ({error}). {advice}", error=str(error), advice=advice(path, backups))
        return UnwritableFile(path, damaged)
    for start, meaning in ADVICE.items():
        if name.startswith(start):
            return UnwritableFile(path, said("{why} ({error})", why=meaning, error=str(error)))
    return UnwritableFile(
        path,
        said(
            "cannot be used: see that its disk or share is there and save once more ({error})",
            error=str(error),
        ),
    )


def advice(path: Path, backups: Path | None) -> str:
    """Return which backup can take the place of the file at `path`."""
    backup = None if backups is None else newest(path, backups)
    if backup is None:
        return said("There is no backup of it; take the copy that was sent by mail, or begin a new file")
    return said(
        "The newest backup is {backup}; move the damaged file away and copy that one in its place",
        backup=backup,
    )
