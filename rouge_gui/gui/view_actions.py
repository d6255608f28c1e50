"""The actions of the menus Go and View, one row each."""

from rouge_gui.gui.action_row import BAR, GO, VIEW, ActionRow
from rouge_gui.wording import said

GO_ACTIONS: tuple[ActionRow, ...] = (
    ActionRow(
        "next_match",
        GO,
        said("Next &match"),
        ("F8", "Alt+Down"),
        said("Go to the next match of the layers shown"),
    ),
    ActionRow(
        "previous_match", GO, said("Pre&vious match"), ("F7", "Alt+Up"), said("Go to the match before")
    ),
    ActionRow("next_cue", GO, said("Ne&xt cue"), ("F4",), said("Go to the next cue: a place worth a look")),
    ActionRow("previous_cue", GO, said("Previous c&ue"), ("Shift+F4",), said("Go to the cue before")),
    ActionRow("first_match", GO, said("&First match"), ("Alt+Home",), said("Go to the first match")),
    ActionRow("last_match", GO, said("&Last match"), ("Alt+End",), said("Go to the last match")),
    ActionRow(
        "centre_match",
        GO,
        said("&Centre this match"),
        ("Alt+Return",),
        said("Bring the current match to the middle of its pane"),
    ),
    ActionRow(
        "pin_mates",
        GO,
        said("P&in the mates"),
        ("Ctrl+K",),
        said("Keep the mates of the current word shown, or let them go"),
    ),
    ActionRow(BAR, GO, "", (), ""),
    ActionRow(
        "next_example", GO, said("&Next example"), ("Ctrl+F8",), said("Open the next row of the corpus")
    ),
    ActionRow("previous_example", GO, said("&Previous example"), ("Ctrl+F7",), said("Open the row before")),
    ActionRow("go_to_example", GO, said("&Go to example…"), ("Ctrl+J",), said("Open an example by its id")),
    ActionRow(
        "next_system",
        GO,
        said("Next &system"),
        ("Alt+Right", "Ctrl+Right"),
        said("Same example, next system"),
    ),
    ActionRow(
        "previous_system",
        GO,
        said("Previous s&ystem"),
        ("Alt+Left", "Ctrl+Left"),
        said("Same example, system before"),
    ),
    ActionRow("next_pane", GO, said("Next p&ane"), ("F6",), said("Move the keyboard to the next pane")),
    ActionRow(
        "previous_pane",
        GO,
        said("Previous pan&e"),
        ("Shift+F6",),
        said("Move the keyboard to the pane before"),
    ),
    ActionRow(BAR, GO, "", (), ""),
    ActionRow(
        "command_palette",
        GO,
        said("C&ommand palette…"),
        ("Ctrl+Shift+P",),
        said("Find any action or example by a few letters and run it"),
    ),
)
VIEW_ACTIONS: tuple[ActionRow, ...] = (
    ActionRow(
        "unigrams",
        VIEW,
        said("&Unigrams"),
        ("Alt+1", "1"),
        said("Show or hide the matched words"),
        checkable=True,
    ),
    ActionRow(
        "bigrams",
        VIEW,
        said("&Bigrams"),
        ("Alt+2", "2"),
        said("Show or hide the matched word pairs"),
        checkable=True,
    ),
    ActionRow(
        "lcs",
        VIEW,
        said("&LCS"),
        ("Alt+3", "3"),
        said("Show or hide the longest common sequence"),
        checkable=True,
    ),
    ActionRow(
        "stop_words",
        VIEW,
        said("Pale stop words (&z)"),
        (),
        said("Make function words pale, never negators or numbers"),
        checkable=True,
    ),
    ActionRow(
        "cues",
        VIEW,
        said("Cues (&joints)"),
        ("Alt+4", "4"),
        said("Show or hide places worth a look"),
        checkable=True,
    ),
    ActionRow(
        "origins",
        VIEW,
        said("&Origins"),
        ("Alt+0",),
        said("Show or hide where each word of the candidate comes from"),
        checkable=True,
    ),
    ActionRow(
        "connectors",
        VIEW,
        said("Connec&tors"),
        ("Ctrl+Shift+K",),
        said("Draw lines from a word to its mates"),
        checkable=True,
    ),
    ActionRow(BAR, VIEW, "", (), ""),
    ActionRow(
        "compare",
        VIEW,
        said("Compare two &candidates"),
        ("Ctrl+`",),
        said("Show a second candidate in the place of the source"),
        checkable=True,
    ),
    ActionRow(
        "swap", VIEW, said("Swap &A and B"), ("Ctrl+Shift+X",), said("Exchange the two candidates compared")
    ),
    ActionRow(
        "all_systems",
        VIEW,
        said("All s&ystems…"),
        ("Ctrl+G",),
        said("Show all systems of this example beside each other"),
    ),
    ActionRow(
        "compare_systems",
        VIEW,
        said("Compare systems (&v)…"),
        ("Ctrl+Shift+G",),
        said("Show which system of the corpus is better, by how much, and whether that could be chance"),
    ),
    ActionRow(
        "sync_scrolling",
        VIEW,
        said("Scroll to&gether"),
        ("Ctrl+Shift+L",),
        said("Scroll all panes together, from match to match"),
        checkable=True,
    ),
    ActionRow(
        "sync_point",
        VIEW,
        said("A&dd a sync point"),
        ("Ctrl+Shift+D",),
        said("Tie two places together: click one, then the other"),
    ),
    ActionRow(
        "clear_sync_points", VIEW, said("Clea&r the sync points"), (), said("Untie all places tied by hand")
    ),
    ActionRow(
        "source", VIEW, said("Sourc&e"), ("Ctrl+Shift+E",), said("Show or hide the source"), checkable=True
    ),
    ActionRow(BAR, VIEW, "", (), ""),
    ActionRow(
        "options", VIEW, said("O&ptions"), ("F10",), said("Show or hide the options panel"), checkable=True
    ),
    ActionRow(
        "report",
        VIEW,
        said("&Import report"),
        ("Ctrl+R",),
        said("Show or hide what was met while reading"),
        checkable=True,
    ),
    ActionRow("match_list", VIEW, said("&Match list"), ("Ctrl+M",), said("Show all matches in a table")),
    ActionRow(
        "hand_count", VIEW, said("&Hand count"), ("Ctrl+H",), said("Show how the score adds up on paper")
    ),
    ActionRow(
        "why_lit", VIEW, said("&Why lit?"), ("Shift+F1",), said("Show why the word at the cursor is marked")
    ),
    ActionRow(
        "tokens", VIEW, said("To&kens"), ("Ctrl+T",), said("Show what each step of reading made of each word")
    ),
    ActionRow(
        "what_if", VIEW, said("What i&f"), ("Ctrl+Shift+H",), said("Show what each edit did to the scores")
    ),
    ActionRow(BAR, VIEW, "", (), ""),
    ActionRow(
        "score_again",
        VIEW,
        said("&Score the corpus again"),
        ("F5",),
        said("Score every row under the options shown"),
    ),
    ActionRow(
        "cancel",
        VIEW,
        said("Ca&ncel loading"),
        ("Escape",),
        said("Stop reading, scoring and writing; what has come stays"),
    ),
)
