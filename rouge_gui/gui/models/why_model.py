"""Why two protocols differ: per variant one row for the whole difference, under it a row for each step."""

from collections.abc import Iterable, Iterator, Sequence, Sized
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont

from rouge_gui.gui.models import cells
from rouge_gui.gui.models.cells import LEFT, RIGHT, Index
from rouge_gui.gui.models.headed import HeadedModel, Heading
from rouge_gui.rouge.difference import Difference
from rouge_gui.rouge.score import Score
from rouge_gui.study.attribution import MeanDifference, Row

Role = Qt.ItemDataRole

HEADERS: tuple[tuple[str, str], ...] = (
    ("Step", "A variant, and under it the options that are switched one after the other"),
    ("From", "The value under the first options"),
    ("To", "The value under the second options"),
    ("F before", "F before the step; over a corpus its mean"),
    ("F after", "F after the step; over a corpus its mean"),
    ("Change", "What the step adds to F; the steps of a variant add up to its whole difference"),
    ("Changed", "How many candidates the step changed"),
    ("First cause", "The first token, sentence, count or reference that made it"),
)
STEP, OLD, NEW, BEFORE, AFTER, CHANGE, CHANGED, CAUSE = range(len(HEADERS))
INDENT = "    "
SAME = "The scores are the same under both."


@dataclass(frozen=True)
class Line:
    """One row. `is_whole` marks a variant's whole difference; `most` are the candidates that a step changed most."""

    variant: str
    is_whole: bool
    before: Score
    after: Score
    texts: tuple[str, ...]
    cause: str
    most: tuple[Row, ...] = ()

    @property
    def key(self) -> tuple[str, str]:
        """Variant and step: what stays the same while the numbers change."""
        return self.variant, self.texts[STEP]

    @property
    def scores(self) -> str:
        """P, R and F before and after, in words."""
        parts = zip("PRF", self.before, self.after, strict=True)
        return ", ".join(f"{part} {cells.score(old)} to {cells.score(new)}" for part, old, new in parts)


def lines_of_pair(differences: Iterable[Difference]) -> Iterator[Line]:
    """Yield the rows of one candidate's differences."""
    for each in differences:
        yield _whole(each, "")
        for step in each.steps:
            numbers = _numbers(step.before, step.after)
            texts = (f"{INDENT}{step.name}", step.old, step.new, *numbers, "", step.cause)
            yield Line(each.variant, False, step.before, step.after, texts, step.cause)  # noqa: FBT003 (a record's field)


def lines_of_corpus(means: Iterable[MeanDifference]) -> Iterator[Line]:
    """Yield the rows of a corpus's mean differences."""
    for mean in means:
        yield _whole(mean, f"of {mean.candidates:,}")
        for step in mean.steps:
            first = step.first
            cause = "" if first is None else f"{first.example}, {first.system}: {first.step.cause}"
            numbers = _numbers(step.before, step.after)
            switch = step.switch
            texts = (f"{INDENT}{switch.name}", switch.old, switch.new, *numbers, f"{step.changed:,}", cause)
            yield Line(mean.variant, False, step.before, step.after, texts, cause, step.most)  # noqa: FBT003 (the same)


def _whole(difference: Difference | MeanDifference, changed: str) -> Line:
    cause = "" if difference.steps else SAME
    before, after = difference.before, difference.after
    texts = (difference.variant, "", "", *_numbers(before, after), changed, cause)
    return Line(difference.variant, True, before, after, texts, cause)  # noqa: FBT003 (the same)


def _numbers(before: Score, after: Score) -> tuple[str, str, str]:
    change = after.fmeasure - before.fmeasure
    return cells.score(before.fmeasure), cells.score(after.fmeasure), signed(change)


def signed(change: float) -> str:
    """Return a change with its sign and as many digits as show it: `+0.0123`, `-3e-06`, `0`."""
    if not change:
        return "0"
    shown = f"{change:+.{cells.DIGITS}f}"
    return shown if float(shown) else f"{change:+.0e}"


def _side(column: int) -> Qt.AlignmentFlag:
    return RIGHT if BEFORE <= column <= CHANGED else LEFT


class WhyModel(HeadedModel):
    """The rows of one comparison."""

    HEADINGS = tuple(Heading(words, told, _side(at)) for at, (words, told) in enumerate(HEADERS))

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[Line, ...] = ()
        self._bold = QFont()
        self._bold.setBold(True)

    def set_lines(self, lines: Iterable[Line]) -> None:
        """Show `lines`; where they stand for the same steps as before, selection and place are kept."""
        fresh = tuple(lines)
        same = [line.key for line in fresh] == [line.key for line in self._lines]
        if not same:
            self.beginResetModel()
        self._lines = fresh
        if not same:
            self.endResetModel()
        elif fresh:
            self.dataChanged.emit(self.index(0, 0), self.index(len(fresh) - 1, len(HEADERS) - 1))

    @property
    def lines(self) -> Sequence[Line]:
        """The rows that are shown."""
        return self._lines

    def _shown(self) -> Sized:
        return self._lines

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        match role:
            case Role.DisplayRole:
                return line.texts[index.column()]
            case Role.ToolTipRole | Role.AccessibleDescriptionRole:
                return line.cause or HEADERS[index.column()][1]
            case Role.TextAlignmentRole:
                return _side(index.column())
            case Role.FontRole:
                return self._bold if line.is_whole else None
        return None
