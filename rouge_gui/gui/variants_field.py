"""The control of the variants: a box for each that is used often, an entry for all others."""

from collections.abc import Iterable

from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QWidget

from rouge_gui.gui.language import tr
from rouge_gui.gui.option_fields import OptionField
from rouge_gui.rouge.options import About
from rouge_gui.rouge.variants import PREFIX, named

OFTEN_USED = ("1", "2", "3", "4", "L", "Lsum", "W-1.2", "S4", "SU4")
BOXES_IN_ROW = 3


class VariantsField(OptionField):
    """The variants: a box for each that is used often, an entry for all others (`5` means `ROUGE-5`)."""

    def __init__(self, told: About, label: str) -> None:
        super().__init__(told, label)
        self.boxes = {name: QCheckBox(name) for name in OFTEN_USED}
        row = QWidget()
        line = QGridLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        for place, (name, box) in enumerate(self.boxes.items()):
            box.setAccessibleName(PREFIX + name)
            box.setToolTip(PREFIX + name)
            box.clicked.connect(self._on_edited)
            box.installEventFilter(self)
            line.addWidget(box, *divmod(place, BOXES_IN_ROW))
        self.others = QLineEdit(placeholderText=tr("others, such as 5, 6"), clearButtonEnabled=True)
        self.others.setAccessibleName(tr("Other variants"))
        self.others.textEdited.connect(self._on_edited)
        for place, widget in enumerate((self.label, row, self.others, self.error)):
            self._layout.addWidget(widget, place, 0, 1, 3)
        self._explain(row, self.others)
        self.label.setBuddy(self.boxes[OFTEN_USED[0]])
        self.others.setToolTip(tr("Any other variant, separated by commas: 5 means ROUGE-5"))

    def value(self) -> tuple[str, ...]:
        ticked = [PREFIX + name for name, box in self.boxes.items() if box.isChecked()]
        return tuple(dict.fromkeys([*ticked, *map(named, _parts(self.others.text()))]))

    def show_value(self, value: object) -> None:
        names = [str(name).removeprefix(PREFIX) for name in value] if isinstance(value, Iterable) else []
        for name, box in self.boxes.items():
            box.setChecked(name in names)
        self.others.setText(", ".join(name for name in names if name not in self.boxes))

    def _on_edited(self) -> None:
        self.edited.emit()


def _parts(text: str) -> list[str]:
    return text.replace(",", " ").split()
