"""Counts by hand against arithmetic done by hand, and against rouge-score."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rouge_score import rouge_scorer

from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.hand_count import HandCount, Line, can_be_counted, hand_count, joined
from rouge_gui.rouge.options import Options

TEXTS = st.lists(st.sampled_from(["Of", "of", "images", "running", "runs", "a", "\n"]), max_size=20).map(
    " ".join
)


def count(variant: str, candidate: str, reference: str, **options: str) -> HandCount:
    evaluation = evaluate(candidate, [reference], Options(variants=(variant,), **options))  # type: ignore[arg-type]
    return hand_count(evaluation, variant, 0)


def test_unigrams_by_hand() -> None:
    """Candidate 7 words, reference 6: of 2/2, images 3/0, the 1/3 and so on: 2 + 0 + 1 + 1 = 4."""
    counted = count("ROUGE-1", "of images the images of images x", "the of x the of the")
    assert counted.lines == (
        Line("of", 2, 2, 2),
        Line("images", 3, 0, 0),
        Line("the", 1, 3, 1),
        Line("x", 1, 1, 1),
    )
    assert counted.text().splitlines() == [
        "ROUGE-1 against reference 1",
        "`of` 2 and 2: counts 2",
        "`images` 3 and 0: counts 0",
        "`the` 1 and 3: counts 1",
        "`x` 1 and 1: counts 1",
        # 4/7 = 0.571428..., 4/6 = 0.666..., F = 2 * 4 / (7 + 6) = 8/13 = 0.615384...
        "4 of 7 and 6 -> P = 4/7 = 0.5714, R = 4/6 = 0.6667, F = 0.6154",
    ]


def test_the_sum_of_the_issue() -> None:
    """23 of 41 and 35: P = 23/41 = 0.5610, R = 23/35 = 0.6571, F = 46/76 = 0.6053."""
    ours = ["shared"] * 23 + ["mine"] * 18
    theirs = ["shared"] * 23 + ["theirs"] * 12
    counted = count("ROUGE-1", " ".join(ours), " ".join(theirs))
    assert counted.total() == "23 of 41 and 35 -> P = 23/41 = 0.5610, R = 23/35 = 0.6571, F = 0.6053"


def test_pairs_by_hand() -> None:
    counted = count("ROUGE-2", "a b a b", "a b c")
    assert counted.lines == (Line("a b", 2, 1, 1), Line("b a", 1, 0, 0), Line("b c", 0, 1, 0))
    assert counted.total() == "1 of 3 and 2 -> P = 1/3 = 0.3333, R = 1/2 = 0.5000, F = 0.4000"


def test_each_once_where_repeated_ngrams_count_once() -> None:
    counted = count("ROUGE-1", "a a b", "a a c", counting="distinct")
    assert counted.lines == (Line("a", 2, 2, 1), Line("b", 1, 0, 0), Line("c", 0, 1, 0))
    assert counted.total() == (
        "1 of 2 and 2 -> P = 1/2 = 0.5000, R = 1/2 = 0.5000, F = 0.5000. "
        "Each counts once, however often it stands there; the totals are of different ones."
    )


def test_words_of_a_sequence_with_their_places() -> None:
    """Lin 2004, section 3.1: 3 of 4 words are in the same order."""
    counted = count("ROUGE-L", "police kill the gunman", "police killed the gunman")
    assert counted.lines == (Line("police", 1, 1, 1), Line("the", 3, 3, 1), Line("gunman", 4, 4, 1))
    assert counted.sentence(counted.lines[1]) == "`the` word 3 and word 3: counts 1"
    assert counted.total() == "3 of 4 and 4 -> P = 3/4 = 0.7500, R = 3/4 = 0.7500, F = 0.7500"


def test_a_union_lists_what_the_candidate_has_no_more_of() -> None:
    counted = count("ROUGE-Lsum", "a", "a\na")
    assert counted.lines == (Line("a", 1, 1, 1), Line("a", 0, 2, 0))
    assert counted.sentence(counted.lines[1]) == "`a` no word left and word 2: counts 0"


def test_nothing_to_divide_by_is_said() -> None:
    assert count("ROUGE-1", "", "a b").total() == (
        "0 of 0 and 2 -> P = 0.0000, there is nothing to divide by, R = 0/2 = 0.0000, F = 0.0000"
    )


@pytest.mark.parametrize(
    ("way", "said"),
    [
        # Against "a b c": 2 hits of 2 and 3, F = 4/5; against "a x": 1 of 2 and 2, F = 1/2.
        ("best", "2 references, best: reference 1 is taken, P = 1.0000, R = 0.6667, F = 0.8000"),
        ("pooled", "2 references, pooled: 3 of 4 and 5 -> P = 3/4 = 0.7500, R = 3/5 = 0.6000, F = 0.6667"),
        ("mean", "2 references, mean: P = 0.7500, R = 0.5833, F = 0.6500"),
    ],
)
def test_how_references_make_one_score(way: str, said: str) -> None:
    evaluation = evaluate("a b", ["a b c", "a x"], Options(variants=("ROUGE-1",), references=way))
    assert joined(evaluation, "ROUGE-1") == said
    assert hand_count(evaluation, "ROUGE-1", 1).total().startswith("1 of 2 and 2 -> ")


def test_one_reference_needs_no_joining() -> None:
    assert joined(evaluate("a", ["a"], Options()), "ROUGE-1") == ""


def test_which_variants_can_be_counted() -> None:
    names = ("ROUGE-1", "ROUGE-9", "ROUGE-L", "ROUGE-Lsum", "ROUGE-W-1.2", "ROUGE-SU4")
    assert [name for name in names if can_be_counted(name)] == list(names[:4])


@pytest.mark.parametrize(
    ("variant", "theirs"), [("ROUGE-1", "rouge1"), ("ROUGE-2", "rouge2"), ("ROUGE-L", "rougeL")]
)
@pytest.mark.parametrize("stemmer", ["none", "porter"])
@given(candidate=TEXTS, reference=TEXTS)
def test_the_sum_is_what_rouge_score_says(
    variant: str, theirs: str, stemmer: str, candidate: str, reference: str
) -> None:
    counted = count(variant, candidate, reference, stemmer=stemmer)
    hits = sum(line.counted for line in counted.lines)
    if not counted.is_sequence:
        assert all(line.counted == min(line.candidate, line.reference) for line in counted.lines)
        assert sum(line.candidate for line in counted.lines) == counted.counts.candidate_total
        assert sum(line.reference for line in counted.lines) == counted.counts.reference_total
        assert max(Counter(line.words for line in counted.lines).values(), default=1) == 1
    expected = rouge_scorer.RougeScorer([theirs], stemmer == "porter").score(reference, candidate)[theirs]
    ours, others = counted.counts.candidate_total, counted.counts.reference_total
    assert (hits / ours if ours else 0) == expected.precision
    assert (hits / others if others else 0) == expected.recall
