"""Words by the Unicode standard (UAX 29): every script, contractions and numbers whole, Chinese by the character."""

import unicodedata
from collections.abc import Iterator

from rouge_gui.rouge.kinds import Tokenizer
from rouge_gui.rouge.text import Span, Token
from rouge_gui.wording import said

WORD_CATEGORIES = "LN"


def _split(text: str) -> Iterator[Token]:
    from uniseg.wordbreak import words

    start = 0
    for piece in words(text):
        end = start + len(piece)
        if any(unicodedata.category(character)[0] in WORD_CATEGORIES for character in piece):
            yield Token(piece, Span(start, end))
        start = end


TOKENIZER = Tokenizer(
    said(
        "Words by the Unicode standard (UAX 29): don't and 3.5 stay whole, Chinese and Japanese are cut by characters."
    ),
    _split,
)
