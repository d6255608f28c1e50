"""What an action of the window is, and the menus that actions stand in."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ActionRow:
    """`name` finds the slot `on_<name>` (no arguments); `keys` are portable key texts, the first one is shown."""

    name: str
    menu: str
    label: str
    keys: tuple[str, ...]
    help: str
    checkable: bool = False

    @property
    def words(self) -> str:
        """The label without what only a menu needs."""
        return self.label.replace("&", "").removesuffix("…")


MENUS = ("&File", "&Edit", "&Go", "&View", "&Review", "&Look", "&Help")
FILE, EDIT, GO, VIEW, REVIEW, LOOK, HELP = MENUS
BAR = "-"
