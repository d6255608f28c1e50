"""ROUGE-W: the union LCS in which a run of k matches in a row counts f(k) = k ** weight (Lin 2004, section 4)."""

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest

from rouge_gui.rouge.kinds import BY_SENTENCE, PERL, Family, Rules, Variant
from rouge_gui.rouge.score import Match, Overlap, added
from rouge_gui.rouge.text import Text
from rouge_gui.rouge.union import Sentence, unhit, walk
from rouge_gui.wording import said


@dataclass(frozen=True)
class Weighted:
    """ROUGE-W for one weight > 0.

    `as_perl` counts as ROUGE-1.5.5 does: runs need be unbroken in the reference alone, and its total is weighted a
    second time, by mistake: identical texts of m tokens then have recall m ** (1 - weight). Else runs are unbroken in
    both texts, and identical texts score 1. `by_sentence` seeks the sequences sentence by sentence, else in whole
    texts. A weight below 1 rewards broken runs, and the score may then exceed 1.
    """

    weight: float
    as_perl: bool
    by_sentence: bool

    @property
    def name(self) -> str:
        """`ROUGE-W-1.2` for weight 1.2."""
        return f"ROUGE-W-{self.weight:g}"

    def worth(self, length: float) -> float:
        """f(k): what a run of `length` counts."""
        return float(length**self.weight)

    def overlap(self, candidate: Text, reference: Text) -> Overlap:
        """Count the runs of accepted tokens, each run one match as long as it is."""
        ours = candidate if self.by_sentence else candidate.as_one_sentence()
        theirs = reference if self.by_sentence else reference.as_one_sentence()
        sentences = list(walk(ours, theirs, lambda sentence: partial(self.align, sentence)))
        borders = {each.start for each in ours.sequence_view.sentences}
        runs = [
            (sentence, run)
            for sentence in sentences
            for run in (_runs_of_reference(sentence) if self.as_perl else _runs_of_both(sentence, borders))
        ]
        seen = {position for _, run in runs for position in run}
        lost = [(position,) for each in sentences for position in each.hits if position not in seen]
        once = self._worth_of_sentences(theirs)
        return Overlap(
            hits=added(self.worth(len(run)) for _, run in runs),
            candidate_total=self.worth(len(candidate.tokens))
            if self.as_perl
            else self._worth_of_sentences(ours),
            reference_total=self.worth(once) if self.as_perl else once,
            matches=tuple(Match(tuple(each.hits[position] for position in run), run) for each, run in runs),
            clipped_reference=tuple(sorted((*unhit(sentences), *lost))),
            inverse=1.0 / self.weight,
            choice_total=once,
        )

    def _worth_of_sentences(self, text: Text) -> float:
        return added(self.worth(len(sentence)) for sentence in text.sequence_view.sentences)

    def align(self, reference: Sequence[str], candidate: Sequence[str]) -> list[tuple[int, int]]:
        """Return the weighted LCS that ROUGE-1.5.5 traces: (reference, candidate) positions, ascending.

        A match adds f(k + 1) - f(k) to the diagonal, k being the run that ends there; without a match the larger
        neighbour is taken, the shorter reference on ties. Sums run in ROUGE-1.5.5's order, in doubles. From one row of
        the table to the next only what stands at and right of a match changes, and where the row above falls, which
        it does at matches alone.
        """
        places: dict[str, list[int]] = defaultdict(list)
        for place, key in enumerate(candidate, start=1):
            places[key].append(place)
        width = len(candidate) + 1
        worth = [self.worth(length) for length in range(width)]
        table = []
        row, runs, falls = [0.0] * width, dict[int, int](), list[int]()
        for key in reference:
            equal = places.get(key, NONE)
            runs = {place: runs.get(place - 1, 0) + 1 for place in equal}
            grown = {place: (row[place - 1] + worth[run]) - worth[run - 1] for place, run in runs.items()}
            changes = sorted({*equal, *falls}) if falls else equal
            steps, falls = bytearray((UP,)) * width, []
            for place, end in zip_longest(changes, changes[1:], fillvalue=width):
                value = row[place - 1]
                if place in grown:
                    if grown[place] < value:
                        falls.append(place)
                    value, step = grown[place], DIAGONAL
                elif row[place] < value:
                    step = LEFT
                else:
                    continue
                row[place], steps[place] = value, step
                right = place + 1
                if right < end and row[right] < value:
                    stop = bisect_left(row, value, right, end)
                    row[right:stop] = [value] * (stop - right)
                    steps[right:stop] = bytes((LEFT,)) * (stop - right)
            table.append(steps)
        return _traced(table, len(candidate))


NONE: tuple[int, ...] = ()
DIAGONAL, UP, LEFT = 1, 2, 3


def _traced(table: Sequence[bytearray], place: int) -> list[tuple[int, int]]:
    pairs: list[tuple[int, int]] = []
    row = len(table)
    while row:  # at the left border all steps go up
        step = table[row - 1][place]
        if step == DIAGONAL:
            pairs.append((row - 1, place - 1))
        row -= step != LEFT
        place -= step != UP
    return pairs[::-1]


def _runs_of_reference(sentence: Sentence) -> Iterator[tuple[int, ...]]:
    """Yield the runs of hits that ROUGE-1.5.5 counts.

    A run ends where the next position is not marked. A marked position that did not hit neither breaks nor ends a
    run, so that a run which such a position closes is lost.
    """
    marked = set(sentence.marked)
    run: list[int] = []
    for position in sentence.marked:
        if position in sentence.hits:
            run.append(position)
            if position + 1 not in marked:
                yield tuple(run)
                run = []


def _runs_of_both(sentence: Sentence, borders: Collection[int]) -> Iterator[tuple[int, ...]]:
    """Yield the runs of hits that stand side by side in the reference and in one sentence of the candidate."""
    run: list[int] = []
    for position, place in sorted(sentence.hits.items()):
        goes_on = (
            run and position == run[-1] + 1 and place == sentence.hits[run[-1]] + 1 and place not in borders
        )
        if run and not goes_on:
            yield tuple(run)
            run = []
        run.append(position)
    if run:
        yield tuple(run)


def _make(found: re.Match[str], rules: Rules) -> Variant:
    return Weighted(float(found[1]), rules.weighted == PERL, rules.sequence == BY_SENTENCE)


FAMILY = Family(
    "ROUGE-W",
    "ROUGE-W-1.2 ...",
    re.compile(r"ROUGE-W-(?=[\d.]*[1-9])(\d+(?:\.\d+)?)"),
    _make,
    said("ROUGE-W-1.2 ...: longest sequence in which unbroken runs count more"),
)
