"""Negation on the two sides of an aligned run, wherever the language puts it."""

from collections.abc import Container, Sequence
from typing import NamedTuple

from rouge_gui.rouge.evidence.aligning import NO_WORDS, WEAK, Change
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.words import Word

WINDOW = 6
SCOPE = 4
TIGHT = 3
SHORTEST_ROOT = 3


class Turn(NamedTuple):
    """A negation that only one side has: candidate words `here` (empty where it was dropped) or source words `there`.

    `tight` says that little else differs, and that no other sentence of the source bears the candidate out.
    """

    change: Change
    here: range
    there: range
    tight: bool


def turns(reading: Reading) -> list[Turn]:
    """Return the negations that one side of an aligned run has and the other has not, not even as `refuse` or `un-`."""
    found = []
    for change in reading.changes:
        if change.left + change.right < WEAK:
            continue
        here = [
            position for position in change.here if reading.words[position].key in reading.tongue.negators
        ]
        there = [
            position
            for position in change.there
            if reading.source.words[position].key in reading.tongue.negators
        ]
        if here and not _denied(reading, change, own=False) and not _negated(reading, here[-1]):
            found.append(Turn(change, range(here[0], here[-1] + 1), NO_WORDS, _is_tight(reading, change)))
        elif there and not _denied(reading, change, own=True):
            tight = _is_tight(reading, change) and not _asserted(reading, change, there[-1])
            found.append(Turn(change, NO_WORDS, range(there[0], there[-1] + 1), tight))
    return found


def _is_tight(reading: Reading, change: Change) -> bool:
    """Tell whether the change is little more than the negation."""
    small = reading.tongue.stop_words | reading.tongue.negators
    both = [reading.words[position] for position in change.here] + [
        reading.source.words[position] for position in change.there
    ]
    told = [word for word in both if word.key not in reading.tongue.joiners and word.key != "but"]
    compares = any(
        reading.tongue.scales[scale].kind == "comparative"
        for word in told
        for scale, _ in reading.tongue.on_scales(word.key)
    )
    small_words = all(word.key in small or word.number is not None for word in told)
    return len(told) <= TIGHT and small_words and not compares


def _behind(reading: Reading, words: Sequence[Word], at: int) -> Word | None:
    """Return the content word that follows the negation at `at`, None where none is close."""
    return next((word for word in words[at + 1 : at + 1 + SCOPE] if reading.is_content(word)), None)


def _negated(reading: Reading, position: int) -> bool:
    """Tell whether the source, anywhere, negates the content word that follows the negation at candidate `position`."""
    source = reading.source
    word = _behind(reading, reading.words, position)
    return word is not None and any(
        other.key in reading.tongue.negators
        for at in source.stem_places.get(word.stem, ())
        for other in source.words[max(0, at - SCOPE) : at]
    )


def _asserted(reading: Reading, change: Change, at: int) -> bool:
    """Tell whether another source sentence near the candidate's says the word after source negation `at` without it."""
    source = reading.source
    word = _behind(reading, source.words, at)
    others = {link.source_sentence for link in reading.links[change.link.sentence]} - {
        change.link.source_sentence
    }
    return word is not None and any(
        source.sentence_of[place] in others
        and not any(
            other.key in reading.tongue.negators for other in source.words[max(0, place - SCOPE) : place]
        )
        for place in source.stem_places.get(word.stem, ())
    )


def _denied(reading: Reading, change: Change, *, own: bool) -> bool:
    """Tell whether the candidate's side (`own`) or the source's denies by another word close to the change."""
    tongue = reading.tongue
    if own:
        sentence = reading.prose.sentences[change.link.sentence]
        words, gap = reading.words, change.here
        aligned = {here for here, _ in change.link.pairs}
        others: Container[str] = reading.source.stem_places
    else:
        sentence = reading.source.prose.sentences[change.link.source_sentence]
        words, gap = reading.source.words, change.there
        aligned = {over for _, over in change.link.pairs}
        others = {word.stem for word in reading.words}
    near = range(max(sentence.start, gap.start - WINDOW), min(sentence.stop, gap.stop + WINDOW))
    return any(
        word.key in tongue.negators or tongue.denies(word.key) or _is_prefixed(reading, word, others)
        for word in (words[position] for position in near if position not in aligned)
    )


def _is_prefixed(reading: Reading, word: Word, others: Container[str]) -> bool:
    """Tell whether `word` is a negated form (unlikely) of a word of the other text."""
    rests = [word.key[len(prefix) :] for prefix in reading.tongue.prefixes if word.key.startswith(prefix)]
    return any(len(rest) >= SHORTEST_ROOT and reading.tongue.stem(rest) in others for rest in rests)
