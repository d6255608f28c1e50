"""Every character is a token, with the marks that sit on it; blanks are none."""

from collections.abc import Iterator

from rouge_gui.rouge.kinds import Tokenizer
from rouge_gui.rouge.text import Span, Token
from rouge_gui.wording import said


def _split(text: str) -> Iterator[Token]:
    from uniseg.graphemecluster import grapheme_clusters

    start = 0
    for piece in grapheme_clusters(text):
        end = start + len(piece)
        if not piece.isspace():
            yield Token(piece, Span(start, end))
        start = end


TOKENIZER = Tokenizer(
    said("Every character is a token, accents and emoji parts kept with theirs: for scripts without blanks."),
    _split,
)
