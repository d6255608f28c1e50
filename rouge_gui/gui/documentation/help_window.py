"""The help window: contents and search at the left, the page at the right, back and forward above."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QFont, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.gui.documentation.library import SECTIONS, START, Library
from rouge_gui.gui.documentation.page_browser import PageBrowser
from rouge_gui.gui.language import shown, tr
from rouge_gui.wording import said

SIZE = (1100, 740)
CONTENTS_WIDTH, PAGE_WIDTH = 300, 780
NAME = Qt.ItemDataRole.UserRole
USUAL, STEP, LEAST, MOST = 100, 10, 60, 300
NONE_FOUND = said("No page has all these words.")
OF_THE_PAGES = (QLocale.Language.English, QLocale.Language.C)


class HelpWindow(QDialog):
    """Shows the pages of `library`, which are in English; the texts begin at `zoom` per cent of their usual size."""

    def __init__(self, library: Library, zoom: int = USUAL, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Help"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._library = library
        self._usual = self.font().pointSizeF()
        self._zoom = zoom
        self.search = QLineEdit(placeholderText=tr("Search all pages"), clearButtonEnabled=True)
        self.search.setAccessibleName(tr("Search all pages of the documentation"))
        self.contents = QTreeWidget()
        self.contents.setHeaderHidden(True)
        self.contents.setRootIsDecorated(False)
        self.contents.setAccessibleName(tr("Contents of the documentation"))
        self.note = QLabel(tr("The pages themselves are in English."), wordWrap=True)
        self.note.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.browser = PageBrowser(library)
        self.back_button = self._button(tr("&Back"), self.browser.backward)
        self.forward_button = self._button(tr("&Forward"), self.browser.forward)
        self.start_button = self._button(tr("&Contents"), lambda: self.open_page(START))
        self._lay_out()
        self.note.setVisible(QLocale().language() not in OF_THE_PAGES)
        self._set_zoom(zoom)
        self.search.textChanged.connect(self._fill)
        self.search.returnPressed.connect(self._open_first)
        self.contents.itemActivated.connect(self._open_item)
        self.contents.itemClicked.connect(self._open_item)
        self.browser.page_shown.connect(self._on_page_shown)
        self.browser.backwardAvailable.connect(self.back_button.setEnabled)
        self.browser.forwardAvailable.connect(self.forward_button.setEnabled)
        self.back_button.setEnabled(False)
        self.forward_button.setEnabled(False)
        self._bind_keys()

    def open_page(self, name: str) -> None:
        """Show the page called `name`, and let the keyboard scroll it."""
        self.browser.open_page(name)
        self.browser.setFocus()

    def page(self) -> str:
        """Return the name of the page that is shown."""
        return self.browser.page()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.page():
            self.browser.reload()

    def _lay_out(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.search)
        column.addWidget(self.note)
        column.addWidget(self.contents, 1)
        parts = QSplitter(Qt.Orientation.Horizontal)
        parts.addWidget(left)
        parts.addWidget(self.browser)
        parts.setSizes([CONTENTS_WIDTH, PAGE_WIDTH])
        parts.setStretchFactor(1, 1)
        parts.setChildrenCollapsible(False)
        buttons = QHBoxLayout()
        for button in (self.back_button, self.forward_button, self.start_button):
            buttons.addWidget(button)
        buttons.addStretch(1)
        whole = QVBoxLayout(self)
        whole.addLayout(buttons)
        whole.addWidget(parts, 1)
        self.resize(*SIZE)

    def _button(self, words: str, slot: Callable[[], object]) -> QPushButton:
        made = QPushButton(words)
        made.setAutoDefault(False)
        made.clicked.connect(slot)
        return made

    def _bind_keys(self) -> None:
        Key = QKeySequence.StandardKey  # noqa: N806 (as Qt writes it)
        for keys, slot in (
            ((Key.Back, "Alt+Left"), self.browser.backward),
            ((Key.Forward, "Alt+Right"), self.browser.forward),
            (("Alt+Home",), lambda: self.open_page(START)),
            ((Key.Find,), self._go_to_search),
            ((Key.ZoomIn, "Ctrl+="), lambda: self._set_zoom(self._zoom + STEP)),
            ((Key.ZoomOut,), lambda: self._set_zoom(self._zoom - STEP)),
            (("Ctrl+0",), lambda: self._set_zoom(USUAL)),
        ):
            for key in dict.fromkeys(QKeySequence(each).toString() for each in keys):
                QShortcut(QKeySequence(key), self, slot)

    def _fill(self) -> None:
        """List the pages that hold the words searched for, under their sections."""
        found = set(self._library.found(self.search.text()))
        self.contents.clear()
        for section, names in SECTIONS.items():
            holding = [name for name in names if name in found]
            if holding:
                head = QTreeWidgetItem(self.contents, [shown(section)])
                head.setFlags(Qt.ItemFlag.ItemIsEnabled)
                head.setFont(0, self._bold())
                for name in holding:
                    title = shown(self._library.title(name))
                    item = QTreeWidgetItem(head, [title])
                    item.setData(0, NAME, name)
                    item.setToolTip(0, title)
        if not found:
            QTreeWidgetItem(self.contents, [shown(NONE_FOUND)]).setFlags(Qt.ItemFlag.NoItemFlags)
        self.contents.expandAll()
        self._mark(self.page())

    def _bold(self) -> QFont:
        letters = self.contents.font()
        letters.setBold(True)
        return letters

    def _open_first(self) -> None:
        """Open the page that answers the search best, at the first place of its words."""
        found = self._library.found(self.search.text())
        if found and self.search.text().strip():
            self.open_page(found[0])
            self.browser.find(self.search.text().split()[0])

    def _open_item(self, item: QTreeWidgetItem) -> None:
        name = item.data(0, NAME)
        if name:
            self.browser.open_page(name)

    def _go_to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _on_page_shown(self, name: str) -> None:
        self.setWindowTitle(tr("{page} - Help", page=self._library.title(name)))
        self._mark(name)

    def _mark(self, name: str) -> None:
        """Choose the page that is shown in the contents."""
        for place in range(self.contents.topLevelItemCount()):
            head = self.contents.topLevelItem(place)
            for row in range(head.childCount() if head else 0):
                item = head.child(row) if head else None
                if item is not None and item.data(0, NAME) == name:
                    self.contents.setCurrentItem(item)

    def _set_zoom(self, percent: int) -> None:
        self._zoom = max(LEAST, min(MOST, percent))
        letters = self.font()
        letters.setPointSizeF(self._usual * self._zoom / USUAL)
        for part in (self.browser, self.contents, self.search):
            part.setFont(letters)
        self._fill()
