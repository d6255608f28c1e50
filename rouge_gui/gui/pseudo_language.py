"""A language for testing, English from right to left and a third longer: what is not translated shows."""

import re

from PySide6.QtCore import QTranslator

OPEN, CLOSE = "⟦", "⟧"
RIGHT_TO_LEFT, END = "\N{RIGHT-TO-LEFT OVERRIDE}", "\N{POP DIRECTIONAL FORMATTING}"
LONGER = 0.35
FILLING = " ~"
KEPT = re.compile(r"(\{[^{}]*\}|%L?n|%\d+|<[^<>]*>)")


class PseudoLanguage(QTranslator):
    """Translates every text, Qt's own too, mechanically; fields, tags and mnemonics stay."""

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:  # noqa: ARG002 (as Qt calls it)
        """Return `text` in brackets, longer, each word turned round."""
        return turned(text)

    def isEmpty(self) -> bool:
        """Say that there is something to translate with."""
        return False


def turned(text: str) -> str:
    """Return `text` as the pseudo-language says it: `⟦`, its words from right to left, some filling, `⟧`."""
    parts = KEPT.split(text)
    words = "".join(part if KEPT.fullmatch(part) else _words(part) for part in parts)
    filling = FILLING * round(len(text) * LONGER / len(FILLING))
    return f"{OPEN}{words}{filling}{CLOSE}"


def _words(text: str) -> str:
    return re.sub(r"&?\w+", lambda word: f"{RIGHT_TO_LEFT}{word[0]}{END}", text)
