"""What the tour shows and says: a summary that scores best of all and is wrong three times, and how to see it."""

from typing import NamedTuple

from rouge_gui.wording import said

EXAMPLE, SYSTEM = "01-harbour-bridge", "misleading"


class TourStep(NamedTuple):
    """A title and words beside one part of the window; `{name}` in the words stands for the key of that action.

    Both are said; `shown` gives them in the window's language, with the names still in braces.
    """

    part: str
    title: str
    words: str


STEPS: tuple[TourStep, ...] = (
    TourStep(
        "candidate",
        said("The best score, three times wrong"),
        said(
            "This is a candidate: a summary of the source at the left. Of the four summaries of this text it has the "
            "highest ROUGE score, and three things in it are false. This tour shows how to find them."
        ),
    ),
    TourStep(
        "legend",
        said("What the colours mean"),
        said(
            "A dotted line: a word that the candidate and the reference both hold. A fill: words in a row. A solid line: "
            "the longest sequence of words in the same order. {unigrams}, {bigrams} and {lcs} show or hide them. The "
            "figures say how many were counted, and of how many.",
            unigrams="{unigrams}",
            bigrams="{bigrams}",
            lcs="{lcs}",
        ),
    ),
    TourStep(
        "candidate",
        said("Boxed: there, but not counted"),
        said(
            "A word counts only as often as both texts hold it. The candidate says “bridge” twice, this reference once: "
            "one counts, the other is clipped and stands in a box."
        ),
    ),
    TourStep(
        "references",
        said("Point at a word to see its mates"),
        said(
            "All places of that word in the other texts are framed, the rest grows pale. A click goes there, and with "
            "each further click to the next place. This example has three references, one a tab; the one that explains "
            "the score is in front."
        ),
    ),
    TourStep(
        "scores",
        said("Where a score comes from"),
        said(
            "Precision is the share of the candidate that was counted, recall the share of the reference, F one number "
            "made of both. Choose a row and the panes show what that score counted, and nothing else."
        ),
    ),
    TourStep(
        "candidate",
        said("First falsehood: “no longer”"),
        said(
            "Nearly the whole sentence is marked, yet the candidate says that cyclists “can no longer use the eastern "
            "footway” where the reference says “can still use”. With “still” in place of “no longer” ROUGE-1 would rise "
            "by two points: so little does it cost to say the contrary. Try it: type it, and take it back with {undo}.",
            undo="{undo}",
        ),
    ),
    TourStep(
        "source",
        said("Second and third: a name, and a “not”"),
        said(
            "The detour is not by “Chandler Street” but by “the Marl Road viaduct”. Chandler Street does stand in the "
            "source, for the shops there. And the chief engineer said that the bridge “is not in danger of collapse”. "
            "Frames and dashes with a letter beside them are cues to such places: {next_cue} goes to the next.",
            next_cue="{next_cue}",
        ),
    ),
    TourStep(
        "options",
        said("Options change numbers"),
        said(
            "Stemming, stop words, tokenizers, what is done with several references: each tool has its own, so "
            "each gives other scores. Choose a protocol and see at once what it changes here; {score_again} scores the "
            "whole corpus.",
            score_again="{score_again}",
        ),
    ),
    TourStep(
        "systems",
        said("Who wrote it, and who else"),
        said(
            "{next_system} shows the next system's candidate for the same source, at the same place. {compare} shows two "
            "beside each other: what one caught that the other missed. {compare_systems} tests on the whole corpus which "
            "is better.",
            next_system="{next_system}",
            compare="{compare}",
            compare_systems="{compare_systems}",
        ),
    ),
    TourStep(
        "corpus",
        said("Now your own texts"),
        said(
            "The corpus has a row for each candidate; a click on a heading sorts. {open_files} opens files, "
            "{new_example} gives empty panes to paste into. {keys} lists all keys, {command_palette} finds any action. "
            "Help has this tour again.",
            open_files="{open_files}",
            new_example="{new_example}",
            keys="{keys}",
            command_palette="{command_palette}",
        ),
    ),
)
