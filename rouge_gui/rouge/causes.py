"""What made two evaluations of the same texts differ: the first token, sentence, count or reference, in words."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import attrgetter

from rouge_gui.rouge.evaluate import Evaluation
from rouge_gui.rouge.kinds import PAPER
from rouge_gui.rouge.score import Match, Overlap
from rouge_gui.rouge.text import Text, Token
from rouge_gui.wording import said

CANDIDATE = said("candidate")
SHOWN = 6
TEXT_OF = {"precision": "P", "recall": "R"}


@dataclass(frozen=True)
class Change:
    """Tokens of one place of a text as they were read before and after; one of them may be empty."""

    role: str
    old: tuple[str, ...]
    new: tuple[str, ...]

    def told(self) -> str:
        """Return the change in words, such as candidate: `runs` became `run`."""
        if not self.new:
            return said("{role}: {words} left out", role=self.role, words=_quoted(self.old))
        if not self.old:
            return said("{role}: {words} came in", role=self.role, words=_quoted(self.new))
        former, now = _quoted(self.old), _quoted(self.new)
        return said("{role}: {former} became {now}", role=self.role, former=former, now=now)


@dataclass(frozen=True)
class Causes:
    """What differs between two evaluations of the same texts (at least one reference) with the same variants."""

    before: Evaluation
    after: Evaluation

    def of(self, variant: str) -> str:
        """Return the first thing that differs on the way from text to score: tokens, sentences, counts, references, F."""
        return (
            self.reading
            or _counts(self.before, self.after, variant)
            or _references(self.before, self.after, variant)
            or _score(self.before, self.after, variant)
        )

    @cached_property
    def reading(self) -> str:
        """The first token or sentence that is read otherwise, the same for all variants; empty where none is."""
        told = (_tokens, _sentences)
        if self.before.options.sentences != self.after.options.sentences:
            told = told[::-1]
        return next(filter(None, (look(self.before, self.after) for look in told)), "")


def changes(role: str, before: Text, after: Text) -> Iterator[Change]:
    """Yield the places where two readings of one raw text hold other keys, in the order of the text."""
    ours, theirs = before.tokens, after.tokens
    if ours == theirs:
        return
    mine = others = 0
    while (mine, others) != (len(ours), len(theirs)):
        stop_mine, stop_others = _place(ours, theirs, mine, others)
        old = tuple(token.key for token in ours[mine:stop_mine])
        new = tuple(token.key for token in theirs[others:stop_others])
        if old != new:
            yield Change(role, old, new)
        mine, others = stop_mine, stop_others


def _place(ours: Sequence[Token], theirs: Sequence[Token], mine: int, others: int) -> tuple[int, int]:
    """Return where the next place ends in both lists: tokens belong together while their spans overlap."""
    starts = [side[at].span.start for side, at in ((ours, mine), (theirs, others)) if at < len(side)]
    end = min(starts) + 1
    grows = True
    while grows:
        grows = False
        while mine < len(ours) and ours[mine].span.start < end:
            end, mine = max(end, ours[mine].span.end), mine + 1
        while others < len(theirs) and theirs[others].span.start < end:
            end, others, grows = max(end, theirs[others].span.end), others + 1, True
    return mine, others


def _pairs(before: Evaluation, after: Evaluation) -> list[tuple[str, Text, Text]]:
    """Return role and both readings of each text, the candidate first."""
    references = zip(_roles(before), before.references, after.references, strict=True)
    return [(CANDIDATE, before.candidate, after.candidate), *references]


def _views(before: Evaluation, after: Evaluation) -> list[tuple[str, Text, Text]]:
    """Return the same as sequences are sought in them: under a byte limit they are longer."""
    return [(role, old.sequence_view, new.sequence_view) for role, old, new in _pairs(before, after)]


def _roles(evaluation: Evaluation) -> list[str]:
    count = len(evaluation.references)
    if count == 1:
        return [said("reference")]
    return [said("reference {number}", number=place) for place in range(1, count + 1)]


def _tokens(before: Evaluation, after: Evaluation) -> str | None:
    """Return the first change by which a token finds or loses its like in the other text, else the first of all."""
    readings = (_pairs(before, after), _views(before, after))
    for texts in readings:
        if found := [change for pair in texts for change in changes(*pair)]:
            matters = _finder(before, after)
            told = next(filter(matters, found), found[0]).told()
            if len(found) == 1:
                return told
            return said("{change} (one of {places:,} such places)", change=told, places=len(found))
    return None


def _finder(before: Evaluation, after: Evaluation) -> Callable[[Change], bool]:
    """Return the test whether a change lets its tokens meet their like on the other side, or keeps them from it."""

    def sides(evaluation: Evaluation) -> tuple[frozenset[str], frozenset[str]]:
        return frozenset(evaluation.candidate.keys), frozenset().union(
            *(reference.keys for reference in evaluation.references)
        )

    earlier, later = sides(before), sides(after)

    def matters(change: Change) -> bool:
        other = 1 if change.role == CANDIDATE else 0
        return earlier[other].isdisjoint(change.old) != later[other].isdisjoint(change.new)

    return matters


def _sentences(before: Evaluation, after: Evaluation) -> str | None:
    """Return the first sentence that begins in one reading only."""
    for role, old, new in _views(before, after):
        earlier, later = _beginnings(old), _beginnings(new)
        for start in sorted(earlier.keys() ^ later.keys()):
            if start in later:
                number = sorted(later).index(start) + 1
                word = _quoted([later[start]])
                return said("{role} sentence {number} begins at {word}", role=role, number=number, word=word)
            word = _quoted([earlier[start]])
            return said("{role}: no sentence begins at {word} any more", role=role, word=word)
    return None


def _beginnings(text: Text) -> dict[int, str]:
    """Return place -> word of the first token of each sentence that has one."""
    firsts = [text.tokens[sentence.start].span for sentence in text.sentences if len(sentence)]
    return {span.start: text.raw[span.start : span.end] for span in firsts}


def _counts(before: Evaluation, after: Evaluation, variant: str) -> str | None:
    """Return the first unit that is counted in one evaluation only, else the first total that differs."""
    for role, text, old, new in _overlaps(before, after, variant):
        if (old.counts, old.choice_total) == (new.counts, new.choice_total):
            continue
        if before.options.counting != after.options.counting and (told := _repeated(after, variant)):
            return told
        if before.options.skip_unigrams != after.options.skip_unigrams:
            word = _quoted(after.candidate.keys[-1:])
            if after.options.skip_unigrams == PAPER:
                return said("candidate: the last word {word} is counted by itself", word=word)
            return said("candidate: the last word {word} is not counted by itself", word=word)
        if old.hits != new.hits:
            return _unit(role, text, old, new)
        return _total(role, old, new)
    return None


def _overlaps(
    before: Evaluation, after: Evaluation, variant: str
) -> Iterator[tuple[str, Text, Overlap, Overlap]]:
    readings = zip(_roles(before), before.measured, after.measured, after.references, strict=True)
    for role, old, new, text in readings:
        yield role, text.sequence_view, old[variant].overlap, new[variant].overlap


def _unit(role: str, text: Text, old: Overlap, new: Overlap) -> str:
    less, more = sorted((old, new), key=attrgetter("hits"))
    units: set[Match] = set(more.matches) - set(less.matches)
    keys = [text.keys[position] for position in min(units, key=lambda match: match.reference).reference]
    words = _quoted(keys)
    if more is new:
        return said("{role}: {words} is counted now", role=role, words=words)
    return said("{role}: {words} is counted no longer", role=role, words=words)


def _total(role: str, old: Overlap, new: Overlap) -> str:
    """Return which denominator differs: that of precision, or one of the two of recall."""
    if old.candidate_total != new.candidate_total:
        return said(
            "candidate: {units:,.10g} units instead of {former:,.10g}",
            units=new.candidate_total,
            former=old.candidate_total,
        )
    if old.reference_total != new.reference_total:
        return said(
            "{role}: the total is {total:,.10g} instead of {former:,.10g}",
            role=role,
            total=new.reference_total,
            former=old.reference_total,
        )
    return said("{role}: it is chosen by another recall", role=role)


def _repeated(after: Evaluation, variant: str) -> str | None:
    """Return the first n-gram (of a variant that counts none: the first word) that stands in a text more than once."""
    number = variant.rpartition("-")[2]
    size = int(number) if number.isdecimal() else 1
    texts = zip((CANDIDATE, *_roles(after)), (after.candidate, *after.references), strict=True)
    for role, text in texts:
        grams = Counter(zip(*(text.keys[shift:] for shift in range(size)), strict=False))
        for gram, times in grams.items():
            if times > 1:
                return said(
                    "{role}: {words} stands there {times} times, counted as {rule}",
                    role=role,
                    words=_quoted(gram),
                    times=times,
                    rule=after.options.counting,
                )
    return None


def _references(before: Evaluation, after: Evaluation, variant: str) -> str | None:
    """Return how the references are joined otherwise; None where that is the same."""
    rules = [(each.options.references, each.options.leader) for each in (before, after)]
    old, new = before.scores[variant], after.scores[variant]
    if rules[0] == rules[1] or len(before.references) == 1:
        return None
    single = [each[variant].score for each in after.measured]
    if old.shown != new.shown and old.score in single and new.score in single:
        return said(
            "reference {number} is taken instead of reference {former}",
            number=new.shown + 1,
            former=old.shown + 1,
        )
    return said(
        "references with F {values} are joined by {rule} instead of {former}",
        values=_in_turn([score.fmeasure for score in single]),
        rule=rules[1][0],
        former=rules[0][0],
    )


def _in_turn(values: Sequence[float]) -> str:
    first = said("{f:.5f}", f=values[0])
    return reduce(lambda told, value: said("{values}, {f:.5f}", values=told, f=value), values[1:], first)


def _score(before: Evaluation, after: Evaluation, variant: str) -> str:
    """Return which number the same counts make: F of the same P and R, or a rounded P or R."""
    old, new = before.scores[variant].score, after.scores[variant].score
    if old[:2] == new[:2]:
        return said(
            "P {precision:.5g} and R {recall:.5g} make F {f!r} instead of {former!r}",
            precision=new.precision,
            recall=new.recall,
            f=new.fmeasure,
            former=old.fmeasure,
        )
    part = next(name for name, early, late in zip(old._fields, old, new, strict=True) if early != late)
    return said(
        "{part} {former!r} became {now!r}",
        part=TEXT_OF[part],
        former=getattr(old, part),
        now=getattr(new, part),
    )


def _quoted(keys: Sequence[str]) -> str:
    shown = " ".join(f"`{key}`" for key in keys[:SHOWN])
    return f"{shown} ..." if len(keys) > SHOWN else shown
