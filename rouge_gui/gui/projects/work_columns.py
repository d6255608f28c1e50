"""What the table of annotators says of each, and what the list of problems says."""

from dataclasses import dataclass

from rouge_gui.corpus.example import Problem
from rouge_gui.gui.language import shown, tr, whole
from rouge_gui.gui.models.report_model import LEVEL_WORDS
from rouge_gui.gui.systems.sorted_rows import NONE, Column
from rouge_gui.study.annotating.progress import Progress
from rouge_gui.wording import counted, said

MINUTES = 60


@dataclass(frozen=True)
class Annotator:
    """One annotator and how far they are."""

    name: str
    progress: Progress


def _number(words: str, help_: str, field: str) -> Column[Annotator]:
    def value(row: Annotator) -> int:
        return int(getattr(row.progress, field))

    return Column(words, help_, lambda row: whole(value(row)), value)


def annotator_columns() -> list[Column[Annotator]]:
    """Return who, how much is done, skipped, flagged and left, in which batch they are, how fast, and until when."""
    return [
        Column(
            said("Annotator"),
            said("Whose list it is."),
            lambda row: row.name,
            lambda row: row.name,
            is_number=False,
        ),
        _number(said("Items"), said("How many items are on the list."), "tasks"),
        _number(said("Done"), said("How many have a verdict."), "done"),
        _number(said("Skipped"), said("How many were put off; they come again at the end."), "skipped"),
        _number(said("Flagged"), said("How many the annotator wants somebody to look at."), "flagged"),
        _number(said("Left"), said("How many have no verdict yet, skipped ones included."), "left"),
        Column(
            said("Batch"),
            said("The batch that is being worked on, and how many of it are left."),
            _batch,
            lambda row: -1 if row.progress.batch is None else row.progress.batch,
        ),
        Column(
            said("Pace"),
            said("Items an hour, over the latest twenty; breaks do not count."),
            lambda row: (
                NONE if row.progress.pace is None else tr("{pace:.0f} an hour", pace=row.progress.pace)
            ),
            lambda row: float("nan") if row.progress.pace is None else row.progress.pace,
        ),
        Column(
            said("Work left"),
            said("How long the rest takes at that pace, breaks left out."),
            _rest,
            lambda row: row.progress.left / row.progress.pace if row.progress.pace else float("nan"),
        ),
    ]


def problem_columns() -> list[Column[Problem]]:
    """Return how much it matters, where it stands, and the sentence."""
    return [
        Column(
            said("Kind"),
            said("How much it matters."),
            lambda row: shown(LEVEL_WORDS[row.level]),
            lambda row: row.level.value,
            is_number=False,
        ),
        Column(
            said("Line"),
            said("The line of the file where there are lines."),
            lambda row: NONE if row.line is None else whole(row.line),
            lambda row: row.line or 0,
        ),
        Column(
            said("What"),
            said("What was met."),
            lambda row: shown(row.message),
            lambda row: shown(row.message),
            told=lambda row: shown(row.message),
            is_number=False,
        ),
    ]


def _batch(row: Annotator) -> str:
    found = row.progress
    if found.batch is None:
        return tr("all done")
    return tr("{batch:,} ({count:,} left)", batch=found.batch + 1, count=found.left_in_batch)


def _rest(row: Annotator) -> str:
    found = row.progress
    if not found.pace or not found.left:
        return NONE
    minutes = MINUTES * found.left / found.pace
    if minutes >= 2 * MINUTES:
        return tr("{hours:.1f} hours", hours=minutes / MINUTES)
    return shown(counted(max(1, round(minutes)), "minute"))
