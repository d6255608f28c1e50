"""Why a token wears its marks, in sentences: what was counted, how often, with what, and by which rule."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.lit_index import LitIndex, Unit
from rouge_gui.gui.written import is_by_stem, written
from rouge_gui.rouge.kinds import SET
from rouge_gui.rouge.marking.marks import CANDIDATE, NGRAM, SKIP, Evidence, Layer, Pane, Side, label_of
from rouge_gui.rouge.score import Match
from rouge_gui.rouge.text import Text
from rouge_gui.wording import counted, listed, said

TIMES = {0: said("not at all"), 1: said("once"), 2: said("twice")}
MOST_PAIRS = 3
BEYOND = said("not looked at: the length limit cuts the text before it")
REPEATED = said("not counted again: each counts once, however often it stands here")
THE = {
    Side.SOURCE: said("the source"),
    Side.CANDIDATE: said("the candidate"),
    Side.REFERENCE: said("the reference"),
}


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
        word = f"`{raw}`" if raw == key else tr("`{word}`, compared as `{key}`", word=raw, key=key)
        layers = (
            said(
                "{layer}: {findings}.",
                layer=self._label(layer),
                findings=listed(self._layer(pane, layer, position), "; "),
            )
            for layer in self.evidence.overlaps(pane)
        )
        return Explanation(word, tuple(map(shown, (*layers, *self._elsewhere(pane, key)))))

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
            yield said(
                "counted {counted} of {held}: {text} has {words} {often}",
                counted=most,
                held=held,
                text=self._name(other),
                words=self._there(pane, match),
                often=_often(allowed),
            )
        for unit in clipped:
            held, allowed = self._times(pane, unit)
            yield said(
                "not counted, only {counted} of {held}: {text} has {words} {often}",
                counted=allowed,
                held=held,
                text=self._name(other),
                words=_quoted(read, unit),
                often=_often(allowed),
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
            return said(
                "no match: {text} has {word}, but beside other words", text=self._name(other), word=word
            )
        return _no_match(self._name(other), word)

    def _sequence(self, pane: Pane, layer: Layer, position: int) -> Iterator[str]:
        text, other = self.evidence.texts[pane], self._index.other(pane)
        lit = self._index.lit(pane, layer)
        counted = lit.counted(position)
        word = _quoted(text, (position,))
        for match in counted:
            theirs = match.reference if pane == CANDIDATE else match.candidate
            yield said(
                "in the same order in both, with {words}, {place} of {text}",
                words=self._there(pane, match),
                place=_at(theirs),
                text=self._name(other),
            )
        if counted:
            return
        if lit.clipped(position):
            yield said(
                "in the same order in both, but not counted: {text} has no {word} left",
                text=self._name(other),
                word=word,
            )
        elif self._index.times(other, (text.keys[position],)):
            yield said(
                "not counted, though {text} has {word}: the order differs there, or it is counted already",
                text=self._name(other),
                word=word,
            )
        else:
            yield _no_match(self._name(other), word)

    def _pairs(self, pane: Pane, layer: Layer, position: int) -> Iterator[str]:
        read, other = self._index.read[pane], self._index.other(pane)
        lit = self._index.lit(pane, layer)
        units = [match.candidate if pane == CANDIDATE else match.reference for match in lit.counted(position)]
        told = [_quoted(read, unit) for unit in units[:MOST_PAIRS]]
        if len(units) > MOST_PAIRS:
            told.append(said("{count:,} more", count=len(units) - MOST_PAIRS))
        yield (
            said("in {count:,} counted: {pairs}", count=len(units), pairs=listed(told))
            if units
            else said("in no pair that was counted")
        )
        clipped = lit.clipped(position)
        if clipped:
            yield said(
                "in {count:,} not counted: {text} has them fewer times",
                count=len(clipped),
                text=self._name(other),
            )

    def _there(self, pane: Pane, match: Match) -> str:
        """Return the words of the other pane that `match` holds, and whether only their stems are the same."""
        ours = self.evidence.texts[CANDIDATE]
        theirs = self.evidence.texts[self._index.other(pane) if pane == CANDIDATE else pane]
        there = _quoted(theirs, match.reference) if pane == CANDIDATE else _quoted(ours, match.candidate)
        by_stem = is_by_stem(match, ours, theirs, self.evidence.evaluation.options)
        return said("{words} (the same by its stem alone)", words=there) if by_stem else there

    def _elsewhere(self, pane: Pane, key: str) -> Iterator[str]:
        others = [each for each in self.evidence.texts if each != pane]
        holding = [self._name(each) for each in others if self._index.times(each, (key,))]
        lacking = [self._name(each) for each in others if not self._index.times(each, (key,))]
        if len(holding) > 1:
            yield said("Also in {texts} and {last}.", texts=listed(holding[:-1]), last=holding[-1])
        elif holding:
            yield said("Also in {text}.", text=holding[0])
        if len(lacking) > 1:
            yield said("Not in {texts} or {last}.", texts=listed(lacking[:-1]), last=lacking[-1])
        elif lacking:
            yield said("Not in {text}.", text=lacking[0])

    def _name(self, pane: Pane) -> str:
        if pane.side is Side.REFERENCE and len(self.evidence.evaluation.references) > 1:
            return said("reference {number}", number=pane.reference + 1)
        return THE[pane.side]


def _quoted(text: Text, unit: Sequence[int]) -> str:
    return f"`{written(text, unit)}`"


def _at(unit: Unit) -> str:
    first, last = unit[0] + 1, unit[-1] + 1
    if first == last:
        return said("word {number:,}", number=first)
    return said("words {first:,} to {last:,}", first=first, last=last)


def _often(times: int) -> str:
    return TIMES.get(times) or counted(times, "time")


def _no_match(text: str, word: str) -> str:
    return said("no match: {text} does not have {word}", text=text, word=word)
