"""What the File menu sends on of the open example."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from rouge_gui.app import Kept, make_window
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.rouge.options import Options
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings

CORPUS = '{"id": "boats", "references": ["Two boats left the harbour."], "candidate": "Two boats left."}\n'


@pytest.fixture
def window(tmp_path: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    (tmp_path / "corpus.jsonl").write_text(CORPUS, encoding="utf-8")
    state = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    made = make_window(
        Kept(Settings(), tmp_path / "s.json", Drafts(tmp_path / "d.sqlite"), state, ()), Options()
    )
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.session.evaluated, timeout=30_000):
        made.open_paths([tmp_path / "corpus.jsonl"])
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
