"""The projects that were open last are remembered, and a broken list is told."""

from pathlib import Path

import pytest

from rouge_gui.errors import UnreadableFile, UnwritableFile
from rouge_gui.store import recent_projects


def test_the_first_eight_come_back_in_their_order(tmp_path: Path) -> None:
    assert recent_projects.load(tmp_path) == []
    folders = [tmp_path / f"é{number}" for number in range(10)]
    recent_projects.save(tmp_path, folders)
    assert recent_projects.load(tmp_path) == folders[:8]


@pytest.mark.parametrize("words", ["{", "[1]", '{"a": 1}', "\N{REPLACEMENT CHARACTER}"])
def test_a_broken_list_is_told(tmp_path: Path, words: str) -> None:
    (tmp_path / recent_projects.FILE).write_text(words, encoding="utf-8")
    with pytest.raises(UnreadableFile, match="list of projects"):
        recent_projects.load(tmp_path)


def test_where_nothing_can_be_written_it_is_told(tmp_path: Path) -> None:
    with pytest.raises(UnwritableFile):
        recent_projects.save(tmp_path / "none", [tmp_path])
