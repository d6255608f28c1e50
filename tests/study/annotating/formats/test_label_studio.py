"""Label Studio's JSON: tasks as its documentation shows them, and what of a verdict comes back."""

import json
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import RougeGuiError
from rouge_gui.study.annotating.formats import read_verdicts, write_verdicts
from rouge_gui.study.annotating.scheme import Scheme
from rouge_gui.study.annotating.verdict import Item, SpanLabel, Verdict, digest_of
from tests.study.annotating.formats.verdict_strategies import (
    EXAMPLES,
    PAIRS,
    SCHEME,
    sorted_out,
    there_and_back,
    verdicts,
)

ITEM = Item("e1", ("A",))
DATA = {"example": "e1", "system": "A", "candidate": "A fire\nin Łódź 😀 cost 12 lives."}


def annotated(*results: dict[str, Any], **more: object) -> list[dict[str, Any]]:
    return [{"id": 7, "data": DATA, "annotations": [{"completed_by": 3, "result": list(results), **more}]}]


def chosen(name: str, *options: str) -> dict[str, Any]:
    return {
        "id": "a",
        "from_name": name,
        "to_name": "candidate",
        "type": "choices",
        "value": {"choices": list(options)},
    }


def labelled(start: object, end: object, text: str | None, label: str = "entity") -> dict[str, Any]:
    value = {"start": start, "end": end, "labels": [label]} | ({} if text is None else {"text": text})
    return {"id": "r", "from_name": "ner", "to_name": "candidate", "type": "labels", "value": value}


def written(path: Path, tasks: object) -> Path:
    path.write_text(json.dumps(tasks), encoding="utf-8")
    return path


def test_tasks_of_its_own_are_read(tmp_path: Path) -> None:
    rating = {
        "id": "x",
        "from_name": "fluency",
        "to_name": "candidate",
        "type": "rating",
        "value": {"rating": 4},
    }
    severity = {
        "id": "r",
        "from_name": "how bad",
        "to_name": "candidate",
        "type": "choices",
        "value": {"start": 10, "end": 14, "choices": ["major"]},
    }
    note = {"from_name": "why", "to_name": "candidate", "type": "textarea", "value": {"text": ["one", "two"]}}
    tasks = annotated(
        rating,
        chosen("true", "yes"),
        labelled(10, 14, "Łódź"),
        severity,
        note,
        lead_time=4.288,
        created_at="2021-03-09T22:16:08.728353Z",
    )
    (found,), problems = sorted_out("label-studio", written(tmp_path / "v.json", tasks))
    assert problems == []
    assert found == Verdict(
        ITEM,
        "3",
        SCHEME.name,
        digest_of(EXAMPLES["e1"], ITEM),
        {"fluency": 4.0, "true": "yes"},
        (SpanLabel("entity", "candidate", 10, 14, "Łódź", "major"),),
        "one\ntwo",
        seconds=4.288,
        moment="2021-03-09T22:16:08.728353Z",
    )


def test_places_that_older_releases_counted_in_utf_16_are_understood(tmp_path: Path) -> None:
    """The text of Label Studio's issue 1347, whose places came out as 13 to 23 instead of 12 to 22."""
    for text, start, end, quoted, places in (
        ("💩This is an annotation.", 13, 23, "annotation", (12, 22)),
        ("😀😀😀😀ab ab", 8, 10, "ab", (4, 6)),
    ):
        corpus = {"e1": Example("e1", None, (), {"A": Candidate(text)})}
        path = written(tmp_path / "v.json", annotated(labelled(start, end, quoted)))
        (found,) = read_verdicts("label-studio", path, SCHEME, corpus)
        assert isinstance(found, Verdict)
        assert (found.spans[0].start, found.spans[0].end) == places


@pytest.mark.parametrize(
    ("result", "said"),
    [
        (chosen("true"), '"true" must have one answer'),
        (chosen("true", "yes", "7"), '"true" must have one answer'),
        (chosen("true", "maybe"), '"true" is answered by "maybe"'),
        (chosen("who", "yes"), 'asks no question "who"'),
        (labelled(0, 4, "cows"), "does not stand in the text"),
        (labelled(-1, 4, None), "are no places"),
        (labelled("0", 4, None), "are no places"),
        (labelled(2, 400, None), "does not hold the"),
        (labelled(0, 1, "A", "LOC"), 'no label "LOC"'),
        ({**labelled(0, 1, "A"), "to_name": "article"}, 'no text "article"'),
        ({**chosen("true", "yes"), "type": "taxonomy"}, 'result of type "taxonomy"'),
        ({**chosen("true", "yes"), "value": 3}, "must be an object"),
    ],
)
def test_a_wrong_annotation_is_told_and_the_rest_goes_on(
    result: dict[str, Any], said: str, tmp_path: Path
) -> None:
    tasks = [*annotated(result), {"data": {"example": "e9", "system": "A"}}, {"data": []}]
    tasks[0]["annotations"].append(
        {"completed_by": {"id": 1, "email": "jan"}, "result": [chosen("true", "7")]}
    )
    (found,), problems = sorted_out("label-studio", written(tmp_path / "v.json", tasks))
    assert (found.annotator, found.answers) == ("jan", {"true": "7"})
    assert said in problems[0].message
    assert ["no example" in problems[1].message, "needs an object" in problems[2].message] == [True, True]


def held(verdict: Verdict) -> Verdict:
    names = [each.name for each in SCHEME.questions]
    answers = {name: answer for name in names if (answer := verdict.answers.get(name)) is not None}
    return replace(verdict, answers=answers, flagged=False, shown=(), revision=0, uid="")


@pytest.mark.parametrize("scheme", [SCHEME, PAIRS], ids=["one", "two"])
@settings(max_examples=50, deadline=None)
@given(data=st.data())
def test_what_the_format_holds_comes_back(scheme: Scheme, data: st.DataObject) -> None:
    told = data.draw(st.lists(verdicts(scheme), max_size=4))
    with TemporaryDirectory() as folder:
        found, problems = there_and_back("label-studio", told, Path(folder) / "v.json", scheme)
    assert problems == []
    assert sorted(map(str, found)) == sorted(str(held(each)) for each in told if not each.withdrawn)


def test_what_is_written_has_the_documented_shape(tmp_path: Path) -> None:
    span = SpanLabel("entity", "candidate", 10, 14, "Łódź", "major", (4, 8))
    told = Verdict(
        ITEM, "Ola", SCHEME.name, "d", {"fluency": 4.0, "true": "yes"}, (span,), "n", skipped=True, seconds=2
    )
    write_verdicts("label-studio", [told], SCHEME, EXAMPLES, tmp_path / "v.json")
    (task,) = json.loads((tmp_path / "v.json").read_text(encoding="utf-8"))
    assert (task["data"]["candidate"], task["data"]["reference_2"]) == (DATA["candidate"], "Leeds burnt.")
    (annotation,) = task["annotations"]
    assert (annotation["was_cancelled"], annotation["lead_time"]) == (True, 2)
    assert annotation["completed_by"] == {"email": "Ola"}
    by_type = [(each["type"], each.get("value")) for each in annotation["result"]]
    assert by_type == [
        ("rating", {"rating": 4}),
        ("choices", {"choices": ["yes"]}),
        ("labels", {"start": 10, "end": 14, "text": "Łódź", "labels": ["entity"]}),
        ("choices", {"start": 10, "end": 14, "text": "Łódź", "choices": ["major"]}),
        ("labels", {"start": 4, "end": 8, "text": "fire", "labels": ["evidence"]}),
        ("relation", None),
        ("textarea", {"text": ["n"]}),
    ]


def test_without_the_texts_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(RougeGuiError, match="open their corpus"):
        write_verdicts("label-studio", [Verdict(ITEM, "Ola", SCHEME.name, "d")], SCHEME, {}, tmp_path / "v")
    assert list(tmp_path.iterdir()) == []
