"""The scores of the open example: per variant one row over all references, then one for each."""

from collections.abc import Iterator, Sized
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPalette

from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models import cells
from rouge_gui.gui.models.cells import LEFT, RIGHT, Index
from rouge_gui.gui.models.headed import HeadedModel, Heading
from rouge_gui.rouge.evaluate import Evaluation
from rouge_gui.rouge.measures import MEASURES
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.references import AGGREGATES
from rouge_gui.rouge.score import Counts, Score
from rouge_gui.wording import said

Role = Qt.ItemDataRole

HEADERS: tuple[tuple[str, str], ...] = (
    (said("Variant"), said("What is counted")),
    (said("Ref."), said("The reference compared with, or how several make one score")),
    ("P", said("Precision: matched / candidate total")),
    ("R", said("Recall: matched / reference total")),
    ("F", said("F: precision and recall in one, weighed by beta")),
    (said("Hits"), said("Units that both texts hold, each counted as often as the other text allows")),
    (said("of C"), said("Units of the candidate: what precision divides by")),
    (said("of R"), said("Units of the reference: what recall divides by")),
)
VARIANT, REFERENCE, PRECISION, RECALL, FMEASURE, MATCHED, CANDIDATE_TOTAL, REFERENCE_TOTAL = range(
    len(HEADERS)
)


class Shown(NamedTuple):
    """What a row stands for: a variant, and the 0-based reference or None for all of them."""

    variant: str
    reference: int | None


class Row(NamedTuple):
    """One row: the joint score of a variant, or that of one reference, and the counts that make it (`explained`)."""

    shown: Shown
    label: str
    score: Score
    counts: Counts
    explained: bool


class ScoreModel(HeadedModel):
    """Rows of the current evaluation; `shown(row)` says what a row stands for, `row_of` finds it again."""

    HEADINGS = tuple(
        Heading(words, told, LEFT if at <= REFERENCE else RIGHT) for at, (words, told) in enumerate(HEADERS)
    )

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._evaluation: Evaluation | None = None
        self._rows: tuple[Row, ...] = ()
        self._bold = QFont()
        self._bold.setBold(True)

    def set_evaluation(self, evaluation: Evaluation | None) -> None:
        """Show `evaluation`; where the rows stand for the same as before, selection and place are kept."""
        rows = () if evaluation is None else tuple(_rows(evaluation))
        same = [row.shown for row in rows] == [row.shown for row in self._rows]
        if not same:
            self.beginResetModel()
        self._evaluation, self._rows = evaluation, rows
        if not same:
            self.endResetModel()
        elif rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(HEADERS) - 1))

    def shown(self, row: int) -> Shown:
        """Return what `row` stands for."""
        return self._rows[row].shown

    def row_of(self, shown: Shown) -> int | None:
        """Return the row that stands for `shown`, or None."""
        return next((place for place, row in enumerate(self._rows) if row.shown == shown), None)

    def starts_variant(self, row: int) -> bool:
        """Return whether `row` is the first of its variant."""
        return row == 0 or self._rows[row].shown.variant != self._rows[row - 1].shown.variant

    def _shown(self) -> Sized:
        return self._rows

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        match role:
            case Role.DisplayRole:
                return _texts(row)[column]
            case Role.ToolTipRole | Role.AccessibleDescriptionRole:
                return self._tooltip(row, column)
            case Role.TextAlignmentRole:
                return LEFT if column <= REFERENCE else RIGHT
            case Role.FontRole | Role.ForegroundRole:
                return self._look(index, role)
        return None

    def _look(self, index: Index, role: int) -> object:
        """Return bold for a joint row, a fainter colour for the repeated name of a variant."""
        if role == Role.FontRole:
            return self._bold if self._rows[index.row()].shown.reference is None else None
        repeated = index.column() == VARIANT and not self.starts_variant(index.row())
        return QGuiApplication.palette().brush(QPalette.ColorRole.PlaceholderText) if repeated else None

    def _tooltip(self, row: Row, column: int) -> str:
        if self._evaluation is None or column not in (PRECISION, RECALL, FMEASURE):
            return shown(HEADERS[column][1])
        if not row.explained:
            return shown(AGGREGATES[self._evaluation.options.references].help)
        counts = row.counts
        formula = {
            PRECISION: f"P = {_ratio(counts.hits, counts.candidate_total, counts.inverse)}",
            RECALL: f"R = {_ratio(counts.hits, counts.reference_total, counts.inverse)}",
            FMEASURE: f"F = {_weighed(row.score, self._evaluation.options)}",
        }[column]
        return f"{formula} = {cells.exact(row.score[column - PRECISION])}"


def _rows(evaluation: Evaluation) -> Iterator[Row]:
    """Yield the rows; with a single reference its own row would repeat the joint one and is left out."""
    several = len(evaluation.references) > 1
    for name, joint in evaluation.scores.items():
        chosen = joint.score == evaluation.measured[joint.shown][name].score
        way = evaluation.options.references.split()[0]
        label = (f"{way}: {joint.shown + 1}" if chosen else way) if several else "1"
        explained = joint.score == evaluation.options.scoring.score(joint.counts)
        yield Row(Shown(name, None), label, joint.score, joint.counts, explained)
        if several:
            for place, each in enumerate(evaluation.measured):
                one = each[name]
                yield Row(Shown(name, place), str(place + 1), one.score, one.overlap.counts, explained=True)


def _texts(row: Row) -> tuple[str, ...]:
    numbers = (row.counts.hits, row.counts.candidate_total, row.counts.reference_total)
    return (row.shown.variant, row.label, *map(cells.score, row.score), *map(cells.count, numbers))


def _ratio(hits: float, total: float, inverse: float) -> str:
    written = f"{cells.count(hits)} / {cells.count(total)}"
    if not total:
        return tr("{ratio}, counted as 0", ratio=written)
    return written if inverse == 1 else f"({written}) ^ {cells.brief(inverse, 4)}"


def _weighed(score: Score, options: Options) -> str:
    p, r = cells.score(score.precision), cells.score(score.recall)
    if not score.precision and not score.recall:
        return tr("0 where P and R are 0")
    if options.measure == "alpha":
        alpha = cells.brief(options.alpha)
        return f"{p} · {r} / ((1 - {alpha}) · {p} + {alpha} · {r})"
    if options.measure != "beta":
        return shown(MEASURES[options.measure].help)
    weight = cells.brief(options.beta * options.beta)
    if options.beta == 1:
        return f"2 · {p} · {r} / ({p} + {r})"
    return f"(1 + {weight}) · {p} · {r} / ({weight} · {p} + {r})"
