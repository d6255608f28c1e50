"""What the names of variants mean, by hand, where no other package says it."""

import pytest

from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.kinds import BY_SENTENCE, PERL, SET, Rules
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.reading import read_text
from rouge_gui.rouge.score import Match
from rouge_gui.rouge.union import DistinctLCS, UnionLCS
from rouge_gui.rouge.variants import variant


def test_an_unknown_variant_is_told_the_known_ones() -> None:
    with pytest.raises(
        InvalidOption, match=r"'BLEU'.*ROUGE-1, ROUGE-2.*ROUGE-L, ROUGE-Lsum, ROUGE-W.*ROUGE-S"
    ):
        variant("BLEU")


def test_distinct_words_of_an_lsum_are_sought_sentence_by_sentence() -> None:
    """Sentences in the other order share all four words, the whole texts no sequence of more than two."""
    options = Options(variants=("ROUGE-Lsum",), counting="distinct")
    found = evaluate("a b\nc d", ["c d\na b"], options).scores["ROUGE-Lsum"]
    assert found.counts[:3] == (4, 4, 4)


def test_what_is_counted_follows_the_rules() -> None:
    distinct = Rules(counting=SET)
    by_sentence = Rules(counting=SET, sequence=BY_SENTENCE)
    assert variant("ROUGE-Lsum") == UnionLCS("ROUGE-Lsum")
    assert variant("ROUGE-Lsum", distinct) == DistinctLCS("ROUGE-Lsum", by_sentence=True)
    assert variant("ROUGE-L", distinct) == DistinctLCS("ROUGE-L", by_sentence=False)
    assert variant("ROUGE-L", by_sentence) == DistinctLCS("ROUGE-L", by_sentence=True)
    assert variant("ROUGE-L", Rules(sequence=BY_SENTENCE)) == UnionLCS("ROUGE-L")


@pytest.mark.parametrize(
    ("name", "rules", "units"),
    # Three words are three pairs, two of them of neighbours; ROUGE-1.5.5 leaves out the last single word.
    [
        ("ROUGE-S*", Rules(), 3),
        ("ROUGE-S0", Rules(), 2),
        ("ROUGE-SU*", Rules(), 3 + 3),
        ("ROUGE-SU*", Rules(skip_unigrams=PERL), 3 + 2),
        ("ROUGE-S*", Rules(skip_unigrams=PERL), 3),
    ],
)
def test_units_of_three_words(name: str, rules: Rules, units: int) -> None:
    text, empty = read_text("a b c", Options()), read_text("", Options())
    found = variant(name, rules).overlap(text, empty)
    assert (found.candidate_total, found.reference_total) == (units, 0)


@pytest.mark.parametrize("rules", [Rules(), Rules(weighted=PERL, sequence=BY_SENTENCE)])
def test_a_run_of_three_is_one_match(rules: Rules) -> None:
    """Under weight 2 it counts nine; ROUGE-1.5.5 weighs the reference's total once more."""
    text = read_text("a b c", Options())
    found = variant("ROUGE-W-2", rules).overlap(text, text)
    assert found.matches == (Match((0, 1, 2), (0, 1, 2)),)
    assert (found.hits, found.candidate_total, found.inverse) == (9, 9, 1 / 2)
    assert found.reference_total == (81 if rules.weighted == PERL else 9)


def test_pairs_are_counted_as_often_as_both_texts_hold_them() -> None:
    """a a b has the pair a b twice, a b once."""
    ours, theirs = read_text("a a b", Options()), read_text("a b", Options())
    assert variant("ROUGE-S*").overlap(ours, theirs).counts[:3] == (1, 3, 1)
    assert variant("ROUGE-S*").overlap(theirs, ours).counts[:3] == (1, 1, 3)
