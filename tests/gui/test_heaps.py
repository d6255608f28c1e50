"""Whether threads share few heaps of the C library, and none of them holds large pieces, as that library itself tells."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(
    "CS_GNU_LIBC_VERSION" not in getattr(os, "confstr_names", ()),
    reason="NOT TESTED: this is not the GNU C library",
)
THREADS, LARGE = 8, 8 << 20
PROGRAM = """
import ctypes, sys, threading
from rouge_gui.gui import heaps

if sys.argv[1] == "whole":
    heaps.keep_whole()
{used}
library = ctypes.CDLL(None)
library.fopen.restype = ctypes.c_void_p
told = library.fopen(sys.argv[2].encode(), b"w")
library.malloc_info(0, ctypes.c_void_p(told))
library.fclose(ctypes.c_void_p(told))
"""
BY_THREADS = f"""
held, met = [], threading.Barrier({THREADS})

def hold():
    met.wait()
    held.append([bytearray(50_000) for _ in range(20)])
    met.wait()

threads = [threading.Thread(target=hold) for _ in range({THREADS})]
for each in threads:
    each.start()
for each in threads:
    each.join()
"""
AFTER_ANOTHER = f"""
bytearray({LARGE})
held = bytearray({LARGE})
"""


def told(how: str, used: str, path: Path) -> str:
    """Return what the library tells of its memory after `used`, as is `usual` or kept `whole`."""
    usual = {name: value for name, value in os.environ.items() if not name.startswith("MALLOC_")}
    command = [sys.executable, "-c", PROGRAM.format(used=used), how, str(path)]
    subprocess.run(command, check=True, env=usual)
    return path.read_text(encoding="utf-8")


def test_threads_share_few_heaps(tmp_path: Path) -> None:
    few, usual = (told(how, BY_THREADS, tmp_path / how).count("<heap nr") for how in ("whole", "usual"))
    assert few <= 2 < usual


def test_what_is_large_stays_out_of_them_after_another_was_freed(tmp_path: Path) -> None:
    apart, usual = (
        int(re.findall(r'type="mmap" count="\d+" size="(\d+)"', told(how, AFTER_ANOTHER, tmp_path / how))[-1])
        for how in ("whole", "usual")
    )
    assert usual < LARGE <= apart
