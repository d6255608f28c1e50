"""What all panes show at once: the marks of one candidate or of two, and who is whose mate."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from rouge_gui.gui.asides import origin_marks, stop_word_marks
from rouge_gui.gui.assessment import Assessment
from rouge_gui.gui.comparison import Comparison, Tokens, comparable
from rouge_gui.gui.language import shown
from rouge_gui.gui.mates import MateIndex
from rouge_gui.gui.pair_mates import SECOND, PairMates
from rouge_gui.gui.panes.losses import Caution
from rouge_gui.gui.why_lit import WhyLit
from rouge_gui.rouge.marking.joined import joined
from rouge_gui.rouge.marking.marks import CANDIDATE, Evidence, Layer, Look, Mark, Pane, Shown, Side, label_of
from rouge_gui.rouge.text import Text


@dataclass(frozen=True)
class Marked:
    """What one pane shows: the text and marks that `evidence` holds of the pane `told_as`."""

    evidence: Evidence
    told_as: Pane
    marks: Sequence[Mark]
    caution: Caution | None
    why: WhyLit

    @property
    def text(self) -> Text:
        """The text as compared."""
        return self.evidence.texts[self.told_as]

    @property
    def description(self) -> str:
        """The marks in words."""
        return self.evidence.description(self.told_as)

    def tip(self, token: int) -> str:
        """Return why a token is marked, in a few lines."""
        return str(self.why.explain(self.told_as, token))

    def label(self, layer: Layer) -> str:
        """Return the legend's word for a layer, as it stands within a sentence."""
        words = shown(label_of(self.evidence.layers[layer]))
        return words if layer is Layer.LCS else words.lower()


class Asides(NamedTuple):
    """`by_origin` marks the candidates by where their words come from; `dims_stop_words` makes function words pale."""

    by_origin: bool = False
    dims_stop_words: bool = False


@dataclass(frozen=True)
class Marking:
    """The assessment of A and, while there is one that belongs to it, of `second`, as `shown` asks for both.

    `asides` is what is marked beside the layers or instead of them.
    """

    whole: Assessment
    second: Assessment | None
    shown: Shown
    asides: Asides

    @cached_property
    def evidence(self) -> Evidence:
        """What is shown of A."""
        return self.whole.evidence.showing(self.shown)

    @cached_property
    def panes(self) -> Mapping[Pane, Marked]:
        """What each pane shows; B's pane is absent while B's assessment does not belong to that of A."""
        why = WhyLit(self.evidence)
        found = {place: self._marked(self.evidence, place, self.whole, why) for place in self.evidence.texts}
        if self._beside is not None and self.second is not None:
            found[SECOND] = self._marked(self._beside, CANDIDATE, self.second, WhyLit(self._beside))
        for place, tokens in self._parted.items():
            marked = found[place]
            alone = _alone(marked.text, tokens.only)
            found[place] = replace(marked, marks=[*marked.marks, *alone])
        return found

    @cached_property
    def mating(self) -> MateIndex | PairMates:
        """Who is whose mate in these panes."""
        mates = self.whole.mates.showing(self.evidence)
        if self._beside is None or self.second is None:
            return mates
        return PairMates(mates, self.second.mates.showing(self._beside))

    @property
    def _parted(self) -> Mapping[Pane, Tokens]:
        """The tokens of each pane by whether both candidates caught them, for the first of the drawn variants."""
        variant = next(iter(self.evidence.layers.values()), None)
        if self._beside is None or variant is None or self.asides.by_origin:
            return {}
        compared = Comparison(self.evidence.evaluation, self._beside.evaluation)
        parted = compared.parted(variant, self.shown.reference)
        reference = Pane(Side.REFERENCE, self.shown.reference)
        return {CANDIDATE: parted.in_a, SECOND: parted.in_b, reference: parted.in_reference}

    @cached_property
    def _beside(self) -> Evidence | None:
        second = self.second
        if second is None or not comparable(self.whole.evaluation, second.evaluation):
            return None
        return second.evidence.showing(self.shown)

    def _marked(self, evidence: Evidence, told_as: Pane, whole: Assessment, why: WhyLit) -> Marked:
        by_origin = self.asides.by_origin and told_as == CANDIDATE
        marks = origin_marks(evidence) if by_origin else evidence.marks(told_as)
        if self.asides.dims_stop_words:
            marks = [*marks, *stop_word_marks(evidence.texts[told_as])]
        return Marked(evidence, told_as, marks, whole.cautions[told_as], why)


def _alone(text: Text, tokens: Collection[int]) -> Iterator[Mark]:
    """Yield the marks of tokens that were counted for one candidate alone; neighbours become one mark."""
    for span in joined(text, ((token,) for token in tokens), tokens):
        yield Mark(span, None, Look.ALONE)
