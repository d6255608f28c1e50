"""The line that narrows the queue: which part, from which overlap, an expression, and the filters that have names."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.errors import RougeGuiError
from rouge_gui.gui.inline_field import InlineField
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.queue_model import Show, Wanted
from rouge_gui.gui.models.row_filter import with_points
from rouge_gui.store import filters
from rouge_gui.study.filter_expression import EXAMPLES, UnreadableExpression, parse
from rouge_gui.wording import said

MARGIN = 6
FILE = "filters.json"
OFFERED = {
    said("High overlap, yet suspicious"): "R1.f >= .4 and suspicion > 1",
    said("Numbers and names"): "cue:number or cue:name",
}


class FilterBar(QWidget):
    """Lets the user say what is wanted: `wanted_changed` (Wanted) follows, unless the expression cannot be read.

    `failed` (RougeGuiError) tells that the saved filters could not be read or kept.
    """

    wanted_changed = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variants: tuple[str, ...] = ()
        self._path: Path | None = None
        self._saved: dict[str, str] = dict(OFFERED)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._choice_line())
        column.addLayout(self._expression_line())
        self.error = QLabel(wordWrap=True)
        self.error.setAccessibleName(tr("What is wrong with the filter"))
        self.error.setContentsMargins(MARGIN, 0, MARGIN, MARGIN)
        self.error.hide()
        column.addWidget(self.error)
        self.name = InlineField(
            tr("Name of the filter"), tr("A name for this filter. Enter keeps it, Esc gives up.")
        )
        self.name.given.connect(self._on_named)
        self.name.left.connect(self.expression.setFocus)
        column.addWidget(self.name)
        self._offer()

    def keep_in(self, folder: Path) -> None:
        """Keep named filters in `folder` from now on, and offer those that it holds."""
        self._path = folder / FILE
        try:
            self._saved |= filters.load(self._path)
        except RougeGuiError as error:
            self.failed.emit(error)
        self._offer()

    def set_variants(self, variants: tuple[str, ...]) -> None:
        """Say by which variants the corpus is scored: expressions may ask for these."""
        if variants != self._variants:
            self._variants = variants
            self._tell()

    def _choice_line(self) -> QHBoxLayout:
        self.part = QComboBox()
        self.part.setAccessibleName(tr("Which part of the corpus is listed"))
        self.part.setToolTip(tr("What can be skipped was copied from the source sentence by sentence"))
        for part in Show:
            self.part.addItem(shown(part.value), part)
        self.part.currentIndexChanged.connect(self._on_changed)
        self.overlap = QDoubleSpinBox(minimum=0.0, maximum=1.0, singleStep=0.05, decimals=2)
        for part_of_box in (self.overlap, self.overlap.lineEdit()):
            part_of_box.setAccessibleName(tr("Least overlap: F of ROUGE-1"))
        self.overlap.setToolTip(
            tr("List only rows whose F of ROUGE-1 is at least this; 0 lists rows without a score too")
        )
        self.overlap.valueChanged.connect(self._on_changed)
        label = QLabel(tr("R-1 F fr&om"))
        label.setBuddy(self.overlap)
        line = QHBoxLayout()
        line.setContentsMargins(MARGIN, 0, MARGIN, MARGIN)
        line.setSpacing(MARGIN)
        for each in (self.part, label, self.overlap):
            line.addWidget(each)
        line.addStretch(1)
        return line

    def _expression_line(self) -> QHBoxLayout:
        self.expression = QLineEdit(clearButtonEnabled=True)
        self.expression.setAccessibleName(tr("Filter expression"))
        self.expression.setPlaceholderText(tr("For example: {examples}", examples=EXAMPLES))
        self.expression.setToolTip(
            tr(
                "Scores (R1.f, RL.p), suspicion, red, amber, seams, dismissed, lifted, read, cue:NAME, system:NAME, "
                "example:ID, joined by and, or, not. Enter applies it."
            )
        )
        self.expression.editingFinished.connect(self._tell)
        self.menu = QMenu(self)
        self.menu.triggered.connect(self._on_menu_triggered)
        self.button = QToolButton()
        self.button.setText(tr("Filters"))
        self.button.setAccessibleName(tr("Saved filters"))
        self.button.setToolTip(tr("Filters that have names; keep this one, or forget it"))
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.button.setMenu(self.menu)
        line = QHBoxLayout()
        line.setContentsMargins(MARGIN, 0, MARGIN, MARGIN)
        line.setSpacing(MARGIN)
        line.addWidget(self.expression, 1)
        line.addWidget(self.button)
        return line

    def _offer(self) -> None:
        self.menu.clear()
        for name, expression in self._saved.items():
            action = self.menu.addAction(f"{shown(name)}: {expression}".replace("&", "&&"))
            action.setData(expression)
        self.menu.addSeparator()
        self.menu.addAction(tr("Keep this filter"), self.name.ask)
        self.menu.addAction(tr("Forget this filter"), self._on_forget_asked)

    def _asked(self) -> str:
        """Return what was typed; its numbers have points, so that it holds in every language."""
        return with_points(self.expression.text().strip())

    def _tell(self) -> None:
        try:
            test = parse(self._asked(), self._variants)
        except UnreadableExpression as error:
            self.error.setText(shown(str(error)))
            self.error.show()
            return
        self.error.hide()
        self.wanted_changed.emit(Wanted(self.part.currentData(), self.overlap.value(), test))

    def _keep(self) -> None:
        self._offer()
        if self._path is None:
            return
        try:
            filters.save(self._path, self._saved)
        except RougeGuiError as error:
            self.failed.emit(error)

    def _on_changed(self, _value: object) -> None:
        self._tell()

    def _on_menu_triggered(self, action: QAction) -> None:
        if action.data() is not None:
            self.expression.setText(action.data())
            self._tell()

    def _on_forget_asked(self) -> None:
        unwanted = self._asked()
        self._saved = {name: kept for name, kept in self._saved.items() if kept != unwanted}
        self._keep()

    def _on_named(self, name: str) -> None:
        if name:
            self._saved[name] = self._asked()
            self._keep()
