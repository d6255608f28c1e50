"""Every action of the window, one row each: words, keys, place in the menus; the slot is `on_<name>`."""

from collections.abc import Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenuBar

from rouge_gui.gui.action_row import BAR, EDIT, FILE, GO, HELP, LOOK, MENUS, VIEW, ActionRow
from rouge_gui.gui.review_actions import REVIEW_ACTIONS

ACTIONS: tuple[ActionRow, ...] = (
    ActionRow("open_files", FILE, "&Open files…", ("Ctrl+O",), "Open files of any kind that is understood"),
    ActionRow("open_folder", FILE, "Open &folder…", ("Ctrl+Shift+O",), "Open a folder of texts or of files"),
    ActionRow(
        "open_mapped",
        FILE,
        "Open with a &mapping…",
        (),
        "Say what each column or file is, and see it read so",
    ),
    ActionRow(
        "map_again", FILE, "Read what is open by a ma&pping…", (), "Say how what is open is to be read"
    ),
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
    ActionRow(
        "export_example",
        FILE,
        "Export e&xample…",
        (),
        "Write the open example, or all rows selected in the corpus table, with marks and cues: "
        "a web page, PDF, Markdown, or the places of the matches",
    ),
    ActionRow(
        "save_session",
        FILE,
        "Sa&ve session…",
        (),
        "Keep in a file what is open, the options and where you are; its files are found again",
    ),
    ActionRow("open_session", FILE, "Open sess&ion…", (), "Open again what a session file keeps"),
    ActionRow(
        "save_report", FILE, "Save the import &report…", (), "Write the lines of the import report to a file"
    ),
    ActionRow("quit", FILE, "&Quit", ("Ctrl+Q",), "Close the window; edits are kept"),
    ActionRow("undo", EDIT, "&Undo", ("Ctrl+Z",), "Take the last edit back, in whichever pane it was"),
    ActionRow("redo", EDIT, "&Redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "Make the edit again"),
    ActionRow("revert", EDIT, "Re&vert to the loaded texts", (), "Take all edits of this example back"),
    ActionRow(
        "revert_one", EDIT, "Revert t&his text", (), "Take back the edits of the pane with the keyboard"
    ),
    ActionRow(BAR, EDIT, "", (), ""),
    ActionRow("find", EDIT, "&Find…", ("Ctrl+F",), "Find words in all panes"),
    ActionRow("find_next", EDIT, "Find ne&xt", ("F3",), "Go to the next place found"),
    ActionRow("find_previous", EDIT, "Find &previous", ("Shift+F3",), "Go to the place found before"),
    ActionRow(
        "copy_example",
        EDIT,
        "&Copy the example as text",
        ("Ctrl+Shift+C",),
        "Copy the open texts with their scores and the signature",
    ),
    ActionRow(
        "copy_markdown",
        EDIT,
        "Copy the example as Mar&kdown",
        (),
        "Copy scores, texts with the counted words in bold, and cues",
    ),
    ActionRow(
        "copy_picture",
        EDIT,
        "Copy a p&icture",
        (),
        "Copy the window as it looks now, for a message or slides",
    ),
    ActionRow(BAR, EDIT, "", (), ""),
    ActionRow("add_reference", EDIT, "&Add a reference", (), "Add an empty reference to this example"),
    ActionRow("remove_reference", EDIT, "Re&move the last reference", (), "Leave the last reference out"),
    ActionRow(
        "next_match", GO, "Next &match", ("F8", "Alt+Down"), "Go to the next match of the layers shown"
    ),
    ActionRow("previous_match", GO, "Pre&vious match", ("F7", "Alt+Up"), "Go to the match before"),
    ActionRow("next_cue", GO, "Ne&xt cue", ("F4",), "Go to the next cue: a place worth a look"),
    ActionRow("previous_cue", GO, "Previous c&ue", ("Shift+F4",), "Go to the cue before"),
    ActionRow("first_match", GO, "&First match", ("Alt+Home",), "Go to the first match"),
    ActionRow("last_match", GO, "&Last match", ("Alt+End",), "Go to the last match"),
    ActionRow(
        "centre_match",
        GO,
        "&Centre this match",
        ("Alt+Return",),
        "Bring the current match to the middle of its pane",
    ),
    ActionRow(
        "pin_mates",
        GO,
        "P&in the mates",
        ("Ctrl+K",),
        "Keep the mates of the current word shown, or let them go",
    ),
    ActionRow(BAR, GO, "", (), ""),
    ActionRow("next_example", GO, "&Next example", ("Ctrl+F8",), "Open the next row of the corpus"),
    ActionRow("previous_example", GO, "&Previous example", ("Ctrl+F7",), "Open the row before"),
    ActionRow("go_to_example", GO, "&Go to example…", ("Ctrl+J",), "Open an example by its id"),
    ActionRow("next_system", GO, "Next &system", ("Alt+Right", "Ctrl+Right"), "Same example, next system"),
    ActionRow(
        "previous_system", GO, "Previous s&ystem", ("Alt+Left", "Ctrl+Left"), "Same example, system before"
    ),
    ActionRow("next_pane", GO, "Next p&ane", ("F6",), "Move the keyboard to the next pane"),
    ActionRow("previous_pane", GO, "Previous pan&e", ("Shift+F6",), "Move the keyboard to the pane before"),
    ActionRow(BAR, GO, "", (), ""),
    ActionRow(
        "command_palette",
        GO,
        "C&ommand palette…",
        ("Ctrl+Shift+P",),
        "Find any action or example by a few letters and run it",
    ),
    ActionRow(
        "unigrams", VIEW, "&Unigrams", ("Alt+1", "1"), "Show or hide the matched words", checkable=True
    ),
    ActionRow(
        "bigrams", VIEW, "&Bigrams", ("Alt+2", "2"), "Show or hide the matched word pairs", checkable=True
    ),
    ActionRow(
        "lcs", VIEW, "&LCS", ("Alt+3", "3"), "Show or hide the longest common sequence", checkable=True
    ),
    ActionRow(
        "stop_words",
        VIEW,
        "Pale stop words (&z)",
        (),
        "Make function words pale, never negators or numbers",
        checkable=True,
    ),
    ActionRow(
        "cues", VIEW, "Cues (&joints)", ("Alt+4", "4"), "Show or hide places worth a look", checkable=True
    ),
    ActionRow(
        "origins",
        VIEW,
        "&Origins",
        ("Alt+0",),
        "Show or hide where each word of the candidate comes from",
        checkable=True,
    ),
    ActionRow(
        "connectors",
        VIEW,
        "Connec&tors",
        ("Ctrl+Shift+K",),
        "Draw lines from a word to its mates",
        checkable=True,
    ),
    ActionRow(BAR, VIEW, "", (), ""),
    ActionRow(
        "compare",
        VIEW,
        "Compare two &candidates",
        ("Ctrl+`",),
        "Show a second candidate in the place of the source",
        checkable=True,
    ),
    ActionRow("swap", VIEW, "Swap &A and B", ("Ctrl+Shift+X",), "Exchange the two candidates compared"),
    ActionRow(
        "all_systems",
        VIEW,
        "All s&ystems…",
        ("Ctrl+G",),
        "Show all systems of this example beside each other",
    ),
    ActionRow(
        "compare_systems",
        VIEW,
        "Compare systems (&v)…",
        ("Ctrl+Shift+G",),
        "Show which system of the corpus is better, by how much, and whether that could be chance",
    ),
    ActionRow(
        "sync_scrolling",
        VIEW,
        "Scroll to&gether",
        ("Ctrl+Shift+L",),
        "Scroll all panes together, from match to match",
        checkable=True,
    ),
    ActionRow(
        "sync_point",
        VIEW,
        "A&dd a sync point",
        ("Ctrl+Shift+D",),
        "Tie two places together: click one, then the other",
    ),
    ActionRow("clear_sync_points", VIEW, "Clea&r the sync points", (), "Untie all places tied by hand"),
    ActionRow("source", VIEW, "Sourc&e", ("Ctrl+Shift+E",), "Show or hide the source", checkable=True),
    ActionRow(BAR, VIEW, "", (), ""),
    ActionRow("options", VIEW, "O&ptions", ("F10",), "Show or hide the options panel", checkable=True),
    ActionRow(
        "report",
        VIEW,
        "&Import report",
        ("Ctrl+R",),
        "Show or hide what was met while reading",
        checkable=True,
    ),
    ActionRow("match_list", VIEW, "&Match list", ("Ctrl+M",), "Show all matches in a table"),
    ActionRow("hand_count", VIEW, "&Hand count", ("Ctrl+H",), "Show how the score adds up on paper"),
    ActionRow("why_lit", VIEW, "&Why lit?", ("Shift+F1",), "Show why the word at the cursor is marked"),
    ActionRow("tokens", VIEW, "To&kens", ("Ctrl+T",), "Show what each step of reading made of each word"),
    ActionRow("what_if", VIEW, "What i&f", ("Ctrl+Shift+H",), "Show what each edit did to the scores"),
    ActionRow(BAR, VIEW, "", (), ""),
    ActionRow(
        "score_again", VIEW, "&Score the corpus again", ("F5",), "Score every row under the options shown"
    ),
    ActionRow(
        "cancel",
        VIEW,
        "Ca&ncel loading",
        ("Escape",),
        "Stop reading, scoring and writing; what has come stays",
    ),
    *REVIEW_ACTIONS,
    ActionRow("zoom_in", LOOK, "Zoom &in", ("Ctrl++", "Ctrl+="), "Larger text in the panes"),
    ActionRow("zoom_out", LOOK, "Zoom &out", ("Ctrl+-",), "Smaller text in the panes"),
    ActionRow("zoom_reset", LOOK, "Zoom &reset", ("Ctrl+0",), "Text at its usual size"),
    ActionRow(BAR, LOOK, "", (), ""),
    ActionRow(
        "theme_system",
        LOOK,
        "&Follow the system's colours",
        (),
        "Light or dark as the system is",
        checkable=True,
    ),
    ActionRow("theme_light", LOOK, "&Light colours", (), "Dark text on light ground", checkable=True),
    ActionRow("theme_dark", LOOK, "&Dark colours", (), "Light text on dark ground", checkable=True),
    ActionRow(BAR, LOOK, "", (), ""),
    ActionRow(
        "look_system",
        LOOK,
        "Contrast as the &system asks",
        (),
        "The usual marks, or those of high contrast where the system asks for it",
        checkable=True,
    ),
    ActionRow(
        "look_default", LOOK, "&Usual marks", (), "Pale fills and strong lines after Paul Tol", checkable=True
    ),
    ActionRow("look_okabe_ito", LOOK, "O&kabe-Ito marks", (), "The colours of Okabe and Ito", checkable=True),
    ActionRow(
        "look_greyscale", LOOK, "&Greyscale marks", (), "Greys and patterns, no colours", checkable=True
    ),
    ActionRow(
        "look_high_contrast",
        LOOK,
        "&High contrast",
        (),
        "The strongest contrast, frames around everything",
        checkable=True,
    ),
    ActionRow(
        "look_custom", LOOK, "&Your own marks", (), "The colours that you chose for each mark", checkable=True
    ),
    ActionRow("choose_colours", LOOK, "&Choose colours…", (), "Choose the colour of each mark"),
    ActionRow("help", HELP, "He&lp", ("F1",), "The page about the part of the window that has the keyboard"),
    ActionRow("keys", HELP, "&Keys", ("Ctrl+F1",), "All keys on one page"),
    ActionRow("change_keys", HELP, "C&hange keys…", (), "Give actions other keys"),
    ActionRow("tour", HELP, "&Tour", (), "Two minutes through the window, on a sample"),
    ActionRow("protocols", HELP, "&Protocols and quirks", (), "What each protocol is, and how it differs"),
    ActionRow("about", HELP, "&About rouge-gui", (), "Version, licence, libraries"),
)


def fill_menus(bar: QMenuBar, *owners: QObject) -> dict[str, QAction]:
    """Fill `bar` with all menus and return the actions by name.

    Each action is bound to the method `on_<name>` of the last of `owners` that has it; rows that none of them
    carries out are left out.
    """
    menus = {title: bar.addMenu(title) for title in MENUS}
    made: dict[str, QAction] = {}
    for row in ACTIONS:
        if row.name == BAR:
            menus[row.menu].addSeparator()
            continue
        slots = (getattr(owner, f"on_{row.name}", None) for owner in reversed(owners))
        slot = next(filter(None, slots), None)
        if slot is None:
            continue
        action = menus[row.menu].addAction(row.label)
        action.setStatusTip(row.help)
        action.setCheckable(row.checkable)
        set_keys(action, row, row.keys)
        action.triggered.connect(lambda _checked=False, slot=slot: slot())
        made[row.name] = action
    return made


def set_keys(action: QAction, row: ActionRow, keys: tuple[str, ...]) -> None:
    """Let `keys` run the action of `row` from now on, and say so in its tooltip."""
    action.setShortcuts([QKeySequence(key) for key in keys])
    action.setToolTip(f"{row.help} ({native(keys[:1])})" if keys else row.help)


def is_bare(key: str) -> bool:
    """Tell whether a portable key text is one letter or digit alone, as review mode answers by."""
    return len(QKeySequence(key).toString()) == 1


def native(keys: tuple[str, ...]) -> str:
    """Return portable key texts as they are written on this system, e.g. `Ctrl+Shift+Z, Ctrl+Y`."""
    shown = (QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in keys)
    return ", ".join(shown)


def rows_by_name() -> Mapping[str, ActionRow]:
    """Return the rows of all actions by name."""
    return {row.name: row for row in ACTIONS if row.name != BAR}
