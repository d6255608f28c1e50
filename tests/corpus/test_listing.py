"""What lies in a folder, and how many names are said."""

from pathlib import Path

import pytest

from rouge_gui.corpus.listing import list_texts, some_of


@pytest.mark.parametrize(
    ("names", "total", "words"),
    [
        ("ab", None, "a, b"),
        ("abc", None, "a, b, c"),
        ("abcde", None, "a, b, c and 2 more"),
        ("abc", 3, "a, b, c"),
        ("abc", 12_345, "a, b, c and 12,342 more"),
        ("a", 1, "a"),
    ],
)
def test_a_few_are_named_and_the_others_counted(names: str, total: int | None, words: str) -> None:
    assert some_of(names, total) == words


def test_a_file_that_was_taken_is_there_no_more(tmp_path: Path) -> None:
    for name in ("b.txt", "a.txt"):
        (tmp_path / name).touch()
    files, problems = list_texts(tmp_path)
    assert (list(files), problems) == (["a", "b"], [])
    assert files.take("a") == tmp_path / "a.txt"
    assert list(files) == ["b"]
    assert "a" not in files
