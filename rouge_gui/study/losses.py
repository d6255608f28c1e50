"""What the options leave out of a corpus: texts of which nothing is counted, and letters that no token holds."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING

from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.listing import some_of
from rouge_gui.rouge.reading import read_text
from rouge_gui.wording import counted, said

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rouge_gui.rouge.options import Options
    from rouge_gui.study.blocks import Block

TOO_MUCH = 0.2
BY_LINES, OF_SENTENCES = "newline", "ROUGE-Lsum"
TWO_SENTENCES = re.compile(r"\w[.!?] +[^\W\d_a-zß-öø-ÿ]")
REFERENCES = said("references")
CANDIDATE_TOTAL, REFERENCE_TOTAL = 1, 2


class Losses:
    """Collects, of examples and of the blocks of their scores, what is lost under some options.

    Letters of ASCII are in some token under every tokenizer; of every other letter it is found out once.
    """

    def __init__(self, options: Options) -> None:
        """Stop words and limits leave out on purpose and are no loss."""
        self._tokenizer = options.tokenizer
        self._options = replace(options, stop_words="none", limit_words=0, limit_bytes=0)
        self._known = {chr(code) for code in range(128)}
        self._lost: set[str] = set()
        self._letters: Counter[str] = Counter()
        self._texts: Counter[str] = Counter()
        self._graves: Counter[str] = Counter()
        self._without: defaultdict[str, dict[str, None]] = defaultdict(dict)
        self._looks_for_lines = options.sentences == BY_LINES and OF_SENTENCES in options.variants
        self._has_sentences = False

    def add(self, example: Example) -> None:
        """Look for lost letters in the candidates and references of `example`, and for ends of sentences."""
        self._look_for_lines(example)
        for system, candidate in example.candidates.items():
            self._look(_candidates_of(system), candidate.text)
        for reference in example.references:
            self._look(REFERENCES, reference)

    def add_block(self, block: Block) -> None:
        """Look for candidates and references of which no variant counts anything."""
        totals = block.counts[:, :, 1:] == 0
        if not totals.any():
            return
        nothing = totals.all(axis=1)
        for row in nothing.any(axis=1).nonzero()[0].tolist():
            example, system = block.keys[row]
            if nothing[row, CANDIDATE_TOTAL - 1]:
                self._without[_candidates_of(system)][example] = None
            if nothing[row, REFERENCE_TOTAL - 1]:
                self._without[REFERENCES][example] = None

    def problems(self, path: Path) -> Iterator[Problem]:
        """Yield a line of the report of `path` for each system, and for the references, of which something is lost."""
        for what, examples in self._without.items():
            message = said(
                "Under these options nothing of the {texts} is counted in {examples}, "
                "so the scores there are 0: {names}.",
                texts=what,
                examples=counted(len(examples), "example"),
                names=some_of(examples),
            )
            yield Problem(path, None, Level.WARNING, message)
        for what, letters in self._letters.items():
            level = Level.WARNING if self._graves[what] else Level.NOTE
            message = said(
                "The tokenizer {tokenizer!r} leaves out {letters} in {count:,} of the {texts}. "
                "Choose another tokenizer, such as 'word', to count them.",
                tokenizer=self._tokenizer,
                letters=counted(letters, "letter"),
                count=self._texts[what],
                texts=what,
            )
            yield Problem(path, None, level, message)

        if self._looks_for_lines and self._has_sentences:
            message = said(
                "No text has a line break, and under these options sentences end at line breaks alone: {variant} is the "
                "same as ROUGE-L. Choose another way to find sentences, such as 'rules', or put each on a line.",
                variant=OF_SENTENCES,
            )
            yield Problem(path, None, Level.NOTE, message)

    def _look_for_lines(self, example: Example) -> None:
        """Look whether a text has a line break, which ends the search, or several sentences without one."""
        if not self._looks_for_lines:
            return
        for text in (*example.references, *(each.text for each in example.candidates.values())):
            if "\n" in text:
                self._looks_for_lines = False
                return
            self._has_sentences = self._has_sentences or TWO_SENTENCES.search(text) is not None

    def _look(self, what: str, text: str) -> None:
        if text.isascii():
            return
        letters = set(text)
        if new := letters - self._known:
            self._known |= new
            self._lost |= {letter for letter in new if _is_lost(letter, self._options)}
        lost = sum(map(text.count, letters & self._lost))
        if lost:
            self._letters[what] += lost
            self._texts[what] += 1
            self._graves[what] += lost > TOO_MUCH * len(text)


def _candidates_of(system: str) -> str:
    return said("candidates of {system}", system=system)


def _is_lost(letter: str, options: Options) -> bool:
    """Tell whether a letter or digit within a word is in no token."""
    if not letter.isalnum():
        return False
    word = f"a{letter}a"
    return not any(start <= 1 < end for _, (start, end) in read_text(word, options).tokens)
