"""Keeps the C library to few heaps: it gives each thread its own, and what is freed in one is of no use in another."""

import ctypes
import os

# Of malloc.h. In 25 rounds of use (tests/bench/soak.py) two heaps hold 288 MiB; one for each thread, 390 and growing.
M_ARENA_MAX = -8
HEAPS = 2


def keep_few() -> None:
    """Ask the GNU C library for no more than HEAPS heaps in this process; other ones have no such setting."""
    if "CS_GNU_LIBC_VERSION" in getattr(os, "confstr_names", ()):
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, HEAPS)
