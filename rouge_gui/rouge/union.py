"""The union LCS of ROUGE-1.5.5: which tokens of each reference sentence hit, and the places they hit."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from rouge_gui.rouge.alignment import Pairs, common_subsequence, subsequence_with
from rouge_gui.rouge.score import Match, Overlap
from rouge_gui.rouge.text import Text

# From a reference sentence to what aligns any candidate sentence with it: (reference, candidate) positions.
Align = Callable[[Sequence[str]], Callable[[Sequence[str]], Pairs]]


@dataclass(frozen=True)
class Sentence:
    """One reference sentence walked left to right.

    `marked` are its positions on an LCS with any candidate sentence, ascending; `hits` maps those that were counted
    to the candidate position they are drawn with; `stop` is the position after its last token.
    """

    marked: tuple[int, ...]
    hits: dict[int, int]
    stop: int


def walk(candidate: Text, reference: Text, align: Align) -> Iterator[Sentence]:
    """Yield the sentences of `reference` with their hits.

    A marked token hits while both whole texts have some of its key left; both counts then fall by one. They run on
    over all sentences of the reference. The rule counts tokens of the candidate, not places: the place drawn is one
    that an LCS touched and that is still free, else any free place of the same key. Where a byte limit holds, the
    sequences run over `sequence_view` and the counts over the text that was cut (ROUGE-1.5.5 `-b`).
    """
    ours, theirs = candidate.sequence_view, reference.sequence_view
    left_ours, left_theirs = Counter(candidate.keys), Counter(reference.keys)
    free = _FreePlaces(ours)
    for sentence in theirs.sentences:
        touched = _touched(ours, theirs, sentence, align)
        hits: dict[int, int] = {}
        for position in sorted(touched):
            key = theirs.keys[position]
            if left_ours[key] > 0 and left_theirs[key] > 0:
                left_ours[key] -= 1
                left_theirs[key] -= 1
                hits[position] = free.take(key, touched[position])
        yield Sentence(tuple(sorted(touched)), hits, sentence.stop)


class _FreePlaces:
    """The places of each key in a text that no hit has taken yet."""

    def __init__(self, text: Text) -> None:
        self._places: dict[str, set[int]] = defaultdict(set)
        for position, key in enumerate(text.keys):
            self._places[key].add(position)

    def take(self, key: str, wanted: list[int]) -> int:
        """Take the first free place of `wanted`, else the first free place of `key`, else the first of `wanted`.

        None is free where a byte limit cut a longer word to `key`: counted, though sequences see that word whole.
        """
        places = self._places[key]
        place = next((place for place in wanted if place in places), None)
        place = min(places, default=wanted[0]) if place is None else place
        places.discard(place)
        return place


def _touched(ours: Text, theirs: Text, sentence: range, align: Align) -> dict[int, list[int]]:
    """Return the positions of `sentence` that an LCS with any candidate sentence touches, and its mates there."""
    touched: dict[int, list[int]] = defaultdict(list)
    aligned = align(theirs.keys[sentence.start : sentence.stop])
    for other in ours.sentences:
        for reference_offset, candidate_offset in aligned(ours.keys[other.start : other.stop]):
            touched[sentence.start + reference_offset].append(other.start + candidate_offset)
    return touched


@dataclass(frozen=True)
class DistinctLCS:
    """ROUGE-L of pltrdy/rouge 1.0.1: the different words that stand on an LCS of any two sentences, each counted once.

    The totals are the different words of each text. Where several LCS are equally long, the step goes to the shorter
    candidate unless the shorter reference holds a strictly longer one: the other way round than in ROUGE-1.5.5.
    Not `by_sentence`, each text is one sentence.
    """

    name: str
    by_sentence: bool

    def overlap(self, candidate: Text, reference: Text) -> Overlap:
        """Draw each word with its first place on an LCS in the reference and its mate there."""
        found: dict[str, Match] = {}
        ours = candidate if self.by_sentence else candidate.as_one_sentence()
        theirs = reference if self.by_sentence else reference.as_one_sentence()
        for sentence in theirs.sentences:
            for position, mates in sorted(_touched(ours, theirs, sentence, _turned).items()):
                found.setdefault(theirs.keys[position], Match((mates[0],), (position,)))
        return Overlap(
            hits=len(found),
            candidate_total=len(set(candidate.keys)),
            reference_total=len(set(reference.keys)),
            matches=tuple(sorted(found.values())),
        )


def _turned(reference: Sequence[str]) -> Callable[[Sequence[str]], Pairs]:
    return lambda candidate: [(theirs, ours) for ours, theirs in common_subsequence(candidate, reference)]


@dataclass(frozen=True)
class UnionLCS:
    """ROUGE-L at summary level (Lin 2004, section 3.2), as ROUGE-1.5.5 and rouge-score's `rougeLsum` compute it."""

    name: str

    def overlap(self, candidate: Text, reference: Text) -> Overlap:
        """Count the tokens of each reference sentence's union LCS while both texts have some left."""
        sentences = list(walk(candidate, reference, subsequence_with))
        matches = [
            Match((mine,), (theirs,)) for sentence in sentences for theirs, mine in sentence.hits.items()
        ]
        return Overlap(
            hits=len(matches),
            candidate_total=len(candidate.tokens),
            reference_total=len(reference.sequence_view.tokens),
            matches=tuple(sorted(matches)),
            clipped_reference=unhit(sentences),
            choice_total=len(reference.sequence_view.tokens),
        )


def unhit(sentences: Iterable[Sentence]) -> tuple[tuple[int, ...], ...]:
    """Return the marked positions that were not counted, each a unit of its own."""
    return tuple(
        (position,) for sentence in sentences for position in sentence.marked if position not in sentence.hits
    )
