"""The actions of review mode, one row each."""

from rouge_gui.gui.action_row import BAR, REVIEW, ActionRow

REVIEW_ACTIONS: tuple[ActionRow, ...] = (
    ActionRow(
        "review", REVIEW, "&Review mode", ("F9",), "Judge one candidate after the other", checkable=True
    ),
    ActionRow(
        "review_otherwise",
        REVIEW,
        "Review with &other questions…",
        (),
        "Choose what is asked, as whom you judge and what is hidden, or open a project",
    ),
    ActionRow(
        "project",
        REVIEW,
        "Pro&ject…",
        ("Shift+F9",),
        "Who judges what, how far annotators are and agree, and what is decided; make and open projects",
    ),
    ActionRow(BAR, REVIEW, "", (), ""),
    ActionRow(
        "save_verdict",
        REVIEW,
        "&Save and go on",
        ("Ctrl+Return", "Ctrl+Enter"),
        "Keep what you said and open what is to be judged next",
    ),
    ActionRow("former_item", REVIEW, "&Back", ("Ctrl+Backspace",), "Go back to the item before on your list"),
    ActionRow("skip_item", REVIEW, "S&kip", ("S",), "Leave this one for later and open the next"),
    ActionRow("cannot_judge", REVIEW, "&Cannot judge", ("J",), "Say that this cannot be judged"),
    ActionRow(
        "undo_verdict",
        REVIEW,
        "&Undo the last answer",
        ("U",),
        "Take back the last answer, or what was saved last",
    ),
    ActionRow("flag_item", REVIEW, "&Flag", ("F",), "Flag this one, to be talked about"),
    ActionRow("note_item", REVIEW, "&Note", ("N",), "Write a note; Enter goes back to the texts"),
    ActionRow("next_question", REVIEW, "Next &question", ("Ctrl+.",), "Go to the next question (Tab too)"),
    ActionRow(
        "previous_question",
        REVIEW,
        "&Previous question",
        ("Ctrl+,",),
        "Go to the question before (Shift+Tab too)",
    ),
    ActionRow(
        "link_evidence",
        REVIEW,
        "&Link to the source",
        ("Ctrl+L",),
        "Link the label to the words selected in the source (Enter too)",
    ),
    ActionRow(
        "go_to_labels",
        REVIEW,
        "Go to the l&abels",
        ("Ctrl+B",),
        "Move the keyboard to the labels; Delete takes one away",
    ),
    ActionRow(BAR, REVIEW, "", (), ""),
    *(
        ActionRow(f"answer_{digit}", REVIEW, f"Answer &{digit}", (str(digit),), f"Give the answer {digit}")
        for digit in (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
    ),
)
