"""The panel of review mode: what is asked, what is said, how far one is, and the keys for all of it."""

from collections.abc import Container, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.gui.actions import native
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.reviewing.answer_sheet import AnswerSheet
from rouge_gui.gui.reviewing.label_box import LabelBox
from rouge_gui.gui.reviewing.label_marks import plate
from rouge_gui.gui.reviewing.question_box import QuestionBox, boxes_of
from rouge_gui.study.annotating.checking import text_words
from rouge_gui.study.annotating.scheme import Scheme
from rouge_gui.study.annotating.verdict import CANDIDATE, SpanLabel
from rouge_gui.wording import said

PAD, GAP = 10, 6
WIDTH = 300
HALF = (WIDTH - 2 * PAD - GAP) // 2
WHOLE = ("save_verdict", "former_item")
HALVES = ("skip_item", "cannot_judge", "undo_verdict", "flag_item", "note_item", "link_evidence")
FLAGGED = said("⚑ flagged")
NOTE_HINT = said("A note, if there is something to say")
CUT = 48
SHORT = {
    "cannot_judge": said("Cannot judge"),
    "undo_verdict": said("Undo"),
    "link_evidence": said("Link"),
}


class NoteField(QLineEdit):
    """One line for a note; `left` when Enter or Esc ends it."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if bare and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape}:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class KeyButton(QPushButton):
    """Does what an action does, and tells the key that does it too."""

    def __init__(self, action: QAction, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._action, self._words = action, words
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setToolTip(action.statusTip())
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setStyleSheet("text-align: left; padding: 3px 6px;")
        self.clicked.connect(action.trigger)
        action.changed.connect(self.show_key)
        self.show_key()

    def show_key(self) -> None:
        """Write the key that the action has now."""
        key = native(tuple(key.toString() for key in self._action.shortcuts()[:1]))
        self.setText(f"{key}   {self._words}" if key else self._words)


class ReviewPanel(QScrollArea):
    """Tells what was clicked or written in it.

    `question_chosen`, `span_chosen` and `span_removed` carry a place; `left` asks that the keyboard go back to the texts.
    """

    digit_given = Signal(int)
    question_chosen = Signal(int)
    label_asked = Signal(object)
    span_chosen = Signal(int)
    span_removed = Signal(int)
    note_written = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumWidth(WIDTH)
        self.boxes: list[QuestionBox] = []
        self.labels: LabelBox | None = None
        self.progress, self.time, self.flag = QLabel(), QLabel(), QLabel(shown(FLAGGED))
        self.progress.setAccessibleName(tr("Progress"))
        self.told = QLabel()
        self.told.setAccessibleName(tr("What happened last"))
        for label in (self.progress, self.told):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.note = NoteField()
        self.note.setPlaceholderText(shown(NOTE_HINT))
        self.note.setAccessibleName(tr("Note"))
        self.note.textEdited.connect(self.note_written)
        self.note.left.connect(self.left)
        self._asked = QVBoxLayout()
        self._asked.setSpacing(GAP)
        self._wholes: list[KeyButton] = []
        self._halves: dict[str, KeyButton] = {}
        self._keys = QGridLayout()
        self._keys.setSpacing(GAP - 2)
        self._lay_out()

    def _lay_out(self) -> None:
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(PAD, PAD, PAD, PAD)
        column.setSpacing(GAP)
        line = QHBoxLayout()
        line.addWidget(self.time)
        line.addStretch(1)
        line.addWidget(self.flag)
        column.addWidget(self.progress)
        column.addLayout(line)
        column.addLayout(self._asked)
        column.addWidget(self.note)
        column.addWidget(self.told)
        column.addStretch(1)
        column.addLayout(self._keys)
        self.setWidget(whole)

    def ask(self, scheme: Scheme) -> None:
        """Ask the questions of `scheme`, and offer its labels."""
        while (gone := self._asked.takeAt(0)) is not None:
            widget = gone.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.labels = None
        if scheme.help:
            words = QLabel(scheme.help)
            words.setWordWrap(True)
            words.setEnabled(False)
            self._asked.addWidget(words)
        self.boxes = boxes_of(scheme.questions)
        for place, box in enumerate(self.boxes):
            box.answered.connect(lambda digit, place=place: self._on_answered(place, digit))
            box.chosen.connect(lambda place=place: self.question_chosen.emit(place))
            self._asked.addWidget(box)
        if scheme.labels:
            self.labels = LabelBox(scheme.labels)
            self.labels.label_asked.connect(self.label_asked)
            self.labels.severity_asked.connect(self.digit_given)
            self.labels.span_chosen.connect(self.span_chosen)
            self.labels.span_removed.connect(self.span_removed)
            self._asked.addWidget(self.labels)

    def offer(self, actions: Mapping[str, QAction]) -> None:
        """Make a button for everything else that can be done."""
        words = {name: shown(SHORT[name]) if name in SHORT else _label(actions[name]) for name in HALVES}
        self._wholes = [KeyButton(actions[name], _label(actions[name]), self) for name in WHOLE]
        self._halves = {name: KeyButton(actions[name], words[name], self) for name in HALVES}

    def lay_out_keys(self, lacking: Container[str]) -> None:
        """Put the buttons, without those of the actions `lacking`, in as many columns as they leave room for."""
        for button in (*self._wholes, *self._halves.values()):
            self._keys.removeWidget(button)
        for name, button in self._halves.items():
            button.setVisible(name not in lacking)
        halves = [button for name, button in self._halves.items() if name not in lacking]
        for row, button in enumerate(self._wholes):
            self._keys.addWidget(button, row, 0, 1, 2)
        columns = 2 if max(each.sizeHint().width() for each in halves) <= HALF else 1
        for place, button in enumerate(halves):
            row, column = divmod(place, columns)
            self._keys.addWidget(button, len(WHOLE) + row, column, 1, 3 - columns)
        widest = max(each.sizeHint().width() for each in self._wholes)
        self.setMinimumWidth(max(WIDTH, widest + 2 * PAD + self.verticalScrollBar().sizeHint().width()))

    def show_sheet(self, sheet: AnswerSheet) -> None:
        """Show what is said, and what is asked now."""
        answers = sheet.said.answers
        for place, box in enumerate(self.boxes):
            name = box.question.name
            is_current = place == sheet.at and sheet.pending is None
            cannot = name in answers and answers[name] is None
            box.show_answer(sheet.chosen(box.question), cannot_judge=cannot, is_current=is_current)
            if is_current:
                self.ensureWidgetVisible(box, 0, 0)
        if self.labels is not None:
            pending = None if sheet.pending is None else sheet.label(sheet.pending)
            self.labels.ask_severity(pending.title if pending else "", sheet.severities())
            self.labels.show_spans([(_short(sheet, span), _words(sheet, span)) for span in sheet.said.spans])
        if self.note.text() != sheet.said.note:
            self.note.setText(sheet.said.note)
        self.flag.setVisible(sheet.said.flagged)

    def show_right(self, answers: Sequence[tuple[int | None, bool]]) -> None:
        """Say of each question which answer is right, by its digit, and whether it was given."""
        for box, (digit, is_right) in zip(self.boxes, answers, strict=True):
            box.show_right(digit, is_right=is_right)

    def show_time(self, seconds: float, *, is_paused: bool) -> None:
        """Show how long the item was worked on."""
        minutes, rest = divmod(int(seconds), 60)
        told = f"{minutes}:{rest:02d}"
        self.time.setText(tr("{time}  paused", time=told) if is_paused else told)

    def show_told(self, words: str) -> None:
        """Say what happened last."""
        self.told.setText(words)

    def _on_answered(self, place: int, digit: int) -> None:
        self.question_chosen.emit(place)
        self.digit_given.emit(digit)


def _label(action: QAction) -> str:
    return action.text().replace("&", "")


def _short(sheet: AnswerSheet, span: SpanLabel) -> str:
    told = f"{plate(sheet, span)}  {_cut(span)}"
    return told if span.evidence is None else tr("{label} → source", label=told)


def _cut(span: SpanLabel) -> str:
    quoted = " ".join(span.quoted.split())
    return quoted if len(quoted) <= CUT else f"{quoted[:CUT].rstrip()}…"


def _words(sheet: AnswerSheet, span: SpanLabel) -> str:
    label = sheet.label(span)
    title = label.title if label is not None else span.label
    told = tr(
        "{label}: “{words}”",
        label=", ".join(filter(None, (title, span.severity))),
        words=_cut(span),
    )
    if not span.text.startswith(CANDIDATE):
        told = f"{told} ({shown(text_words(span.text))})"
    return told if span.evidence is None else tr("{label} → source", label=told)
