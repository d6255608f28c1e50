"""One sentence a line, as rouge-score's `rougeLsum` and ROUGE-1.5.5's SPL files have it; empty lines are no sentence."""

import re
from collections.abc import Iterator

from rouge_gui.rouge.kinds import Splitter
from rouge_gui.rouge.text import Span
from rouge_gui.wording import said

LINE = re.compile(r"[^\n]+")


def split(text: str) -> Iterator[Span]:
    """Yield the span of each line that is not empty."""
    for found in LINE.finditer(text):
        yield Span(found.start(), found.end())


SPLITTER = Splitter(said("One sentence a line; the text must hold the line breaks already."), split)
