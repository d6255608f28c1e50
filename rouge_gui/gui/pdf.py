"""Highlighted examples on paper: a PDF of A4 pages with marks, cues, scores and the signature."""

from collections.abc import Callable, Iterable
from pathlib import Path

from rouge_gui.colours import LIGHT
from rouge_gui.export.documents.opened import Opened
from rouge_gui.gui.pages import pages_of
from rouge_gui.gui.sheet import LARGE, SMALL, Sheet
from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.cues.seams import NAME as SEAM
from rouge_gui.rouge.evaluate import Evaluation
from rouge_gui.rouge.evidence.kinds import AMBER, RED, Place
from rouge_gui.rouge.marking.cue_marks import CueMarks
from rouge_gui.rouge.marking.marks import CANDIDATE, SOURCE, Look, Mark, Pane, Side
from rouge_gui.rouge.text import Span

TITLE = "What ROUGE counted"
COLOURS = {RED: LIGHT.red, AMBER: LIGHT.amber}
LEGEND = (
    ("Unigram", Look.DOTTED, "a word that both texts hold"),
    ("Bigram", Look.FILL, "words in a row that both hold"),
    ("LCS", Look.SOLID, "the longest sequence in the same order"),
    ("Thinly boxed", Look.HOLLOW, "present, not counted"),
    ("Stemmed", Look.STEM, "counted, though the words differ: their stems are the same"),
)
BOXED = (("strong", "number", RED), ("weak", "hedge", AMBER))
CUE = (
    "cues: reasons to look, no verdict; the letter at the side tells the kind, as in the list below the text"
)
SAMPLE, APART = "These words", "the source does not have them side by side"


def write_pdf(path: Path, examples: Iterable[Opened], sign: Callable[[], str]) -> None:
    """Write `examples`, each on pages of its own, and the signature; needs a QGuiApplication for its fonts.

    `UnwritableFile` where nothing can be written. Whatever fails, a file that was there stays as it was.
    """
    with pages_of(path, TITLE) as pages:
        sheet = _first()
        for number, each in enumerate(examples):
            if number:
                pages.add(sheet)
                sheet = Sheet()
            _add(sheet, each)
        sheet.add_words(f"Signature: {sign()}", SMALL)
        pages.add(sheet)


def _first() -> Sheet:
    """Return the sheet that begins with the legend."""
    sheet = Sheet()
    sheet.add_words(TITLE, LARGE, bold=True)
    raw, marks, places = "", [], []
    for words, look, told in LEGEND:
        marks.append(Mark(Span(len(raw), len(raw) + len(words)), None, look))
        raw += f"{words}: {told}\n"
    for words, cue, severity in BOXED:
        places.append(Place(cue, severity, len(raw), len(raw) + len(words), ""))
        raw += f"{words}, "
    raw += f"{CUE}\n"
    places.append(Place(SEAM, AMBER, len(raw), len(raw) + len(SAMPLE), ""))
    raw += f"{SAMPLE}: {APART}"
    sheet.add_text(raw, marks, CueMarks(raw, places))
    return sheet


def _add(sheet: Sheet, opened: Opened) -> None:
    evaluation, evidence, cues = opened.evaluation, opened.evidence, opened.cues
    sheet.add_words(f"Example {opened.example}, {opened.system}", LARGE, bold=True)
    sheet.add_table(_scores(evaluation))
    against = f", against reference {opened.shown + 1}" if evaluation.references else ""
    sheet.add_words(f"Candidate{against}", bold=True)
    sheet.add_text(cues.raw, evidence.marks(CANDIDATE), cues)
    for place in cues.warnings:
        sheet.add_words(f"{CUES[place.cue].letter} ", gap=0, colour=COLOURS[place.severity], bold=True)
        sheet.add_more(f"{cues.raw[place.start : place.end]}: {place.reason}", SMALL)
    if opened.note:
        sheet.add_words(opened.note, SMALL)
    for number, reference in enumerate(evaluation.references):
        sheet.add_words(f"Reference {number + 1}", bold=True)
        sheet.add_text(reference.raw, evidence.marks(Pane(Side.REFERENCE, number)))
    if evaluation.source is not None:
        sheet.add_words("Source", bold=True)
        sheet.add_text(evaluation.source.raw, evidence.marks(SOURCE))


def _scores(evaluation: Evaluation) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = [("Variant", "Precision", "Recall", "F", "Hits")]
    for name, joint in evaluation.scores.items():
        rows.append((name, *(f"{value:.4f}" for value in joint.score), f"{joint.counts.hits:g}"))
    return rows
