from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDropEvent, QGuiApplication, QKeySequence, QTextCursor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from rouge_gui.colours import LIGHT
from rouge_gui.gui.panes.text_pane import TextPane

KEEP = QTextCursor.MoveMode.KeepAnchor
CONTROL = Qt.KeyboardModifier.ControlModifier
ODD = "a\0b\r\nc\ud800 \u2028\u2029\u00a0\U0001f600"
LONG = "A sentence of seven words stands here. " * 300


class Follower:
    """Keeps a text by what the pane tells of it, as an undo stack does."""

    def __init__(self, pane: TextPane) -> None:
        self.text = pane.text()
        self.edits: list[tuple[int, str, str]] = []
        pane.edited.connect(self.follow)

    def follow(self, position: int, removed: str, added: str) -> None:
        assert self.text[position : position + len(removed)] == removed
        self.text = self.text[:position] + added + self.text[position + len(removed) :]
        self.edits.append((position, removed, added))


@pytest.fixture
def pane(qtbot: QtBot) -> TextPane:
    pane = TextPane("Source", "Paste a source", LIGHT)
    pane.resize(400, 300)
    qtbot.addWidget(pane)
    pane.show()
    return pane


def select(pane: TextPane, start: int, stop: int) -> None:
    """Select code points, found by walking: one step of the cursor a character."""
    cursor = pane.editor.textCursor()
    cursor.setPosition(len(pane.text()[:start].encode("utf-16-le", "surrogatepass")) // 2)
    cursor.setPosition(len(pane.text()[:stop].encode("utf-16-le", "surrogatepass")) // 2, KEEP)
    pane.editor.setTextCursor(cursor)


def drop(pane: TextPane, data: QMimeData, place: QPoint) -> None:
    event = QDropEvent(
        QPointF(place),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    pane.editor.dropEvent(event)
    assert event.isAccepted()


def test_typing_is_told_in_code_points(pane: TextPane) -> None:
    pane.set_text("\U0001f600\U0001f600 end")
    follower = Follower(pane)
    select(pane, 2, 2)
    QTest.keyClicks(pane.editor, "xy")
    QTest.keyClick(pane.editor, Qt.Key.Key_Backspace)
    QTest.keyClick(pane.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert follower.edits == [(2, "", "x"), (3, "", "y"), (3, "y", ""), (3, "", "\n")]
    assert pane.text() == follower.text == "\U0001f600\U0001f600x\n end"


@pytest.mark.parametrize("text", [ODD, LONG, "x" * 10_000], ids=["odd", "long", "no blank"])
def test_all_of_it_is_copied_cut_and_pasted_exactly(pane: TextPane, text: str) -> None:
    pane.set_text(text)
    follower = Follower(pane)
    pane.editor.selectAll()
    copied = pane.editor.createMimeDataFromSelection().text()
    assert copied == text.replace("\ud800", "")  # half a character does not get through Qt's clipboard
    pane.editor.cut()
    assert pane.text() == follower.text == ""
    assert follower.edits == [(0, text, "")]
    pane.editor.paste()
    pane.editor.paste()
    assert pane.text() == follower.text == 2 * copied


def test_an_edit_is_taken_back_by_replace(pane: TextPane) -> None:
    pane.set_text(ODD + LONG)
    follower = Follower(pane)
    select(pane, len(ODD) + 3010, len(ODD) + 3050)
    QTest.keyClicks(pane.editor, "z")
    ((position, removed, added),) = follower.edits
    pane.replace(position, len(added), removed)
    assert pane.text() == ODD + LONG
    assert len(follower.edits) == 1


def test_backspace_at_a_break_that_is_only_shown_takes_the_blank(pane: TextPane) -> None:
    pane.set_text(LONG)
    follower = Follower(pane)
    begin = pane.editor.document().findBlockByNumber(1).position()
    assert begin > 0
    cursor = pane.editor.textCursor()
    cursor.setPosition(begin)
    pane.editor.setTextCursor(cursor)
    QTest.keyClick(pane.editor, Qt.Key.Key_Backspace)
    assert follower.edits == [(begin - 1, " ", "")]
    assert pane.text() == follower.text


def test_undo_belongs_to_the_window(qtbot: QtBot) -> None:
    window = QMainWindow()
    pane = TextPane("Source", "Paste a source", LIGHT)
    qtbot.addWidget(window)
    action = QAction("Undo", window)
    action.setShortcut(QKeySequence(QKeySequence.StandardKey.Undo))
    window.addAction(action)
    window.setCentralWidget(pane)
    window.show()
    window.activateWindow()
    pane.editor.setFocus()
    qtbot.waitUntil(pane.editor.hasFocus)
    with qtbot.waitSignal(action.triggered):
        QTest.keyClick(pane.editor, Qt.Key.Key_Z, CONTROL)
    assert not pane.editor.document().isUndoAvailable()


def test_dropped_files_are_told_and_dropped_text_is_put_in(qtbot: QtBot, pane: TextPane) -> None:
    pane.set_text("end")
    follower = Follower(pane)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile("/texts/a.txt"), QUrl.fromLocalFile("/texts/b.jsonl")])
    with qtbot.waitSignal(pane.files_dropped) as told:
        drop(pane, data, QPoint(5, 5))
    assert told.args == [[Path("/texts/a.txt"), Path("/texts/b.jsonl")]]
    assert pane.text() == "end"
    data = QMimeData()
    data.setText("new\r\n")
    drop(pane, data, QPoint(0, 20))
    assert pane.text() == follower.text == "new\r\nend"


def test_dropping_where_it_was_dragged_from_moves_the_text(pane: TextPane) -> None:
    pane.set_text("one two \0 three")
    follower = Follower(pane)
    select(pane, 0, 4)
    end = pane.editor.textCursor()
    end.movePosition(QTextCursor.MoveOperation.End)
    event = MovedWithin(pane, pane.editor.cursorRect(end).center())
    pane.editor.dropEvent(event)
    assert pane.text() == follower.text == "two \0 threeone "


class MovedWithin(QDropEvent):
    """A drop of the pane's own selection."""

    def __init__(self, pane: TextPane, place: QPoint) -> None:
        self.data = pane.editor.createMimeDataFromSelection()
        super().__init__(
            QPointF(place),
            Qt.DropAction.MoveAction,
            self.data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        self._source = pane.editor.viewport()

    def source(self) -> QObject:
        return self._source


def test_ctrl_and_wheel_ask_for_zoom(pane: TextPane) -> None:
    asked: list[int] = []
    pane.zoom_requested.connect(asked.append)
    for turned in (120, -120):
        place = QPointF(20, 20)
        event = QWheelEvent(
            place,
            pane.editor.mapToGlobal(place),
            QPoint(),
            QPoint(0, turned),
            Qt.MouseButton.NoButton,
            CONTROL,
            Qt.ScrollPhase.NoScrollPhase,
            False,  # noqa: FBT003 (Qt's argument)
        )
        QGuiApplication.sendEvent(pane.editor.viewport(), event)
    assert asked == [1, -1]
    before = pane.editor.font().pointSizeF()
    pane.set_zoom(200)
    assert pane.editor.font().pointSizeF() == pytest.approx(2 * before)


def test_an_empty_pane_says_what_to_do(pane: TextPane) -> None:
    assert pane.editor.placeholderText() == "Paste a source"
    empty = pane.editor.viewport().grab().toImage()
    pane.set_text(" ")
    assert pane.editor.viewport().grab().toImage() != empty
