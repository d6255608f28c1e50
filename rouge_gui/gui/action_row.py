"""What an action of the window is, and the menus that actions stand in."""

from dataclasses import dataclass

from rouge_gui.gui.language import shown
from rouge_gui.wording import said


@dataclass(frozen=True)
class ActionRow:
    """`name` finds the slot `on_<name>` (no arguments); `keys` are portable key texts, the first one is shown.

    `menu`, `label` and `help` are said; `shown` gives them in the window's language.
    """

    name: str
    menu: str
    label: str
    keys: tuple[str, ...]
    help: str
    checkable: bool = False

    @property
    def words(self) -> str:
        """The label as it is shown, without what only a menu needs."""
        return plain(shown(self.label))


MENUS = (
    said("&File"),
    said("&Edit"),
    said("&Go"),
    said("&View"),
    said("&Review"),
    said("&Look"),
    said("&Help"),
)
FILE, EDIT, GO, VIEW, REVIEW, LOOK, HELP = MENUS
BAR = "-"


def plain(label: str) -> str:
    """Return `label` without its mnemonic and the dots that announce a dialog."""
    return label.replace("&", "").removesuffix("…")
