"""Small texts whose evidence was counted by hand, or printed in a paper."""

import pytest

from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.kinds import BY_SENTENCE, SET, Rules
from rouge_gui.rouge.limits import first_bytes, first_bytes_each
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import protocol
from rouge_gui.rouge.reading import read_text
from rouge_gui.rouge.score import Counts, Match, Overlap
from rouge_gui.rouge.text import Span
from rouge_gui.rouge.variants import variant
from rouge_gui.rouge.variants.weighted import Weighted


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
    assert (found.hits, found.reference_total) == (4, 5)


def test_the_longest_common_sequence_is_lins() -> None:
    """Lin 2004, section 3.1: S2 keeps the order of S1 better than S3 does, 3/4 against 2/4."""
    reference = "police killed the gunman"
    assert overlap("ROUGE-L", "police kill the gunman", reference).counts[:3] == (3, 4, 4)
    assert overlap("ROUGE-L", "the gunman kill police", reference).counts[:3] == (2, 4, 4)


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


def test_a_word_found_again_takes_a_place_that_is_still_free() -> None:
    found = overlap("ROUGE-Lsum", "a a", "a b\na c")
    assert {match.candidate for match in found.matches} == {(0,), (1,)}
    assert {match.reference for match in found.matches} == {(0,), (2,)}


def test_lin_gives_recall() -> None:
    """Lin 2004, section 2: ROUGE-N is a recall; of a b one word stands in a, which is all of it."""
    assert evaluate("a b", ["a"], protocol("Lin 2004").options).scores["ROUGE-1"].score == (1 / 2, 1, 1)


def test_pairs_with_words_in_between_are_counted_with_their_places() -> None:
    """a b c d against a c b d: of six pairs each, b c and c b differ; with no word in between only none is shared."""
    found = overlap("ROUGE-S*", "a b c d", "a c b d")
    assert found.counts[:3] == (5, 6, 6)
    assert Match((0, 1), (0, 2)) in found.matches
    assert overlap("ROUGE-S0", "a b c d", "a c b d").hits == 0
    assert overlap("ROUGE-S1", "a b c d", "a c b d").counts[:3] == (4, 5, 5)


def test_single_words_are_added_to_the_pairs() -> None:
    assert overlap("ROUGE-SU4", "a b x", "b x y").counts[:3] == (1 + 2, 3 + 3, 3 + 3)


def test_repeated_pairs_are_clipped_as_pairs() -> None:
    """a a b: a a once, a b twice; a b b: a b twice, b b once."""
    found = overlap("ROUGE-S*", "a a b", "a b b")
    assert found.counts[:3] == (2, 3, 3)
    assert (found.clipped_candidate[:], found.clipped_reference[:]) == ([], [])
    assert overlap("ROUGE-S*", "a a b", "a b").clipped_candidate[:] == [(1, 2)]
    fewer = overlap("ROUGE-S*", "a b", "a a b")
    assert (fewer.clipped_candidate[:], fewer.clipped_reference[:]) == ([], [(1, 2)])


def test_pairs_are_told_in_the_order_of_the_candidate() -> None:
    found = overlap("ROUGE-S*", "a b c", "a b c").matches
    assert [match.candidate for match in found] == [(0, 1), (0, 2), (1, 2)]


def test_distinct_words_of_a_sequence_count_once() -> None:
    """the cat the cat against the cat: two words of two, not four of two."""
    options = Options(variants=("ROUGE-L", "ROUGE-1"), counting="distinct")
    found = evaluate("the cat the cat", ["the cat"], options).scores
    assert {name: each.counts[:3] for name, each in found.items()} == {
        "ROUGE-L": (2, 2, 2),
        "ROUGE-1": (2, 2, 2),
    }


def test_a_byte_limit_cuts_every_variant_unless_the_rule_says_else() -> None:
    options = Options(variants=("ROUGE-1", "ROUGE-Lsum"), limit_bytes=5)
    found = evaluate("aa bb\ncc", ["aa bb\ncc"], options).scores
    assert found["ROUGE-Lsum"].counts[:3] == found["ROUGE-1"].counts[:3] == (2, 2, 2)


def test_a_limit_in_words_reads_whole_sentences_first() -> None:
    text = read_text("one two\nthree four five", Options(limit_words=4))
    assert text.keys == ("one", "two", "three", "four")
    assert text.sentences == (range(2), range(2, 4))


def test_a_limit_in_bytes_cuts_through_no_character() -> None:
    text = read_text("żaba kot", Options(tokenizer="word", limit_bytes=1))
    assert text.keys == ()
    assert read_text("żaba kot", Options(tokenizer="word", limit_bytes=7)).keys == ("żaba", "k")


@pytest.mark.parametrize(
    ("references", "expected"),
    # By hand, for the candidate a b: P, R, F against a b c d (1, 1/2, 2/3) and b (1/2, 1, 2/3), a x (1/2, 1/2, 1/2).
    [
        ("best", (1, 1 / 2, 2 / 3)),
        ("best recall", (1 / 2, 1, 2 / 3)),
        ("mean", (2 / 3, 2 / 3, 11 / 18)),
        ("pooled", (4 / 6, 4 / 7, 8 / 13)),
        ("first", (1, 1 / 2, 2 / 3)),
        ("jackknife", (2 / 3, 5 / 6, 2 / 3)),
    ],
)
def test_many_references_make_one_score(references: str, expected: tuple[float, float, float]) -> None:
    """Jackknife: without each in turn the best recall is b, a b c d (before a x), b: P is (1/2 + 1 + 1/2) / 3."""
    options = Options(variants=("ROUGE-1",), references=references)
    assert evaluate("a b", ["a b c d", "b", "a x"], options).scores["ROUGE-1"].score == pytest.approx(
        expected
    )


def test_one_variant_may_choose_for_all() -> None:
    """ROUGE-2 chooses the first, where ROUGE-1 would choose the second."""
    options = Options(variants=("ROUGE-1", "ROUGE-2"), references="best by one variant", leader="ROUGE-2")
    found = evaluate("a b c", ["a b x y z", "c b a"], options).scores
    assert (found["ROUGE-1"].shown, found["ROUGE-2"].shown) == (0, 0)
    assert (
        evaluate("a b c", ["a b x y z", "c b a"], Options(variants=("ROUGE-1",))).scores["ROUGE-1"].shown == 1
    )


def test_a_weighted_run_ends_with_the_sentence_of_either_text() -> None:
    """Under the paper's rule, by sentence: a b is one run of two, but a and b in two sentences are two runs of one."""
    options = Options(variants=("ROUGE-W-2",), sequence="by sentence")
    split = evaluate("a\nb", ["a b"], options).scores["ROUGE-W-2"]
    assert split.counts[:3] == (1 + 1, 1 + 1, 4)
    whole = evaluate("a b\nc", ["a b\nc"], options).scores["ROUGE-W-2"]
    assert whole.counts[:3] == (4 + 1, 4 + 1, 4 + 1)


def test_plain_counts_make_plain_shares() -> None:
    assert Options().scoring.score(Counts(1, 2, 4)) == (1 / 2, 1 / 4, 1 / 3)


def test_a_sequence_keeps_its_name_under_every_rule() -> None:
    for rules in (Rules(), Rules(sequence=BY_SENTENCE), Rules(counting=SET)):
        assert [variant(name, rules).name for name in ("ROUGE-L", "ROUGE-Lsum")] == ["ROUGE-L", "ROUGE-Lsum"]


def test_blanks_at_the_end_of_a_line_are_no_word_for_a_limit() -> None:
    assert read_text("a b \nc d", Options(limit_words=3)).keys == ("a", "b", "c")
    assert read_text("a \n \nb c", Options(limit_words=2)).keys == ("a", "b")
    assert read_text("X", Options(limit_words=1)).keys == ("x",)


def test_a_limit_in_bytes_counts_each_sentence_by_its_own_letters() -> None:
    """Five letters of two bytes, then what two bytes hold of a sentence of letters of one byte."""
    text = read_text("\u017c\u017c\u017c\u017c\u017c\nkotek", Options(tokenizer="word", limit_bytes=12))
    assert text.keys == ("\u017c\u017c\u017c\u017c\u017c", "ko")
    assert read_text("aa bb\ncc", Options(limit_bytes=5)).sentences == (range(2),)


def test_a_sequence_hits_no_more_than_the_cut_reference_holds() -> None:
    """Of a, bb, a, a three bytes are a and bb; the sequences see all lines, but one a alone is left to hit."""
    options = Options.from_perl_flags("-b 3")
    assert evaluate("a a", ["a\nbb\na\na"], options).scores["ROUGE-L"].counts[:3] == (1, 2, 4)


def test_sequences_see_every_line_that_is_shorter_than_the_limit() -> None:
    """Lines of two, four and two bytes: the first that has as many as the limit is cut to them and is the last."""
    raw, lines = "ab\ncdef\ngh", [Span(0, 2), Span(3, 7), Span(8, 10)]
    for limit, cut in ((3, Span(3, 6)), (4, Span(3, 7))):
        assert list(first_bytes_each(raw, lines, limit)) == [Span(0, 2), cut]
    assert list(first_bytes_each(raw, lines, 5)) == lines


def test_half_a_surrogate_pair_takes_three_bytes_of_a_limit() -> None:
    assert list(first_bytes("\ud83d\nab", [Span(0, 1), Span(2, 4)], 4)) == [Span(0, 1), Span(2, 3)]
    assert list(first_bytes("ab\ud83d", [Span(0, 3)], 1)) == [Span(0, 1)]


def test_which_place_a_hit_is_drawn_with() -> None:
    """The sequences touch the last a for both lines, which is free once, then any other, the first of them."""
    assert overlap("ROUGE-Lsum", "a a a", "a\na").matches == (Match((0,), (1,)), Match((2,), (0,)))
    # The b of the second line is on a sequence, that of the first is not: `c d` is longer.
    assert overlap("ROUGE-Lsum", "b c d\nq b", "c d b").matches == (
        Match((1,), (0,)),
        Match((2,), (1,)),
        Match((4,), (2,)),
    )


def test_a_hit_for_which_no_place_is_left_is_drawn_with_the_first_that_was_wanted() -> None:
    """Three bytes hold three a, the last of them cut off `ab`; the sequences see two a and `ab`."""
    found = evaluate("a\na\nab", ["a\na\na"], Options.from_perl_flags("-b 3")).measured[0]["ROUGE-L"].overlap
    assert found.matches == (Match((0,), (0,)), Match((0,), (2,)), Match((1,), (1,)))


def test_a_distinct_word_is_drawn_with_the_first_line_that_has_it() -> None:
    options = Options(variants=("ROUGE-L",), counting="distinct", sequence="by sentence")
    found = evaluate("a\na", ["a"], options).measured[0]["ROUGE-L"].overlap
    assert found.matches == (Match((0,), (0,)),)


def test_a_run_that_a_word_without_a_hit_closes_is_lost() -> None:
    """The second b is on a sequence but has no partner left, so that a before it is marked, hit and not counted."""
    options = Options.from_perl_flags("-w 2")
    found = evaluate("a b", ["b\na b"], options).measured[0]["ROUGE-W-2"].overlap
    assert (found.hits, found.matches) == (1, (Match((1,), (0,)),))
    assert found.clipped_reference == ((1,), (2,))


def test_a_weighted_sequence_is_told_from_left_to_right() -> None:
    assert Weighted(1.2, as_perl=True, by_sentence=True).align("abxc", "aybc") == [(0, 0), (1, 2), (3, 3)]
