"""Tables, as CSV, TSV and Parquet: what is read from them, and what is told of rows that do not fit."""

import csv
import gzip
import io
import json
import re
import tracemalloc
from collections.abc import Iterable, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.layout import open_corpora, open_corpus
from rouge_gui.errors import UnreadableFile
from tests.corpus.told import problems_of

SHORT_TIME = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
KINDS = pytest.mark.parametrize("kind", ["csv", "parquet"])
Row = Sequence[Any]


def written(folder: Path, header: Sequence[str], *rows: Row, kind: str = "csv", name: str = "some") -> Path:
    """Write by other programs: Python's csv, or pyarrow."""
    path = folder / f"{name}.{kind}"
    if kind == "parquet":
        columns = list(zip(*rows, strict=True))
        pq.write_table(pa.table([pa.array(column) for column in columns], names=list(header)), path)
    else:
        with path.open("w", encoding="utf-8", newline="") as handle:
            csv.writer(handle).writerows([header, *rows])
    return path


def split(items: Iterable[Example | Problem]) -> tuple[list[Example], list[Problem]]:
    known = list(items)
    return (
        [item for item in known if isinstance(item, Example)],
        problems_of(known),
    )


@KINDS
def test_a_row_per_system(tmp_path: Path, kind: str) -> None:
    header = ("id", "system", "source", "candidate", "reference", "topic")
    rows = [("7", "a", "S", "A", "R", "t"), ("7", "b", "S", "B", "R", "u"), ("8", "a", "S2", "C", "R2", "v")]
    examples, problems = split(open_corpus(written(tmp_path, header, *rows, kind=kind)))
    assert problems == []
    assert examples == [
        Example("7", "S", ("R",), {"a": Candidate("A", {"topic": "t"}), "b": Candidate("B", {"topic": "u"})}),
        Example("8", "S2", ("R2",), {"a": Candidate("C", {"topic": "v"})}),
    ]


@KINDS
def test_a_column_per_system(tmp_path: Path, kind: str) -> None:
    header = ("article", "highlights", "pred_sysA", "pred_sys B", "topic")
    examples, problems = split(
        open_corpus(written(tmp_path, header, ("S", "R\nR", "A", "B", "t"), kind=kind))
    )
    assert problems == []
    assert examples == [
        Example("1", "S", ("R\nR",), {"sysA": Candidate("A"), "sys B": Candidate("B")}, {"topic": "t"})
    ]


NAMES = [
    (("document", "summary", "prediction"), ("S", ["R"], {"some": "A"})),
    (("Document", "Summary", "pred_a", "pred_b"), ("S", ["R"], {"a": "A", "b": "X"})),
    (("target", "summary"), (None, ["S"], {"some": "R"})),
    (("Generated Summary", "Gold Summary"), (None, ["R"], {"some": "S"})),
    (("document", "summary:reference", "summary:BART"), ("S", ["R"], {"BART": "A"})),
    (("hypothesis", "ref_1", "ref_2", "ref_3"), (None, ["R", "A", "X"], {"some": "S"})),
    (("Candidate ", " Reference", "prediction_score"), (None, ["R"], {"some": "S"})),
    (("reference", "candidate", "prediction"), (None, ["S"], {"candidate": "R", "prediction": "A"})),
    (("article", "highlights"), ("S", ["R"], {})),
]


@KINDS
@pytest.mark.parametrize(("header", "expected"), NAMES, ids=[" ".join(header) for header, _ in NAMES])
def test_the_obvious_names_are_known(tmp_path: Path, header: Row, expected: Row, kind: str) -> None:
    values = ("S", "R", "A", "X")[: len(header)]
    [example], _ = split(open_corpus(written(tmp_path, header, values, kind=kind)))
    source, references, candidates = expected
    assert (example.source, list(example.references)) == (source, references)
    assert {name: each.text for name, each in example.candidates.items()} == candidates


REFUSED = [
    (("a", "b"), 'no column that is known to hold candidates or references. Its columns are "a", "b". Name'),
    (("document", "summary"), "no column that is known"),
    (
        ("system", "pred_a", "pred_b", "reference"),
        'which candidate is whose: "pred_a", "pred_b". Its columns',
    ),
    (("candidate", "candidate", "reference"), 'which candidate is whose: "candidate", "candidate"'),
    (tuple(f"c{number}" for number in range(30)), 'c19" and 10 more. Name'),
]


@KINDS
@pytest.mark.parametrize(("header", "why"), REFUSED, ids=range(len(REFUSED)))
def test_what_is_not_understood_lists_the_columns(
    tmp_path: Path, header: Sequence[str], why: str, kind: str
) -> None:
    with pytest.raises(UnreadableFile, match=re.escape(why)):
        list(open_corpus(written(tmp_path, header, ["x"] * len(header), kind=kind)))


def test_a_refused_table_among_others_is_told(tmp_path: Path) -> None:
    written(tmp_path, ("a", "b"), ("x", "y"), name="other")
    good = written(tmp_path, ("candidate", "reference"), ("A", "R"))
    examples, problems = split(open_corpora([tmp_path / "other.csv", good]))
    assert [each.references for each in examples] == [("R",)]
    assert [(each.path.name, each.level) for each in problems] == [("other.csv", Level.ERROR)]


def test_columns_of_one_name_are_told_apart(tmp_path: Path) -> None:
    header = ("candidate", "reference", "Score", "Score", "reference")
    [example], _ = split(open_corpus(written(tmp_path, header, ("A", "R", "1", "2", "Q"))))
    assert example.references == ("R", "Q")
    assert example.candidates["some"].metadata == {"Score": "1", "Score (2)": "2"}


# Text files


def read_text(folder: Path, text: str | bytes, name: str = "some.csv") -> tuple[list[Example], list[Problem]]:
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return split(open_corpus(path))


@pytest.mark.parametrize("name", ["some.csv", "some.tsv", "SOME.TSV"])
@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_separators_line_ends_and_marks(
    tmp_path: Path, name: str, separator: str, end: str, encoding: str
) -> None:
    lines = [["pred_a", "reference"], ["zażółć", '"R, r; r\tr"'], ['"A ""a"""', '"R\n\nr"'], ["", "R"]]
    text = "\n".join(separator.join(cells) for cells in lines).replace("\n", end)
    examples, problems = read_text(tmp_path, text.encode(encoding), name)
    assert problems == []
    assert [(each.id, each.candidates["a"].text, each.references) for each in examples] == [
        ("1", "zażółć", ("R, r; r\tr",)),
        ("2", 'A "a"', ("R\n\nr",)),
        ("3", "", ("R",)),
    ]


def test_a_compressed_table(tmp_path: Path) -> None:
    examples, _ = read_text(tmp_path, gzip.compress(b"candidate,reference\nA,R\n"), "bart.large.csv.gz")
    assert list(examples[0].candidates) == ["bart.large"]


def test_an_encoding_is_guessed_and_told(tmp_path: Path) -> None:
    text = "candidate;reference\n" + "Zażółć gęślą jaźń, rząd ogłosił w piątek.;Rząd ogłosił żałobę.\n" * 20
    examples, problems = read_text(tmp_path, text.encode("cp1250"))
    assert examples[0].references == ("Rząd ogłosił żałobę.",)
    assert [(each.line, each.level) for each in problems] == [(2, Level.NOTE)]


@pytest.mark.parametrize(
    ("cell", "references"),
    [
        ('["R1", "R2"]', ("R1", "R2")),
        ("[]", ()),
        ("[1] as said", ("[1] as said",)),
        ("", ()),
        ("null", ("null",)),
    ],
)
def test_references_in_one_cell(tmp_path: Path, cell: str, references: tuple[str, ...]) -> None:
    [example], _ = split(open_corpus(written(tmp_path, ("candidate", "references"), ("A", cell))))
    assert example.references == references


def test_candidates_in_one_cell(tmp_path: Path) -> None:
    cell = json.dumps({"a": "A", "b": "B", "c": None})
    [example], _ = split(open_corpus(written(tmp_path, ("candidates", "reference"), (cell, "R"))))
    assert example.candidates == {"a": Candidate("A"), "b": Candidate("B")}


HEADER = "id,candidate,references\n"
BAD = [
    ("x,A", "There are 3 columns, but 2 cells in this row."),
    ("x,A,R,", "There are 3 columns, but 4 cells in this row."),
    ('x,"A" a,R', "A quote closes before ' a,R', where a cell must end"),
    ('x,"A', "never closed"),
    ("x,A,\"['R', 'S']\"", "looks like a list, but is not JSON"),
    ('x,A,"[""R"", 5]"', "must be a list of texts, but number 2 is a number"),
    ('x,A,"[""R"""', "looks like a list, but is not JSON"),
]


@pytest.mark.parametrize(("line", "message"), BAD, ids=range(len(BAD)))
def test_a_bad_row_is_told_and_the_rest_goes_on(tmp_path: Path, line: str, message: str) -> None:
    examples, problems = read_text(tmp_path, f"{HEADER}first,A,R\n{line}\ngood,A,R\n")
    assert [each.id for each in examples] == ["first", "good"]
    assert [(each.line, each.level) for each in problems] == [(3, Level.ERROR)]
    assert message in problems[0].message
    assert problems[0].message.endswith("This row was left out.")


def test_a_quote_that_swallows_lines_gives_them_back(tmp_path: Path) -> None:
    examples, problems = read_text(tmp_path, f'{HEADER}1,"A,R\n2,A,R\n3,"A",R\n4,A,R\n')
    assert [each.id for each in examples] == ["2", "3", "4"]
    assert [each.line for each in problems] == [2]


def test_rows_in_which_all_is_empty_are_no_examples(tmp_path: Path) -> None:
    examples, problems = read_text(tmp_path, f"\n{HEADER}\n,,\n1,A,R\n\n")
    assert ([each.id for each in examples], problems) == (["1"], [])


@pytest.mark.parametrize("text", ["", "\n\n", "\n,\n"])
def test_no_header(tmp_path: Path, text: str) -> None:
    with pytest.raises(UnreadableFile, match="has no row that names its columns"):
        read_text(tmp_path, text)


def test_a_table_of_other_things_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile, match="none of its first 100 rows is an example"):
        read_text(tmp_path, HEADER + "x\n" * 1_000)


def test_a_cell_of_five_megabytes(tmp_path: Path) -> None:
    long = 'word, "word"\n' * 400_000
    [example], problems = split(open_corpus(written(tmp_path, ("candidate", "reference"), (long, "R"))))
    assert (example.candidates["some"].text, problems) == (long, [])


cells = st.text(
    st.sampled_from('a"\n,;\t [{é🦊') | st.characters(exclude_categories=["Cs"], exclude_characters="\r\0"),
    max_size=6,
)


@SHORT_TIME
@given(st.lists(st.tuples(cells, cells), min_size=1, max_size=6), st.sampled_from(",;\t"))
def test_what_pythons_csv_writes_is_read_the_same(
    tmp_path: Path, rows: list[tuple[str, str]], separator: str
) -> None:
    path = tmp_path / "some.csv"
    with path.open("w", encoding="utf-8", newline="") as handle:
        csv.writer(handle, delimiter=separator).writerows([("candidate", "source"), *rows, ("x", "y")])
    expected = [(ours, source or None) for ours, source in rows if ours or source]
    examples, problems = split(open_corpus(path))
    found = [(each.candidates["some"].text, each.source) for each in examples]
    assert found == [*expected, ("x", "y")] or any(each.level == Level.ERROR for each in problems)
    assert [each for each in problems if each.level == Level.ERROR] == []


@SHORT_TIME
@given(st.text(st.sampled_from('ab",\n'), max_size=30))
def test_whatever_is_accepted_python_reads_the_same(tmp_path: Path, body: str) -> None:
    """The judge is Python's csv in its strict mode: where it reads all, so do we, and to the same cells."""
    text = f"candidate,source\n{body}\n"
    try:
        rows = [row for row in csv.reader(io.StringIO(text, newline=""), strict=True) if any(row)]
    except csv.Error:
        return
    if any(len(row) != 2 for row in rows):
        return
    examples, problems = read_text(tmp_path, text)
    assert [each for each in problems if each.level == Level.ERROR] == []
    assert [[each.candidates["some"].text, each.source or ""] for each in examples] == rows[1:]


@SHORT_TIME
@given(data=st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(tmp_path: Path, data: bytes) -> None:
    for name in ("any.csv", "any.parquet"):
        path = tmp_path / name
        for start in (b"", b"candidate,reference\n", b"\xff\xfe", b"PAR1"):
            path.write_bytes(start + data)
            try:
                examples, problems = split(open_corpus(path))
            except UnreadableFile:
                continue
            "".join(text for each in examples for text in each.references).encode()
            assert all(each.message.endswith(".") for each in problems)


# Memory


@KINDS
def test_reading_is_lazy_and_memory_flat(tmp_path: Path, kind: str) -> None:
    peaks = []
    for count in (2_000, 2_000, 8_000):
        rows = [(str(number), "word " * 200, "R") for number in range(count)]
        path = written(tmp_path, ("id", "candidate", "reference"), *rows, kind=kind)
        del rows
        tracemalloc.start()
        items = open_corpus(path)
        assert len(list(islice(items, 3))) == 3
        assert sum(1 for _ in items) == count - 3
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    # What grows is one number for each candidate, so that a second one is noticed, and one for each example.
    assert peaks[2] - peaks[1] < 6_000 * 200 < 6_000 * len("word " * 200)
