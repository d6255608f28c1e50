"""Which rows of a table are shown and in which order: computed on arrays, in whichever thread."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rouge_gui.gui.models.columns import Numbers
from rouge_gui.gui.models.row_filter import RowFilter
from rouge_gui.gui.models.snapshot import Snapshot

AS_LOADED = -1
HIDDEN = -1


class By(IntEnum):
    """What rows can be sorted by beside a lane of numbers, which are counted from 0."""

    LOADED = -1
    EXAMPLE = -2
    SYSTEM = -3
    STATE = -4


@dataclass(frozen=True)
class Wish:
    """How `rows` are to be arranged: sorted by `by`, a lane or one of By, and only those that pass `wanted`."""

    rows: Snapshot
    by: int
    ascending: bool
    wanted: RowFilter


@dataclass(frozen=True)
class Arranged:
    """`order`: all rows as sorted; `view`: those shown; `places`: where each row is shown, HIDDEN where it is not."""

    order: Numbers
    view: Numbers
    places: Numbers


def arranged(wish: Wish) -> Arranged:
    """Return the rows as wished. Ties stay as loaded, rows without a number come last in either direction."""
    count = len(wish.rows)
    order = np.arange(count, dtype=np.int32) if wish.by == By.LOADED else _sorted(wish)
    view = order[wish.wanted.passing(wish.rows)[order]]
    places = np.full(count, HIDDEN, np.int32)
    places[view] = np.arange(len(view), dtype=np.int32)
    return Arranged(order, view, places)


def _sorted(wish: Wish) -> Numbers:
    keys = _keys(wish)
    return np.argsort(keys if wish.ascending else -keys, kind="stable").astype(np.int32)


def _keys(wish: Wish) -> NDArray[Any]:
    match wish.by:
        case By.EXAMPLE:
            return wish.rows.by_example()
        case By.SYSTEM:
            return wish.rows.by_system()
        case By.STATE:
            return wish.rows.states
        case lane:
            return wish.rows.by_lane(lane)
