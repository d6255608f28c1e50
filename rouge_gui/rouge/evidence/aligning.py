"""Candidate sentences beside their nearest source sentences, and what changed inside the aligned runs."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from rouge_gui.rouge.alignment import common_subsequence
from rouge_gui.rouge.evidence.original import Original
from rouge_gui.rouge.evidence.words import Word

NEAREST = 3
REACH = 3
FIRM, WEAK = 3, 2
WIDEST_GAP, WIDEST_SOURCE_GAP = 7, 10
NO_WORDS = range(0)


class Link(NamedTuple):
    """A candidate sentence beside a source sentence: aligned positions, and the share of its weight that they carry."""

    sentence: int
    source_sentence: int
    pairs: tuple[tuple[int, int], ...]
    share: float


class Change(NamedTuple):
    """Where two aligned runs differ: candidate words `here` stand for source words `there` (either may be empty).

    `left` and `right` count the aligned content words within reach on each side; `link` is the alignment it belongs to;
    `edge` says that both sentences begin or end here, which holds the change as an aligned word does.
    """

    here: range
    there: range
    left: int
    right: int
    link: Link
    edge: bool = False

    @property
    def held(self) -> bool:
        """Tell whether aligned words hold the change from both sides, or firmly from one where a word replaces a word."""
        if (self.left or self.edge) and (self.right or self.edge):
            return True
        return len(self.here) == 1 == len(self.there) and self.left + self.right >= FIRM


def nearest(words: Sequence[Word], sentence: range, source: Original) -> list[tuple[int, float]]:
    """Return up to three (source sentence, share of the candidate sentence's weight that it holds), the nearest first."""
    weight = source.rarity
    total = 0.0
    held: dict[int, float] = {}
    for stem in dict.fromkeys(words[position].stem for position in sentence):
        own = weight.get(stem, 2.0)
        total += own
        for number in source.sentences_with.get(stem, ()):
            held[number] = held.get(number, 0.0) + own
    best = sorted(held.items(), key=lambda item: (-item[1], item[0]))[:NEAREST]
    return [(number, value / total) for number, value in best if value >= best[0][1] / 3]


def link(words: Sequence[Word], number: int, sentence: range, at: int, source: Original) -> Link:
    """Align a candidate sentence with source sentence `at`; a lone function word is not an alignment."""
    there = source.prose.sentences[at]
    found = common_subsequence(
        [source.words[position].stem for position in there], [words[position].stem for position in sentence]
    )
    pairs = [(sentence.start + here, there.start + over) for over, here in found]
    together = set(pairs)
    small = source.tongue.stop_words
    weight = source.rarity
    kept = tuple(
        (here, over)
        for here, over in pairs
        if words[here].key not in small
        or (here - 1, over - 1) in together
        or (here + 1, over + 1) in together
    )
    total = sum(weight.get(words[position].stem, 2.0) for position in sentence)
    share = sum(weight[words[here].stem] for here, _ in kept) / total
    return Link(number, at, kept, share)


def changes(words: Sequence[Word], sentence: range, one: Link, source: Original) -> list[Change]:
    """Return what differs between the aligned runs of `one`, its edges included up to three words."""
    pairs = one.pairs
    if not pairs:
        return []
    small = source.tongue.stop_words
    content = [words[here].key not in small for here, _ in pairs]
    there = source.prose.sentences[one.source_sentence]
    found = []
    first, last = pairs[0], pairs[-1]
    head = (
        range(max(sentence.start, first[0] - REACH), first[0]),
        range(max(there.start, first[1] - REACH), first[1]),
    )
    if head[0] or head[1]:
        opens = head[0].start == sentence.start and head[1].start == there.start
        found.append(Change(*head, 0, _near(pairs, content, 0, 1), one, edge=opens))
    for index, (before, after) in enumerate(pairwise(pairs)):
        here, over = range(before[0] + 1, after[0]), range(before[1] + 1, after[1])
        if (here or over) and len(here) <= WIDEST_GAP and len(over) <= WIDEST_SOURCE_GAP:
            found.append(
                Change(here, over, _near(pairs, content, index, -1), _near(pairs, content, index + 1, 1), one)
            )
        elif here and len(here) <= REACH:
            near = range(max(over.start, over.stop - REACH), over.stop)
            found.append(Change(here, near, 0, _near(pairs, content, index + 1, 1), one))
    tail = (
        range(last[0] + 1, min(sentence.stop, last[0] + 1 + REACH)),
        range(last[1] + 1, min(there.stop, last[1] + 1 + REACH)),
    )
    if tail[0] or tail[1]:
        closes = tail[0].stop == sentence.stop and tail[1].stop == there.stop
        found.append(Change(*tail, _near(pairs, content, len(pairs) - 1, -1), 0, one, edge=closes))
    return found


def _near(pairs: Sequence[tuple[int, int]], content: Sequence[bool], index: int, step: int) -> int:
    """Count the aligned content words among the six pairs from `index` on in direction `step` that lie close by."""
    here, over = pairs[index]
    return sum(
        content[at]
        for at in range(index, index + step * 2 * REACH, step)
        if 0 <= at < len(pairs)
        and abs(pairs[at][0] - here) <= 2 * REACH
        and abs(pairs[at][1] - over) <= 2 * REACH
    )
