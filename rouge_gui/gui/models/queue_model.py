"""The suspicion queue: candidates sorted so that those most worth reading come first, with what speaks for it."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence, Sized
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QBrush, QColor

from rouge_gui.colours import LIGHT, Theme
from rouge_gui.gui.language import decimals, shown, tr
from rouge_gui.gui.models import cells
from rouge_gui.gui.models.cells import LEFT, NOWHERE, RIGHT, Index
from rouge_gui.gui.models.headed import HeadedModel, Heading
from rouge_gui.gui.reading_marks import UNSEEN, Seen
from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.evidence.kinds import AMBER, RED
from rouge_gui.rouge.score import Score
from rouge_gui.study.cue_tables import LENGTHS, METRICS, metric_values
from rouge_gui.study.cues import CueRow
from rouge_gui.study.filter_expression import Facts, Test, parse
from rouge_gui.wording import listed, said

Role = Qt.ItemDataRole
DESCENDING = Qt.SortOrder.DescendingOrder
Key = tuple[str, str]
Lookup = Callable[[str, str], Mapping[str, Score]]

MEASURED = tuple(name for name in METRICS if name != "seams")
METRIC_TITLES = {
    "coverage": said("coverage"),
    "density": said("density"),
    "compression": said("compression"),
    "seam_rate": said("seam rate"),
    **{f"novel_{words}": said("novel {words}", words=words) for words in LENGTHS},
    **{f"source_precision_{words}": said("source precision {words}", words=words) for words in LENGTHS},
}
METRIC_WORDS = said(
    "How extractive the candidate is (Grusky et al. 2018): shares, words per fragment, source words per word"
)
HEADERS: tuple[tuple[str, str], ...] = (
    (said("Example"), said("The example's id")),
    (said("System"), said("Who wrote the candidate")),
    ("R-1 F", said("F of ROUGE-1, where the row is scored")),
    (
        said("Suspicion"),
        said("How much the candidate is worth reading first; 0 where nothing speaks for it"),
    ),
    (said("Red"), said("Places to check first")),
    (said("Amber"), said("Places worth a look, seams apart")),
    (said("Seams"), said("Joints between copied fragments")),
    (said("Dismissed"), said("Places that somebody looked at and found harmless, today or earlier")),
    (said("Lifted"), said("Copied from the source sentence by sentence: it can be skipped")),
    (
        said("Read"),
        said("Whether this text was opened, today or earlier. Del takes that back, or marks it"),
    ),
    *((METRIC_TITLES[name], METRIC_WORDS) for name in MEASURED),
)
EXAMPLE, SYSTEM, OVERLAP, SUSPICION, REDS, AMBERS, SEAMS, DISMISSED, LIFTED, READ, *METRIC_COLUMNS = range(
    len(HEADERS)
)
NAMES = {
    SUSPICION: "suspicion",
    REDS: "red",
    AMBERS: "amber",
    SEAMS: "seams",
    DISMISSED: "dismissed",
    LIFTED: "lifted",
    READ: "read",
    **dict(zip(METRIC_COLUMNS, MEASURED, strict=True)),
}
WORDS = (EXAMPLE, SYSTEM, LIFTED, READ)
SEAM = "seam"
OVERLAP_VARIANT = "ROUGE-1"
UNKNOWN = -1.0


class Show(Enum):
    """Which part of the corpus is listed; the value says it in words."""

    TO_READ = said("To read")
    SKIPPABLE = said("Can be skipped")
    ALL = said("All")


class Wanted(NamedTuple):
    """Which rows are listed: of this part, of at least this overlap (ROUGE-1 F), and passing the expression's test."""

    show: Show = Show.TO_READ
    overlap: float = 0.0
    test: Test = parse("")


class QueueModel(HeadedModel):
    """Rows are candidates whose cues were found; `key(row)` names a shown row."""

    HEADINGS = tuple(
        Heading(words, said("{meaning}. Click to sort.", meaning=told), LEFT if at in WORDS else RIGHT)
        for at, (words, told) in enumerate(HEADERS)
    )

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._rows: list[CueRow] = []
        self._numbers: list[dict[str, float]] = []
        self._places: dict[Key, int] = {}
        self._overlaps: dict[Key, float] = {}
        self._scores: Lookup = lambda _example, _system: {}
        self._wanted = Wanted()
        self._sorted_by = SUSPICION, DESCENDING
        self._chosen: list[int] = []
        self._order: list[int] = []

    @property
    def sorted_by(self) -> tuple[int, Qt.SortOrder]:
        """The column and direction of the order."""
        return self._sorted_by

    @property
    def rows(self) -> Sequence[CueRow]:
        """Every row, listed or not, as they came."""
        return self._rows

    def clear(self) -> None:
        """List nothing; what comes next has the most suspicious first."""
        self.beginResetModel()
        self._rows, self._numbers, self._places = [], [], {}
        self._chosen, self._order = [], []
        self._sorted_by = SUSPICION, DESCENDING
        self.endResetModel()

    def append(self, rows: Sequence[CueRow], seen: Callable[[Key], Seen] = lambda _key: UNSEEN) -> None:
        """List these rows too, each at its place in the order; `seen` tells what was done with a row before."""
        first = len(self._rows)
        self._rows += rows
        for place, row in enumerate(rows, first):
            key = row.example, row.system
            self._places[key] = place
            self._numbers.append(_numbers(row, seen(key)))
        chosen = [row for row in range(first, len(self._rows)) if self._passes(row)]
        if chosen:
            last = len(self._order)
            self.beginInsertRows(NOWHERE, last, last + len(chosen) - 1)
            self._chosen += chosen
            self._order += chosen
            self.endInsertRows()
            self._arrange()

    def weigh(self, rows: Sequence[CueRow]) -> None:
        """Take the suspicion that each row has in company; `rows` are those appended, in the same order."""
        self._rows = list(rows)
        for numbers, row in zip(self._numbers, rows, strict=True):
            numbers[NAMES[SUSPICION]] = row.suspicion
        self._choose()

    def set_theme(self, theme: Theme) -> None:
        """Write what can be skipped in the green of `theme`, and what was read in its faint ink."""
        self._theme = theme

    def follow_scores(self, scores: Lookup) -> None:
        """Ask `scores` (example, system) for scores by variant from now on."""
        self._scores = scores
        self._choose()

    def forget_scores(self) -> None:
        """Ask for scores anew: those known before hold no more."""
        self._overlaps.clear()

    def dismissed(self) -> int:
        """Return how many places are dismissed in all rows."""
        return int(sum(numbers[NAMES[DISMISSED]] for numbers in self._numbers))

    def set_wanted(self, wanted: Wanted) -> None:
        """List only what is wanted."""
        self._wanted = wanted
        self._choose()

    def sort(self, column: int, order: Qt.SortOrder = DESCENDING) -> None:
        """Order by `column`; ties stay as loaded."""
        self._sorted_by = column, order
        self._arrange()

    def set_seen(self, key: Key, seen: Seen) -> None:
        """Say what was done with the candidate of (example, system); nothing happens where it has no row."""
        place = self._places.get(key)
        if place is None:
            return
        self._numbers[place] |= _in_numbers(seen)
        row = self.row_of(*key)
        if row is not None:
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(HEADERS) - 1))

    def is_read(self, row: int) -> bool:
        """Tell whether the shown `row` was read."""
        return bool(self._numbers[self._order[row]][NAMES[READ]])

    def progress(self) -> tuple[int, int]:
        """Return how many of the candidates that cannot be skipped were read, and how many these are."""
        marks = [numbers[NAMES[READ]] for numbers in self._numbers if not numbers[NAMES[LIFTED]]]
        return int(sum(marks)), len(marks)

    def key(self, row: int) -> Key:
        """Return whose row the shown `row` is."""
        found = self._rows[self._order[row]]
        return found.example, found.system

    def row_of(self, example: str, system: str) -> int | None:
        """Return where (example, system) is listed, or None."""
        place = self._places.get((example, system))
        return None if place is None or place not in self._order else self._order.index(place)

    def _shown(self) -> Sized:
        return self._order

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self._order[index.row()], index.column()
        match role:
            case Role.DisplayRole:
                return self._text(row, column)
            case Role.ToolTipRole | Role.AccessibleDescriptionRole:
                return _reasons(self._rows[row])
            case Role.TextAlignmentRole:
                return LEFT if column in WORDS else RIGHT
            case Role.ForegroundRole:
                return self._ink(row, column)
        return None

    def _ink(self, row: int, column: int) -> QBrush | None:
        """Return the green of what can be skipped, and a faint ink for rows that were read."""
        if column == LIFTED:
            return QBrush(QColor(self._theme.green))
        return QBrush(QColor(self._theme.faint)) if self._numbers[row][NAMES[READ]] else None

    def _text(self, row: int, column: int) -> str:
        value = self._value(row, column)
        if column == READ:
            return tr("read") if value else ""
        if column == LIFTED:
            return tr("lifted") if value else ""
        if isinstance(value, str):
            return value
        if column == OVERLAP or column in METRIC_COLUMNS:
            return "" if value == UNKNOWN else cells.score(value)
        if column == DISMISSED and not value:
            return ""
        return decimals(value, 2) if column == SUSPICION else cells.count(value)

    def _value(self, row: int, column: int) -> str | float:
        found = self._rows[row]
        if column == EXAMPLE:
            return found.example
        if column == SYSTEM:
            return found.system
        return self._overlap(found) if column == OVERLAP else self._numbers[row][NAMES[column]]

    def _overlap(self, row: CueRow) -> float:
        key = row.example, row.system
        known = self._overlaps.get(key)
        if known is not None:
            return known
        score = self._scores(*key).get(OVERLAP_VARIANT)
        if score is None:
            return UNKNOWN
        self._overlaps[key] = score.fmeasure
        return score.fmeasure

    def _choose(self) -> None:
        chosen = [row for row in range(len(self._rows)) if self._passes(row)]
        if chosen == self._chosen:
            self._arrange()
            return
        self.beginResetModel()
        self._chosen = chosen
        self._order = self._sorted()
        self.endResetModel()

    def _arrange(self) -> None:
        """Bring what is listed in order; what is selected stays so."""
        self.layoutAboutToBeChanged.emit()
        held = self.persistentIndexList()
        rows = [self._order[index.row()] for index in held]
        self._order = self._sorted()
        places = {row: place for place, row in enumerate(self._order)} if held else {}
        moved = [self.index(places[row], index.column()) for row, index in zip(rows, held, strict=True)]
        self.changePersistentIndexList(held, moved)
        self.layoutChanged.emit()

    def _sorted(self) -> list[int]:
        column, order = self._sorted_by
        chosen = list(self._chosen)
        if column in (EXAMPLE, SYSTEM):
            chosen.sort(key=lambda row: str(self._value(row, column)).casefold(), reverse=order == DESCENDING)
        else:
            chosen.sort(key=lambda row: float(self._value(row, column)), reverse=order == DESCENDING)
        return chosen

    def _passes(self, row: int) -> bool:
        found = self._rows[row]
        if self._wanted.show is not Show.ALL and found.lifted != (self._wanted.show is Show.SKIPPABLE):
            return False
        if self._wanted.overlap and self._overlap(found) < self._wanted.overlap:
            return False

        def score(variant: str) -> Score | None:
            return self._scores(found.example, found.system).get(variant)

        facts = Facts(found.example, found.system, self._numbers[row], found.counts, score)
        return bool(self._wanted.test(facts))


def _numbers(row: CueRow, seen: Seen) -> dict[str, float]:
    """Return what a row says in numbers."""
    severities = Counter(place.severity for place in row.places if place.cue != SEAM)
    seams = row.counts.get(SEAM)
    found = (row.suspicion, severities[RED], severities[AMBER], seams or 0, row.lifted)
    counted = dict(
        zip((NAMES[each] for each in (SUSPICION, REDS, AMBERS, SEAMS, LIFTED)), found, strict=True)
    )
    metrics = dict.fromkeys(MEASURED, UNKNOWN) if row.metrics is None else metric_values(row.metrics)
    return counted | {name: metrics[name] for name in MEASURED} | _in_numbers(seen)


def _in_numbers(seen: Seen) -> dict[str, float]:
    return {NAMES[READ]: seen.read, NAMES[DISMISSED]: seen.dismissed}


def _reasons(row: CueRow) -> str:
    """Return which cues fired and how often: `number 2, seam 5`."""
    fired = [
        said("{cue} {count}", cue=CUES[cue].name, count=count) for cue, count in row.counts.items() if count
    ]
    return shown(listed(fired)) if fired else tr("No cue fires.")
