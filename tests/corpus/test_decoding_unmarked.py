"""Texts that are no clean UTF-8: UTF-16 without its mark, and a few bad bytes in a text that else is good."""

import json
from pathlib import Path

import pytest

from rouge_gui.corpus.decoding import read_text_file
from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.errors import UnreadableFile
from tests.corpus.told import problems_of

ENGLISH = "The council closed the library \N{EM DASH} and residents protest."
RUSSIAN = "Городской совет закрыл библиотеку на площади."
WIDE = ["utf-16-le", "utf-16-be"]


def rows(*texts: str) -> str:
    lines = [{"id": str(n), "references": [text], "candidates": {"s": text}} for n, text in enumerate(texts)]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def read(path: Path, data: bytes) -> tuple[list[str], list[Problem]]:
    path.write_bytes(data)
    items = list(open_corpus(path))
    texts = [item.references[0] for item in items if isinstance(item, Example)]
    return texts, problems_of(items)


@pytest.mark.parametrize("encoding", WIDE)
@pytest.mark.parametrize("text", ["text", ENGLISH, RUSSIAN])
def test_clear_utf_16_without_a_mark_is_read_and_told(tmp_path: Path, encoding: str, text: str) -> None:
    path = tmp_path / "text.txt"
    path.write_bytes(text.encode(encoding))
    found, [note] = read_text_file(path)
    assert found == text
    assert (note.level, note.path) == (Level.NOTE, path)
    assert f"was read as {encoding}." in note.message


@pytest.mark.parametrize("encoding", WIDE)
def test_lines_of_utf_16_without_a_mark(tmp_path: Path, encoding: str) -> None:
    texts, [note] = read(tmp_path / "some.jsonl", rows(ENGLISH, RUSSIAN).encode(encoding))
    assert texts == [ENGLISH, RUSSIAN]
    assert f"was read as {encoding}." in note.message


@pytest.mark.parametrize(
    "data", [bytes(range(256)), b"\1\0\2\0\3\0\4\0", b"a\0\0\0b\0\0\0", b"a\0b\0c", b"hi\0x"]
)
def test_what_only_looks_a_little_like_utf_16_is_binary(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "text.txt").write_bytes(data)
    with pytest.raises(UnreadableFile, match="holds NUL bytes"):
        read_text_file(tmp_path / "text.txt")


def test_bad_bytes_in_good_utf_8_are_told_with_their_line(tmp_path: Path) -> None:
    good = rows(RUSSIAN, RUSSIAN).encode().splitlines()
    bad = good[1].replace("щ".encode(), b"\xd0", 1).replace("л".encode(), b"\xff", 1)
    texts, [told] = read(tmp_path / "some.jsonl", b"\n".join([good[0], bad]))
    assert texts == [RUSSIAN, RUSSIAN.replace("щ", "\ufffd", 1).replace("л", "\ufffd", 1)]
    assert (told.line, told.level) == (2, Level.WARNING)
    assert told.message.startswith("2 bytes are not UTF-8")


def test_a_bad_byte_in_a_text_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "text.txt"
    path.write_bytes(f"{RUSSIAN}\n{RUSSIAN}\n".encode() + b"\xff!")
    text, [told] = read_text_file(path)
    assert text == f"{RUSSIAN}\n{RUSSIAN}\n\ufffd!"
    assert (told.line, told.level, told.message[:24]) == (3, Level.WARNING, "One byte is not UTF-8; \ufffd")


def test_half_a_pair_in_utf_16_is_told_with_its_line(tmp_path: Path) -> None:
    data = rows(ENGLISH, "a fox \N{FOX FACE} runs", ENGLISH).encode("utf-16")
    broken = data.replace("\N{FOX FACE}".encode("utf-16-le")[2:], b"", 1)
    texts, [told] = read(tmp_path / "some.jsonl", broken)
    assert texts == [ENGLISH, "a fox \ufffd runs", ENGLISH]
    assert (told.line, told.level) == (2, Level.WARNING)
