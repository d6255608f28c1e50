"""What people did with the cues: candidates that they read, places that they dismissed and why, by what the text was."""

import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from rouge_gui.errors import UnwritableFile
from rouge_gui.store.drafts import DraftKey
from rouge_gui.wording import said

_DISMISSALS = """
CREATE TABLE dismissal (
    text TEXT NOT NULL, cue TEXT NOT NULL, start INTEGER NOT NULL, stop INTEGER NOT NULL,
    reason TEXT NOT NULL, moment TEXT NOT NULL,
    PRIMARY KEY (text, cue, start, stop)
)
"""
_READ = "CREATE TABLE read_text (text TEXT PRIMARY KEY, moment TEXT NOT NULL)"
_STEPS = (_DISMISSALS, _READ)
VERSION = len(_STEPS)


def candidate_key(example: str, system: str, candidate: str) -> DraftKey:
    """Return by what is kept what people did with this text of a candidate."""
    return DraftKey(example, f"candidate {system}", candidate)


@dataclass(frozen=True)
class Dismissal:
    """A place (`start` to `end`, code points of the candidate) of a cue that somebody found harmless, and why.

    `moment` is the time in UTC as ISO 8601 writes it.
    """

    cue: str
    start: int
    end: int
    reason: str
    moment: str


class Annotations:
    """Dismissals and what was read in one SQLite file, by the SHA-256 of example, role and candidate; on disk at once."""

    def __init__(self, path: Path) -> None:
        """Open or make the file; `UnwritableFile` where that cannot be done or a later release has written it."""
        self._path = path
        try:
            self._connection = sqlite3.connect(path, isolation_level=None)
            self._connection.execute("PRAGMA journal_mode = WAL")
            found = self._prepare()
        except (sqlite3.Error, UnicodeError) as error:
            raise UnwritableFile(
                path, said("what was read and dismissed cannot be kept here ({error})", error=str(error))
            ) from error
        if found > VERSION:
            self.close()
            raise UnwritableFile(
                path, said("a later release has written it (its version is {version})", version=found)
            )

    def keep(self, text: DraftKey, cue: str, span: tuple[int, int], reason: str) -> Dismissal:
        """Keep that the place `span` of `cue` was dismissed, in place of an earlier reason; return what is kept."""
        kept = Dismissal(cue, *span, reason, _now())
        row = (text.digest(), cue, *span, reason, kept.moment)
        self._change("INSERT OR REPLACE INTO dismissal VALUES (?, ?, ?, ?, ?, ?)", row)
        return kept

    def forget(self, text: DraftKey, cue: str, span: tuple[int, int]) -> None:
        """Take the dismissal of this place back; nothing happens where there is none."""
        asked = "DELETE FROM dismissal WHERE text = ? AND cue = ? AND start = ? AND stop = ?"
        self._change(asked, (text.digest(), cue, *span))

    def list(self, text: DraftKey) -> list[Dismissal]:
        """Return what was dismissed in this text, in its order."""
        asked = (
            "SELECT cue, start, stop, reason, moment FROM dismissal WHERE text = ? ORDER BY start, stop, cue"
        )
        return [Dismissal(*row) for row in self._connection.execute(asked, (text.digest(),))]

    def count_dismissed(self, text: DraftKey) -> int:
        """Return how many places of this text were dismissed."""
        asked = "SELECT count(*) FROM dismissal WHERE text = ?"
        return int(self._connection.execute(asked, (text.digest(),)).fetchone()[0])

    def mark_read(self, text: DraftKey) -> None:
        """Keep that this text was read."""
        self._change("INSERT OR REPLACE INTO read_text VALUES (?, ?)", (text.digest(), _now()))

    def mark_unread(self, text: DraftKey) -> None:
        """Forget that this text was read; nothing happens where it was not."""
        self._change("DELETE FROM read_text WHERE text = ?", (text.digest(),))

    def is_read(self, text: DraftKey) -> bool:
        """Tell whether this text was read."""
        asked = "SELECT 1 FROM read_text WHERE text = ?"
        return self._connection.execute(asked, (text.digest(),)).fetchone() is not None

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def _prepare(self) -> int:
        """Make the tables that the file lacks; return the version it had. Two windows may do so at once."""
        self._connection.execute("BEGIN IMMEDIATE")
        version = int(self._connection.execute("PRAGMA user_version").fetchone()[0])
        for step in _STEPS[version:]:
            self._connection.execute(step)
        self._connection.execute(f"PRAGMA user_version = {max(version, VERSION)}")
        self._connection.execute("COMMIT")
        return version

    def _change(self, asked: str, row: tuple[object, ...]) -> None:
        try:
            self._connection.execute(asked, row)
        except sqlite3.Error as error:
            raise UnwritableFile(
                self._path, said("what was read or dismissed could not be kept ({error})", error=str(error))
            ) from error


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
