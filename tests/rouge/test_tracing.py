"""The trace of a text ends where reading ends, and its table says what happened to each word."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.options import Options, about
from rouge_gui.rouge.reading import read_text
from rouge_gui.rouge.tracing import Fate, fates, trace

STEPS = ("sentences", "case", "tokenizer", "punctuation", "stemmer")
NAMES = ["Sentences", "First words", "Case", "Tokenizer", "Punctuation", "Stop words", "Stemmer"]
TEXTS = st.text(alphabet=st.sampled_from("aBcİßé ŉ.'\n,-中\U0001f600the 9"), max_size=60)
PLAIN = Options()


def chosen(name: str) -> st.SearchStrategy[str]:
    return st.sampled_from(sorted(about(name).choices))


OPTIONS = st.builds(
    Options,
    stop_words=st.sampled_from(["none", "english"]),
    **{name: chosen(name) for name in STEPS},
)
LIMITS = st.sampled_from([{}, {"limit_words": 3}, {"limit_bytes": 8}])


@settings(deadline=None, max_examples=300)
@given(TEXTS, OPTIONS, LIMITS)
def test_the_last_step_holds_what_reading_gives(raw: str, options: Options, limit: dict[str, Any]) -> None:
    options = replace(options, **limit)
    steps = trace(raw, options)
    assert steps[-1].tokens == read_text(raw, options).tokens
    table = list(fates(steps))
    assert [fate.stemmed for fate in table if fate.stemmed is not None] == [t.key for t in steps[6].tokens]
    assert [fate.kept for fate in table if fate.kept is not None] == [t.key for t in steps[5].tokens]
    assert [fate.punctuated for fate in table if fate.punctuated is not None] == [
        t.key for t in steps[4].tokens
    ]
    assert [fate.tokenized for fate in table if fate.tokenized is not None] == [
        t.key for t in steps[3].tokens
    ]
    words = [word for sentence in steps[1].tokens for word in sentence.key.split()]
    assert [fate.word for fate in table if fate.word] == words


def test_every_step_is_named_as_its_option() -> None:
    assert [step.name for step in trace("A fox.", PLAIN)] == NAMES
    assert trace("A fox.", replace(PLAIN, limit_bytes=3))[1].name == "First bytes"


def test_each_step_holds_what_it_left() -> None:
    options = replace(PLAIN, limit_words=3, punctuation="kept", stop_words="english", stemmer="porter")
    keys = [[token.key for token in step.tokens] for step in trace("The Foxes\nran. Away", options)]
    assert keys == [
        ["The Foxes", "ran. Away"],
        ["The Foxes", "ran."],
        ["the foxes", "ran."],
        ["the", "foxes", "ran"],
        ["the", "foxes", "ran", "."],
        ["foxes", "ran", "."],
        ["fox", "ran", "."],
    ]


@pytest.mark.parametrize(
    ("raw", "changes", "expected"),
    [
        (
            "The well-fed foxes.",
            {"stop_words": "english", "stemmer": "porter"},
            [
                Fate("The", "the", "the", None, None),
                Fate("well-fed", "well", "well", "well", "well"),
                Fate("", "fed", "fed", "fed", "fed"),
                Fate("foxes.", "foxes", "foxes", "foxes", "fox"),
            ],
        ),
        (
            "-- 中文 a.",
            {"punctuation": "kept"},
            [
                Fate("--", None, "-", "-", "-"),
                Fate("", None, "-", "-", "-"),
                Fate("中文", None, None, None, None),
                Fate("a.", "a", "a", "a", "a"),
                Fate("", None, ".", ".", "."),
            ],
        ),
        (
            "(a \u4e2d\nb",
            {"tokenizer": "nltk", "punctuation": "stripped", "limit_words": 2},
            [
                Fate("(a", "(", None, None, None),
                Fate("", "a", "a", "a", "a"),
                Fate("\u4e2d", "\u4e2d", "\u4e2d", "\u4e2d", "\u4e2d"),
            ],
        ),
        (
            "\u4e2d\nb",
            {},
            [Fate("\u4e2d", None, None, None, None), Fate("b", "b", "b", "b", "b")],
        ),
        (
            "-a",
            {"punctuation": "kept"},
            [Fate("-a", None, "-", "-", "-"), Fate("", "a", "a", "a", "a")],
        ),
        (
            "\u4e2d\u3002a b",
            {"sentences": "rules"},
            [
                Fate("\u4e2d\u3002", None, None, None, None),
                Fate("a", "a", "a", "a", "a"),
                Fate("b", "b", "b", "b", "b"),
            ],
        ),
        (
            '"Hm" ...',
            {"tokenizer": "whitespace", "punctuation": "stripped"},
            [Fate('"Hm"', '"hm"', "hm", "hm", "hm"), Fate("...", "...", None, None, None)],
        ),
    ],
)
def test_the_fate_of_each_word(raw: str, changes: dict[str, Any], expected: list[Fate]) -> None:
    assert list(fates(trace(raw, replace(PLAIN, **changes)))) == expected


def test_a_stop_list_that_cannot_be_had_is_told() -> None:
    with pytest.raises(InvalidOption, match="Stop file"):
        trace("A fox.", replace(PLAIN, stop_words="file"))
