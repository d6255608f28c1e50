"""The dialog of all preferences; what is chosen takes effect at once and can be taken to another machine."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.gui.appearance import Appearance
from rouge_gui.gui.language import tr
from rouge_gui.gui.preferences.pages import EnginePage, KeysPage, LanguagePage, LookPage

SIZE = (620, 440)


class PreferencesDialog(QDialog):
    """Shows the settings that `appearance` holds; the signals of asking follow the buttons below.

    `choose_colours` and `change_keys` are the actions that open their own dialogs; `in_use` is the language setting that
    this window was made in, `cache` the folder of kept scores.
    """

    export_asked = Signal()
    import_asked = Signal()
    reset_asked = Signal()
    back_asked = Signal()

    def __init__(
        self,
        appearance: Appearance,
        actions: tuple[QAction, QAction],
        in_use: str,
        cache: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        choose_colours, change_keys = actions
        self._appearance = appearance
        self.setWindowTitle(tr("Preferences"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.language = LanguagePage(in_use)
        self.look = LookPage(choose_colours)
        self.keys = KeysPage(change_keys)
        self.engine = EnginePage(cache)
        self.tabs = QTabWidget()
        self.tabs.addTab(self.look, tr("&Look"))
        self.tabs.addTab(self.language, tr("Lan&guage"))
        self.tabs.addTab(self.keys, tr("Ma&rks and keys"))
        self.tabs.addTab(self.engine, tr("Engi&ne"))
        self.told = QLabel(tr("What you choose is kept at once: there is nothing to confirm."))
        self.told.setWordWrap(True)
        self.export_button = QPushButton(tr("E&xport…"))
        self.import_button = QPushButton(tr("&Import…"))
        self.reset_button = QPushButton(tr("Re&set all"))
        self.back_button = QPushButton(tr("Take &back"))
        self.back_button.hide()
        self._lay_out()
        self._connect()
        self.show_settings()
        self.resize(*SIZE)

    def show_settings(self) -> None:
        """Show what is chosen now."""
        settings = self._appearance.settings
        for page in (self.language, self.look, self.keys, self.engine):
            page.show_settings(settings)

    def tell(self, sentence: str, *, can_go_back: bool) -> None:
        """Say what was done, and offer to take it back where that can be."""
        self.told.setText(sentence)
        self.back_button.setVisible(can_go_back)

    def _lay_out(self) -> None:
        closing = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        closing.rejected.connect(self.close)
        said = QHBoxLayout()
        said.addWidget(self.told, 1)
        said.addWidget(self.back_button)
        below = QHBoxLayout()
        for button in (self.export_button, self.import_button, self.reset_button):
            button.setAutoDefault(False)
            below.addWidget(button)
        below.addStretch(1)
        below.addWidget(closing)
        column = QVBoxLayout(self)
        column.addWidget(self.tabs, 1)
        column.addLayout(said)
        column.addLayout(below)

    def _connect(self) -> None:
        kept, look = self._appearance, self.look
        look.theme_chosen.connect(kept.set_theme)
        look.preset_chosen.connect(kept.set_preset)
        look.font_chosen.connect(kept.set_font)
        look.zoom_chosen.connect(kept.set_zoom)
        kept.zoom_changed.connect(look.show_zoom)
        kept.theme_changed.connect(self._on_theme_changed)
        kept.taken.connect(self._on_taken)
        self.language.language_chosen.connect(kept.keep_language)
        self.language.language_chosen.connect(self._on_taken)
        self.keys.layers_off_chosen.connect(kept.keep_layers_off)
        self.engine.engine_chosen.connect(kept.keep_engine)
        self.export_button.clicked.connect(self.export_asked)
        self.import_button.clicked.connect(self.import_asked)
        self.reset_button.clicked.connect(self.reset_asked)
        self.back_button.clicked.connect(self.back_asked)

    def _on_theme_changed(self) -> None:
        self.look.show_settings(self._appearance.settings)

    def _on_taken(self) -> None:
        self.show_settings()
