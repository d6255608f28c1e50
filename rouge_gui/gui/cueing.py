"""What follows from the places of cues: they are drawn in the candidates' panes, told in words, and walked through."""

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence

from rouge_gui.gui.assessment import Assessment
from rouge_gui.gui.cue_choice import CueChoice
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.nearest import Nearest
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.gui.stops import quoted
from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.evidence.kinds import Place
from rouge_gui.rouge.marking.cue_marks import CueMarks
from rouge_gui.rouge.marking.marks import CANDIDATE, Pane
from rouge_gui.rouge.text import Span
from rouge_gui.wording import said

OFF = said("Cues are off: they need the source, and texts that are not too long.")
NO_CUE = said("No further cue.")


class Cueing:
    """Draws the cues of one or two candidates in the panes that `pane_of` finds, unless they are hidden.

    Where a cue quotes nothing of the source, what `nearest` knows is told with it.
    """

    def __init__(self, pane_of: Callable[[Pane], TextPane], nearest: Nearest) -> None:
        self.is_shown = True
        self._pane_of = pane_of
        self._nearest = nearest
        self._found: Mapping[Pane, Assessment | None] = {}
        self._choice = CueChoice()
        self._marks: Mapping[Pane, CueMarks] = {}
        self._source = ""
        self._reached: tuple[Pane, Place] | None = None

    def follow(self, found: Mapping[Pane, Assessment | None], source: str) -> None:
        """Take the cues found of the candidates in these panes against `source`, and draw them."""
        self._found, self._source, self._reached = found, source, None
        self._take()

    def choose(self, choice: CueChoice) -> None:
        """Draw the places of these cues from now on."""
        self._choice, self._reached = choice, None
        self._take()

    def _take(self) -> None:
        self._marks = {
            pane: CueMarks(each.evidence.texts[CANDIDATE].raw, self._chosen(each.places))
            for pane, each in self._found.items()
            if each is not None and each.places is not None
        }
        self.draw()

    def _chosen(self, places: Sequence[Place]) -> list[Place]:
        shown = self._choice.shown(place.cue for place in places)
        return [place for place in places if place.cue in shown]

    def draw(self) -> None:
        """Draw all places, or none while they are hidden."""
        for place in self._found:
            pane = self._pane_of(place)
            pane.show_cues(self._marks.get(place, CueMarks(pane.text(), ())), shown=self.is_shown)

    def counts(self) -> tuple[int, int] | None:
        """Return how many places of the first candidate are to be looked at, and how many seams it has; None: off."""
        marks = self._marks.get(CANDIDATE)
        return None if marks is None else (len(marks.warnings), len(marks.seams))

    def tip(self, pane: Pane, span: Span) -> str:
        """Return the reasons of the places that hold a token, a line each, with the source's words."""
        marks = self._marks.get(pane)
        if marks is None:
            return ""
        held = [place for place in marks.places if place.start < span.end and span.start < place.end]
        told = (tr("Cue, {cue}: {reason}", cue=_name(each), reason=self._reason(each)) for each in held)
        return "\n".join(dict.fromkeys(told))

    def step(self, pane: Pane, step: int) -> str:
        """Go to the next (`step` +1) or previous (-1) place to be looked at and say what it is."""
        marks = self._marks.get(pane)
        if marks is None:
            return shown(OFF)
        if marks.raw != self._pane_of(pane).text():
            return shown(NO_CUE)
        index = self._next(pane, marks, step)
        if not 0 <= index < len(marks.warnings):
            return shown(NO_CUE)
        found = marks.warnings[index]
        self._pane_of(pane).go_to(Span(found.start, found.end))
        self._reached = pane, found
        words = " ".join(marks.raw[found.start : found.end].split())
        near = "" if found.source else self._nearest.told_at(pane, found.start)
        told = tr(
            "cue {number} of {count}, {cue}: {words}. {reason}",
            number=index + 1,
            count=len(marks.warnings),
            cue=_name(found),
            words=quoted(words),
            reason=self._reason(found),
        )
        return f"{told} {near}".rstrip()

    def _next(self, pane: Pane, marks: CueMarks, step: int) -> int:
        """Return the index beside the place reached before, or beside the cursor where that has moved since."""
        cursor = self._pane_of(pane).cursor_place()
        if self._reached is not None:
            reached_pane, reached = self._reached
            if reached_pane == pane and reached.start == cursor:
                return marks.warnings.index(reached) + step
        starts = [place.start for place in marks.warnings]
        return bisect_left(starts, cursor) - (step < 0)

    def _reason(self, place: Place) -> str:
        if place.source is None:
            return shown(place.reason)
        words = " ".join(self._source[place.source.start : place.source.end].split())
        return tr("{reason} Source: {words}", reason=place.reason, words=quoted(words))


def _name(place: Place) -> str:
    return shown(CUES[place.cue].name)
