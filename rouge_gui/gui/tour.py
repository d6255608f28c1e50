"""The tour: words beside one part of the window after another, while everything stays usable."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from rouge_gui.gui.actions import native
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.tour_steps import STEPS, TourStep

WIDTH = 380
GAP = 10
LINE = 3
MARGIN = 14


class Frame(QWidget):
    """A line around the part that is spoken of; the mouse goes through it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Accent), LINE))
        inset = LINE // 2 + 1
        painter.drawRect(self.rect().adjusted(inset, inset, -inset, -inset))


class Callout(QFrame):
    """Title, words and the buttons Back, Next and Skip."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setFrameShape(QFrame.Shape.Box)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.setFixedWidth(WIDTH)
        self.title, self.words, self.count = QLabel(), QLabel(), QLabel()
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.title.setWordWrap(True)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.back, self.next, self.skip = (
            QPushButton(words) for words in (tr("&Back"), tr("&Next"), tr("S&kip"))
        )
        self.skip.setToolTip(tr("End the tour ({key})", key=native(("Esc",))))
        row = QHBoxLayout()
        row.addWidget(self.count, 1)
        for button in (self.skip, self.back, self.next):
            button.setAutoDefault(True)
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        for label in (self.title, self.words):
            column.addWidget(label)
        column.addLayout(row)

    def needed_size(self) -> QSize:
        """Return how large it must be for its words."""
        return QSize(
            WIDTH, self.heightForWidth(WIDTH) if self.hasHeightForWidth() else self.sizeHint().height()
        )


class Tour(QObject):
    """Shows STEPS in `window`. `ended` follows the last step, Skip and Esc."""

    ended = Signal()

    def __init__(
        self, window: QWidget, part_of: Callable[[str], QWidget | None], key_of: Callable[[str], str]
    ) -> None:
        """`part_of` finds a part of the window by its name in the steps, `key_of` says which key runs an action."""
        super().__init__(window)
        self._window, self._part_of, self._key_of = window, part_of, key_of
        self.steps: Sequence[TourStep] = STEPS
        self.at = 0
        self.frame, self.callout = Frame(window), Callout(window)
        self.frame.hide()
        self.callout.hide()
        self.callout.back.clicked.connect(self._on_back)
        self.callout.next.clicked.connect(self._on_next)
        self.callout.skip.clicked.connect(self.stop)

    @property
    def is_running(self) -> bool:
        """Whether a step is shown."""
        return not self.callout.isHidden()

    def start(self) -> None:
        """Show the first step."""
        self._window.removeEventFilter(self)
        self._window.installEventFilter(self)
        self._show(0)

    def stop(self) -> None:
        """End the tour."""
        if self.is_running:
            self._window.removeEventFilter(self)
            self.frame.hide()
            self.callout.hide()
            self.ended.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self.stop()
                return True
        return super().eventFilter(watched, event)

    def _show(self, at: int) -> None:
        self.at = at
        step, callout = self.steps[at], self.callout
        title, words = shown(step.title), _with_keys(shown(step.words), self._key_of)
        callout.title.setText(title)
        callout.words.setText(words)
        callout.count.setText(tr("{number} of {count}", number=at + 1, count=len(self.steps)))
        callout.back.setEnabled(at > 0)
        callout.next.setText(tr("&Done") if at == len(self.steps) - 1 else tr("&Next"))
        callout.setAccessibleName(
            tr("Tour, step {number} of {count}: {title}", number=at + 1, count=len(self.steps), title=title)
        )
        callout.setAccessibleDescription(words)
        callout.show()
        self._place()
        callout.next.setFocus(Qt.FocusReason.OtherFocusReason)
        QAccessible.updateAccessibility(
            QAccessibleAnnouncementEvent(callout, tr("{title}. {words}", title=title, words=words))
        )

    def _place(self) -> None:
        part = self._part_of(self.steps[self.at].part)
        room = self._window.rect()
        is_seen = part is not None and part.isVisible()
        self.frame.setVisible(is_seen)
        spot = (
            QRect(part.mapTo(self._window, QPoint()), part.size())
            if part is not None and is_seen
            else QRect()
        )
        self.frame.setGeometry(spot)
        size = self.callout.needed_size()
        self.callout.setGeometry(QRect(place_beside(spot, size, room), size))
        self.frame.raise_()
        self.callout.raise_()

    def _on_back(self) -> None:
        self._show(max(0, self.at - 1))

    def _on_next(self) -> None:
        if self.at + 1 < len(self.steps):
            self._show(self.at + 1)
        else:
            self.stop()


def place_beside(spot: QRect, size: QSize, room: QRect) -> QPoint:
    """Return where a box of `size` stands in `room` beside `spot`, over its lower end where no side is wide enough.

    It stands low, since texts begin at the top. In the middle of `room` where `spot` is empty.
    """
    if spot.isEmpty():
        return room.center() - QPoint(size.width() // 2, size.height() // 2)
    low = spot.bottom() - GAP - size.height()
    candidates = (
        QPoint(spot.right() + GAP, low),
        QPoint(spot.left() - GAP - size.width(), low),
        QPoint(spot.left(), spot.bottom() + GAP),
        QPoint(spot.left(), spot.top() - GAP - size.height()),
        QPoint(spot.left() + GAP, low),
    )
    inside = [_moved_into(QRect(corner, size), room) for corner in candidates]
    return next((box.topLeft() for box in inside if not box.intersects(spot)), inside[-1].topLeft())


def _moved_into(box: QRect, room: QRect) -> QRect:
    x = max(room.left(), min(box.left(), room.right() - box.width()))
    y = max(room.top(), min(box.top(), room.bottom() - box.height()))
    return QRect(QPoint(x, y), box.size())


def _with_keys(words: str, key_of: Callable[[str], str]) -> str:
    for name in named_actions(words):
        words = words.replace(f"{{{name}}}", key_of(name))
    return words


def named_actions(words: str) -> list[str]:
    """Return the names of the actions whose keys `words` tells."""
    return [piece.partition("}")[0] for piece in words.split("{")[1:]]
