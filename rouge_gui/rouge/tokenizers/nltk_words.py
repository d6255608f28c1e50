"""nltk's word tokenizer (Treebank style): punctuation is a token, don't becomes do, n't."""

from collections.abc import Iterator

from rouge_gui.rouge.kinds import Tokenizer
from rouge_gui.rouge.text import Span, Token
from rouge_gui.wording import said


def _split(text: str) -> Iterator[Token]:
    from nltk.tokenize import NLTKWordTokenizer

    for start, end in NLTKWordTokenizer().span_tokenize(text):
        yield Token(text[start:end], Span(start, end))


TOKENIZER = Tokenizer(
    said("nltk's word_tokenize: punctuation is a token of its own, don't becomes do, n't."), _split
)
