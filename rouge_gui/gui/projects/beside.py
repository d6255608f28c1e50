"""What annotators said of one item, side by side: a row a question or span, a column an annotator, the decision last."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QAbstractTableModel, QObject, Qt
from PySide6.QtGui import QFont

from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.cells import LEFT, NOWHERE, Index
from rouge_gui.gui.projects.draft import Draft
from rouge_gui.study.annotating.adjudication import Case, QuestionRow, SpanRow, side_by_side
from rouge_gui.study.annotating.checking import text_words
from rouge_gui.study.annotating.scheme import Scheme
from rouge_gui.study.annotating.verdict import CANDIDATE, Answer
from rouge_gui.wording import said

Role = Qt.ItemDataRole
CANNOT, SILENT, TAKEN, DROPPED = said("cannot judge"), "\N{EN DASH}", "\N{CHECK MARK}", ""
DECISION = said("Decision")
LONGEST = 60
Row = QuestionRow | SpanRow


class Beside(QAbstractTableModel):
    """Shows a case and the draft of its decision; empty until `show`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []
        self.annotators: list[str] = []
        self.draft = Draft()
        self._titles: Mapping[str, str] = {}
        self._notes: Mapping[str, str] = {}
        self._bold = QFont()
        self._bold.setBold(True)

    def show(self, case: Case | None, scheme: Scheme, draft: Draft) -> None:
        """Show `case`, or nothing."""
        self.beginResetModel()
        self.draft = draft
        self._titles = {each.name: each.title for each in (*scheme.questions, *scheme.labels)}
        if case is None:
            self.rows, self.annotators, self._notes = [], [], {}
        else:
            questions, spans = side_by_side(case, scheme)
            self.rows, self.annotators = [*questions, *spans], list(case.verdicts)
            self._notes = {name: each.note for name, each in case.verdicts.items() if each.note}
        self.endResetModel()

    def set_draft(self, draft: Draft) -> None:
        """Show another decision."""
        self.draft = draft
        if self.rows:
            last = self.columnCount() - 1
            self.dataChanged.emit(self.index(0, last), self.index(len(self.rows) - 1, last))

    def notes(self) -> str:
        """Return what annotators wrote, a line each."""
        return "\n".join(f"{name}: {note}" for name, note in self._notes.items())

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.annotators) + 2

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        numbered = [f"{place} {name}" for place, name in enumerate(self.annotators, start=1)]
        told = [
            tr("Ctrl+{number} takes over all that {annotator} said", number=place, annotator=name)
            for place, name in enumerate(self.annotators, 1)
        ]
        return {
            Role.DisplayRole: [tr("Asked"), *numbered, shown(DECISION)][section],
            Role.ToolTipRole: [
                tr("A question, or a span that anybody labelled"),
                *told,
                tr("What you decide"),
            ][section],
            Role.TextAlignmentRole: LEFT,
        }.get(Role(role))

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], index.column()
        text = self._text(row, column)
        is_strong = column == self.columnCount() - 1 or self._differs(row, column)
        return {
            Role.DisplayRole: text,
            Role.ToolTipRole: text if column else _whole(row),
            Role.AccessibleTextRole: text or tr("not taken over"),
            Role.TextAlignmentRole: LEFT,
            Role.FontRole: self._bold if is_strong else None,
        }.get(Role(role))

    def _text(self, row: Row, column: int) -> str:
        if not column:
            return self._asked(row)
        if column == self.columnCount() - 1:
            return self._decided(row)
        name = self.annotators[column - 1]
        if isinstance(row, QuestionRow):
            return _answer(row.said, name)
        return row.severities[name] or TAKEN if name in row.severities else SILENT

    def _asked(self, row: Row) -> str:
        if isinstance(row, QuestionRow):
            return row.question.title
        words = " ".join(row.span.quoted.split())
        cut = words if len(words) <= LONGEST else f"{words[: LONGEST - 1]}\N{HORIZONTAL ELLIPSIS}"
        label = self._titles.get(row.span.label, row.span.label)
        if row.span.text == CANDIDATE:
            return tr("{label}: “{words}”", label=label, words=cut)
        return tr("{label}: “{words}” ({text})", label=label, words=cut, text=text_words(row.span.text))

    def _decided(self, row: Row) -> str:
        if isinstance(row, QuestionRow):
            return _answer(self.draft.answers, row.question.name)
        severity = self.draft.severity_of(row.span)
        return DROPPED if severity is None else severity or TAKEN

    def _differs(self, row: Row, column: int) -> bool:
        """Tell whether annotators differ here."""
        if not column:
            return False
        told: Sequence[object] = (
            [row.said.get(name, SILENT) for name in self.annotators]
            if isinstance(row, QuestionRow)
            else [row.severities.get(name) for name in self.annotators]
        )
        return any(each != told[0] for each in told)


def _answer(answers: Mapping[str, Answer], name: str) -> str:
    if name not in answers:
        return SILENT
    answer = answers[name]
    if answer is None:
        return shown(CANNOT)
    return answer if isinstance(answer, str) else f"{answer:g}"


def _whole(row: Row) -> str:
    return row.question.help if isinstance(row, QuestionRow) else row.span.quoted
