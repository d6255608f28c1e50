"""A button with a menu that shows nothing but its words, which say themselves that there is a menu."""

from PySide6.QtWidgets import QStyleOptionToolButton, QToolButton

HAS_MENU = QStyleOptionToolButton.ToolButtonFeature.HasMenu


class WordsButton(QToolButton):
    """The style would lay an arrow of its own over the words; a style sheet without it would keep the colours of old."""

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        super().initStyleOption(option)
        option.features &= ~HAS_MENU
