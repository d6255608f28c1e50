"""Sentences as files2rouge has them: a full stop between two blanks ends one, and so does a line break."""

import re
from collections.abc import Iterator

from rouge_gui.rouge.kinds import Splitter
from rouge_gui.rouge.text import Span
from rouge_gui.wording import said

END = re.compile(r" \. |\n|\Z")


def split(text: str) -> Iterator[Span]:
    """Yield what stands between spaced full stops; the stop itself belongs to no sentence."""
    start = 0
    for found in END.finditer(text):
        if found.start() > start:
            yield Span(start, found.start())
        start = found.end()


SPLITTER = Splitter(
    said(
        "A full stop between two blanks ends a sentence, as in files2rouge: for text that is tokenized already."
    ),
    split,
)
