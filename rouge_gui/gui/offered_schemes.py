"""Which of the bundled schemes are offered: those that ask in the window's language, then those in English."""

from pathlib import Path

from PySide6.QtCore import QLocale

from rouge_gui import assets


def offered_schemes() -> list[Path]:
    """Return the files of the schemes; those in two languages give the same names to the same answers."""
    return [*assets.schemes(QLocale().name().partition("_")[0]), *assets.schemes()]
