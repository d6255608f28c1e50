"""What was read and dismissed survives a crash and belongs to one text; a file of a later release is left alone."""

import sqlite3
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from rouge_gui.errors import UnwritableFile
from rouge_gui.store.annotations import Annotations, Dismissal
from rouge_gui.store.drafts import DraftKey

KEY = DraftKey("7", "candidate A", "Forty people ran.")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "annotations.sqlite"


def told(found: list[Dismissal]) -> list[tuple[str, int, int, str]]:
    return [(each.cue, each.start, each.end, each.reason) for each in found]


def test_a_dismissal_comes_back_with_its_reason_and_time(path: Path) -> None:
    before = datetime.now(UTC) - timedelta(seconds=1)
    Annotations(path).keep(KEY, "number", (0, 5), "the article says 40 ż\N{SLIGHTLY SMILING FACE}")
    (found,) = Annotations(path).list(KEY)
    assert told([found]) == [("number", 0, 5, "the article says 40 ż\N{SLIGHTLY SMILING FACE}")]
    assert before <= datetime.fromisoformat(found.moment) <= datetime.now(UTC)


def test_dismissals_come_in_the_order_of_the_text(path: Path) -> None:
    annotations = Annotations(path)
    for cue, span in (("seam", (13, 16)), ("number", (0, 5)), ("name", (0, 5))):
        annotations.keep(KEY, cue, span, "")
    assert [each.cue for each in annotations.list(KEY)] == ["name", "number", "seam"]


def test_a_later_reason_takes_the_place_of_the_first(path: Path) -> None:
    annotations = Annotations(path)
    annotations.keep(KEY, "number", (0, 5), "first")
    annotations.keep(KEY, "number", (0, 5), "second")
    assert told(annotations.list(KEY)) == [("number", 0, 5, "second")]


def test_forgetting_takes_one_place_back(path: Path) -> None:
    annotations = Annotations(path)
    annotations.keep(KEY, "number", (0, 5), "a")
    annotations.keep(KEY, "number", (6, 12), "b")
    annotations.forget(KEY, "number", (0, 5))
    annotations.forget(KEY, "name", (6, 12))
    assert told(annotations.list(KEY)) == [("number", 6, 12, "b")]


@pytest.mark.parametrize(
    "other",
    [
        DraftKey("8", "candidate A", "Forty people ran."),
        DraftKey("7", "candidate B", "Forty people ran."),
        DraftKey("7", "candidate A", "Forty people ran!"),
    ],
)
def test_another_text_has_its_own_dismissals(path: Path, other: DraftKey) -> None:
    annotations = Annotations(path)
    annotations.keep(KEY, "number", (0, 5), "a")
    assert annotations.list(other) == []


def test_a_dismissal_survives_the_sudden_death_of_the_program(path: Path) -> None:
    program = (
        "import os, sys, pathlib\n"
        "from rouge_gui.store.annotations import Annotations\n"
        "from rouge_gui.store.drafts import DraftKey\n"
        "key = DraftKey('7', 'candidate A', 'Forty people ran.')\n"
        "Annotations(pathlib.Path(sys.argv[1])).keep(key, 'number', (0, 5), 'typed')\n"
        "os.kill(os.getpid(), 9)\n"
    )
    ended = subprocess.run([sys.executable, "-c", program, str(path)], check=False)
    assert ended.returncode == -9
    assert told(Annotations(path).list(KEY)) == [("number", 0, 5, "typed")]


def test_what_was_read_comes_back_and_can_be_taken_back(path: Path) -> None:
    annotations = Annotations(path)
    assert not annotations.is_read(KEY)
    annotations.mark_read(KEY)
    annotations.mark_read(KEY)
    assert Annotations(path).is_read(KEY)
    annotations.mark_unread(KEY)
    annotations.mark_unread(KEY)
    assert not Annotations(path).is_read(KEY)


@pytest.mark.parametrize("part", ["example", "role", "loaded"])
def test_another_text_is_not_read_and_has_nothing_dismissed(path: Path, part: str) -> None:
    annotations = Annotations(path)
    annotations.mark_read(KEY)
    for span in ((0, 5), (6, 12)):
        annotations.keep(KEY, "number", span, "")
    assert (annotations.is_read(KEY), annotations.count_dismissed(KEY)) == (True, 2)
    other = replace(KEY, **{part: "another"})
    assert (annotations.is_read(other), annotations.count_dismissed(other)) == (False, 0)


def test_a_file_of_the_first_release_keeps_its_dismissals(path: Path) -> None:
    old = sqlite3.connect(path)
    old.execute(
        "CREATE TABLE dismissal (text TEXT NOT NULL, cue TEXT NOT NULL, start INTEGER NOT NULL, stop INTEGER NOT NULL,"
        " reason TEXT NOT NULL, moment TEXT NOT NULL, PRIMARY KEY (text, cue, start, stop))"
    )
    row = (KEY.digest(), "number", 0, 5, "of old", "2026-01-01T00:00:00+00:00")
    old.execute("INSERT INTO dismissal VALUES (?, ?, ?, ?, ?, ?)", row)
    old.execute("PRAGMA user_version = 1")
    old.commit()
    old.close()
    annotations = Annotations(path)
    assert told(annotations.list(KEY)) == [("number", 0, 5, "of old")]
    annotations.mark_read(KEY)
    assert Annotations(path).is_read(KEY)


def test_two_windows_may_dismiss_at_once(path: Path) -> None:
    first, second = Annotations(path), Annotations(path)
    first.keep(KEY, "number", (0, 5), "from the first")
    second.keep(KEY, "seam", (6, 12), "from the second")
    assert len(first.list(KEY)) == len(second.list(KEY)) == 2
    assert sqlite3.connect(path).execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert sqlite3.connect(path).execute("PRAGMA user_version").fetchone() == (2,)


def test_a_file_of_a_later_release_is_left_alone(path: Path) -> None:
    made = sqlite3.connect(path)
    made.execute("PRAGMA user_version = 9")
    made.close()
    with pytest.raises(UnwritableFile, match="a later release has written it"):
        Annotations(path)


def test_a_file_that_is_no_database_is_said(path: Path) -> None:
    path.write_bytes(b"this is not a database, but it is long enough to be taken for one" * 40)
    with pytest.raises(
        UnwritableFile, match=r"annotations\.sqlite: what was read and dismissed cannot be kept here"
    ):
        Annotations(path)
