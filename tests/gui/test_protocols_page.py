"""Every protocol and quirk is told of in the window, and a note where the original would have stopped."""

from PySide6.QtWidgets import QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from rouge_gui.gui.protocols_page import show_protocols
from rouge_gui.gui.views.score_view import ScoreView
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import PROTOCOLS
from rouge_gui.rouge.quirks import QUIRKS


def test_every_protocol_and_quirk_stands_on_the_page(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    page = show_protocols(parent).findChild(QTextBrowser)
    assert isinstance(page, QTextBrowser)
    words = page.toPlainText()
    for name, protocol in PROTOCOLS.items():
        assert name in words
        assert protocol.differs in words
    for name, sentence in QUIRKS.items():
        assert name in words
        assert sentence in words


def test_the_original_would_stop_here_is_said(qtbot: QtBot) -> None:
    view = ScoreView()
    qtbot.addWidget(view)
    options = Options.from_perl_flags("-n 1 -w 1.2")
    view.set_evaluation(evaluate("a b", ["a", "..."], options))
    assert not view.note.isHidden()
    assert "ROUGE-1.5.5" in view.note.text()
    view.set_evaluation(evaluate("a b", ["a", "b"], options))
    assert view.note.isHidden()
