"""The controls of the options panel, one class per kind of option: a choice, a number, the variants."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from rouge_gui.rouge.options import About

PREFIX = "ROUGE-"
OFTEN_USED = ("1", "2", "3", "4", "L", "Lsum")
DECIMALS, DIGITS = 6, 6
SHORTEST = 9
LABEL_EMS = 15
BOXES_IN_ROW = 3


class Line(QLabel):
    """A short text under a control that takes no room while it is empty."""

    def __init__(self, role: QPalette.ColorRole, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setForegroundRole(role)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.hide()

    def say(self, words: str) -> None:
        """Show `words`, or nothing."""
        self.setText(words)
        self.setVisible(bool(words))


class OptionField(QWidget):
    """One option: its label beside its control, and under it what is wrong with an invalid value.

    `edited` follows the user alone, never `show_value`. `pointed_at` says that the pointer or the keyboard came to
    the field: time to tell its `explanation`.
    """

    edited = Signal()
    pointed_at = Signal()

    def __init__(self, told: About, label: str) -> None:
        """`label` is the option's label with its mnemonic."""
        super().__init__()
        self.about = told
        self.label = QLabel(label)
        self.label.setFixedWidth(LABEL_EMS * self.label.fontMetrics().averageCharWidth())
        self.error = Line(QPalette.ColorRole.BrightText)
        self.error.setAccessibleName(f"{told.label}: error")
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(3)
        self._layout.setColumnStretch(1, 1)

    def explanation(self) -> str:
        """Return what the option is for, and what its present value means."""
        return self.about.help

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed_at.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.pointed_at.emit()
        return super().eventFilter(watched, event)

    def value(self) -> object:
        """Return the value that the control shows, valid or not."""
        raise NotImplementedError

    def show_value(self, value: object) -> None:
        """Show `value` and what it means."""
        raise NotImplementedError

    def show_error(self, sentence: str) -> None:
        """Say under the control what is wrong; an empty sentence takes it away."""
        self.error.say(sentence)

    def _lay_out(self, *controls: QWidget) -> None:
        self.label.setBuddy(controls[0])
        self._layout.addWidget(self.label, 0, 0, Qt.AlignmentFlag.AlignTop)
        for row, control in enumerate(controls):
            self._layout.addWidget(control, row, 1)
        self._layout.addWidget(self.error, len(controls), 0, 1, 2)
        for control in controls:
            control.installEventFilter(self)
            control.setToolTip(self.about.help)
            if not control.accessibleName():
                control.setAccessibleName(self.about.label)
            control.setAccessibleDescription(self.about.help)
        self.label.setToolTip(self.about.help)


class ChoiceField(OptionField):
    """An option that takes one of a few values."""

    def __init__(self, told: About, label: str) -> None:
        super().__init__(told, label)
        self.control = choice_box(told.choices)
        self.control.activated.connect(self._on_activated)
        self._lay_out(self.control)

    def value(self) -> str:
        return self.control.currentText()

    def show_value(self, value: object) -> None:
        self.control.setCurrentText(str(value))

    def explanation(self) -> str:
        return f"{self.about.help} {self.value()}: {self.about.choices[self.value()]}"

    def _on_activated(self, _index: int) -> None:
        self.pointed_at.emit()
        self.edited.emit()


class NumberField(OptionField):
    """An option that takes a number between bounds, which the control keeps."""

    def __init__(self, told: About, label: str) -> None:
        super().__init__(told, label)
        self.control = _ShortNumber()
        if told.bounds is not None:
            self.control.setRange(*told.bounds)
        self.control.setDecimals(DECIMALS)
        self.control.setStepType(QDoubleSpinBox.StepType.AdaptiveDecimalStepType)
        self.control.valueChanged.connect(self._on_value_changed)
        _turn_only_when_focused(self.control)
        self._lay_out(self.control)

    def value(self) -> float:
        return self.control.value()

    def show_value(self, value: object) -> None:
        blocker = QSignalBlocker(self.control)
        self.control.setValue(float(str(value)))
        blocker.unblock()

    def _on_value_changed(self, _value: float) -> None:
        self.edited.emit()


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
        self.others = QLineEdit(placeholderText="others, such as 5, 6", clearButtonEnabled=True)
        self.others.setAccessibleName("Other variants")
        self.others.textEdited.connect(self._on_edited)
        self._lay_out(row, self.others)
        self.label.setBuddy(self.boxes[OFTEN_USED[0]])
        self.others.setToolTip("Any other variant, separated by commas: 5 means ROUGE-5")

    def value(self) -> tuple[str, ...]:
        ticked = [PREFIX + name for name, box in self.boxes.items() if box.isChecked()]
        return tuple(dict.fromkeys([*ticked, *map(_full_name, _parts(self.others.text()))]))

    def show_value(self, value: object) -> None:
        names = [str(name).removeprefix(PREFIX) for name in value] if isinstance(value, Iterable) else []
        for name, box in self.boxes.items():
            box.setChecked(name in names)
        self.others.setText(", ".join(name for name in names if name not in self.boxes))

    def _on_edited(self) -> None:
        self.edited.emit()


def choice_box(choices: Mapping[str, str]) -> QComboBox:
    """Return a box of `choices`, each with its help; the wheel turns it only with the focus."""
    box = QComboBox()
    for choice, told in choices.items():
        box.addItem(choice)
        box.setItemData(box.count() - 1, told, Qt.ItemDataRole.ToolTipRole)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(SHORTEST)
    _turn_only_when_focused(box)
    return box


class _ShortNumber(QDoubleSpinBox):
    """Shows `1` where others show `1.000000`."""

    def textFromValue(self, value: float) -> str:
        return self.locale().toString(value, "g", DIGITS)


class _WheelGuard(QObject):
    """Leaves the wheel to the panel's scrolling as long as the control has not been clicked."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def _turn_only_when_focused(control: QWidget) -> None:
    control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    control.installEventFilter(_WheelGuard(control))


def _parts(text: str) -> list[str]:
    return text.replace(",", " ").split()


def _full_name(part: str) -> str:
    return part if part.upper().startswith(PREFIX) else PREFIX + part
