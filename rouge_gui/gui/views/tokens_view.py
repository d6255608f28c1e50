"""The tokens of the open texts: what each step of reading made of every word, in the order of the steps."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from rouge_gui.errors import RougeGuiError
from rouge_gui.gui.assessment import Assessment
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.tokens_model import KEPT, PUNCTUATED, STEMMED, TOKENIZED, WORD, TokensModel
from rouge_gui.gui.table import RowTable
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.tracing import Step, trace
from rouge_gui.wording import counted, listed, said

EMPTY = said("No text, no tokens: type or paste one into a pane above.")
LONGEST = 100_000
MARGIN = 6


class TokensView(QWidget):
    """Shows one of several texts, chosen by name; it is traced only while it can be seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts: dict[str, str] = {}
        self._options = Options()
        self._shown: tuple[str, Options] | None = None
        self.model = TokensModel(self)
        self.table = RowTable(self.model, tr("Tokens"), shown(EMPTY))
        self.table.set_widths({WORD: 13, TOKENIZED: 11, PUNCTUATED: 11, KEPT: 11, STEMMED: 11})
        self.chooser = QComboBox()
        self.chooser.setAccessibleName(tr("Text whose tokens are shown"))
        self.chooser.setToolTip(tr("The text whose tokens are shown"))
        self.chooser.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.chooser.activated.connect(self._on_chosen)
        self.summary = QLabel()
        self.summary.setAccessibleName(tr("What the steps did"))
        self.summary.setWordWrap(True)
        self.summary.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.summary.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        above = QHBoxLayout()
        above.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        above.setSpacing(MARGIN)
        above.addWidget(self.chooser, 0, Qt.AlignmentFlag.AlignTop)
        above.addWidget(self.summary, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(above)
        layout.addWidget(self.table, 1)

    def show_texts(self, texts: Mapping[str, str], options: Options) -> None:
        """Offer `texts` by their names, read under `options`; the one chosen before stays chosen where it is there."""
        if list(texts) != list(self._texts):
            before = self.chooser.currentText()
            self.chooser.clear()
            self.chooser.addItems(list(texts))
            self.chooser.setCurrentText(before)
        self._texts, self._options = dict(texts), options
        if self.isVisible():
            self._trace()

    def show_assessment(self, assessment: Assessment) -> None:
        """Offer the open texts that hold something."""
        evaluation = assessment.evaluation
        several = len(evaluation.references) > 1
        named = {tr("Candidate"): evaluation.candidate}
        for place, reference in enumerate(evaluation.references, start=1):
            named[tr("Reference {number}", number=place) if several else tr("Reference")] = reference
        if evaluation.source is not None:
            named[tr("Source")] = evaluation.source
        self.show_texts({name: text.raw for name, text in named.items()}, evaluation.options)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._trace()

    def _trace(self) -> None:
        raw = self._texts.get(self.chooser.currentText(), "")
        if self._shown == (raw, self._options):
            return
        self._shown = raw, self._options
        try:
            steps = trace(_beginning(raw), self._options)
        except RougeGuiError as error:
            self.model.set_steps(())
            self.summary.setText(shown(str(error)))
            return
        self.model.set_steps(steps)
        self.summary.setText(shown(listed(_sentences(raw, steps, self.model.lost_words()), " ")))

    def _on_chosen(self, _index: int) -> None:
        self._trace()


def _beginning(raw: str) -> str:
    """Return `raw`, or as much of it as is shown, no word cut through."""
    return raw if len(raw) <= LONGEST else raw[: max(raw.rfind(" ", 0, LONGEST), 0) or LONGEST]


def _sentences(raw: str, steps: Sequence[Step], lost: int) -> list[str]:
    """Return what the steps did, in sentences."""
    split, limited, _, _, punctuated, kept, stemmed = (step.tokens for step in steps)
    dropped = len(punctuated) - len(kept)
    changed = sum(before.key != after.key for before, after in zip(kept, stemmed, strict=True))
    told = [counted(len(stemmed), "token")]
    if dropped:
        told.append(counted(dropped, "more dropped as stop word", "more dropped as stop words"))
    if changed:
        told.append(said("{count:,} changed by the stemmer", count=changed))
    if lost:
        told.append(counted(lost, "word lost", "words lost"))
    sentences = [said("{parts}.", parts=listed(told))]
    whole, read = (sum(len(piece.key) for piece in pieces) for pieces in (split, limited))
    if read < whole:
        sentences.append(
            said(
                "{step}: {read:,} of {whole:,} characters are read.",
                step=steps[1].name,
                read=read,
                whole=whole,
            )
        )
    if len(raw) > LONGEST:
        sentences.append(
            said("Shown are the first {first:,} of {whole:,} characters.", first=LONGEST, whole=len(raw))
        )
    return sentences
