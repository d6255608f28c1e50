"""JSON lines: what is read from them, and what is told of lines that are none."""

import gzip
import json
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.errors import UnreadableFile
from tests.corpus.told import problems_of

SHORT_TIME = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def written(folder: Path, *lines: object, name: str = "some.jsonl") -> Path:
    path = folder / name
    path.write_text(
        "".join(f"{line if isinstance(line, str) else json.dumps(line)}\n" for line in lines), "utf-8"
    )
    return path


def split(items: Iterable[Example | Problem]) -> tuple[list[Example], list[Problem]]:
    known = list(items)
    return (
        [item for item in known if isinstance(item, Example)],
        problems_of(known),
    )


def test_an_example_a_line(tmp_path: Path) -> None:
    row = {
        "id": "x",
        "source": "S",
        "references": ["R1", "R2"],
        "candidates": {"a": "A", "b": ""},
        "topic": [1],
    }
    examples, problems = split(open_corpus(written(tmp_path, row)))
    assert problems == []
    assert examples == [
        Example("x", "S", ("R1", "R2"), {"a": Candidate("A"), "b": Candidate("")}, {"topic": [1]})
    ]


def test_a_row_per_system(tmp_path: Path) -> None:
    shared = {"id": 7, "source": "S", "references": ["R"]}
    rows = [
        {**shared, "system": "a", "candidate": "A", "ratings": {"fluency": 5}},
        {**shared, "system": 12, "candidate": "B"},
        {"id": 8, "references": ["R"], "system": "a", "candidate": "C"},
    ]
    examples, problems = split(open_corpus(written(tmp_path, *rows)))
    assert problems == []
    first = {"a": Candidate("A", {"ratings": {"fluency": 5}}), "12": Candidate("B")}
    assert examples == [Example("7", "S", ("R",), first), Example("8", None, ("R",), {"a": Candidate("C")})]


def test_what_is_missing_has_a_default(tmp_path: Path) -> None:
    rows = [
        {"references": "one text", "candidate": "A"},
        "",
        {"id": None, "references": ["R"], "candidate": "B"},
    ]
    examples, problems = split(open_corpus(written(tmp_path, *rows, name="bart.large.jsonl.gz")))
    assert problems == []
    assert [(each.id, each.references, list(each.candidates)) for each in examples] == [
        ("1", ("one text",), ["bart.large"]),
        ("3", ("R",), ["bart.large"]),
    ]


def test_null_is_no_text(tmp_path: Path) -> None:
    row = {"id": "x", "source": None, "references": ["R"], "candidates": {"a": None, "b": "B"}}
    examples, problems = split(open_corpus(written(tmp_path, row)))
    assert (examples, problems) == ([Example("x", None, ("R",), {"b": Candidate("B")})], [])


def test_a_compressed_file_is_the_same_whatever_its_name(tmp_path: Path) -> None:
    plain = written(tmp_path, {"id": "x", "references": ["R"], "candidates": {"a": "A"}})
    for name in ("packed.jsonl.gz", "packed.jsonl"):
        (tmp_path / name).write_bytes(gzip.compress(plain.read_bytes()))
        assert list(open_corpus(tmp_path / name)) == list(open_corpus(plain))


GOOD = {"id": "good", "references": ["R"], "candidates": {"a": "A"}}
BAD = [
    ("{", "This is not JSON: .*column 2"),
    ('{"id": "x"', "This is not JSON"),
    ("[1, 2]", "must be an object .* not a list"),
    ('"text"', "must be an object .* not a text"),
    ("1" * 5000, "cannot be read"),
    ("[" * 100_000, "nested too deeply"),
    ('{"a":' * 100_000, "nested too deeply"),
    ({"references": 5}, '"references" must be a text or a list of texts, not a number'),
    ({"references": ["R", 5]}, '"references" must be a list of texts, but number 2 is a number'),
    ({"references": {"R": 1}}, '"references" must be .* not an object'),
    ({"source": ["S"], "references": ["R"]}, '"source" must be a text, not a list'),
    ({"candidates": ["A"]}, '"candidates" must be an object of texts by system, not a list'),
    ({"candidates": {"a": True}}, '"a" in "candidates" must be a text, not true or false'),
    ({"candidate": 1.5}, '"candidate" must be a text, not a number'),
    ({"candidate": "A", "system": ["a"]}, '"system" must be a text or a number, not a list'),
    ({"id": {"n": 1}, "candidate": "A"}, '"id" must be a text or a number, not an object'),
    ({"id": False, "candidate": "A"}, '"id" must be a text or a number, not true or false'),
    ('{"id": "a\0b"}', "This is not JSON"),
]


@pytest.mark.parametrize(("line", "message"), BAD, ids=range(len(BAD)))
def test_a_bad_line_is_told_and_the_rest_goes_on(tmp_path: Path, line: object, message: str) -> None:
    path = written(tmp_path, {**GOOD, "id": "first"}, line, GOOD)
    examples, problems = split(open_corpus(path))
    assert [each.id for each in examples] == ["first", "good"]
    [problem] = problems
    assert (problem.path, problem.line, problem.level) == (path, 2, Level.ERROR)
    assert re.search(message, problem.message)


def test_what_cannot_be_scored_is_told(tmp_path: Path) -> None:
    rows = [
        {"id": "a", "candidates": {"s": "A"}},
        {"id": "b", "references": ["R"]},
        {"id": "c", "source": "S"},
    ]
    examples, problems = split(open_corpus(written(tmp_path, *rows)))
    assert [each.id for each in examples] == ["a", "b", "c"]
    assert [(each.line, each.level) for each in problems] == [(n, Level.WARNING) for n in (1, 2, 3)]
    assert ["no reference," in each.message for each in problems] == [True, False, False]
    assert ["no candidate" in each.message for each in problems] == [False, True, True]


def test_references_may_stand_in_the_first_row_of_an_example_only(tmp_path: Path) -> None:
    rows = [
        {"id": "a", "references": ["R"], "system": "s", "candidate": "A"},
        {"id": "a", "system": "t", "candidate": "B"},
    ]
    examples, problems = split(open_corpus(written(tmp_path, *rows)))
    assert problems == []
    assert examples == [Example("a", None, ("R",), {"s": Candidate("A"), "t": Candidate("B")})]


def test_a_second_candidate_of_the_same_system_is_left_out_and_told(tmp_path: Path) -> None:
    row = {"id": "a", "references": ["R"], "system": "s"}
    other = {**GOOD, "id": "b"}
    lines = [{**row, "candidate": "A"}, {**row, "candidate": "B"}, other, {**row, "candidate": "C"}]
    examples, problems = split(open_corpus(written(tmp_path, *lines)))
    assert [(each.id, list(each.candidates.values())) for each in examples] == [
        ("a", [Candidate("A")]),
        ("b", [Candidate("A")]),
    ]
    assert [each.line for each in problems if "second one was left out" in each.message] == [2, 4]
    assert len(problems) == 2


def test_half_a_surrogate_pair_is_replaced_and_told(tmp_path: Path) -> None:
    line = r'{"id": "a\ud83d", "references": ["\ud83e\udd8a fox"], "candidates": {"s": "x\udc00y"}, "m": ["\ud800"]}'
    examples, problems = split(open_corpus(written(tmp_path, line)))
    assert examples == [
        Example("a\ufffd", None, ("🦊 fox",), {"s": Candidate("x\ufffdy")}, {"m": ["\ufffd"]})
    ]
    assert [(each.line, each.level) for each in problems] == [(1, Level.WARNING)]


def test_a_backslash_before_ud_is_no_surrogate(tmp_path: Path) -> None:
    examples, problems = split(open_corpus(written(tmp_path, {**GOOD, "source": r"C:\udata"})))
    assert problems == []
    assert examples[0].source == r"C:\udata"


def test_texts_are_kept_as_they_are(tmp_path: Path) -> None:
    text = "a\r\nb\rc\u2028d\u0085e\0f\x0c\ufeff"
    row = {"id": "x", "source": text, "references": [text], "candidates": {"a": text}}
    examples, problems = split(open_corpus(written(tmp_path, row)))
    assert (examples[0].source, problems) == (text, [])


def test_a_line_of_five_megabytes(tmp_path: Path) -> None:
    long = "word " * 1_000_000
    row = {"id": "x", "source": long, "references": ["R"], "candidates": {"a": long}}
    examples, problems = split(open_corpus(written(tmp_path, row, GOOD)))
    assert problems == []
    assert [each.id for each in examples] == ["x", "good"]
    assert examples[0].candidates["a"].text == long


def test_a_file_of_other_things_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = written(tmp_path, *(f"line {number} of a log" for number in range(100_000)))
    examples: list[Example | Problem] = []
    with pytest.raises(UnreadableFile, match="none of its first 100 lines"):
        examples.extend(open_corpus(path))
    assert len(examples) <= 100


def test_reading_is_lazy(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD, {**GOOD, "id": "second"}, {**GOOD, "id": "third"})
    items = open_corpus(path)
    assert next(items) == Example("good", None, ("R",), {"a": Candidate("A")})
    items.close()  # type: ignore[attr-defined]


@SHORT_TIME
@given(data=st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "any.jsonl"
    for start in (b"", b"\xff\xfe", b"\xef\xbb\xbf", b"\x1f\x8b", gzip.compress(b"{}\n{}")[:20]):
        path.write_bytes(start + data)
        read_or_refused(path)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)
KEYS = ["id", "source", "references", "candidates", "candidate", "system", "ratings", "x"]


@SHORT_TIME
@given(
    st.lists(st.dictionaries(st.sampled_from(KEYS), json_values), min_size=1, max_size=5), st.integers(0, 400)
)
def test_any_json_is_read_or_told_of(tmp_path: Path, rows: list[dict[str, object]], cut: int) -> None:
    path = written(tmp_path, *rows)
    examples, problems = read_or_refused(path)
    refused = {each.line for each in problems if each.level == Level.ERROR}
    ids = [str(row.get("id")) for row in rows]
    assert len(refused) + len(examples) <= len(rows)
    assert len(examples) >= len({id_ for number, id_ in enumerate(ids, 1) if number not in refused})
    path.write_bytes(path.read_bytes()[:cut])
    read_or_refused(path)


def read_or_refused(path: Path) -> tuple[list[Example], list[Problem]]:
    """Read it all; whatever comes can be written down as UTF-8, and problems are sentences with places."""
    try:
        examples, problems = split(open_corpus(path))
    except UnreadableFile:
        return [], []
    for example in examples:
        texts = [example.id, example.source or "", *example.references, *example.candidates]
        texts += [candidate.text for candidate in example.candidates.values()]
        "".join(texts).encode()
    for problem in problems:
        assert problem.message.endswith(".")
        assert problem.line is None or problem.line > 0
    return examples, problems
