"""Sentences at the top of the window, for what went wrong and what is worth knowing; never in the way."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QStyle, QVBoxLayout, QWidget

from rouge_gui.gui.actions import native
from rouge_gui.gui.icons import IconButton, pixmap
from rouge_gui.gui.language import shown, tr
from rouge_gui.wording import counted, said

MOST_SHOWN = 3
STRIPE, PAD, LIFT = 4, 8, 4
TINT = 0.12


@dataclass(frozen=True)
class Kind:
    """What sets one kind of notice apart: its icon, the palette's role for its colour, the word read out."""

    icon: str
    role: QPalette.ColorRole
    word: str


@dataclass(frozen=True)
class Offer:
    """What a notice's button says (with a mnemonic), and what it does; the notice goes when it is pressed."""

    words: str
    act: Callable[[], None]


ERROR = Kind("error", QPalette.ColorRole.BrightText, said("Error"))
INFORMATION = Kind("information", QPalette.ColorRole.Link, said("Information"))


class NoticeBar(QWidget):
    """Notices, the newest on top; those beyond the third wait until one is dismissed. No room while empty."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Notices"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._notices: list[Notice] = []
        self._more = QLabel()
        self._more.setObjectName("more")
        self._more.setContentsMargins(STRIPE + PAD, LIFT, PAD, LIFT)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(1)
        self._layout.addWidget(self._more)
        self._arrange()

    def show_error(self, sentence: str, offer: Offer | None = None) -> "Notice":
        """Say what is wrong, where, and what to do; `offer` does it."""
        self._offer_anew(shown(sentence), ERROR, offer)
        return self._notices[0]

    def show_information(self, sentence: str) -> None:
        """Say something worth knowing."""
        self._add(shown(sentence), INFORMATION)

    def show_offer(self, sentence: str, offer: Offer | None) -> "Notice":
        """Say something with a button beside it (None: without), in a notice that may be taken away again."""
        self._offer_anew(shown(sentence), INFORMATION, offer)
        return self._notices[0]

    def clear(self) -> None:
        """Dismiss all."""
        for notice in list(self._notices):
            self.dismiss(notice)

    def notices(self) -> list["Notice"]:
        """Return all notices, the newest first, those that wait included."""
        return list(self._notices)

    def dismiss(self, notice: "Notice") -> None:
        """Take one away, unless it is already."""
        if notice not in self._notices:
            return
        self._notices.remove(notice)
        self._layout.removeWidget(notice)
        notice.hide()
        notice.deleteLater()
        self._arrange()

    def _offer_anew(self, sentence: str, kind: Kind, offer: Offer | None) -> None:
        """Say it; where the same was offered before, the new offer takes its place."""
        for known in [notice for notice in self._notices if offer and notice.says(sentence, kind)]:
            self.dismiss(known)
        self._add(sentence, kind, offer)

    def _add(self, sentence: str, kind: Kind, offer: Offer | None = None) -> None:
        same = next((known for known in self._notices if known.says(sentence, kind)), None)
        if same is None:
            same = Notice(sentence, kind, self, offer)
        else:
            same.repeat()
            self._notices.remove(same)
            self._layout.removeWidget(same)
        self._notices.insert(0, same)
        self._layout.insertWidget(0, same)
        self._arrange()
        told = tr("{kind}: {sentence}", kind=kind.word, sentence=sentence)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))

    def _arrange(self) -> None:
        for place, notice in enumerate(self._notices):
            notice.setVisible(place < MOST_SHOWN)
        waiting = max(len(self._notices) - MOST_SHOWN, 0)
        self._more.setText(tr("{count} more, shown when one above is dismissed", count=waiting))
        self._more.setVisible(waiting > 0)
        self.setVisible(bool(self._notices))


class Standing:
    """What stands in `bar` of one matter: whatever is said of it next takes its place."""

    def __init__(self, bar: NoticeBar) -> None:
        self._bar = bar
        self._notice: Notice | None = None

    def say(self, sentence: str, offer: Offer | None = None) -> None:
        """Say something worth knowing in place of what was said before."""
        self.withdraw()
        self._notice = self._bar.show_offer(sentence, offer)

    def say_wrong(self, sentence: str, offer: Offer | None = None) -> None:
        """Say what is wrong in place of what was said before."""
        self.withdraw()
        self._notice = self._bar.show_error(sentence, offer)

    def withdraw(self) -> None:
        """Say nothing of it any more."""
        if self._notice is not None:
            self._bar.dismiss(self._notice)
            self._notice = None


class Notice(QWidget):
    """One sentence with buttons to copy and to dismiss it, and one for what it offers; Esc dismisses it too."""

    def __init__(self, sentence: str, kind: Kind, bar: NoticeBar, offer: Offer | None = None) -> None:
        super().__init__(bar)
        self._offer = offer
        self.offer_button = QPushButton(shown(offer.words) if offer else "")
        self.offer_button.setVisible(offer is not None)
        self.offer_button.clicked.connect(self._on_offer_clicked)
        self.sentence = sentence
        self._kind, self._bar, self._times = kind, bar, 1
        self.label = QLabel(sentence)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setWordWrap(True)
        self.label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.label.setContentsMargins(0, LIFT, 0, LIFT)
        self.label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.copy_button = IconButton("copy", tr("Copy this notice"))
        self.copy_button.clicked.connect(self._on_copy_clicked)
        self.dismiss_button = IconButton("dismiss", tr("Dismiss this notice ({key})", key=native(("Esc",))))
        self.dismiss_button.clicked.connect(self._on_dismiss_clicked)
        line = QHBoxLayout(self)
        before, behind = STRIPE + PAD + self._icon_size().width() + PAD, PAD
        if self.isRightToLeft():
            before, behind = behind, before
        line.setContentsMargins(before, LIFT, behind, LIFT)
        line.setSpacing(2)
        line.addWidget(self.label, 1)
        line.addWidget(self.offer_button, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.dismiss_button, 0, Qt.AlignmentFlag.AlignTop)
        self._tell()

    def says(self, sentence: str, kind: Kind) -> bool:
        """Return whether this is the notice of that sentence and kind."""
        return (self.sentence, self._kind) == (sentence, kind)

    def repeat(self) -> None:
        """Count that the same was said again."""
        self._times += 1
        self._tell()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette, painter = self.palette(), QPainter(self)
        colour = palette.color(self._kind.role)
        painter.fillRect(self.rect(), _mixed(palette.color(QPalette.ColorRole.Base), colour))
        stripe = QRect(0, 0, STRIPE, self.height())
        painter.fillRect(QStyle.visualRect(self.layoutDirection(), self.rect(), stripe), colour)
        size = self._icon_size()
        drawn = pixmap(self._kind.icon, colour, size, self.devicePixelRatio())
        place = QRect(QPoint(STRIPE + PAD, self.label.y() + LIFT), size)
        painter.drawPixmap(QStyle.visualRect(self.layoutDirection(), self.rect(), place).topLeft(), drawn)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Cancel):
            self._bar.dismiss(self)
        else:
            super().keyPressEvent(event)

    def _icon_size(self) -> QSize:
        side = self.fontMetrics().height()
        return QSize(side, side)

    def _tell(self) -> None:
        told = self.sentence
        if self._times > 1:
            told = tr("{sentence} ({times})", sentence=told, times=counted(self._times, "time"))
        self.label.setText(told)
        self.label.setAccessibleName(tr("{kind}: {sentence}", kind=self._kind.word, sentence=told))

    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.sentence)

    def _on_offer_clicked(self) -> None:
        if self._offer is not None:
            self._bar.dismiss(self)
            self._offer.act()

    def _on_dismiss_clicked(self) -> None:
        self._bar.dismiss(self)


def _mixed(ground: QColor, colour: QColor) -> QColor:
    """Return `ground` with a little of `colour`."""
    return QColor.fromRgbF(
        ground.redF() + (colour.redF() - ground.redF()) * TINT,
        ground.greenF() + (colour.greenF() - ground.greenF()) * TINT,
        ground.blueF() + (colour.blueF() - ground.blueF()) * TINT,
    )
