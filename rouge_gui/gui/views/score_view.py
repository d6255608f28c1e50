"""The score table of the open example, with the protocol and the signature its numbers stand under."""

from PySide6.QtCore import QEvent, QItemSelection, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QStyleOptionViewItem,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.gui.assessment import Assessment
from rouge_gui.gui.icons import IconButton
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.score_model import (
    CANDIDATE_TOTAL,
    FMEASURE,
    MATCHED,
    PRECISION,
    RECALL,
    REFERENCE,
    REFERENCE_TOTAL,
    VARIANT,
    ScoreModel,
    Shown,
)
from rouge_gui.gui.table import Cells, RowTable
from rouge_gui.rouge.evaluate import Evaluation
from rouge_gui.rouge.protocols import title
from rouge_gui.rouge.quirks import notes
from rouge_gui.wording import said

COUNT, SCORE, REFERENCE_WIDTH, NAME = 3, 6, 6, 11
SIDES = 8
EMPTY = said("Nothing to score yet: a candidate and at least one reference make a score.")


class _Lines(Cells):
    """Draws a thin line above each variant, so that its rows read as one group."""

    def __init__(self, model: ScoreModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        if index.row() and self._model.starts_variant(index.row()):
            painter.save()
            painter.setPen(option.palette.color(QPalette.ColorRole.Mid))
            painter.drawLine(option.rect.topLeft(), option.rect.topRight())
            painter.restore()


class _ScoreTable(RowTable):
    """A click on the selected row, or Esc, gives the selection up."""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self._gives_up(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._gives_up(event):
            self.give_up_row()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        pressed = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and pressed.row() == self.selected_row():
            self.give_up_row()
        else:
            super().mousePressEvent(event)

    def give_up_row(self) -> None:
        """Select nothing."""
        self.clearSelection()
        self.setCurrentIndex(QModelIndex())

    def _gives_up(self, event: QEvent) -> bool:
        cancels = isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Cancel)
        return cancels and self.selected_row() is not None


class ScoreView(QWidget):
    """Shows an evaluation. `row_shown` (variant, reference) says whose evidence is to be shown alone.

    The reference is 0-based, None for all of them; both are None when all layers are to be shown again.
    """

    row_shown = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ScoreModel(self)
        self.table = _ScoreTable(self.model, tr("Scores of the open example"), shown(EMPTY))
        self.table.setItemDelegate(_Lines(self.model, self.table))
        self.table.set_widths(
            {VARIANT: NAME, REFERENCE: REFERENCE_WIDTH}
            | dict.fromkeys((PRECISION, RECALL, FMEASURE), SCORE)
            | dict.fromkeys((MATCHED, CANDIDATE_TOTAL, REFERENCE_TOTAL), COUNT)
        )
        self.table.horizontalHeader().setStretchLastSection(False)
        self.table.selectionModel().selectionChanged.connect(self._on_selection_changed)
        self._shown: Shown | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table)
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.note.setContentsMargins(SIDES, 2, SIDES, 0)
        self.note.setForegroundRole(QPalette.ColorRole.BrightText)
        self.note.setAccessibleName(tr("Note on these scores"))
        self.note.hide()
        layout.addWidget(self.note)
        layout.addLayout(self._signature_line())
        self._tell(None)

    def set_evaluation(self, evaluation: Evaluation | None) -> None:
        """Show `evaluation`; the selected row stays selected while there is such a row."""
        wanted = self._shown
        self.model.set_evaluation(evaluation)
        self._tell(evaluation)
        row = None if wanted is None else self.model.row_of(wanted)
        if row is not None and self.table.selected_row() != row:
            self.table.choose(row)
        elif row is None and wanted is not None:
            self._show(None)

    def show_assessment(self, assessment: Assessment) -> None:
        """Show the scores of the open texts, where there is a candidate, and a reference to score it against."""
        evaluation = assessment.evaluation
        can_be_scored = evaluation.measured and assessment.has_candidate
        self.set_evaluation(evaluation if can_be_scored else None)

    def _signature_line(self) -> QHBoxLayout:
        self.protocol = QLabel()
        self.protocol.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.signature = QLineEdit(readOnly=True, frame=False)
        self.signature.setAccessibleName(tr("Signature of these scores"))
        self.copy_button = IconButton("copy", tr("Copy the signature"))
        self.copy_button.clicked.connect(self._on_copy_clicked)
        line = QHBoxLayout()
        line.setContentsMargins(8, 2, 4, 2)
        line.addWidget(self.protocol)
        line.addWidget(self.signature, 1)
        line.addWidget(self.copy_button)
        return line

    def _tell(self, evaluation: Evaluation | None) -> None:
        told = [] if evaluation is None else notes(evaluation)
        self.note.setText(" ".join(map(shown, told)))
        self.note.setVisible(bool(told))
        options = None if evaluation is None else evaluation.options
        self.protocol.setText("" if options is None else tr("Protocol: {protocol}", protocol=title(options)))
        self.signature.setText("" if options is None else options.signature())
        self.signature.setToolTip(self.signature.text().replace(" | ", "\n"))
        self.signature.setCursorPosition(0)
        self.copy_button.setEnabled(options is not None)

    def _on_selection_changed(self, _now: QItemSelection, _before: QItemSelection) -> None:
        row = self.table.selected_row()
        self._show(None if row is None else self.model.shown(row))

    def _show(self, wanted: Shown | None) -> None:
        if wanted == self._shown:
            return
        self._shown = wanted
        self.row_shown.emit(*(wanted or (None, None)))

    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.signature.text())
        below = self.copy_button.mapToGlobal(self.copy_button.rect().bottomLeft())
        QToolTip.showText(below, tr("Copied"), self.copy_button)
