"""Count by hand: what one would write down to reach a score, line by line, with the sum below."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from rouge_gui.gui.assessment import Assessment
from rouge_gui.gui.language import as_data, shown, tr
from rouge_gui.gui.models.hand_count_model import CANDIDATE, COUNTED, REFERENCE, WORDS, HandCountModel
from rouge_gui.gui.table import RowTable
from rouge_gui.rouge.hand_count import can_be_counted, hand_count, joined
from rouge_gui.rouge.marking.marks import Evidence
from rouge_gui.wording import said

EMPTY = said(
    "Nothing to count: there must be a reference, and one of ROUGE-1, ROUGE-2 ..., ROUGE-L, ROUGE-Lsum "
    "among the variants in the options."
)
WIDTHS = {WORDS: 22, CANDIDATE: 5, REFERENCE: 5, COUNTED: 6}
MARGIN = 6


class HandCountView(QWidget):
    """Counts one variant, chosen by name, against one reference."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._evidence: Evidence | None = None
        self._joint = ""
        self.model = HandCountModel(self)
        self.table = RowTable(self.model, tr("Count by hand"), shown(EMPTY))
        self.table.setAlternatingRowColors(True)
        header = self.table.horizontalHeader()
        header.setSortIndicatorShown(True)
        header.setSectionsClickable(True)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.sortIndicatorChanged.connect(self._on_sort_asked)
        self.table.set_widths(WIDTHS)
        self.total = QLabel()
        self.total.setAccessibleName(tr("Sum of the count"))
        self.joint = QLabel()
        self.joint.setAccessibleName(tr("How several references make one score"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._choice_line())
        column.addWidget(self.table, 1)
        for label in (self.total, self.joint):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            label.setContentsMargins(MARGIN, MARGIN // 2, MARGIN, MARGIN // 2)
            column.addWidget(label)
        font = self.total.font()
        font.setBold(True)
        self.total.setFont(font)
        self._count()

    def show_assessment(self, assessment: Assessment) -> None:
        """Count against the reference that explains the score best."""
        self.show_evidence(assessment.evidence)

    def show_evidence(self, evidence: Evidence) -> None:
        """Count against the reference that is shown; the variant chosen before stays chosen where it is there."""
        self._evidence, evaluation = evidence, evidence.evaluation
        names = [name for name in evaluation.options.variants if can_be_counted(name)]
        numbers = [tr("Reference {number}", number=place + 1) for place in range(len(evaluation.measured))]
        _offer(self.variants, names, self.variants.currentText())
        chosen = tr("Reference {number}", number=evidence.shown.reference + 1)
        _offer(self.references, numbers, chosen)
        self.references.setVisible(len(numbers) > 1)
        self._count()

    def _choice_line(self) -> QHBoxLayout:
        self.variants, self.references = QComboBox(), QComboBox()
        for chooser, words in (
            (self.variants, tr("Variant that is counted")),
            (self.references, tr("Reference that is counted against")),
        ):
            chooser.setAccessibleName(words)
            chooser.setToolTip(words)
            chooser.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            chooser.activated.connect(self._on_chosen)
        self.references.hide()
        self.copy_button = QPushButton(tr("Copy as &text"))
        self.copy_button.setToolTip(tr("Copy the lines and the sum as plain text"))
        self.copy_button.clicked.connect(self._on_copy_clicked)
        line = QHBoxLayout()
        line.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        line.setSpacing(MARGIN)
        line.addWidget(self.variants)
        line.addWidget(self.references)
        line.addStretch(1)
        line.addWidget(self.copy_button)
        return line

    def _count(self) -> None:
        evaluation = None if self._evidence is None else self._evidence.evaluation
        name = self.variants.currentText()
        counted = None
        if evaluation is not None and evaluation.measured and name:
            counted = hand_count(evaluation, name, self.references.currentIndex())
        self.model.show(counted)
        self.total.setText(shown(counted.total()) if counted else "")
        self._joint = joined(evaluation, name) if evaluation and counted else ""
        self.joint.setText(shown(self._joint))
        self.joint.setVisible(bool(self.joint.text()))
        self.total.setVisible(counted is not None)
        self.copy_button.setEnabled(counted is not None)

    def _on_chosen(self, _index: int) -> None:
        self._count()

    def _on_sort_asked(self, column: int, order: Qt.SortOrder) -> None:
        self.model.sort(column, order)

    def _on_copy_clicked(self) -> None:
        if self.model.count is not None:
            with as_data():
                lines = [shown(part) for part in (self.model.count.text(), self._joint) if part]
            QGuiApplication.clipboard().setText("\n".join(lines))


def _offer(chooser: QComboBox, offered: list[str], wanted: str) -> None:
    if offered != [chooser.itemText(place) for place in range(chooser.count())]:
        chooser.clear()
        chooser.addItems(offered)
    if wanted in offered:
        chooser.setCurrentIndex(offered.index(wanted))
