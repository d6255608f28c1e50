"""What the table of annotators says of each, and what the list of problems says."""

from dataclasses import dataclass

from rouge_gui.corpus.example import Problem
from rouge_gui.gui.systems.sorted_rows import NONE, Column
from rouge_gui.study.annotating.progress import Progress
from rouge_gui.wording import counted

MINUTES = 60


@dataclass(frozen=True)
class Annotator:
    """One annotator and how far they are."""

    name: str
    progress: Progress


def _counted(words: str, help_: str, field: str) -> Column[Annotator]:
    def value(row: Annotator) -> int:
        return int(getattr(row.progress, field))

    return Column(words, help_, lambda row: f"{value(row):,}", value)


def annotator_columns() -> list[Column[Annotator]]:
    """Return who, how much is done, skipped, flagged and left, in which batch they are, how fast, and until when."""
    return [
        Column("Annotator", "Whose list it is.", lambda row: row.name, lambda row: row.name, is_number=False),
        _counted("Items", "How many items are on the list.", "tasks"),
        _counted("Done", "How many have a verdict.", "done"),
        _counted("Skipped", "How many were put off; they come again at the end.", "skipped"),
        _counted("Flagged", "How many the annotator wants somebody to look at.", "flagged"),
        _counted("Left", "How many have no verdict yet, skipped ones included.", "left"),
        Column(
            "Batch",
            "The batch that is being worked on, and how many of it are left.",
            _batch,
            lambda row: -1 if row.progress.batch is None else row.progress.batch,
        ),
        Column(
            "Pace",
            "Items an hour, over the latest twenty; breaks do not count.",
            lambda row: NONE if row.progress.pace is None else f"{row.progress.pace:.0f} an hour",
            lambda row: float("nan") if row.progress.pace is None else row.progress.pace,
        ),
        Column(
            "Work left",
            "How long the rest takes at that pace, breaks left out.",
            _rest,
            lambda row: row.progress.left / row.progress.pace if row.progress.pace else float("nan"),
        ),
    ]


def problem_columns() -> list[Column[Problem]]:
    """Return how much it matters, where it stands, and the sentence."""
    return [
        Column(
            "Kind",
            "How much it matters.",
            lambda row: str(row.level),
            lambda row: str(row.level),
            is_number=False,
        ),
        Column(
            "Line",
            "The line of the file where there are lines.",
            lambda row: NONE if row.line is None else f"{row.line:,}",
            lambda row: row.line or 0,
        ),
        Column(
            "What",
            "What was met.",
            lambda row: row.message,
            lambda row: row.message,
            told=lambda row: row.message,
            is_number=False,
        ),
    ]


def _batch(row: Annotator) -> str:
    found = row.progress
    return "all done" if found.batch is None else f"{found.batch + 1} ({found.left_in_batch:,} left)"


def _rest(row: Annotator) -> str:
    found = row.progress
    if not found.pace or not found.left:
        return NONE
    minutes = MINUTES * found.left / found.pace
    if minutes >= 2 * MINUTES:
        return f"{minutes / MINUTES:.1f} hours"
    return counted(max(1, round(minutes)), "minute")
