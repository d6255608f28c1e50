"""The panel of options, made from what `Options` says of itself; every valid change takes effect at once."""

from collections.abc import Iterable
from dataclasses import Field, replace
from itertools import groupby
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from rouge_gui.errors import InvalidOption
from rouge_gui.gui.action_row import MENUS
from rouge_gui.gui.key_map import mnemonic
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.option_fields import ChoiceField, Line, NumberField, OptionField, WholeField
from rouge_gui.gui.protocol_part import PROTOCOL, ProtocolPart
from rouge_gui.gui.text_fields import FileField, TextField
from rouge_gui.gui.variants_field import VariantsField
from rouge_gui.rouge.options import Options, about, option_fields
from rouge_gui.rouge.protocols import protocol
from rouge_gui.rouge.relevance import idle
from rouge_gui.wording import said

TAKEN_ELSEWHERE = (
    *MENUS,
    *(said("&System"), said("C&ancel"), said("F&ilter"), said("Gro&up"), said("R-1 F fr&om")),
    *(said("Fro&m"), said("&to"), said("o&n the"), said("Copy as &text")),
)
FILE = "_file"
KINDS: dict[type, type[OptionField]] = {
    tuple: VariantsField,
    int: WholeField,
    float: NumberField,
    str: TextField,
}
MARGIN, GAP, ABOVE_HEADING = 10, 5, 8
EXPLANATION_LINES = 7


class OptionsPanel(QWidget):
    """Edits options. `options_changed` (Options) follows each change that makes valid options.

    An invalid value is told under its control; the options stay as they were until it is put right. `files_located`
    says that the same options may now give other numbers.
    """

    options_changed = Signal(object)
    files_located = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options = Options()
        self.setAccessibleName(tr("Options"))
        self.explanation = Line(QPalette.ColorRole.WindowText)
        self.explanation.setAccessibleName(tr("What this option does"))
        self.explanation.setFixedHeight(EXPLANATION_LINES * self.fontMetrics().lineSpacing() + MARGIN)
        self.explanation.setAlignment(Qt.AlignmentFlag.AlignTop)
        labels = with_mnemonics(
            (shown(about(each.name).label) for each in option_fields()),
            "".join(mnemonic(shown(label)) for label in TAKEN_ELSEWHERE),
        )
        named = dict(zip((each.name for each in option_fields()), labels, strict=True))
        self.head = ProtocolPart(named[PROTOCOL])
        self.head.protocol_chosen.connect(self._on_protocol_chosen)
        self.head.pasted.connect(self._on_pasted)
        self.head.located.connect(self._on_located)
        self.fields: dict[str, OptionField] = {
            each.name: self._field(each, named[each.name])
            for each in option_fields()
            if each.name != PROTOCOL
        }
        self._inside = self._fill()
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
        self._tell()

    def _fill(self) -> QWidget:
        """Return the head and the fields, those of each group under its heading."""
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(GAP)
        layout.addWidget(self.head)
        for group, fields in groupby(self.fields.values(), lambda field: field.about.group):
            layout.addWidget(_heading(group))
            for _, of_step in groupby(fields, lambda field: field.about.step or field):
                for place, field in enumerate(of_step):
                    layout.addWidget(field)
                    if not place and field.about.step:
                        field.number_step()
        layout.addStretch(1)
        return inside

    def _lay_out(self) -> None:
        """Put the options into a scroll area that leaves them their width, their explanation below."""
        self.area = area = QScrollArea(widgetResizable=True)
        area.setAccessibleName(tr("All options"))
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

    def _field(self, each: Field[Any], label: str) -> OptionField:
        told = about(each.name)
        if told.choices:
            field: OptionField = ChoiceField(told, label)
        elif each.name.endswith(FILE):
            field = FileField(told, label)
        else:
            field = KINDS[type(each.default)](told, label)
        field.edited.connect(lambda: self._on_edited(each.name))
        field.pointed_at.connect(lambda: self.explanation.say(field.explanation()))
        return field

    def _tell(self) -> None:
        """Show what follows from the options: what departs from the protocol, what has no effect, what is missing."""
        self.head.show_options(self._options)
        without_effect = idle(self._options)
        for name, field in self.fields.items():
            field.set_idle(without_effect.get(name, ""))
            if field.value() == getattr(self._options, name):
                field.show_error(field.complaint())

    def _take(self, options: Options) -> None:
        if options == self._options:
            return
        self._options = options
        self._tell()
        self.options_changed.emit(options)

    def _on_edited(self, name: str) -> None:
        field = self.fields[name]
        try:
            options = _with(self._options, name, field.value())
        except InvalidOption as error:
            field.show_error(str(error))
            return
        field.show_error(field.complaint())
        self._take(options)

    def _on_protocol_chosen(self, name: str) -> None:
        self._follow(replace(protocol(name).options, variants=self._options.variants))

    def _on_pasted(self, options: Options) -> None:
        self._follow(options)

    def _on_located(self) -> None:
        self.files_located.emit()

    def _follow(self, options: Options) -> None:
        before = self._options
        self.set_options(options)
        if options != before:
            self.options_changed.emit(options)


def _heading(group: str) -> QWidget:
    """Return the name of a group above a thin line."""
    part = QWidget()
    label = QLabel(shown(group))
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    line = QFrame()
    line.setFrameShape(QFrame.Shape.HLine)
    line.setForegroundRole(QPalette.ColorRole.Mid)
    layout = QVBoxLayout(part)
    layout.setContentsMargins(0, ABOVE_HEADING, 0, 0)
    layout.setSpacing(2)
    layout.addWidget(label)
    layout.addWidget(line)
    return part


def _with(options: Options, name: str, value: Any) -> Options:  # noqa: ANN401 (Options checks the value)
    return replace(options, **{name: value})


def with_mnemonics(labels: Iterable[str], taken: str) -> list[str]:
    """Return `labels` with an `&` before the first letter that neither `taken` nor an earlier label uses.

    It is one that every keyboard has, unless the label has none of these.
    """
    used = set(taken.upper())
    marked = []
    for label in labels:
        letters = [(at, letter) for at, letter in enumerate(label) if letter.isalpha()]
        plain = [(at, letter) for at, letter in letters if letter.isascii()]
        place = next((at for at, letter in plain or letters if letter.upper() not in used), None)
        if place is None:
            marked.append(label)
        else:
            used.add(label[place].upper())
            marked.append(f"{label[:place]}&{label[place:]}")
    return marked
