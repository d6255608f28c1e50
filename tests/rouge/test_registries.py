"""What every entry of a registry of the engine promises."""

import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.errors import InvalidOption, UnreadableFile
from rouge_gui.rouge.casings import CASINGS
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.measures import MEASURES, ROUNDINGS
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import PROTOCOLS, title
from rouge_gui.rouge.punctuation import PUNCTUATION
from rouge_gui.rouge.references import AGGREGATES, Measured
from rouge_gui.rouge.score import Overlap
from rouge_gui.rouge.sentences import SENTENCES
from rouge_gui.rouge.tokenizers import TOKENIZERS
from rouge_gui.rouge.variants import VARIANTS, variant
from rouge_gui.rouge.words import STEMMERS, STOP_LISTS

REGISTRIES: list[Mapping[str, Any]] = [
    CASINGS,
    SENTENCES,
    TOKENIZERS,
    PUNCTUATION,
    STEMMERS,
    STOP_LISTS,
    MEASURES,
    ROUNDINGS,
    AGGREGATES,
    VARIANTS,
    PROTOCOLS,
]
HELPS = [entry.help for registry in REGISTRIES for entry in registry.values()]
NAMES = {
    "ngram": ["ROUGE-1", "ROUGE-2", "ROUGE-12"],
    "lcs": ["ROUGE-L"],
    "lsum": ["ROUGE-Lsum"],
    "weighted": ["ROUGE-W-1.2", "ROUGE-W-2"],
    "skip": ["ROUGE-S4", "ROUGE-S0", "ROUGE-S*", "ROUGE-SU4", "ROUGE-SU*"],
}
ALL_NAMES = [name for names in NAMES.values() for name in names]
WORDS = ["running", "ran", "a", "", "naïve", "東京", "x" * 1000, "1st", "generalizations", "żółć"]
# What each splitter may leave out between its sentences.
BETWEEN = {"newline": "\n", "full stops": ".", "spaced stops": "\n. "}

pieces = st.sampled_from(
    [
        "Ab",
        "ÉÇ",
        "İx",
        "\n",
        " ",
        "don't",
        "🦊",
        ". ",
        " . ",
        '"',
        "Dr.",
        "...",
        "?!",
        "\u200d",
        "3.5",
        "の",
        "हि",
        "-",
        "。",
    ]
)
texts = st.text(max_size=60) | st.lists(pieces).map("".join)


@pytest.mark.parametrize("text", HELPS)
def test_every_entry_says_what_it_is(text: str) -> None:
    assert text.strip() == text != ""


@pytest.mark.parametrize("name", TOKENIZERS)
@given(text=texts)
def test_tokens_stand_in_order_where_they_say(name: str, text: str) -> None:
    end = 0
    for token in TOKENIZERS[name].split(text):
        assert end <= token.span.start < token.span.end <= len(text)
        assert text[token.span.start : token.span.end] == token.key
        assert not token.key.isspace()
        end = token.span.end


@pytest.mark.parametrize("name", sorted(set(TOKENIZERS) - {"rouge-score", "ROUGE-1.5.5"}))
@given(text=texts)
def test_no_letter_is_lost_but_under_ascii(name: str, text: str) -> None:
    kept = "".join(token.key for token in TOKENIZERS[name].split(text))
    assert [each for each in text if each.isalpha()] == [each for each in kept if each.isalpha()]


@pytest.mark.parametrize("rule", PUNCTUATION)
@pytest.mark.parametrize("name", TOKENIZERS)
@given(text=texts)
def test_tokens_stay_in_order_whatever_becomes_of_punctuation(name: str, rule: str, text: str) -> None:
    end = 0
    for token in PUNCTUATION[rule].apply(text, TOKENIZERS[name].split(text)):
        assert end <= token.span.start < token.span.end <= len(text)
        assert text[token.span.start : token.span.end] == token.key
        end = token.span.end


@given(text=texts)
def test_punctuation_is_kept_whole_or_stripped_from_the_ends(text: str) -> None:
    def marks(kept: str) -> list[str]:
        return [each for each in kept if unicodedata.category(each)[0] in "PS"]

    word = TOKENIZERS["word"].split
    kept = "".join(token.key for token in PUNCTUATION["kept"].apply(text, word(text)))
    assert marks(kept) == marks(text)
    for token in PUNCTUATION["stripped"].apply(text, TOKENIZERS["whitespace"].split(text)):
        assert marks(token.key[0] + token.key[-1]) == []


@pytest.mark.parametrize("name", SENTENCES)
@given(text=texts)
def test_sentences_are_in_order_and_leave_out_only_what_ends_them(name: str, text: str) -> None:
    end, between = 0, []
    for span in SENTENCES[name].split(text):
        assert end <= span.start < span.end <= len(text)
        between.append(text[end : span.start])
        end = span.end
    between.append(text[end:])
    if name in BETWEEN:
        assert "".join(between).strip(BETWEEN[name]) == ""
    else:
        assert "".join(between).strip() == ""


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("newline", "One. Two.\n\nThree", ["One. Two.", "Three"]),
        ("full stops", "It is 3.5. Yes", ["It is 3", "5", " Yes"]),
        ("spaced stops", "it is 3.5 . yes.", ["it is 3.5", "yes."]),
        ("rules", "Dr. Smith left. He is 3.5 m tall! Really?", ["Dr. Smith left.", "He is 3.5 m tall!", "Really?"]),
        ("rules", "北京很大。上海也大。", ["北京很大。", "上海也大。"]),
        ("punkt english", "Dr. Smith left. He came back.", ["Dr. Smith left.", "He came back."]),
        ("punkt german", "Er kam am 3. Mai. Sie ging.", ["Er kam am 3. Mai.", "Sie ging."]),
    ],
)  # fmt: skip
def test_sentences_end_where_a_reader_ends_them(name: str, text: str, expected: list[str]) -> None:
    assert [text[span.start : span.end] for span in SENTENCES[name].split(text)] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    # From the standard's own examples and rules: UAX 29, section 4.1, table 3 and rules WB5 to WB13, WB999.
    [
        ("can't, don't", ["can't", "don't"]),
        ("3.14 1,000.50", ["3.14", "1,000.50"]),
        ('The quick ("brown") fox can\u2019t jump 32.3 feet, right?',
         ["The", "quick", "brown", "fox", "can\u2019t", "jump", "32.3", "feet", "right"]),
        ("東京へ", ["東", "京", "へ"]),
        ("中文字", ["中", "文", "字"]),
        ("हिन्दी नेपाली", ["हिन्दी", "नेपाली"]),
        ("e\u0301te\u0301", ["e\u0301te\u0301"]),
        ("カタカナ", ["カタカナ"]),
        ("under_score x-ray", ["under_score", "x", "ray"]),
        ("город Омск", ["город", "Омск"]),
        ("... 🦊 ?!", []),
    ],
)  # fmt: skip
def test_unicode_words_are_the_standards(text: str, expected: list[str]) -> None:
    assert [token.key for token in TOKENIZERS["unicode"].split(text)] == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("rouge-score", ["Don", "t", "say", "na", "ve", "3", "5", "x", "y"]),
        ("ROUGE-1.5.5", ["Don", "t", "say", "na", "ve", "3", "5", "x", "y"]),
        ("word", ["Don", "t", "say", "naïve", "3", "5", "x_y"]),
        ("unicode", ["Don't", "say", "naïve", "3.5", "x_y"]),
        ("whitespace", ["Don't", "say", "naïve,", "3.5", "x_y"]),
        ("nltk", ["Do", "n't", "say", "naïve", ",", "3.5", "x_y"]),
        ("characters", list("Don'tsaynaïve,3.5x_y")),
    ],
)
def test_each_tokenizer_cuts_as_it_says(name: str, expected: list[str]) -> None:
    assert [token.key for token in TOKENIZERS[name].split("Don't say naïve, 3.5 x_y")] == expected


def test_every_tokenizer_is_tried_above() -> None:
    assert set(TOKENIZERS) == {
        "rouge-score",
        "ROUGE-1.5.5",
        "word",
        "unicode",
        "whitespace",
        "nltk",
        "characters",
    }


@pytest.mark.parametrize("name", CASINGS)
@given(text=texts)
def test_settling_case_never_shrinks_a_text(name: str, text: str) -> None:
    folded = CASINGS[name].fold(text)
    assert len(folded) == sum(len(CASINGS[name].fold(character)) for character in text) >= len(text)


@pytest.mark.parametrize("name", STEMMERS)
@pytest.mark.parametrize("word", WORDS)
def test_a_stem_is_a_word_and_always_the_same(name: str, word: str) -> None:
    stem = STEMMERS[name].make()
    assert isinstance(stem(word), str)
    assert stem(word) == stem(word)
    assert bool(stem(word)) == bool(word)


def test_our_stop_list_keeps_negations_and_numbers() -> None:
    words = STOP_LISTS["english"].words("")
    assert {"the", "of", "and", "is"} <= words == {word.lower().strip() for word in words}
    assert words.isdisjoint(
        {"not", "no", "never", "nor", "without", "one", "two", "must", "may", "can", "should"}
    )


def test_no_stop_list_leaves_out_nothing() -> None:
    assert STOP_LISTS["none"].words("") == frozenset()


def test_the_users_own_stop_list_is_read_or_a_sentence_says_why_not(tmp_path: Path) -> None:
    own = STOP_LISTS["file"].words
    (tmp_path / "words.txt").write_text("\ufeffkot\npies żaba\n", encoding="utf-8")
    (tmp_path / "bad.txt").write_bytes(b"\xff\xfe\xfa")
    assert own(str(tmp_path / "words.txt")) == {"kot", "pies", "żaba"}
    with pytest.raises(InvalidOption, match=r"no Stop file is named\.$"):
        own("")
    for name in ("missing.txt", "bad.txt"):
        with pytest.raises(UnreadableFile, match=name):
            own(str(tmp_path / name))


RATIOS = st.tuples(st.integers(0, 10**6), st.integers(1, 10**6)).map(lambda pair: min(pair) / max(pair))


@pytest.mark.parametrize("rounding", ROUNDINGS)
@pytest.mark.parametrize("name", MEASURES)
@given(precision=RATIOS, recall=RATIOS, beta=st.floats(0, 1000), alpha=st.floats(0, 1))
def test_f_lies_between_precision_and_recall(  # noqa: PLR0913, PLR0917 (two registries, four numbers)
    name: str, rounding: str, precision: float, recall: float, beta: float, alpha: float
) -> None:
    settle = ROUNDINGS[rounding].settle
    precision, recall = settle(precision), settle(recall)
    value = settle(MEASURES[name].make(beta, alpha)(precision, recall))
    slack = 1e-8 if rounding == "none" else 1e-5
    assert 0 <= value <= max(precision, recall) + slack
    if min(precision, recall) > 1e-3:
        assert value >= min(precision, recall) - slack - 1e-4 * (name == "smoothed")


@pytest.mark.parametrize(
    ("name", "expected"),
    # For P = 1/2, R = 1/4, by hand; beta 2: 5/8 over 2 + 1/4; alpha 0.25: 1/8 over 3/8 + 1/16; P/R = 2.
    [("beta", 5 / 18), ("alpha", 2 / 7), ("P/R", 5 / 18), ("smoothed", 1 / 3)],
)
def test_each_measure_by_hand(name: str, expected: float) -> None:
    assert MEASURES[name].make(2.0, 0.25)(0.5, 0.25) == pytest.approx(expected, rel=1e-6)


COUNTS = st.integers(0, 5).flatmap(
    lambda hits: st.tuples(st.just(hits), st.integers(hits, 9), st.integers(hits, 9))
)


@pytest.mark.parametrize("name", AGGREGATES)
@given(panel=st.lists(COUNTS, min_size=1, max_size=4))
def test_a_joint_score_is_no_better_than_the_best_and_no_worse_than_the_worst(
    name: str, panel: list[tuple[int, int, int]]
) -> None:
    scoring = Options().scoring
    overlaps = [Overlap(*counts, ()) for counts in panel]
    measured = [{"ROUGE-1": Measured(each, scoring.score(each.counts))} for each in overlaps]
    joint = AGGREGATES[name].join(measured, scoring, "ROUGE-1")["ROUGE-1"]
    assert 0 <= joint.shown < len(panel)
    for part in (0, 1):
        values = [each["ROUGE-1"].score[part] for each in measured]
        assert min(values) - 1e-12 <= joint.score[part] <= max(values) + 1e-12
    if len(panel) == 1:
        assert joint.score == measured[0]["ROUGE-1"].score


def test_every_family_is_tried_here() -> None:
    assert set(NAMES) == set(VARIANTS)


@pytest.mark.parametrize("name", ALL_NAMES)
def test_a_variant_bears_the_name_it_is_asked_by(name: str) -> None:
    assert variant(name).name == name
    assert [key for key, family in VARIANTS.items() if family.pattern.fullmatch(name)] == [
        key for key, names in NAMES.items() if name in names
    ]


@pytest.mark.parametrize("name", ALL_NAMES)
@pytest.mark.parametrize(
    ("candidate", "reference"), [("", ""), ("a", ""), ("", "a"), (".,!", "?"), ("\0", "\n\n")]
)
def test_texts_without_tokens_score_zero(name: str, candidate: str, reference: str) -> None:
    evaluation = evaluate(candidate, [reference], Options(variants=(name,)))
    assert evaluation.scores[name].score == (0.0, 0.0, 0.0)


@pytest.mark.parametrize("name", PROTOCOLS)
def test_a_protocol_knows_its_own_options(name: str) -> None:
    assert PROTOCOLS[name].options.protocol == name
    assert title(PROTOCOLS[name].options) == name
