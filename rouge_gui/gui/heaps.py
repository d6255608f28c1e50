"""Keeps the heaps of the C library few and without holes, which would grow in a window that is used all day."""

import ctypes
import os

# Of malloc.h.
M_ARENA_MAX, M_MMAP_THRESHOLD = -8, -3
# Each thread would get a heap of its own, and what is freed in one is of no use in another: in 25 rounds of use
# (tests/bench/soak.py) two hold 288 MiB, one for each thread 390.
HEAPS = 2
# What is larger gets pages of its own, which go back when it is freed. The library itself lets larger pieces into the
# heaps with each large one that is freed, up to 32 MiB: pictures of a window then tear holes into them that nothing else
# fills. A window in use held 250 to 265 MiB, 0.1 more after each round; now 238 to 260, 0.01 more. With 128 KiB,
# where the library begins, it holds 240, but the system is asked for pages whenever something is drawn or computed.
LARGE = 4 << 20


def keep_whole() -> None:
    """Ask the GNU C library for HEAPS heaps, without LARGE pieces, in this process; other ones have no such setting."""
    if "CS_GNU_LIBC_VERSION" in getattr(os, "confstr_names", ()):
        of_c = ctypes.CDLL(None)
        of_c.mallopt(M_ARENA_MAX, HEAPS)
        of_c.mallopt(M_MMAP_THRESHOLD, LARGE)
