"""Every action of the window, one row each: words, keys, place in the menus; the slot is `on_<name>`."""

from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenuBar


@dataclass(frozen=True)
class ActionRow:
    """`name` finds the slot `on_<name>` (no arguments); `keys` are portable key texts, the first one is shown."""

    name: str
    menu: str
    label: str
    keys: tuple[str, ...]
    help: str
    checkable: bool = False


MENUS = ("&File", "&Edit", "&Go", "&View", "&Help")
FILE, EDIT, GO, VIEW, HELP = MENUS
BAR = "-"

ACTIONS: tuple[ActionRow, ...] = (
    ActionRow("open_files", FILE, "&Open files…", ("Ctrl+O",), "Open JSONL files (also .gz)"),
    ActionRow("open_folder", FILE, "Open &folder…", ("Ctrl+Shift+O",), "Open a folder of examples"),
    ActionRow(
        "open_samples", FILE, "Open the &samples", (), "Open the sample corpus that comes with the program"
    ),
    ActionRow(
        "new_example", FILE, "&New empty example", ("Ctrl+N",), "Empty panes to paste or type texts into"
    ),
    ActionRow(BAR, FILE, "", (), ""),
    ActionRow(
        "export_scores",
        FILE,
        "&Export scores…",
        ("Ctrl+E",),
        "Write the scores of the whole corpus to a file",
    ),
    ActionRow("quit", FILE, "&Quit", ("Ctrl+Q",), "Close the window; edits are kept"),
    ActionRow("undo", EDIT, "&Undo", ("Ctrl+Z",), "Take the last edit back, in whichever pane it was"),
    ActionRow("redo", EDIT, "&Redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "Make the edit again"),
    ActionRow("revert", EDIT, "Re&vert to the loaded texts", (), "Take all edits of this example back"),
    ActionRow(BAR, EDIT, "", (), ""),
    ActionRow("add_reference", EDIT, "&Add a reference", (), "Add an empty reference to this example"),
    ActionRow("remove_reference", EDIT, "Re&move the last reference", (), "Leave the last reference out"),
    ActionRow("next_example", GO, "&Next example", ("Ctrl+F8",), "Open the next row of the corpus"),
    ActionRow("previous_example", GO, "&Previous example", ("Ctrl+F7",), "Open the row before"),
    ActionRow("next_system", GO, "Next &system", ("Alt+Right", "Ctrl+Right"), "Same example, next system"),
    ActionRow(
        "previous_system", GO, "Previous s&ystem", ("Alt+Left", "Ctrl+Left"), "Same example, system before"
    ),
    ActionRow("next_pane", GO, "Next p&ane", ("F6",), "Move the keyboard to the next pane"),
    ActionRow("previous_pane", GO, "Previous pan&e", ("Shift+F6",), "Move the keyboard to the pane before"),
    ActionRow(
        "unigrams", VIEW, "&Unigrams", ("Alt+1", "1"), "Show or hide the matched words", checkable=True
    ),
    ActionRow(
        "bigrams", VIEW, "&Bigrams", ("Alt+2", "2"), "Show or hide the matched word pairs", checkable=True
    ),
    ActionRow(
        "lcs", VIEW, "&LCS", ("Alt+3", "3"), "Show or hide the longest common sequence", checkable=True
    ),
    ActionRow(BAR, VIEW, "", (), ""),
    ActionRow("zoom_in", VIEW, "Zoom &in", ("Ctrl++", "Ctrl+="), "Larger text in the panes"),
    ActionRow("zoom_out", VIEW, "Zoom &out", ("Ctrl+-",), "Smaller text in the panes"),
    ActionRow("zoom_reset", VIEW, "Zoom &reset", ("Ctrl+0",), "Text at its usual size"),
    ActionRow(BAR, VIEW, "", (), ""),
    ActionRow("options", VIEW, "O&ptions", ("F10",), "Show or hide the options panel", checkable=True),
    ActionRow(
        "report",
        VIEW,
        "I&mport report",
        ("Ctrl+R",),
        "Show or hide what was met while reading",
        checkable=True,
    ),
    ActionRow("theme_system", VIEW, "&Follow the system's colours", (), "Light or dark as the system is"),
    ActionRow("theme_light", VIEW, "L&ight colours", (), "Dark text on light ground"),
    ActionRow("theme_dark", VIEW, "&Dark colours", (), "Light text on dark ground"),
    ActionRow(BAR, VIEW, "", (), ""),
    ActionRow(
        "score_again", VIEW, "&Score the corpus again", ("F5",), "Score every row under the options shown"
    ),
    ActionRow(
        "cancel", VIEW, "&Cancel loading", ("Escape",), "Stop reading and scoring; what has come stays"
    ),
    ActionRow("keys", HELP, "&Keys", ("F1",), "All keys on one page"),
    ActionRow("about", HELP, "&About rouge-gui", (), "Version, licence, libraries"),
)


def fill_menus(bar: QMenuBar, owner: QObject) -> dict[str, QAction]:
    """Fill `bar` with all menus, each action bound to the method `on_<name>` of `owner`; return them by name."""
    menus = {title: bar.addMenu(title) for title in MENUS}
    made: dict[str, QAction] = {}
    for row in ACTIONS:
        if row.name == BAR:
            menus[row.menu].addSeparator()
            continue
        action = menus[row.menu].addAction(row.label)
        action.setShortcuts([QKeySequence(key) for key in row.keys])
        action.setStatusTip(row.help)
        action.setToolTip(f"{row.help} ({row.keys[0]})" if row.keys else row.help)
        action.setCheckable(row.checkable)
        slot = getattr(owner, f"on_{row.name}")
        action.triggered.connect(lambda _checked=False, slot=slot: slot())
        made[row.name] = action
    return made
