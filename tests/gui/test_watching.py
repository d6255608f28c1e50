"""What is open is watched: a change on disk is told once, offers to reload, and loses no draft."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rouge_gui.gui.stamps import Stamps
from rouge_gui.gui.watching import Watching
from tests.gui.test_window import Open, load, open_window, show

__all__ = ["open_window"]
WAIT_MS = 10_000
REST_MS = 100


@pytest.fixture
def watching(qapp: QApplication) -> Iterator[Watching]:
    made = Watching(qapp, REST_MS)
    yield made
    assert made.close()


def watch(qtbot: QtBot, watching: Watching, *paths: Path) -> None:
    watching.watch(paths)
    qtbot.waitUntil(lambda: watching._known is not None, timeout=WAIT_MS)  # noqa: SLF001


def told_by(watching: Watching) -> list[tuple[int, list[Path]]]:
    told: list[tuple[int, list[Path]]] = []
    watching.changed.connect(lambda count, first: told.append((count, first)))
    return told


def write(path: Path, words: str) -> Path:
    path.parent.mkdir(exist_ok=True)
    line = {"id": "1", "references": [words], "candidates": {"s": "a fox", "t": "a wolf"}}
    path.write_text(json.dumps(line) + "\n", "utf-8")
    return path


def test_many_changes_are_told_once(qtbot: QtBot, watching: Watching, tmp_path: Path) -> None:
    files = [write(tmp_path / f"{number}.jsonl", "a") for number in range(4)]
    watch(qtbot, watching, tmp_path)
    told = told_by(watching)
    with qtbot.waitSignal(watching.changed, timeout=WAIT_MS):
        write(files[0], "other words")
        files[1].unlink()
        write(tmp_path / "new.jsonl", "new")
    assert told == [(3, [files[0], files[1], tmp_path / "new.jsonl"])]


def test_a_file_that_is_replaced_twice_is_told_twice(
    qtbot: QtBot, watching: Watching, tmp_path: Path
) -> None:
    file = write(tmp_path / "a.jsonl", "a")
    watch(qtbot, watching, file)
    for words in ("other words", "still other words"):
        with qtbot.waitSignal(watching.changed, timeout=WAIT_MS):
            write(tmp_path / "fresh", words).replace(file)


def test_another_file_beside_the_watched_one_is_no_change(
    qtbot: QtBot, watching: Watching, tmp_path: Path
) -> None:
    file = write(tmp_path / "a.jsonl", "a")
    watch(qtbot, watching, file)
    told = told_by(watching)
    write(tmp_path / "b.jsonl", "b")
    with qtbot.waitSignal(watching.changed, timeout=WAIT_MS):
        qtbot.waitUntil(lambda: not watching._rest.isActive(), timeout=WAIT_MS)  # noqa: SLF001
        write(file, "other words")
    assert told == [(1, [file])]


def test_of_many_changes_a_few_are_named_and_all_counted(
    qtbot: QtBot, watching: Watching, tmp_path: Path
) -> None:
    files = [write(tmp_path / "within" / f"{number}.jsonl", "a") for number in range(5)]
    watch(qtbot, watching, tmp_path)
    told = told_by(watching)
    for file in (files[4], files[3]):
        with qtbot.waitSignal(watching.changed, timeout=WAIT_MS):
            write(file, "other words")
    with qtbot.waitSignal(watching.changed, timeout=WAIT_MS):
        for file in files[:3]:
            file.unlink()
    assert told == [(1, files[4:]), (2, files[3:]), (5, files[:3])]


def test_stamps_differ_where_a_file_is_new_gone_or_other(tmp_path: Path) -> None:
    files = [str(write(tmp_path / name, "a")) for name in ("same", "other", "gone")]
    before, now = Stamps(), Stamps()
    assert [before.add(file) for file in files] == [True] * 3
    Path(files[1]).write_bytes(b"")
    Path(files[2]).unlink()
    new = str(write(tmp_path / "new", "a"))
    assert [now.add(file) for file in (*files, new)] == [True, True, False, True]
    found = [path for some in now.differing(before) for path in some]
    assert sorted(found) == sorted([*files[1:], new])


def test_stamps_that_are_given_up_are_empty(tmp_path: Path) -> None:
    held, none = Stamps(), Stamps()
    file = str(write(tmp_path / "a", "a"))
    held.add(file)
    assert [*filter(None, held.give_up())] == [
        {file: (Path(file).stat().st_size, Path(file).stat().st_mtime_ns)}
    ]
    assert not any(held.differing(none))


def test_a_change_offers_to_reload_and_drafts_stay(qtbot: QtBot, open_window: Open, tmp_path: Path) -> None:
    corpus = write(tmp_path / "corpus.jsonl", "a fox")
    window = open_window()
    load(qtbot, window, corpus)
    show(qtbot, window, "1", "t")
    editor = window.reading.candidate.editor
    editor.moveCursor(QTextCursor.MoveOperation.End)
    QTest.keyClicks(editor, " edited")
    watching = window.opening.watching
    qtbot.waitUntil(lambda: watching._known is not None, timeout=WAIT_MS)  # noqa: SLF001
    with qtbot.waitSignal(watching.changed, timeout=WAIT_MS):
        write(corpus, "other words")
    notice = window.notices.notices()[0]
    assert notice.sentence == "1 file changed on disk: corpus.jsonl."
    assert window.session.texts.references == ("a fox",), "nothing is reloaded unasked"
    with qtbot.waitSignal(window.loading.ended, timeout=WAIT_MS):
        notice.offer_button.click()
    texts = window.session.texts
    assert (texts.example, texts.system) == ("1", "t"), "one stays where one was"
    assert texts.references == ("other words",)
    assert texts.candidate == "a wolf edited"


def test_changes_add_up_in_one_notice_and_what_is_gone_is_not_reloaded(
    qtbot: QtBot, open_window: Open, tmp_path: Path
) -> None:
    folder = tmp_path / "corpus"
    folder.mkdir()
    files = [write(folder / f"{name}.jsonl", name) for name in "ab"]
    window = open_window()
    load(qtbot, window, folder)
    watching = window.opening.watching
    qtbot.waitUntil(lambda: watching._known is not None, timeout=WAIT_MS)  # noqa: SLF001
    for file in files:
        with qtbot.waitSignal(watching.changed, timeout=WAIT_MS):
            write(file, "other words")
    assert [notice.sentence for notice in window.notices.notices() if "changed" in notice.sentence] == [
        "2 files changed on disk: a.jsonl, b.jsonl."
    ]
    with qtbot.waitSignal(watching.changed, timeout=WAIT_MS):
        folder.rename(tmp_path / "elsewhere")
    notice = window.notices.notices()[0]
    assert "is gone from disk" in notice.sentence
    assert not notice.offer_button.isVisible()
    assert window.session.texts.references == ("a",)
