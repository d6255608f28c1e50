"""The import report: one row for each problem met while a corpus was read."""

from collections import Counter
from collections.abc import Sequence, Sized

from PySide6.QtCore import QObject, Qt

from rouge_gui.corpus.example import Level, Problem
from rouge_gui.gui.models.cells import LEFT, NOWHERE, RIGHT, Index
from rouge_gui.gui.models.headed import HeadedModel, Heading

Role = Qt.ItemDataRole
HEADERS = ("Level", "File", "Line", "What is wrong")
LEVEL, FILE, LINE, MESSAGE = range(len(HEADERS))


class ReportModel(HeadedModel):
    """Problems in the order in which they were met."""

    HEADINGS = tuple(map(Heading, HEADERS))

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._problems: list[Problem] = []

    def append(self, problems: Sequence[Problem]) -> None:
        """Add `problems` at the end."""
        if not problems:
            return
        first = len(self._problems)
        self.beginInsertRows(NOWHERE, first, first + len(problems) - 1)
        self._problems.extend(problems)
        self.endInsertRows()

    def clear(self) -> None:
        """Forget all problems: another corpus is being read."""
        self.beginResetModel()
        self._problems.clear()
        self.endResetModel()

    def problem(self, row: int) -> Problem:
        """Return the problem in `row`."""
        return self._problems[row]

    def summary(self) -> str:
        """Return how many there are of each level, gravest first: `2 errors, 1 warning`; empty for none."""
        counts = Counter(problem.level for problem in self._problems)
        return ", ".join(
            f"{counts[level]:,} {level}{'' if counts[level] == 1 else 's'}"
            for level in Level
            if counts[level]
        )

    def _shown(self) -> Sized:
        return self._problems

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        problem = self._problems[index.row()]
        match role:
            case Role.DisplayRole:
                return _texts(problem)[index.column()]
            case Role.ToolTipRole:
                return str(problem.path) if index.column() == FILE else problem.message
            case Role.TextAlignmentRole:
                return RIGHT if index.column() == LINE else LEFT
        return None


def _texts(problem: Problem) -> tuple[str, ...]:
    line = "" if problem.line is None else f"{problem.line:,}"
    return (problem.level, problem.path.name, line, problem.message)
