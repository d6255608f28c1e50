"""What pairs scored, kept in one SQLite file in the platform's cache folder, so that no pair is counted twice."""

import sqlite3
import time
from binascii import crc32
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from rouge_gui.wording import said

FILE_NAME, ASIDE = "results.sqlite", ".aside"
BESIDE = ("-wal", "-shm")
VERSION = 1
MEGABYTE = 2**20
LIMIT = 256 * MEGABYTE
PATIENCE = 0.1
ASKED_AT_ONCE = 500
# Kilobytes: the index of a full file, which is met at random.
PAGES_HELD = 32_000
MOST_WAITING, EVERY = 20_000, 1.0
DROPPED_FOR_ONE = 2
LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
# What is wrong with the place and not with the file.
UNUSABLE = (
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
)
_TABLE = """CREATE TABLE result (
    id INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE, proof INTEGER NOT NULL, value BLOB NOT NULL
)"""
_SIZE = """
SELECT (pages.page_count - free.freelist_count) * size.page_size
FROM pragma_page_count pages, pragma_freelist_count free, pragma_page_size size
"""
_DROP = "DELETE FROM result WHERE id <= (SELECT max(id) FROM (SELECT id FROM result ORDER BY id LIMIT ?))"


class _OtherRelease(Exception):
    """The file's layout is not the one of this release."""


# SQLite quotes a damaged file in its messages, and Python may not be able to read them.
FAILURES = (sqlite3.Error, OSError, UnicodeError, _OtherRelease)


class ResultCache:
    """Bytes by key in `folder`, about `limit` bytes at most: those longest unused are dropped first.

    It never stops work. What another process locks is skipped; a file that is damaged or of another release is set
    aside and begun anew; where nothing can be kept, nothing is found. `notice` then says so in a sentence, else it is
    empty. The object itself holds no connection: any thread may call `opened`, each for itself.
    """

    def __init__(self, folder: Path, limit: int = LIMIT) -> None:
        self.path = folder / FILE_NAME
        self.limit = limit
        self.notice = ""

    def size(self) -> int:
        """Return how many bytes lie on the disk; a file that SQLite takes away meanwhile counts nothing."""
        size = 0
        for name in (self.path.name, *(self.path.name + ending for ending in BESIDE)):
            with suppress(FileNotFoundError):
                size += self.path.with_name(name).stat().st_size
        return size

    def empty(self) -> None:
        """Forget everything that is kept."""
        with self.opened() as opened:
            opened.empty()

    @contextmanager
    def opened(self) -> Iterator["OpenedCache"]:
        """Open the file for one thread; it is closed when it is left."""
        opened = OpenedCache(self)
        try:
            yield opened
        finally:
            opened.close()


class OpenedCache:
    """The file as one thread sees it. A row is proved by a checksum of key and value, so that damage is a miss."""

    def __init__(self, cache: ResultCache) -> None:
        self._cache = cache
        self._connection: sqlite3.Connection | None = None
        self._waiting: dict[bytes, bytes] = {}
        self._written = time.monotonic()
        self._stale = -1
        self._safely(self._connect)

    def find(self, keys: Sequence[bytes]) -> dict[bytes, bytes]:
        """Return the values of those keys that are here."""
        found: dict[bytes, bytes] = {}
        self._safely(lambda: self._find(keys, found))
        return found

    def keep(self, values: Mapping[bytes, bytes]) -> None:
        """Have values by their keys wait to be written."""
        self._waiting |= values

    def is_due(self) -> bool:
        """Tell whether it is time to write: once a second, and before very many values wait."""
        return len(self._waiting) >= MOST_WAITING or time.monotonic() - self._written >= EVERY

    def write(self) -> None:
        """Write what waits, and drop what was longest unused where the file is full; skipped where it is locked."""
        if self._waiting:
            self._safely(self._write)
        self.forget_waiting()

    def forget_waiting(self) -> None:
        """Give up what is not written yet."""
        self._waiting = {}
        self._written = time.monotonic()

    def empty(self) -> None:
        """Forget everything, what waits too, and give its room back."""
        self.forget_waiting()
        self._safely(self._empty)

    def close(self) -> None:
        """Close the file; what is not written is lost."""
        self._let_go()

    def _connect(self) -> None:
        self._cache.path.parent.mkdir(parents=True, exist_ok=True)
        # Python may close a generator that was left open, and with it the file, in any thread.
        self._connection = connection = sqlite3.connect(
            self._cache.path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        if not self._version(connection):
            self._prepare(connection)
        if self._version(connection) != VERSION or self._layout(connection) != [(_TABLE,)]:
            raise _OtherRelease(said("another release has written it, or it is damaged"))
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute(f"PRAGMA cache_size = -{PAGES_HELD}")
        if self._size(connection) > self._cache.limit // 2:
            first, last = connection.execute(
                "SELECT (SELECT min(id) FROM result), (SELECT max(id) FROM result)"
            ).fetchone()
            self._stale = -1 if first is None else (first + last) // 2

    def _prepare(self, connection: sqlite3.Connection) -> None:
        """Make the table in a new file. Two windows may do so at once."""
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("BEGIN IMMEDIATE")
        if not self._layout(connection):
            connection.execute(_TABLE)
            connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")

    def _version(self, connection: sqlite3.Connection) -> int:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])

    def _layout(self, connection: sqlite3.Connection) -> list[tuple[str]]:
        return connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()

    def _find(self, keys: Sequence[bytes], found: dict[bytes, bytes]) -> None:
        if self._connection is None:
            return
        for start in range(0, len(keys), ASKED_AT_ONCE):
            asked = keys[start : start + ASKED_AT_ONCE]
            query = f"SELECT id, key, proof, value FROM result WHERE key IN ({','.join('?' * len(asked))})"  # noqa: S608 (question marks alone)
            for id_, key, proof, value in self._connection.execute(query, asked).fetchall():
                if _is_proved(key, proof, value):
                    found[key] = value
                    if id_ <= self._stale:
                        self._waiting[key] = value

    def _write(self) -> None:
        if self._connection is None:
            return
        rows = [(key, _proof(key, value), value) for key, value in self._waiting.items()]
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            self._connection.executemany(
                "INSERT OR REPLACE INTO result (key, proof, value) VALUES (?, ?, ?)", rows
            )
            if self._size(self._connection) > self._cache.limit:
                self._connection.execute(_DROP, (DROPPED_FOR_ONE * len(rows),))
            self._connection.execute("COMMIT")
        except sqlite3.Error:
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            raise

    def _empty(self) -> None:
        if self._connection is not None:
            self._connection.execute("DELETE FROM result")
            self._connection.execute("VACUUM")
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _size(self, connection: sqlite3.Connection) -> int:
        return int(connection.execute(_SIZE).fetchone()[0])

    def _safely(self, work: Callable[[], None]) -> None:
        """Do `work`; begin a damaged file anew, skip a locked one, and do without one that cannot be had."""
        try:
            work()
        except FAILURES as error:
            kind = _kind(error)
            if kind in LOCKED:
                self._skip(work)
            elif isinstance(error, OSError) or kind in UNUSABLE:
                self._do_without(str(error))
            else:
                self._begin_anew(str(error))

    def _skip(self, work: Callable[[], None]) -> None:
        """Leave `work` undone; a file that was not even opened stays closed."""
        if work == self._connect:
            self._let_go()

    def _begin_anew(self, why: str) -> None:
        self._let_go()
        path = self._cache.path
        aside = path.with_name(path.name + ASIDE)
        try:
            for ending in BESIDE:
                path.with_name(path.name + ending).unlink(missing_ok=True)
            path.replace(aside)
            self._connect()
        except FAILURES as error:
            self._do_without(said("{why}; {error}", why=why, error=str(error)))
            return
        self._cache.notice = said(
            "{path}: the kept results could not be used ({why}). They were set aside as {file}, which you may "
            "delete; results are computed anew.",
            path=path,
            why=why,
            file=aside.name,
        )

    def _do_without(self, why: str) -> None:
        self._let_go()
        self._cache.notice = said(
            "{path}: results cannot be kept here ({why}). Everything is computed anew; see that the "
            "folder can be written to and that the disk is not full.",
            path=self._cache.path,
            why=why,
        )

    def _let_go(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
        self._connection = None


def _proof(key: bytes, value: bytes) -> int:
    return crc32(value, crc32(key))


def _is_proved(key: object, proof: object, value: object) -> bool:
    """Tell whether a row is whole; in a damaged file its columns may even be of other kinds."""
    return isinstance(key, bytes) and isinstance(value, bytes) and proof == _proof(key, value)


def _kind(error: Exception) -> int:
    """Return SQLite's primary code, the lowest byte, or 0; the other bytes say more."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
