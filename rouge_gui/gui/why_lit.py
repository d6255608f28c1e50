"""Why a token wears its marks, in sentences: what was counted, how often, with what, and by which rule."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rouge_gui.gui.lit_index import LitIndex, Unit
from rouge_gui.gui.written import is_by_stem, written
from rouge_gui.rouge.kinds import SET
from rouge_gui.rouge.marking.marks import CANDIDATE, NGRAM, SKIP, Evidence, Layer, Pane, Side, label_of
from rouge_gui.rouge.score import Match
from rouge_gui.rouge.text import Text

TIMES = {0: "not at all", 1: "once", 2: "twice"}
MOST_PAIRS = 3
BEYOND = "not looked at: the length limit cuts the text before it"
REPEATED = "not counted again: each counts once, however often it stands here"
ELSEWHERE = "the order differs there, or it is counted already"


class Explanation(NamedTuple):
    """The word as a heading, and sentences: one for each layer that looked at it, then where else it stands."""

    word: str
    sentences: tuple[str, ...]

    def __str__(self) -> str:
        return "\n".join((self.word, *self.sentences))


class WhyLit:
    """Explains tokens: the candidate's against the shown reference, those of other texts against the candidate.

    Keep it as long as its evidence: what it finds in the texts as a whole it finds once.
    """

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self._index = LitIndex(evidence)

    def explain(self, pane: Pane, position: int) -> Explanation:
        """Return what is to be said of the token at `position` of `pane`."""
        text = self.evidence.texts[pane]
        raw, key = written(text, (position,)), text.keys[position]
        word = f"`{raw}`" if raw == key else f"`{raw}`, compared as `{key}`"
        layers = (
            f"{self._label(layer)}: {'; '.join(self._layer(pane, layer, position))}."
            for layer in self.evidence.overlaps(pane)
        )
        return Explanation(word, (*layers, *self._elsewhere(pane, key)))

    def _label(self, layer: Layer) -> str:
        name = self.evidence.layers[layer]
        return label_of(name) if layer is not Layer.LCS or name.startswith("ROUGE-L") else name

    def _layer(self, pane: Pane, layer: Layer, position: int) -> Iterator[str]:
        name = self.evidence.layers[layer]
        gram = NGRAM.pattern.fullmatch(name)
        if gram:
            return self._ngrams(pane, layer, position, int(gram[1]))
        if SKIP.pattern.fullmatch(name):
            return self._pairs(pane, layer, position)
        return self._sequence(pane, layer, position)

    def _ngrams(self, pane: Pane, layer: Layer, position: int, n: int) -> Iterator[str]:
        read, other = self._index.read[pane], self._index.other(pane)
        if position >= len(read.tokens):
            yield BEYOND
            return
        lit = self._index.lit(pane, layer)
        counted, clipped = lit.counted(position), lit.clipped(position)
        for match in counted:
            unit = match.candidate if pane == CANDIDATE else match.reference
            held, allowed = self._times(pane, unit)
            most = 1 if self.evidence.evaluation.options.counting == SET else min(held, allowed)
            yield f"counted {most} of {held}: {self._name(other)} has {self._there(pane, match)} {_often(allowed)}"
        for unit in clipped:
            held, allowed = self._times(pane, unit)
            yield (
                f"not counted, only {allowed} of {held}: {self._name(other)} has {_quoted(read, unit)} "
                f"{_often(allowed)}"
            )
        if not counted and not clipped:
            yield self._unmatched(pane, position, n)

    def _times(self, pane: Pane, unit: Unit) -> tuple[int, int]:
        """Return how often the pane of a unit and the other one hold it."""
        gram = self._index.read[pane].keys[unit[0] : unit[-1] + 1]
        return self._index.times(pane, gram), self._index.times(self._index.other(pane), gram)

    def _unmatched(self, pane: Pane, position: int, n: int) -> str:
        read, other = self._index.read[pane], self._index.other(pane)
        starts = range(max(0, position - n + 1), min(position, len(read.keys) - n) + 1)
        if any(self._index.times(other, read.keys[start : start + n]) for start in starts):
            return REPEATED
        word = _quoted(read, (position,))
        if n > 1 and self._index.times(other, (read.keys[position],)):
            return f"no match: {self._name(other)} has {word}, but beside other words"
        return f"no match: {self._name(other)} does not have {word}"

    def _sequence(self, pane: Pane, layer: Layer, position: int) -> Iterator[str]:
        text, other = self.evidence.texts[pane], self._index.other(pane)
        lit = self._index.lit(pane, layer)
        counted = lit.counted(position)
        word = _quoted(text, (position,))
        for match in counted:
            theirs = match.reference if pane == CANDIDATE else match.candidate
            yield f"in the same order in both, with {self._there(pane, match)}, {_at(theirs)} of {self._name(other)}"
        if counted:
            return
        if lit.clipped(position):
            yield f"in the same order in both, but not counted: {self._name(other)} has no {word} left"
        elif self._index.times(other, (text.keys[position],)):
            yield f"not counted, though {self._name(other)} has {word}: {ELSEWHERE}"
        else:
            yield f"no match: {self._name(other)} does not have {word}"

    def _pairs(self, pane: Pane, layer: Layer, position: int) -> Iterator[str]:
        read, other = self._index.read[pane], self._index.other(pane)
        lit = self._index.lit(pane, layer)
        units = [match.candidate if pane == CANDIDATE else match.reference for match in lit.counted(position)]
        told = [_quoted(read, unit) for unit in units[:MOST_PAIRS]]
        if len(units) > MOST_PAIRS:
            told.append(f"{len(units) - MOST_PAIRS:,} more")
        yield f"in {len(units):,} counted: {', '.join(told)}" if units else "in no pair that was counted"
        clipped = lit.clipped(position)
        if clipped:
            yield f"in {len(clipped):,} not counted: {self._name(other)} has them fewer times"

    def _there(self, pane: Pane, match: Match) -> str:
        """Return the words of the other pane that `match` holds, and whether only their stems are the same."""
        ours = self.evidence.texts[CANDIDATE]
        theirs = self.evidence.texts[self._index.other(pane) if pane == CANDIDATE else pane]
        there = _quoted(theirs, match.reference) if pane == CANDIDATE else _quoted(ours, match.candidate)
        by_stem = is_by_stem(match, ours, theirs, self.evidence.evaluation.options)
        return f"{there} (the same by its stem alone)" if by_stem else there

    def _elsewhere(self, pane: Pane, key: str) -> Iterator[str]:
        others = [each for each in self.evidence.texts if each != pane]
        for begin, last, wanted in (("Also in", "and", True), ("Not in", "or", False)):
            names = [self._name(each) for each in others if bool(self._index.times(each, (key,))) is wanted]
            if names:
                yield f"{begin} {_listed(names, last)}."

    def _name(self, pane: Pane) -> str:
        if pane.side is not Side.REFERENCE:
            return f"the {pane.side.value}"
        several = len(self.evidence.evaluation.references) > 1
        return f"reference {pane.reference + 1}" if several else "the reference"


def _quoted(text: Text, unit: Sequence[int]) -> str:
    return f"`{written(text, unit)}`"


def _at(unit: Unit) -> str:
    first, last = unit[0] + 1, unit[-1] + 1
    return f"word {first:,}" if first == last else f"words {first:,} to {last:,}"


def _often(times: int) -> str:
    return TIMES.get(times, f"{times:,} times")


def _listed(names: Sequence[str], last: str) -> str:
    *others, final = names
    return f"{', '.join(others)} {last} {final}" if others else final
