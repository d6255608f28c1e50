"""The text field of a pane: a plain text edit that draws marks and mates and keeps the text exactly."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFont,
    QFontInfo,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QPlainTextEdit, QWidget

from rouge_gui.colours import Theme
from rouge_gui.gui.panes.brackets import Bracket, draw_brackets
from rouge_gui.gui.panes.cue_layout import CueLayout
from rouge_gui.gui.panes.cue_strokes import draw_cues
from rouge_gui.gui.panes.document import PaneDocument
from rouge_gui.gui.panes.filling import LayoutFiller
from rouge_gui.gui.panes.found import draw_found
from rouge_gui.gui.panes.geometry import Line, lines_of, pieces
from rouge_gui.gui.panes.ornaments import draw_bars, draw_current, draw_label
from rouge_gui.gui.panes.strokes import draw_strokes, strokes_of
from rouge_gui.gui.panes.veil import draw_mates
from rouge_gui.rouge.marking.cue_marks import CueMarks
from rouge_gui.rouge.text import Span

MARGIN = 14
READING_SIZE = 1.2
WHOLE = 100
NOWHERE = -1
NO_CUES = CueMarks("", ())
BEFORE = QTextCursor.MoveOperation.PreviousCharacter
BEHIND = QTextCursor.MoveOperation.NextCharacter


class PaneEditor(QPlainTextEdit):
    """Positions are code points of the raw text.

    `pointed` tells the place under the pointer (NOWHERE where there is none), `clicked` a click that selected
    nothing, `pinned` one with Ctrl held, `released` Esc while something was framed or named, `zoom_requested` +1 or
    -1 for a turn of the wheel, `files_dropped` paths.
    """

    pointed = Signal(int)
    clicked = Signal(int)
    pinned = Signal(int)
    released = Signal()
    zoom_requested = Signal(int)
    files_dropped = Signal(list)

    def __init__(self, document: PaneDocument, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = document
        self._theme = theme
        self._mates: tuple[Sequence[Span], Sequence[Span]] | None = None
        self._nearest: Sequence[Span] = ()
        self._found: tuple[Sequence[Span], Sequence[Span]] = (), ()
        self._current: Span | None = None
        self._label: tuple[Span, str] | None = None
        self._changed: Sequence[Span] = ()
        self._cues: CueLayout | None = None
        self._pressed = QPointF()
        self.setDocument(document)
        document.setDocumentMargin(MARGIN)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.filler = LayoutFiller(self)
        self.set_zoom(WHOLE)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of `theme`."""
        self._theme = theme
        self.viewport().update()

    def set_zoom(self, percent: int) -> None:
        """Set the size of the text, 100 being its usual one."""
        font = QFont()  # only its size is this pane's own: the family stays that of all panes
        usual = QFontInfo(QApplication.font()).pointSizeF() * READING_SIZE
        font.setPointSizeF(usual * percent / WHOLE)
        self.setFont(font)

    def show_mates(self, found: Sequence[Span], counted: Sequence[Span]) -> None:
        """Frame these ranges (each ascending) and dim the rest; with none, dim all."""
        self._mates = found, counted
        self.viewport().update()

    def clear_mates(self) -> None:
        """Show the text as it is."""
        self._mates = None
        self.viewport().update()

    def show_nearest(self, spans: Sequence[Span]) -> None:
        """Bracket these sentences, the first one firmly; where others are dimmed they are not."""
        if spans != self._nearest:
            self._nearest = spans
            self.viewport().update()

    def show_cues(self, cues: CueMarks) -> None:
        """Draw the places of these cues, in place of others."""
        self._cues = CueLayout(cues, self._text.places.to_unit) if cues.places else None
        self.viewport().update()

    def show_found(self, spans: Sequence[Span], current: Span | None) -> None:
        """Draw these places (ascending, apart) as found, `current` as the one that is stepped on."""
        self._found = spans, () if current is None else (current,)
        self.viewport().update()

    def show_current(self, span: Span | None) -> None:
        """Frame the match that the keyboard has reached, or none."""
        if span != self._current:
            self._current = span
            self.viewport().update()

    def show_label(self, span: Span, words: str) -> None:
        """Write `words` beside a range, in place of those before; nothing for empty ones."""
        self._label = (span, words) if words else None
        self.viewport().update()

    def show_changed(self, spans: Sequence[Span]) -> None:
        """Mark the lines that hold these ranges (ascending) with a bar in the margin."""
        self._changed = spans
        self.viewport().update()

    def rect_of(self, span: Span) -> QRectF | None:
        """Return where a range begins in the viewport; None where that is not on the screen."""
        return next(iter(self.pieces_of([span])), None)

    def is_below(self, position: int) -> bool:
        """Whether a place is further down than what is on the screen begins."""
        unit = self._text.places.to_unit(position)
        return unit >= self.firstVisibleBlock().position()

    def visible_blocks(self) -> Iterator[QTextBlock]:
        """Yield the paragraphs that are on the screen."""
        block = self.firstVisibleBlock()
        bottom = self.viewport().height()
        while block.isValid() and self._origin(block).y() <= bottom:
            yield block
            block = block.next()

    def scroll_to(self, position: int) -> None:
        """Bring a place to the upper third of the view; the cursor stays where it is."""
        unit = self._text.places.to_unit(position)
        block = self._text.findBlock(unit)
        self.blockBoundingRect(block)
        line = block.layout().lineForTextPosition(unit - block.position()).lineNumber()
        bar = self.verticalScrollBar()
        bar.setValue(block.firstLineNumber() + line - bar.pageStep() // 3)

    def put(self, position: int, removed: int, added: str) -> None:
        """Put `added` in place of `removed` code points and the cursor behind it; tells no edit."""
        cursor = self.textCursor()
        cursor.setPosition(self._text.replace(position, removed, added))
        self.setTextCursor(cursor)

    def _origin(self, block: QTextBlock) -> QPointF:
        return self.blockBoundingGeometry(block).translated(self.contentOffset()).topLeft()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.filler.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        layout = (self.viewport().width(), self.font().key())
        page = self.viewport().width() if self._text.runs_from_right() else None
        for block in self.visible_blocks():
            origin = self._origin(block)
            painter.translate(origin)
            draw_strokes(painter, strokes_of(block, layout), self._theme)
            if self._cues is not None:
                draw_cues(painter, self._cues.of(block, layout), self._theme, page)
            painter.translate(-origin)
        brackets = self._brackets()
        if self._mates is not None:
            found, counted = map(self.pieces_of, self._mates)
            spared = [piece for bracket in brackets for piece in bracket.pieces]
            draw_mates(painter, self.viewport().rect(), (found, counted), spared, self._theme)
        draw_brackets(painter, brackets, self._theme, page)
        every, current = map(self.pieces_of, self._found)
        draw_found(painter, every, current, self._theme)
        draw_bars(painter, self.pieces_of(self._changed), self._theme, page)
        self._draw_ornaments(painter)
        painter.end()

    def _draw_ornaments(self, painter: QPainter) -> None:
        if self._current is not None:
            draw_current(painter, self.pieces_of([self._current]), self._theme)
        if self._label is not None:
            span, words = self._label
            draw_label(painter, self.pieces_of([span]), words, self.viewport().width(), self._theme)

    def _brackets(self) -> list[Bracket]:
        blocks = list(self.visible_blocks()) if self._nearest else []
        if not blocks:
            return []
        shown = range(blocks[0].position(), blocks[-1].position() + blocks[-1].length())
        to_unit = self._text.places.to_unit
        return [
            Bracket(self.pieces_of([span]), to_unit(span.start) in shown, to_unit(span.end) in shown)
            for span in self._nearest
        ]

    def pieces_of(self, spans: Sequence[Span]) -> list[QRectF]:
        """Return where on the screen these ranges (ascending) are, as far as they are."""
        places = self._text.places
        found: list[QRectF] = []
        for block in self.visible_blocks():
            begin, length = block.position(), block.length() - 1
            origin = self._origin(block)
            first = bisect_left(spans, places.to_raw(begin), key=lambda span: span.end)
            last = bisect_right(spans, places.to_raw(begin + length), key=lambda span: span.start)
            lines = lines_of(block) if first < last else []
            for span in spans[first:last]:
                start, stop = (places.to_unit(place) - begin for place in span)
                parts = (
                    pieces(lines, max(start, 0), min(stop, length)) if start < stop else _notch(lines, start)
                )
                found += (piece.translated(origin) for piece in parts)
        return found

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.filler.start()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undoing = event.matches(QKeySequence.StandardKey.Undo) or event.matches(
                QKeySequence.StandardKey.Redo
            )
            if undoing:
                event.ignore()
                return True
            if event.key() == Qt.Key.Key_Escape and self._is_adorned():
                event.accept()
                return True
        return super().event(event)

    def _is_adorned(self) -> bool:
        return any(each is not None for each in (self._current, self._label, self._mates))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pin the match that was stepped to with Enter, let go of it with Esc; type in all other cases."""
        entering = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.modifiers()
        if event.key() == Qt.Key.Key_Escape and self._is_adorned():
            self.released.emit()
        elif entering and self._current is not None:
            self.pinned.emit(self._current.start)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.createStandardContextMenu(event.pos())
        for action in menu.actions()[:3]:
            menu.removeAction(action)
        menu.exec(event.globalPos())

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            turned = event.angleDelta().y()
            if turned:
                self.zoom_requested.emit(1 if turned > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if not event.buttons():
            self.pointed.emit(self._place(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(NOWHERE)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed = event.position()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        moved = (event.position() - self._pressed).manhattanLength()
        near = moved < QApplication.startDragDistance()
        if event.button() == Qt.MouseButton.LeftButton and near and not self.textCursor().hasSelection():
            pinning = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            (self.pinned if pinning else self.clicked).emit(self._place(event.position()))

    def _place(self, point: QPointF) -> int:
        """Return the code point drawn at `point`, NOWHERE beside the text."""
        nearest = self.cursorForPosition(point.toPoint())
        block, unit = nearest.block(), nearest.positionInBlock()
        for start, stop in ((_beside(nearest, BEFORE), unit), (unit, _beside(nearest, BEHIND))):
            if start < stop and any(
                piece.translated(self._origin(block)).contains(point)
                for piece in pieces(lines_of(block), start, stop)
            ):
                return self._text.places.to_raw(block.position() + start)
        return NOWHERE

    def createMimeDataFromSelection(self) -> QMimeData:
        data = QMimeData()
        data.setText(self._selected())
        return data

    def _selected(self) -> str:
        start, stop = self._selection(self.textCursor())
        return self._text.text()[start:stop]

    def _selection(self, cursor: QTextCursor) -> tuple[int, int]:
        places = self._text.places
        return places.to_raw(cursor.selectionStart()), places.to_raw(cursor.selectionEnd())

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return source.hasUrls() or (source.hasText() and not self.isReadOnly())

    def insertFromMimeData(self, source: QMimeData) -> None:
        paths = _paths(source)
        if paths:
            self.files_dropped.emit(paths)
        elif self.canInsertFromMimeData(source):
            start, stop = self._selection(self.textCursor())
            self._insert(start, stop, source.text())

    def _insert(self, start: int, stop: int, added: str) -> None:
        removed = self._text.text()[start:stop]
        self.put(start, len(removed), added)
        self._text.edited.emit(start, removed, added)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.canInsertFromMimeData(event.mimeData()):
            event.acceptProposedAction()
        super().dragEnterEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        super().dragMoveEvent(event)
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take files and text; text that is dragged within the pane is moved unless a copy is asked for."""
        paths = _paths(event.mimeData())
        if paths:
            self.files_dropped.emit(paths)
        elif self.canInsertFromMimeData(event.mimeData()):
            self._drop_text(event)
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        super().dragLeaveEvent(QDragLeaveEvent())

    def _drop_text(self, event: QDropEvent) -> None:
        cursor = self.cursorForPosition(event.position().toPoint())
        target = self._text.places.to_raw(cursor.position())
        moving = event.source() is self.viewport() and event.dropAction() == Qt.DropAction.MoveAction
        start, stop = self._selection(self.textCursor())
        if moving and start <= target <= stop:
            return
        if moving:
            self._insert(start, stop, "")
            target -= stop - start if target > stop else 0
        self._insert(target, target, event.mimeData().text())


def _notch(lines: Sequence[Line], unit: int) -> Iterator[QRectF]:
    """Yield a rectangle without width at a place of the text."""
    line = next((each for each in lines if unit <= each.stop), None)
    if line is not None:
        yield QRectF(line.piece(unit, unit).topLeft(), QSizeF(0, line.height))


def _beside(cursor: QTextCursor, direction: QTextCursor.MoveOperation) -> int:
    """Return the place in its block of the letter boundary next to `cursor`, its own where the block ends."""
    other = QTextCursor(cursor)
    other.movePosition(direction)
    return other.positionInBlock() if other.block() == cursor.block() else cursor.positionInBlock()


def _paths(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
