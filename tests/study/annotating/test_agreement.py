"""All of the agreement under one scheme: what counts, what is told, and gold."""

import json
from dataclasses import replace

import numpy as np
import pytest

from rouge_gui.study.annotating.agreement import Reckoning, agreement
from rouge_gui.study.annotating.answer_table import counting, number_of
from rouge_gui.study.annotating.scheme import Choice, Label, Rating, Scheme
from rouge_gui.study.annotating.verdict import SpanLabel, Verdict
from tests.study.annotating.said import spans, verdicts

QUICK = Reckoning(resamples=50, window=5)
RATED = Scheme("s", "S", ratings=(Rating("q", "?", 1, 5),))
CHOSEN = Scheme("s", "S", choices=(Choice("q", "?", ("no", "yes")),))
LABELLED = Scheme("s", "S", labels=(Label("x", "X", "x"), Label("y", "Y", "y")))
# Krippendorff 2011, C; the values are his.
OBSERVERS: dict[str, list[float | str | None]] = {
    "a": [1, 2, 3, 3, 2, 1, 4, 1, 2, "-", "-", "-"],
    "b": [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, "-", 3],
    "c": ["-", 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, "-"],
    "d": [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, None],
}


def test_krippendorffs_example_from_verdicts_to_alphas() -> None:
    (found,) = agreement(verdicts("q", OBSERVERS), RATED, reckoning=QUICK).questions
    assert [(each.level, round(each.value, 3)) for each in found.alphas] == [
        ("nominal", 0.743),
        ("ordinal", 0.815),
        ("interval", 0.849),
    ]
    assert (found.question, found.annotators, found.items, len(found.pairs)) == ("q", 4, 11, 6)
    # All four judged the second to the ninth unit.
    assert (found.fleiss.items, found.fleiss.judges) == (8, 4)


def test_wikipedias_grants_from_verdicts_to_kappa() -> None:
    told = {"A": ["yes"] * 25 + ["no"] * 25, "B": ["yes"] * 20 + ["no"] * 5 + ["yes"] * 10 + ["no"] * 15}
    (found,) = agreement(verdicts("q", told), CHOSEN, reckoning=QUICK).questions
    (pair,) = found.pairs
    assert pair.kappa == pytest.approx(0.4)
    assert (pair.raw, pair.items, found.raw) == (0.7, 50, 0.7)
    assert [each.level for each in found.alphas] == ["nominal"]
    assert {each.answer: each.given for each in found.answers} == {"no": 25 + 20, "yes": 25 + 30}


def test_only_what_is_in_force_done_and_of_the_scheme_counts() -> None:
    first, second = verdicts("q", {"a": [1], "b": [2]})
    every = [
        first,
        replace(first, answers={"q": 2}, revision=2, uid="later"),
        second,
        replace(second, scheme="other", answers={"q": 5}, uid="other"),
        replace(second, annotator="c", skipped=True, uid="skipped"),
        replace(second, annotator="d", withdrawn=True, uid="gone"),
    ]
    (found,) = agreement(every, RATED, reckoning=QUICK).questions
    assert (found.annotators, found.items, found.raw) == (2, 1, 1)
    assert len(counting(every, RATED)) == 2


@pytest.mark.parametrize("answer", [None, 0.0, 6.0, "4", "yes"])
def test_what_a_rating_does_not_offer_is_no_answer(answer: float | str | None) -> None:
    assert np.isnan(number_of(RATED.ratings[0], answer))


@pytest.mark.parametrize("answer", [None, "maybe", 1.0])
def test_what_a_choice_does_not_offer_is_no_answer(answer: float | str | None) -> None:
    assert np.isnan(number_of(CHOSEN.choices[0], answer))


def test_gold_by_hand() -> None:
    """Ola is right once of three, 0, 1 and 2 away; what is not gold, and what gold cannot say, does not count."""
    gold = list(verdicts("q", {"G": [3, 3, 3, None]}))
    found = agreement(verdicts("q", {"Ola": [3, 2, 5, 1, 1], "Jan": [None, 3]}), RATED, gold, QUICK).gold
    jan, ola = found
    assert (ola.annotator, ola.items, ola.right, ola.distance) == ("Ola", 3, 1 / 3, 1)
    assert (jan.annotator, jan.items, jan.right) == ("Jan", 1, 1)
    assert agreement(verdicts("q", {"Ola": [3]}), RATED, (), QUICK).gold == ()


def span(label: str, start: int, end: int) -> SpanLabel:
    return SpanLabel(label, "candidate", start, end, "x" * (end - start))


def test_spans_against_each_other_and_against_gold() -> None:
    told: list[Verdict] = [
        spans("Ola", "e1", span("x", 0, 4)),
        spans("Jan", "e1", span("x", 0, 4), span("y", 6, 8)),
    ]
    found = agreement(told, LABELLED, [spans("G", "e1", span("y", 6, 8))], QUICK)
    assert [(each.label, each.exact.f1) for each in found.spans[:2]] == [("", pytest.approx(2 / 3)), ("x", 1)]
    right = {(each.second, each.label): each.exact for each in found.gold_spans}
    assert (right["Jan", ""].precision, right["Jan", ""].recall) == (0.5, 1)
    assert (right["Ola", "y"].both, right["Ola", "y"].first) == (0, 1)


def test_all_is_told_as_json_without_nan() -> None:
    found = agreement(verdicts("q", {"a": [1, 1], "b": [1, 1]}), RATED, (), QUICK)
    told = json.loads(json.dumps(found.told(), allow_nan=False))
    assert told["questions"][0]["alphas"][0]["value"] is None
    assert [len(told[name]) for name in ("annotators", "windows", "spans")] == [2, 2, 0]


def test_nobody_and_one_alone_agree_with_nobody() -> None:
    nobody = agreement([], RATED, (), QUICK)
    assert (nobody.questions[0].annotators, nobody.annotators) == (0, ())
    alone = agreement(verdicts("q", {"a": [1, 2, 3]}), RATED, (), QUICK)
    assert (alone.questions[0].items, alone.questions[0].pairs) == (0, ())
    assert np.isnan(alone.annotators[0].alpha)
