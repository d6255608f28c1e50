"""What follows when a word is reached: its mates are framed in all panes, pinned there, and walked through."""

from collections.abc import Callable, Collection, Mapping
from typing import Protocol

from rouge_gui.gui.language import tr
from rouge_gui.gui.mates import Mates
from rouge_gui.gui.nearest import Nearest
from rouge_gui.gui.panes.connectors import Connectors, Place
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.gui.syncing import ScrollSync
from rouge_gui.rouge.marking.marks import SOURCE, Pane

Positions = Mapping[Pane, tuple[int, ...]]


class Mating(Protocol):
    """Whatever knows the mates of a token: MateIndex, or PairMates with two candidates."""

    def mates(self, pane: Pane, position: int) -> dict[Pane, Mates]:
        """Return for each pane that holds the token's key where, and what it was counted with there."""


class Pointing:
    """Frames mates in the panes that `pane_of` finds; what it scrolls does not scroll others through `sync`.

    While `is_joining`, `connectors` join the token to those it was counted with. `nearest` brackets the source
    sentences nearest to that of a candidate's token.
    """

    def __init__(
        self, pane_of: Callable[[Pane], TextPane], sync: ScrollSync, connectors: Connectors, nearest: Nearest
    ) -> None:
        self.is_joining = False
        self._pane_of = pane_of
        self._sync = sync
        self._connectors = connectors
        self._nearest = nearest
        self._mating: Mating | None = None
        self._places: Collection[Pane] = ()
        self._pinned: tuple[Pane, int] | None = None
        self._clicked: tuple[Pane, int] | None = None
        self._round = 0

    def follow(self, mating: Mating | None, places: Collection[Pane]) -> None:
        """Take what was found of the texts in `places`; what was pinned is let go."""
        self._mating, self._places = mating, places
        self._pinned = self._clicked = None
        self._nearest.clear()
        self._connectors.clear()

    def hover(self, place: Pane, token: int) -> None:
        """Frame the mates of a token, of none where it is negative; not while others are pinned."""
        if self._pinned is None:
            self._point(place, token)

    def reach(self, place: Pane, token: int) -> None:
        """Bracket what is nearest to the sentence that the cursor came to in a candidate; not while others are pinned."""
        if self._pinned is None and self._nearest.knows(place):
            self._nearest.show(place, token)

    def click(self, place: Pane, token: int) -> None:
        """Bring a mate in each other pane into view, with each further click the next one.

        The source shows the sentence nearest to that of a candidate's token where it holds no mate.
        """
        if self._mating is None or self._sync.take_click(place, token):
            return
        self._round = self._round + 1 if (place, token) == self._clicked else 0
        self._clicked = place, token
        found = self._mates(place, token)
        with self._sync.paused():
            for other, mates in found.items():
                if other != place:
                    self._walk(self._pane_of(other), mates.counted or mates.positions)
            if SOURCE not in found:
                self._nearest.scroll_to(place, token)

    def pin(self, place: Pane, token: int) -> None:
        """Keep the mates of a token framed until `release`; a second time lets them go."""
        pinned = place, token
        if self._pinned == pinned:
            self.release()
            return
        self._pinned = pinned
        self._point(place, token)

    def release(self) -> None:
        """Let go what is pinned or framed."""
        self._pinned = None
        self._show({})
        self._nearest.clear()
        self._connectors.clear()

    def frame(self, positions: Positions) -> None:
        """Frame these tokens, dim all others and bring them into view."""
        self._show({place: Mates((), positions.get(place, ())) for place in self._places})
        with self._sync.paused():
            for place, tokens in positions.items():
                if tokens:
                    self._pane_of(place).scroll_to_token(tokens[0])

    def _point(self, place: Pane, token: int) -> None:
        found = self._mates(place, token)
        self._show(found)
        self._nearest.show(place, token)
        ends = [
            Place(self._pane_of(other), position)
            for other, mates in found.items()
            if other != place
            for position in mates.counted
        ]
        if self.is_joining and ends:
            self._connectors.link(Place(self._pane_of(place), token), ends)
        else:
            self._connectors.clear()

    def _mates(self, place: Pane, token: int) -> dict[Pane, Mates]:
        if self._mating is None or place not in self._places or token < 0:
            return {}
        return self._mating.mates(place, token)

    def _show(self, found: Mapping[Pane, Mates]) -> None:
        for place in self._places:
            pane = self._pane_of(place)
            if found:
                positions, counted = found.get(place, Mates((), ()))
                pane.show_mates(positions, counted)
            else:
                pane.clear_mates()

    def _walk(self, pane: TextPane, positions: tuple[int, ...]) -> None:
        at = self._round % len(positions)
        pane.scroll_to_token(positions[at])
        pane.show_label(
            positions[at],
            tr("{number} of {count}", number=at + 1, count=len(positions)) if len(positions) > 1 else "",
        )
