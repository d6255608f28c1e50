"""Traps that other packages fell into, each from a public report; here none of them is open."""

import pytest

from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import PROTOCOLS, protocol
from rouge_gui.rouge.score import Score

CHINESE = "北京是中国的首都。"
NEPALI = "काठमाडौं नेपालको राजधानी हो।"
POLISH = "Żółć, gęś i jaźń są tu słowami."
ASCII_ALONE = (
    "rouge-score", "rouge-score-stemmed", "ROUGE-1.5.5", "huggingface-evaluate", "torchmetrics", "py-rouge",
    "files2rouge", "pyrouge", "Lin 2004",
)  # fmt: skip


def scores(name: str, candidate: str, *references: str) -> dict[str, Score]:
    joint = evaluate(candidate, references, protocol(name).options).scores
    return {variant: each.score for variant, each in joint.items()}


def test_repeated_words_count_as_often_as_both_have_them() -> None:
    """P 4/4, R 4/8: F 2/3; a package that counts each word once has 1 and 1/3."""
    assert scores("rouge-score", "1 2 1 2", "1 2 3 4 5 1 2 6")["ROUGE-1"].fmeasure == pytest.approx(2 / 3)


@pytest.mark.parametrize("references", [("c b a", "a b c"), ("a b c", "c b a")])
@pytest.mark.parametrize(
    "name", ["rouge-score", "torchmetrics", "huggingface-evaluate", "pltrdy/rouge", "multilingual"]
)
def test_the_order_of_references_does_not_matter(name: str, references: tuple[str, ...]) -> None:
    found = scores(name, "a b c", *references)
    assert found["ROUGE-L"].recall == found["ROUGE-2"].precision == 1
    assert found["ROUGE-L"].fmeasure == pytest.approx(1)


@pytest.mark.parametrize("name", PROTOCOLS)
def test_nine_hundred_words_without_a_full_stop(name: str) -> None:
    """A recursion per word would be too deep; py-rouge reads 665 bytes of them, which are the same words twice."""
    text = " ".join(f"w{number % 97}x" for number in range(900))
    found = scores(name, text, text)
    assert found["ROUGE-L"].recall == found["ROUGE-L"].precision == 1


@pytest.mark.parametrize("name", PROTOCOLS)
@pytest.mark.parametrize("text", [".", "", " \n ", "...", "\x00"])
def test_a_text_without_words_scores_zero_and_raises_nothing(name: str, text: str) -> None:
    for candidate, reference in ((text, "a b"), ("a b", text)):
        for score in scores(name, candidate, reference).values():
            assert score == (0, 0, 0)


@pytest.mark.parametrize("name", PROTOCOLS)
def test_an_empty_reference_beside_others_raises_nothing(name: str) -> None:
    assert scores(name, "a b c d", "", "a b c d")["ROUGE-1"].recall > 0


@pytest.mark.parametrize("text", [CHINESE, NEPALI, POLISH], ids=["Chinese", "Nepali", "Polish"])
def test_other_scripts_match_themselves_under_multilingual(text: str) -> None:
    found = scores("multilingual", text, text)
    assert found["ROUGE-1"] == found["ROUGE-L"] == found["ROUGE-Lsum"] == found["ROUGE-2"] == (1, 1, 1)


@pytest.mark.parametrize("name", ASCII_ALONE)
@pytest.mark.parametrize("text", [CHINESE, NEPALI], ids=["Chinese", "Nepali"])
def test_other_scripts_vanish_under_protocols_of_ascii(name: str, text: str) -> None:
    assert set(scores(name, text, text).values()) == {(0, 0, 0)}


@pytest.mark.parametrize("name", ASCII_ALONE)
def test_polish_words_without_ascii_letters_vanish_and_others_fall_apart(name: str) -> None:
    """Żółć leaves nothing; of the sentence, pieces stay that match words which it does not hold."""
    assert set(scores(name, "Żółć", "Żółć").values()) == {(0, 0, 0)}
    assert scores(name, POLISH, "g i ja")["ROUGE-1"].recall == 1


@pytest.mark.parametrize("name", PROTOCOLS)
def test_eight_identical_sentences_score_no_more_than_one(name: str) -> None:
    text = "the cat sat on the mat.\n" * 8
    for score in scores(name, text, text).values():
        assert max(score) <= 1 + 1e-12


@pytest.mark.parametrize("name", sorted({*PROTOCOLS} - {"pltrdy/rouge"}))
def test_seven_times_the_same_word_is_clipped(name: str) -> None:
    """`the` seven times against one with two of them (Papineni 2002, section 2.1): 2/7, not 7/7."""
    found = scores(name, "the the the the the the the", "the cat is on the mat")
    assert found["ROUGE-1"].precision == pytest.approx(2 / 7, abs=5e-6)


def test_under_pltrdy_seven_times_the_same_word_is_one() -> None:
    """The error of the package, which its protocol keeps and tells."""
    assert scores("pltrdy/rouge", "the " * 7, "the cat is on the mat")["ROUGE-1"].precision == 1


@pytest.mark.parametrize("weight", [1.1, 1.2, 2.0])
@pytest.mark.parametrize("words", [1, 2, 10, 25])
def test_weighted_sequences_of_identical_text(weight: float, words: int) -> None:
    """Under ROUGE-1.5.5 the recall is m ** (1 - w), five digits of it; under the paper's rule it is 1."""
    text = " ".join(f"w{number}" for number in range(words))
    name = f"ROUGE-W-{weight:g}"
    theirs = evaluate(text, [text], Options.from_perl_flags(f"-w {weight}")).scores[name].score
    assert (theirs.precision, theirs.recall) == (1, round(words ** (1 - weight), 5))
    ours = evaluate(text, [text], Options(variants=(name,))).scores[name].score
    assert ours == pytest.approx((1, 1, 1))


def test_sentences_need_line_breaks_under_rouge_score_and_huggingface() -> None:
    """rougeL over the whole text and rougeLsum over lines differ: 3 of 6 words in order, all 6 line by line."""
    found = scores("rouge-score", "a b c\nd e f", "d e f\na b c")
    assert (found["ROUGE-L"].recall, found["ROUGE-Lsum"].recall) == (0.5, 1)


def test_four_words_apart_with_and_without_single_words() -> None:
    """S4 is not SU4: of a b against a c the pair differs, the single word a does not."""
    found = {
        name: evaluate("a b", ["a c"], Options(variants=(name,))).scores[name].score.recall
        for name in ("ROUGE-S4", "ROUGE-SU4")
    }
    assert found == {"ROUGE-S4": 0, "ROUGE-SU4": 1 / 3}


def test_precision_is_of_the_candidate_and_recall_of_the_reference() -> None:
    assert scores("rouge-score", "a", "a b c d")["ROUGE-1"][:2] == (1, 0.25)


def test_the_unknown_word_mark_cuts_no_sentence() -> None:
    found = scores("pyrouge", "the price is <unk> five dollars", "the price is <unk> five dollars")
    assert found["ROUGE-1"] == (1, 1, 1)


def test_a_weight_for_w_leaves_l_alone() -> None:
    """py-rouge with one object for both raises L to the power 1 / w."""
    texts = "a b c d", "a x c y"
    assert scores("py-rouge", *texts)["ROUGE-L"].recall == 0.5
