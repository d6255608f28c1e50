"""Sentences as pltrdy/rouge has them: a full stop ends one, wherever it stands; it belongs to none."""

import re
from collections.abc import Iterator

from rouge_gui.rouge.kinds import Splitter
from rouge_gui.rouge.text import Span
from rouge_gui.wording import said

BETWEEN_STOPS = re.compile(r"[^.]+")


def split(text: str) -> Iterator[Span]:
    """Yield what stands between full stops."""
    for found in BETWEEN_STOPS.finditer(text):
        yield Span(found.start(), found.end())


SPLITTER = Splitter(said("A full stop ends a sentence, even in 3.5, as in pltrdy/rouge."), split)
