"""Edits survive a crash, a rename and odd characters, and belong to one text alone."""

import sqlite3
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.errors import UnwritableFile
from rouge_gui.store.drafts import DraftKey, Drafts

anything = st.text(st.characters())
KEY = DraftKey("7", "candidate A", "The fox ran.")


@settings(deadline=None)
@given(anything, anything)
def test_a_draft_comes_back_as_it_was(
    tmp_path_factory: pytest.TempPathFactory, loaded: str, edited: str
) -> None:
    drafts = Drafts(tmp_path_factory.mktemp("drafts") / "drafts.sqlite")
    key = DraftKey("1", "source", loaded)
    drafts.keep(key, edited)
    assert drafts.get(key) == (None if edited == loaded else edited)
    drafts.close()


def test_a_lone_surrogate_survives(tmp_path: Path) -> None:
    drafts = Drafts(tmp_path / "drafts.sqlite")
    drafts.keep(KEY, "a\ud800b")
    assert drafts.get(KEY) == "a\ud800b"


@pytest.mark.parametrize(
    "other",
    [
        DraftKey("8", "candidate A", "The fox ran."),
        DraftKey("7", "candidate B", "The fox ran."),
        DraftKey("7", "candidate A", "The fox ran!"),
        DraftKey("7candidate A", "", "The fox ran."),
    ],
)
def test_another_text_has_another_draft(tmp_path: Path, other: DraftKey) -> None:
    drafts = Drafts(tmp_path / "drafts.sqlite")
    drafts.keep(KEY, "edited")
    assert drafts.get(other) is None


def test_editing_back_forgets_the_draft(tmp_path: Path) -> None:
    drafts = Drafts(tmp_path / "drafts.sqlite")
    drafts.keep(KEY, "edited")
    drafts.keep(KEY, KEY.loaded)
    assert drafts.get(KEY) is None


def test_a_kept_draft_survives_the_sudden_death_of_the_program(tmp_path: Path) -> None:
    path = tmp_path / "drafts.sqlite"
    program = (
        "import os, sys, pathlib\n"
        "from rouge_gui.store.drafts import DraftKey, Drafts\n"
        "Drafts(pathlib.Path(sys.argv[1])).keep(DraftKey('7', 'candidate A', 'The fox ran.'), 'typed')\n"
        "os.kill(os.getpid(), 9)\n"
    )
    subprocess.run([sys.executable, "-c", program, str(path)], check=False)
    assert Drafts(path).get(KEY) == "typed"


def test_a_file_that_is_no_database_is_said(tmp_path: Path) -> None:
    path = tmp_path / "drafts.sqlite"
    path.write_bytes(b"this is not a database, but it is long enough to be taken for one" * 40)
    with pytest.raises(UnwritableFile, match=r"drafts\.sqlite: edits cannot be kept here"):
        Drafts(path)


def test_two_windows_may_keep_drafts_at_once(tmp_path: Path) -> None:
    path = tmp_path / "drafts.sqlite"
    first, second = Drafts(path), Drafts(path)
    first.keep(KEY, "from the first")
    other = DraftKey("8", "source", "")
    second.keep(other, "from the second")
    assert (second.get(KEY), first.get(other)) == ("from the first", "from the second")
    assert sqlite3.connect(path).execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_copy_holds_the_edits_of_its_moment_for_other_threads(tmp_path: Path) -> None:
    drafts = Drafts(tmp_path / "d.sqlite")
    first, second = DraftKey("x", "candidate A", "loaded"), DraftKey("x", "source", "loaded")
    assert drafts.copied().get(first) is None
    drafts.keep(first, "edited \ud800")
    copied = drafts.copied()
    drafts.keep(second, "later")
    found: list[str | None] = []
    thread = Thread(target=lambda: found.extend([copied.get(first), copied.get(second)]))
    thread.start()
    thread.join()
    assert found == ["edited \ud800", None]
    drafts.close()
