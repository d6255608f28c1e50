"""Any text as words in Markdown: nothing in it is read as a mark."""

from __future__ import annotations

import re

MEANT = "\\`*_[]<>#|~&$"
# What begins a list, a rule, a heading's underline or code where it begins a line.
FIRST = re.compile(r"^( *)([-+=]|\d+[.)](?=\s|$))")


def escaped(words: str) -> str:
    """Return `words` as one line; blanks and what does not print are one blank."""
    plain = " ".join("".join(letter if letter.isprintable() else " " for letter in words).split())
    return "".join(f"\\{letter}" if letter in MEANT else letter for letter in plain)


def escaped_lines(text: str) -> list[str]:
    """Return the lines of `text`, none of which begins anything; what does not print is a blank."""
    return [_line(escaped(line)) for line in re.split(r"\r\n|[\n\r]", text)]


def _line(words: str) -> str:
    return FIRST.sub(lambda found: f"{found[2][:-1]}\\{found[2][-1]}", words)
