"""The head of the options panel: what is pasted sets every option, and missing data files can be located."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from rouge_gui import perl_data
from rouge_gui.gui.options_panel import OptionsPanel
from rouge_gui.rouge.options import Options

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(qtbot: QtBot) -> OptionsPanel:
    made = OptionsPanel()
    qtbot.addWidget(made)
    made.resize(300, 900)
    made.show()
    return made


@pytest.fixture
def told(panel: OptionsPanel) -> list[Options]:
    options: list[Options] = []
    panel.options_changed.connect(options.append)
    return options


def enter(panel: OptionsPanel, line: str) -> None:
    panel.head.command.setFocus()
    panel.head.command.selectAll()
    QTest.keyClicks(panel.head.command, line)
    QTest.keyClick(panel.head.command, Qt.Key.Key_Return)


def test_a_pasted_command_sets_every_option(panel: OptionsPanel, told: list[Options]) -> None:
    enter(panel, "./ROUGE-1.5.5.pl -e data -n 2 -m -x -l 75 -f B -a settings.xml")
    wanted = panel.options
    assert told == [wanted]
    assert (wanted.protocol, wanted.variants) == ("ROUGE-1.5.5", ("ROUGE-1", "ROUGE-2"))
    assert (wanted.stemmer, wanted.limit_words, wanted.references) == ("ROUGE-1.5.5", 75, "best recall")
    assert panel.fields["tokenizer"].value() == "ROUGE-1.5.5"


def test_a_pasted_signature_restores_its_options(panel: OptionsPanel, told: list[Options]) -> None:
    wanted = replace(Options(), stemmer="porter 1980", beta=0.5, variants=("ROUGE-SU4",))
    QGuiApplication.clipboard().setText(f"{wanted.signature()}\n")
    panel.head.command.setFocus()
    QTest.keySequence(panel.head.command, QKeySequence(QKeySequence.StandardKey.Paste))
    QTest.keyClick(panel.head.command, Qt.Key.Key_Return)
    assert told == [wanted]


@pytest.mark.parametrize(
    ("line", "reason"),
    [("-n 2 -k", "-k is not a flag"), ("hello", "neither"), ("rouge-gui 9 | tempo 3", "'tempo'")],
)
def test_a_line_that_cannot_be_read_is_told_beneath_it(
    panel: OptionsPanel, told: list[Options], line: str, reason: str
) -> None:
    enter(panel, line)
    assert reason in panel.head.error.text()
    assert panel.head.error.isVisible()
    assert (told, panel.options) == ([], Options())
    QTest.keyClick(panel.head.command, Qt.Key.Key_Backspace)
    assert not panel.head.error.isVisible()


def test_missing_files_of_the_original_are_told_and_can_be_located(
    panel: OptionsPanel, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    monkeypatch.setattr(perl_data, "PACKAGE", "no_such_package")
    monkeypatch.delenv(perl_data.HOME_VARIABLE, raising=False)
    assert not panel.head.locate_button.isVisible()
    enter(panel, "-n 1 -s")
    assert "stop list" in panel.head.lacking.text()
    answers = iter([str(tmp_path), "", str(tmp_path)])
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: next(answers))
    QTest.mouseClick(panel.head.locate_button, LEFT)
    assert f"{tmp_path}: holds neither" in panel.head.lacking.text()
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / perl_data.STOP_FILE).write_text("the", encoding="latin-1")
    QTest.mouseClick(panel.head.locate_button, LEFT)
    with qtbot.waitSignal(panel.files_located):
        QTest.mouseClick(panel.head.locate_button, LEFT)
    assert not panel.head.locate_button.isVisible()
    assert perl_data.stop_words() == {"the"}
