"""Scrolling in step: while one pane is scrolled, the others show what answers to its middle."""

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import cast

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QTextCursor

from rouge_gui.gui.anchors import Anchor, anchors, answering, between, reading_height
from rouge_gui.gui.language import shown
from rouge_gui.gui.panes.document import PaneDocument
from rouge_gui.gui.panes.spacing import GAP
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.rouge.marking.marks import Pane
from rouge_gui.rouge.text import Text
from rouge_gui.wording import said

FIRST_CLICK = said("Sync point: click a word, then the word that answers to it in another text.")
SECOND_CLICK = said("Sync point: now click the word that answers to it in another text.")
SET = said("Sync point set.")


class ScrollSync(QObject):
    """Scrolls the other panes by matched words, or by points set by hand where two texts have some.

    `told` says, in a sentence, what is to be clicked next while a point is set.
    """

    told = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_on = False
        self._panes: Mapping[Pane, TextPane] = {}
        self._texts: Mapping[Pane, Text] = {}
        self._points: dict[tuple[Pane, Pane], list[Anchor]] = {}
        self._pending: tuple[Pane, int] | None = None
        self._setting = self._paused = False
        self._anchors: dict[tuple[Pane, Pane], tuple[Anchor, ...]] = {}

    def show(self, panes: Mapping[Pane, TextPane], texts: Mapping[Pane, Text]) -> None:
        """Take the panes that there are and their texts as last evaluated."""
        for place, pane in panes.items():
            if pane is not self._panes.get(place):
                pane.editor.verticalScrollBar().valueChanged.connect(
                    lambda _value, place=place, pane=pane: self._on_scrolled(place, pane)
                )
        if texts != self._texts:
            self._anchors.clear()
        self._panes, self._texts = dict(panes), dict(texts)

    def set_on(self, *, on: bool) -> None:
        """Begin or end to scroll in step."""
        self.is_on = on

    def start_point(self) -> None:
        """Let the next two clicks, on words in two panes, set a point that leads from now on."""
        self._setting, self._pending = True, None
        self.told.emit(shown(FIRST_CLICK))

    def take_click(self, place: Pane, token: int) -> bool:
        """Take a click on a word for the point that is being set; False where none is."""
        if not self._setting:
            return False
        if self._pending is None or self._pending[0] == place:
            self._pending = place, token
            self.told.emit(shown(SECOND_CLICK))
            return True
        here, position = self._pending
        self._points.setdefault((here, place), []).append(Anchor(position, token))
        self._points.setdefault((place, here), []).append(Anchor(token, position))
        self._setting, self._pending = False, None
        self.told.emit(shown(SET))
        return True

    def clear_points(self) -> None:
        """Forget all points set by hand."""
        self._points.clear()
        self._setting, self._pending = False, None

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Keep what is scrolled inside from scrolling anything else."""
        before, self._paused = self._paused, True
        try:
            yield
        finally:
            self._paused = before

    def _on_scrolled(self, place: Pane, pane: TextPane) -> None:
        if (
            not self.is_on
            or self._paused
            or self._panes.get(place) is not pane
            or not self._is_current(place)
        ):
            return
        height = _reading_height(pane)
        token = _token_at(pane, self._texts[place], height)
        with self.paused():
            for other, follower in self._panes.items():
                if other != place and follower.isVisible() and self._is_current(other):
                    position = self._answer(place, other, token)
                    if position is not None:
                        _bring(follower, self._texts[other], position, height)

    def _is_current(self, place: Pane) -> bool:
        text = self._texts.get(place)
        return text is not None and bool(text.tokens) and text.raw == self._panes[place].text()

    def _answer(self, here: Pane, there: Pane, position: int) -> int | None:
        points = self._points.get((here, there))
        if points:
            ends = Anchor(len(self._texts[here].tokens), len(self._texts[there].tokens))
            return between(points, position, ends)
        if (here, there) not in self._anchors:
            self._anchors[here, there] = anchors(self._texts[here], self._texts[there])
        return answering(self._anchors[here, there], position)


def _reading_height(pane: TextPane) -> float:
    bar = pane.editor.verticalScrollBar()
    return reading_height(bar.value(), bar.maximum(), bar.pageStep())


def _document(pane: TextPane) -> PaneDocument:
    return cast("PaneDocument", pane.editor.document())


def _token_at(pane: TextPane, text: Text, height: float) -> int:
    """Return the token that stands at a height of the view, or the one before."""
    view = pane.editor.viewport().rect()
    cursor = pane.editor.cursorForPosition(QPoint(view.center().x(), round((view.height() - 1) * height)))
    place = _document(pane).places.to_raw(cursor.position())
    return max(0, bisect_right(text.tokens, place, key=lambda token: token.span.start) - 1)


def _bring(pane: TextPane, text: Text, position: int, height: float) -> None:
    """Scroll so that a token stands at a height of the view, as far as the ends of the text allow."""
    editor, token = pane.editor, text.tokens[min(position, len(text.tokens) - 1)]
    editor.scroll_to(token.span.start)
    cursor = QTextCursor(editor.document())
    cursor.setPosition(_document(pane).places.to_unit(token.span.start))
    at = editor.cursorRect(cursor)
    beside = at.center().y() - editor.viewport().height() * height
    bar = editor.verticalScrollBar()
    bar.setValue(bar.value() + round(beside / (at.height() * (1 + GAP))))
