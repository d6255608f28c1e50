"""How a file begins, by which layouts are told apart whose files end alike."""

import json
from pathlib import Path

from rouge_gui.corpus.decoding import marked, unmarked
from rouge_gui.corpus.lines import Line, read_lines
from rouge_gui.corpus.objects import Row
from rouge_gui.corpus.streams import BREAKS, opened
from rouge_gui.errors import UnreadableFile

SEEN = 64 * 1024


def first_object(path: Path) -> Row:
    """Return the JSON object in the first line that holds anything, {} where it holds none."""
    try:
        for line in read_lines(path):
            if isinstance(line, Line) and line.text.strip():
                row = json.loads(line.text)
                return row if isinstance(row, dict) else {}
    except (UnreadableFile, ValueError, RecursionError):
        return {}
    return {}


def opening(path: Path) -> str:
    """Return the first 64 KB as text, as far as they can be read; what is none in them does not matter here."""
    try:
        with opened(path) as handle:
            start = handle.read(SEEN)
    except BREAKS:
        return ""
    return start.decode(marked(start) or unmarked(start) or "utf-8", "replace")
