"""The titles of the pages, as the window can say them in its language; the pages themselves are in English."""

from rouge_gui.rouge.protocols import PROTOCOLS
from rouge_gui.wording import said

TITLES = {
    title: title
    for title in (
        "rouge-gui",
        said("Tutorial"),
        said("What a ROUGE score can and cannot tell you"),
        said("The main window"),
        said("Corpus: the table of all rows"),
        said("Scores: the open example"),
        said("Compare: two systems on the open example"),
        said("Why do these differ?"),
        said("Cues: places worth a look"),
        said("Matches: every match in a table"),
        said("Count by hand"),
        said("Why lit?"),
        said("What if: edits and scores"),
        said("Tokens: what was read"),
        said("Suspicion: what to read first"),
        said("Import report"),
        said("All systems of the open example"),
        said("Open with a mapping"),
        said("Options: what changes a number"),
        said("Preferences"),
        said("Language"),
        said("Compare systems"),
        said("Systems: means, intervals, pairs"),
        said("A against B"),
        said("Plots"),
        said("Ratings: do scores agree with people?"),
        said("Protocols: does the order hold?"),
        said("Review mode"),
        said("Projects: several annotators"),
        said("Variants: what is counted"),
        said("ROUGE-N: words and runs of words"),
        said("ROUGE-L: the longest common sequence"),
        said("ROUGE-Lsum: sequences sentence by sentence"),
        said("ROUGE-W: unbroken runs count more"),
        said("ROUGE-S and ROUGE-SU: pairs with gaps"),
        said("Protocols: whose numbers"),
        *(said("Protocol {name}", name=name) for name in PROTOCOLS),
        said("Cues: reasons to look"),
        said("File formats"),
        said("Keys"),
        said("Command line"),
        said("Privacy and security"),
        said("Reports of failures"),
        said("How to add something"),
    )
}


def sayable(title: str) -> str:
    """Return a page's title as `wording` says it; `KeyError` where it is not listed here."""
    return TITLES[title]
