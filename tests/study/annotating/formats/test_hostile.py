"""Whatever a file holds, reading it ends in verdicts, problems, or one sentence."""

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.corpus.example import Problem
from rouge_gui.errors import UnreadableFile
from rouge_gui.study.annotating.formats import FORMATS, read_verdicts, write_verdicts
from rouge_gui.study.annotating.verdict import Answer, Item, SpanLabel, Verdict, digest_of
from tests.study.annotating.formats.verdict_strategies import EXAMPLES, SCHEME

JSON = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.sampled_from(
            [0, -1, 3, 10**400, 1e308, float("inf"), float("nan"), "", "A", "e1", "labels", "\ud800"]
        ),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=2), st.dictionaries(st.sampled_from("ab"), inner, max_size=2)
    ),
    max_leaves=4,
)


def harmless(name: str, path: Path) -> None:
    with suppress(UnreadableFile):
        for found in read_verdicts(name, path, SCHEME, EXAMPLES):
            assert isinstance(found, Verdict | Problem)
            assert not isinstance(found, Problem) or found.message.endswith((".", '"'))


def whole(name: str) -> bytes:
    """A file that has something of everything."""
    item = Item("e1", ("A",))
    digest = digest_of(EXAMPLES["e1"], item)
    spans = (
        SpanLabel("entity", "candidate", 10, 14, "Łódź", "major", (4, 8)),
        SpanLabel("odd", "source", 4, 8, "fire"),
    )
    answers: dict[str, Answer] = {"fluency": 3.0, "true": "yes"}
    told = [
        Verdict(
            item,
            who,
            SCHEME.name,
            digest,
            answers,
            spans,
            "note",
            moment="2026-11-30T10:00:00+00:00",
            seconds=2,
        )
        for who in ("Ola", "Jan")
    ]
    with TemporaryDirectory() as folder:
        path = Path(folder) / "v"
        write_verdicts(name, told, SCHEME, EXAMPLES, path)
        return path.read_bytes()


WHOLE = {name: whole(name) for name in FORMATS}


@pytest.mark.parametrize("name", list(FORMATS))
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_a_damaged_file(name: str, seed: int) -> None:
    draw = Random(seed)  # noqa: S311 (a test)
    data = bytearray(WHOLE[name])
    for _ in range(draw.randrange(1, 6)):
        start = draw.randrange(len(data))
        data[start : start + draw.choice([0, 1, 3, 40])] = draw.choice(
            [b"", b"\xff", b"\0", b'"', b"<v>", b"</v>", b"-", b"[", b"{", b"\t", b"\n", b"9" * 30, b"null"]
        )
    with TemporaryDirectory() as folder:
        path = Path(folder) / "v"
        path.write_bytes(data)
        harmless(name, path)


@pytest.mark.parametrize("name", ["jsonl", "label-studio", "summeval"])
@settings(max_examples=80, deadline=None)
@given(value=JSON, seed=st.integers(0, 10**6))
def test_another_value_somewhere(name: str, value: object, seed: int) -> None:
    draw = Random(seed)  # noqa: S311 (a test)
    text = WHOLE[name].decode()
    told = json.loads(text) if name == "label-studio" else [json.loads(line) for line in text.splitlines()]
    places = [(holder, key) for holder in _holders(told) for key in _keys(holder)]
    holder, key = draw.choice(places)
    holder[key] = value  # type: ignore[index]
    written = json.dumps(told) if name == "label-studio" else "\n".join(map(json.dumps, told))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "v"
        path.write_text(written, encoding="utf-8")
        harmless(name, path)


def _holders(value: object) -> list[object]:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    own = [value] if isinstance(value, dict | list) else []
    return [*own, *(holder for each in inner for holder in _holders(each))]


def _keys(holder: object) -> list[object]:
    return list(holder) if isinstance(holder, dict) else list(range(len(holder)))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", list(FORMATS))
@settings(max_examples=30, deadline=None)
@given(data=st.binary(max_size=60))
def test_anything(name: str, data: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "v"
        path.write_bytes(data)
        harmless(name, path)


@pytest.mark.parametrize("name", list(FORMATS))
def test_a_file_of_another_format(name: str, tmp_path: Path) -> None:
    for other, data in WHOLE.items():
        path = tmp_path / other
        path.write_bytes(data)
        harmless(name, path)
