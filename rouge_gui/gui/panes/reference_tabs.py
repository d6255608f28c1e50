"""The references of an example, a tab for each, the best one marked."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QTabBar, QTabWidget, QToolButton, QWidget

from rouge_gui.colours import Theme
from rouge_gui.gui.language import decimals, shown, tr
from rouge_gui.gui.panes.header import SIDES, row_height, title_label
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.wording import said

HINT = said("Paste or type a reference: a summary written by a person.")
STAR = "\u2605"
WHOLE = 100
LEFT_TO_RIGHT = "\N{LEFT-TO-RIGHT MARK}"


class _Bar(QTabBar):
    """Tabs as high as the header of a pane, whose place they take."""

    def tabSizeHint(self, index: int) -> QSize:
        return QSize(super().tabSizeHint(index).width(), row_height(self.fontMetrics()))


class ReferenceTabs(QTabWidget):
    """Text panes of references, their headers beside the tabs.

    Every signal carries the index of its reference (from 0) first.
    `reference_shown` tells that another tab came to the front; `add_requested` and `remove_requested` what
    the buttons ask for: the owner answers with `set_texts`.
    """

    edited = Signal(int, int, object, object)
    token_hovered = Signal(int, int)
    token_clicked = Signal(int, int)
    token_reached = Signal(int, int)
    zoom_requested = Signal(int)
    files_dropped = Signal(int, list)
    reference_shown = Signal(int)
    add_requested = Signal()
    remove_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._zoom = WHOLE
        self._panes: list[TextPane] = []
        self.setAccessibleName(tr("References"))
        self.setTabBar(_Bar())
        self.setDocumentMode(True)
        self.setUsesScrollButtons(True)
        self.tabBar().setElideMode(Qt.TextElideMode.ElideNone)
        self.tabBar().setExpanding(False)
        self._remove = _button("\u2212", tr("Leave out the last reference"), self.remove_requested)
        self._add = _button("+", tr("Add an empty reference"), self.add_requested)
        self._headers = QStackedWidget()
        self._title = title_label(tr("Reference"))
        self._title.setContentsMargins(SIDES, 0, SIDES // 2, 0)
        self._title.setFixedHeight(row_height(self._title.fontMetrics()))
        self.setCornerWidget(self._title, Qt.Corner.TopLeftCorner)
        self.setCornerWidget(_corner(self._headers, self._remove, self._add), Qt.Corner.TopRightCorner)
        self.currentChanged.connect(self._on_current_changed)
        self.set_texts([""])

    def set_texts(self, texts: Sequence[str]) -> None:
        """Show these references, at least one; panes that stay keep their scroll place."""
        while len(self._panes) > max(1, len(texts)):
            pane = self._panes.pop()
            self.removeTab(len(self._panes))
            self._headers.removeWidget(pane.header)
            pane.header.deleteLater()
            pane.deleteLater()
        while len(self._panes) < len(texts):
            self._append()
        for pane, text in zip(self._panes, texts, strict=False):
            pane.set_text(text)
        self._remove.setEnabled(len(self._panes) > 1)

    def set_changeable(self, *, changeable: bool) -> None:
        """Offer to add and to leave out references, or not."""
        for button in (self._remove, self._add):
            button.setVisible(changeable)

    def pane(self, index: int) -> TextPane:
        """Return the pane of reference `index`."""
        return self._panes[index]

    def panes(self) -> tuple[TextPane, ...]:
        """Return all panes in order."""
        return tuple(self._panes)

    def texts(self) -> tuple[str, ...]:
        """Return all references as they are now."""
        return tuple(pane.text() for pane in self._panes)

    def replace(self, index: int, position: int, removed_length: int, added: str) -> None:
        """Edit reference `index` as undo does, and bring it to the front."""
        self.setCurrentIndex(index)
        self._panes[index].replace(position, removed_length, added)

    def show_scores(self, scores: Sequence[float], best: int | None, score_name: str, aggregate: str) -> None:
        """Write each reference's score into its tab and a star to the `best`.

        `score_name` says what the score is ("ROUGE-1 F"), `aggregate` how several references make one score, both
        as `wording` says them.
        """
        for index in range(self.count()):
            name = _tab(index)
            if index >= len(scores):
                self.setTabText(index, name)
                self.setTabToolTip(index, shown(aggregate))
                self.tabBar().setAccessibleTabName(index, "")
                continue
            heard = tr(
                "{reference}, {score} {value:.3f}",
                reference=_name(index),
                score=score_name,
                value=scores[index],
            )
            self.tabBar().setAccessibleTabName(index, heard)
            is_best = index == best and len(scores) > 1
            self.setTabText(index, f"{f'{STAR} ' if is_best else ''}{name}  {short_score(scores[index])}")
            value = f"{shown(score_name)} {decimals(scores[index], 4)}"
            chosen = (tr("The best of the references."),) if is_best else ()
            self.setTabToolTip(index, "\n".join((_name(index), *chosen, value, shown(aggregate))))

    def clear_mates(self) -> None:
        """Show all references without frames."""
        for pane in self._panes:
            pane.clear_mates()

    def set_zoom(self, percent: int) -> None:
        """Set the size of the texts in percent of their usual size."""
        self._zoom = percent
        for pane in self._panes:
            pane.set_zoom(percent)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`."""
        self._theme = theme
        for pane in self._panes:
            pane.set_theme(theme)

    def _append(self) -> None:
        index = len(self._panes)
        pane = TextPane(_name(index), shown(HINT), self._theme)
        pane.set_zoom(self._zoom)
        pane.edited.connect(lambda *edit: self.edited.emit(index, *edit))
        pane.token_hovered.connect(lambda token: self.token_hovered.emit(index, token))
        pane.token_clicked.connect(lambda token: self.token_clicked.emit(index, token))
        pane.token_reached.connect(lambda token: self.token_reached.emit(index, token))
        pane.files_dropped.connect(lambda paths: self.files_dropped.emit(index, paths))
        pane.zoom_requested.connect(self.zoom_requested)
        pane.header.set_title("")
        pane.header.set_sides(SIDES // 2, 0)
        self._headers.addWidget(pane.header)
        self._panes.append(pane)
        self.addTab(pane, _tab(index))

    def event(self, event: QEvent) -> bool:
        fitting = event.type() in {QEvent.Type.LayoutRequest, QEvent.Type.Resize}
        if fitting and self._panes:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Where there is no room beside the tabs, leave out the title, then the count; a warning stays."""
        header = self._panes[max(0, self.currentIndex())].header
        room = self.width() - self.tabBar().sizeHint().width()
        room -= self._remove.sizeHint().width() + self._add.sizeHint().width()
        count = header.sizeHint().width()
        self._headers.setVisible(room >= count or header.warns())
        self._title.setVisible(room >= count + self._title.sizeHint().width())

    def _on_current_changed(self, index: int) -> None:
        self.setFocusProxy(self._panes[index])
        self._headers.setCurrentIndex(index)
        self.reference_shown.emit(index)


def _name(index: int) -> str:
    return tr("Reference {number}", number=index + 1)


def _tab(index: int) -> str:
    """Return the short name in the tab, so that four tabs fit beside two other panes; a title stands before them."""
    return str(index + 1)


def short_score(score: float) -> str:
    """Return a score as tables of ROUGE print it: three places, no zero before a point.

    The mark keeps the point before its digits where the window runs from right to left.
    """
    written = decimals(score, 3)
    if not written.startswith("0."):
        return written
    return f"{LEFT_TO_RIGHT if QGuiApplication.isRightToLeft() else ''}{written[1:]}"


def _button(sign: str, words: str, asked: object) -> QToolButton:
    button = QToolButton()
    button.setText(sign)
    button.setToolTip(words)
    button.setAccessibleName(words)
    button.setAutoRaise(True)
    button.clicked.connect(asked)
    return button


def _corner(*parts: QWidget) -> QWidget:
    corner = QWidget()
    row = QHBoxLayout(corner)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    for part in parts:
        row.addWidget(part)
    return corner
