"""Verdicts as JSON, which of them is in force, and labels on texts that have changed."""

import json
import math
from contextlib import suppress
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.study.annotating.verdict import (
    Item,
    SpanLabel,
    Verdict,
    digest_of,
    in_force,
    refitted,
    verdict_of,
)

SPAN = {"label": "x", "text": "source", "start": 0, "end": 2}
ITEM = Item("e1", ("A",))
VERDICT = Verdict(
    Item("e1", ("A", "B")),
    "Ola",
    "both",
    "abc",
    {"fluency": 4.0, "better": "neither", "style": None},
    (
        SpanLabel("entity", "candidate 1", 3, 8, "Leeds", "major", (40, 45)),
        SpanLabel("x", "source", 0, 1, "T"),
    ),
    "a note\nof two lines 😀",
    flagged=True,
    shown=("B", "A"),
    seconds=12.5,
    moment="2026-11-30T10:00:00+00:00",
    revision=3,
    uid="u1",
)


def test_a_verdict_comes_back_from_json_the_same() -> None:
    assert verdict_of(json.loads(json.dumps(VERDICT.told()))) == VERDICT


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"example": 7}, "`example` has to be a text, not 7"),
        ({"answers": {"q": [1]}}, r"\[1\] is no answer"),
        ({"answers": {"q": True}}, "True is no answer"),
        ({"answers": {"q": 10**400}}, "1000000+ is no answer"),
        ({"answers": [["q", 1]]}, "`answers` has to be an object"),
        ({"spans": "x"}, "`spans` has to be a list, not 'x'"),
        ({"spans": ["x"]}, "a span has to be an object, not 'x'"),
        ({"spans": [{"label": "x"}]}, "has no `text`"),
        ({"spans": [{**SPAN, "start": "?"}]}, "`start` has to be a whole number, not '\\?'"),
        ({"spans": [{**SPAN, "end": True}]}, "`end` has to be a whole number, not True"),
        ({"spans": [{**SPAN, "evidence": "12"}]}, "`evidence` has to be a list, not '12'"),
        ({"spans": [{**SPAN, "evidence": [1, 2, 3]}]}, "`evidence` has to be two whole numbers"),
        ({"systems": None}, "`systems` has to be a list of texts, not None"),
        ({"systems": "AB"}, "`systems` has to be a list of texts, not 'AB'"),
        ({"systems": [1, 2]}, "`systems` has to be a list of texts"),
        ({"shown": "AB"}, "`shown` has to be a list of texts"),
        ({"flagged": "false"}, "`flagged` has to be true or false, not 'false'"),
        ({"skipped": 1}, "`skipped` has to be true or false, not 1"),
        ({"withdrawn": []}, "`withdrawn` has to be true or false"),
        ({"note": 7}, "`note` has to be a text"),
        ({"seconds": math.inf}, "`seconds` has to be a number, not inf"),
        ({"seconds": "12"}, "`seconds` has to be a number, not '12'"),
        ({"revision": 1.5}, "`revision` has to be a whole number, not 1.5"),
        ({"uid": 7}, "`uid` has to be a text"),
    ],
)
def test_what_is_no_verdict_is_a_value_error_that_says_why(change: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        verdict_of({**VERDICT.told(), **change})


@pytest.mark.parametrize("name", ["example", "systems", "annotator", "scheme", "digest"])
def test_what_a_verdict_needs(name: str) -> None:
    told = VERDICT.told()
    del told[name]
    with pytest.raises(ValueError, match=f"it has no `{name}`"):
        verdict_of(told)


def test_null_is_as_good_as_nothing_where_nothing_need_be() -> None:
    told = {"example": "e", "systems": ["A"], "annotator": "Ola", "scheme": "s", "digest": ""}
    for name in ("answers", "spans", "note", "flagged", "shown", "seconds", "moment", "revision", "uid"):
        assert verdict_of({**told, name: None}) == verdict_of(told)


@given(
    st.recursive(st.none() | st.booleans() | st.floats() | st.text(), st.lists),
    st.sampled_from(sorted(VERDICT.told())),
)
def test_whatever_stands_there_is_a_verdict_or_a_value_error(value: object, name: str) -> None:
    with suppress(ValueError):
        verdict_of({**VERDICT.told(), name: value})


@pytest.mark.parametrize("told", [None, [], "x", 7])
def test_what_is_no_object_is_no_verdict(told: object) -> None:
    with pytest.raises(ValueError, match="a verdict has to be an object"):
        verdict_of(told)


def said(revision: int, uid: str, **changes: object) -> Verdict:
    verdict = Verdict(ITEM, "Ola", "s", "d", revision=revision, uid=uid)
    return replace(verdict, **changes)  # type: ignore[arg-type]


def test_the_highest_revision_is_in_force_whatever_the_clock_said() -> None:
    first, second = said(1, "a", moment="2026-11-30"), said(2, "b", moment="2020-01-01")
    for order in permutations([first, second]):
        assert in_force(order) == [second]


def test_of_two_copies_of_a_file_everybody_finds_the_same() -> None:
    here, there = said(4, "a", moment="2026-11-30T10"), said(4, "b", moment="2026-11-30T09")
    same = said(4, "z", moment="2026-11-30T10")
    for order in permutations([here, there, same]):
        assert in_force(order) == [same]


def test_a_withdrawn_verdict_is_in_force_no_more_and_may_be_said_anew() -> None:
    first, gone = said(1, "a"), said(2, "b", withdrawn=True)
    assert in_force([first, gone]) == []
    assert in_force([first, gone, said(3, "c")]) == [said(3, "c")]


def test_annotators_items_and_schemes_do_not_replace_each_other() -> None:
    every = [
        said(1, "a"),
        said(2, "b", annotator="Jan"),
        said(3, "c", item=Item("e1", ("B",))),
        said(4, "d", item=Item("e2", ("A",))),
        said(5, "e", scheme="other"),
    ]
    assert in_force(every) == every


@given(st.integers(0, 1_000))
def test_merging_in_any_order_and_twice_changes_nothing(seed: int) -> None:
    draw = Random(seed)  # noqa: S311 (a test)
    every = [
        said(
            draw.randrange(4),
            str(number),
            withdrawn=draw.random() < 0.3,
            item=Item(draw.choice("ab"), ("A",)),
        )
        for number in range(8)
    ]
    mixed = [*every, *every[:3]]
    draw.shuffle(mixed)
    assert set(map(str, in_force(mixed))) == set(map(str, in_force(every)))


def test_the_digest_is_of_the_texts_not_of_names() -> None:
    example = Example("e1", "The source.", (), {"A": Candidate("One."), "B": Candidate("Two.")})
    renamed = Example("other", "The source.", ("r",), {"sys": Candidate("One.")})
    assert digest_of(example, Item("e1", ("A",))) == digest_of(renamed, Item("other", ("sys",)))
    every = {
        digest_of(example, Item("e1", systems)) for systems in (("A",), ("B",), ("A", "B"), ("B", "A"))
    } | {digest_of(replace(example, source="The source"), Item("e1", ("A",)))}
    assert len(every) == 5


LABEL = SpanLabel("x", "candidate", 4, 9, "Leeds")


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("The Leeds fire", 4),
        ("In the Leeds fire", 7),
        ("Leeds or Leeds", 0),
        ("far away Leeds, and 'Leeds' again", 9),
        ("The fire", None),
        ("", None),
    ],
)
def test_a_label_moves_to_the_nearest_place_of_its_words(text: str, start: int | None) -> None:
    found = refitted(LABEL, text)
    assert (None if found is None else found.start) == start
    if found is not None:
        assert text[found.start : found.end] == "Leeds"


def test_a_label_on_nothing_stays_only_where_it_was() -> None:
    empty = SpanLabel("x", "candidate", 3, 3, "")
    assert refitted(empty, "abcdef") == empty
