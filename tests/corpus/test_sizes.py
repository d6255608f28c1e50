"""Files that do not say how large they are are read whole, and still within bounds."""

import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rouge_gui.corpus.decoding import LARGEST_TEXT, read_text_file
from rouge_gui.errors import UnreadableFile

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="There are no pipes with a name.")


def _written(path: Path, text: bytes, read: Callable[[Path], str]) -> str:
    os.mkfifo(path)
    with ThreadPoolExecutor(1) as writer:
        writing = writer.submit(path.write_bytes, text)
        try:
            return read(path)
        finally:
            writing.exception()


def _text(path: Path) -> str:
    return read_text_file(path)[0]


def test_a_pipe_is_read_to_its_end(tmp_path: Path) -> None:
    assert _written(tmp_path / "pipe", b"one two " * 20_000, _text) == "one two " * 20_000


def test_a_pipe_that_does_not_end_in_time_is_too_large(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile, match="more than 32 MB"):
        _written(tmp_path / "pipe", b"x" * (LARGEST_TEXT + 100_000), _text)
