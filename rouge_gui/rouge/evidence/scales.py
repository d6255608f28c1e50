"""Words that exclude each other (all and some, may and will, before and after) on the two sides of an aligned run."""

from collections.abc import Callable
from typing import NamedTuple

from rouge_gui.rouge.evidence.aligning import FIRM, WEAK, Change
from rouge_gui.rouge.evidence.kinds import AMBER, RED, Place
from rouge_gui.rouge.evidence.reading import Reading


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
        if words[position].number is None
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
        agree = any(other == scale and same == group for _, other, same in there)
        if partners and not agree:
            found.append(Shift(change, range(position, position + 1), range(partners[0], partners[0] + 1)))
    if found:
        return found
    sentence = reading.prose.sentences[change.link.sentence]
    over = reading.source.prose.sentences[change.link.source_sentence]
    said = {(scale, group) for _, scale, group in _marked(reading, over, kind, own=False)}
    kept = {(scale, group) for _, scale, group in _marked(reading, sentence, kind, own=True)}
    found += [
        Shift(change, range(position, position + 1), range(0))
        for position, scale, group in here
        if (scale, group) not in said
        and not any(other == scale and same == group for _, other, same in there)
    ]
    found += [
        Shift(change, range(0), range(position, position + 1))
        for position, scale, group in there
        if (scale, group) not in kept and not here
    ]
    return found


def places(reading: Reading, name: str, kind: str, counts: Callable[[Shift], bool]) -> list[Place]:
    """Return cue `name`'s place for each shift on scales of `kind` that `counts`; red where a held word is replaced."""
    found = []
    for shift in shifts(reading, kind):
        if not counts(shift):
            continue
        change = shift.change
        severity = AMBER
        if shift.here and shift.there:
            reason = f"“{reading.text(shift.here)}” stands where the source has “{reading.source_text(shift.there)}”."
            severity = RED if change.held and change.left + change.right >= FIRM else AMBER
        elif shift.here:
            reason = f"“{reading.text(shift.here)}” was added to words of the source."
        else:
            reason = f"The source has “{reading.source_text(shift.there)}” here, the candidate has not."
        source = reading.source_span(shift.there or source_side(reading, change))
        found.append(
            Place(name, severity, *reading.span(shift.here or joint(reading, change)), reason, source)
        )
    return found


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
