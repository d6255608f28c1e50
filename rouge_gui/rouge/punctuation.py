"""What happens to punctuation beside the tokenizer's own rule; `PUNCTUATION` registers the ways by name."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from rouge_gui.rouge.text import Span, Token
from rouge_gui.wording import said


@dataclass(frozen=True)
class PunctuationRule:
    """`apply` takes a string and its tokens and returns the tokens with punctuation treated."""

    help: str
    apply: Callable[[str, Iterable[Token]], Iterable[Token]]


def _as_tokenized(_text: str, tokens: Iterable[Token]) -> Iterable[Token]:
    return tokens


def _kept(text: str, tokens: Iterable[Token]) -> Iterator[Token]:
    """Yield every mark that stands between tokens as a token of its own."""
    end = 0
    for token in tokens:
        yield from _marks(text, end, token.span.start)
        yield token
        end = token.span.end
    yield from _marks(text, end, len(text))


def _stripped(_text: str, tokens: Iterable[Token]) -> Iterator[Token]:
    """Yield the tokens without the marks at their ends; a token of marks alone vanishes."""
    for key, span in tokens:
        inner = [place for place, character in enumerate(key) if not is_mark(character)]
        if not inner:
            continue
        first, last = inner[0], inner[-1] + 1
        same = span.end - span.start == len(key)
        yield Token(key[first:last], Span(span.start + first, span.start + last) if same else span)


def _marks(text: str, start: int, end: int) -> Iterator[Token]:
    for place in range(start, end):
        if is_mark(text[place]):
            yield Token(text[place], Span(place, place + 1))


def is_mark(character: str) -> bool:
    """Tell whether `character` is punctuation or a symbol (Unicode categories P and S)."""
    return unicodedata.category(character)[0] in {"P", "S"}


PUNCTUATION: dict[str, PunctuationRule] = {
    "as tokenized": PunctuationRule(said("The tokenizer alone decides."), _as_tokenized),
    "kept": PunctuationRule(said("Every mark between words is a token of its own."), _kept),
    "stripped": PunctuationRule(
        said("Marks at the ends of tokens are taken off; tokens of marks alone vanish."), _stripped
    ),
}
