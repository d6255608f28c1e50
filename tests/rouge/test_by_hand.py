"""Small texts whose evidence was counted by hand, or printed in a paper."""

import pytest

from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.reading import read_text
from rouge_gui.rouge.score import Match, Overlap


def overlap(variant: str, candidate: str, reference: str) -> Overlap:
    evaluation = evaluate(candidate, [reference], Options(variants=(variant,)))
    return evaluation.measured[0][variant].overlap


def test_words_beyond_the_other_side_are_clipped() -> None:
    pairs = (Match((0,), (0,)), Match((2,), (2,)))
    assert overlap("ROUGE-1", "a b a a", "a c a") == Overlap(2, 4, 3, pairs, ((3,),), ())
    assert overlap("ROUGE-1", "a c a", "a b a a") == Overlap(2, 3, 4, pairs, (), ((3,),))


def test_pairs_of_words_are_clipped_as_pairs() -> None:
    found = overlap("ROUGE-2", "a b x a b", "a b a b a b")
    assert found.matches == (Match((0, 1), (0, 1)), Match((3, 4), (2, 3)))
    assert (found.hits, found.candidate_total, found.reference_total) == (2, 4, 5)
    assert (found.clipped_candidate, found.clipped_reference) == ((), ((4, 5),))


def test_the_union_of_common_sequences_is_lins() -> None:
    """Lin 2004, section 3.2: the union with both candidate sentences is w1 w2 w3 w5, so the recall is 4/5."""
    found = overlap("ROUGE-Lsum", "w1 w2 w6 w7 w8\nw1 w3 w8 w9 w5", "w1 w2 w3 w4 w5")
    assert [match.reference for match in found.matches] == [(0,), (1,), (2,), (4,)]
    assert found.score(1.0).recall == 4 / 5


def test_the_longest_common_sequence_is_lins() -> None:
    """Lin 2004, section 3.1: S2 keeps the order of S1 better than S3 does, 3/4 against 2/4."""
    reference = "police killed the gunman"
    assert overlap("ROUGE-L", "police kill the gunman", reference).score(1.0).fmeasure == 3 / 4
    assert overlap("ROUGE-L", "the gunman kill police", reference).score(1.0).fmeasure == 2 / 4


@pytest.mark.parametrize("tokenizer", ["rouge-score", "word"])
def test_letters_that_grow_in_small_print_shift_no_span(tokenizer: str) -> None:
    """A capital I with a dot becomes i and a combining dot, which is no letter to either tokenizer."""
    text = read_text("a \u0130b \u0130\u0130 c", Options(tokenizer=tokenizer))
    assert [(token.key, *token.span) for token in text.tokens] == [
        ("a", 0, 1),
        ("i", 2, 3),
        ("b", 3, 4),
        ("i", 5, 6),
        ("i", 6, 7),
        ("c", 8, 9),
    ]


def test_settings_are_applied_sentence_first_stemmer_last() -> None:
    options = Options(tokenizer="word", stop_words="english", stemmer="porter")
    text = read_text("The foxes were RUNNING\n\nand\nthe cafés", options)
    assert text.keys == ("fox", "run", "café")
    assert text.sentences == (range(2), range(2, 2), range(2, 3))
