"""The actions of the menus File and Edit, one row each."""

from rouge_gui.gui.action_row import BAR, EDIT, FILE, ActionRow
from rouge_gui.wording import said

FILE_ACTIONS: tuple[ActionRow, ...] = (
    ActionRow(
        "open_files",
        FILE,
        said("&Open files…"),
        ("Ctrl+O",),
        said("Open files of any kind that is understood"),
    ),
    ActionRow(
        "open_folder",
        FILE,
        said("Open &folder…"),
        ("Ctrl+Shift+O",),
        said("Open a folder of texts or of files"),
    ),
    ActionRow(
        "open_mapped",
        FILE,
        said("Open with a &mapping…"),
        (),
        said("Say what each column or file is, and see it read so"),
    ),
    ActionRow(
        "map_again",
        FILE,
        said("Read what is open by a ma&pping…"),
        (),
        said("Say how what is open is to be read"),
    ),
    ActionRow(
        "open_samples",
        FILE,
        said("Open the &samples"),
        (),
        said("Open the sample corpus that comes with the program"),
    ),
    ActionRow(
        "new_example",
        FILE,
        said("&New empty example"),
        ("Ctrl+N",),
        said("Empty panes to paste or type texts into"),
    ),
    ActionRow(BAR, FILE, "", (), ""),
    ActionRow(
        "export_scores",
        FILE,
        said("&Export scores…"),
        ("Ctrl+E",),
        said("Write the scores of the whole corpus to a file"),
    ),
    ActionRow(
        "export_example",
        FILE,
        said("Export e&xample…"),
        (),
        said(
            "Write the open example, or all rows selected in the corpus table, with marks and cues: "
            "a web page, PDF, Markdown, or the places of the matches"
        ),
    ),
    ActionRow(
        "save_session",
        FILE,
        said("Sa&ve session…"),
        (),
        said("Keep in a file what is open, the options and where you are; its files are found again"),
    ),
    ActionRow("open_session", FILE, said("Open sess&ion…"), (), said("Open again what a session file keeps")),
    ActionRow(
        "save_report",
        FILE,
        said("Save the import &report…"),
        (),
        said("Write the lines of the import report to a file"),
    ),
    ActionRow("quit", FILE, said("&Quit"), ("Ctrl+Q",), said("Close the window; edits are kept")),
)
EDIT_ACTIONS: tuple[ActionRow, ...] = (
    ActionRow(
        "undo", EDIT, said("&Undo"), ("Ctrl+Z",), said("Take the last edit back, in whichever pane it was")
    ),
    ActionRow("redo", EDIT, said("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), said("Make the edit again")),
    ActionRow(
        "revert", EDIT, said("Re&vert to the loaded texts"), (), said("Take all edits of this example back")
    ),
    ActionRow(
        "revert_one",
        EDIT,
        said("Revert t&his text"),
        (),
        said("Take back the edits of the pane with the keyboard"),
    ),
    ActionRow(BAR, EDIT, "", (), ""),
    ActionRow("find", EDIT, said("&Find…"), ("Ctrl+F",), said("Find words in all panes")),
    ActionRow("find_next", EDIT, said("Find ne&xt"), ("F3",), said("Go to the next place found")),
    ActionRow(
        "find_previous", EDIT, said("Find &previous"), ("Shift+F3",), said("Go to the place found before")
    ),
    ActionRow(
        "copy_example",
        EDIT,
        said("&Copy the example as text"),
        ("Ctrl+Shift+C",),
        said("Copy the open texts with their scores and the signature"),
    ),
    ActionRow(
        "copy_markdown",
        EDIT,
        said("Copy the example as Mar&kdown"),
        (),
        said("Copy scores, texts with the counted words in bold, and cues"),
    ),
    ActionRow(
        "copy_picture",
        EDIT,
        said("Copy a p&icture"),
        (),
        said("Copy the window as it looks now, for a message or slides"),
    ),
    ActionRow(BAR, EDIT, "", (), ""),
    ActionRow(
        "add_reference", EDIT, said("&Add a reference"), (), said("Add an empty reference to this example")
    ),
    ActionRow(
        "remove_reference", EDIT, said("Re&move the last reference"), (), said("Leave the last reference out")
    ),
    ActionRow(BAR, EDIT, "", (), ""),
    ActionRow(
        "preferences",
        EDIT,
        said("Preferenc&es…"),
        ("Ctrl+F10",),
        said("Language, look, font, marks, keys, threads and cache; take them to another machine"),
    ),
)
