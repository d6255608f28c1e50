"""A language for testing, English from right to left and a third longer: what is not translated shows."""

import re

from PySide6.QtCore import QTranslator

OPEN, CLOSE = "⟦", "⟧"
RIGHT_TO_LEFT, END = "\N{RIGHT-TO-LEFT OVERRIDE}", "\N{POP DIRECTIONAL FORMATTING}"
LONGER = 0.35
FILLING = " ~"
WORD = re.compile(r"&?\w+")
KEPT = re.compile(r"(\{[^{}]*\}|%L?n|%p|%\d+|<[^<>]*>)")


class PseudoLanguage(QTranslator):
    """Translates every text, Qt's own too, mechanically; fields, tags and mnemonics stay."""

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:  # noqa: ARG002 (as Qt calls it)
        """Return `text` in brackets, longer, each word turned round."""
        return turned(text)

    def isEmpty(self) -> bool:
        """Say that there is something to translate with."""
        return False


def turned(text: str) -> str:
    """Return `text` as the pseudo-language says it: `⟦`, its words from right to left, some filling, `⟧`.

    A text of fields alone, such as a number, stays as it is: there is nothing in it to translate.
    """
    parts = KEPT.split(text)
    if not any(WORD.search(part) for part in parts if not KEPT.fullmatch(part)):
        return text
    words = "".join(part if KEPT.fullmatch(part) else _words(part) for part in parts)
    filling = FILLING * round(len(text) * LONGER / len(FILLING))
    return f"{OPEN}{words}{filling}{CLOSE}"


def _words(text: str) -> str:
    return WORD.sub(lambda word: f"{RIGHT_TO_LEFT}{word[0]}{END}", text)
