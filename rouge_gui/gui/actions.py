"""Every action of the window, one row each: words, keys, place in the menus; the slot is `on_<name>`."""

from collections.abc import Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenuBar

from rouge_gui.gui.action_row import BAR, HELP, LOOK, MENUS, ActionRow
from rouge_gui.gui.file_actions import EDIT_ACTIONS, FILE_ACTIONS
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.review_actions import REVIEW_ACTIONS
from rouge_gui.gui.view_actions import GO_ACTIONS, VIEW_ACTIONS
from rouge_gui.wording import said

ACTIONS: tuple[ActionRow, ...] = (
    *FILE_ACTIONS,
    *EDIT_ACTIONS,
    *GO_ACTIONS,
    *VIEW_ACTIONS,
    *REVIEW_ACTIONS,
    ActionRow("zoom_in", LOOK, said("Zoom &in"), ("Ctrl++", "Ctrl+="), said("Larger text in the panes")),
    ActionRow("zoom_out", LOOK, said("Zoom &out"), ("Ctrl+-",), said("Smaller text in the panes")),
    ActionRow("zoom_reset", LOOK, said("Zoom &reset"), ("Ctrl+0",), said("Text at its usual size")),
    ActionRow(BAR, LOOK, "", (), ""),
    ActionRow(
        "theme_system",
        LOOK,
        said("&Follow the system's colours"),
        (),
        said("Light or dark as the system is"),
        checkable=True,
    ),
    ActionRow(
        "theme_light", LOOK, said("&Light colours"), (), said("Dark text on light ground"), checkable=True
    ),
    ActionRow(
        "theme_dark", LOOK, said("&Dark colours"), (), said("Light text on dark ground"), checkable=True
    ),
    ActionRow(BAR, LOOK, "", (), ""),
    ActionRow(
        "look_system",
        LOOK,
        said("Contrast as the &system asks"),
        (),
        said("The usual marks, or those of high contrast where the system asks for it"),
        checkable=True,
    ),
    ActionRow(
        "look_default",
        LOOK,
        said("&Usual marks"),
        (),
        said("Pale fills and strong lines after Paul Tol"),
        checkable=True,
    ),
    ActionRow(
        "look_okabe_ito",
        LOOK,
        said("O&kabe-Ito marks"),
        (),
        said("The colours of Okabe and Ito"),
        checkable=True,
    ),
    ActionRow(
        "look_greyscale",
        LOOK,
        said("&Greyscale marks"),
        (),
        said("Greys and patterns, no colours"),
        checkable=True,
    ),
    ActionRow(
        "look_high_contrast",
        LOOK,
        said("&High contrast"),
        (),
        said("The strongest contrast, frames around everything"),
        checkable=True,
    ),
    ActionRow(
        "look_custom",
        LOOK,
        said("&Your own marks"),
        (),
        said("The colours that you chose for each mark"),
        checkable=True,
    ),
    ActionRow("choose_colours", LOOK, said("&Choose colours…"), (), said("Choose the colour of each mark")),
    ActionRow(
        "help",
        HELP,
        said("He&lp"),
        ("F1",),
        said("The page about the part of the window that has the keyboard"),
    ),
    ActionRow("keys", HELP, said("&Keys"), ("Ctrl+F1",), said("All keys on one page")),
    ActionRow("change_keys", HELP, said("C&hange keys…"), (), said("Give actions other keys")),
    ActionRow("tour", HELP, said("&Tour"), (), said("Two minutes through the window, on a sample")),
    ActionRow(
        "protocols",
        HELP,
        said("&Protocols and quirks"),
        (),
        said("What each protocol is, and how it differs"),
    ),
    ActionRow(
        "crash_reports",
        HELP,
        said("&Reports of failures…"),
        (),
        said("What went wrong on this machine, to read, copy or delete; it is sent nowhere"),
    ),
    ActionRow("about", HELP, said("&About rouge-gui"), (), said("Version, licence, libraries")),
)


def fill_menus(bar: QMenuBar, *owners: QObject) -> dict[str, QAction]:
    """Fill `bar` with all menus and return the actions by name.

    Each action is bound to the method `on_<name>` of the last of `owners` that has it; rows that none of them
    carries out are left out.
    """
    menus = {title: bar.addMenu(shown(title)) for title in MENUS}
    made: dict[str, QAction] = {}
    for row in ACTIONS:
        if row.name == BAR:
            menus[row.menu].addSeparator()
            continue
        slots = (getattr(owner, f"on_{row.name}", None) for owner in reversed(owners))
        slot = next(filter(None, slots), None)
        if slot is None:
            continue
        action = menus[row.menu].addAction(shown(row.label))
        action.setStatusTip(shown(row.help))
        action.setCheckable(row.checkable)
        set_keys(action, row, row.keys)
        action.triggered.connect(lambda _checked=False, slot=slot: slot())
        made[row.name] = action
    return made


def set_keys(action: QAction, row: ActionRow, keys: tuple[str, ...]) -> None:
    """Let `keys` run the action of `row` from now on, and say so in its tooltip."""
    action.setShortcuts([QKeySequence(key) for key in keys])
    action.setToolTip(
        tr("{what_it_does} ({key})", what_it_does=row.help, key=native(keys[:1])) if keys else shown(row.help)
    )


def is_bare(key: str) -> bool:
    """Tell whether a portable key text is one letter or digit alone, as review mode answers by."""
    return len(QKeySequence(key).toString()) == 1


def native(keys: tuple[str, ...]) -> str:
    """Return portable key texts as they are written on this system, e.g. `Ctrl+Shift+Z, Ctrl+Y`."""
    return ", ".join(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in keys)


def rows_by_name() -> Mapping[str, ActionRow]:
    """Return the rows of all actions by name."""
    return {row.name: row for row in ACTIONS if row.name != BAR}
