"""The scores of two candidates beside each other: per variant one row over all references, then one for each."""

from collections.abc import Sequence, Sized

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont

from rouge_gui.gui.comparison import Difference
from rouge_gui.gui.language import MINUS, shown
from rouge_gui.gui.models import cells
from rouge_gui.gui.models.cells import LEFT, RIGHT, Index
from rouge_gui.gui.models.headed import HeadedModel, Heading
from rouge_gui.wording import said

Role = Qt.ItemDataRole
MINUS_ROLE = int(Role.UserRole)
ALL = said("all")
MEASURES = {"F": "fmeasure", "P": "precision", "R": "recall"}
HEADERS = (
    (said("Variant"), said("What is counted")),
    (said("Ref."), said("The reference compared with; all: the joint score")),
    ("A", said("The score of A")),
    ("B", said("The score of B")),
    (
        f"A {MINUS} B",
        said("How much A is above B; the bar points to the better one: A to the left, B to the right"),
    ),
)
VARIANT, REFERENCE, A, B, DIFFERENCE = range(len(HEADERS))


class DifferenceModel(HeadedModel):
    """Shows one measure of each difference; MINUS_ROLE of the last column holds A - B as a number."""

    HEADINGS = tuple(
        Heading(words, told, LEFT if at <= REFERENCE else RIGHT) for at, (words, told) in enumerate(HEADERS)
    )

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[Difference] = ()
        self._measure = "F"
        self._bold = QFont()
        self._bold.setBold(True)

    def set_differences(self, rows: Sequence[Difference]) -> None:
        """Show `rows`; where they stand for the same as before, selection and place are kept."""
        same = [row[:2] for row in rows] == [row[:2] for row in self._rows]
        if not same:
            self.beginResetModel()
        self._rows = list(rows)
        if not same:
            self.endResetModel()
        self._tell()

    def set_measure(self, measure: str) -> None:
        """Show `F`, `P` or `R`."""
        self._measure = measure
        self._tell()

    def difference(self, row: int) -> Difference:
        """Return what stands in a row."""
        return self._rows[row]

    def _shown(self) -> Sized:
        return self._rows

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        match role:
            case Role.DisplayRole:
                return self._texts(row)[column]
            case Role.ToolTipRole | Role.AccessibleDescriptionRole:
                return _told(row)
            case Role.TextAlignmentRole:
                return LEFT if column <= REFERENCE else RIGHT
            case Role.FontRole:
                return self._bold if row.reference is None else None
        return self._number(row) if role == MINUS_ROLE and column == DIFFERENCE else None

    def _number(self, row: Difference) -> float:
        return float(getattr(row.minus, MEASURES[self._measure]))

    def _texts(self, row: Difference) -> tuple[str, ...]:
        name = MEASURES[self._measure]
        reference = shown(ALL) if row.reference is None else str(row.reference + 1)
        scores = (cells.score(getattr(each, name)) for each in (row.a, row.b))
        return (row.variant, reference, *scores, cells.signed(self._number(row)))

    def _tell(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, DIFFERENCE))


def _told(row: Difference) -> str:
    lines = (
        f"{measure}: A {cells.score(one)}, B {cells.score(other)}, A {MINUS} B {cells.signed(minus)}"
        for measure, one, other, minus in zip("PRF", row.a, row.b, row.minus, strict=True)
    )
    return "\n".join(lines)
