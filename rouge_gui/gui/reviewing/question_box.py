"""One question of the scheme with its answers and the digits that give them; framed while it is the current one."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from rouge_gui.gui.language import shown, tr
from rouge_gui.study.annotating.scheme import Question, Rating, answers_of
from rouge_gui.study.annotating.turning import lettered
from rouge_gui.wording import said

FRAME, ROUND = 2.0, 5.0
PAD, GAP = 8, 4
RIGHT, WRONG = "✓", "✗"
CANNOT = said("cannot be judged")
NOT_ANSWERED = said("not answered")
CHOSEN = """
QPushButton { padding: 3px; }
QPushButton:checked {
    background-color: palette(highlight); color: palette(highlighted-text);
    border: 1px solid palette(highlight); border-radius: 3px; font-weight: bold;
}
"""


class AnswerButton(QPushButton):
    """An answer, pressed down while it is the one given."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self.setCheckable(True)
        self.setStyleSheet(CHOSEN)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 2 * PAD, hint.height())


class QuestionBox(QWidget):
    """`answered` tells the digit of an answer that was clicked, `chosen` that the question was."""

    answered = Signal(int)
    chosen = Signal()

    def __init__(self, question: Question, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.question = question
        self._is_current = False
        self.title = QLabel(question.title)
        self.verdict = QLabel()
        self.help = QLabel(question.help)
        self.help.setWordWrap(True)
        for label in (self.title, self.verdict, self.help):
            label.setTextFormat(Qt.TextFormat.PlainText)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.verdict)
        column = QVBoxLayout(self)
        column.setContentsMargins(PAD, PAD - 2, PAD, PAD)
        column.setSpacing(GAP)
        column.addLayout(head)
        column.addWidget(self.help)
        self.buttons: dict[int, AnswerButton] = {}
        column.addLayout(self._rating(question) if isinstance(question, Rating) else self._choice())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_answer(self, digit: int | None, *, cannot_judge: bool, is_current: bool) -> None:
        """Show the answer given, and frame the question while it is the current one."""
        self._is_current = is_current
        for place, button in self.buttons.items():
            button.setChecked(place == digit)
        self.verdict.setText(shown(CANNOT) if cannot_judge else "")
        self.help.setVisible(is_current and bool(self.question.help))
        font = self.title.font()
        font.setBold(is_current)
        self.title.setFont(font)
        answer = CANNOT if cannot_judge else self._words(digit) or NOT_ANSWERED
        told = {"question": self.question.title, "answer": answer}
        self.setAccessibleName(
            tr("{question}: {answer}, asked now", **told)
            if is_current
            else tr("{question}: {answer}", **told)
        )
        self.update()

    def show_right(self, right: int | None, *, is_right: bool) -> None:
        """Say whether the answer given is right, and which one is."""
        told = (
            tr("{tick} right", tick=RIGHT)
            if is_right
            else tr("{cross} {answer} is right", cross=WRONG, answer=self._words(right) or CANNOT)
        )
        self.verdict.setText(told)
        self.setAccessibleName(f"{self.accessibleName()}; {told}")

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._is_current:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.palette().highlight().color(), FRAME))
            painter.drawRoundedRect(self.rect().toRectF().adjusted(1, 1, -1, -1), ROUND, ROUND)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.chosen.emit()
        super().mousePressEvent(event)

    def _rating(self, question: Rating) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(2)
        row = QHBoxLayout()
        row.setSpacing(GAP)
        for value in range(question.low, question.high + 1):
            row.addWidget(self._button(value, str(value)), 1)
        column.addLayout(row)
        if any(question.ends):
            ends = QHBoxLayout()
            for words, side in zip(
                question.ends, (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight), strict=True
            ):
                label = QLabel(words)
                label.setWordWrap(True)
                label.setAlignment(side | Qt.AlignmentFlag.AlignTop)
                label.setForegroundRole(self.foregroundRole())
                label.setEnabled(False)
                ends.addWidget(label, 1)
            column.addLayout(ends)
        return column

    def _choice(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(GAP)
        for digit, option in enumerate(answers_of(self.question), start=1):
            button = self._button(digit, f"{digit}   {lettered(self.question, option)}")
            button.setStyleSheet(f"{CHOSEN} QPushButton {{ text-align: left; padding: 3px 8px; }}")
            column.addWidget(button)
        return column

    def _button(self, digit: int, words: str) -> AnswerButton:
        made = self.buttons[digit] = AnswerButton(words)
        made.setAccessibleName(f"{self.question.title}: {words}")
        made.clicked.connect(lambda: self.answered.emit(digit))
        return made

    def _words(self, digit: int | None) -> str:
        return "" if digit is None else " ".join(self.buttons[digit].text().split())


def boxes_of(questions: Sequence[Question]) -> list[QuestionBox]:
    """Return a box for each question."""
    return [QuestionBox(question) for question in questions]
