"""Saved filters come back in order, and a file that holds something else is told, not overwritten in silence."""

import json
from pathlib import Path

import pytest

from rouge_gui.errors import UnreadableFile
from rouge_gui.store.filters import load, save


def test_filters_come_back_in_order(tmp_path: Path) -> None:
    path = tmp_path / "filters.json"
    assert load(path) == {}
    save(path, {"Zahlen ü": "cue:number", "a": "red"})
    assert list(load(path).items()) == [("Zahlen ü", "cue:number"), ("a", "red")]
    assert json.loads(path.read_text(encoding="utf-8")) == {"Zahlen ü": "cue:number", "a": "red"}


@pytest.mark.parametrize("stored", ["[1]", '{"a": 1}', "{", '"x"'])
def test_a_file_that_holds_something_else_is_told(tmp_path: Path, stored: str) -> None:
    path = tmp_path / "filters.json"
    path.write_text(stored, encoding="utf-8")
    with pytest.raises(UnreadableFile, match="the saved filters"):
        load(path)
