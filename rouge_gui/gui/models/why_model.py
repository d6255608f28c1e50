"""Why two protocols differ: per variant one row for the whole difference, under it a row for each step."""

from collections.abc import Iterable, Iterator, Sequence, Sized
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont

from rouge_gui.gui.language import shown, tr, whole
from rouge_gui.gui.models import cells
from rouge_gui.gui.models.cells import LEFT, RIGHT, Index
from rouge_gui.gui.models.headed import HeadedModel, Heading
from rouge_gui.rouge.difference import Difference
from rouge_gui.rouge.score import Score
from rouge_gui.study.attribution import MeanDifference, Row, told_change
from rouge_gui.wording import said

Role = Qt.ItemDataRole

HEADERS: tuple[tuple[str, str], ...] = (
    (said("Step"), said("A variant, and under it the options that are switched one after the other")),
    (said("From"), said("The value under the first options")),
    (said("To"), said("The value under the second options")),
    (said("F before"), said("F before the step; over a corpus its mean")),
    (said("F after"), said("F after the step; over a corpus its mean")),
    (
        said("Change"),
        said("What the step adds to F; the steps of a variant add up to its whole difference"),
    ),
    (said("Changed"), said("How many candidates the step changed")),
    (said("First cause"), said("The first token, sentence, count or reference that made it")),
)
STEP, OLD, NEW, BEFORE, AFTER, CHANGE, CHANGED, CAUSE = range(len(HEADERS))
INDENT = "    "
SAME = said("The scores are the same under both.")


@dataclass(frozen=True)
class Line:
    """One row: a variant's whole difference (`is_whole`), or one of its steps with the values that it switches.

    Over a corpus `candidates` were compared, of which the step `changed` so many, `most` the most.
    """

    variant: str
    is_whole: bool
    before: Score
    after: Score
    step: str = ""
    old: str = ""
    new: str = ""
    cause: str = ""
    candidates: int | None = None
    changed: int | None = None
    most: tuple[Row, ...] = ()

    @property
    def key(self) -> tuple[str, str]:
        """Variant and step: what stays the same while the numbers change."""
        return self.variant, self.step

    @property
    def texts(self) -> tuple[str, ...]:
        """What stands in each column, in the window's language."""
        before, after = self.before.fmeasure, self.after.fmeasure
        return (
            self.variant if self.is_whole else f"{INDENT}{shown(self.step)}",
            shown(self.old),
            shown(self.new),
            *(cells.score(before), cells.score(after), signed(after - before)),
            self._counted(),
            shown(self.cause),
        )

    @property
    def scores(self) -> str:
        """P, R and F before and after, in words of the window's language."""
        parts = zip("PRF", self.before, self.after, strict=True)
        return ", ".join(
            tr("{part} {before} to {after}", part=part, before=cells.score(old), after=cells.score(new))
            for part, old, new in parts
        )

    def _counted(self) -> str:
        if self.candidates is not None:
            return tr("of {count:,}", count=self.candidates)
        return "" if self.changed is None else whole(self.changed)


def lines_of_pair(differences: Iterable[Difference]) -> Iterator[Line]:
    """Yield the rows of one candidate's differences."""
    for each in differences:
        yield _whole(each, None)
        for step in each.steps:
            yield Line(
                variant=each.variant,
                is_whole=False,
                before=step.before,
                after=step.after,
                step=step.name,
                old=step.old,
                new=step.new,
                cause=step.cause,
            )


def lines_of_corpus(means: Iterable[MeanDifference]) -> Iterator[Line]:
    """Yield the rows of a corpus's mean differences."""
    for mean in means:
        yield _whole(mean, mean.candidates)
        for step in mean.steps:
            yield Line(
                variant=mean.variant,
                is_whole=False,
                before=step.before,
                after=step.after,
                step=step.switch.name,
                old=step.switch.old,
                new=step.switch.new,
                cause="" if step.first is None else _first_cause(step.first),
                changed=step.changed,
                most=step.most,
            )


def _first_cause(first: Row) -> str:
    return said(
        "{example}, {system}: {cause}", example=first.example, system=first.system, cause=first.step.cause
    )


def _whole(difference: Difference | MeanDifference, candidates: int | None) -> Line:
    return Line(
        variant=difference.variant,
        is_whole=True,
        before=difference.before,
        after=difference.after,
        cause="" if difference.steps else SAME,
        candidates=candidates,
    )


def signed(change: float) -> str:
    """Return a change with its sign and as many digits as show it, in the window's language."""
    return shown(told_change(change, cells.DIGITS))


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
                return shown(line.cause or HEADERS[index.column()][1])
            case Role.TextAlignmentRole:
                return _side(index.column())
            case Role.FontRole:
                return self._bold if line.is_whole else None
        return None
