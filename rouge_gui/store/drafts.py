"""The edits that people made to loaded texts, kept at once and found again by what the text was."""

import hashlib
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from rouge_gui.errors import UnwritableFile
from rouge_gui.wording import said


@dataclass(frozen=True)
class DraftKey:
    """Whose edit it is: the example, the role of the text in it (`source`, `candidate A`, `reference 1`), the text."""

    example: str
    role: str
    loaded: str

    def digest(self) -> str:
        """Return the SHA-256 of the three parts, so that a moved or renamed corpus keeps its drafts."""
        parts = (self.example, self.role, self.loaded)
        framed = "".join(f"{len(part)}:{part}" for part in parts)
        return hashlib.sha256(framed.encode("utf-8", "surrogatepass")).hexdigest()


class Edits(Protocol):
    """Where edited texts are looked up."""

    def get(self, key: DraftKey) -> str | None:
        """Return the edited text, or None where the text was not edited."""


@dataclass(frozen=True)
class Copied:
    """The edits as they were at one moment, for another thread; `texts` by the digests of their keys."""

    texts: Mapping[str, str]

    def get(self, key: DraftKey) -> str | None:
        """Return the edited text, or None where the text was not edited."""
        return self.texts.get(key.digest()) if self.texts else None


class Drafts:
    """A table of edited texts in one SQLite file; every `keep` is on disk when it returns."""

    def __init__(self, path: Path) -> None:
        """Open or make the file; `UnwritableFile` where that cannot be done."""
        try:
            self._connection = sqlite3.connect(path, isolation_level=None)
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute(
                "CREATE TABLE IF NOT EXISTS draft (key TEXT PRIMARY KEY, text BLOB NOT NULL)"
            )
        except (sqlite3.Error, UnicodeError) as error:
            raise UnwritableFile(
                path, said("edits cannot be kept here ({error})", error=str(error))
            ) from error
        self._path = path

    def get(self, key: DraftKey) -> str | None:
        """Return the edited text, or None where the text was not edited."""
        found = self._connection.execute("SELECT text FROM draft WHERE key = ?", (key.digest(),)).fetchone()
        return None if found is None else _decoded(found[0])

    def copied(self) -> Copied:
        """Return all edits as they are now."""
        rows = self._connection.execute("SELECT key, text FROM draft")
        return Copied({digest: _decoded(text) for digest, text in rows})

    def keep(self, key: DraftKey, text: str) -> None:
        """Keep `text` as the edit of `key`; a text equal to the loaded one is no edit and is forgotten."""
        try:
            if text == key.loaded:
                self._connection.execute("DELETE FROM draft WHERE key = ?", (key.digest(),))
            else:
                row = (key.digest(), text.encode("utf-8", "surrogatepass"))
                self._connection.execute("INSERT OR REPLACE INTO draft VALUES (?, ?)", row)
        except sqlite3.Error as error:
            raise UnwritableFile(
                self._path, said("the edit could not be kept ({error})", error=str(error))
            ) from error

    def close(self) -> None:
        """Close the file."""
        self._connection.close()


def _decoded(kept: bytes) -> str:
    return bytes(kept).decode("utf-8", "surrogatepass")
