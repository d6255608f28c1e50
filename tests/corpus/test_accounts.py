"""What the import report says of each file: how much was read, and which texts are empty."""

import json
from collections.abc import Mapping
from pathlib import Path
from shutil import copytree
from zipfile import ZipFile

import pytest

from rouge_gui.corpus.example import Account, Candidate, Example, Level, Problem
from rouge_gui.corpus.layout import open_corpora, open_corpus
from rouge_gui.corpus.tally import Tally

LAYOUTS = Path(__file__).parent.parent / "data" / "layouts"


def accounts(path: Path) -> list[tuple[str, str]]:
    """Return what is told of each file or folder, by its place within `path`."""
    return [
        (str(item.path.relative_to(path)), item.message)
        for item in open_corpora([path])
        if isinstance(item, Account)
    ]


def jsonl(path: Path, *rows: Mapping[str, object]) -> Path:
    path.write_text("".join(f"{json.dumps(row)}\n" for row in rows), "utf-8")
    return path


def test_a_file_of_rows_is_told_once_its_examples_counted_once(tmp_path: Path) -> None:
    # As SummEval has it: system after system, the source and the references in each row again.
    rows = [
        {"id": f"{number}", "system": system, "source": "S", "references": ["R", "Q"], "candidate": "C"}
        for system in ("a", "b", "c")
        for number in range(1_100)
    ]
    path = jsonl(tmp_path / "rows.jsonl", *rows)
    told = "1,100 examples read: 1,100 sources, 3,300 candidates of 3 systems, 2,200 references."
    assert accounts(path) == [(".", told)]
    assert [item for item in open_corpus(path) if isinstance(item, Problem)] == []


def test_each_file_of_a_folder_and_of_a_zip_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    one = {"id": "1", "references": ["R"], "candidates": {"x": "C", "y": "C"}}
    jsonl(folder / "a.jsonl", one)
    (folder / "b.csv").write_text("id,candidate,reference\n1,C,R\n2,C,R\n", "utf-8")
    expected = [
        ("a.jsonl", "1 example read: 0 sources, 2 candidates of 2 systems, 1 reference."),
        ("b.csv", "2 examples read: 0 sources, 2 candidates of 1 system, 2 references."),
    ]
    assert accounts(folder) == expected
    zipped = tmp_path / "both.zip"
    with ZipFile(zipped, "w") as archive:
        for name in ("a.jsonl", "b.csv"):
            archive.write(folder / name, name)
    assert accounts(zipped) == expected


@pytest.mark.parametrize(
    ("layout", "expected"),
    [
        (
            "pointer_generator",
            {"decoded": "2 candidates read.", "reference": "2 references read."},
        ),
        (
            "line_aligned",
            {
                "test.source": "3 sources read.",
                "test.target": "3 references read.",
                "test.hypo": "3 candidates read.",
            },
        ),
    ],
)
def test_a_layout_of_many_texts_is_told_folder_by_folder_or_file_by_file(
    layout: str, expected: dict[str, str]
) -> None:
    told = dict(accounts(LAYOUTS / layout))
    assert told.pop(".").endswith(" references.")
    assert told == expected


@pytest.mark.parametrize(
    ("layout", "expected"),
    [
        ("rouge_xml", {"systems": "4 candidates read.", "models": "4 references read."}),
        ("rouge_list", {"peers": "2 candidates read.", "models": "3 references read."}),
    ],
)
def test_texts_that_a_list_names_are_told_by_their_folders(layout: str, expected: dict[str, str]) -> None:
    told = dict(accounts(LAYOUTS / layout))
    assert told.pop(".").endswith(" references.")
    assert told == expected


def test_each_folder_of_texts_is_told(tmp_path: Path) -> None:
    for name in ("sources/1", "sources/2", "references/1.1", "references/1.2", "references/2", "systems/b/2"):
        file = tmp_path / f"{name}.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("A", "utf-8")
    assert accounts(tmp_path) == [
        ("sources", "2 sources read."),
        ("references", "3 references read."),
        ("systems/b", "1 candidate read."),
        (".", "2 examples read: 2 sources, 1 candidate of 1 system, 3 references."),
    ]


def test_what_cannot_be_read_is_not_counted(tmp_path: Path) -> None:
    twin = copytree(LAYOUTS / "pointer_generator", tmp_path / "twin")
    next((twin / "decoded").iterdir()).write_bytes(b"\0" * 100)
    told = dict(accounts(twin))
    assert told["decoded"] == "1 candidate read."
    assert "1 candidate of 1 system" in told["."]


def test_later_parts_add_what_they_add() -> None:
    tally = Tally()
    parts = (
        Example("1", None, (), {"a": Candidate("C")}),
        Example("1", "S", ("R",), {}),
        Example("1", "S", ("R",), {"b": Candidate("C")}),
    )
    for part in parts:
        tally.add(part)
    told = "1 example read: 1 source, 2 candidates of 2 systems, 1 reference."
    assert tally.account(Path("x")) == Account(Path("x"), None, Level.NOTE, told)


def test_empty_texts_are_told_where_they_stand(tmp_path: Path) -> None:
    path = jsonl(
        tmp_path / "rows.jsonl",
        {"id": "1", "source": "S", "references": ["R"], "candidates": {"a": "C"}},
        {"id": "2", "source": " ", "references": ["R", "\n"], "candidates": {"a": "", "b": "C"}},
        {"id": "3", "references": [""], "candidates": {"a": "\u2003"}},
    )
    told = [(item.line, item.level, item.message) for item in open_corpus(path) if isinstance(item, Problem)]
    assert told == [
        (2, "warning", "The source of example 2 is empty."),
        (2, "warning", "Reference 2 of example 2 is empty."),
        (2, "warning", "The candidate of a in example 2 is empty; its scores are 0."),
        (3, "warning", "The reference of example 3 is empty."),
        (3, "warning", "The candidate of a in example 3 is empty; its scores are 0."),
    ]


@pytest.mark.parametrize("mark", ["NaN", "nan", "None", "null", "<NA>", "N/A", "#N/A"])
def test_what_programs_write_where_there_is_no_text_is_told_and_read_as_it_stands(
    tmp_path: Path, mark: str
) -> None:
    path = jsonl(
        tmp_path / "rows.jsonl",
        {
            "id": "1",
            "source": mark,
            "references": ["R", mark],
            "candidates": {"a": mark, "b": f"{mark} is one"},
        },
        {"id": "2", "source": "S", "references": ["none of them"], "candidates": {"a": "nano"}},
    )
    items = list(open_corpus(path))
    told = [(item.line, item.level) for item in items if isinstance(item, Problem)]
    words = [item.message for item in items if isinstance(item, Problem)]
    assert told == [(1, "warning")] * 3
    assert all(f"“{mark}”" in each for each in words)
    assert [each.startswith("The candidate of a in example 1 is") for each in words] == [False, False, True]
    (first, _) = (item for item in items if isinstance(item, Example))
    assert (first.source, first.references[1], first.candidates["a"].text) == (mark, mark, mark)
