"""The tokenizers, one file each; `TOKENIZERS` registers them by the name used in options and signatures."""

from rouge_gui.rouge.kinds import Tokenizer
from rouge_gui.rouge.tokenizers import ascii_words, unicode_words, whitespace

TOKENIZERS: dict[str, Tokenizer] = {
    "rouge-score": ascii_words.TOKENIZER,
    "word": unicode_words.TOKENIZER,
    "whitespace": whitespace.TOKENIZER,
}
