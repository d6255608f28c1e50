"""Archives: each kind of file packed and read as it is plain, folders in a zip, and what has no business on a disk."""

import csv
import gzip
import io
import json
import stat
import struct
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pyarrow as pa
import pytest
import zstandard
from pyarrow import parquet

from rouge_gui.corpus import archives
from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.layout import open_corpora, open_corpus
from rouge_gui.errors import UnreadableFile
from tests.corpus.told import problems_of

ROWS = [
    {"id": "1", "source": "A dog ran.", "reference": "A dog.", "candidate": "The dog ran."},
    {"id": "2", "source": "Naïve cats.", "reference": "Cats.", "candidate": "Naïve."},
]
FOLDER = {
    "references/1.txt": "A dog.",
    "references/2.txt": "Cats.",
    "systems/bart/1.txt": "The dog.",
    "systems/bart/2.txt": "A cat.",
}
LINE = json.dumps({"id": "1", "references": ["a"], "candidates": {"s": "b"}}) + "\n"


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for temporary files that must be empty again after each test."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    yield folder
    assert list(folder.iterdir()) == []


def _jsonl() -> bytes:
    rows = ({**row, "references": row["reference"]} for row in ROWS)
    return "".join(json.dumps(row) + "\n" for row in rows).encode()


def _csv() -> bytes:
    made = io.StringIO()
    writer = csv.DictWriter(made, list(ROWS[0]))
    writer.writeheader()
    writer.writerows(ROWS)
    return made.getvalue().encode()


def _parquet() -> bytes:
    made = io.BytesIO()
    parquet.write_table(pa.Table.from_pylist(ROWS), made)
    return made.getvalue()


def _zip(name: str, data: bytes) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, data)
    return made.getvalue()


PACKED: dict[str, Callable[[str, bytes], bytes]] = {
    ".gz": lambda _, data: gzip.compress(data),
    ".zst": lambda _, data: zstandard.compress(data[:20]) + zstandard.compress(data[20:]),
    ".zip": _zip,
}
FILES = {"some.jsonl": _jsonl, "some.csv": _csv, "some.parquet": _parquet}


def split(path: Path) -> tuple[list[Example], list[Problem]]:
    items = list(open_corpus(path))
    return (
        [item for item in items if isinstance(item, Example)],
        problems_of(items),
    )


def zipped(path: Path, members: dict[str, str]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in members.items():
            archive.writestr(name, text)
    return path


@pytest.mark.parametrize("packing", list(PACKED))
@pytest.mark.parametrize("name", list(FILES))
def test_a_packed_file_is_read_as_the_file(tmp_path: Path, name: str, packing: str) -> None:
    data = FILES[name]()
    plain, packed = tmp_path / name, tmp_path / f"{name}{packing}"
    plain.write_bytes(data)
    packed.write_bytes(PACKED[packing](name, data))
    examples, problems = split(packed)
    assert [(e.id, e.source, e.references, e.candidates["some"].text) for e in examples] == [
        ("1", "A dog ran.", ("A dog.",), "The dog ran."),
        ("2", "Naïve cats.", ("Cats.",), "Naïve."),
    ]
    assert (examples, problems) == split(plain)


@pytest.mark.parametrize("top", ["", "corpus/", "outer/corpus/", "corpus\\"])
def test_a_folder_in_a_zip_is_read_as_the_folder(tmp_path: Path, top: str) -> None:
    members = {f"{top}{name}": text for name, text in FOLDER.items()} | {"__MACOSX/._a.txt": "x"}
    examples, problems = split(zipped(tmp_path / "some.zip", members))
    assert problems == []
    assert [(e.id, e.references, e.candidates["bart"].text) for e in examples] == [
        ("1", ("A dog.",), "The dog."),
        ("2", ("Cats.",), "A cat."),
    ]


def test_a_problem_names_the_place_in_the_zip(tmp_path: Path) -> None:
    path = zipped(tmp_path / "some.zip", {"a/good.jsonl": LINE, "a/bad.jsonl": LINE + "{\n"})
    _, problems = split(path)
    assert (path / "a" / "bad.jsonl", 2) in [(problem.path, problem.line) for problem in problems]
    gz = tmp_path / "other.csv.gz"
    gz.write_bytes(gzip.compress(b"id,reference,candidate\n1,a,b\n2,a\n"))
    assert [(problem.path, problem.line) for problem in split(gz)[1]] == [(gz, 3)]


def test_an_archive_among_other_files(tmp_path: Path) -> None:
    zipped(tmp_path / "a.zip", {"a.jsonl": LINE})
    (tmp_path / "b.jsonl").write_text(LINE.replace('"1"', '"2"'), encoding="utf-8")
    (tmp_path / "c.zip").write_bytes(b"no zip")
    folder = tmp_path
    items = list(open_corpora([folder / "a.zip", folder / "b.jsonl", folder / "c.zip"]))
    assert [item.id for item in items if isinstance(item, Example)] == ["1", "2"]
    [problem] = problems_of(items)
    assert (problem.path, problem.message.startswith("This is damaged or no zip")) == (folder / "c.zip", True)


@pytest.mark.parametrize(
    "name",
    ["../out.jsonl", "a/../../out.jsonl", "/out.jsonl", "C:\\out.jsonl", "C:out.jsonl", "..\\out.jsonl",
     "\\\\host\\share\\out.jsonl", "good.jsonl\0.txt"],
)  # fmt: skip
def test_a_name_that_leads_out_is_left_out_and_told(tmp_path: Path, name: str) -> None:
    before = {path for path in tmp_path.rglob("*") if path.is_file()}
    path = zipped(tmp_path / "some.zip", {"x" * len(name): LINE, "fine.jsonl": LINE})
    path.write_bytes(path.read_bytes().replace(b"x" * len(name), name.encode()))
    examples, [problem] = split(path)
    assert len(examples) == 1
    assert (problem.path, problem.level) == (path, Level.WARNING)
    assert problem.message.startswith("Left out, because the name leads out of the archive: ")
    assert {found for found in tmp_path.rglob("*") if found.is_file()} - before == {path}
    assert not Path("/out.jsonl").exists()


@pytest.mark.parametrize(
    ("kind", "told"), [(stat.S_IFLNK, "it is a link"), (stat.S_IFIFO, "it is no plain file")]
)
def test_a_link_is_left_out_and_told(tmp_path: Path, kind: int, told: str) -> None:
    path = zipped(tmp_path / "some.zip", {"fine.jsonl": LINE})
    with zipfile.ZipFile(path, "a") as archive:
        link = zipfile.ZipInfo("link.jsonl")
        link.create_system = 3
        link.external_attr = (kind | 0o777) << 16
        archive.writestr(link, "/etc/passwd")
    examples, [problem] = split(path)
    assert len(examples) == 1
    assert problem.message == f"Left out, because {told}: link.jsonl."


@pytest.mark.parametrize("inner", ["a.zip", "a.jsonl.gz", "a.csv.zst"])
def test_an_archive_in_an_archive_is_told(tmp_path: Path, inner: str) -> None:
    _, [problem] = split(zipped(tmp_path / "some.zip", {"fine.jsonl": LINE, inner: "x"}))
    assert "an archive in an archive is not opened" in problem.message
    (tmp_path / f"{inner}.gz").write_bytes(gzip.compress(b"x"))
    with pytest.raises(UnreadableFile, match="holds another archive"):
        split(tmp_path / f"{inner}.gz")


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_of_two_members_with_one_name_the_first_is_read(tmp_path: Path) -> None:
    path = tmp_path / "some.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a.jsonl", LINE)
        archive.writestr("a.jsonl", "no line")
    examples, [problem] = split(path)
    assert (len(examples), "the name is there twice: a.jsonl" in problem.message) == (1, True)


def test_a_damaged_member_is_left_out_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "some.zip"
    many = "".join(LINE.replace('"1"', f'"many {n}"') for n in range(10_000))
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("bad.jsonl", many)
        archive.writestr("fine.jsonl", LINE)
    path.write_bytes(path.read_bytes().replace(b"many 9999", b"many 9998"))
    examples, [problem] = split(path)
    assert ([e.id for e in examples], "bad.jsonl" in problem.message) == (["1"], True)


def test_an_encrypted_member_is_told(tmp_path: Path) -> None:
    path = zipped(tmp_path / "some.zip", {"a.jsonl": LINE})
    data = bytearray(path.read_bytes())
    for mark, offset in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        data[data.index(mark) + offset] |= 1
    path.write_bytes(data)
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("b.jsonl", LINE)
    _, [problem] = split(path)
    assert problem.message == "Left out, because it is encrypted: a.jsonl."


@pytest.mark.parametrize("packing", list(PACKED))
def test_a_bomb_is_one_sentence(tmp_path: Path, packing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "HARMLESS", 1 << 20)
    path = tmp_path / f"bomb.csv{packing}"
    path.write_bytes(PACKED[packing]("bomb.csv", bytes(4 << 20)))
    if packing != ".gz":
        with pytest.raises(UnreadableFile, match="unpacks to more than 250 times its size"):
            split(path)
    bomb = tmp_path / f"bomb.parquet{packing}"
    bomb.write_bytes(path.read_bytes())
    with pytest.raises(UnreadableFile, match="unpacks to more than 250 times its size"):
        split(bomb)


def test_a_zip_that_lists_too_much_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "some.zip"
    path.write_bytes(struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 9, 9, 49 << 20, 0, 0))
    with pytest.raises(UnreadableFile, match=r"lists more files than can be read \(49 MB of names\)"):
        split(path)


@pytest.mark.parametrize("packing", [".gz", ".zst"])
def test_a_file_that_ends_early_is_read_as_far_as_it_goes(tmp_path: Path, packing: str) -> None:
    rows = "".join(f"{n},reference {n * n},candidate {n}\n" for n in range(20_000))
    data = f"id,reference,candidate\n{rows}".encode()
    path = tmp_path / f"some.tsv{packing}"
    path.write_bytes(PACKED[packing]("", data)[: -len(data) // 50])
    examples, problems = split(path)
    assert 1_000 < len(examples) < 20_000
    assert any(problem.level == Level.ERROR and "damaged" in problem.message for problem in problems)


def test_a_reader_that_is_let_go_leaves_nothing(tmp_path: Path, place: Path) -> None:
    items = open_corpus(zipped(tmp_path / "some.zip", FOLDER))
    next(items)
    assert len(list(place.iterdir())) == 1
    del items
