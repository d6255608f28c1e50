"""Two candidates against each other: by hand on small texts, and against multisets of n-grams."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.gui.comparison import Comparison, Parted, comparable, joined_runs
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.score import Match, Score

OPTIONS = Options(variants=("ROUGE-1", "ROUGE-2", "ROUGE-L", "ROUGE-Lsum", "ROUGE-W-1.2", "ROUGE-S4"))
TEXTS = st.lists(st.sampled_from("abcd"), max_size=9).map(" ".join)


def comparison(a: str, b: str, *references: str) -> Comparison:
    return Comparison(evaluate(a, references, OPTIONS), evaluate(b, references, OPTIONS))


def words(text: str, units: list[tuple[int, ...]]) -> list[str]:
    return [" ".join(text.split()[position] for position in unit) for unit in units]


REFERENCE = "the old bridge fell into the cold river"
ONE = "the bridge fell into the river"
OTHER = "a cold wind and the old bridge"


def test_by_hand_what_one_caught_and_the_other_missed() -> None:
    parted = comparison(ONE, OTHER, REFERENCE).parted("ROUGE-1", 0)
    assert words(REFERENCE, [each.reference for each in parted.shared]) == ["the", "bridge"]
    assert words(REFERENCE, [each.reference for each in parted.only_a]) == ["fell", "into", "the", "river"]
    assert words(REFERENCE, [each.reference for each in parted.only_b]) == ["old", "cold"]
    assert [each.reference for each in parted.only_a] == [(3,), (4,), (5,), (7,)]
    assert parted.in_a == (frozenset({0, 1}), frozenset({2, 3, 4, 5}))
    assert parted.in_b == (frozenset({4, 6}), frozenset({1, 5}))


def test_by_hand_the_bigrams() -> None:
    parted = comparison(ONE, OTHER, REFERENCE).parted("ROUGE-2", 0)
    assert parted.shared == ()
    assert words(ONE, [each.candidate for each in parted.only_a]) == ["bridge fell", "fell into", "into the"]
    assert words(OTHER, [each.candidate for each in parted.only_b]) == ["the old", "old bridge"]


def test_by_hand_sequences_are_single_tokens_and_join_to_runs() -> None:
    parted = comparison(ONE, OTHER, REFERENCE).parted("ROUGE-L", 0)
    assert words(REFERENCE, [each.reference for each in parted.only_b]) == ["old"]
    assert joined_runs(parted.only_a) == [Match((2, 3, 4), (3, 4, 5)), Match((5,), (7,))]


def test_by_hand_the_differences() -> None:
    found = list(comparison("a b", "a c", "a b", "c d").differences())[:3]
    assert [(each.variant, each.reference) for each in found] == [
        ("ROUGE-1", None),
        ("ROUGE-1", 0),
        ("ROUGE-1", 1),
    ]
    assert [each.a for each in found] == [Score(1, 1, 1), Score(1, 1, 1), Score(0, 0, 0)]
    assert [each.b for each in found] == [Score(0.5, 0.5, 0.5)] * 3
    assert [each.minus.fmeasure for each in found] == [0.5, 0.5, -0.5]


def test_one_reference_has_no_row_of_its_own() -> None:
    assert [each.reference for each in comparison("a", "b", "a").differences()] == [None] * len(
        OPTIONS.variants
    )


@pytest.mark.parametrize("variant", OPTIONS.variants)
@settings(deadline=None)
@given(a=TEXTS, b=TEXTS, reference=TEXTS)
def test_swapping_a_and_b_mirrors_everything(variant: str, a: str, b: str, reference: str) -> None:
    there, back = comparison(a, b, reference), comparison(b, a, reference)
    assert there.parted(variant, 0).swapped() == back.parted(variant, 0)
    assert [each.swapped() for each in there.differences()] == list(back.differences())
    mirrored: Parted = back.parted(variant, 0)
    assert (there.parted(variant, 0).in_a, there.parted(variant, 0).in_b) == (mirrored.in_b, mirrored.in_a)
    for one, other in zip(there.differences(), back.differences(), strict=True):
        assert one.minus == pytest.approx([-value for value in other.minus])


def grams(text: str, n: int) -> Counter[tuple[str, ...]]:
    tokens = text.split()
    return Counter(tuple(tokens[at : at + n]) for at in range(len(tokens) - n + 1))


@pytest.mark.parametrize("n", [1, 2])
@settings(deadline=None)
@given(a=TEXTS, b=TEXTS, reference=TEXTS)
def test_ngrams_are_parted_as_multisets_are(n: int, a: str, b: str, reference: str) -> None:
    parted = comparison(a, b, reference).parted(f"ROUGE-{n}", 0)
    ours, theirs = (grams(text, n) & grams(reference, n) for text in (a, b))
    tokens = reference.split()

    def counted(units: list[tuple[int, ...]]) -> Counter[tuple[str, ...]]:
        return Counter(tuple(tokens[position] for position in unit) for unit in units)

    assert counted([each.reference for each in parted.shared]) == ours & theirs
    assert counted([each.reference for each in parted.only_a]) == ours - theirs
    assert counted([each.reference for each in parted.only_b]) == theirs - ours


@pytest.mark.parametrize("variant", OPTIONS.variants)
@settings(deadline=None)
@given(text=TEXTS, reference=TEXTS)
def test_a_text_against_itself_differs_in_nothing(variant: str, text: str, reference: str) -> None:
    parted = comparison(text, text, reference).parted(variant, 0)
    assert (parted.only_a, parted.only_b) == ((), ())


def test_only_the_same_references_and_options_compare() -> None:
    one = evaluate("a", ["a"], OPTIONS)
    assert comparable(one, evaluate("b", ["a"], OPTIONS))
    assert not comparable(one, evaluate("b", ["a "], OPTIONS))
    assert not comparable(one, evaluate("b", ["a"], Options(variants=("ROUGE-1",))))
    assert not comparable(evaluate("a", [], OPTIONS), evaluate("b", [], OPTIONS))


@pytest.mark.parametrize("variant", OPTIONS.variants)
@settings(deadline=None)
@given(a=TEXTS, b=TEXTS, reference=TEXTS)
def test_a_counted_token_is_shared_or_its_own_candidates_alone(
    variant: str, a: str, b: str, reference: str
) -> None:
    compared = comparison(a, b, reference)
    parted = compared.parted(variant, 0)
    for evaluation, tokens in ((compared.a, parted.in_a), (compared.b, parted.in_b)):
        matches = evaluation.measured[0][variant].overlap.matches
        assert tokens.shared | tokens.only == {place for match in matches for place in match.candidate}
        assert not tokens.shared & tokens.only
