"""Whether threads share few heaps of the C library, as that library itself tells."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

THREADS = 8
COUNTED = """
import ctypes, sys, threading
from rouge_gui.gui import heaps

if sys.argv[1] == "few":
    heaps.keep_few()
held, met = [], threading.Barrier({threads})

def hold():
    met.wait()
    held.append([bytearray(50_000) for _ in range(20)])
    met.wait()

threads = [threading.Thread(target=hold) for _ in range({threads})]
for each in threads:
    each.start()
for each in threads:
    each.join()
library = ctypes.CDLL(None)
library.fopen.restype = ctypes.c_void_p
told = library.fopen(sys.argv[2].encode(), b"w")
library.malloc_info(0, ctypes.c_void_p(told))
library.fclose(ctypes.c_void_p(told))
print(open(sys.argv[2]).read().count("<heap nr"))
"""


def heaps_of(how: str, path: str) -> int:
    code = COUNTED.format(threads=THREADS)
    usual = {name: value for name, value in os.environ.items() if name != "MALLOC_ARENA_MAX"}
    ended = subprocess.run(
        [sys.executable, "-c", code, how, path], capture_output=True, text=True, check=True, env=usual
    )
    return int(ended.stdout)


@pytest.mark.skipif(
    "CS_GNU_LIBC_VERSION" not in getattr(os, "confstr_names", ()), reason="not the GNU C library"
)
def test_threads_share_few_heaps(tmp_path: Path) -> None:
    path = str(tmp_path / "told")
    assert heaps_of("few", path) <= 2 < heaps_of("as is usual", path)
