"""Any text as words in HTML: nothing in it is read as a tag, and what cannot be shown is told."""

from __future__ import annotations

from html import escape

KEPT = {"\t", "\n", "\r"}
PICTURES, DELETE, LAST_OF_PLANE = 0x2400, "\x7f", 0xFFFE


def words(text: str) -> str:
    """Return `text` with nothing in it that HTML reads as more than words; what cannot be shown is told."""
    if text.isprintable():
        return escape(text)
    return "".join(map(_letter, text))


def _letter(letter: str) -> str:
    code = ord(letter)
    if letter < " " and letter not in KEPT:
        shown = chr(PICTURES + code)
    elif (
        DELETE <= letter <= "\x9f" or "\ud800" <= letter <= "\udfff" or code & LAST_OF_PLANE == LAST_OF_PLANE
    ):
        shown = f"U+{code:04X}"
    else:
        return escape(letter)
    return f'<span class="control" title="U+{code:04X}">{shown}</span>'
