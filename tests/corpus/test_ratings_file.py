"""Ratings in a file of their own, of every kind; expected values are what stands in the files, written here by hand."""

import gzip
import json
from pathlib import Path

import pytest

from rouge_gui.corpus.example import Level, Problem
from rouge_gui.corpus.ratings_file import Rated, read_ratings
from rouge_gui.errors import UnreadableFile

ROWS = [
    Rated("7", "bart", {"relevance": 4.0, "consistency": 4.5}),
    Rated("7", "lead, 3", {"relevance": 3.0, "consistency": 5.0}),
    Rated("8", "bart", {"relevance": 2.0}),
]


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def told(items: list[Rated | Problem]) -> list[tuple[int | None, str]]:
    return [(item.line, item.message) for item in items if isinstance(item, Problem)]


def test_a_table_with_commas(tmp_path: Path) -> None:
    text = 'id,system,relevance,consistency\n7,bart,4,4.5\n7,"lead, 3",3,5\n8,bart,2,\n'
    assert list(read_ratings(written(tmp_path / "r.csv", text))) == ROWS


def test_a_table_with_semicolons_and_commas_for_points(tmp_path: Path) -> None:
    text = "Example;System ID;relevance;consistency\r\n7;bart;4;4,5\r\n7;lead, 3;3,0;5\r\n8;bart;2;\r\n"
    assert list(read_ratings(written(tmp_path / "r.csv", text))) == ROWS


def test_a_table_with_tabs_zipped(tmp_path: Path) -> None:
    path = tmp_path / "r.tsv.gz"
    text = "consistency\tsystem\texample\trelevance\n4.5\tbart\t7\t4\n5\tlead, 3\t7\t3\n\tbart\t8\t2\n"
    path.write_bytes(gzip.compress(text.encode()))
    # The columns stand in another order, so the ratings come in another order.
    assert list(read_ratings(path)) == ROWS


def test_json_lines_flat_and_as_a_corpus_has_them(tmp_path: Path) -> None:
    lines = [
        {"id": 7, "system": "bart", "relevance": 4, "consistency": 4.5, "candidate": "A text is no rating."},
        {"example": "7", "system": "lead, 3", "ratings": {"relevance": 3, "consistency": 5}},
        {"id": "8", "system": "bart", "relevance": 2, "consistency": None},
    ]
    text = "\n".join(map(json.dumps, lines))
    assert list(read_ratings(written(tmp_path / "r.jsonl", text))) == ROWS


def test_texts_beside_ratings_are_no_ratings(tmp_path: Path) -> None:
    text = "id,system,source,candidate,reference,fluency\n1,a,One.,Two.,Three.,5\n"
    assert list(read_ratings(written(tmp_path / "r.csv", text))) == [Rated("1", "a", {"fluency": 5.0})]


def test_a_spreadsheets_apostrophe_is_taken_off(tmp_path: Path) -> None:
    text = "id,system,fluency\n1,'=a,'-2\n"
    assert list(read_ratings(written(tmp_path / "r.csv", text))) == [Rated("1", "=a", {"fluency": -2.0})]


@pytest.mark.parametrize("cell", ["four", "nan", "inf", "1,5"])
def test_a_cell_that_is_no_number_names_its_line_and_the_rest_goes_on(tmp_path: Path, cell: str) -> None:
    text = f'id,system,relevance,fluency\n1,a,3,4\n2,a,"{cell}",5\n3,a,1,2\n'
    items = list(read_ratings(written(tmp_path / "r.csv", text)))
    shown = cell if cell in {"nan", "inf"} else repr(cell)
    assert told(items) == [(3, f'The rating "relevance" of a in example 2 is no number, but {shown}.')]
    assert [item for item in items if isinstance(item, Rated)] == [
        Rated("1", "a", {"relevance": 3.0, "fluency": 4.0}),
        Rated("2", "a", {"fluency": 5.0}),
        Rated("3", "a", {"relevance": 1.0, "fluency": 2.0}),
    ]


def test_in_json_neither_true_nor_a_list_nor_a_text_is_a_number(tmp_path: Path) -> None:
    line = {"id": "1", "system": "a", "x": True, "y": [1], "z": "4", "w": 1}
    items = list(read_ratings(written(tmp_path / "r.jsonl", json.dumps(line))))
    assert [message.rpartition("but ")[2] for _, message in told(items)] == [
        "true or false.",
        "a list.",
        "'4'.",
    ]
    assert items[-1] == Rated("1", "a", {"w": 1.0})


def test_of_two_rows_of_one_candidate_the_first_counts(tmp_path: Path) -> None:
    text = "id,system,fluency\n1,a,4\n1,b,3\n1,a,1\n"
    items = list(read_ratings(written(tmp_path / "r.csv", text)))
    assert items[:2] == [Rated("1", "a", {"fluency": 4.0}), Rated("1", "b", {"fluency": 3.0})]
    assert items[2:] == [
        Problem(
            tmp_path / "r.csv",
            4,
            Level.WARNING,
            "Example 1 has ratings of a already; this second row was left out.",
        )
    ]


def test_wrong_rows_are_told_and_the_rest_goes_on(tmp_path: Path) -> None:
    items = list(read_ratings(written(tmp_path / "r.csv", "id,system,fluency\n1,a\n,a,4\n2,a,5\n")))
    assert told(items) == [
        (2, "There are 3 columns, but 2 cells in this row. This row was left out."),
        (3, "There is no name of the example or of the system. This row was left out."),
    ]
    assert items[-1] == Rated("2", "a", {"fluency": 5.0})
    items = list(
        read_ratings(written(tmp_path / "r.jsonl", '{"id": 1, "x": 2}\nnonsense\n{"id": 1, "system": "a"}'))
    )
    assert [line for line, _ in told(items)] == [1, 2]
    assert items[-1] == Rated("1", "a", {})


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("r.csv", "id,fluency\n1,4\n", "does not tell who is rated"),
        ("r.csv", "system,fluency\na,4\n", "does not tell who is rated"),
        ("r.csv", "id,system,candidate\n1,a,x\n", "has no column of ratings"),
        ("r.csv", "", "does not tell who is rated"),
        ("r.xlsx", "id,system,x\n1,a,2\n", "cannot be read as ratings. Name a file that ends in .csv"),
    ],
)
def test_an_unknown_layout_is_a_sentence(tmp_path: Path, name: str, text: str, why: str) -> None:
    with pytest.raises(UnreadableFile, match=why):
        list(read_ratings(written(tmp_path / name, text)))


def test_a_missing_file_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile, match="cannot be read"):
        list(read_ratings(tmp_path / "none.csv"))


def test_a_number_without_end_is_told(tmp_path: Path) -> None:
    path = tmp_path / "ratings.jsonl"
    path.write_text(json.dumps({"example": "1", "system": "A", "q": 10**400, "r": 2}), encoding="utf-8")
    problem, rated = read_ratings(path)
    assert isinstance(problem, Problem)
    assert problem.message == 'The rating "q" of A in example 1 is too large.'
    assert rated == Rated("1", "A", {"r": 2.0})
