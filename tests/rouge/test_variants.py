"""What the names of variants mean, by hand, where no other package says it."""

import pytest

from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.variants import variant


def test_an_unknown_variant_is_told_the_known_ones() -> None:
    with pytest.raises(
        InvalidOption, match=r"Known: ROUGE-N, ROUGE-L, ROUGE-Lsum, ROUGE-W, ROUGE-S \(N stands"
    ):
        variant("BLEU")


def test_distinct_words_of_an_lsum_are_sought_sentence_by_sentence() -> None:
    """Sentences in the other order share all four words, the whole texts no sequence of more than two."""
    options = Options(variants=("ROUGE-Lsum",), counting="distinct")
    found = evaluate("a b\nc d", ["c d\na b"], options).scores["ROUGE-Lsum"]
    assert found.counts[:3] == (4, 4, 4)
