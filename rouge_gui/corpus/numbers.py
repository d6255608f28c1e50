"""What counts as a number where files may hold anything."""

import math


def finite(value: object) -> float | None:
    """Return a number of JSON or of a cell, None where `value` is none, has no end, or is too large to reckon with."""
    if not isinstance(value, int | float) or isinstance(value, bool):
        return None
    try:
        number = float(value)
    except OverflowError:
        return None
    return number if math.isfinite(number) else None
