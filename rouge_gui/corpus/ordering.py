"""Sorting that lets other threads run: the window would stand still while a hundred thousand names are sorted at once."""

from collections.abc import Callable, Iterator, Sequence
from heapq import merge
from typing import Any, TypeVar

T = TypeVar("T")

PIECE = 4_096


def in_order(items: Sequence[T], key: Callable[[T], Any], piece: int = PIECE) -> Iterator[T]:
    """Yield `items` as `sorted` would list them, ties as given; at most `piece` of them are sorted at a stretch.

    The pieces are sorted before the first is yielded, and merged while they are asked for.
    """
    pieces = [sorted(items[start : start + piece], key=key) for start in range(0, len(items), piece)]
    return merge(*pieces, key=key) if len(pieces) > 1 else iter(pieces[0] if pieces else ())
