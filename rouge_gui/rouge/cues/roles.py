"""Swapped roles: what stands on the two sides of a verb has changed places, and no passive explains it."""

from rouge_gui.rouge.evidence.kinds import AMBER, RED, Cue, Place
from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.evidence.trials import by_hand, too_rare
from rouge_gui.rouge.evidence.words import Word
from rouge_gui.wording import said

NAME = said("roles")
NEAR = 5
FAR = 10
AGENT = 4
MARK = 3
SIDE = 3


def find(reading: Reading) -> list[Place]:
    """Return a place for each word of the candidate whose neighbours left and right are the source's right and left."""
    places: list[Place] = []
    source = reading.source
    done: set[tuple[int, int]] = set()
    for number, links in enumerate(reading.links):
        sentence = reading.prose.sentences[number]
        for link in links:
            there = source.prose.sentences[link.source_sentence]
            for position in sentence:
                word = reading.words[position]
                if word.key in source.names or not reading.is_verb(position):
                    continue
                for over in source.stem_places.get(word.stem, ()):
                    if over in there and source.is_verb(over) and (number, position) not in done:
                        found = _swapped(reading, position, sentence, over, there)
                        if found is not None:
                            done.add((number, position))
                            places.append(found)
    return _merged(places)


def _merged(places: list[Place]) -> list[Place]:
    """Return one place where several overlap."""
    kept: list[Place] = []
    for place in sorted(places, key=lambda one: (one.severity != RED, one.end - one.start)):
        if not any(max(place.start, other.start) < min(place.end, other.end) for other in kept):
            kept.append(place)
    return kept


def _side(words: tuple[Word, ...], positions: range, reading: Reading) -> dict[str, int]:
    """Return the three content stems at `positions`, nearest first, and where they stand; farther off, only a name."""
    found: dict[str, int] = {}
    for one in positions:
        if (
            reading.is_content(words[one])
            and words[one].number is None
            and not reading.tongue.is_date(words[one].key)
        ):
            is_name = words[one].key in reading.source.names
            if len(found) < SIDE or (
                is_name and not any(words[at].key in reading.source.names for at in found.values())
            ):
                found.setdefault(words[one].stem, one)
    return found


def _swapped(reading: Reading, position: int, sentence: range, over: int, there: range) -> Place | None:
    """Compare the two sides of the word at candidate `position` and source `over`."""
    own, other = reading.words, reading.source.words
    left = _side(own, range(position - 1, max(sentence.start, position - FAR) - 1, -1), reading)
    right = _side(own, range(position + 1, min(sentence.stop, position + NEAR + 1)), reading)
    before = _side(other, range(over - 1, max(there.start, over - FAR) - 1, -1), reading)
    after = _side(other, range(over + 1, min(there.stop, over + NEAR + 1)), reading)
    stayed = (left.keys() & before.keys()) | (right.keys() & after.keys())
    crossed_left, crossed_right = (
        (left.keys() & after.keys()) - stayed,
        (right.keys() & before.keys()) - stayed,
    )
    if not crossed_left or not crossed_right:
        return None
    if any(
        own[side[stem]].key in reading.source.names and abs(side[stem] - position) < nearest
        for side, crossed in ((left, crossed_left), (right, crossed_right))
        for nearest in (min(abs(side[stem] - position) for stem in crossed),)
        for stem in stayed & side.keys()
    ):
        return None
    if _is_list(reading, position, over, crossed_left | crossed_right):
        return None
    if _is_passive(own, position, sentence, reading) != _is_passive(other, over, there, reading):
        return None
    names = reading.source.names
    first = min(left[stem] for stem in crossed_left)
    last = max(right[stem] for stem in crossed_right)
    named = all(
        any(own[side[stem]].key in names for stem in crossed)
        for side, crossed in ((left, crossed_left), (right, crossed_right))
    )
    inflected = reading.tongue.inflects_names and all(
        own[side[stem]].key == other[over_side[stem]].key
        for side, over_side, crossed in ((left, after, crossed_left), (right, before, crossed_right))
        for stem in crossed
    )
    if inflected:
        return None
    close = last - first <= NEAR + 1
    turned = bool(reading.tongue.subjects) and (
        any(own[one].key in reading.tongue.objects for one in range(max(sentence.start, first - 2), last))
        or any(own[one].key in reading.tongue.subjects for one in range(position + 1, last))
        or not all(other[after[stem]].capital for stem in crossed_left)
    )
    severity = RED if (named or close) and not turned else AMBER
    span = reading.span(range(first, last + 1))
    source_range = range(
        min(before[stem] for stem in crossed_right), max(after[stem] for stem in crossed_left) + 1
    )
    reason = said(
        "Around “{word}” the two sides have changed places since the source.",
        word=reading.text(range(position, position + 1)),
    )
    return Place(NAME, severity, *span, reason, reading.source_span(source_range))


def _is_passive(words: tuple[Word, ...], position: int, sentence: range, reading: Reading) -> bool:
    """Tell whether the verb at `position` has a passive's mark before it or an agent behind it (verb last: before)."""
    tongue = reading.tongue
    after = range(position + 1, min(sentence.stop, position + AGENT + 1))
    before = range(max(sentence.start, position - AGENT), position)
    marks = range(max(sentence.start, position - MARK), position)
    if not words[position].key.endswith("ing") and any(
        words[one].key in tongue.passive_marks for one in marks
    ):
        return True
    around = (*before, *after) if tongue.code != "en" else after
    return any(words[one].key in tongue.agents for one in around)


def _is_list(reading: Reading, position: int, over: int, crossed: set[str]) -> bool:
    """Tell whether the word only joins items of a list: a comma or `and` beside it on either side."""
    joiners = {"and", "or", "und", "oder", "i", "oraz", "lub"}
    return any(
        (words[at].soft and words[at + 1].soft)
        or any(word.key in joiners and word.stem not in crossed for word in words[at - 1 : at + 3])
        for words, at in ((reading.words, position), (reading.source.words, over))
    )


CUE = Cue(NAME, "R", said("The two sides of a verb changed places."), too_rare(8), by_hand(23, 7), find)
