"""Exporting the open example: the texts as edited, in the format that was chosen, by a job."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from rouge_gui.export.documents import offsets
from rouge_gui.gui.example_export import ask_for_export
from rouge_gui.gui.opened import Opened
from rouge_gui.gui.worker import Runner
from rouge_gui.rouge.options import Options

TEXTS = Opened(
    "x",
    "s",
    {"source": "old", "candidate": "old", "reference 1": "the cat"},
    {"source": "the cat sat", "candidate": "a cat", "reference 1": "the cat"},
    has_source=True,
)
BEGINS = {".html": b"<!DOCTYPE html>", ".md": b"## Example x, s", ".json": b'{"format"', ".pdf": b"%PDF-"}


@pytest.mark.parametrize("ending", BEGINS)
def test_the_format_chosen_is_written(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    path = tmp_path / f"out{ending}"

    def choose(_window: QWidget, _title: str, _name: str, filters: str) -> tuple[str, str]:
        return str(tmp_path / "out"), next(each for each in filters.split(";;") if f"(*{ending})" in each)

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    job = ask_for_export(window, TEXTS, Options(variants=("ROUGE-1",)))
    assert job is not None
    runner = Runner(window)
    with qtbot.waitSignal(runner.batched, timeout=20_000):
        runner.start(job)
    qtbot.waitUntil(path.exists)
    assert path.read_bytes().startswith(BEGINS[ending])
    if ending == ".json":
        (one,) = offsets.read(path)
        assert (one.candidate, one.references) == ("a cat", ("the cat",))
    if ending in {".html", ".md"}:
        assert "text sha" in path.read_text(encoding="utf-8")
    assert runner.close()


def test_nothing_chosen_is_nothing_done(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    assert ask_for_export(window, TEXTS, Options()) is None
