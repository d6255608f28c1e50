"""The actions of review mode, one row each."""

from rouge_gui.gui.action_row import BAR, REVIEW, ActionRow
from rouge_gui.wording import said

REVIEW_ACTIONS: tuple[ActionRow, ...] = (
    ActionRow(
        "review",
        REVIEW,
        said("&Review mode"),
        ("F9",),
        said("Judge one candidate after the other"),
        checkable=True,
    ),
    ActionRow(
        "review_otherwise",
        REVIEW,
        said("Review with &other questions…"),
        (),
        said("Choose what is asked, as whom you judge and what is hidden, or open a project"),
    ),
    ActionRow(
        "project",
        REVIEW,
        said("Pro&ject…"),
        ("Shift+F9",),
        said(
            "Who judges what, how far annotators are and agree, and what is decided; make and open projects"
        ),
    ),
    ActionRow(BAR, REVIEW, "", (), ""),
    ActionRow(
        "save_verdict",
        REVIEW,
        said("&Save and go on"),
        ("Ctrl+Return", "Ctrl+Enter"),
        said("Keep what you said and open what is to be judged next"),
    ),
    ActionRow(
        "former_item",
        REVIEW,
        said("&Back"),
        ("Ctrl+Backspace",),
        said("Go back to the item before on your list"),
    ),
    ActionRow("skip_item", REVIEW, said("S&kip"), ("S",), said("Leave this one for later and open the next")),
    ActionRow("cannot_judge", REVIEW, said("&Cannot judge"), ("J",), said("Say that this cannot be judged")),
    ActionRow(
        "undo_verdict",
        REVIEW,
        said("&Undo the last answer"),
        ("U",),
        said("Take back the last answer, or what was saved last"),
    ),
    ActionRow("flag_item", REVIEW, said("&Flag"), ("F",), said("Flag this one, to be talked about")),
    ActionRow("note_item", REVIEW, said("&Note"), ("N",), said("Write a note; Enter goes back to the texts")),
    ActionRow(
        "next_question",
        REVIEW,
        said("Next &question"),
        ("Ctrl+.",),
        said("Go to the next question (Tab too)"),
    ),
    ActionRow(
        "previous_question",
        REVIEW,
        said("&Previous question"),
        ("Ctrl+,",),
        said("Go to the question before (Shift+Tab too)"),
    ),
    ActionRow(
        "link_evidence",
        REVIEW,
        said("&Link to the source"),
        ("Ctrl+L",),
        said("Link the label to the words selected in the source (Enter too)"),
    ),
    ActionRow(
        "go_to_labels",
        REVIEW,
        said("Go to the l&abels"),
        ("Ctrl+B",),
        said("Move the keyboard to the labels; Delete takes one away"),
    ),
    ActionRow(BAR, REVIEW, "", (), ""),
    *(
        ActionRow(
            f"answer_{digit}",
            REVIEW,
            said("Answer &{digit}", digit=digit),
            (str(digit),),
            said("Give the answer {digit}", digit=digit),
        )
        for digit in (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
    ),
)
