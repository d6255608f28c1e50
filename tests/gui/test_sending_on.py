"""What the File menu sends on of the open example, or of the rows selected in the corpus table."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from rouge_gui.app import Kept, make_window
from rouge_gui.gui.editing import Edit
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.rouge.options import Options
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings

MORE = """\
{"id": "gulls", "references": ["Gulls cried."], "candidate": "Gulls cried twice."}
{"id": "nets", "references": ["Nets dried."], "candidate": "The nets were wet."}
"""
CORPUS = '{"id": "boats", "references": ["Two boats left the harbour."], "candidate": "Two boats left."}\n'


@pytest.fixture
def window(tmp_path: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    (tmp_path / "corpus.jsonl").write_text(CORPUS + MORE, encoding="utf-8")
    state = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    made = make_window(
        Kept(Settings(), tmp_path / "s.json", Drafts(tmp_path / "d.sqlite"), state, ()), Options()
    )
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.loading.ended, timeout=30_000):
        made.open_paths([tmp_path / "corpus.jsonl"])
    with qtbot.waitSignal(made.session.evaluated, timeout=30_000):
        made.session.evaluate()
    yield made
    made.close()


def test_the_open_example_is_copied_as_markdown(window: MainWindow, qtbot: QtBot) -> None:
    window.commands.on_copy_markdown()
    clipboard = QGuiApplication.clipboard()
    qtbot.waitUntil(lambda: clipboard.text().startswith("## Example boats"), timeout=30_000)
    assert "| ROUGE-1 | 1.0000 | 0.6000 | 0.7500 | 3 |" in clipboard.text()


def test_a_picture_of_the_window_is_copied(window: MainWindow) -> None:
    window.commands.on_copy_picture()
    picture = QGuiApplication.clipboard().pixmap()
    assert picture.deviceIndependentSize().toSize() == window.size()


def test_the_open_example_is_written_as_a_web_page(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "boats.html"
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *_: (str(path), "A web page by itself (*.html)")
    )
    window.commands.on_export_example()
    qtbot.waitUntil(path.exists, timeout=30_000)
    assert "Two boats left the harbour." in re.sub("<[^>]*>", "", path.read_text(encoding="utf-8"))


def press(window: MainWindow, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
    QTest.keyClick(window.corpus_view.table, key, held)


def exported(window: MainWindow, qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The headings of the page that the File menu writes."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    path.unlink(missing_ok=True)
    window.commands.on_export_example()
    qtbot.waitUntil(path.exists, timeout=60_000)
    return re.findall("<h2>(.*?)</h2>", path.read_text(encoding="utf-8"))


def test_all_rows_selected_are_written_into_one_page(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, path = window.corpus_view.table, tmp_path / "some.html"
    qtbot.waitUntil(lambda: table.model().rowCount() == 3 and table.selected_row() == 0, timeout=30_000)
    heads = [f"Example {name}, corpus" for name in ("boats", "gulls", "nets")]
    assert exported(window, qtbot, path, monkeypatch) == heads[:1]
    press(window, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert (table.selected_rows(), window.session.texts.example) == ([0, 1], "gulls")
    assert exported(window, qtbot, path, monkeypatch) == heads[:2]
    press(window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert exported(window, qtbot, path, monkeypatch) == heads
    window.corpus_view.step(1)
    assert (table.selected_rows(), window.session.texts.example) == ([2], "nets")


def test_what_is_selected_is_written_as_edited(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = window.corpus_view.table
    qtbot.waitUntil(lambda: table.model().rowCount() == 3 and table.selected_row() == 0, timeout=30_000)
    window.session.edit(Edit("candidate", 0, "Two", "Nine"))
    press(window, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    window.session.edit(Edit("candidate", 0, "Gulls", "Terns"))
    exported(window, qtbot, tmp_path / "some.html", monkeypatch)
    page = re.sub("<[^>]*>", "", (tmp_path / "some.html").read_text(encoding="utf-8"))
    assert "Nine boats left." in page
    assert "Terns cried twice." in page


def test_escape_stops_an_export_and_the_old_file_stays(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, path = window.corpus_view.table, tmp_path / "some.pdf"
    qtbot.waitUntil(lambda: table.model().rowCount() == 3 and table.selected_row() == 0, timeout=30_000)
    press(window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    path.write_text("old", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), "(*.pdf)"))
    window.commands.on_export_example()
    window.commands.on_cancel()
    assert any("stopped" in label.text() for label in window.notices.findChildren(QLabel))
    assert window.commands.close()
    assert path.read_text(encoding="utf-8") == "old"


def test_all_rows_selected_are_copied(window: MainWindow, qtbot: QtBot) -> None:
    table = window.corpus_view.table
    qtbot.waitUntil(lambda: table.model().rowCount() == 3 and table.selected_row() == 0, timeout=30_000)
    press(window, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    press(window, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().split("\n")
    assert [line.split("\t")[0] for line in lines] == ["boats", "gulls"]
