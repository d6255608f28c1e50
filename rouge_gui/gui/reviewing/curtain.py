"""Hides in the whole window what who judges is not to see, and locks what would change or give away what is judged."""

from collections.abc import Callable, Mapping

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from rouge_gui.gui.covering import OPEN, Cover
from rouge_gui.gui.reading_area import ReadingArea
from rouge_gui.gui.side_windows import SideWindows
from rouge_gui.store.project_file import Blind

CHANGING = (
    *("revert", "revert_one", "add_reference", "remove_reference", "new_example"),
    *(
        "next_example",
        "previous_example",
        "next_system",
        "previous_system",
        "go_to_example",
        "compare",
        "swap",
    ),
    *("command_palette", "tour"),
)
TELLING = (
    *("all_systems", "compare_systems", "copy_example", "copy_markdown", "export_example", "export_scores"),
    *("save_report", "save_session", "map_again", "project"),
    *("report", "match_list", "hand_count", "why_lit", "tokens", "what_if"),
)
MARKING = (
    *("unigrams", "bigrams", "lcs", "stop_words", "origins", "connectors", "pin_mates"),
    *("next_match", "previous_match", "first_match", "last_match", "centre_match"),
)
CUEING = ("cues", "next_cue", "previous_cue")
SEEING = Blind(systems=False, scores=False, marks=False, cues=False)
LOCKABLE = frozenset((*CHANGING, *TELLING, *MARKING, *CUEING))


class Curtain:
    """Drawn over the window while a review is on; `lift` gives everything back as it was.

    `parts` tell of other items too.
    """

    def __init__(
        self,
        reading: ReadingArea,
        side: SideWindows,
        parts: tuple[QWidget, ...],
        actions: Mapping[str, QAction],
    ) -> None:
        self._reading, self._side, self._parts = reading, side, parts
        self._actions = {name: action for name, action in actions.items() if name in LOCKABLE}
        self._were_shown = {part: not part.isHidden() for part in parts}
        self._were_enabled = {name: action.isEnabled() for name, action in self._actions.items()}

    def draw(self, blind: Blind, names: Callable[[str], str], *, is_judged: bool) -> None:
        """Hide what `blind` says, some of it only until the open item is judged; systems are called by `names`.

        What tells of other items too stays hidden as long as anything is to be hidden of any of them.
        """
        hidden = {each: getattr(blind, each) and not is_judged for each in ("scores", "marks", "cues")}
        self._reading.set_cover(Cover(**hidden, names=names))
        is_blind = blind != SEEING
        for part, was_shown in self._were_shown.items():
            part.setVisible(was_shown and not is_blind)
        if is_blind:
            self._close_side_windows()
        locked = {*CHANGING}
        for names_locked, is_locked in (
            (TELLING, is_blind),
            (MARKING, hidden["marks"]),
            (CUEING, hidden["cues"]),
        ):
            locked |= set(names_locked) if is_locked else set()
        for name, action in self._actions.items():
            action.setEnabled(name not in locked and self._were_enabled[name])

    def lift(self) -> None:
        """Show everything again, and unlock it."""
        self._reading.set_cover(OPEN)
        for part, was_shown in self._were_shown.items():
            part.setVisible(was_shown)
        for name, action in self._actions.items():
            action.setEnabled(self._were_enabled[name])

    def _close_side_windows(self) -> None:
        for window in (self._side.grid, self._side.systems, self._side.projects):
            if window is not None:
                window.hide()
