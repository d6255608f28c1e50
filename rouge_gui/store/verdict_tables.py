"""The SQLite tables of a file of verdicts: made, recognised, brought up to date, copied whole."""

import json
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from rouge_gui.errors import RougeGuiError, UnreadableFile
from rouge_gui.whole_files import replacing
from rouge_gui.wording import said

# "rgvd", read as a number.
APPLICATION = int.from_bytes(b"rgvd", "big")
MAGIC = b"SQLite format 3\0"
SECONDS_OF_PATIENCE, SECONDS_BETWEEN = 10, 0.01
ROOM, FREE_FOR_ROOM = 16 << 20, 256 << 20
FEW_PAGES, USUAL_PAGES = 10, 2000

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


class Damaged(RougeGuiError):
    """A file of verdicts whose tables hold what they cannot hold, as a sentence without its ends."""


def connect(path: Path) -> sqlite3.Connection:
    """Open or make the file, every transaction on disk when it ends; raises `sqlite3.Error`.

    EXTRA is FULL, and also writes the folder out where the disk (a network share) gives no write-ahead log.
    """
    connection = sqlite3.connect(path, timeout=SECONDS_OF_PATIENCE, isolation_level=None)
    connection.execute("PRAGMA synchronous = EXTRA")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    return connection


def tidy(connection: sqlite3.Connection) -> None:
    """Bring the write-ahead log into the file, as far as nobody reads it; too slow to be done after each verdict."""
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def prepare(connection: sqlite3.Connection, owner: Owner) -> Owner:
    """Make the tables that the file lacks and return whose it is: `owner` where it is new.

    Two windows may do so at once. Raises `Misfit`, `Damaged` and `sqlite3.Error`; a file that is refused stays as it is.
    """
    with taken_back(connection):
        version_of(connection)
    _write_ahead(connection)
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
    rows = connection.execute("SELECT kind, annotator FROM file").fetchall()
    if len(rows) != 1 or rows[0][0] not in set(Kind) or not isinstance(rows[0][1], str):
        raise Damaged(said("it does not say whose it is"))
    return Owner(Kind(rows[0][0]), unescaped(rows[0][1]))


def make_room(connection: sqlite3.Connection, path: Path) -> None:
    """Make the write-ahead log as long as a day's verdicts need, since one that grows costs each of them milliseconds.

    What a transaction writes that is too large for memory and is taken back stays in the log as room.
    """
    if shutil.disk_usage(path.parent).free < FREE_FOR_ROOM:
        return
    connection.execute(f"PRAGMA cache_size = {FEW_PAGES}")
    # Where a quota forbids it there is no room; a verdict that then does not fit says so itself.
    with suppress(sqlite3.OperationalError), taken_back(connection, "BEGIN IMMEDIATE"):
        connection.execute("INSERT INTO file VALUES ('', zeroblob(?))", (ROOM,))
    connection.execute(f"PRAGMA cache_size = {USUAL_PAGES}")


@contextmanager
def taken_back(connection: sqlite3.Connection, begin: str = "BEGIN") -> Iterator[None]:
    """See what there is at one moment, whatever others write meanwhile; nothing that is written stays."""
    connection.execute(begin)
    try:
        yield
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


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
            why = said("was not written, because what was to be copied is damaged ({found})", found=found)
            raise UnreadableFile(path, why)
        with fresh.open("rb+") as handle:
            os.fsync(handle.fileno())


def escaped(text: str) -> str:
    """Return `text` as JSON writes it, without its quotes: SQLite takes it even where it is no valid Unicode."""
    return json.dumps(text)[1:-1]


def unescaped(told: str) -> str:
    """Return the text that `escaped` told."""
    return str(json.loads(f'"{told}"'))


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Ask for a write-ahead log; SQLite does not wait by itself where another window asks for one at the same time."""
    last = time.monotonic() + SECONDS_OF_PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > last:
                raise
            time.sleep(SECONDS_BETWEEN)
        else:
            return


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of a file of verdicts, 0 of an empty one; `Misfit` where it is none or is of a later release.

    To be asked in a transaction, since another window may make the file just now.
    """
    application = int(connection.execute("PRAGMA application_id").fetchone()[0])
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    is_empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if application != APPLICATION and not (is_empty and version == 0):
        raise Misfit(said("is a database of another program, no file of verdicts"))
    if version > VERSION:
        raise Misfit(
            said(
                "was written by a later release of rouge-gui (its version is {version}); open it with that one",
                version=version,
            )
        )
    return version
