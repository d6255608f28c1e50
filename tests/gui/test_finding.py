"""Finding in texts: by hand, against Python's own search, and in bounded time."""

import re
from time import perf_counter, process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.gui.finding import LIMIT, InvalidPattern, Sought, Way, find
from rouge_gui.rouge.marking.marks import CANDIDATE, SOURCE, Pane, Side

REFERENCE = Pane(Side.REFERENCE)
PATIENCE = 30.0
TEXTS = {
    SOURCE: "He runs. She was running; the runner's run.\nHarrow\nVale",
    CANDIDATE: "😀 Run, don't walk: 40,000 RUNS",
    REFERENCE: "",
}


def found(
    words: str, way: Way = Way.WORDS, *, case: bool = False, whole_word: bool = False
) -> list[list[str]]:
    spans = find(Sought(words, way, case, whole_word), TEXTS).spans
    return [[TEXTS[pane][start:end] for start, end in spans[pane]] for pane in TEXTS]


@pytest.mark.parametrize(
    ("sought", "source", "candidate"),
    [
        (Sought("run"), ["run", "run", "run", "run"], ["Run", "RUN"]),
        (Sought("run", case=True), ["run", "run", "run", "run"], []),
        (Sought("run", whole_word=True), ["run"], ["Run"]),
        (Sought("run", case=True, whole_word=True), ["run"], []),
        (Sought("harrow vale"), ["Harrow\nVale"], []),
        (Sought("40,000"), [], ["40,000"]),
        (Sought("r.n"), [], []),
        (Sought("r.n", Way.PATTERN), ["run", "run", "run", "run"], ["Run", "RUN"]),
        (Sought(r"\d+", Way.PATTERN), [], ["40", "000"]),
        (Sought("run|was", Way.PATTERN, whole_word=True), ["was", "run"], ["Run"]),
        (Sought("^vale$", Way.PATTERN), ["Vale"], []),
        (Sought("x*", Way.PATTERN), [], []),
        (Sought("running", Way.STEM), ["runs", "running", "run"], ["Run", "RUNS"]),
        (Sought("walks 40", Way.STEM), [], ["walk: 40"]),
        (Sought("😀"), [], ["😀"]),
        (Sought(" "), [], []),
        (Sought("...", Way.STEM), [], []),
    ],
)
def test_by_hand(sought: Sought, source: list[str], candidate: list[str]) -> None:
    told = found(sought.words, sought.way, case=sought.case, whole_word=sought.whole_word)
    assert told == [source, candidate, []]


@given(st.text("aA b.é\U0001f600", min_size=1, max_size=3), st.text("aA b.é\U0001f600", max_size=30))
def test_plain_text_is_found_where_python_finds_it(words: str, text: str) -> None:
    spans = find(Sought(words, case=True), {SOURCE: text}).spans[SOURCE]
    blanks = re.sub(" +", " +", re.escape(words).replace("\\ ", " "))
    expected = [each.span() for each in re.finditer(blanks, text)] if words.strip() else []
    assert [tuple(span) for span in spans] == expected


@pytest.mark.parametrize(
    ("pattern", "why"),
    [
        ("(a", "missing"),
        ("*", "nothing to repeat"),
        ("a)", "parenthesis"),
        ("(?:(?:a{300}){300}){300}", "too often"),
        ("(" * 3000 + ")" * 3000, "nested too deeply"),
    ],
)
def test_what_is_no_regular_expression_says_why(pattern: str, why: str) -> None:
    for whole_word in (False, True):
        with pytest.raises(InvalidPattern, match=why):
            find(Sought(pattern, Way.PATTERN, whole_word=whole_word), TEXTS)


def test_a_regular_expression_without_end_is_given_up_in_time() -> None:
    texts = {SOURCE: "b " + "a" * 5000 + "!", CANDIDATE: "aab"}
    start = perf_counter()
    result = find(Sought("(a|aa)+b|b", Way.PATTERN), texts)
    # It would take longer than anybody lives; how soon it is given up depends on how busy the machine is.
    assert LIMIT <= perf_counter() - start < LIMIT + PATIENCE
    assert not result.is_complete
    assert result.spans[SOURCE] == ((0, 1),)
    assert result.spans.keys() == texts.keys()


def test_long_texts_are_sought_in_time() -> None:
    """Measured: 11 ms as text, 95 ms by stem once nltk is there (0.5 s the first time), at 50,000 words."""
    text = "The runners of Harrow Vale were running. " * 7_000
    for way, words in ((Way.WORDS, "harrow vale"), (Way.PATTERN, r"harrow\s\w+"), (Way.STEM, "run")):
        find(Sought(words, way), {SOURCE: "a word"})
        start = process_time()
        result = find(Sought(words, way), {SOURCE: text})
        assert process_time() - start < 2
        assert (len(result.spans[SOURCE]), result.is_complete) == (7_000, True)
