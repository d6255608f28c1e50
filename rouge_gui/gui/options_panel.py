"""The panel of options, made from what `Options` says of itself; every valid change takes effect at once."""

from collections.abc import Iterable
from dataclasses import Field, replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from rouge_gui.errors import InvalidOption
from rouge_gui.gui.option_fields import (
    ChoiceField,
    Line,
    NumberField,
    OptionField,
    VariantsField,
    choice_box,
)
from rouge_gui.rouge.options import Options, about, option_fields
from rouge_gui.rouge.protocols import PROTOCOLS, protocol, title

PROTOCOL, VARIANTS = "protocol", "variants"
TAKEN_ELSEWHERE = "FEGVHLN"
MARGIN, GAP = 10, 7
EXPLANATION_LINES = 6


class OptionsPanel(QWidget):
    """Edits options. `options_changed` (Options) follows each change that makes valid options.

    An invalid value is told under its control; the options stay as they were until it is put right.
    """

    options_changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options = Options()
        self.setAccessibleName("Options")
        self.explanation = Line(QPalette.ColorRole.WindowText)
        self.explanation.setAccessibleName("What this option does")
        self.explanation.setFixedHeight(EXPLANATION_LINES * self.fontMetrics().lineSpacing() + MARGIN)
        self.explanation.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._inside = QWidget()
        layout = QVBoxLayout(self._inside)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(GAP)
        labels = with_mnemonics((about(each.name).label for each in option_fields()), TAKEN_ELSEWHERE)
        named = dict(zip((each.name for each in option_fields()), labels, strict=True))
        layout.addWidget(self._protocol_part(named[PROTOCOL]))
        self.fields: dict[str, OptionField] = {}
        for each in option_fields():
            if each.name != PROTOCOL:
                self.fields[each.name] = self._field(each, named[each.name])
                layout.addWidget(self.fields[each.name])
        layout.addStretch(1)
        self._lay_out()
        self.set_options(self._options)

    @property
    def options(self) -> Options:
        """The last valid options."""
        return self._options

    def set_options(self, options: Options) -> None:
        """Show `options`, in place of whatever was being edited; nothing is emitted."""
        self._options = options
        for name, field in self.fields.items():
            field.show_value(getattr(options, name))
            field.show_error("")
        self._tell_protocol()

    def _lay_out(self) -> None:
        """Put the options into a scroll area that leaves them their width, their explanation below."""
        self.area = area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(self._inside)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setMinimumWidth(
            self._inside.minimumSizeHint().width() + area.verticalScrollBar().sizeHint().width()
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(area, 1)
        below = QVBoxLayout()
        below.setContentsMargins(MARGIN, GAP, MARGIN, MARGIN)
        below.addWidget(self.explanation)
        column.addLayout(below)
        self.explanation.say(about(PROTOCOL).help)

    def _protocol_part(self, label_text: str) -> QWidget:
        told = about(PROTOCOL)
        self.protocol_box = choice_box({name: each.help for name, each in PROTOCOLS.items()})
        self.protocol_box.setAccessibleName(told.label)
        self.protocol_box.setToolTip(told.help)
        self.protocol_box.activated.connect(self._on_protocol_chosen)
        label = QLabel(label_text)
        label.setBuddy(self.protocol_box)
        self.protocol_note = Line(QPalette.ColorRole.PlaceholderText)
        self.title = Line(QPalette.ColorRole.WindowText)
        self.reset_button = QPushButton("Back to the protocol")
        self.reset_button.setToolTip("Give every option the value that the protocol sets; the variants stay")
        self.reset_button.clicked.connect(self._on_reset_clicked)
        part = QWidget()
        layout = QVBoxLayout(part)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        for widget in (label, self.protocol_box, self.protocol_note, self.title, self.reset_button):
            layout.addWidget(widget)
        return part

    def _field(self, each: Field[Any], label: str) -> OptionField:
        told = about(each.name)
        kind = (
            ChoiceField if told.choices else VariantsField if isinstance(each.default, tuple) else NumberField
        )
        field = kind(told, label)
        field.edited.connect(lambda name=each.name: self._on_edited(name))
        field.pointed_at.connect(lambda: self.explanation.say(field.explanation()))
        return field

    def _tell_protocol(self) -> None:
        options = self._options
        own = protocol(options.protocol).options
        changed = [about(name).label for name in self.fields if getattr(own, name) != getattr(options, name)]
        is_custom = title(options) != options.protocol
        self.protocol_box.setCurrentText(options.protocol)
        self.protocol_note.say(protocol(options.protocol).help)
        self.title.say(f"{title(options)}. Changed: {', '.join(changed)}." if is_custom else "")
        self.reset_button.setVisible(is_custom)

    def _take(self, options: Options) -> None:
        if options == self._options:
            return
        self._options = options
        self._tell_protocol()
        self.options_changed.emit(options)

    def _on_edited(self, name: str) -> None:
        field = self.fields[name]
        try:
            options = _with(self._options, name, field.value())
        except InvalidOption as error:
            field.show_error(str(error))
            return
        field.show_error("")
        self._take(options)

    def _on_protocol_chosen(self, _index: int) -> None:
        self._follow(self.protocol_box.currentText())

    def _on_reset_clicked(self) -> None:
        self._follow(self._options.protocol)

    def _follow(self, name: str) -> None:
        before = self._options
        options = replace(protocol(name).options, variants=before.variants)
        self.set_options(options)
        if options != before:
            self.options_changed.emit(options)


def _with(options: Options, name: str, value: Any) -> Options:  # noqa: ANN401 (Options checks the value)
    return replace(options, **{name: value})


def with_mnemonics(labels: Iterable[str], taken: str) -> list[str]:
    """Return `labels` with an `&` before the first letter that neither `taken` nor an earlier label uses."""
    used = set(taken.upper())
    marked = []
    for label in labels:
        place = next(
            (at for at, letter in enumerate(label) if letter.isalpha() and letter.upper() not in used), None
        )
        if place is None:
            marked.append(label)
        else:
            used.add(label[place].upper())
            marked.append(f"{label[:place]}&{label[place:]}")
    return marked
