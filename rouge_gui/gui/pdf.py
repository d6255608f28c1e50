"""Highlighted examples on paper: a PDF of A4 pages with marks, cues, scores and the signature."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import (
    QColor,
    QFont,
    QPageLayout,
    QPageSize,
    QPdfWriter,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextLength,
    QTextTableFormat,
)

from rouge_gui.colours import LIGHT
from rouge_gui.export.documents.marking import (
    BIGRAM,
    LCS,
    UNIGRAM,
    Mark,
    boxes,
    candidate_marks,
    joints,
    pieces,
    reference_marks,
    source_marks,
    warnings,
)
from rouge_gui.export.documents.opened import Opened
from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.evaluate import Evaluation
from rouge_gui.rouge.evidence.kinds import AMBER, RED
from rouge_gui.whole_files import replacing

DOTS_PER_INCH = 300
POINTS, LARGE, SMALL = 10.0, 14.0, 8.0
GAP, PAD, LINE_HEIGHT = 10.0, 6.0, 125.0
BAR = "\u2502"
COLOURS = {RED: LIGHT.red, AMBER: LIGHT.amber}
LEGEND = (
    ("Unigram", UNIGRAM, "a word that both texts hold"),
    ("Bigram", BIGRAM, "words in a row that both hold"),
    ("LCS", LCS, "the longest sequence in the same order"),
    ("strong", RED, "or"),
    ("weak", AMBER, "cue: a reason to look, no verdict"),
)


def write_pdf(path: Path, examples: Iterable[Opened], sign: Callable[[], str]) -> None:
    """Write `examples`, each on pages of its own, and the signature; needs a QGuiApplication for its fonts.

    `UnwritableFile` where nothing can be written. Whatever fails, a file that was there stays as it was.
    """
    with replacing(path) as fresh:
        fresh.write_bytes(_printed(_document(examples, sign)))


def _printed(document: QTextDocument) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle("What ROUGE counted")
    writer.setResolution(DOTS_PER_INCH)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    # The document brings margins of two centimetres itself.
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
    document.print_(writer)
    buffer.close()
    return bytes(buffer.data().data())


def _document(examples: Iterable[Opened], sign: Callable[[], str]) -> QTextDocument:
    document = QTextDocument()
    font = QFont()
    font.setPointSizeF(POINTS)
    document.setDefaultFont(font)
    cursor = QTextCursor(document)
    cursor.insertText("What ROUGE counted", _look(size=LARGE, bold=True))
    _block(cursor)
    for words, look, told in LEGEND:
        cursor.insertText(words, _worn({look}))
        cursor.insertText(f" {told}   ", _look())
    cursor.insertText(BAR, _look(colour=LIGHT.amber))
    cursor.insertText(" words that the source does not have side by side", _look())
    for number, each in enumerate(examples):
        _add(cursor, each, breaks=number > 0)
    _block(cursor)
    cursor.insertText(f"Signature: {sign()}", _look(size=SMALL))
    return document


def _add(cursor: QTextCursor, opened: Opened, *, breaks: bool) -> None:
    evaluation = opened.evaluation
    candidate = evaluation.candidate.raw
    _block(cursor, breaks=breaks)
    cursor.insertText(f"Example {opened.example}, {opened.system}", _look(size=LARGE, bold=True))
    _add_scores(cursor, evaluation)
    against = f", against reference {opened.shown + 1}" if evaluation.references else ""
    marks = [*candidate_marks(opened), *boxes(opened.places)]
    _add_text(cursor, f"Candidate{against}", candidate, marks, joints(candidate, opened.places))
    for place in warnings(opened.places):
        _block(cursor, gap=0)
        cursor.insertText(f"{CUES[place.cue].letter} ", _look(bold=True, colour=COLOURS[place.severity]))
        words = candidate[place.start : place.end]
        cursor.insertText(f"{words}: {place.reason}", _look(size=SMALL))
    for number, reference in enumerate(evaluation.references):
        _add_text(cursor, f"Reference {number + 1}", reference.raw, reference_marks(evaluation, number))
    if evaluation.source is not None:
        _add_text(cursor, "Source", evaluation.source.raw, source_marks(evaluation))


def _add_scores(cursor: QTextCursor, evaluation: Evaluation) -> None:
    rows: list[tuple[str, ...]] = [("Variant", "Precision", "Recall", "F", "Hits")]
    for name, joint in evaluation.scores.items():
        rows.append((name, *(f"{value:.4f}" for value in joint.score), f"{joint.counts.hits:g}"))
    shape = QTextTableFormat()
    shape.setBorder(0)
    shape.setCellPadding(PAD / 2)
    shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    table = cursor.insertTable(len(rows), len(rows[0]), shape)
    for row, values in enumerate(rows):
        for column, words in enumerate(values):
            table.cellAt(row, column).firstCursorPosition().insertText(words, _look(bold=not row))
    cursor.movePosition(QTextCursor.MoveOperation.End)


def _add_text(
    cursor: QTextCursor, name: str, raw: str, marks: Sequence[Mark], bars: Sequence[int] = ()
) -> None:
    _block(cursor)
    cursor.insertText(name, _look(bold=True))
    _block(cursor, gap=0)
    upright = set(bars)
    for start, end, worn in pieces(raw, marks, upright):
        if start in upright:
            cursor.insertText(BAR, _look(colour=LIGHT.amber))
        cursor.insertText(raw[start:end], _worn({mark.look for mark in worn}))


def _block(cursor: QTextCursor, *, gap: float = GAP, breaks: bool = False) -> None:
    shape = QTextBlockFormat()
    shape.setTopMargin(gap)
    shape.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    if breaks:
        shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
    cursor.insertBlock(shape)


def _look(size: float = POINTS, colour: str = LIGHT.text, *, bold: bool = False) -> QTextCharFormat:
    look = QTextCharFormat()
    look.setFontPointSize(size)
    look.setFontWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    look.setForeground(QColor(colour))
    return look


def _worn(looks: set[str]) -> QTextCharFormat:
    """Return how words with these looks are printed: filled, underlined, in the colour of a cue."""
    severity = next((each for each in (RED, AMBER) if each in looks), None)
    look = _look(colour=LIGHT.text if severity is None else COLOURS[severity], bold=severity is not None)
    if BIGRAM in looks:
        look.setBackground(QColor(LIGHT.fill))
    if LCS in looks:
        look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        look.setUnderlineColor(QColor(LIGHT.solid))
    elif UNIGRAM in looks:
        look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        look.setUnderlineColor(QColor(LIGHT.dotted))
    return look
