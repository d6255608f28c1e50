"""Why a token is lit, in sentences: what they say is counted by hand, and checked against the texts themselves."""

import re
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from rouge_gui.gui.assessment import assess
from rouge_gui.gui.opened import Opened
from rouge_gui.gui.views.why_lit_view import EMPTY, WhyLitView
from rouge_gui.gui.why_lit import WhyLit
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.marking.marks import CANDIDATE, SOURCE, Evidence, Pane, Shown, Side
from rouge_gui.rouge.options import Options

FIRST, SECOND = Pane(Side.REFERENCE, 0), Pane(Side.REFERENCE, 1)
USUAL = Options()
WORDS = st.lists(st.sampled_from(["a", "b", "c", "d"]), max_size=14).map(" ".join)


def why(
    candidate: str, *references: str, options: Options = USUAL, source: str | None = None, shown: int = 0
) -> WhyLit:
    return WhyLit(Evidence(evaluate(candidate, references, options, source), Shown(None, shown)))


def test_the_rule_of_the_clipped_count_is_said_by_hand() -> None:
    told = why("The cat the dog", "the cat and dog")
    first, third = (told.explain(CANDIDATE, position) for position in (0, 2))
    assert first.word == "`The`, compared as `the`"
    assert first.sentences == (
        "Unigram: counted 1 of 2: the reference has `the` once.",
        "Bigram: counted 1 of 1: the reference has `the cat` once.",
        "LCS: in the same order in both, with `the`, word 1 of the reference.",
        "Also in the reference.",
    )
    assert third.word == "`the`"
    assert third.sentences == (
        "Unigram: not counted, only 1 of 2: the reference has `the` once.",
        "Bigram: no match: the reference has `the`, but beside other words.",
        "LCS: not counted, though the reference has `the`: the order differs there, or it is counted already.",
        "Also in the reference.",
    )


def test_the_four_origins_of_a_word() -> None:
    told = why("both ours theirs new", "both theirs", "x", source="both ours")
    ends = [told.explain(CANDIDATE, position).sentences[-2:] for position in range(4)]
    assert ends[0] == ("Also in the source and reference 1.", "Not in reference 2.")
    assert ends[1] == ("Also in the source.", "Not in reference 1 or reference 2.")
    assert ends[2] == ("Also in reference 1.", "Not in the source or reference 2.")
    assert ends[3][-1] == "Not in the source, reference 1 or reference 2."


def test_words_that_only_their_stem_makes_one() -> None:
    told = why(
        "he runs", "he was running", options=Options(variants=("ROUGE-1", "ROUGE-L"), stemmer="porter")
    )
    assert told.explain(CANDIDATE, 1) == (
        "`runs`, compared as `run`",
        (
            "Unigram: counted 1 of 1: the reference has `running` (the same by its stem alone) once.",
            "LCS: in the same order in both, with `running` (the same by its stem alone), word 3 of the reference.",
            "Also in the reference.",
        ),
    )
    assert "`runs` (the same by its stem alone)" in str(told.explain(FIRST, 2))
    assert "stem" not in str(told.explain(CANDIDATE, 0))


def test_other_texts_are_told_against_the_candidate() -> None:
    told = why("a b a", "x", "a c", source="a a a", options=Options(variants=("ROUGE-1", "ROUGE-2")), shown=1)
    assert told.explain(SECOND, 0).sentences[0] == "Unigram: counted 1 of 1: the candidate has `a` twice."
    assert (
        told.explain(SOURCE, 2).sentences[0]
        == "Unigram: not counted, only 2 of 3: the candidate has `a` twice."
    )
    assert told.explain(FIRST, 0).sentences[0] == "Unigram: no match: the candidate does not have `x`."
    assert told.explain(CANDIDATE, 2).sentences[0] == (
        "Unigram: not counted, only 1 of 2: reference 2 has `a` once."
    )


def test_where_each_counts_once_a_second_place_says_so() -> None:
    options = Options(variants=("ROUGE-1",), counting="distinct")
    told = why("a b a", "a a", options=options)
    assert told.explain(CANDIDATE, 0).sentences[0] == "Unigram: counted 1 of 2: the reference has `a` twice."
    assert told.explain(CANDIDATE, 2).sentences[0].startswith("Unigram: not counted again: each counts once")


def test_a_union_that_has_no_word_left_says_so() -> None:
    told = why("a", "a\na", options=Options(variants=("ROUGE-Lsum",)))
    assert told.explain(FIRST, 0).sentences[0].startswith("LCS: in the same order in both, with `a`")
    assert told.explain(FIRST, 1).sentences[0] == (
        "LCS: in the same order in both, but not counted: the candidate has no `a` left."
    )


@pytest.mark.parametrize(
    ("variant", "said"),
    [
        ("ROUGE-W-1.2", "ROUGE-W-1.2: in the same order in both, with `b c`, words 2 to 3 of the reference."),
        ("ROUGE-S1", "ROUGE-S1: in 1 counted: `b c`."),
        ("ROUGE-SU1", "ROUGE-SU1: in 2 counted: `b`, `b c`."),
        ("ROUGE-3", "Trigram: no match: the reference has `b`, but beside other words."),
    ],
)
def test_other_variants_shown_alone(variant: str, said: str) -> None:
    evaluation = evaluate("x b c", ["y b c"], Options(variants=(variant,)))
    assert WhyLit(Evidence(evaluation, Shown(variant))).explain(CANDIDATE, 1).sentences[0] == said


def test_beyond_the_byte_limit_of_the_original() -> None:
    text = "a b c d\na b c d\na b c d"
    evidence = Evidence(evaluate(text, [text], Options.from_perl_flags("-n 2 -b 9 -w 1.2")))
    said = [WhyLit(evidence).explain(CANDIDATE, position).sentences[0] for position in (0, 11)]
    assert said[0].startswith("Unigram: counted")
    assert said[1] == "Unigram: not looked at: the length limit cuts the text before it."


@given(WORDS, WORDS)
def test_numbers_told_are_those_of_the_texts(candidate: str, reference: str) -> None:
    told = why(candidate, reference, options=Options(variants=("ROUGE-1",)))
    ours, theirs = candidate.split(), reference.split()
    counted = 0
    for position, word in enumerate(ours):
        said = told.explain(CANDIDATE, position).sentences[0]
        held, allowed = ours.count(word), theirs.count(word)
        if not allowed:
            assert said == f"Unigram: no match: the reference does not have `{word}`."
            continue
        found = re.match(
            r"Unigram: (counted|not counted, only) (\d+) of (\d+): .* (once|twice|\d+ times)\.", said
        )
        assert found
        assert (int(found[2]), int(found[3])) == (min(held, allowed), held)
        assert found[4] == {1: "once", 2: "twice"}.get(allowed, f"{allowed} times")
        counted += found[1] == "counted"
    assert counted == sum(min(ours.count(word), theirs.count(word)) for word in set(ours))


def test_a_sentence_takes_no_time_at_5000_tokens() -> None:
    """Measured 3 ms for the first, 0.3 ms for each further; the bound leaves room for a busy machine."""
    text = " ".join(f"w{number * number % 701}" for number in range(5000))
    evidence = Evidence(evaluate(text, [text[2000:]], Options(), text[:9000]))
    evidence.prepare()
    told = WhyLit(evidence)
    told.explain(CANDIDATE, 0)
    start = perf_counter()
    for position in range(100, 150):
        told.explain(CANDIDATE, position)
    assert (perf_counter() - start) / 50 < 0.005


class TestView:
    @pytest.fixture
    def view(self, qtbot: QtBot) -> WhyLitView:
        made = WhyLitView()
        qtbot.addWidget(made)
        made.resize(420, 240)
        made.show()
        return made

    def said(self, view: WhyLitView) -> list[str]:
        rows = view.sentences
        return [rows.item(row).text() for row in range(rows.count())]

    def test_it_follows_a_token_and_forgets_it_with_its_texts(self, view: WhyLitView) -> None:
        texts = {"source": "a", "candidate": "a b", "reference 1": "b"}
        assessment = assess(Opened("one", "system", texts, texts, has_source=True), Options())
        assert self.said(view) == [EMPTY]
        view.show_token(assessment.evidence, CANDIDATE, 1)
        assert view.word.text() == "`b`"
        assert self.said(view)[0] == "Unigram: counted 1 of 1: the reference has `b` once."
        assert "counted 1 of 1" in view.sentences.accessibleDescription()
        view.show_token(assessment.evidence, CANDIDATE, None)
        assert view.word.text() == "`b`"
        view.show_assessment(assessment)
        assert (view.word.text(), self.said(view)) == ("", [EMPTY])
