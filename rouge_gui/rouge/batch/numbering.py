"""Texts as numbered words: read by the kernel where it knows the steps, else by `read_text`."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from rouge_gui.perl_data import exceptions, home
from rouge_gui.rouge.batch.kernels import Lexicon
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.reading import read_text
from rouge_gui.rouge.text import Text
from rouge_gui.rouge.words import STOP_LISTS
from rouge_gui.rouge.words.porter import SHORTEST, irregular

IN_KERNEL: dict[str, set[object]] = {
    "sentences": {"newline"},
    "limit_words": {0},
    "limit_bytes": {0},
    "tokenizer": {"rouge-score", "ROUGE-1.5.5"},
    "punctuation": {"as tokenized", "stripped"},
}
MODES = {
    "none": 0,
    "porter": 1,
    "porter martin": 2,
    "porter 1980": 3,
    "ROUGE-1.5.5": 4,
    "porter ROUGE-1.5.5": 4,
}
ASCII_WORD = re.compile("[A-Za-z0-9]+")


@dataclass(frozen=True)
class Numbered:
    """Texts one after the other.

    `ids`, int32 (words): equal words have equal numbers below `numbers`. `sentences`, int64: where each sentence ends
    in `ids`. `texts`, int64: where each text ends in `sentences`.
    """

    ids: NDArray[np.int32]
    sentences: NDArray[np.int64]
    texts: NDArray[np.int64]
    numbers: int

    @property
    def longest(self) -> int:
        """The most words that a text has."""
        ends = np.concatenate(([0], self.sentences))[self.texts]
        return int(np.diff(ends, prepend=0).max(initial=0))


def is_in_kernel(options: Options) -> bool:
    """Tell whether the kernel itself can read texts under `options`, without holding the interpreter."""
    if any(getattr(options, name) not in values for name, values in IN_KERNEL.items()):
        return False
    return options.stemmer == "none" or (options.stemmer in MODES and options.case != "keep")


def steps_of(options: Options) -> tuple[bool, bool, int, Lexicon]:
    """Return the arguments of `Workspace.read`, but the texts, for options that `is_in_kernel` accepts."""
    words = _Words(STOP_LISTS[options.stop_words].words(options.stop_file), options.stemmer, home())
    return options.case != "keep", options.case == "lower", MODES[options.stemmer], _lexicon(words)


def numbered_in_python(texts: Iterable[str], options: Options) -> tuple[Numbered, NDArray[np.int64]]:
    """Return `texts` as `read_text` reads them, and for each of them the text that sequences look at."""
    read_texts = [read_text(text, options) for text in texts]
    uncut = [text.uncut for text in read_texts if text.uncut is not None]
    places = iter(range(len(read_texts), len(read_texts) + len(uncut)))
    views = [place if text.uncut is None else next(places) for place, text in enumerate(read_texts)]
    return _joined([*read_texts, *uncut]), np.array(views, np.int64)


def _joined(texts: Sequence[Text]) -> Numbered:
    numbers: dict[str, int] = {}
    ids: list[int] = []
    sentences: list[int] = []
    ends: list[int] = []
    for text in texts:
        start = len(ids)
        ids += [numbers.setdefault(key, len(numbers)) for key in text.keys]
        sentences += [start + sentence.stop for sentence in text.sentences if sentence]
        ends.append(len(sentences))
    return Numbered(
        np.array(ids, np.int32), np.array(sentences, np.int64), np.array(ends, np.int64), len(numbers)
    )


@dataclass(frozen=True)
class _Words:
    """What decides which words are left out, or have a stem that no rule gives."""

    stop_words: frozenset[str]
    stemmer: str
    home: str


@lru_cache(8)
def _lexicon(words: _Words) -> Lexicon:
    stems: dict[str, str] = {}
    if words.stemmer == "porter":
        stems = irregular()
    elif words.stemmer == "ROUGE-1.5.5":
        stems = exceptions()
    known: dict[str, str | None] = {
        word: stem for word, stem in stems.items() if stem and len(word) >= SHORTEST
    }
    known.update(dict.fromkeys(words.stop_words))
    return Lexicon({word: stem for word, stem in known.items() if ASCII_WORD.fullmatch(word)})
