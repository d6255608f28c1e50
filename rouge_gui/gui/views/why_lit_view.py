"""Why lit?: what was counted at the token under pointer or caret, in sentences."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QLabel, QListView, QListWidget, QVBoxLayout, QWidget

from rouge_gui.gui.assessment import Assessment
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.why_lit import WhyLit
from rouge_gui.rouge.marking.marks import Evidence, Pane
from rouge_gui.wording import listed, said

TITLE = said("Why lit?")
EMPTY = said("Point at a word or put the caret into one: what was counted there is told here.")
PAD, GAP = 10, 6
LARGER = 1.15


class WhyLitView(QWidget):
    """Follows one token; `show_token` and `tooltip` take positions in the text of a pane as compared."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._why: WhyLit | None = None
        self.word = QLabel()
        self.word.setTextFormat(Qt.TextFormat.PlainText)
        self.word.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.word.setWordWrap(True)
        font = self.word.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * LARGER)
        self.word.setFont(font)
        self.sentences = QListWidget()
        self.sentences.setAccessibleName(shown(TITLE))
        self.sentences.setFrameShape(QFrame.Shape.NoFrame)
        self.sentences.setWordWrap(True)
        self.sentences.setResizeMode(QListView.ResizeMode.Adjust)
        self.sentences.setSpacing(GAP // 2)
        self.sentences.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.sentences.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(PAD, PAD, PAD, 0)
        column.setSpacing(GAP)
        column.addWidget(self.word)
        column.addWidget(self.sentences, 1)
        self.clear()

    def show_assessment(self, _assessment: Assessment) -> None:
        """Forget the token: it belongs to texts that have changed since."""
        self.clear()

    def show_token(self, evidence: Evidence, pane: Pane, position: int | None) -> None:
        """Say what was counted at token `position` of `pane`; None keeps what was said last."""
        if position is None:
            return
        word, sentences = self._explainer(evidence).explain(pane, position)
        self.word.setText(shown(word))
        self._say(sentences)
        told = tr("{word}: {sentences}", word=word, sentences=listed(sentences, " "))
        self.sentences.setAccessibleDescription(told)

    def clear(self) -> None:
        """Say what would bring sentences here."""
        self.word.clear()
        self._say((EMPTY,))
        self.sentences.setAccessibleDescription(shown(EMPTY))

    def _explainer(self, evidence: Evidence) -> WhyLit:
        if self._why is None or self._why.evidence is not evidence:
            self._why = WhyLit(evidence)
        return self._why

    def _say(self, sentences: tuple[str, ...]) -> None:
        self.sentences.clear()
        self.sentences.addItems([shown(sentence) for sentence in sentences])
