"""Findings as JSON has them."""

import math
from collections.abc import Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


class Told:
    """A dataclass that tells itself."""

    def told(self) -> dict[str, Any]:
        """Return the fields as JSON has them, null where a number is undefined."""
        return cast("dict[str, Any]", _plain(asdict(cast("DataclassInstance", self))))


def _plain(value: object) -> object:
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, Mapping):
        return {name: _plain(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return value
