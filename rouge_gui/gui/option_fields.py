"""The controls of the options panel, one class per kind of option: a choice, a number, a whole number."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QLabel,
    QSpinBox,
    QWidget,
)

from rouge_gui.gui.language import shown, tr
from rouge_gui.rouge.options import About
from rouge_gui.wording import listed, said

DECIMALS, DIGITS = 6, 6
SHORTEST = 9
LABEL_EMS, STEP_EMS = 15, 2


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
        self.setText(shown(words))
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
        self.idle_because = ""
        self.label = QLabel(label)
        em = self.label.fontMetrics().averageCharWidth()
        step = STEP_EMS * em if told.step else 0
        self.step = QLabel()
        self.step.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.step.setFixedWidth(step)
        self.label.setFixedWidth(LABEL_EMS * em - step)
        self.error = Line(QPalette.ColorRole.BrightText)
        self.error.setAccessibleName(tr("{option}: error", option=told.label))
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setVerticalSpacing(3)
        self._layout.setHorizontalSpacing(0)
        self._layout.setColumnStretch(2, 1)

    def number_step(self) -> None:
        """Show the place in the order of steps: for the first option of its step."""
        self.step.setText(str(self.about.step))

    def explanation(self) -> str:
        """Return what the option is for, and what its present value means or why that has no effect."""
        return listed((self.idle_because, self.about.help), " ") if self.idle_because else self.meaning()

    def meaning(self) -> str:
        """Return what the option is for, and what its present value means."""
        return self.about.help

    def complaint(self) -> str:
        """Return what is wrong with a value that the options take nevertheless; empty where nothing is."""
        return ""

    def set_idle(self, because: str) -> None:
        """Grey the option out and say why it has no effect; an empty sentence brings it back."""
        self.idle_because = because
        for part in (self.label, self.step, *self._controls):
            part.setEnabled(not because)
            part.setToolTip(shown(because or self.about.help))

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

    def _lay_out(self, control: QWidget) -> None:
        """Put `control` beside the label, the error below both."""
        self.label.setWordWrap(True)
        self.label.setBuddy(control)
        self._layout.addWidget(self.step, 0, 0)
        self._layout.addWidget(self.label, 0, 1)
        self._layout.addWidget(control, 0, 2)
        self._layout.addWidget(self.error, 1, 0, 1, 3)
        self._explain(control)

    def _explain(self, *controls: QWidget) -> None:
        """Let `controls` tell their help, to the pointer, the keyboard and to screen readers."""
        self._controls = controls
        for control in controls:
            control.installEventFilter(self)
            control.setToolTip(shown(self.about.help))
            if not control.accessibleName():
                control.setAccessibleName(shown(self.about.label))
            control.setAccessibleDescription(shown(self.about.help))
        self.label.setToolTip(shown(self.about.help))


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

    def meaning(self) -> str:
        return said(
            "{help} {choice}: {meaning}",
            help=self.about.help,
            choice=self.value(),
            meaning=self.about.choices[self.value()],
        )

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


class WholeField(OptionField):
    """An option that takes a whole number between bounds, which the control keeps."""

    def __init__(self, told: About, label: str) -> None:
        super().__init__(told, label)
        self.control = QSpinBox()
        if told.bounds is not None:
            low, high = told.bounds
            self.control.setRange(int(low), int(high))
        self.control.setStepType(QSpinBox.StepType.AdaptiveDecimalStepType)
        self.control.valueChanged.connect(self._on_value_changed)
        _turn_only_when_focused(self.control)
        self._lay_out(self.control)

    def value(self) -> int:
        return self.control.value()

    def show_value(self, value: object) -> None:
        blocker = QSignalBlocker(self.control)
        self.control.setValue(int(str(value)))
        blocker.unblock()

    def _on_value_changed(self, _value: int) -> None:
        self.edited.emit()


def choice_box(choices: Mapping[str, str]) -> QComboBox:
    """Return a box of `choices`, each with its help; the wheel turns it only with the focus."""
    box = QComboBox()
    for choice, told in choices.items():
        box.addItem(choice)
        box.setItemData(box.count() - 1, shown(told), Qt.ItemDataRole.ToolTipRole)
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
