"""What is nearest in the source to a candidate's sentence: bracketed there while a word of it is reached, and told."""

from bisect import bisect_right
from collections.abc import Callable, Mapping

from rouge_gui.gui.assessment import Assessment
from rouge_gui.gui.language import tr
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.gui.stops import quoted
from rouge_gui.rouge.evidence.neighbours import Neighbour, Neighbourhood
from rouge_gui.rouge.marking.marks import CANDIDATE, SOURCE, Pane

MOST_LETTERS = 400


class Nearest:
    """Knows what was found of one or two candidates, in whichever panes `pane_of` finds."""

    def __init__(self, pane_of: Callable[[Pane], TextPane]) -> None:
        self._pane_of = pane_of
        self._found: Mapping[Pane, Assessment] = {}

    def follow(self, found: Mapping[Pane, Assessment | None]) -> None:
        """Take what was found of the candidates in these panes; what is bracketed is let go."""
        self._found = {pane: each for pane, each in found.items() if each is not None}
        self.clear()

    def knows(self, pane: Pane) -> bool:
        """Tell whether there is a candidate in `pane` that something was found of."""
        return pane in self._found

    def show(self, pane: Pane, token: int) -> None:
        """Bracket what is nearest to the sentence of a candidate's token; nothing for other texts and negative tokens."""
        self._pane_of(SOURCE).show_nearest([each.span for each in self._of(pane, token)])

    def clear(self) -> None:
        """Take the brackets away."""
        self._pane_of(SOURCE).show_nearest(())

    def scroll_to(self, pane: Pane, token: int) -> None:
        """Bring the sentence nearest to that of a token into view; nothing moves where there is none."""
        for each in self._of(pane, token)[:1]:
            self._pane_of(SOURCE).scroll_to(each.span.start)

    def tip(self, pane: Pane, token: int) -> str:
        """Return the sentence nearest to that of a token, '' for none."""
        return self._told(pane, self._of(pane, token))

    def told_at(self, pane: Pane, place: int) -> str:
        """Return the sentence nearest to the one that holds a code point of a candidate, '' for none."""
        return self._told(pane, self._at(pane, place))

    def _told(self, pane: Pane, near: tuple[Neighbour, ...]) -> str:
        if not near:
            return ""
        span, share = near[0]
        words = " ".join(self._found[pane].source[span.start : span.end].split())
        cut = words if len(words) <= MOST_LETTERS else f"{words[:MOST_LETTERS].rstrip()} …"
        return tr("Nearest source sentence (holds {share:.0%}): {words}", share=share, words=quoted(cut))

    def _of(self, pane: Pane, token: int) -> tuple[Neighbour, ...]:
        if token < 0 or not self.knows(pane):
            return ()
        return self._at(pane, self._found[pane].evidence.texts[CANDIDATE].tokens[token].span.start)

    def _at(self, pane: Pane, place: int) -> tuple[Neighbour, ...]:
        """Return the neighbours of the sentence at a code point; none where the source has changed since."""
        if not self.knows(pane) or self._found[pane].source != self._pane_of(SOURCE).text():
            return ()
        sentences = self._found[pane].nearest
        index = bisect_right(sentences, place, key=_start) - 1
        return sentences[index].neighbours if index >= 0 else ()


def _start(sentence: Neighbourhood) -> int:
    return sentence.start
