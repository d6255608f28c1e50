"""Rows of a table taken together: how many each system or example has, and the means of their scores."""

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rouge_gui.gui.models.columns import Names, Numbers
from rouge_gui.gui.models.row_filter import RowFilter
from rouge_gui.gui.models.snapshot import Snapshot, State
from rouge_gui.wording import said


class By(IntEnum):
    """What groups can be sorted by beside the mean of a lane, which are counted from 0."""

    NAME = -1
    ROWS = -2
    SCORED = -3


class Grouping(Enum):
    """What rows can be taken together by; the value says it in words."""

    NONE = said("None")
    SYSTEM = said("By system")
    EXAMPLE = said("By example")


@dataclass(frozen=True)
class GroupWish:
    """Which rows are grouped, by what, and how groups are sorted: by a lane's mean or one of By."""

    rows: Snapshot
    wanted: RowFilter
    grouping: Grouping
    lanes: int
    by: int = By.NAME
    ascending: bool = True


@dataclass(frozen=True)
class Groups:
    """Groups in order: `codes` are their numbers in `names`; `means` (lanes, groups), NaN where nothing is scored."""

    names: Names
    codes: Numbers
    rows: NDArray[np.int64]
    scored: NDArray[np.int64]
    means: NDArray[np.float64]


def grouped(wish: GroupWish) -> Groups:
    """Return the groups of the rows that pass; means are of those that are scored, each row counting the same."""
    rows = wish.rows
    by_system = wish.grouping is Grouping.SYSTEM
    names, codes = (rows.systems, rows.system) if by_system else (rows.examples, rows.example)
    passing = wish.wanted.passing(rows)
    counts = np.bincount(codes[passing])
    found = np.flatnonzero(counts).astype(np.int32)
    counted = np.flatnonzero(passing & (rows.states == State.SCORED))
    owners = codes[counted]
    scored = np.bincount(owners, minlength=len(counts))[found]
    means = np.full((wish.lanes, len(found)), np.nan)
    for lane in range(wish.lanes):
        sums = np.bincount(owners, rows.by_lane(lane)[counted], len(counts))[found]
        np.divide(sums, scored, out=means[lane], where=scored > 0)
    told = Groups(names, found, counts[found], scored, means)
    keys = _keys(told, wish.by)
    order = np.argsort(keys if wish.ascending else -keys, kind="stable")
    return Groups(names, found[order], told.rows[order], scored[order], means[:, order])


def _keys(groups: Groups, by: int) -> NDArray[Any]:
    match by:
        case By.NAME:
            return np.take(groups.names.ranks(), groups.codes)
        case By.ROWS:
            return groups.rows
        case By.SCORED:
            return groups.scored
        case lane:
            found: NDArray[np.float64] = groups.means[lane]
            return found
