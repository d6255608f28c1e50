"""How many letters of a text no token holds, and the warning that a pane gives of it."""

import re
from dataclasses import replace
from typing import NamedTuple

from rouge_gui.rouge.options import Options
from rouge_gui.rouge.reading import read_text
from rouge_gui.rouge.text import Text
from rouge_gui.wording import counted, said

TOO_MUCH = 0.2
NO_STOP_WORDS = "none"
WORDS = re.compile(r"[^\W_]+")


class Loss(NamedTuple):
    """Letters and digits of a text, and how many of them are part of no token."""

    letters: int
    lost: int


class Caution(NamedTuple):
    """A few words for the header and a sentence that explains them; a `grave` one changes scores much."""

    words: str
    sentence: str
    grave: bool


def loss(text: Text) -> Loss:
    """Return how many letters and digits the tokens of `text` leave out."""
    letters = _letters(text.raw)
    kept = _letters(" ".join([text.raw[start:end] for _, (start, end) in text.tokens]))
    return Loss(letters, letters - kept)


def caution(text: Text, options: Options) -> Caution | None:
    """Return what is to be said of a text read under `options`; None where nothing is.

    Stop words are left out on purpose and do not count as lost.
    """
    if not text.raw.strip():
        return None
    whole = text
    if options.stop_words != NO_STOP_WORDS:
        whole = read_text(text.raw, replace(options, stop_words=NO_STOP_WORDS))
    letters, lost = loss(whole)
    if not text.tokens:
        return Caution(
            said("no tokens"),
            said("Nothing of this text is counted under these options: every score is 0."),
            grave=True,
        )
    if not lost:
        return None
    return Caution(
        said("{letters} lost", letters=counted(lost, "letter")),
        said(
            "The tokenizer {tokenizer!r} leaves out {lost:,} of {letters} "
            "({share:.0%}). Choose another tokenizer, such as 'word', to count them.",
            tokenizer=options.tokenizer,
            lost=lost,
            letters=counted(letters, "letters and digits", "letters and digits"),
            share=lost / letters,
        ),
        grave=lost > TOO_MUCH * letters,
    )


def _letters(text: str) -> int:
    return sum(map(len, WORDS.findall(text)))
