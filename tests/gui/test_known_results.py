"""What slow protocols scored is known again when the window opens the next time."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from rouge_gui.app import Kept, make_window
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.models.snapshot import State
from rouge_gui.rouge.options import Options
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings

SLOW = Options(sentences="rules", tokenizer="unicode")
CORPUS = '{"id": "1", "references": ["Two boats left the harbour."], "candidate": "Two boats left."}\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "corpus.jsonl").write_text(CORPUS, encoding="utf-8")
    return tmp_path


@pytest.fixture
def opened(folder: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    state = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
    kept = Kept(Settings(), folder / "s.json", Drafts(folder / "d.sqlite"), state, (), cache=folder / "cache")
    window = make_window(kept, SLOW)
    qtbot.addWidget(window)
    yield window
    window.close()


def _score(window: MainWindow, folder: Path, qtbot: QtBot) -> float:
    model = window.results.corpus.model
    window.open_paths([folder / "corpus.jsonl"])
    qtbot.waitUntil(lambda: model.count(State.SCORED) == 1, timeout=30_000)
    example, system = model.key(0)
    return model.scores_of(example, system)["ROUGE-1"].recall


def test_a_score_of_a_slow_protocol_is_kept_in_the_cache_folder(
    opened: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    recall = _score(opened, folder, qtbot)
    assert recall == 3 / 5
    assert list((folder / "cache").iterdir())
    assert _score(opened, folder, qtbot) == recall
