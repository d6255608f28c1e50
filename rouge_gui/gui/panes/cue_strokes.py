"""How the places of cues are drawn over a text: boxes, joints between words, lines and letters in the margin."""

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rouge_gui.colours import Theme
from rouge_gui.gui.panes.cue_layout import BlockCues, Letter
from rouge_gui.gui.panes.geometry import in_margin
from rouge_gui.rouge.evidence.kinds import AMBER, GREEN, RED

THICK = 2
ROUND = 3.0
PAD = 1.0
SIDE = 12
LETTER = 10
MOST_LETTERS = 2
LINES = {RED: Qt.PenStyle.SolidLine, AMBER: Qt.PenStyle.DashLine, GREEN: Qt.PenStyle.SolidLine}


def colour_of(severity: str, theme: Theme) -> QColor:
    """Return the colour of a severity."""
    return QColor({RED: theme.red, AMBER: theme.amber, GREEN: theme.green}[severity])


def draw_cues(painter: QPainter, cues: BlockCues, theme: Theme, page: float | None = None) -> None:
    """Draw the cues of a paragraph, the strongest on top; `page` as in `in_margin`."""
    for severity, pieces in cues.sides.items():
        draw_sides(painter, pieces, severity, theme, page)
    for severity, pieces in cues.boxes.items():
        draw_boxes(painter, pieces, severity, theme)
    draw_seams(painter, cues.seams, theme)
    draw_letters(painter, cues.letters, theme, page)


def draw_boxes(painter: QPainter, pieces: Sequence[QRectF], severity: str, theme: Theme) -> None:
    """Draw a box around each piece: of a solid line for red, of dashes for amber."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour_of(severity, theme), THICK, LINES[severity]))
    for piece in pieces:
        box = QRectF(piece.toAlignedRect()).adjusted(-PAD, 0, PAD, PAD)
        painter.drawRoundedRect(box, ROUND, ROUND)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)


def draw_seams(painter: QPainter, joints: Sequence[QRectF], theme: Theme) -> None:
    """Draw an upright bar in the middle of each joint."""
    painter.setPen(QPen(QColor(theme.amber), THICK, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    for joint in joints:
        x = round(joint.center().x())
        painter.drawLine(QLineF(x, joint.top() + THICK, x, joint.bottom()))


def draw_sides(
    painter: QPainter, pieces: Sequence[QRectF], severity: str, theme: Theme, page: float | None = None
) -> None:
    """Draw a thin line in the margin beside each piece."""
    side = in_margin(SIDE, page)
    painter.setPen(QPen(colour_of(severity, theme), THICK, LINES[severity], Qt.PenCapStyle.FlatCap))
    for piece in pieces:
        painter.drawLine(QLineF(side, piece.top(), side, piece.bottom()))


def draw_letters(
    painter: QPainter, letters: Sequence[Letter], theme: Theme, page: float | None = None
) -> None:
    """Write the letters of each line of text in the margin, one below the other; no more than two fit there."""
    painter.save()
    font = painter.font()
    font.setPixelSize(LETTER)
    font.setBold(True)
    painter.setFont(font)
    written: dict[float, list[str]] = {}
    for each in letters:
        before = written.setdefault(each.top, [])
        if each.letter in before or len(before) == MOST_LETTERS:
            continue
        half = (each.bottom - each.top) / MOST_LETTERS
        left = min(in_margin(0, page), in_margin(SIDE - 1, page))
        place = QRectF(left, each.top + half * len(before), SIDE - 1, half)
        painter.setPen(colour_of(each.severity, theme))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, each.letter)
        before.append(each.letter)
    painter.restore()
