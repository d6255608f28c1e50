"""The import report: one row for each problem met while a corpus was read, sorted and filtered."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Sized
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from rouge_gui.corpus.example import Account, Level, Problem
from rouge_gui.gui.language import shown, whole
from rouge_gui.gui.models.cells import LEFT, NOWHERE, RIGHT, Index
from rouge_gui.gui.models.headed import HeadedModel, Heading
from rouge_gui.wording import counted, listed, said

Role = Qt.ItemDataRole
ASCENDING = Qt.SortOrder.AscendingOrder
AS_MET = -1
HEADERS = (said("Level"), said("File"), said("Line"), said("What is told"))
LEVEL, FILE, LINE, MESSAGE = range(len(HEADERS))
LEVEL_WORDS = {Level.ERROR: said("error"), Level.WARNING: said("warning"), Level.NOTE: said("note")}
# What was read is told beside the problems, and is none.
READ = said("in all")
LEVEL_COUNTS: dict[Level, Callable[[int], str]] = {
    Level.ERROR: lambda count: counted(count, "error"),
    Level.WARNING: lambda count: counted(count, "warning"),
    Level.NOTE: lambda count: counted(count, "note"),
}
GRAVITY = {level: place for place, level in enumerate(Level)}
KEYS: dict[int, Callable[[Problem], Any]] = {
    LEVEL: lambda problem: GRAVITY[problem.level],
    FILE: lambda problem: (str(problem.path), problem.line or 0),
    LINE: lambda problem: problem.line,
    MESSAGE: lambda problem: shown(problem.message),
}
CELLS: dict[int, Callable[[Problem], str]] = {
    LEVEL: lambda problem: shown(READ if isinstance(problem, Account) else LEVEL_WORDS[problem.level]),
    FILE: lambda problem: problem.path.name,
    LINE: lambda problem: "" if problem.line is None else whole(problem.line),
    MESSAGE: lambda problem: shown(problem.message),
}


class ReportModel(HeadedModel):
    """Problems as they were met, or sorted; those that come later stand at the end until `arrange_again`."""

    HEADINGS = tuple(map(Heading, HEADERS))
    rearranged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._problems: list[Problem] = []
        self._view: list[Problem] = []
        self._level: Level | None = None
        self._words = ""
        self._sorted_by = AS_MET, ASCENDING
        self._counts: dict[Path, Counter[Level]] = {}
        self._sums: Counter[Level] = Counter()
        self._accounts: dict[Path, str] = {}
        self._replaceable: list[Problem] = []

    def append(self, problems: Sequence[Problem]) -> None:
        """Add `problems`; those that pass the filter are shown at the end."""
        self._problems.extend(problems)
        for problem in problems:
            self._counts.setdefault(problem.path, Counter())[problem.level] += 1
            if isinstance(problem, Account):
                self._accounts[problem.path] = problem.message
        self._sums.update(problem.level for problem in problems)
        passing = list(self._passing(problems))
        if passing:
            first = len(self._view)
            self.beginInsertRows(NOWHERE, first, first + len(passing) - 1)
            self._view.extend(passing)
            self.endInsertRows()

    def replace_last(self, problems: Sequence[Problem]) -> None:
        """Add `problems`, and take away those that were added so before."""
        for problem in self._replaceable:
            self._problems.remove(problem)
            self._counts[problem.path][problem.level] -= 1
            self._counts[problem.path] += Counter()
            if not self._counts[problem.path]:
                del self._counts[problem.path]
        self._sums -= Counter(problem.level for problem in self._replaceable)
        if self._replaceable:
            self._arrange()
        self._replaceable = list(problems)
        self.append(problems)

    def clear(self) -> None:
        """Forget all problems: another corpus is being read. Order and filter stay."""
        self.beginResetModel()
        self._problems, self._view, self._counts, self._accounts = [], [], {}, {}
        self._replaceable = []
        self._sums = Counter()
        self.endResetModel()

    @property
    def total(self) -> int:
        """How many problems there are, shown or not."""
        return len(self._problems)

    @property
    def files(self) -> Mapping[Path, Mapping[Level, int]]:
        """How many problems of each level each file has, shown or not."""
        return self._counts

    @property
    def accounts(self) -> Mapping[Path, str]:
        """What was read of each file, in words."""
        return self._accounts

    def problem(self, row: int) -> Problem:
        """Return the problem in the shown `row`."""
        return self._view[row]

    def shown(self) -> list[Problem]:
        """Return the problems that are shown, in their order."""
        return list(self._view)

    def counts(self) -> Counter[Level]:
        """Return how many problems there are of each level, shown or not."""
        return self._sums

    def summary(self) -> str:
        """Return how many there are of each level, gravest first: `2 errors, 1 warning`; empty for none.

        What was read is no problem and does not count.
        """
        counts = self.counts() - Counter({Level.NOTE: len(self._accounts)})
        return listed(LEVEL_COUNTS[level](counts[level]) for level in Level if counts[level])

    def set_filter(self, level: Level | None, words: str) -> None:
        """Show only problems of `level` (None: of any) whose path or sentence contains `words`, case aside."""
        self._level, self._words = level, words.casefold()
        self._arrange()

    def sort(self, column: int, order: Qt.SortOrder = ASCENDING) -> None:
        """Order by `column` (-1: as met); ties stay as met, problems without a line come last in either direction."""
        self._sorted_by = column, order
        self._arrange()

    def arrange_again(self) -> None:
        """Put those that came since the last sorting in their places."""
        if self._sorted_by[0] != AS_MET:
            self._arrange()

    def _arrange(self) -> None:
        self.beginResetModel()
        self._view = list(self._passing(self._problems))
        column, order = self._sorted_by
        if column == LINE:
            lacking = [problem for problem in self._view if problem.line is None]
            self._view = [problem for problem in self._view if problem.line is not None]
            self._view.sort(key=KEYS[LINE], reverse=order != ASCENDING)
            self._view.extend(lacking)
        elif column != AS_MET:
            self._view.sort(key=KEYS[column], reverse=order != ASCENDING)
        self.endResetModel()
        self.rearranged.emit()

    def _passing(self, problems: Iterable[Problem]) -> Iterator[Problem]:
        for problem in problems:
            if self._level not in (None, problem.level):
                continue
            if not self._words or self._words in f"{problem.path}\n{shown(problem.message)}".casefold():
                yield problem

    def _shown(self) -> Sized:
        return self._view

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        problem = self._view[index.row()]
        match role:
            case Role.DisplayRole:
                return CELLS[index.column()](problem)
            case Role.ToolTipRole:
                return str(problem.path) if index.column() == FILE else shown(problem.message)
            case Role.TextAlignmentRole:
                return RIGHT if index.column() == LINE else LEFT
        return None
