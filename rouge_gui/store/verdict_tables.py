"""The SQLite tables of a file of verdicts: made, recognised, brought up to date, copied whole."""

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from rouge_gui.errors import RougeGuiError, UnreadableFile
from rouge_gui.whole_files import replacing

# "rgvd", read as a number.
APPLICATION = int.from_bytes(b"rgvd", "big")
MAGIC = b"SQLite format 3\0"
SECONDS_OF_PATIENCE = 10

_FILE = "CREATE TABLE file (kind TEXT NOT NULL, annotator TEXT NOT NULL)"
_VERDICT = """
CREATE TABLE verdict (
    uid TEXT PRIMARY KEY, example TEXT NOT NULL, systems TEXT NOT NULL, annotator TEXT NOT NULL, scheme TEXT NOT NULL,
    digest TEXT NOT NULL, revision INTEGER NOT NULL, moment TEXT NOT NULL, body TEXT NOT NULL
)
"""
_BY_ITEM = "CREATE INDEX verdict_by_item ON verdict (example, systems, scheme, revision)"
_BY_DIGEST = "CREATE INDEX verdict_by_digest ON verdict (digest, scheme)"
STEPS = ((_FILE, _VERDICT, _BY_ITEM), (_BY_DIGEST,))
VERSION = len(STEPS)


class Kind(StrEnum):
    """Whose verdicts a file holds: those of one annotator, the right ones, or those of whoever adjudicated."""

    WORK = "work"
    GOLD = "gold"
    DECISIONS = "decisions"


class Owner(NamedTuple):
    """What a file is. `annotator` is empty where several may write into it."""

    kind: Kind
    annotator: str


class Misfit(RougeGuiError):
    """A file that is no file of verdicts, or is one of a later release, as half a sentence; nothing in it is damaged."""


def connect(path: Path) -> sqlite3.Connection:
    """Open or make the file, every transaction on disk when it ends; raises `sqlite3.Error`.

    EXTRA is FULL, and also writes the folder out where the disk (a network share) gives no write-ahead log.
    """
    connection = sqlite3.connect(path, timeout=SECONDS_OF_PATIENCE, isolation_level=None)
    connection.execute("PRAGMA synchronous = EXTRA")
    return connection


def prepare(connection: sqlite3.Connection, owner: Owner) -> Owner:
    """Make the tables that the file lacks and return whose it is: `owner` where it is new.

    Two windows may do so at once. Raises `Misfit` and `sqlite3.Error`; a file that is refused is not written to.
    """
    version_of(connection)
    connection.execute("PRAGMA journal_mode = WAL")
    with transaction(connection):
        version = version_of(connection)
        for step in STEPS[version:]:
            for statement in step:
                connection.execute(statement)
        if version < VERSION:
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {VERSION}")
        if version == 0:
            connection.execute("INSERT INTO file VALUES (?, ?)", (owner.kind, escaped(owner.annotator)))
    kind, annotator = connection.execute("SELECT kind, annotator FROM file").fetchone()
    return Owner(Kind(kind), unescaped(annotator))


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Write at once and alone: all of it is on disk when this ends, or nothing of it ever is."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def copy_whole(connection: sqlite3.Connection, path: Path) -> None:
    """Write all that `connection` holds as one complete file; the file that was at `path` stays where that fails.

    `UnwritableFile` where there is no room, `UnreadableFile` where the copy proves damaged, and `sqlite3.Error`.
    """
    with replacing(path) as fresh:
        copy = sqlite3.connect(fresh, isolation_level=None)
        try:
            connection.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            ((found,),) = copy.execute("PRAGMA quick_check(1)").fetchall()
        finally:
            copy.close()
        if found != "ok":
            raise UnreadableFile(path, f"was not written, because what was to be copied is damaged ({found})")
        with fresh.open("rb+") as handle:
            os.fsync(handle.fileno())


def escaped(text: str) -> str:
    """Return `text` as JSON writes it, without its quotes: SQLite takes it even where it is no valid Unicode."""
    return json.dumps(text)[1:-1]


def unescaped(told: str) -> str:
    """Return the text that `escaped` told."""
    return str(json.loads(f'"{told}"'))


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of a file of verdicts, 0 of an empty one; `Misfit` where it is none or is of a later release."""
    application = int(connection.execute("PRAGMA application_id").fetchone()[0])
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    is_empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if application != APPLICATION and not (is_empty and version == 0):
        raise Misfit("is a database of another program, no file of verdicts")
    if version > VERSION:
        raise Misfit(
            f"was written by a later release of rouge-gui (its version is {version}); open it with that one"
        )
    return version
