"""One file of verdicts: each is on disk when it is acknowledged, none is ever changed or deleted."""

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from rouge_gui.corpus.example import Example, Problem
from rouge_gui.errors import RougeGuiError, UnwritableFile
from rouge_gui.store import verdict_errors
from rouge_gui.store.verdict_tables import (
    Damaged,
    Kind,
    Owner,
    connect,
    copy_whole,
    escaped,
    make_room,
    prepare,
    tidy,
    transaction,
)
from rouge_gui.study.annotating.checking import text_of
from rouge_gui.study.annotating.verdict import (
    Item,
    SpanLabel,
    Verdict,
    digest_of,
    in_force,
    refitted,
    verdict_of,
)
from rouge_gui.study.annotating.verdict_uids import numbered, settled
from rouge_gui.wording import said

_KEEP = "INSERT INTO verdict VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
_TAKE = f"{_KEEP} ON CONFLICT (uid) DO NOTHING"
_HIGHEST = "SELECT max(revision) FROM verdict WHERE example = ? AND systems = ? AND scheme = ?"
_HISTORY = (
    "SELECT body FROM verdict WHERE example = ? AND systems = ? AND scheme = ? ORDER BY revision, moment, uid"
)
_OF_DIGEST = "SELECT body FROM verdict WHERE digest = ? AND scheme = ? ORDER BY moment, revision, uid"
_ALL = "SELECT body FROM verdict ORDER BY moment, revision, uid"


@dataclass(frozen=True)
class Found:
    """What was said of an item, or of the same texts under other names (`is_moved`), as it reads now.

    `is_changed`: it was said of other texts. Then spans stand where their words now stand, and `lost` are those whose
    words stand nowhere any more.
    """

    verdict: Verdict
    is_moved: bool = False
    is_changed: bool = False
    lost: tuple[SpanLabel, ...] = ()


class VerdictFile:
    """The verdicts of `annotator`, or of several people where `kind` is not WORK, in one SQLite file.

    `problems`: what went wrong at the opening without hindering the work. To be used in the thread that opened it; two
    windows may have the same file open. Every method raises `UnwritableFile`, which says what to do, where the file
    cannot be written or read.
    """

    def __init__(
        self, path: Path, annotator: str, kind: Kind = Kind.WORK, backups: Path | None = None
    ) -> None:
        """Open or make the file; `UnwritableFile` where it is no file of verdicts or is somebody else's.

        `backups` is the folder whose newest backup is named where the file proves damaged.
        """
        self.path = path
        self.problems: list[Problem] = []
        self._backups = backups
        self._owner = Owner(kind, annotator if kind == Kind.WORK else "")
        with self._told():
            self._connection = connect(path)
        try:
            with self._told():
                found = prepare(self._connection, self._owner)
                tidy(self._connection)
                self._identity = tuple(map(_identity, self._files()))
                _check_owner(path, self._owner, found)
        except UnwritableFile:
            self._connection.close()
            raise

    def __enter__(self) -> Self:
        """Return the file, which is closed at the end of the block."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the file."""
        self.close()

    def keep(self, verdict: Verdict) -> Verdict:
        """Keep `verdict` with a number of its own, the next revision and this moment; return what is on disk now.

        The revision counts what this file holds on the item and scheme, so that a clock set back does no harm.
        """
        self._check_annotator(verdict)
        moment = datetime.now(UTC).isoformat(timespec="milliseconds")
        with self._told(), transaction(self._connection):
            ((highest,),) = self._connection.execute(_HIGHEST, _key(verdict.item, verdict.scheme)).fetchall()
            kept = numbered(_plain(replace(verdict, revision=(highest or 0) + 1, moment=moment)))
            self._connection.execute(_KEEP, _row(kept))
            self._check_place()
        return kept

    def take(self, verdicts: Iterable[Verdict]) -> int:
        """Take verdicts in that were said elsewhere, all or none; return how many were not here yet.

        One whose number is not one of ours, or does not fit what it says, gets one that comes of its content.
        """
        with self._told(), transaction(self._connection):
            before = self._connection.total_changes
            for verdict in verdicts:
                self._check_annotator(verdict)
                self._connection.execute(_TAKE, _row(settled(_plain(verdict))))
            self._check_place()
            taken = self._connection.total_changes - before
        with self._told():
            tidy(self._connection)
        return taken

    def make_room(self) -> None:
        """Get ready to keep a day's verdicts, each in a millisecond instead of several."""
        with self._told():
            make_room(self._connection, self.path)

    def latest(self, item: Item, scheme: str) -> Verdict | None:
        """Return the verdict on `item` that is in force, None where there is none or it was withdrawn."""
        said = in_force(self.history(item, scheme))
        return max(said, key=lambda each: (each.revision, each.moment, each.uid), default=None)

    def latest_for(
        self, example: Example, item: Item, scheme: str, get: Callable[[str], Example | None]
    ) -> Found | None:
        """Return what was said of `item`, a part of `example`, even where it was renamed or its texts changed since.

        The same texts come first: said of `item`, else of an item that the corpus, which `get` looks examples up in by
        their id, no longer has. Else what was said of `item` when its texts were others.
        """
        said = self.latest(item, scheme)
        digest = digest_of(example, item)
        if said is not None and said.digest == digest:
            return Found(said)
        moved = self._moved(item, digest, scheme, get)
        if moved is not None:
            return Found(_renamed(moved, item), is_moved=True)
        return None if said is None else _refitted(said, example)

    def history(self, item: Item, scheme: str) -> list[Verdict]:
        """Return everything that was ever said of `item`, the oldest revision first."""
        return self._asked(_HISTORY, _key(item, scheme))

    def all(self) -> list[Verdict]:
        """Return everything that was ever said, in an order that does not depend on what was merged when."""
        return self._asked(_ALL, ())

    def copy_to(self, path: Path) -> None:
        """Write all that was kept as one complete file, which can be sent by mail, even where this one was deleted."""
        if path.exists() and self.path.exists() and path.samefile(self.path):
            raise UnwritableFile(path, said("is the file that is open; give the copy another name"))
        with self._told():
            copy_whole(self._connection, path)

    def close(self) -> None:
        """Close the file and leave it as one, which can be sent by mail, unless another window has it open."""
        with closing(self._connection), self._told():
            self._connection.execute("PRAGMA busy_timeout = 1000")
            tidy(self._connection)

    def _moved(
        self, item: Item, digest: str, scheme: str, get: Callable[[str], Example | None]
    ) -> Verdict | None:
        """Return the last verdict on these texts whose own item is not in the corpus any more."""
        items = dict.fromkeys(each.item for each in self._asked(_OF_DIGEST, (digest, escaped(scheme))))
        said = [
            self.latest(other, scheme)
            for other in items
            if other != item and not _holds(get(other.example), other, digest)
        ]
        moved = [each for each in said if each is not None and each.digest == digest]
        return max(moved, key=lambda each: (each.moment, each.uid), default=None)

    def _asked(self, question: str, values: tuple[str, ...]) -> list[Verdict]:
        with self._told():
            bodies = self._connection.execute(question, values).fetchall()
        try:
            return [verdict_of(json.loads(body)) for (body,) in bodies]
        except ValueError as error:
            why = said(
                "holds something that is no verdict ({error}). {advice}",
                error=str(error),
                advice=verdict_errors.advice(self.path, self._backups),
            )
            raise UnwritableFile(self.path, why) from error

    def _check_annotator(self, verdict: Verdict) -> None:
        if self._owner.kind == Kind.WORK and verdict.annotator != self._owner.annotator:
            why = said(
                "{belongs}; one of “{annotator}” was not kept in it",
                belongs=_belongs(self._owner),
                annotator=verdict.annotator,
            )
            raise UnwritableFile(self.path, why)

    def _check_place(self) -> None:
        """Raise where what is written would not be found again."""
        if tuple(map(_identity, self._files())) != self._identity:
            why = said(
                "was deleted, moved or replaced while it was open, so that nothing more is kept in it. All that was kept "
                "is still in this window: save a copy of it and go on with that one"
            )
            raise UnwritableFile(self.path, why)

    def _files(self) -> tuple[Path, Path]:
        return self.path, self.path.with_name(f"{self.path.name}-wal")

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, OSError, RougeGuiError) as error:
            raise verdict_errors.told(self.path, error, self._backups) from error
        except UnicodeError as error:
            # SQLite speaks of a damaged table by its name, which is no text any more.
            raise verdict_errors.told(self.path, Damaged(str(error)), self._backups) from error


def _identity(path: Path) -> tuple[int, int] | None:
    """Return what is the same as long as the file is, None where there is none."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _check_owner(path: Path, owner: Owner, found: Owner) -> None:
    if found != owner:
        why = said("{belongs}; choose another file for what is said here", belongs=_belongs(found))
        raise UnwritableFile(path, why)


def _belongs(owner: Owner) -> str:
    match owner.kind:
        case Kind.GOLD:
            return said("is the file of the gold verdicts")
        case Kind.DECISIONS:
            return said("is the file of the decisions")
    return said("holds the verdicts of “{annotator}”", annotator=owner.annotator)


def _plain(verdict: Verdict) -> Verdict:
    """Return the verdict as it will be read again."""
    return verdict_of(json.loads(json.dumps(verdict.told())))


def _row(verdict: Verdict) -> tuple[str | int, ...]:
    columns = (verdict.annotator, verdict.scheme, verdict.digest)
    return (
        escaped(verdict.uid),
        escaped(verdict.item.example),
        json.dumps(verdict.item.systems),
        *map(escaped, columns),
        verdict.revision,
        escaped(verdict.moment),
        json.dumps(verdict.told()),
    )


def _key(item: Item, scheme: str) -> tuple[str, str, str]:
    return escaped(item.example), json.dumps(item.systems), escaped(scheme)


def _holds(example: Example | None, item: Item, digest: str) -> bool:
    """Tell whether `example` has `item` with the texts of `digest`."""
    if example is None or not all(system in example.candidates for system in item.systems):
        return False
    return digest_of(example, item) == digest


def _renamed(verdict: Verdict, item: Item) -> Verdict:
    names = dict(zip(verdict.item.systems, item.systems, strict=True))
    return replace(verdict, item=item, shown=tuple(names.get(each, each) for each in verdict.shown))


def _refitted(verdict: Verdict, example: Example) -> Found:
    """Return `verdict` on texts that have changed; what a span is linked to stays where the source still is so long."""
    spans, lost = [], []
    for span in verdict.spans:
        text = text_of(example, verdict.item, span.text)
        found = None if text is None else refitted(span, text)
        if found is None:
            lost.append(span)
            continue
        linked = found.evidence is not None and found.evidence[1] <= len(example.source or "")
        spans.append(found if linked else replace(found, evidence=None))
    return Found(replace(verdict, spans=tuple(spans)), is_changed=True, lost=tuple(lost))
