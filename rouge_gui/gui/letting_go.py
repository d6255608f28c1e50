"""Freeing very many objects: all at once they would keep the interpreter from the window for as long as can be felt."""

from collections.abc import Iterator
from typing import Any


def let_go(things: list[Any], at_once: int) -> Iterator[None]:
    """Empty `things` from its end, with a step after each `at_once` of them."""
    while things:
        del things[-at_once:]
        yield
