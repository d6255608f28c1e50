"""Bytes to text: byte order marks, legacy encodings that are named, line ends, and what is no text."""

import gzip
import json
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rouge_gui.corpus.decoding import LARGEST_TEXT, read_text_file
from rouge_gui.corpus.example import Example, Level
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.errors import UnreadableFile
from tests.corpus.told import problems_of

POLISH = "Zażółć gęślą jaźń. W piątek rząd ogłosił, że nowa linia kolejowa będzie gotowa w przyszłym roku."
RUSSIAN = "Правительство объявило, что новая железная дорога будет готова только в следующем году."
SAME = ["utf-8", "utf-8-sig", "utf-16", "utf-32"]
LEGACY = [
    ("cp1250", POLISH, "windows-1250"),
    ("cp1251", RUSSIAN, "windows-1251"),
    ("koi8_r", RUSSIAN, "koi8-r"),
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "text.txt"


def row(text: str) -> str:
    return json.dumps({"id": "x", "references": [text], "candidates": {"s": text}}, ensure_ascii=False)


@pytest.mark.parametrize("encoding", SAME)
def test_unicode_is_read_without_a_word(path: Path, encoding: str) -> None:
    path.write_bytes(f"{POLISH} {RUSSIAN} 🦊".encode(encoding))
    assert read_text_file(path) == (f"{POLISH} {RUSSIAN} 🦊", [])


@pytest.mark.parametrize(("encoding", "text", "name"), LEGACY)
def test_another_encoding_is_guessed_and_named(path: Path, encoding: str, text: str, name: str) -> None:
    path.write_bytes(text.encode(encoding))
    found, [problem] = read_text_file(path)
    assert found == text
    assert (problem.path, problem.level) == (path, Level.NOTE)
    assert f"read as {name}." in problem.message


@pytest.mark.parametrize("encoding", SAME)
def test_lines_of_unicode(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "some.jsonl"
    path.write_bytes(f"{row(POLISH)}\n{row(RUSSIAN)}".replace('"x"', '"y"', 1).encode(encoding))
    items = list(open_corpus(path))
    assert [item.references for item in items if isinstance(item, Example)] == [(POLISH,), (RUSSIAN,)]
    assert len(items) == 2


@pytest.mark.parametrize(("encoding", "text", "name"), LEGACY)
def test_lines_in_another_encoding_are_named_once(
    tmp_path: Path, encoding: str, text: str, name: str
) -> None:
    path = tmp_path / "some.jsonl"
    lines = [row("plain"), row(text), row(text[:20])]
    path.write_bytes(
        "\n".join(line.replace('"x"', f'"{n}"') for n, line in enumerate(lines)).encode(encoding)
    )
    items = list(open_corpus(path))
    texts = [item.references for item in items if isinstance(item, Example)]
    assert texts == [("plain",), (text,), (text[:20],)]
    [problem] = problems_of(items)
    assert (problem.line, problem.level) == (2, Level.NOTE)
    assert f"read as {name}. Later lines that are not UTF-8 are read so, too." in problem.message


def test_one_bad_line_in_a_large_file_of_utf8(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    good = b"".join(row(POLISH).replace('"x"', f'"{n}"').encode() + b"\n" for n in range(2_000))
    path.write_bytes(good + row(POLISH).encode("cp1250") + b"\n")
    items = list(open_corpus(path))
    examples = [item for item in items if isinstance(item, Example)]
    assert len(examples) == 2_001
    assert {example.references for example in examples} == {(POLISH,)}
    assert [item.line for item in problems_of(items)] == [2_001]


def test_mixed_line_ends_become_one(path: Path) -> None:
    path.write_bytes("a\r\nb\rc\nd\n\re\u2028f\x85".encode())
    assert read_text_file(path) == ("a\nb\nc\nd\n\ne\u2028f\x85", [])


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_as_they_like(tmp_path: Path, end: str) -> None:
    path = tmp_path / "some.jsonl"
    path.write_bytes(end.join([row("a\u2028\x85\x0bb"), "", "{", row("c").replace('"x"', '"y"')]).encode())
    items = list(open_corpus(path))
    assert [item.references for item in items if isinstance(item, Example)] == [("a\u2028\x85\x0bb",), ("c",)]
    assert [item.line for item in problems_of(items)] == [3]


@pytest.mark.parametrize("data", [b"a\0b", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", b"hello\0world!"])
def test_binary_is_refused(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    with pytest.raises(UnreadableFile, match=r"is not text \(it holds NUL bytes\)"):
        read_text_file(path)


@pytest.mark.parametrize("data", [b"\xff\xfea", b"\xff\xfe\0\xd8", b"\xef\xbb\xbf\xff"])
def test_a_mark_that_lies_is_refused(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    with pytest.raises(UnreadableFile, match=r"is not valid utf-.* at byte \d"):
        read_text_file(path)


def test_a_text_that_is_too_large_is_refused(path: Path) -> None:
    with path.open("wb") as handle:
        handle.truncate(LARGEST_TEXT + 1)
    with pytest.raises(UnreadableFile, match="is too large for one text"):
        read_text_file(path)


def test_an_endless_line_is_left_out_in_bounded_memory(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    with path.open("w", encoding="utf-8") as handle:
        handle.write(row("a") + "\n")
        for _ in range(8):
            handle.write(" " * LARGEST_TEXT)
        handle.write("\n" + row("b").replace('"x"', '"y"') + "\n")
    tracemalloc.start()
    items = list(open_corpus(path))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 6 * LARGEST_TEXT
    assert [item.id for item in items if isinstance(item, Example)] == ["x", "y"]
    assert [(item.line, "longer than" in item.message) for item in problems_of(items)] == [(2, True)]


@pytest.mark.parametrize("cut", [1, 9, 12, 200])
def test_a_truncated_archive_gives_what_it_holds(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "some.jsonl.gz"
    lines = [row(f"{n} {n * n}").replace('"x"', f'"{n}"') for n in range(2_000)]
    path.write_bytes(gzip.compress("\n".join(lines).encode())[:-cut])
    items = list(open_corpus(path))
    examples = [item for item in items if isinstance(item, Example)]
    assert 1_500 < len(examples) <= 2_000
    assert [example.references[0] for example in examples] == [f"{n} {n * n}" for n in range(len(examples))]
    assert ["damaged" in item.message for item in problems_of(items)][-1:] == [True]


@pytest.mark.parametrize(
    "data", [b"\x1f\x8b", b"\x1f\x8bnot gzip at all", gzip.compress(b"{}", mtime=0)[:12]]
)
def test_a_broken_archive_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "some.jsonl.gz"
    path.write_bytes(data)
    with pytest.raises(UnreadableFile, match="is damaged"):
        list(open_corpus(path))


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.binary(max_size=200))
def test_any_bytes_are_text_or_refused(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    try:
        text, problems = read_text_file(path)
    except UnreadableFile:
        return
    assert "\r" not in text
    text.encode()
    assert bool(problems) == (not _is_unicode(data))


def _is_unicode(data: bytes) -> bool:
    for encoding in ("utf-8", "utf-16", "utf-32"):
        try:
            data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if (
            (encoding == "utf-8" and b"\0" not in data)
            or data[:2] in {b"\xff\xfe", b"\xfe\xff"}
            or data[:4] == b"\0\0\xfe\xff"
        ):
            return True
    return False
