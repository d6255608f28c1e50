r"""What the cells of a table say beyond their text: lists and objects in JSON, what an empty one means, apostrophes.

A spreadsheet takes a text that begins with `=`, `+`, `-`, `@`, a tab or a line end for a formula. In text files an
apostrophe keeps it from that; a text that begins so behind apostrophes of its own gets one more, and is itself again.
"""

import json
import re
from collections.abc import Sequence

from rouge_gui.corpus.columns import Columns
from rouge_gui.corpus.rows import KINDS, WrongRow
from rouge_gui.wording import said

FORMULA = re.compile(r"'*[=+\-@\t\r\n]")
APOSTROPHE = "'"
LISTS, OBJECTS = ('["', "['", "[]"), ("{",)


def guarded(text: str) -> str:
    """Return `text` as a cell that no spreadsheet takes for a formula."""
    return f"{APOSTROPHE}{text}" if FORMULA.match(text) else text


def is_guarded(cell: str) -> bool:
    """Tell whether the first letter of `cell` is an apostrophe that `guarded` may have put there."""
    return cell.startswith(APOSTROPHE) and FORMULA.match(cell) is not None


def values_of(columns: Columns, cells: Sequence[object]) -> list[object]:
    """Return the values of a row's cells, of which an empty one is an empty text.

    An empty cell of a candidate stays an empty text, any other is nothing. One of references may be a JSON list, one of
    candidates by system a JSON object; `WrongRow` where it begins like one and is none.
    """
    values: list[object] = [None if cell == "" else cell for cell in cells]
    for place, _ in columns.candidates:
        values[place] = cells[place]
    for place in columns.references:
        values[place] = _parsed(values[place], LISTS, KINDS[list])
    if columns.by_system is not None:
        values[columns.by_system] = _parsed(values[columns.by_system], OBJECTS, KINDS[dict])
    return values


def _parsed(cell: object, starts: tuple[str, ...], called: str) -> object:
    if not isinstance(cell, str) or not cell.startswith(starts):
        return cell
    try:
        return json.loads(cell)
    except (ValueError, RecursionError):
        shown = f"{cell[:20]} ..." if len(cell) > len(cell[:20]) else cell
        raise WrongRow(
            said(
                "The cell that begins with {cell} looks like {kind}, but is not JSON.",
                cell=shown,
                kind=called,
            )
        ) from None
