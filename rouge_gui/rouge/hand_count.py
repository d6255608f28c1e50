"""A score counted as on paper: each distinct n-gram with its counts, or each word of a sequence, and how they add up."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rouge_gui.rouge.evaluate import Evaluation
from rouge_gui.rouge.kinds import SET
from rouge_gui.rouge.references import Measured
from rouge_gui.rouge.score import Counts, Score
from rouge_gui.rouge.text import Text
from rouge_gui.rouge.variants import VARIANTS
from rouge_gui.wording import counted, listed, said

NGRAM = VARIANTS["ngram"]
SEQUENCES = (VARIANTS["lcs"], VARIANTS["lsum"])
ONCE = said("Each counts once, however often it stands there; the totals are of different ones.")


class Line(NamedTuple):
    """One line of the paper: the words as compared, a number for either text, what it counts.

    Of an n-gram the numbers say how often the text holds it; of a word of a sequence where it stands (from 1; 0:
    nowhere, it is on a sequence of sentences but the candidate has no more of it).
    """

    words: str
    candidate: int
    reference: int
    counted: int


@dataclass(frozen=True)
class HandCount:
    """The lines of one variant against one reference, in the order of the candidate, and the counts they add up to."""

    variant: str
    reference: int
    is_sequence: bool
    is_distinct: bool
    lines: tuple[Line, ...]
    counts: Counts
    score: Score

    def sentence(self, line: Line) -> str:
        """Return a line as one writes it: "`of` 2 and 2: counts 2"."""
        if not self.is_sequence:
            return said("`{words}` {candidate} and {reference}: counts {counted}", **line._asdict())
        if line.candidate:
            return said("`{words}` word {candidate} and word {reference}: counts {counted}", **line._asdict())
        return said("`{words}` no word left and word {reference}: counts {counted}", **line._asdict())

    def total(self) -> str:
        """Return the last line: "23 of 41 and 35 -> P = 23/41 = 0.5610, R = 23/35 = 0.6571, F = 0.6053"."""
        told = added(self.counts, self.score)
        return listed((told, ONCE), ". ") if self.is_distinct else told

    def text(self) -> str:
        """Return all of it as plain text."""
        head = said("{variant} against reference {number}", variant=self.variant, number=self.reference + 1)
        return listed((head, *map(self.sentence, self.lines), self.total()), "\n")


def can_be_counted(name: str) -> bool:
    """Tell whether the variant called `name` can be counted by hand: n-grams, ROUGE-L, ROUGE-Lsum."""
    return any(family.pattern.fullmatch(name) for family in (NGRAM, *SEQUENCES))


def hand_count(evaluation: Evaluation, name: str, reference: int) -> HandCount:
    """Return what one writes down to count variant `name` against reference `reference` (0-based)."""
    measured = evaluation.measured[reference][name]
    found = NGRAM.pattern.fullmatch(name)
    ours, theirs = evaluation.candidate, evaluation.references[reference]
    lines = (
        _ngrams(ours, theirs, measured, int(found[1]))
        if found
        else _sequence(ours.sequence_view, theirs.sequence_view, measured)
    )
    return HandCount(
        variant=name,
        reference=reference,
        is_sequence=not found,
        is_distinct=evaluation.options.counting == SET,
        lines=tuple(lines),
        counts=measured.overlap.counts,
        score=measured.score,
    )


def joined(evaluation: Evaluation, name: str) -> str:
    """Return how the references make one score of variant `name`; empty where there is only one."""
    if len(evaluation.measured) == 1:
        return ""
    return said(
        "{references}, {way}: {score}",
        references=counted(len(evaluation.measured), "reference"),
        way=evaluation.options.references,
        score=_joint(evaluation, name),
    )


def _joint(evaluation: Evaluation, name: str) -> str:
    joint = evaluation.scores[name]
    shown = evaluation.measured[joint.shown][name]
    if joint.counts != shown.overlap.counts:
        return added(joint.counts, joint.score)
    score = joint.score
    parts = said(
        "P = {precision:.4f}, R = {recall:.4f}, F = {f:.4f}",
        precision=score.precision,
        recall=score.recall,
        f=score.fmeasure,
    )
    if joint.score == shown.score:
        return said("reference {number} is taken, {score}", number=joint.shown + 1, score=parts)
    return parts


def added(counts: Counts, score: Score) -> str:
    """Return counts and the score they make in one line."""
    hits, ours, theirs = counts[:3]
    return said(
        "{hits:g} of {ours:g} and {theirs:g} -> P = {precision}, R = {recall}, F = {f:.4f}",
        hits=hits,
        ours=ours,
        theirs=theirs,
        precision=_ratio(hits, ours, score.precision),
        recall=_ratio(hits, theirs, score.recall),
        f=score.fmeasure,
    )


def _ratio(hits: float, total: float, value: float) -> str:
    if total:
        return said("{hits:g}/{total:g} = {value:.4f}", hits=hits, total=total, value=value)
    return said("{value:.4f}, there is nothing to divide by", value=value)


def _ngrams(ours: Text, theirs: Text, measured: Measured, n: int) -> Iterator[Line]:
    held, allowed = Counter(_grams(ours.keys, n)), Counter(_grams(theirs.keys, n))
    matched = Counter(
        tuple(ours.keys[position] for position in match.candidate) for match in measured.overlap.matches
    )
    for gram in dict.fromkeys((*held, *allowed)):
        yield Line(" ".join(gram), held[gram], allowed[gram], matched[gram])


def _grams(keys: Sequence[str], n: int) -> Iterator[tuple[str, ...]]:
    return zip(*(keys[shift:] for shift in range(n)), strict=False)


def _sequence(ours: Text, theirs: Text, measured: Measured) -> Iterator[Line]:
    for (mine,), (other,) in measured.overlap.matches:
        yield Line(ours.keys[mine], mine + 1, other + 1, 1)
    for (other,) in measured.overlap.clipped_reference:
        yield Line(theirs.keys[other], 0, other + 1, 0)
