"""The pages of the preferences: each shows settings, and tells what was chosen."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFontComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.gui.language import shown, tr
from rouge_gui.store.result_cache import MEGABYTE
from rouge_gui.store.settings import (
    CACHE_BOUNDS,
    LAYERS,
    SYSTEM,
    THEMES,
    THREAD_BOUNDS,
    ZOOM_BOUNDS,
    Settings,
)
from rouge_gui.store.settings import PRESETS as PRESET_NAMES
from rouge_gui.wording import LANGUAGES, said

LANGUAGE_WORDS = {SYSTEM: said("As the desktop"), **LANGUAGES}
THEME_WORDS = {"system": said("As the desktop"), "light": said("Light"), "dark": said("Dark")}
PRESET_WORDS = {
    "system": said("As the desktop asks for contrast"),
    "default": said("Usual"),
    "okabe-ito": said("Okabe and Ito's colours"),
    "greyscale": said("Greys and patterns"),
    "high contrast": said("High contrast"),
    "custom": said("Your own colours"),
}
LAYER_WORDS = {
    "unigrams": said("Matched words"),
    "bigrams": said("Matched word pairs"),
    "lcs": said("The longest common sequence"),
    "cues": said("Cues: places worth a look"),
}
ZOOM_STEP, CACHE_STEP = 10, 64
LINES = 2


class Choice(QComboBox):
    """A list of values in words. `picked` (the value) follows what the user chooses, never what is shown from outside."""

    picked = Signal(str)

    def __init__(self, values: Sequence[str], words: Mapping[str, str], name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        for value in values:
            self.addItem(shown(words[value]), value)
        self.activated.connect(lambda _index: self.picked.emit(self.currentData()))

    def show_value(self, value: str) -> None:
        """Show `value` as chosen."""
        self.setCurrentIndex(self.findData(value))


class LanguagePage(QWidget):
    """Asks for the language. `language_chosen` (one of LANGUAGES or SYSTEM) follows; `again_asked` to open anew in it."""

    language_chosen = Signal(str)
    again_asked = Signal()

    def __init__(self, in_use: str) -> None:
        super().__init__()
        self._in_use = in_use
        self.language = Choice(tuple(LANGUAGE_WORDS), LANGUAGE_WORDS, tr("Language"))
        self.note = _note(
            tr("The window speaks another language once it opens again. What is open stays open.")
        )
        self.again = QPushButton(tr("&Open the window again now"), autoDefault=False)
        form = QFormLayout()
        form.addRow(tr("Lang&uage"), self.language)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.note)
        column.addLayout(_beside(self.again))
        column.addWidget(_note(tr("Pages of the documentation and files that are written stay in English.")))
        column.addStretch(1)
        self.language.picked.connect(self.language_chosen)
        self.again.clicked.connect(self.again_asked)

    def show_settings(self, settings: Settings) -> None:
        """Show what is chosen."""
        self.language.show_value(settings.language)
        self.again.setEnabled(settings.language != self._in_use)


class LookPage(QWidget):
    """Asks for the look. Each signal follows what the user chooses; `choose` is the action that asks for colours."""

    theme_chosen = Signal(str)
    preset_chosen = Signal(str)
    font_chosen = Signal(str)
    zoom_chosen = Signal(int)

    def __init__(self, choose: QAction) -> None:
        super().__init__()
        self.theme = Choice(THEMES, THEME_WORDS, tr("Light or dark"))
        self.preset = Choice(PRESET_NAMES, PRESET_WORDS, tr("Marks"))
        self.colours = QPushButton(tr("&Choose colours…"), autoDefault=False)
        self.own_font = QCheckBox(tr("A &font of your own for the texts"))
        self.font_family = QFontComboBox()
        self.font_family.setAccessibleName(tr("Font of the texts"))
        self.zoom = QSpinBox(
            minimum=ZOOM_BOUNDS[0], maximum=ZOOM_BOUNDS[1], singleStep=ZOOM_STEP, suffix=" %"
        )
        marks = QHBoxLayout()
        marks.addWidget(self.preset, 1)
        marks.addWidget(self.colours)
        form = QFormLayout(self)
        form.addRow(tr("Light or &dark"), self.theme)
        form.addRow(_label(tr("&Marks"), self.preset), marks)
        form.addRow(tr("Size of the &texts"), self.zoom)
        form.addRow(self.own_font)
        form.addRow(tr("F&amily"), self.font_family)
        self.theme.picked.connect(self.theme_chosen)
        self.preset.picked.connect(self.preset_chosen)
        self.colours.clicked.connect(choose.trigger)
        self.own_font.toggled.connect(self._on_own_font_toggled)
        self.font_family.activated.connect(self._tell_font)
        self.zoom.valueChanged.connect(self.zoom_chosen)

    def show_settings(self, settings: Settings) -> None:
        """Show what is chosen."""
        self.theme.show_value(settings.theme)
        self.preset.show_value(settings.preset)
        self.show_zoom(settings.zoom)
        with QSignalBlocker(self.own_font):
            self.own_font.setChecked(bool(settings.font))
        self.font_family.setEnabled(bool(settings.font))
        self.font_family.setCurrentFont(QFont(settings.font) if settings.font else self.font())

    def show_zoom(self, percent: int) -> None:
        """Show the size of the texts."""
        with QSignalBlocker(self.zoom):
            self.zoom.setValue(percent)

    def _on_own_font_toggled(self, checked: bool) -> None:  # noqa: FBT001 (a signal's argument)
        self.font_family.setEnabled(checked)
        self._tell_font()

    def _tell_font(self) -> None:
        chosen = self.font_family.currentFont().family() if self.own_font.isChecked() else ""
        self.font_chosen.emit(chosen)


class KeysPage(QWidget):
    """Asks which layers a window begins with, `layers_off_chosen` (those it does not); `change` asks for keys."""

    layers_off_chosen = Signal(tuple)

    def __init__(self, change: QAction) -> None:
        super().__init__()
        self.layers = {name: QCheckBox(shown(LAYER_WORDS[name])) for name in LAYERS}
        self.keys = QPushButton(tr("Change &keys…"), autoDefault=False)
        column = QVBoxLayout(self)
        column.addWidget(QLabel(tr("A window begins with these marks:")))
        for box in self.layers.values():
            column.addWidget(box)
            box.clicked.connect(self._tell)
        column.addSpacing(self.fontMetrics().height())
        column.addWidget(_note(tr("Every action can be run by other keys.")))
        column.addLayout(_beside(self.keys))
        column.addStretch(1)
        self.keys.clicked.connect(change.trigger)

    def show_settings(self, settings: Settings) -> None:
        """Show what is chosen."""
        for name, box in self.layers.items():
            box.setChecked(name not in settings.layers_off)

    def _tell(self) -> None:
        self.layers_off_chosen.emit(tuple(name for name, box in self.layers.items() if not box.isChecked()))


class EnginePage(QWidget):
    """Asks for threads and cache: `engine_chosen` (threads, megabytes); `empty_asked` to forget what is kept."""

    engine_chosen = Signal(int, int)
    empty_asked = Signal()

    def __init__(self, folder: str) -> None:
        super().__init__()
        self.threads = QSpinBox(minimum=THREAD_BOUNDS[0], maximum=THREAD_BOUNDS[1])
        self.threads.setSpecialValueText(tr("as many as fit"))
        self.cache = QSpinBox(
            minimum=CACHE_BOUNDS[0], maximum=CACHE_BOUNDS[1], singleStep=CACHE_STEP, suffix=" MB"
        )
        self.cache.setSpecialValueText(tr("keep nothing"))
        self.used = QLabel()
        self.used.setAccessibleName(tr("Kept now"))
        self.empty = QPushButton(tr("&Empty now"), autoDefault=False)
        form = QFormLayout()
        form.addRow(tr("&Threads or processes at most"), self.threads)
        form.addRow(tr("Scores &kept at most"), self.cache)
        form.addRow(tr("Kept now"), self.used)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addLayout(_beside(self.empty))
        column.addWidget(
            _note(
                tr(
                    "Scores that are slow to count are kept in {folder}, so that a corpus opened again is scored at "
                    "once. They can be emptied at any time. Threads take effect when a corpus is scored next.",
                    folder=folder,
                )
                if folder
                else tr(
                    "Scores cannot be kept on this machine: each is counted anew. "
                    "Threads take effect when a corpus is scored next."
                )
            )
        )
        column.addStretch(1)
        for box in (self.threads, self.cache):
            box.valueChanged.connect(
                lambda: self.engine_chosen.emit(self.threads.value(), self.cache.value())
            )
        self.empty.clicked.connect(self.empty_asked)

    def show_settings(self, settings: Settings) -> None:
        """Show what is chosen."""
        for box, value in ((self.threads, settings.threads), (self.cache, settings.cache_megabytes)):
            with QSignalBlocker(box):
                box.setValue(value)

    def show_used(self, size: int) -> None:
        """Show how many bytes are kept."""
        self.used.setText(tr("{megabytes:,.1f} MB", megabytes=size / MEGABYTE))
        self.empty.setEnabled(bool(size))


def _label(words: str, field: QWidget) -> QLabel:
    made = QLabel(words)
    made.setBuddy(field)
    return made


def _note(sentence: str) -> QLabel:
    made = QLabel(sentence)
    made.setWordWrap(True)
    return made


def _beside(button: QPushButton) -> QHBoxLayout:
    made = QHBoxLayout()
    made.addWidget(button)
    made.addStretch(1)
    return made
