"""Entries of lists in large JSON documents, and files that end as those of others do."""

import json
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rouge_gui.corpus.entries import read_entries
from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.corpus.lines import Line
from rouge_gui.corpus.readers import promptfoo_csv
from rouge_gui.errors import UnreadableFile
from tests.corpus.told import problems_of

LAYOUTS = Path(__file__).parent.parent / "data" / "layouts"
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)
SHORT_TIME = settings(
    max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@SHORT_TIME
@given(st.lists(JSON), JSON, st.sampled_from([{}, {"indent": 2}, {"indent": 0, "ensure_ascii": False}]))
def test_entries_are_those_that_json_itself_finds(
    tmp_path: Path, entries: list[object], other: object, style: dict[str, Any]
) -> None:
    path = tmp_path / "some.json"
    whole = {"before": other, "a": {"list": [other], "b": entries, "after": other}, "b": [other]}
    path.write_text(json.dumps(whole, **style), "utf-8")
    found = list(read_entries(path, ["a", "b"]))
    assert [json.loads(line.text) for line in found if isinstance(line, Line)] == entries
    assert len(found) == len(entries)


@pytest.mark.parametrize("cut", range(2, 32))
def test_a_file_that_breaks_off_tells_it(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "some.json"
    path.write_text('{"a": [{"x": [1, "}"]},\n{"y": {}}, 3]}'[:-cut], "utf-8")
    *lines, last = read_entries(path, ["a"])
    assert isinstance(last, Problem)
    known = [json.loads(line.text) for line in lines if isinstance(line, Line)]
    assert known == [{"x": [1, "}"]}, {"y": {}}, 3][: len(known)]


def test_a_list_that_is_missing_is_named(tmp_path: Path) -> None:
    path = tmp_path / "some.json"
    path.write_text('{"a": {"b": 1}, "b": [1]}', "utf-8")
    with pytest.raises(UnreadableFile, match='holds no list "b" in "a"'):
        list(read_entries(path, ["a", "b"]))


def test_deep_nesting_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.json"
    path.write_text('{"b":' + "[" * 100_000, "utf-8")
    with pytest.raises(UnreadableFile, match="nested too deeply"):
        list(read_entries(path, ["a"]))


def test_an_entry_nested_deeply_is_a_problem_and_the_rest_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "comparison.json"
    deep = "[" * 100_000 + "]" * 100_000
    good = (
        '{"input_text": "S", "output_text_a": "A", "output_text_b": "B", "custom_fields": {"reference": "R"}}'
    )
    path.write_text(
        f'{{"models": [{{"name": "a"}}, {{"name": "a"}}],\n"examples": [{good},\n{deep},\n{good}]}}', "utf-8"
    )
    candidates = {"a (A)": Candidate("A"), "a (B)": Candidate("B")}
    problem, first, last = open_corpus(path)
    assert (first, last) == (
        Example("1", "S", ("R",), candidates),
        Example("2", "S", ("R",), candidates),
    )
    assert isinstance(problem, Problem)
    assert (problem.line, problem.level) == (3, Level.ERROR)
    assert "nested too deeply" in problem.message


def test_another_csv_is_no_answer_of_promptfoo(tmp_path: Path) -> None:
    path = tmp_path / "other.csv"
    for text in ("", "id,candidate,reference\n1,A,R\n", "[p] x\nA\n"):
        path.write_text(text, "utf-8")
        with pytest.raises(UnreadableFile, match="is not promptfoo's CSV"):
            list(promptfoo_csv.read(path))


@pytest.mark.parametrize("models", ["[]", '[{"name": "a"}]', '[{"id": 1}, {"id": 2}]'])
def test_a_comparison_without_two_models_is_refused(tmp_path: Path, models: str) -> None:
    path = tmp_path / "comparison.json"
    path.write_text(f'{{"models": {models}, "examples": [{{"output_text_a": "A"}}]}}', "utf-8")
    with pytest.raises(UnreadableFile, match="name"):
        list(open_corpus(path))


def test_a_run_of_helm_is_called_by_its_folder_where_nothing_names_the_model(tmp_path: Path) -> None:
    folder = copytree(LAYOUTS / "helm" / "news,model=toy_one", tmp_path / "run")
    (folder / "run_spec.json").write_text("{}", "utf-8")
    items = list(open_corpus(folder))
    [problem] = problems_of(items)
    assert (problem.path, problem.level) == (folder / "run_spec.json", Level.NOTE)
    names = {name for item in items if isinstance(item, Example) for name in item.candidates}
    assert names == {"run", "run (trial 2)"}


def test_a_row_of_promptfoo_with_a_cell_too_many(tmp_path: Path) -> None:
    path = copytree(LAYOUTS / "promptfoo_csv", tmp_path / "twin") / "results.csv"
    path.write_text(path.read_text("utf-8").replace("too short,odd", "too short,odd,more"), "utf-8")
    problem, *_ = (item for item in problems_of(open_corpus(path)))
    assert (problem.line, problem.level) == (2, Level.ERROR)
    assert "There are 17 columns, but 18 cells" in problem.message


NAMES = ["samples_x.jsonl", "x.jsonl", "x.json", "x.csv", "x.xml", "x.txt"]
STARTS = [
    path.read_bytes()
    for path in sorted(LAYOUTS.rglob("*.*"))
    if path.is_file() and path.suffix in {".json", ".jsonl", ".csv", ".xml"}
]


@SHORT_TIME
@given(
    named=st.tuples(st.sampled_from(NAMES), st.sampled_from(STARTS)),
    changes=st.lists(st.tuples(st.integers(0, 5000), st.binary(max_size=4)), max_size=6),
    end=st.integers(0, 6000),
)
def test_whatever_is_broken_is_told_and_never_a_traceback(
    tmp_path: Path, named: tuple[str, bytes], changes: list[tuple[int, bytes]], end: int
) -> None:
    name, start = named
    data = bytearray(start[:end])
    for place, put in changes:
        data[place : place + 1] = put
    path = tmp_path / name
    path.write_bytes(data)
    try:
        items = list(open_corpus(path))
    except UnreadableFile:
        return
    assert all(isinstance(item, Example | Problem) for item in items)
