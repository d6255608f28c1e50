"""The bar that finds in all panes at once, counts what it found in each and steps through it."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QKeySequence, QPalette
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from rouge_gui.gui.actions import native
from rouge_gui.gui.finding import Found, InvalidPattern, Place, Sought, Way, find
from rouge_gui.gui.icons import IconButton
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.opened import reference_role, role_words
from rouge_gui.rouge.marking.marks import Pane, Side
from rouge_gui.wording import listed, said

SETTLED_MS = 120
MARGIN, GAP = 8, 8
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
NOTHING = said("Not found")


class FindBar(QWidget):
    """Hidden until `open_bar`; it seeks while one types, without being in the way of typing.

    `found` (mapping of panes to spans, the current Place or None) tells what the panes are to draw; it tells
    empty spans when the bar is closed, and `closed` follows.
    """

    found = Signal(object, object)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts: Mapping[Pane, str] = {}
        self._found = Found({})
        self._places: list[Place] = []
        self._current: int | None = None
        self.setAccessibleName(tr("Find in all panes"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._settle = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._settle.timeout.connect(self._on_settled)
        self._make_fields()
        self._lay_out()
        self.hide()

    def open_bar(self) -> None:
        """Show the bar and give it the keyboard; what was sought before is selected."""
        self.show()
        self.words.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.words.selectAll()
        self._seek(to_first=True)

    def close_bar(self) -> None:
        """Hide the bar; nothing is found any more."""
        self._settle.stop()
        self.hide()
        self._take(Found(dict.fromkeys(self._texts, ())), None)
        self.closed.emit()

    def show_texts(self, texts: Mapping[Pane, str]) -> None:
        """Seek in these texts from now on; the panes stay where they are."""
        if texts == self._texts:
            return
        self._texts = dict(texts)
        if self.isVisible():
            self._seek(to_first=False)

    def step(self, by: int) -> None:
        """Go to the next place (1) or the one before (-1), round and round, and say which it is."""
        if self._settle.isActive():
            self._on_settled()
        elif self._places:
            at = self._current
            first = 0 if by > 0 else len(self._places) - 1
            self._take(self._found, first if at is None else (at + by) % len(self._places))
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.told.text()))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and _cancels(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _cancels(event):
            self.close_bar()
        elif event.key() in ENTER:
            self.step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)

    def _make_fields(self) -> None:
        self.words = QLineEdit(clearButtonEnabled=True, placeholderText=tr("in all panes"))
        self.words.setAccessibleName(tr("Find in all panes"))
        self.words.setToolTip(
            tr("What is sought. Enter goes to the next place, Shift+Enter to the one before")
        )
        self.words.textChanged.connect(self._settle.start)
        self.way = QComboBox()
        self.way.setAccessibleName(tr("How it is understood"))
        self.way.setToolTip(tr("Text as it is, a regular expression, or words with the same stem (Porter)"))
        for way in Way:
            self.way.addItem(shown(way.value), way)
        self.way.activated.connect(self._on_changed)
        self.case = QCheckBox(tr("&Capitals"))
        self.case.setToolTip(tr("Tell capital and small letters apart"))
        self.whole_word = QCheckBox(tr("Whole &words"))
        self.whole_word.setToolTip(tr("Leave out what is part of a longer word"))
        for box in (self.case, self.whole_word):
            box.toggled.connect(self._on_changed)
        self.told = QLabel()
        self.told.setAccessibleName(tr("What was found"))
        self.told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.told.setWordWrap(True)
        self.told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.previous_button = IconButton(
            "previous", tr("Previous place ({keys})", keys=native(("Shift+F3", "Shift+Enter")))
        )
        self.previous_button.clicked.connect(self._on_previous_clicked)
        self.next_button = IconButton("next", tr("Next place ({keys})", keys=native(("F3", "Enter"))))
        self.next_button.clicked.connect(self._on_next_clicked)
        self.close_button = IconButton("dismiss", tr("Close the find bar ({key})", key=native(("Esc",))))
        self.close_button.clicked.connect(self._on_close_clicked)

    def _lay_out(self) -> None:
        label = QLabel(tr("Fin&d"))
        label.setBuddy(self.words)
        line = QHBoxLayout(self)
        line.setContentsMargins(MARGIN, MARGIN // 2, MARGIN, MARGIN // 2)
        line.setSpacing(GAP)
        line.addWidget(label)
        line.addWidget(self.words, 2)
        for part in (self.previous_button, self.next_button, self.way, self.case, self.whole_word):
            line.addWidget(part)
        line.addWidget(self.told, 3)
        line.addWidget(self.close_button)

    def _sought(self) -> Sought:
        return Sought(
            self.words.text(), self.way.currentData(), self.case.isChecked(), self.whole_word.isChecked()
        )

    def _seek(self, *, to_first: bool) -> None:
        sought = self._sought()
        for box in (self.case, self.whole_word):
            box.setEnabled(sought.way is not Way.STEM)
        try:
            found = find(sought, self._texts)
        except InvalidPattern as error:
            self._take(Found(dict.fromkeys(self._texts, ())), None)
            self._tell(tr("No regular expression: {why}.", why=str(error)), wrong=True)
            return
        self._take(found, 0 if to_first and any(found.spans.values()) else None)

    def _take(self, found: Found, current: int | None) -> None:
        if found is not self._found:
            self._found = found
            self._places = found.places()
        self._current = current
        for button in (self.previous_button, self.next_button):
            button.setEnabled(bool(self._places))
        self._tell(self._told(), wrong=not found.is_complete)
        self.found.emit(found.spans, None if current is None else self._places[current])

    def _told(self) -> str:
        if not self.words.text().strip():
            return ""
        counts = [
            said("{count:,} in {text}", count=len(spans), text=self._named(pane))
            for pane, spans in self._found.spans.items()
            if spans
        ]
        told = listed(counts) or NOTHING
        if self._current is not None:
            told = said(
                "{number:,} of {count:,}: {where}",
                number=self._current + 1,
                count=len(self._places),
                where=told,
            )
        if self._found.is_complete:
            return shown(told)
        return tr("{found}; the search took too long and was given up: more may be there", found=told)

    def _named(self, pane: Pane) -> str:
        several = sum(each.side is Side.REFERENCE for each in self._texts) > 1
        is_one_of_several = several and pane.side is Side.REFERENCE
        return role_words(reference_role(pane.reference) if is_one_of_several else pane.side.value)

    def _tell(self, sentence: str, *, wrong: bool) -> None:
        self.told.setText(sentence)
        self.told.setToolTip(sentence)
        self.told.setForegroundRole(QPalette.ColorRole.BrightText if wrong else QPalette.ColorRole.WindowText)

    def _on_settled(self) -> None:
        self._settle.stop()
        self._seek(to_first=True)

    def _on_changed(self) -> None:
        self._seek(to_first=True)

    def _on_previous_clicked(self) -> None:
        self.step(-1)

    def _on_next_clicked(self) -> None:
        self.step(1)

    def _on_close_clicked(self) -> None:
        self.close_bar()


def _cancels(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Cancel)
