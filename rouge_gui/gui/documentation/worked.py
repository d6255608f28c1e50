"""Worked examples of the documentation, counted by the engine whenever a page is shown."""

from dataclasses import replace

from rouge_gui.rouge.evaluate import Evaluation, evaluate
from rouge_gui.rouge.protocols import protocol
from rouge_gui.rouge.score import Overlap, Score
from rouge_gui.rouge.text import Text

USUAL = "rouge-score"


def evaluated(candidate: str, reference: str, variant: str, named: str = USUAL) -> Evaluation:
    r"""Evaluate one variant under a protocol; `\n` in a text, as a page writes it, ends a line."""
    options = replace(protocol(named).options, variants=(variant,))
    return evaluate(_lines(candidate), [_lines(reference)], options)


def score(candidate: str, reference: str, variant: str, named: str = USUAL) -> str:
    """Return what was counted, of how much, and the three numbers as one line."""
    evaluation = evaluated(candidate, reference, variant, named)
    overlap = evaluation.measured[0][variant].overlap
    found = evaluation.scores[variant].score
    precision, recall = (
        _share(overlap, total) for total in (overlap.candidate_total, overlap.reference_total)
    )
    return f"**{variant}**: precision {precision}, recall {recall}: {numbers(found)}"


def _share(overlap: Overlap, total: float) -> str:
    """Return what is divided by what, in words."""
    if overlap.inverse == 1.0:
        return f"{overlap.hits:g} of {total:g}"
    return f"({overlap.hits:.2f} / {total:.2f})^(1/{1 / overlap.inverse:g})"


def numbers(found: Score) -> str:
    """Return a score as pages write it, four decimals each."""
    return f"P = {found.precision:.4f}, R = {found.recall:.4f}, F = {found.fmeasure:.4f}"


def matched(candidate: str, reference: str, variant: str, named: str = USUAL) -> str:
    """Return the units that were counted, in the words of the candidate."""
    evaluation = evaluated(candidate, reference, variant, named)
    units = [
        _words(evaluation.candidate, each.candidate)
        for each in evaluation.measured[0][variant].overlap.matches
    ]
    return ", ".join(f"“{unit}”" for unit in units) or "nothing"


def clipped(candidate: str, reference: str, variant: str, named: str = USUAL) -> str:
    """Return the units of the candidate that both texts hold but that were not counted again."""
    evaluation = evaluated(candidate, reference, variant, named)
    units = evaluation.measured[0][variant].overlap.clipped_candidate
    return ", ".join(f"“{_words(evaluation.candidate, unit)}”" for unit in units) or "nothing"


def example(candidate: str, reference: str, variant: str, named: str = USUAL) -> str:
    """Return both texts, what was matched and the score, as a table."""
    rows = (
        ("", named),
        ("---", "---"),
        ("Candidate", _told(candidate)),
        ("Reference", _told(reference)),
        ("Counted", matched(candidate, reference, variant, named)),
        ("Score", score(candidate, reference, variant, named)),
    )
    return "\n".join(f"| {head} | {words} |" for head, words in rows)


def tokens(text: str, named: str = USUAL) -> str:
    """Return the tokens that a protocol makes of a text."""
    read = evaluated(text, "", "ROUGE-1", named).candidate
    return " ".join(f"`{key}`" for key in read.keys) or "none"


def _words(text: Text, unit: tuple[int, ...]) -> str:
    return " ".join(text.keys[place] for place in unit)


def _lines(text: str) -> str:
    return text.replace("\\n", "\n")


def _told(text: str) -> str:
    return text.replace("\\n", " / ")
