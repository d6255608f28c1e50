"""Sessions in the window: what was open is open again, wherever its files went, and what changed is told."""

import json
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from rouge_gui.corpus.mapping import ColumnNames
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.rouge.options import Options
from tests.gui.test_window import Open, load, open_window, show

__all__ = ["open_window"]
WAIT_MS = 30_000
LAST = 2


def write(path: Path, words: str = "a fox") -> Path:
    path.parent.mkdir(exist_ok=True)
    lines = [
        {"id": str(number), "references": [words], "candidates": {"s": "a " * (number + 1), "t": words}}
        for number in range(LAST + 1)
    ]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return path


def sentences(window: MainWindow) -> str:
    return " ".join(notice.sentence for notice in window.notices.notices())


def save(qtbot: QtBot, window: MainWindow, session: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(session), ""))
    window.opening.on_save_session()
    qtbot.waitUntil(session.exists, timeout=WAIT_MS)


def reopen(qtbot: QtBot, window: MainWindow, session: Path) -> None:
    with qtbot.waitSignal(window.loading.ended, timeout=WAIT_MS):
        window.open_paths([session])


@pytest.fixture
def session(qtbot: QtBot, open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    corpus, session = write(tmp_path / "data" / "corpus.jsonl"), tmp_path / "data" / "kept.rouge-gui"
    window = open_window()
    window.session.set_options(Options(stemmer="porter"))
    load(qtbot, window, corpus)
    show(qtbot, window, "2", "t")
    window.corpus_view.filter.setText("t")
    window.corpus_view.table.horizontalHeader().setSortIndicator(2, Qt.SortOrder.DescendingOrder)
    window.results.show_view("report")
    save(qtbot, window, session, monkeypatch)
    window.close()
    return session


def assert_is_as_it_was(qtbot: QtBot, window: MainWindow) -> None:
    assert (window.session.texts.example, window.session.texts.system) == ("2", "t")
    assert window.session.options.stemmer == "porter"
    qtbot.waitUntil(lambda: window.corpus_view.model.rowCount() == LAST + 1, timeout=WAIT_MS)
    assert window.corpus_view.filter.text() == "t"
    assert window.corpus_view.model.sorted_by == (2, Qt.SortOrder.DescendingOrder)
    assert window.results.is_shown("report")


def test_all_is_as_it_was(qtbot: QtBot, open_window: Open, session: Path) -> None:
    window = open_window()
    reopen(qtbot, window, session)
    assert_is_as_it_was(qtbot, window)
    assert sentences(window) == ""


def test_a_session_that_moved_with_its_files_opens(qtbot: QtBot, open_window: Open, session: Path) -> None:
    moved = session.parent.with_name("moved")
    shutil.move(session.parent, moved)
    window = open_window()
    reopen(qtbot, window, moved / session.name)
    assert_is_as_it_was(qtbot, window)
    assert f"was found in {moved}" in sentences(window)


def test_what_changed_on_disk_is_told(qtbot: QtBot, open_window: Open, session: Path) -> None:
    write(session.with_name("corpus.jsonl"), "a wolf")
    window = open_window()
    reopen(qtbot, window, session)
    assert "“corpus.jsonl” changed on disk since the session was saved" in sentences(window)
    assert window.session.texts.candidate == "a wolf"


def test_a_missing_file_is_sought_where_the_user_points_and_what_is_open_stays(
    qtbot: QtBot, open_window: Open, session: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    far = tmp_path / "far" / "away"
    far.mkdir(parents=True)
    shutil.move(session.with_name("corpus.jsonl"), far)
    window = open_window()
    load(qtbot, window, write(tmp_path / "other.jsonl", "an owl"))
    window.open_paths([session])
    qtbot.waitUntil(lambda: bool(window.notices.notices()), timeout=WAIT_MS)
    assert "“corpus.jsonl” is neither in" in sentences(window)
    assert window.session.texts.references == ("an owl",), "nothing was lost"
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "far"))
    with qtbot.waitSignal(window.loading.ended, timeout=WAIT_MS):
        window.notices.notices()[0].offer_button.click()
    assert_is_as_it_was(qtbot, window)


def test_a_damaged_session_is_a_notice(qtbot: QtBot, open_window: Open, session: Path) -> None:
    session.write_text("{", "utf-8")
    window = open_window()
    with qtbot.waitSignal(window.opening.sessions.failed, timeout=WAIT_MS):
        window.open_paths([session])
    assert "the session could not be read" in sentences(window)


def test_an_example_that_is_gone_is_told(qtbot: QtBot, open_window: Open, session: Path) -> None:
    corpus = session.with_name("corpus.jsonl")
    corpus.write_text("".join(corpus.read_text("utf-8").splitlines(keepends=True)[:LAST]), "utf-8")
    window = open_window()
    reopen(qtbot, window, session)
    assert "“2” with the candidate of “t”, which was open, is no longer there" in sentences(window)


def test_with_nothing_open_there_is_nothing_to_keep(open_window: Open) -> None:
    window = open_window()
    window.opening.on_save_session()
    assert "open a corpus first" in sentences(window)


def test_a_recipe_is_kept_with_what_it_reads(
    qtbot: QtBot, open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, session = tmp_path / "odd.csv", tmp_path / "kept.rouge-gui"
    table.write_text("good,mine\nA tale.,Tale one.\n", "utf-8")
    recipe = Recipe("delimited", ColumnNames(references=("good",), candidates={"m": "mine"}))
    window = open_window()
    with qtbot.waitSignal(window.loading.ended, timeout=WAIT_MS):
        window.opening.open_paths([table], recipe)
    save(qtbot, window, session, monkeypatch)
    again = open_window()
    reopen(qtbot, again, session)
    texts = again.session.texts
    assert (texts.system, texts.candidate, texts.references) == ("m", "Tale one.", ("A tale.",))


def test_the_place_of_a_session_is_not_sought_in_another_corpus(
    qtbot: QtBot, open_window: Open, session: Path, tmp_path: Path
) -> None:
    line = write(tmp_path / "long.jsonl").read_text("utf-8").splitlines()[0]
    many = (line.replace('"0"', f'"x{number}"') + "\n" for number in range(20_000))
    session.with_name("corpus.jsonl").write_text("".join(many), "utf-8")
    window = open_window()
    with qtbot.waitSignal(window.loading.examples_arrived, timeout=WAIT_MS):
        window.open_paths([session])
    load(qtbot, window, write(tmp_path / "other.jsonl", "an owl"))
    assert window.session.texts.references == ("an owl",)
    assert window.session.texts.example == "0"
