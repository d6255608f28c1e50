"""A name that stands where the source has another name."""

from collections.abc import Sequence
from itertools import pairwise

from rouge_gui.rouge.evidence.aligning import FIRM, WEAK, Change
from rouge_gui.rouge.evidence.kinds import AMBER, RED, Cue, Place
from rouge_gui.rouge.evidence.naming import alike
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.trials import by_hand, fired
from rouge_gui.rouge.evidence.words import Word
from rouge_gui.rouge.text import Span
from rouge_gui.wording import said

NAME = said("other name")
AROUND = 5
ENOUGH = 2
BESIDE = 3


def find(reading: Reading) -> list[Place]:
    """Return a place for each change of one name into another; red where aligned words hold it from both sides."""
    places = []
    named = {position: run for run in reading.names for position in run}
    for change in reading.changes:
        if change.left + change.right < WEAK:
            continue
        here = [position for position in change.here if position in named]
        there = [
            position
            for position in change.there
            if reading.source.words[position].key in reading.source.names
        ]
        if not here or not there:
            continue
        run = named[here[0]]
        if _same(reading, run, there):
            continue
        full = not reading.tongue.nouns_are_capital or (_is_full(here) and _is_full(there))
        alone = max(len(change.here) - len(here), len(change.there) - len(there)) <= BESIDE
        firm = change.held and change.left + change.right >= FIRM and full and alone
        explained = _borne_out(reading, run, change) or _is_turned(reading, change)
        severity = RED if firm and not explained else AMBER
        own, other = range(here[0], here[-1] + 1), range(there[0], there[-1] + 1)
        reason = said(
            "“{name}” stands where the source names “{other}”.",
            name=reading.text(own),
            other=reading.source_text(other),
        )
        places.append(Place(NAME, severity, *reading.span(own), reason, reading.source_span(other)))
    return places + _mixed(reading)


def _is_full(positions: list[int]) -> bool:
    """Tell whether there are two words or more, one right behind the other: a full name also where nouns are capital."""
    return len(positions) > 1 and positions[-1] - positions[0] == len(positions) - 1


def _mixed(reading: Reading) -> list[Place]:
    """Return a place for each two neighbours in a name that the source has only in two different names."""
    places = []
    known = reading.source.full_names

    def stands(position: int, name: Sequence[Word]) -> bool:
        key = reading.words[position].key
        return any(alike(key, word.key, inflects=reading.tongue.inflects_names) for word in name)

    for run in reading.names:
        for one, other in pairwise(run):
            last = next((name for name in known if stands(other, name[1:])), None)
            if (
                last is not None
                and any(stands(one, name[:-1]) for name in known)
                and not any(stands(one, name) and stands(other, name) for name in known)
            ):
                both = range(one, other + 1)
                reason = said(
                    "The source has both words of “{words}”, but not in one name.", words=reading.text(both)
                )
                span = Span(last[0].span.start, last[-1].span.end)
                places.append(Place(NAME, RED, *reading.span(both), reason, span))
    return places


def _is_turned(reading: Reading, change: Change) -> bool:
    """Tell whether a passive put the name elsewhere: an agent's mark stands on one side, before or behind the names."""
    tongue = reading.tongue
    sentence = reading.prose.sentences[change.link.sentence]
    over = reading.source.prose.sentences[change.link.source_sentence]
    own = any(reading.words[position].key in tongue.agents for position in sentence)
    other = any(reading.source.words[position].key in tongue.agents for position in over)
    return own != other


def _borne_out(reading: Reading, run: range, change: Change) -> bool:
    """Tell whether another source sentence has the name together with two of the words around it."""
    sentence = reading.prose.sentences[change.link.sentence]
    around = range(max(sentence.start, run.start - AROUND), min(sentence.stop, run.stop + AROUND))
    company = {
        reading.words[position].stem for position in around if reading.is_content(reading.words[position])
    }
    company -= {reading.words[position].stem for position in run}
    held = reading.source.sentences_with
    homes = {number for position in run for number in held.get(reading.words[position].stem, ())} - {
        change.link.source_sentence
    }
    return any(sum(number in held.get(stem, ()) for stem in company) >= ENOUGH for number in homes)


def _same(reading: Reading, run: range, there: list[int]) -> bool:
    """Tell whether the whole name and the source's name, with the names right beside it, share a word."""
    words, names = reading.source.words, reading.source.names
    first, last = there[0], there[-1] + 1
    while first > 0 and words[first - 1].key in names and not words[first].soft:
        first -= 1
    while last < len(words) and words[last].key in names and not words[last].soft:
        last += 1
    near = words[first:last]
    return any(
        alike(reading.words[position].key, word.key, inflects=reading.tongue.inflects_names)
        for position in run
        for word in near
        if word.key in names and not (word.opens and reading.words[position].opens)
    )


CUE = Cue(
    NAME,
    "n",
    said("A name that stands where the source has another name."),
    fired(149, 0.29, 100, 0.14),
    by_hand(45, 5),
    find,
)
