"""A corpus written as a table is read back as the same corpus."""

import csv
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui import assets
from rouge_gui.corpus.example import Candidate, Corpus, Example, Level, Problem
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.errors import InvalidOption
from rouge_gui.export import CORPORA
from rouge_gui.export.corpus_tables import LONGEST_CELL, write_xlsx

FORMATS = {
    "corpus-jsonl": "c.jsonl",
    "corpus-csv": "c.csv",
    "corpus-parquet": "c.parquet",
    "corpus-xlsx": "c.xlsx",
}
# What every format can hold: no control characters, which XML in a workbook lacks, and no lone half of a pair.
LETTERS = st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Cn"), exclude_characters="\ufeff")
TEXTS = st.text(LETTERS, min_size=1, max_size=12).map(lambda text: f"x{text}x")
FORMULAS = st.from_regex(r"'{0,3}[=+\-@\t]['=+a-z]{0,5}", fullmatch=True)
QUOTED = FORMULAS | st.sampled_from(['say "no"', "a,b;c", "two\nlines", "=1+1", "'0", "[1]", "007", "x\ty"])
NAMES = st.from_regex(r"[a-z][a-z0-9 _.-]{0,8}[a-z]", fullmatch=True)
EXAMPLES = st.builds(
    Example,
    id=NAMES,
    source=st.none() | TEXTS,
    references=st.lists(TEXTS | QUOTED, min_size=1, max_size=3).map(tuple),
    candidates=st.dictionaries(NAMES, (TEXTS | QUOTED).map(Candidate), min_size=1, max_size=3),
)


def read(path: Path) -> list[Example]:
    corpus = Corpus()
    for item in open_corpora([path]):
        if isinstance(item, Example):
            corpus.add(item)
        else:
            assert item.level is Level.NOTE or " is empty" in item.message, item
    return list(corpus)


@pytest.mark.parametrize("name", FORMATS)
@settings(max_examples=25, deadline=None)
@given(examples=st.lists(EXAMPLES, min_size=1, max_size=4, unique_by=lambda example: example.id))
def test_what_is_written_is_read_back(
    name: str, examples: Sequence[Example], tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("round") / FORMATS[name]
    CORPORA[name].write(examples, path)
    assert read(path) == list(examples)


@pytest.mark.parametrize("name", FORMATS)
def test_the_samples_come_back(name: str, tmp_path: Path) -> None:
    items = list(open_corpora([assets.samples()]))
    examples = [item for item in items if isinstance(item, Example)]
    CORPORA[name].write(examples, tmp_path / FORMATS[name])
    found = read(tmp_path / FORMATS[name])
    assert [(each.id, each.source, each.references) for each in found] == [
        (each.id, each.source, each.references) for each in examples
    ]
    assert [{system: c.text for system, c in each.candidates.items()} for each in found] == [
        {system: c.text for system, c in each.candidates.items()} for each in examples
    ]


def test_ratings_stay_with_their_candidates_in_json_lines(tmp_path: Path) -> None:
    rated = Example(
        "1",
        "S.",
        ("R.",),
        {"a": Candidate("A.", {"ratings": {"fluency": 4.5}}), "b": Candidate("B.")},
        {"topic": "boats"},
    )
    CORPORA["corpus-jsonl"].write([rated], tmp_path / "c.jsonl")
    assert read(tmp_path / "c.jsonl") == [rated]


def test_a_text_too_long_for_a_cell_is_a_sentence_and_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "c.xlsx"
    path.write_text("old")
    long = Example("1", None, ("R.",), {"a": Candidate("x" * (LONGEST_CELL + 1))})
    with pytest.raises(InvalidOption, match="its candidate has 32,768 characters"):
        write_xlsx([long], path)
    assert path.read_text() == "old"


@settings(max_examples=200, deadline=None)
@given(
    text=FORMULAS | st.from_regex(r"'{0,3}[\n]?[=a1]", fullmatch=True),
    ending=st.sampled_from([".csv", ".tsv"]),
)
def test_no_text_of_a_csv_is_a_formula_and_each_is_itself_again(
    text: str, ending: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("round")
    example = Example("=1", text, (text, "R"), {text: Candidate(text)})
    CORPORA["corpus-csv"].write([example], folder / "c.csv")
    with (folder / "c.csv").open(encoding="utf-8", newline="") as handle:
        rows = list(csv.reader(handle))
    assert not [cell for cell in rows[1] if cell[:1] in {"=", "+", "-", "@", "\t", "\r"}]
    path = folder / "c.csv"
    if ending == ".tsv":
        path = folder / "c.tsv"
        with path.open("w", encoding="utf-8", newline="") as handle:
            csv.writer(handle, delimiter="\t", quoting=csv.QUOTE_ALL).writerows(rows)
    assert read(path) == [example]


def test_apostrophes_that_were_taken_off_are_told_once(tmp_path: Path) -> None:
    path = tmp_path / "c.csv"
    path.write_text("id,candidate,reference\n'-1,'=A,''+R\n'tis,'5,''R\n", "utf-8")
    examples = read(path)
    assert [(each.id, each.candidates["c"].text, each.references) for each in examples] == [
        ("-1", "=A", ("'+R",)),
        ("'tis", "'5", ("''R",)),
    ]
    told = [item.message for item in open_corpora([path]) if isinstance(item, Problem)]
    assert told[:-1] == [
        "3 cells begin with an apostrophe that keeps a spreadsheet from taking the text for a formula; it was taken off."
    ]
