from dataclasses import replace

import pytest

from rouge_gui.gui.panes.losses import Loss, caution, loss
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.reading import read_text

OPTIONS = Options()
WORD = replace(OPTIONS, tokenizer="word")


@pytest.mark.parametrize(
    ("raw", "options", "expected"),
    [
        ("caf\u00e9 40", OPTIONS, Loss(6, 1)),
        ("caf\u00e9 40", WORD, Loss(6, 0)),
        ("\u0434\u043e\u043c x", OPTIONS, Loss(4, 3)),
        ("... \U0001f600", OPTIONS, Loss(0, 0)),
    ],
)
def test_letters_outside_tokens_are_lost(raw: str, options: Options, expected: Loss) -> None:
    assert loss(read_text(raw, options)) == expected


@pytest.mark.parametrize(
    ("raw", "words", "grave"),
    [
        ("\u0434\u043e\u043c", "no tokens", True),
        ("...", "no tokens", True),
        ("ab\u0434\u043e\u043c", "3 letters lost", True),
        ("abcd\u0434", "1 letter lost", False),
        ("abc\u0434", "1 letter lost", True),
    ],
)
def test_a_caution_says_what_is_missing(raw: str, words: str, grave: bool) -> None:  # noqa: FBT001 (a parameter)
    said = caution(read_text(raw, OPTIONS), OPTIONS)
    assert said is not None
    assert (said.words, said.grave) == (words, grave)


@pytest.mark.parametrize("raw", ["", " \n", "plain words, 40,000"])
def test_nothing_is_said_where_nothing_is_lost(raw: str) -> None:
    assert caution(read_text(raw, OPTIONS), OPTIONS) is None


def test_stop_words_are_not_lost() -> None:
    options = replace(OPTIONS, stop_words="english")
    assert caution(read_text("the cat of the house", options), options) is None
    only = caution(read_text("the of the", options), options)
    assert only is not None
    assert only.words == "no tokens"
