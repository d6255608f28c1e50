"""SummEval's lines: read as its authors wrote them, written so that our reader of corpora finds the ratings."""

import json
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui import assets
from rouge_gui.corpus.example import Candidate, Example, Problem
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.errors import RougeGuiError
from rouge_gui.study.annotating.formats import read_verdicts, write_verdicts
from rouge_gui.study.annotating.scheme import Scheme, read_scheme
from rouge_gui.study.annotating.verdict import Item, Verdict, digest_of
from tests.study.annotating.formats.verdict_strategies import PAIRS, SCHEME, there_and_back, verdicts

(SUMMEVAL,) = (read_scheme(path) for path in assets.schemes() if path.stem == "summeval")
CORPUS = {
    "n1": Example(
        "n1", "The council voted.", ("Council votes.",), {"M11": Candidate("The council closed it.")}
    )
}
ITEM = Item("n1", ("M11",))
LINE = {
    "id": "n1",
    "decoded": "The council closed it.",
    "expert_annotations": [
        {"coherence": 2, "consistency": 1, "fluency": 4, "relevance": 2},
        {"coherence": 1, "consistency": 1, "fluency": 2, "relevance": 1},
    ],
    "turker_annotations": [{"coherence": 3, "consistency": 3, "fluency": 4, "relevance": 3}],
    "model_id": "M11",
    "filepath": "news/1.story",
}


def read(path: Path) -> tuple[list[Verdict], list[Problem]]:
    found = list(read_verdicts("summeval", path, SUMMEVAL, CORPUS))
    return [each for each in found if isinstance(each, Verdict)], [
        each for each in found if isinstance(each, Problem)
    ]


def test_each_expert_is_an_annotator(tmp_path: Path) -> None:
    path = tmp_path / "v.jsonl"
    path.write_text(json.dumps(LINE), encoding="utf-8")
    (first, second), problems = read(path)
    assert problems == []
    assert first == Verdict(
        ITEM,
        "expert 1",
        "summeval",
        digest_of(CORPUS["n1"], ITEM),
        {"coherence": 2.0, "consistency": 1.0, "fluency": 4.0, "relevance": 2.0},
    )
    assert (second.annotator, second.answers["fluency"]) == ("expert 2", 2)


def test_the_reader_of_corpora_finds_the_means(tmp_path: Path) -> None:
    path = tmp_path / "v.jsonl"
    told = [
        Verdict(ITEM, "Ola", "summeval", "d", {"coherence": 2.0, "fluency": 5.0}),
        Verdict(ITEM, "Jan", "summeval", "d", {"coherence": 3.0, "fluency": None}),
    ]
    write_verdicts("summeval", told, SUMMEVAL, CORPUS, path)
    (example,) = (each for each in open_corpus(path) if isinstance(each, Example))
    assert (example.id, example.source, example.references) == (
        "n1",
        "The council voted.",
        ("Council votes.",),
    )
    assert example.candidates["M11"].text == "The council closed it."
    assert example.candidates["M11"].metadata["ratings"] == {"coherence": 2.5, "fluency": 5}


@settings(max_examples=40, deadline=None)
@given(st.lists(verdicts(), max_size=4))
def test_what_the_format_holds_comes_back(told: list[Verdict]) -> None:
    with TemporaryDirectory() as folder:
        found, problems = there_and_back("summeval", told, Path(folder) / "v.jsonl")
    assert problems == []
    expected = [
        Verdict(
            each.item,
            each.annotator,
            each.scheme,
            each.digest,
            {
                rating.name: each.answers[rating.name]
                for rating in SCHEME.ratings
                if each.answers.get(rating.name) is not None
            },
        )
        for each in told
        if each.is_done
    ]
    assert sorted(map(str, found)) == sorted(map(str, expected))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"id": "n2"}, 'no example "n2"'),
        ({"model_id": "M1"}, 'no candidate of "M1"'),
        ({"decoded": "Another."}, "another text"),
        ({"expert_annotations": None}, "must be a list"),
        ({"expert_annotations": [3]}, "must hold objects"),
        ({"expert_annotations": [{"coherence": "2"}]}, 'The rating "coherence" is no number'),
        ({"expert_annotations": [{"coherence": 6}]}, '"coherence" is answered by 6'),
        ({"expert_annotations": [{"style": 2}]}, "None of its qualities is asked"),
        ({"annotators": ["Ola"]}, "as many names"),
    ],
)
def test_a_wrong_line_is_told_and_the_rest_goes_on(
    change: dict[str, object], said: str, tmp_path: Path
) -> None:
    path = tmp_path / "v.jsonl"
    path.write_text(f"{json.dumps({**LINE, **change})}\n{json.dumps(LINE)}\n", encoding="utf-8")
    found, (problem,) = read(path)
    assert len(found) == 2
    assert (problem.line, said in problem.message) == (1, True)


def test_what_the_format_cannot_hold_is_said(tmp_path: Path) -> None:
    for scheme, said in ((PAIRS, "compares two"), (Scheme("l", "L", labels=SCHEME.labels), "asks for none")):
        with pytest.raises(RougeGuiError, match=said):
            write_verdicts("summeval", [], scheme, CORPUS, tmp_path / "v")
    half = replace(CORPUS["n1"], source=None)
    write_verdicts(
        "summeval", [Verdict(ITEM, "Ola", "summeval", "d")], SUMMEVAL, {"n1": half}, tmp_path / "v"
    )
    assert "text" not in json.loads((tmp_path / "v").read_text(encoding="utf-8"))
