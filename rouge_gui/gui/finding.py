"""Where something stands in the texts of the panes: plain words, a regular expression, or words by their stem."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from math import prod
from time import monotonic
from typing import NamedTuple

import regex  # type: ignore[import-untyped]  # it brings no types

from rouge_gui.gui.opened import Opened
from rouge_gui.rouge.marking.marks import CANDIDATE, SOURCE, Pane, Side
from rouge_gui.rouge.text import Span
from rouge_gui.rouge.tokenizers import TOKENIZERS
from rouge_gui.rouge.words import STEMMERS
from rouge_gui.wording import said

LIMIT = 0.2
MOST_REPETITIONS = 200_000
BLANKS = re.compile(r"\s+")
REPETITION = re.compile(r"\{(\d+)")
WORDS, STEMMER = TOKENIZERS["word"], STEMMERS["porter"]


class Way(Enum):
    """How what is sought is understood; the value is its name on the screen."""

    WORDS = said("Text")
    PATTERN = said("Regular expression")
    STEM = said("By stem")


@dataclass(frozen=True)
class Sought:
    """What is sought; `case` tells capitals apart, `whole_word` leaves out parts of words (by stem it is always so)."""

    words: str
    way: Way = Way.WORDS
    case: bool = False
    whole_word: bool = False


class Place(NamedTuple):
    """One place where it stands."""

    pane: Pane
    span: Span


class Found(NamedTuple):
    """The places in each pane (code points, ascending, apart); `is_complete` unless the time ran out first."""

    spans: Mapping[Pane, tuple[Span, ...]]
    is_complete: bool = True

    def places(self) -> list[Place]:
        """Return all places, pane by pane."""
        return [Place(pane, span) for pane, spans in self.spans.items() for span in spans]


class InvalidPattern(ValueError):
    """A regular expression that cannot be read; the text says why."""


def texts_of(opened: Opened) -> dict[Pane, str]:
    """Return the open texts as the panes show them, the source first."""
    texts = {SOURCE: opened.source or "", CANDIDATE: opened.candidate}
    return texts | {Pane(Side.REFERENCE, index): text for index, text in enumerate(opened.references)}


def find(sought: Sought, texts: Mapping[Pane, str]) -> Found:
    """Return where `sought` stands in `texts`; nothing is found for nothing, empty places are left out.

    A regular expression that would take longer than LIMIT seconds is given up, what was found until then is
    returned; one that cannot be read, or that repeats something beyond MOST_REPETITIONS, raises `InvalidPattern`.
    """
    if not sought.words.strip():
        return Found(dict.fromkeys(texts, ()))
    if sought.way is Way.STEM:
        return Found({pane: tuple(_by_stem(sought.words, text)) for pane, text in texts.items()})
    pattern = _compiled(sought)
    until = monotonic() + LIMIT
    spans: dict[Pane, tuple[Span, ...]] = {}
    is_complete = True
    for pane, text in texts.items():
        found: list[Span] = []
        is_complete &= _search(pattern, text, until, found)
        spans[pane] = tuple(found)
    return Found(spans, is_complete)


def _search(pattern: regex.Pattern[str], text: str, until: float, found: list[Span]) -> bool:
    """Add the places in `text` to `found`; return whether the time sufficed."""
    left = until - monotonic()
    if left <= 0:
        return False
    try:
        for match in pattern.finditer(text, timeout=left):
            if match.end() > match.start():
                found.append(Span(*match.span()))
            if monotonic() > until:
                return False
    except TimeoutError:
        return False
    return True


def _compiled(sought: Sought) -> regex.Pattern[str]:
    written = sought.words if sought.way is Way.PATTERN else _escaped(sought.words)
    whole = rf"(?<!\w)(?:{written})(?!\w)" if sought.whole_word else written
    if prod(map(int, REPETITION.findall(written))) > MOST_REPETITIONS:
        raise InvalidPattern(said("it repeats something too often"))
    flags = regex.MULTILINE | (0 if sought.case else regex.IGNORECASE)
    try:
        regex.compile(written, flags)
        return regex.compile(whole, flags)
    except regex.error as error:
        raise InvalidPattern(str(error)) from None
    except RecursionError:
        raise InvalidPattern(said("it is nested too deeply")) from None


def _escaped(words: str) -> str:
    """Return a pattern for `words` in which any blanks stand for any others, so that a line's end hides nothing."""
    return r"\s+".join(map(re.escape, BLANKS.split(words)))


def _by_stem(words: str, text: str) -> Iterator[Span]:
    """Yield where the stems of `words` stand in a row, whatever stands between the words."""
    stem = STEMMER.make()
    wanted = [stem(token.key.lower()) for token in WORDS.split(words)]
    tokens = list(WORDS.split(text)) if wanted else []
    stems = [stem(token.key.lower()) for token in tokens]
    place = 0
    while place + len(wanted) <= len(stems) and wanted:
        if stems[place : place + len(wanted)] == wanted:
            yield Span(tokens[place].span.start, tokens[place + len(wanted) - 1].span.end)
            place += len(wanted)
        else:
            place += 1
