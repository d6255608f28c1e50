"""The choices at the very first start: language, look and size of the texts, before the window is made."""

from dataclasses import replace

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLabel, QSpinBox, QVBoxLayout

from rouge_gui.gui.language import shown, speak, tr
from rouge_gui.gui.preferences.pages import LANGUAGE_WORDS, THEME_WORDS, ZOOM_STEP, Choice
from rouge_gui.store.settings import THEMES, ZOOM_BOUNDS, Settings

LARGER = 1.3
WIDTH = 440


class FirstStart(QDialog):
    """Asks how the program should look; `settings` is what was chosen so far. It speaks the language chosen at once."""

    def __init__(self) -> None:
        super().__init__()
        self.settings = Settings()
        self.title, self.about, self.later = QLabel(), QLabel(), QLabel()
        font = QFont(self.title.font())
        font.setPointSizeF(font.pointSizeF() * LARGER)
        font.setBold(True)
        self.title.setFont(font)
        for label in (self.about, self.later):
            label.setWordWrap(True)
        self.language = Choice(tuple(LANGUAGE_WORDS), LANGUAGE_WORDS, "")
        self.theme = Choice(THEMES, THEME_WORDS, "")
        self.zoom = QSpinBox(
            minimum=ZOOM_BOUNDS[0], maximum=ZOOM_BOUNDS[1], singleStep=ZOOM_STEP, suffix=" %"
        )
        self.zoom.setValue(self.settings.zoom)
        self.names = [QLabel(), QLabel(), QLabel()]
        self.buttons = QDialogButtonBox()
        # Not one of Qt's own: in another language that would be called "OK" again.
        self.begin = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.begin.setDefault(True)
        self._lay_out()
        self.language.picked.connect(self._on_language_picked)
        self.theme.picked.connect(self._on_theme_picked)
        self.zoom.valueChanged.connect(self._on_zoom_changed)
        self.buttons.accepted.connect(self.accept)
        self._say()

    def _lay_out(self) -> None:
        form = QFormLayout()
        for name, field in zip(self.names, (self.language, self.theme, self.zoom), strict=True):
            name.setBuddy(field)
            form.addRow(name, field)
        column = QVBoxLayout(self)
        column.addWidget(self.title)
        column.addWidget(self.about)
        column.addSpacing(self.fontMetrics().height())
        column.addLayout(form)
        column.addSpacing(self.fontMetrics().height())
        column.addWidget(self.later)
        column.addStretch(1)
        column.addWidget(self.buttons)
        self.setMinimumWidth(WIDTH)

    def _say(self) -> None:
        """Put every text into the language in use."""
        self.setWindowTitle(tr("Welcome to rouge-gui"))
        self.title.setText(tr("Welcome to rouge-gui"))
        self.about.setText(tr("See how a summary matches its references, and what a ROUGE score counted."))
        told = (tr("&Language"), tr("Light or &dark"), tr("Size of the &texts"))
        for label, words, field in zip(self.names, told, (self.language, self.theme, self.zoom), strict=True):
            label.setText(words)
            field.setAccessibleName(words.replace("&", ""))
        self.later.setText(
            tr("All of it can be changed later under Edit, Preferences. A short tour on a sample follows.")
        )
        self.begin.setText(tr("&Begin"))
        self.language.setItemText(0, tr("As the desktop"))
        for place, theme in enumerate(THEMES):
            self.theme.setItemText(place, shown(THEME_WORDS[theme]))

    def _on_language_picked(self, language: str) -> None:
        self.settings = replace(self.settings, language=language)
        speak(language)
        self._say()

    def _on_theme_picked(self, theme: str) -> None:
        self.settings = replace(self.settings, theme=theme)

    def _on_zoom_changed(self, percent: int) -> None:
        self.settings = replace(self.settings, zoom=percent)
