"""Tabs of views: as many as fit stand whole side by side, and a button lists the others."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QTabWidget, QWidget

from rouge_gui.gui.language import tr
from rouge_gui.gui.words_button import WordsButton

LEAST = 260, 140


class ViewTabs(QTabWidget):
    """Tabs whose views share the room that there is: the widest of them does not widen the window's half.

    A tab for which there is no room is hidden, its view stands in the menu of `more`; the one in front is always shown.
    """

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        """`words` name the tabs together, for screen readers."""
        super().__init__(parent)
        self.setDocumentMode(True)
        self.setAccessibleName(words)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.tabBar().setExpanding(False)
        self.more = WordsButton(autoRaise=True, popupMode=WordsButton.ToolButtonPopupMode.InstantPopup)
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.more.setAccessibleName(tr("{tabs}: those for which there is no room", tabs=words))
        self.more.setToolTip(tr("The views whose tabs find no room here"))
        self._menu = QMenu(self.more)
        self._menu.aboutToShow.connect(self._fill_menu)
        self.more.setMenu(self._menu)
        self.setCornerWidget(self.more, Qt.Corner.TopRightCorner)
        self.currentChanged.connect(self._on_current_changed)

    def minimumSizeHint(self) -> QSize:
        return QSize(*LEAST)

    def setTabText(self, index: int, text: str) -> None:
        super().setTabText(index, text)
        self._fit()

    def tabInserted(self, index: int) -> None:
        super().tabInserted(index)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the first tabs that fit, and the one in front: that first, else Qt brings another to the front."""
        widths = [self.tabBar().tabSizeHint(index).width() for index in range(self.count())]
        shown = self._shown(widths)
        hidden = self.count() - len(shown)
        front = self.currentIndex()
        for index in sorted(range(self.count()), key=lambda index: index != front):
            if self.isTabVisible(index) != (index in shown):
                self.setTabVisible(index, index in shown)
        self.more.setText(f"+{hidden} ▾")
        self.more.setVisible(hidden > 0)

    def _shown(self, widths: list[int]) -> set[int]:
        if sum(widths) <= self.width():
            return set(range(len(widths)))
        front = self.currentIndex()
        room = self.width() - self.more.sizeHint().width() - widths[front]
        shown = {front}
        for index, width in enumerate(widths):
            if index == front:
                continue
            if width > room:
                break
            room -= width
            shown.add(index)
        return shown

    def _fill_menu(self) -> None:
        self._menu.clear()
        for index in range(self.count()):
            if not self.isTabVisible(index):
                action = self._menu.addAction(self.tabText(index))
                action.triggered.connect(lambda _checked=False, index=index: self.setCurrentIndex(index))

    def _on_current_changed(self, _index: int) -> None:
        self._fit()
