"""From an evaluation to what is painted in each pane: marks by layer, and their counts."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cached_property
from typing import NamedTuple

from rouge_gui.rouge.evaluate import Evaluation
from rouge_gui.rouge.marking.joined import bound, consecutive, joined
from rouge_gui.rouge.marking.stems import spans, stem_only
from rouge_gui.rouge.score import Overlap
from rouge_gui.rouge.text import Span, Text
from rouge_gui.rouge.variants import VARIANTS, variant
from rouge_gui.wording import listed, said


class Look(IntEnum):
    """How a mark is drawn; the values add up to what one character wears."""

    DOTTED = 1
    FILL = 2
    SOLID = 4
    HOLLOW = 8
    NOVEL = 16
    STEM = 32
    DIM = 64
    ALONE = 128


class Layer(Enum):
    """What can be shown and hidden on its own, in the legend's order; `key` is the digit that toggles it."""

    UNIGRAM = ("1", Look.DOTTED)
    BIGRAM = ("2", Look.FILL)
    LCS = ("3", Look.SOLID)

    def __init__(self, key: str, look: Look) -> None:
        self.key = key
        self.look = look


class Origin(Enum):
    """Where else a token of the candidate stands."""

    BOTH = (said("in source and reference"), Look.FILL)
    SOURCE = (said("in the source alone"), Look.DOTTED)
    REFERENCE = (said("in a reference alone"), Look.SOLID)
    NEITHER = (said("in neither"), Look.NOVEL)

    def __init__(self, label: str, look: Look) -> None:
        self.label = label
        self.look = look


class Side(Enum):
    """Which of the three kinds of text a pane shows."""

    SOURCE = "source"
    CANDIDATE = "candidate"
    REFERENCE = "reference"


class Pane(NamedTuple):
    """One pane of an example; `reference` counts from 0 and is 0 elsewhere."""

    side: Side
    reference: int = 0


SOURCE = Pane(Side.SOURCE)
CANDIDATE = Pane(Side.CANDIDATE)


class Mark(NamedTuple):
    """A range of a raw text (code points) and its look; without a layer what is no match: origins, stems, stop words."""

    span: Span
    layer: Layer | None
    look: Look


class Shown(NamedTuple):
    """What the candidate is marked with: all layers or one `variant` alone, against reference `reference`."""

    variant: str | None = None
    reference: int = 0


EVERYTHING = Shown()


class Count(NamedTuple):
    """What the legend says of a layer: `hits` of `candidate_total` of the variant that feeds it."""

    layer: Layer
    label: str
    variant: str
    hits: float
    candidate_total: float
    reference_total: float


LABELS = {0: said("LCS"), 1: said("Unigram"), 2: said("Bigram"), 3: said("Trigram")}
NO_STEMMER = "none"
NGRAM, SKIP = VARIANTS["ngram"], VARIANTS["skip"]


def layer_of(name: str) -> Layer:
    """Return the layer that shows the variant called `name`: n-grams by their n, sequences as LCS."""
    return {0: Layer.LCS, 1: Layer.UNIGRAM}.get(_length(name), Layer.BIGRAM)


def label_of(name: str) -> str:
    """Return the legend's word for the layer fed by the variant called `name`: `Bigram`, `4-gram`, `LCS`."""
    length = _length(name)
    return LABELS.get(length) or said("{length}-gram", length=length)


def layers(evaluation: Evaluation) -> dict[Layer, str]:
    """Return which of the chosen variants feeds each layer; a layer that none of them feeds is absent.

    Of several n-grams the shortest, of several sequences the first in the order ROUGE-L, ROUGE-Lsum, ROUGE-W.
    Pairs of words with gaps between them (ROUGE-S) mark nothing unless they are shown alone.
    """
    names = [name for name in evaluation.options.variants if not SKIP.pattern.fullmatch(name)]
    chosen = sorted(names, key=lambda name: (_length(name), name))
    feeding: dict[Layer, str] = {}
    for name in chosen:
        feeding.setdefault(layer_of(name), name)
    return {layer: feeding[layer] for layer in Layer if layer in feeding}


@dataclass(frozen=True)
class Evidence:
    """An evaluation as `shown` asks for it: which variants are drawn, and what they counted.

    Marks of one layer and look do not overlap and stand in the order of the text.
    """

    evaluation: Evaluation
    shown: Shown = EVERYTHING

    @cached_property
    def texts(self) -> Mapping[Pane, Text]:
        """The text of each pane as compared; under a byte limit with all that ROUGE-1.5.5 lets sequences see."""
        evaluation = self.evaluation
        found = {} if evaluation.source is None else {SOURCE: evaluation.source}
        found[CANDIDATE] = evaluation.candidate
        found |= {Pane(Side.REFERENCE, index): text for index, text in enumerate(evaluation.references)}
        return {pane: text.sequence_view for pane, text in found.items()}

    @cached_property
    def layers(self) -> Mapping[Layer, str]:
        """Which variant feeds each layer that is drawn."""
        name = self.shown.variant
        return layers(self.evaluation) if name is None else {layer_of(name): name}

    @cached_property
    def against_source(self) -> Mapping[Layer, Overlap]:
        """What the n-grams among the drawn variants find between candidate and source."""
        source = self.evaluation.source
        if source is None:
            return {}
        rules = self.evaluation.options.rules
        drawn = {layer: variant(name, rules) for layer, name in self.layers.items() if layer is not Layer.LCS}
        return {layer: each.overlap(self.evaluation.candidate, source) for layer, each in drawn.items()}

    def prepare(self) -> None:
        """Find all marks now, not when first asked for, so that the thread of the window need not."""
        for pane in self.texts:
            self.marks(pane)

    def against(self, reference: int) -> dict[Layer, Overlap]:
        """Return what the drawn variants counted between candidate and reference `reference`."""
        if reference >= len(self.evaluation.measured):
            return {}
        measured = self.evaluation.measured[reference]
        return {layer: measured[name].overlap for layer, name in self.layers.items() if name in measured}

    def marks(self, pane: Pane) -> Sequence[Mark]:
        """Return the marks of `pane`: the candidate against the shown reference, other texts against it."""
        if pane not in self._marked:
            self._marked[pane] = list(self._mark(pane))
        return self._marked[pane]

    def overlaps(self, pane: Pane) -> Mapping[Layer, Overlap]:
        """Return what the drawn variants counted between the candidate and the text that `pane` is compared with."""
        if pane.side is Side.SOURCE:
            return self.against_source
        return self.against(self.shown.reference if pane.side is Side.CANDIDATE else pane.reference)

    def origins(self, pane: Pane) -> Sequence[Origin]:
        """Return for each token of the candidate where else its key stands, in any reference; nothing elsewhere."""
        if pane.side is not Side.CANDIDATE:
            return ()
        held = {side: set[str]() for side in Side}
        for other, text in self.texts.items():
            held[other.side].update(text.keys)
        return [
            _ORIGINS[key in held[Side.SOURCE], key in held[Side.REFERENCE]] for key in self.texts[pane].keys
        ]

    def description(self, pane: Pane) -> str:
        """Return what is marked in `pane` in words, for those who hear it."""
        ours = pane.side is Side.CANDIDATE
        return listed(
            (
                said(
                    "{layer}: {hits:g} of {total:g} counted, {clipped} present but not counted",
                    layer=label_of(self.layers[layer]),
                    hits=overlap.hits,
                    total=overlap.candidate_total if ours else overlap.reference_total,
                    clipped=len(overlap.clipped_candidate if ours else overlap.clipped_reference),
                )
                for layer, overlap in self.overlaps(pane).items()
            ),
            "; ",
        )

    def showing(self, shown: Shown) -> "Evidence":
        """Return the same evaluation as `shown` asks for it; what stays the same is not counted again."""
        if shown == self.shown:
            return self
        other = Evidence(self.evaluation, shown)
        if shown.variant == self.shown.variant:
            vars(other)["against_source"] = self.against_source
            kept = {pane: marks for pane, marks in self._marked.items() if pane.side is not Side.CANDIDATE}
            other._marked.update(kept)
        return other

    @cached_property
    def _marked(self) -> dict[Pane, Sequence[Mark]]:
        return {}

    def _mark(self, pane: Pane) -> Iterator[Mark]:
        if pane in self.texts:
            side = _ours if pane.side is Side.CANDIDATE else _theirs
            yield from _marks(self.texts[pane], self.overlaps(pane), side)
            side_of_pair = 0 if pane.side is Side.CANDIDATE else 1
            differing = {pair[side_of_pair] for pair in self.stem_only(pane)}
            yield from (Mark(span, None, Look.STEM) for span in spans(self.texts[pane], differing))

    def stem_only(self, pane: Pane) -> Sequence[tuple[int, int]]:
        """Return the counted pairs (candidate's token, other text's token) of `pane` whose words differ beyond case."""
        if self.evaluation.options.stemmer == NO_STEMMER:
            return ()
        compared = Pane(Side.REFERENCE, self.shown.reference) if pane == CANDIDATE else pane
        if compared not in self.texts:
            return ()
        return stem_only(self.texts[CANDIDATE], self.texts[compared], self.overlaps(pane).values())

    def counts(self) -> list[Count]:
        """Return the counts of the drawn layers against the shown reference."""
        return [
            Count(
                layer,
                label_of(self.layers[layer]),
                self.layers[layer],
                overlap.hits,
                overlap.candidate_total,
                overlap.reference_total,
            )
            for layer, overlap in self.against(self.shown.reference).items()
        ]


_ORIGINS = {
    (True, True): Origin.BOTH,
    (True, False): Origin.SOURCE,
    (False, True): Origin.REFERENCE,
    (False, False): Origin.NEITHER,
}


def _length(name: str) -> int:
    """Return the n of an n-gram, 0 for a sequence."""
    found = NGRAM.pattern.fullmatch(name)
    return int(found[1]) if found else 0


class _Units(NamedTuple):
    """One side of an overlap, units as token positions: counted, their partners, and clipped."""

    counted: Sequence[tuple[int, ...]]
    partners: Sequence[tuple[int, ...]]
    clipped: Sequence[tuple[int, ...]]


def _ours(overlap: Overlap) -> _Units:
    return _Units(
        [match.candidate for match in overlap.matches],
        [match.reference for match in overlap.matches],
        overlap.clipped_candidate,
    )


def _theirs(overlap: Overlap) -> _Units:
    return _Units(
        [match.reference for match in overlap.matches],
        [match.candidate for match in overlap.matches],
        overlap.clipped_reference,
    )


def _marks(
    text: Text, overlaps: Mapping[Layer, Overlap], side: Callable[[Overlap], _Units]
) -> Iterator[Mark]:
    for layer, overlap in overlaps.items():
        units = side(overlap)
        together = bound(units.counted)
        if layer is Layer.LCS:
            together |= consecutive(units.counted, units.partners)
        for span in joined(text, units.counted, together):
            yield Mark(span, layer, layer.look)
        for span in joined(text, units.clipped, bound(units.clipped)):
            yield Mark(span, layer, Look.HOLLOW)
