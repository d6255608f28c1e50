"""The panel in which one item is decided: what annotators said side by side, and the keys that make a decision."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.projects.beside import Beside
from rouge_gui.gui.projects.draft import Draft
from rouge_gui.gui.table import RowTable
from rouge_gui.study.annotating.adjudication import Case, QuestionRow, SpanRow
from rouge_gui.study.annotating.scheme import Question, Rating, Scheme, digit_of
from rouge_gui.wording import said

EMPTY = said("Choose an item above: what its annotators said comes here, side by side.")
MARGIN, ASKED, NARROW = 6, 34, 14
OTHERS = said(
    "Ctrl+1 to Ctrl+9 take over all that an annotator said. Ctrl+Enter keeps the decision and goes on. U takes back."
)


class DecisionPanel(QWidget):
    """`kept` (Draft) follows Ctrl+Enter, `undo_asked` U; `message` is what cannot be done.

    Digits answer the question of the row; on the row of a span they say how bad it is.
    """

    kept = Signal(object)
    undo_asked = Signal()
    message = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._case: Case | None = None
        self._scheme: Scheme | None = None
        self.model = Beside(self)
        self.table = RowTable(self.model, tr("What annotators said, side by side"), shown(EMPTY))
        self.notes = _label(tr("What annotators wrote"))
        self.hint = _label(tr("Keys"))
        self.note = QLineEdit(placeholderText=tr("Why so? (optional)"))
        self.note.setAccessibleName(tr("Note on the decision"))
        self.keep_button = QPushButton(tr("&Keep and go on (Ctrl+Enter)"))
        self.undo_button = QPushButton(tr("&Undo the last (U)"))
        note_label = QLabel(tr("N&ote"))
        note_label.setBuddy(self.note)
        line = QHBoxLayout()
        line.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        line.setSpacing(MARGIN)
        for widget in (note_label, self.note, self.keep_button, self.undo_button):
            line.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table, 1)
        for label in (self.notes, self.hint):
            column.addWidget(label)
        column.addLayout(line)
        self.keep_button.clicked.connect(self._on_keep)
        self.undo_button.clicked.connect(self.undo_asked)
        self.table.selectionModel().selectionChanged.connect(self._tell_keys)
        self._make_keys()
        self._tell_keys()

    @property
    def draft(self) -> Draft:
        """The decision as it would be kept now."""
        return self.model.draft

    def show_case(self, case: Case | None, scheme: Scheme) -> None:
        """Show `case`, its first question that has no answer chosen; None shows nothing."""
        self._case, self._scheme = case, scheme
        draft = Draft() if case is None else Draft.of(case, scheme)
        self.model.show(case, scheme, draft)
        self.note.setText(draft.note)
        self.notes.setText(self.model.notes())
        self.notes.setVisible(bool(self.notes.text()))
        last = self.model.columnCount() - 1
        self.table.set_widths({0: ASKED, **dict.fromkeys(range(1, last + 1), NARROW)})
        if case is not None and self.model.rows:
            self.table.choose(self._next_open(-1))
        self._tell_keys()

    def allow_undo(self, *, allowed: bool) -> None:
        """Let the last decision be taken back, or not."""
        self.undo_button.setEnabled(allowed)

    def press_digit(self, digit: int) -> None:
        """Answer the question of the row, or say how bad the span of the row is."""
        row = self._row()
        if isinstance(row, QuestionRow):
            changed = self.draft.answered(row.question, digit)
            if changed is self.draft:
                self.message.emit(tr("{digit} is no answer here.", digit=digit))
                return
            self._go_on(changed)
        elif isinstance(row, SpanRow):
            severities = self._severities(row)
            if 1 <= digit <= len(severities):
                self._go_on(self.draft.graded(row.span, severities[digit - 1]))
            else:
                self.message.emit(tr("{digit} is no severity here.", digit=digit))

    def take_over(self, number: int) -> None:
        """Take over all that the annotator in column `number` (from 1) said."""
        if self._case is not None and number <= len(self.model.annotators):
            draft = Draft.taken(self._case.verdicts[self.model.annotators[number - 1]])
            self.model.set_draft(draft)
            self.note.setText(draft.note)

    def toggle(self) -> None:
        """Take the span of the row over, or drop it."""
        row = self._row()
        if isinstance(row, SpanRow):
            self._go_on(self.draft.toggled(row.span))

    def cannot_judge(self) -> None:
        """Answer the question of the row by "cannot judge"."""
        row = self._row()
        if isinstance(row, QuestionRow):
            self._go_on(self.draft.unjudged(row.question))

    def _make_keys(self) -> None:
        holder = self.parentWidget() or self
        for digit in range(10):
            _bind(holder, str(digit), partial(self.press_digit, digit))
        for number in range(1, 10):
            _bind(holder, f"Ctrl+{number}", partial(self.take_over, number))
        _bind(holder, "J", self.cannot_judge)
        for key in ("U", "Ctrl+Z"):
            _bind(holder, key, self._on_undo)
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            _bind(holder, key, self._on_keep)
        # Elsewhere the space bar presses buttons.
        _bind(self.table, "Space", self.toggle)

    def _row(self) -> QuestionRow | SpanRow | None:
        at = self.table.selected_row()
        return None if at is None else self.model.rows[at]

    def _go_on(self, draft: Draft) -> None:
        """Show `draft` and go to the next row."""
        at = self.table.selected_row() or 0
        self.model.set_draft(draft)
        self.table.choose(min(at + 1, self.model.rowCount() - 1))

    def _next_open(self, after: int) -> int:
        for at, row in enumerate(self.model.rows):
            if at > after and isinstance(row, QuestionRow) and row.question.name not in self.draft.answers:
                return at
        return 0

    def _severities(self, row: SpanRow) -> tuple[str, ...]:
        labels = () if self._scheme is None else self._scheme.labels
        return next((each.severities for each in labels if each.name == row.span.label), ())

    def _tell_keys(self) -> None:
        row = self._row()
        self.keep_button.setEnabled(self._case is not None)
        if row is None:
            self.hint.setText("")
        elif isinstance(row, QuestionRow):
            self.hint.setText(_question_keys(row.question))
        else:
            self.hint.setText(_span_keys(self._severities(row)))

    def _on_undo(self) -> None:
        self.undo_asked.emit()

    def _on_keep(self) -> None:
        if self._case is None or self._scheme is None:
            return
        left = self.draft.open_questions(self._scheme)
        if left:
            self.table.choose(self._next_open(-1))
            self.message.emit(
                tr(
                    "“{question}” has no answer yet: a digit answers, J says that it cannot be judged.",
                    question=left[0].title,
                )
            )
            return
        self.kept.emit(Draft(self.draft.answers, self.draft.spans, self.note.text().strip()))


def _bind(holder: QWidget, key: str, slot: Callable[[], object]) -> None:
    shortcut = QShortcut(QKeySequence(key), holder)
    shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    shortcut.activated.connect(slot)


def _question_keys(question: Question) -> str:
    """Return which keys answer a question."""
    if isinstance(question, Rating):
        return tr(
            "{low} to {high} answer, J cannot judge. {others}",
            low=question.low,
            high=question.high,
            others=OTHERS,
        )
    options = ", ".join(f"{digit_of(question, each)} {each}" for each in question.options)
    return tr("{options}, J cannot judge. {others}", options=options, others=OTHERS)


def _span_keys(severities: Sequence[str]) -> str:
    """Return which keys take a span over."""
    if not severities:
        return tr("Space takes over or drops. {others}", others=OTHERS)
    digits = ", ".join(f"{place} {each}" for place, each in enumerate(severities, start=1))
    return tr("Space takes over or drops, {severities}. {others}", severities=digits, others=OTHERS)


def _label(words: str) -> QLabel:
    label = QLabel(wordWrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setAccessibleName(words)
    label.setContentsMargins(MARGIN, MARGIN, MARGIN, 0)
    return label
