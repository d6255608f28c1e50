"""One text with what was counted in it: a header above an editable field."""

from bisect import bisect_right
from collections.abc import Collection, Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rouge_gui.colours import Theme
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.panes.changes import Changes
from rouge_gui.gui.panes.document import PaneDocument
from rouge_gui.gui.panes.editor import NO_CUES, NOWHERE, PaneEditor
from rouge_gui.gui.panes.header import PaneHeader
from rouge_gui.gui.panes.highlighter import Highlighter
from rouge_gui.gui.panes.losses import Caution
from rouge_gui.gui.panes.overview import Overview
from rouge_gui.gui.stops import Stop, Stops
from rouge_gui.rouge.marking.cue_marks import CueMarks
from rouge_gui.rouge.marking.marks import Layer, Mark
from rouge_gui.rouge.text import Span, Text, Token
from rouge_gui.wording import counted

NO_SPAN = Span(0, 0)
READING = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


class TextPane(QWidget):
    """Shows a text, its marks and mates, and lets it be edited.

    `edited(position, removed, added)` tells what the user did (code points), never what `set_text`, `replace`
    or marks did. `token_reached` tells the token that the cursor came to,
    `token_hovered` and `token_clicked` tell token positions of the text last evaluated (-1:
    none), `token_pinned` one that was clicked with Ctrl or entered while it was stepped to, `released` Esc,
    `scrolled` another part in view; `zoom_requested` +1 or -1; `files_dropped` a list of paths.
    """

    edited = Signal(int, object, object)
    token_hovered = Signal(int)
    token_clicked = Signal(int)
    token_reached = Signal(int)
    token_pinned = Signal(int)
    released = Signal()
    scrolled = Signal()
    zoom_requested = Signal(int)
    files_dropped = Signal(list)

    def __init__(self, title: str, hint: str, theme: Theme, parent: QWidget | None = None) -> None:
        """`hint` says in the empty pane what to do there."""
        super().__init__(parent)
        self._title, self._hint = title, hint
        self._evaluated: Text | None = None
        self._marks: Sequence[Mark] = ()
        self._layers: Collection[Layer] = frozenset(Layer)
        self._walks: dict[frozenset[Layer], Stops] = {}
        self._current: Stop | None = None
        self._hovered = NOWHERE
        self._document = PaneDocument(self)
        self.header = PaneHeader(title, theme)
        self.editor = PaneEditor(self._document, theme)
        self.editor.setPlaceholderText(hint)
        self.setFocusProxy(self.editor)
        self.overview = Overview(self.editor, self._document, theme)
        self._changes = Changes(self)
        self._highlighter = Highlighter(self._document, self.editor.visible_blocks, theme)
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self.editor.setAccessibleName(title)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.editor, 1)
        row.addWidget(self.overview)
        column.addLayout(row, 1)

    def _connect(self) -> None:
        self._document.edited.connect(self._on_edited)
        self._highlighter.finished.connect(self._on_painted)
        self.editor.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.editor.pointed.connect(self._on_pointed)
        self.editor.clicked.connect(self._on_clicked)
        self.editor.pinned.connect(self._on_pinned)
        self.editor.released.connect(self._on_released)
        self.editor.cursorPositionChanged.connect(self._on_cursor_moved)
        self._changes.found.connect(self.editor.show_changed)
        self.editor.zoom_requested.connect(self.zoom_requested)
        self.editor.files_dropped.connect(self.files_dropped)

    def text(self) -> str:
        """Return the text exactly as it was set and edited."""
        return self._document.text()

    def set_text(self, text: str) -> None:
        """Show another text from its beginning, unmarked; where it is the same, nothing changes."""
        if text != self._document.text():
            self._document.set_text(text)
            self.editor.moveCursor(QTextCursor.MoveOperation.Start)
            self.editor.filler.start()
            self._forget()
            self.clear_evaluated()
            self._changes.follow(text)

    def replace(self, position: int, removed_length: int, added: str) -> None:
        """Put `added` in place of `removed_length` code points, as undo does; the cursor follows."""
        self.editor.put(position, removed_length, added)
        self._forget()
        self._changes.follow(self._document.text())

    def show_evaluated(
        self, text: Text, marks: Sequence[Mark], caution: Caution | None = None, description: str = ""
    ) -> None:
        """Paint what was counted in `text`; an evaluation of a text that has changed since is not shown.

        The overview shows all `marks`, the text those of the layers that are not hidden (`show_layers`).

        `description` says the marks in words, for screen readers.
        """
        if text.raw != self._document.text():
            return
        self._evaluated = text
        count = len(text.tokens)
        tokens = counted(count, "token")
        self.header.set_count(shown(tokens) if text.raw else "")
        self.header.set_caution(caution)
        self.editor.setAccessibleName(tr("{title}, {tokens}", title=self._title, tokens=tokens))
        self.editor.setAccessibleDescription(shown(description))
        self.clear_mates()
        self._marks = marks
        self._walks.clear()
        self.overview.show_marks(marks)
        self._paint()

    def clear_evaluated(self) -> None:
        """Tell of nothing that was counted: how many tokens there are, what there is to warn of, where matches are."""
        self.header.set_count("")
        self.header.set_caution(None)
        self.editor.setAccessibleName(self._title)
        self.editor.setAccessibleDescription("")
        self.overview.show_marks(())

    def show_cues(self, cues: CueMarks, *, shown: bool) -> None:
        """Draw the places of cues of the text last evaluated, in the strip alone where they are not `shown`."""
        if cues.raw == self._document.text():
            self.overview.show_cues(cues)
            self.editor.show_cues(cues if shown else NO_CUES)

    def go_to(self, span: Span) -> None:
        """Move the cursor to a range of the text, frame it and bring it into view."""
        cursor = self.editor.textCursor()
        before = cursor.position()
        cursor.setPosition(self._document.places.to_unit(span.start))
        self.editor.setTextCursor(cursor)
        if cursor.position() == before:
            self._on_cursor_moved()
        self.editor.show_current(span)
        self.editor.ensureCursorVisible()

    def cursor_place(self) -> int:
        """Return the code point that the cursor stands before."""
        return self._document.places.to_raw(self.editor.textCursor().position())

    def selected(self) -> Span:
        """Return the range that is selected, an empty one where nothing is."""
        cursor, places = self.editor.textCursor(), self._document.places
        return Span(places.to_raw(cursor.selectionStart()), places.to_raw(cursor.selectionEnd()))

    def deselect(self) -> None:
        """Select nothing any more; the cursor goes to the end of what was selected."""
        cursor = self.editor.textCursor()
        cursor.setPosition(cursor.selectionEnd())
        self.editor.setTextCursor(cursor)

    def set_editable(self, *, editable: bool) -> None:
        """Let the text be edited, or only be read and selected, by the keyboard too."""
        self.editor.setReadOnly(not editable)
        self.editor.setPlaceholderText(self._hint if editable else tr("There is no text here."))
        if not editable:
            self.editor.setTextInteractionFlags(READING)

    def show_layers(self, layers: Collection[Layer]) -> None:
        """Show these layers in the text and hide the others; marks without a layer are always shown."""
        if set(layers) != set(self._layers):
            self._layers = frozenset(layers)
            if self._evaluated is not None:
                self._paint()

    def step_match(self, layers: Collection[Layer], step: int) -> Stop | None:
        """Move the cursor to the next (`step` +1) or previous (-1) match of `layers`, frame it and return it.

        None where there is no other; then nothing moves.
        """
        beyond = self._current is not None
        return self._go(self._stops(layers).beside(self.cursor_place(), step, beyond=beyond))

    def go_match(self, layers: Collection[Layer], *, last: bool = False) -> Stop | None:
        """Move to the first or the last match of `layers`, frame it and return it; None where there is none."""
        stops = self._stops(layers)
        return self._go(stops.last() if last else stops.at(0))

    def centre_current(self) -> None:
        """Bring the place of the cursor to the middle of the view."""
        self.editor.centerCursor()

    def pin_at_cursor(self) -> None:
        """Pin the token at the cursor, as a click with Ctrl does."""
        self._on_pinned(self.cursor_place())

    def show_label(self, position: int, words: str) -> None:
        """Write `words` ("2 of 3") beside a token; empty ones take the label away."""
        if self._evaluated is not None:
            self.editor.show_label(self._evaluated.tokens[position].span, words)

    def show_changes(self, loaded: str) -> None:
        """Mark the lines whose words are not as in `loaded`, from now on and after each edit, soon."""
        self._changes.follow(self._document.text())
        self._changes.compare_with(loaded)

    def rect_of(self, position: int, side: QWidget) -> QRectF:
        """Return in `side`'s coordinates where a token is; a point at the pane's edge where it is not on the screen."""
        viewport = self.editor.viewport()
        rect: QRectF | None = None
        edge = QPointF(viewport.width() / 2, 0)
        if self._evaluated is not None:
            span = self._evaluated.tokens[position].span
            rect = self.editor.rect_of(span)
            edge.setY(viewport.height() if self.editor.is_below(span.start) else 0)
        if rect is None:
            rect = QRectF(edge, QSizeF(0, 0))
        shift = side.mapFromGlobal(viewport.mapToGlobal(QPoint(0, 0)))
        return rect.translated(QPointF(shift))

    def is_painted(self) -> bool:
        """Whether the text is marked to its end; what is on the screen is at once."""
        return self._highlighter.is_finished() and self.editor.filler.is_finished()

    def show_mates(self, positions: Sequence[int], counted_positions: Sequence[int]) -> None:
        """Frame these tokens, the counted ones firmly, and dim the rest; without any, dim all."""
        if self._evaluated is None:
            return
        tokens = self._evaluated.tokens
        counted = set(counted_positions)
        self.editor.show_mates(
            [tokens[position].span for position in sorted(positions) if position not in counted],
            [tokens[position].span for position in sorted(counted)],
        )

    def clear_mates(self) -> None:
        """Show the text without frames and labels, nothing dimmed."""
        self.editor.clear_mates()
        self.editor.show_label(NO_SPAN, "")

    def show_nearest(self, spans: Sequence[Span]) -> None:
        """Bracket these sentences of the text, at most three, the first one firmly; () for none."""
        self.editor.show_nearest(spans)
        self.overview.show_nearest(spans)

    def show_found(self, spans: Sequence[Span], current: Span | None = None) -> None:
        """Draw these places (ascending, apart) as found and bring `current`, one of them, into view; () for none."""
        self.editor.show_found(spans, current)
        if current is not None:
            self.scroll_to(current.start)

    def scroll_to_token(self, position: int) -> None:
        """Bring a token into view; the cursor stays where it is."""
        if self._evaluated is not None:
            self.scroll_to(self._evaluated.tokens[position].span.start)

    def scroll_to(self, place: int) -> None:
        """Bring a code point of the text into view; the cursor stays where it is."""
        self.editor.scroll_to(place)

    def set_zoom(self, percent: int) -> None:
        """Set the size of the text in percent of its usual size."""
        self.editor.set_zoom(percent)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`."""
        self.header.set_theme(theme)
        self.editor.set_theme(theme)
        self.overview.set_theme(theme)
        self._highlighter.set_theme(theme)

    def set_title(self, title: str) -> None:
        """Set the title in the header and for screen readers."""
        self._title = title
        self.header.set_title(title)
        self.editor.setAccessibleName(title)

    def _stops(self, layers: Collection[Layer]) -> Stops:
        chosen = frozenset(layers)
        if chosen not in self._walks:
            self._walks[chosen] = Stops(self._document.text(), self._marks, chosen)
        return self._walks[chosen]

    def _go(self, stop: Stop | None) -> Stop | None:
        if stop is not None:
            self.go_to(stop.span)
            self._current = stop
        return stop

    def _paint(self) -> None:
        shown = self._layers
        whole = len(shown) == len(Layer)
        self._highlighter.show(
            self._marks
            if whole
            else [mark for mark in self._marks if mark.layer is None or mark.layer in shown]
        )

    def _forget(self) -> None:
        self._evaluated = None
        self._marks = ()
        self._walks.clear()
        self._on_cursor_moved()
        self._hover(NOWHERE)
        self.clear_mates()
        self.show_nearest(())
        self.show_found(())
        self.overview.show_cues(NO_CUES)
        self.editor.show_cues(NO_CUES)

    def _on_edited(self, position: int, removed: str, added: str) -> None:
        self._forget()
        self._changes.follow(self._document.text())
        self.edited.emit(position, removed, added)

    def _on_scrolled(self, _value: int) -> None:
        self._highlighter.paint_visible()
        self.scrolled.emit()

    def _on_pointed(self, place: int) -> None:
        self._hover(self._token_at(place))

    def _on_clicked(self, place: int) -> None:
        token = self._token_at(place)
        if token != NOWHERE:
            self.token_clicked.emit(token)

    def _on_pinned(self, place: int) -> None:
        token = self._token_at(place)
        if token != NOWHERE:
            self.token_pinned.emit(token)

    def _on_released(self) -> None:
        self._on_cursor_moved()
        self.released.emit()

    def _on_cursor_moved(self) -> None:
        self._current = None
        self.editor.show_current(None)
        token = self._token_at(self.cursor_place())
        if token != NOWHERE:
            self.token_reached.emit(token)

    def _on_painted(self) -> None:
        self.editor.viewport().update()
        self.editor.filler.start()

    def _hover(self, token: int) -> None:
        if token != self._hovered:
            self._hovered = token
            self.token_hovered.emit(token)

    def _token_at(self, place: int) -> int:
        if self._evaluated is None or place == NOWHERE:
            return NOWHERE
        index = bisect_right(self._evaluated.tokens, place, key=_start) - 1
        return index if index >= 0 and place < self._evaluated.tokens[index].span.end else NOWHERE


def _start(token: Token) -> int:
    return token.span.start
