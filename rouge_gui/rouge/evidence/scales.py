"""Words that exclude each other (all and some, may and will, before and after) on the two sides of an aligned run."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rouge_gui.rouge.evidence.aligning import FIRM, NO_WORDS, WEAK, Change
from rouge_gui.rouge.evidence.kinds import AMBER, RED, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.words import Word
from rouge_gui.wording import said

NEAR = 3


class Shift(NamedTuple):
    """A word of the candidate on a scale where the source has another: `here` and `there` are word positions.

    `there` is empty where the source has no such word, `here` where the candidate dropped it.
    """

    change: Change
    here: range
    there: range


def shifts(reading: Reading, kind: str) -> list[Shift]:
    """Return the words on scales of `kind` that differ inside a change; a word that only moved is none."""
    found: list[Shift] = []
    for change in reading.changes:
        if change.left + change.right < WEAK:
            continue
        here = _marked(reading, change.here, kind, own=True)
        there = _marked(reading, change.there, kind, own=False)
        if here or there:
            found += _compare(reading, change, kind, here, there)
    return found


def _marked(reading: Reading, positions: range, kind: str, *, own: bool) -> list[tuple[int, int, int]]:
    """Return (position, scale, group) of the words at `positions`, of the candidate or of the source."""
    words = reading.words if own else reading.source.words
    scales = reading.tongue.scales
    return [
        (position, scale, group)
        for position in positions
        for scale, group in reading.tongue.on_scales(words[position].key)
        if scales[scale].kind == kind
    ]


def _compare(
    reading: Reading,
    change: Change,
    kind: str,
    here: list[tuple[int, int, int]],
    there: list[tuple[int, int, int]],
) -> list[Shift]:
    """Return substitutions first; else additions and omissions that the other sentence does not make good."""
    found = []
    for position, scale, group in here:
        partners = [over for over, other, _ in there if other == scale]
        groups = {same for _, other, same in here if other == scale}
        agree = any(other == scale and same in groups for _, other, same in there)
        if partners and not agree and (scale, group) not in _beside(reading, change, kind):
            found.append(Shift(change, range(position, position + 1), range(partners[0], partners[0] + 1)))
    if found:
        return found
    sentence = reading.prose.sentences[change.link.sentence]
    over = reading.source.prose.sentences[change.link.source_sentence]
    said = {(scale, group) for _, scale, group in _marked(reading, over, kind, own=False)}
    kept = {(scale, group) for _, scale, group in _marked(reading, sentence, kind, own=True)}
    found += [
        Shift(change, range(position, position + 1), NO_WORDS)
        for position, scale, group in here
        if (scale, group) not in said
    ]
    found += [
        Shift(change, NO_WORDS, range(position, position + 1))
        for position, scale, group in there
        if (scale, group) not in kept and not here
    ]
    return found


def _beside(reading: Reading, change: Change, kind: str) -> set[tuple[int, int]]:
    """Return what the aligned source word right behind the change says on scales of `kind`: would (probably)."""
    after = range(change.there.stop, min(change.there.stop + 1, len(reading.source.words)))
    return {(scale, group) for _, scale, group in _marked(reading, after, kind, own=False)}


def places(reading: Reading, name: str, kind: str, counts: Callable[[Shift], bool]) -> list[Place]:
    """Return cue `name`'s place for each shift on scales of `kind` that `counts`; red where a held word is replaced."""
    found = []
    for shift in shifts(reading, kind):
        if not counts(shift):
            continue
        change = shift.change
        severity = AMBER
        if shift.here and shift.there:
            reason = said(
                "“{words}” stands where the source has “{other}”.",
                words=reading.text(shift.here),
                other=reading.source_text(shift.there),
            )
            firm = change.held or _in_one_slot(shift)
            bare = len(change.here) == len(change.there) == 1 and change.held
            enough = WEAK if bare else FIRM
            firm = firm and change.left + change.right >= enough and not _made_good(reading, shift, kind)
            severity = RED if firm else AMBER
        elif shift.here:
            reason = said("“{words}” was added to words of the source.", words=reading.text(shift.here))
        else:
            reason = said(
                "The source has “{words}” here, the candidate has not.",
                words=reading.source_text(shift.there),
            )
        source = reading.source_span(shift.there or source_side(reading, change))
        found.append(
            Place(name, severity, *reading.span(shift.here or joint(reading, change)), reason, source)
        )
    return found


def _in_one_slot(shift: Shift) -> bool:
    """Tell whether both words stand right behind, or right before, one aligned word: on Sunday, on Saturday to."""
    here, there = shift.change.here, shift.change.there
    behind = bool(shift.change.left) and shift.here.start == here.start and shift.there.start == there.start
    before = bool(shift.change.right) and shift.here.stop == here.stop and shift.there.stop == there.stop
    return behind or before


def _made_good(reading: Reading, shift: Shift, kind: str) -> bool:
    """Tell whether something else keeps the sense: a negation (few, not many), `a few`, or sides turned with the word."""
    own, other = reading.words, reading.source.words
    negators = reading.tongue.negators
    here, there = shift.here.start, shift.there.start
    denied = [
        any(word.key in negators for word in words[max(0, at - NEAR) : at])
        for words, at in ((own, here), (other, there))
    ]
    if denied[0] != denied[1]:
        return True
    if kind == "quantifier" and (
        (here > 0 and own[here - 1].key in reading.tongue.softeners)
        or (there > 0 and other[there - 1].key in reading.tongue.softeners)
    ):
        return True
    sentence = reading.prose.sentences[shift.change.link.sentence]
    over = reading.source.prose.sentences[shift.change.link.source_sentence]

    def stems(words: Sequence[Word]) -> set[str]:
        return {word.stem for word in words if reading.is_content(word)}

    left, before = stems(own[sentence.start : here]), stems(other[over.start : there])
    than = [
        _compared(reading, words) for words in (own[here + 1 : sentence.stop], other[there + 1 : over.stop])
    ]
    if all(than):
        return bool((left & stems(than[1])) - before) or bool((stems(than[0]) & before) - left)
    right, after = stems(own[here + 1 : sentence.stop]), stems(other[there + 1 : over.stop])
    return bool((left & after) - before) and bool((right & before) - after)


def _compared(reading: Reading, words: Sequence[Word]) -> Sequence[Word]:
    """Return what stands behind the first `than` among `words`, up to the next comma; nothing where there is none."""
    start = next(
        (at + 1 for at, word in enumerate(words) if word.key in reading.tongue.comparers), len(words)
    )
    stop = next((at for at in range(start, len(words)) if words[at].soft), len(words))
    return words[start:stop]


def is_replaced(shift: Shift) -> bool:
    """Tell whether both sides have a word on the scale."""
    return bool(shift.here and shift.there)


def is_replaced_or_held(shift: Shift) -> bool:
    """Tell whether both sides have a word on the scale, or aligned words hold the place where one is missing."""
    return is_replaced(shift) or shift.change.held


def joint(reading: Reading, change: Change) -> range:
    """Return the candidate words of a change; where it has none, the aligned words on both sides of it."""
    if change.here:
        return change.here
    sentence = reading.prose.sentences[change.link.sentence]
    return range(max(change.here.start - 1, sentence.start), min(change.here.start + 1, sentence.stop))


def source_side(reading: Reading, change: Change) -> range:
    """Return the source words of a change with the aligned words beside them."""
    sentence = reading.source.prose.sentences[change.link.source_sentence]
    return range(max(change.there.start - 2, sentence.start), min(change.there.stop + 2, sentence.stop))
