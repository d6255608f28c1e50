"""Why two protocols differ: the steps add up, and each names what made it."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.causes import Causes, Change, changes
from rouge_gui.rouge.difference import NOT_OF_ONE_PAIR, STEP_OF, Step, differences, switches
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import Options, about, option_fields
from rouge_gui.rouge.protocols import PROTOCOLS, protocol

EVERY = ("ROUGE-1", "ROUGE-2", "ROUGE-L", "ROUGE-Lsum", "ROUGE-W-1.2", "ROUGE-S4", "ROUGE-SU4")
WORDS = ["the", "The", "cat", "running", "runs", "café", "well-known", "3.5", "It", "slept.", "left", "."]
TEXTS = st.lists(st.sampled_from([*WORDS, "\n"]), max_size=12).map(" ".join)
NAMES = st.sampled_from(list(PROTOCOLS))


def with_every_variant(name: str) -> Options:
    return replace(protocol(name).options, variants=EVERY)


def only_step(candidate: str, reference: str, variant: str, **changed: object) -> Step:
    """The single step between the usual options and those with `changed`."""
    options = Options(variants=(variant,))
    [found] = differences(candidate, [reference], options, replace(options, **changed))  # type: ignore[arg-type]
    [step] = found.steps
    return step


@settings(max_examples=150)
@given(TEXTS, st.lists(TEXTS, min_size=1, max_size=3), NAMES, NAMES)
def test_the_steps_add_up_to_the_whole_difference(
    candidate: str, references: list[str], name_a: str, name_b: str
) -> None:
    a, b = with_every_variant(name_a), with_every_variant(name_b)
    scores = [evaluate(candidate, references, options).scores for options in (a, b)]
    for found in differences(candidate, references, a, b):
        assert (found.before, found.after) == tuple(each[found.variant].score for each in scores)
        ends = [found.before, *(step.after for step in found.steps)]
        assert [step.before for step in found.steps] == ends[:-1]
        assert ends[-1] == found.after
        for part in range(3):
            changes = [Fraction(step.after[part]) - Fraction(step.before[part]) for step in found.steps]
            assert sum(changes) == Fraction(found.after[part]) - Fraction(found.before[part])
        assert all(step.before != step.after and step.cause for step in found.steps)
        assert [step.place for step in found.steps] == sorted({step.place for step in found.steps})


def test_where_sentences_change_they_are_told_before_the_tokens() -> None:
    texts = "a. b", ["a. b"]
    before = Options(variants=("ROUGE-1",), tokenizer="whitespace")
    after = replace(before, sentences="full stops")
    pair = evaluate(*texts, before), evaluate(*texts, after)
    assert Causes(*pair).reading == "candidate sentence 2 begins at `b`"
    folded = replace(before, tokenizer="word")
    assert Causes(pair[0], evaluate(*texts, folded)).reading.startswith("candidate: `a.` became `a`")


@pytest.mark.parametrize(
    ("reference", "cause"),
    [
        ("a c d", "R 0.3333333333333333 became 0.33333"),
        ("b", "P 0.5 and R 1 make F 0.66667 instead of 0.6666666666666666"),
    ],
)
def test_what_rounding_changed_is_named(reference: str, cause: str) -> None:
    before = Options(variants=("ROUGE-1",))
    pair = (
        evaluate("a b", [reference], before),
        evaluate("a b", [reference], replace(before, rounding="five digits")),
    )
    assert Causes(*pair).of("ROUGE-1") == cause


def test_six_words_of_a_change_are_shown() -> None:
    six = " ".join(f"`{letter}`" for letter in "abcdef")
    assert Change("candidate", tuple("abcdef"), ()).told() == f"candidate: {six} left out"
    assert Change("candidate", (), tuple("abcdefg")).told() == f"candidate: {six} ... came in"


def test_tokens_that_only_touch_are_two_places() -> None:
    before = Options(variants=("ROUGE-1",), tokenizer="nltk", punctuation="kept")
    folded, kept = (evaluate("Fox, ox", ["a"], each) for each in (before, replace(before, case="keep")))
    assert list(changes("candidate", folded.candidate, kept.candidate)) == [
        Change("candidate", ("fox",), ("Fox",))
    ]


@pytest.mark.parametrize(
    ("text", "tokenizers", "old", "new"),
    [
        # Tokens belong together while their spans overlap, whichever side has the longer one.
        ("well-known", ("whitespace", "rouge-score"), "well-known", "well known"),
        ("well-known", ("rouge-score", "whitespace"), "well known", "well-known"),
        # `I` and the comma behind it only touch.
        ("I, ox", ("nltk", "whitespace"), "i ,", "i,"),
    ],
)
def test_a_place_reaches_as_far_as_tokens_overlap(
    text: str, tokenizers: tuple[str, str], old: str, new: str
) -> None:
    options = Options(variants=("ROUGE-1",))
    before, after = (evaluate(text, ["a"], replace(options, tokenizer=each)) for each in tokenizers)
    assert list(changes("candidate", before.candidate, after.candidate)) == [
        Change("candidate", tuple(old.split()), tuple(new.split()))
    ]


LEFT: list[tuple[tuple[str, list[str]], str, dict[str, object], dict[str, object], str]] = [
    (("the Fox", ["the fox"]), "ROUGE-1", {}, {"case": "keep"}, "candidate: `fox` became `Fox`"),
    (("the Fox", ["the fox"]), "ROUGE-1", {}, {"sentences": "full stops", "case": "keep"},
     "candidate: `fox` became `Fox`"),
    (("I, ox", ["ox"]), "ROUGE-1", {"tokenizer": "nltk", "punctuation": "kept"}, {"case": "keep"},
     "candidate: `i` became `I`"),
    (("a. b", ["c"]), "ROUGE-1", {"sentences": "full stops"}, {"sentences": "newline"},
     "candidate: no sentence begins at `b` any more"),
    # The run of one word weighs 1 however often it is weighted, that of two 2 ** 2 once and 4 ** 2 twice.
    (("a b", ["a", "a b"]), "ROUGE-W-2", {}, {"weighted": "ROUGE-1.5.5"}, "reference 2: the total is 16 instead of 4"),
    # Nothing is shared; two words in one sentence weigh 2 ** 2, in two sentences 1 + 1.
    (("a\nb", ["c"]), "ROUGE-W-2", {}, {"sequence": "by sentence"}, "candidate: 2 units instead of 4"),
    # The whole texts share the three words in a row, sentence by sentence all five: `he` comes first of those gained.
    (("It slept well\nHe ran", ["He ran\nIt slept well"]), "ROUGE-L", {}, {"sequence": "by sentence"},
     "reference: `he` is counted now"),
    (("It slept well\nHe ran", ["He ran\nIt slept well"]), "ROUGE-L", {"sequence": "by sentence"},
     {"sequence": "whole text"}, "reference: `he` is counted no longer"),
    (("ox fox fox", ["fox fox"]), "ROUGE-1", {}, {"counting": "distinct"},
     "candidate: `fox` stands there 2 times, counted as distinct"),
    (("a b a b", ["a b a b"]), "ROUGE-2", {}, {"counting": "distinct"},
     "candidate: `a` `b` stands there 2 times, counted as distinct"),
    (("a b c", ["a"]), "ROUGE-SU4", {"skip_unigrams": "ROUGE-1.5.5"}, {"skip_unigrams": "paper"},
     "candidate: the last word `c` is counted by itself"),
    (("a b c", ["a"]), "ROUGE-SU4", {}, {"skip_unigrams": "ROUGE-1.5.5"},
     "candidate: the last word `c` is not counted by itself"),
]  # fmt: skip


@pytest.mark.parametrize(("texts", "variant", "before", "after", "cause"), LEFT)
def test_what_is_told_of_one_change(
    texts: tuple[str, list[str]],
    variant: str,
    before: dict[str, object],
    after: dict[str, object],
    cause: str,
) -> None:
    options = replace(Options(variants=(variant,)), **before)  # type: ignore[arg-type]
    changed = replace(options, **after)  # type: ignore[arg-type]
    pair = evaluate(*texts, options), evaluate(*texts, changed)
    assert Causes(*pair).of(variant) == cause


def test_another_recall_that_chooses_is_told_where_all_that_is_counted_is_the_same() -> None:
    before = Options(variants=("ROUGE-L",))
    pair = evaluate("a b", ["a b"], before), evaluate("a b", ["a b"], replace(before, sequence="by sentence"))
    assert Causes(*pair).of("ROUGE-L") == "reference: it is chosen by another recall"


def test_one_reference_is_not_joined_otherwise() -> None:
    before = Options(variants=("ROUGE-1",))
    after = replace(before, references="mean", beta=2.0)
    pair = evaluate("a b", ["a"], before), evaluate("a b", ["a"], after)
    assert Causes(*pair).of("ROUGE-1").startswith("P 0.5 and R 1 make F")


@pytest.mark.parametrize("name_a", PROTOCOLS)
@pytest.mark.parametrize("name_b", PROTOCOLS)
def test_the_switches_lead_to_the_other_options(name_a: str, name_b: str) -> None:
    a, b = with_every_variant(name_a), with_every_variant(name_b)
    last = ([switch.options for switch in switches(a, b)] or [a])[-1]
    for each in option_fields():
        if each.name not in NOT_OF_ONE_PAIR:
            assert getattr(last, each.name) == getattr(b, each.name)


def test_options_that_exclude_each_other_are_switched_together() -> None:
    a, b = Options(limit_words=3), Options(limit_bytes=5)
    assert [(each.name, each.old, each.new) for each in switches(a, b)] == [
        ("Length limit", "first words 3, first bytes 0", "first words 0, first bytes 5")
    ]


def test_what_averages_many_pairs_is_no_switch_and_the_leader_goes_with_the_references() -> None:
    many = Options(average="totals", interval="none", confidence=50.0, resamples=5, seed=3)
    assert switches(Options(), many) == []
    led = Options(references="best by one variant", leader="ROUGE-2")
    assert [(each.name, each.old, each.new) for each in switches(Options(), led)] == [
        ("References", "best, best by ROUGE-1", "best by one variant, best by ROUGE-2")
    ]


@pytest.mark.parametrize(
    ("changed", "leading", "told"),
    [
        ({"stop_words": "file", "stop_file": "mine.txt"}, "stop_words", "file, stop file mine.txt"),
        ({"measure": "alpha", "alpha": 0.25}, "measure", "alpha, alpha 0.25"),
        ({"beta": 2.0}, "measure", "beta 2"),
    ],
)
def test_what_belongs_to_one_choice_is_switched_with_it(
    changed: dict[str, object], leading: str, told: str
) -> None:
    (switch,) = switches(Options(), replace(Options(), **changed))  # type: ignore[arg-type]
    assert switch.name == about(leading).label
    assert switch.new == told


def test_a_stemmer_is_named_by_the_word_that_it_made_match() -> None:
    # By hand: of `he was running` and `he runs`, he matches; stemmed, run does too: 2 of 2 and 2 of 3.
    step = only_step("He runs.", "He was running.", "ROUGE-1", stemmer="porter")
    assert step.name == "Stemmer"
    assert step.before[:2] == (1 / 2, 1 / 3)
    assert step.after[:2] == (2 / 2, 2 / 3)
    assert step.change == pytest.approx((1 / 2, 1 / 3, 2 / 5))
    assert step.cause == "candidate: `runs` became `run` (one of 2 such places)"


def test_rouge_score_stemmed_differs_from_rouge_score_by_its_stemmer_alone() -> None:
    options = [protocol(name).options for name in ("rouge-score", "rouge-score-stemmed")]
    found = differences("He runs.", ["He was running."], *options)
    assert {step.name for each in found for step in each.steps} == {"Stemmer"}


def test_the_word_that_matters_comes_before_the_first_that_changed() -> None:
    step = only_step("dogs sleep while he runs", "it is running", "ROUGE-1", stemmer="porter")
    assert step.cause == "candidate: `runs` became `run` (one of 3 such places)"


CAUSES = [
    ("the Fox", "the fox", "ROUGE-1", {"case": "keep"}, "candidate: `fox` became `Fox`"),
    ("a caf", "a café", "ROUGE-1", {"tokenizer": "word"}, "reference: `caf` became `café`"),
    ("fox, ox", "fox ox", "ROUGE-1", {"punctuation": "kept"}, "candidate: `,` came in"),
    ("the fox", "a fox", "ROUGE-1", {"stop_words": "english"}, "candidate: `the` left out"),
    ("fox ox cow", "fox", "ROUGE-1", {"limit_words": 2}, "candidate: `cow` left out"),
    (
        "fox fox",
        "fox ox",
        "ROUGE-1",
        {"counting": "distinct"},
        "candidate: `fox` stands there 2 times, counted as distinct",
    ),
    (
        "fox fox",
        "fox ox",
        "ROUGE-L",
        {"counting": "distinct"},
        "candidate: `fox` stands there 2 times, counted as distinct",
    ),
    (
        "He ran. It slept.",
        "It slept. He ran.",
        "ROUGE-Lsum",
        {"sentences": "rules"},
        "candidate sentence 2 begins at `It`",
    ),
    ("It slept\nHe ran", "He ran\nIt slept", "ROUGE-L", {"sequence": "by sentence"}, "is counted now"),
    ("a b", "a b", "ROUGE-W-2", {"weighted": "ROUGE-1.5.5"}, "reference: the total is 16 instead of 4"),
    (
        "a b",
        "a c",
        "ROUGE-SU4",
        {"skip_unigrams": "ROUGE-1.5.5"},
        "candidate: the last word `b` is not counted by itself",
    ),
    ("a b", "a", "ROUGE-1", {"beta": 2.0}, "P 0.5 and R 1 make F 0.833"),
    ("a b c", "a", "ROUGE-1", {"rounding": "five digits"}, "P 0.3333333333333333 became 0.33333"),
]


@pytest.mark.parametrize(("candidate", "reference", "variant", "changed", "cause"), CAUSES)
def test_each_step_names_its_cause(
    candidate: str, reference: str, variant: str, changed: dict[str, object], cause: str
) -> None:
    step = only_step(candidate, reference, variant, **changed)
    [option] = changed
    assert step.name == STEP_OF.get(option, about(option).label)
    assert cause in step.cause


def test_what_changes_no_score_is_left_out() -> None:
    options = Options(variants=("ROUGE-1",))
    [found] = differences("a café", ["a café"], options, replace(options, tokenizer="word"))
    assert found.steps == ()


def test_another_reference_is_named_by_its_number() -> None:
    # By hand: against `a b c` R is 2/3 and F 4/5, against `a` R is 1 and F 2/3.
    options = Options(variants=("ROUGE-1",))
    other = replace(options, references="best recall")
    [found] = differences("a b", ["a b c", "a"], options, other)
    [step] = found.steps
    assert (step.before.recall, step.after.recall) == (2 / 3, 1.0)
    assert step.cause == "reference 2 is taken instead of reference 1"
    [found] = differences("a b", ["a b c", "a"], options, replace(options, references="mean"))
    assert found.steps[0].cause == "references with F 0.80000, 0.66667 are joined by mean instead of best"


def test_texts_of_several_sentences_differ_between_the_original_and_rouge_score_by_their_sequences() -> None:
    a, b = (replace(protocol(name).options, variants=("ROUGE-L",)) for name in ("ROUGE-1.5.5", "rouge-score"))
    [found] = differences("It slept\nHe ran", ["He ran\nIt slept"], a, b)
    # By hand: the union LCS finds all four words, one sequence over the whole texts only two of four.
    assert (found.before.fmeasure, found.after.fmeasure) == (1.0, 0.5)
    assert [step.name for step in found.steps] == ["Sequences"]
    assert "is counted no longer" in found.steps[0].cause


def test_a_byte_limit_is_told_by_what_the_sequences_lose() -> None:
    original = replace(protocol("ROUGE-1.5.5").options, variants=("ROUGE-L",))
    [found] = differences("a b\nc d\ne f", ["a b\nc d\ne f"], original, replace(original, limit_bytes=6))
    assert [step.name for step in found.steps] == ["Length limit"]
    assert "left out" in found.steps[0].cause


def test_without_a_reference_there_is_no_difference_and_without_a_common_variant_a_sentence() -> None:
    assert differences("a", [], Options(), Options(stemmer="porter")) == []
    with pytest.raises(InvalidOption, match="one has ROUGE-1, ROUGE-L, the other ROUGE-2"):
        differences("a", ["a"], Options(variants=("ROUGE-1", "ROUGE-L")), Options(variants=("ROUGE-2",)))
