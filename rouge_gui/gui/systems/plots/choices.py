"""The line above a plot: which plot, and its own few choices."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.systems.plots import PLOTS
from rouge_gui.gui.systems.plots.offered import Field, Offered

MARGIN = 8
FEWEST_SHOWN, MOST_SHOWN = 6, 34


class ChoiceLine(QWidget):
    """`changed` follows every choice of the user's. What is chosen in a field stays in the next plot that offers it."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._findings: Findings | None = None
        self._made_for: Offered | None = None
        self._before: dict[str, str] = {}
        self.plots = _box(tr("Which plot is shown"))
        for name, offered in PLOTS.items():
            self.plots.addItem(shown(offered.name), name)
        label = QLabel(tr("&Plot"))
        label.setBuddy(self.plots)
        self.fields: dict[str, QComboBox] = {}
        self._labels: list[QLabel] = []
        self.line = QHBoxLayout(self)
        self.line.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self.line.setSpacing(MARGIN)
        self.line.addWidget(label)
        self.line.addWidget(self.plots)
        self._fields_at = self.line.count()
        self.line.addStretch(1)
        self.plots.currentIndexChanged.connect(self._on_plot_chosen)

    @property
    def offered(self) -> Offered:
        """The plot that is chosen."""
        return PLOTS[self.plots.currentData()]

    def choices(self) -> Mapping[str, str]:
        """Return what is chosen, by field."""
        return {name: box.currentData() for name, box in self.fields.items()}

    def is_complete(self) -> bool:
        """Tell whether there is something to choose in every field."""
        return all(box.count() for box in self.fields.values())

    def show_findings(self, findings: Findings) -> None:
        """Offer what is known; what was chosen stays where it is still offered."""
        self._findings = findings
        if self._made_for is not self.offered:
            self._make_fields()
        for field in self.offered.fields:
            self._fill(self.fields[field.name], field, field.offers(findings))

    def choose(self, name: str, **choices: str) -> None:
        """Choose a plot by its name in `PLOTS`, and something in its fields, as a user would."""
        self.plots.setCurrentIndex(self.plots.findData(name))
        for field, value in choices.items():
            self.fields[field].setCurrentIndex(self.fields[field].findData(value))

    def _make_fields(self) -> None:
        self._made_for = self.offered
        for old in (*self._labels, *self.fields.values()):
            self.line.removeWidget(old)
            old.deleteLater()
        self.fields, self._labels = {}, []
        for place, field in enumerate(self.offered.fields):
            label = shown(field.label)
            box = _box(f"{shown(self.offered.name)}: {label.lower()}")
            box.currentIndexChanged.connect(self._on_chosen)
            beside = QLabel(label)
            beside.setBuddy(box)
            for further, part in enumerate((beside, box)):
                self.line.insertWidget(self._fields_at + 2 * place + further, part)
            self.fields[field.name] = box
            self._labels.append(beside)

    def _fill(self, box: QComboBox, field: Field, offers: Sequence[str]) -> None:
        if [box.itemData(at) for at in range(box.count())] == list(offers):
            return
        wanted = box.currentData() or self._before.get(field.name)
        box.blockSignals(True)  # noqa: FBT003 (Qt's argument)
        box.clear()
        for name in offers:
            box.addItem(shown(field.written(name)), name)
        box.view().setMinimumWidth(box.view().sizeHintForColumn(0) + MARGIN)
        at = box.findData(wanted)
        box.setCurrentIndex(at if at >= 0 else min(field.usual, box.count() - 1))
        box.blockSignals(False)  # noqa: FBT003 (the same)

    def _on_plot_chosen(self, _index: int) -> None:
        if self._findings is not None:
            self.show_findings(self._findings)
        self.changed.emit()

    def _on_chosen(self, _index: int) -> None:
        self._before |= self.choices()
        self.changed.emit()


def _box(name: str) -> QComboBox:
    made = QComboBox()
    made.setAccessibleName(name)
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    made.setMinimumContentsLength(FEWEST_SHOWN)
    made.setMaximumWidth(made.fontMetrics().averageCharWidth() * MOST_SHOWN)
    return made
