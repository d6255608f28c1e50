"""The tokenizers, one file each; `TOKENIZERS` registers them by the name used in options and signatures."""

from rouge_gui.rouge.kinds import Tokenizer
from rouge_gui.rouge.tokenizers import (
    ascii_words,
    characters,
    nltk_words,
    unicode_standard,
    unicode_words,
    whitespace,
)

TOKENIZERS: dict[str, Tokenizer] = {
    "rouge-score": ascii_words.TOKENIZER,
    "ROUGE-1.5.5": ascii_words.PERL,
    "word": unicode_words.TOKENIZER,
    "unicode": unicode_standard.TOKENIZER,
    "whitespace": whitespace.TOKENIZER,
    "characters": characters.TOKENIZER,
    "nltk": nltk_words.TOKENIZER,
}
