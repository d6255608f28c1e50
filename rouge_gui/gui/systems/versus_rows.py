"""A against B as rows and columns of tables: examples, slices, n-grams."""

from rouge_gui.gui.language import MINUS, whole
from rouge_gui.gui.models.cells import count
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.systems.sorted_rows import Column, interval, number, signed
from rouge_gui.gui.systems.standing_rows import shown_words
from rouge_gui.gui.systems.versus_work import VersusFound
from rouge_gui.study.comparing.differences import Difference, Slice
from rouge_gui.study.comparing.ngram_wins import GramWin
from rouge_gui.study.measures import COUNTED, PARTS
from rouge_gui.study.names import called
from rouge_gui.wording import listed, said

A_MINUS_B = f"A {MINUS} B"
DIFFERENCE = 3
LENGTHS = (1, 2, 3, 4)
UNSLICED = said("Traits of the candidates are being read, or the corpus has no column to slice by.")


def measure_names(findings: Findings) -> list[str]:
    """Return every measure that systems can be compared on: variants' F, P and R first, then the others."""
    scores = [f"{variant}{part}" for variant in findings.options.variants for part in reversed(PARTS)]
    others = [name for name in findings.measures.values if name not in scores and not name.endswith(COUNTED)]
    return [name for name in scores if name in findings.measures.values] + others


def is_score(measure: str, findings: Findings) -> bool:
    """Tell whether a measure is a score, which is written with four digits."""
    return any(measure == f"{variant}{part}" for variant in findings.options.variants for part in PARTS)


def example_columns(found: VersusFound | None) -> list[Column[Difference]]:
    """Return the columns of examples; bars reach as far as the greatest difference."""
    are_scores = found is None or is_score(found.asked.measure, found.asked.findings)
    written, apart = (number, signed) if are_scores else (count, _whole)
    most = max((abs(each.difference) for each in found.differences), default=0.0) if found else 0.0

    return [
        Column(
            said("Example"),
            said("Enter or a double click opens it with both candidates beside each other."),
            lambda row: row.example,
            lambda row: row.example,
            is_number=False,
        ),
        Column(
            "A", said("The number of A's candidate."), lambda row: written(row.first), lambda row: row.first
        ),
        Column(
            "B", said("The number of B's candidate."), lambda row: written(row.second), lambda row: row.second
        ),
        Column(
            A_MINUS_B,
            said("How much A is above B; the bar points to the greater one: A to the left, B to the right."),
            lambda row: apart(row.difference),
            lambda row: row.difference,
            bar=lambda row: row.difference / most if most else 0.0,
        ),
    ]


def slice_columns() -> list[Column[Slice]]:
    """Return the columns of slices."""
    return [
        Column(
            said("Slice"),
            said("Some of the examples."),
            lambda row: row.label,
            lambda row: row.label,
            is_number=False,
        ),
        Column(
            said("Examples"),
            said("How many there are."),
            lambda row: whole(row.examples),
            lambda row: row.examples,
        ),
        Column("A", said("Mean of A there."), lambda row: number(row.first), lambda row: row.first),
        Column("B", said("Mean of B there."), lambda row: number(row.second), lambda row: row.second),
        Column(
            A_MINUS_B,
            said("Mean difference there."),
            lambda row: signed(row.difference),
            lambda row: row.difference,
        ),
        Column(
            said("interval"),
            said("95 per cent bootstrap interval of the mean difference there."),
            lambda row: interval(row.low, row.high, signed),
            lambda row: row.low,
        ),
    ]


def gram_columns() -> list[Column[GramWin]]:
    """Return the columns of n-grams."""
    return [
        Column(
            said("N-gram"),
            said("Words of the references as they are compared; a selected one filters the examples."),
            words_of,
            words_of,
            is_number=False,
        ),
        Column(
            "A", said("How often A hit it, clipped."), lambda row: whole(row.first), lambda row: row.first
        ),
        Column(
            "B", said("How often B hit it, clipped."), lambda row: whole(row.second), lambda row: row.second
        ),
        Column(
            A_MINUS_B,
            said("How much more often A hit it."),
            lambda row: _whole(row.ahead),
            lambda row: row.ahead,
        ),
        Column(
            said("Examples"),
            said("In how many examples the systems differ on it."),
            lambda row: whole(len(row.examples)),
            lambda row: len(row.examples),
        ),
    ]


def words_of(gram: GramWin) -> str:
    """Return an n-gram as words."""
    return " ".join(gram.gram)


def summary(found: VersusFound) -> str:
    """Return in sentences who is ahead how often and by how much, and what the test of the pair says."""
    asked, told = found.asked, found.tally
    if not found.differences:
        return said(
            "No example has {measure} of both {first} and {second}.",
            measure=called(asked.measure),
            first=asked.first,
            second=asked.second,
        )
    mean = sum(each.difference for each in found.differences) / len(found.differences)
    words = said(
        "{first} is ahead in {wins:,} of {all:,} examples, level in {ties:,}, behind in {losses:,}; "
        "mean of {difference}: {mean}.",
        first=asked.first,
        wins=told.wins,
        all=len(found.differences),
        ties=told.ties,
        losses=told.losses,
        difference=A_MINUS_B,
        mean=signed(mean),
    )
    pairs = [
        said("After Holm {outcome} (p = {p}).", outcome=shown_words(pair), p=number(pair.adjusted))
        for pair in (asked.findings.comparison.pairs if asked.findings.comparison else ())
        if pair.measure == asked.measure and {pair.first, pair.second} == {asked.first, asked.second}
    ]
    return listed([*_on_both_sides(asked.first, asked.second), words, *pairs], " ")


def _on_both_sides(first: str, second: str) -> list[str]:
    if first != second:
        return []
    return [
        said("{system} stands on both sides: choose another system, or add a baseline above.", system=first)
    ]


def _whole(value: float) -> str:
    return f"{'+' if value > 0 else ''}{count(value)}"
