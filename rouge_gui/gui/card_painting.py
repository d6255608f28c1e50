"""How an evidence card is painted: a bar for its severity, its cue and reason, three sentences, what was measured."""

from html import escape

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAbstractTextDocumentLayout, QColor, QPainter, QPalette, QPen, QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from rouge_gui.colours import LIGHT, Theme
from rouge_gui.gui.cue_cards import Card, Quoted
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.cue_model import CARD, DISMISSAL
from rouge_gui.rouge.evidence.kinds import AMBER, GREEN, RED
from rouge_gui.store.annotations import Dismissal

Index = QModelIndex | QPersistentModelIndex
BAR, SIDE, GAP, LEAST = 5, 10, 6, 120


class CardPainter(QStyledItemDelegate):
    """Paints cards as wide as the list, a bar in the colour of the severity beside each; that of amber is hollow."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = LIGHT

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        palette = option.palette
        painter.save()
        painter.fillRect(option.rect, palette.color(QPalette.ColorRole.Base))
        card = index.data(CARD)
        document = self._document(option, index)
        room = QRectF(option.rect).adjusted(1, GAP / 2, -1, -GAP / 2)
        if card is not None:
            bar = QRectF(room.left() + 2, room.top() + 2, BAR, room.height() - 4)
            _paint_bar(painter, _mirrored(option, room, bar), card.place.severity, self.theme)
        text = QRectF(room.topLeft() + QPointF(BAR + SIDE, GAP / 2), document.size())
        painter.translate(_mirrored(option, room, text).topLeft())
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette = palette
        document.documentLayout().draw(painter, context)
        painter.restore()
        if card is not None and option.state & QStyle.StateFlag.State_Selected:
            painter.save()
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 2))
            painter.drawRect(room)
            painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        self.initStyleOption(option, index)
        return QSize(LEAST, round(self._document(option, index).size().height()) + 2 * GAP)

    def _document(self, option: QStyleOptionViewItem, index: Index) -> QTextDocument:
        card, dismissal = index.data(CARD), index.data(DISMISSAL)
        faint = option.palette.color(QPalette.ColorRole.PlaceholderText)
        text = faint if dismissal else option.palette.color(QPalette.ColorRole.Text)
        document = QTextDocument()
        document.setDefaultFont(option.font)
        document.setDocumentMargin(0)
        document.setDefaultStyleSheet(
            f"p {{ margin: 0; color: {text.name()} }} .faint {{ color: {faint.name()} }}"
        )
        words = _html(card, dismissal) if card else f"<p class='faint'><b>{escape(index.data())}</b></p>"
        document.setHtml(words)
        document.setTextWidth(max(LEAST, _width(option) - BAR - 2 * SIDE))
        return document


def _width(option: QStyleOptionViewItem) -> int:
    view = option.widget
    return view.viewport().width() if isinstance(view, QAbstractItemView) else option.rect.width()


def _mirrored(option: QStyleOptionViewItem, room: QRectF, part: QRectF) -> QRectF:
    """Return where `part` of `room` stands in a window that runs in the direction of `option`."""
    if option.direction == Qt.LayoutDirection.LeftToRight:
        return part
    return part.translated(room.left() + room.right() - part.left() - part.right(), 0)


def _paint_bar(painter: QPainter, bar: QRectF, severity: str, theme: Theme) -> None:
    colour = QColor({RED: theme.red, AMBER: theme.amber, GREEN: theme.green}[severity])
    painter.setPen(colour)
    painter.setBrush(Qt.BrushStyle.NoBrush if severity == AMBER else colour)
    painter.drawRect(bar)


def _html(card: Card, dismissal: Dismissal | None) -> str:
    title = escape(
        tr("[{letter}] {cue}: {advice}.", letter=card.cue.letter, cue=card.cue.name, advice=card.advice)
    )
    lines = [
        f"<p><b>{title}</b> {escape(shown(card.place.reason))}</p>",
        _line(tr("Candidate"), card.candidate),
        _line(tr("Source"), card.source),
        _line(tr("Reference"), card.reference),
        f"<p class='faint'>{escape(card.measured)}</p>",
    ]
    if dismissal is not None:
        reason = dismissal.reason or tr("no reason given")
        lines.insert(1, f"<p>{escape(tr('Dismissed: {reason}', reason=reason))}</p>")
    return "".join(lines)


def _line(words: str, quoted: Quoted | None) -> str:
    text = _quoted(quoted) if quoted else f"<i>{escape(tr('nothing near'))}</i>"
    return f"<p><span class='faint'>{words}:</span> {text}</p>"


def _quoted(quoted: Quoted) -> str:
    text, start, end = quoted
    if start == end:
        return escape(text)
    return f"{escape(text[:start])}<b><u>{escape(text[start:end])}</u></b>{escape(text[end:])}"
