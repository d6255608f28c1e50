"""Picks, cases and sentences on a corpus small enough to read, and bad input."""

import json
import math

import numpy as np
import pytest

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import RougeGuiError
from rouge_gui.study.measures import Measures
from rouge_gui.study.rating.cases import cases
from rouge_gui.study.rating.correlation import Drawing
from rouge_gui.study.rating.picks import best_of
from rouge_gui.study.rating.ratings import rated, ratings_of
from rouge_gui.study.rating.study import RatingStudy, steps, study_ratings, study_steps
from rouge_gui.study.resampling import Numbers

SOURCES, SYSTEMS = ("s1", "s2"), ("A", "B", "C")
SCORES = np.array([[0.9, 0.5, 0.9], [0.2, 0.8, 0.6]])
SEAMS = np.array([[2.0, 0.0, 1.0], [1.0, 1.0, 3.0]])
CONSISTENCY = np.array([[2.0, 5.0, 4.0], [5.0, 1.0, 3.0]])
RELEVANCE = np.array([[4.0, 3.0, 4.0], [2.0, 5.0, 3.0]])


def of(**values: Numbers) -> Measures:
    return Measures(SOURCES, SYSTEMS, values)


def test_picks_by_hand() -> None:
    ratings = of(consistency=CONSISTENCY, relevance=RELEVANCE)
    found = {
        (pick.column, pick.guarded): pick
        for pick in best_of(of(score=SCORES), ratings, ["score"], SEAMS, CONSISTENCY <= 3)
    }
    random = found["random", False]
    assert random.ratings == pytest.approx({"consistency": 20 / 6, "relevance": 21 / 6})
    assert random.low == pytest.approx(3 / 6)
    # A before C, which scores the same; then B.
    assert found["score", False].ratings == {"consistency": 1.5, "relevance": 4.5}
    assert found["score", False].low == 1.0
    # B is the only one without a seam; the second source has none, so its highest is picked.
    assert found["score", True].ratings == {"consistency": 3.0, "relevance": 4.0}
    # Sums 6 8 8 and 7 6 6.
    assert found["experts' favourite", False].ratings == {"consistency": 5.0, "relevance": 2.5}


def test_without_seams_nothing_is_guarded() -> None:
    found = best_of(of(score=SCORES), of(consistency=CONSISTENCY), ["score"], None, CONSISTENCY <= 3)
    assert not any(pick.guarded for pick in found)


def test_a_random_pick_is_one_of_each_source_however_many_candidates_it_has() -> None:
    score, rating = SCORES.copy(), CONSISTENCY.copy()
    score[0, 1:] = rating[0, 1:] = math.nan
    random = next(best_of(of(score=score), of(consistency=rating), ["score"], None, rating <= 3))
    # The first source has one candidate, rated 2; the second's three are rated 5, 1 and 3.
    assert random.ratings == {"consistency": pytest.approx((2 + 3) / 2)}
    assert random.low == pytest.approx((1 + 2 / 3) / 2)
    assert random.examples == 2


@pytest.mark.parametrize("name", ["words", "chance", "seams", "score"])
def test_a_rating_may_be_called_as_a_score(name: str) -> None:
    measures = of(score=SCORES, words=np.ones((2, 3)), seams=SEAMS)
    drawing = Drawing("both", 3)
    found = study_ratings(measures, of(**{name: RELEVANCE}), ["score"], drawing)
    other = study_ratings(measures, of(relevance=RELEVANCE), ["score"], drawing)
    assert [each.value for each in found.correlations] == pytest.approx(
        [each.value for each in other.correlations], nan_ok=True
    )
    assert set(found.picks[0].ratings) == {name}


def test_what_is_undefined_has_no_chance() -> None:
    measures = of(score=SCORES, words=SEAMS)
    found = study_ratings(measures, of(consistency=np.full((2, 3), 4.0)), ["score"], Drawing("both", 20))
    assert found.beyond
    for each in found.beyond:
        assert math.isnan(each.p)
        assert each.told()["p"] is None


def test_what_misses_a_number_is_not_picked() -> None:
    score, rating = SCORES.copy(), CONSISTENCY.copy()
    score[0] = rating[0] = score[1, 1] = rating[1, 1] = math.nan
    (_, pick, _) = best_of(of(score=score), of(consistency=rating), ["score"], None, rating <= 3)
    assert (pick.examples, pick.ratings) == (1, {"consistency": 3.0})


def test_cases_by_hand() -> None:
    systems = tuple("ABCDE")
    score = Measures(
        ("s1", "s2"), systems, {"x": np.array([[0.9, 0.8, 0.7, 0.6, 0.5], [0.1, 0.2, 0.2, 0.2, 0.2]])}
    )
    rated = Measures(
        ("s1", "s2"), systems, {"r": np.array([[2.0, 3.0, 1.0, 1.0, 1.0], [1.0, 5.0, 5.0, 2.0, 1.0]])}
    )
    found = [(case.example, case.system, case.score, case.rated) for case in cases(score, rated, "x", "r")]
    # In the second source B, C and D come first among those that score .2.
    assert found == [("s1", "A", 0.9, 2.0), ("s1", "C", 0.7, 1.0), ("s2", "D", 0.2, 2.0)]


def study(ratings: Measures) -> RatingStudy:
    measures = of(score=SCORES, words=np.array([[5.0, 9.0, 7.0], [8.0, 2.0, 4.0]]), seams=SEAMS)
    return study_ratings(measures, ratings, ["score"], Drawing("both", 5))


def test_the_study_is_json_and_has_a_sentence_for_each_table() -> None:
    found = study(of(consistency=CONSISTENCY))
    told = json.loads(json.dumps(found.told(), allow_nan=False))
    assert told["low"] == {"rating": "consistency", "at_most": 3.0, "candidates": 3, "share": 0.5}
    assert set(told["sentences"]) == {"summary", "source", "system", "best_of", "cases"}
    first = told["correlations"][0]
    assert {"level", "score", "rating", "method", "value", "low", "high"} <= set(first)
    assert {each["score"] for each in told["correlations"]} == {"score", "words", "chance"}
    assert len(found.beyond) == 3


def test_a_score_that_runs_against_the_ratings_is_not_praised() -> None:
    told = study(of(consistency=5 - SCORES)).sentences()["summary"]
    assert "is -1.00 (score with consistency): the higher the score, the worse the rating." in told
    told = study(of(consistency=SCORES)).sentences()["summary"]
    assert "is 1.00 (score with consistency): enough to sort many summaries" in told


def test_what_is_no_finite_number_is_no_rating() -> None:
    beside = {"relevance": math.inf, "coherence": 10**400, "fluency": True, "overall": 4}
    candidates = {
        "A": Candidate("", {"ratings": {"q": math.inf, "r": 10**400, "s": "5", "t": math.nan, "u": 2}}),
        "B": Candidate("", beside),
    }
    assert rated(candidates["A"]) == {"u": 2.0}
    assert rated(candidates["B"]) == {"overall": 4.0}


def test_the_study_grows_in_as_many_steps_as_it_says() -> None:
    measures = of(score=SCORES, words=SCORES * 10, seams=SEAMS)
    grown = list(study_steps(measures, of(consistency=CONSISTENCY), ["score"], Drawing("both", 5)))
    assert len(grown) == steps()
    assert [each.value for each in grown[0].correlations] == [each.value for each in grown[-1].correlations]
    assert all(math.isnan(each.low) for each in grown[0].correlations)
    assert any(not math.isnan(each.low) for each in grown[-1].correlations)
    assert (len(grown[0].beyond), len(grown[-1].beyond)) == (0, 3)


def test_only_candidates_with_every_number_count_wherever_they_stand() -> None:
    ratings = Measures(
        ("s2", "elsewhere", "s1"),
        ("C", "A", "B"),
        {
            "consistency": np.array([[3.0, 5.0, 1.0], [1.0, 1.0, 1.0], [4.0, math.nan, 5.0]]),
            "relevance": np.array([[3.0, 2.0, 5.0], [1.0, 1.0, 1.0], [4.0, 4.0, 3.0]]),
        },
    )
    found = study(ratings)
    assert (found.examples, found.systems, found.candidates, found.low_count) == (2, 3, 5, 2)


def test_a_corpus_that_nobody_rated_is_a_sentence() -> None:
    with pytest.raises(RougeGuiError, match="No candidate is rated"):
        study(ratings_of([Example("s1", candidates={"A": Candidate("words")})]))


def test_ratings_of_other_systems_are_a_sentence() -> None:
    with pytest.raises(RougeGuiError, match="other examples or systems"):
        study(Measures(("s1",), ("Z",), {"consistency": np.array([[1.0]])}))


def test_ratings_come_from_their_own_place_or_from_beside_the_text() -> None:
    examples = [
        Example(
            "s1", candidates={"A": Candidate("x", {"ratings": {"style": 4, "note": "good", "flag": True}})}
        ),
        Example(
            "s2", candidates={"A": Candidate("x", {"consistency": 2.5, "tokens": 17, "fluency": math.nan})}
        ),
    ]
    found = ratings_of(examples)
    assert set(found.values) == {"style", "consistency"}
    np.testing.assert_array_equal(found.of("style"), [[4.0], [math.nan]])
    np.testing.assert_array_equal(found.of("consistency"), [[math.nan], [2.5]])
