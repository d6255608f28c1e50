"""Why do these differ? The scores under two options side by side, and between them what made the difference."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from html import escape

from PySide6.QtCore import QItemSelection, QUrl, Signal, SignalInstance
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.corpus.example import Example
from rouge_gui.errors import RougeGuiError
from rouge_gui.gui.assessment import Assessment
from rouge_gui.gui.differing import Differing, OpenPair
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.why_model import (
    AFTER,
    BEFORE,
    CAUSE,
    CHANGE,
    CHANGED,
    NEW,
    OLD,
    STEP,
    WhyModel,
    lines_of_corpus,
    lines_of_pair,
    signed,
)
from rouge_gui.gui.table import RowTable
from rouge_gui.rouge.difference import Difference
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import PROTOCOLS, protocol, title
from rouge_gui.study.attribution import Attribution
from rouge_gui.study.real_tools import RealTool, tool_for
from rouge_gui.study.run import Failure
from rouge_gui.wording import said

EMPTY = said("Nothing to compare yet: a candidate and at least one reference make a score.")
OPEN_PAIR, WHOLE_CORPUS = said("open example"), said("whole corpus")
PRESENT = said("present options")
USUAL = ("ROUGE-1.5.5", "rouge-score")
WIDTHS = {STEP: 12, CAUSE: 13, OLD: 9, NEW: 9, BEFORE: 6, AFTER: 6, CHANGE: 7, CHANGED: 7}
CAUSE_LINES = 3


class WhyView(QWidget):
    """Compares two options on the open example or on the corpus; `example_opened` (example, system) follows a link.

    `end_work` must be called before the view goes: its threads have to end.
    """

    example_opened = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._present = Options()
        self._pair: OpenPair | None = None
        self._provider: Callable[[], Iterable[Example]] = tuple
        self.differing = Differing(self)
        self.model = WhyModel(self)
        self.table = RowTable(self.model, tr("Why the scores differ, step by step"), shown(EMPTY))
        self.table.set_widths(WIDTHS)
        self.table.selectionModel().selectionChanged.connect(self._on_selection_changed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._choice_line())
        layout.addWidget(self.table, 1)
        layout.addWidget(self._cause_field())
        layout.addWidget(self._progress_line())
        layout.addLayout(self._real_line())
        self._connect()
        self._tell_tool()

    def show_assessment(self, assessment: Assessment) -> None:
        """Compare on the texts that are open."""
        evaluation = assessment.evaluation
        references = [text.raw for text in evaluation.references]
        self.show_pair(evaluation.candidate.raw, references, evaluation.options)

    def show_pair(self, candidate: str, references: Sequence[str], options: Options) -> None:
        """Compare on `candidate` and `references`; `options` are the present ones, whose variants are compared."""
        pair = OpenPair(candidate, tuple(references))
        is_new = options != self._present or (pair != self._pair and self._scope() == OPEN_PAIR)
        self._pair, self._present = pair, options
        self.answer.clear()
        self._tell_tool()
        if is_new:
            self._compare()

    def set_corpus(self, provider: Callable[[], Iterable[Example]], *changes: SignalInstance) -> None:
        """Take the examples from `provider` whenever the whole corpus is to be compared, and after each of `changes`."""
        self._provider = provider
        for change in changes:
            change.connect(self._on_corpus_changed)

    def end_work(self) -> bool:
        """Stop and wait for the threads; False where one did not end in time."""
        return self.differing.close()

    def _choice_line(self) -> QHBoxLayout:
        self.first = QComboBox()
        self.first.addItem(shown(PRESENT), PRESENT)
        self.first.setToolTip(tr("The options that the comparison starts from"))
        self.second = QComboBox()
        for name in PROTOCOLS:
            self.first.addItem(name, name)
            self.second.addItem(name, name)
        self.second.setCurrentText(USUAL[0])
        self.second.setToolTip(tr("The protocol that it leads to, with the variants of the present options"))
        self.scope = QComboBox()
        for scope in (OPEN_PAIR, WHOLE_CORPUS):
            self.scope.addItem(shown(scope), scope)
        self.scope.setToolTip(tr("Compare the open example, or the means over all candidates of the corpus"))
        line = QHBoxLayout()
        line.setContentsMargins(8, 6, 8, 6)
        line.setSpacing(5)
        for words, heard, box in (
            (tr("Fro&m"), tr("Compare: from"), self.first),
            (tr("&to"), tr("Compare: to"), self.second),
            (tr("o&n the"), tr("Compare: on the"), self.scope),
        ):
            label = QLabel(words)
            label.setBuddy(box)
            box.setAccessibleName(heard)
            line.addWidget(label)
            line.addWidget(box)
        line.addStretch(1)
        return line

    def _cause_field(self) -> QTextBrowser:
        self.cause = QTextBrowser(openLinks=False)
        self.cause.setAccessibleName(tr("Cause of the selected step"))
        self.cause.setPlaceholderText(tr("Select a step to read its cause in full."))
        self.cause.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.cause.document().setDocumentMargin(8)
        self.cause.setFixedHeight(CAUSE_LINES * self.fontMetrics().lineSpacing() + 16)
        return self.cause

    def _progress_line(self) -> QWidget:
        self.progress = QProgressBar(textVisible=False)
        self.progress.setAccessibleName(tr("Progress of comparing"))
        self.progress.setFixedHeight(10)
        self.progress_text = QLabel()
        self.cancel_button = QPushButton(tr("Stop"))
        self.cancel_button.setToolTip(tr("Stop comparing; what was added up so far stays"))
        self.progress_line = QWidget()
        line = QHBoxLayout(self.progress_line)
        line.setContentsMargins(8, 4, 8, 4)
        line.setSpacing(10)
        line.addWidget(self.progress, 1)
        line.addWidget(self.progress_text)
        line.addWidget(self.cancel_button)
        self.progress_line.hide()
        return self.progress_line

    def _real_line(self) -> QHBoxLayout:
        self.real_button = QPushButton()
        self.answer = QLabel(wordWrap=True)
        self.answer.setAccessibleName(tr("What the real package gave"))
        line = QHBoxLayout()
        line.setContentsMargins(8, 4, 8, 6)
        line.setSpacing(10)
        line.addWidget(self.real_button)
        line.addWidget(self.answer, 1)
        return line

    def _connect(self) -> None:
        for box in (self.first, self.second, self.scope):
            box.currentIndexChanged.connect(self._on_chosen)
        self.cause.anchorClicked.connect(self._on_link_clicked)
        self.cancel_button.clicked.connect(self.differing.cancel)
        self.real_button.clicked.connect(self._on_real_clicked)
        self.differing.pair_compared.connect(self._on_pair_compared)
        self.differing.corpus_compared.connect(self._on_corpus_compared)
        self.differing.progressed.connect(self._on_progressed)
        self.differing.ended.connect(self.progress_line.hide)
        self.differing.answered.connect(self._on_answered)
        self.differing.failed.connect(self._on_failed)

    def _scope(self) -> str:
        return str(self.scope.currentData())

    def _options(self, name: str) -> Options:
        """Return the options called `name` in a box, with the variants of the present ones."""
        return (
            self._present
            if name == PRESENT
            else replace(protocol(name).options, variants=self._present.variants)
        )

    def _both(self) -> tuple[Options, Options]:
        return self._options(self.first.currentData()), self._options(self.second.currentData())

    def _compare(self) -> None:
        self.progress_line.hide()
        self.table.setColumnHidden(CHANGED, self._scope() == OPEN_PAIR)
        if self._scope() == WHOLE_CORPUS:
            self.model.set_lines(())
            self.differing.compare_corpus(tuple(self._provider()), *self._both())
        elif self._pair is not None:
            self.differing.compare_pair(self._pair, *self._both())

    def _tool(self) -> tuple[RealTool, Options] | None:
        """Return the package that scores as one of both options say, the second first."""
        for options in reversed(self._both()):
            if tool := tool_for(options):
                return tool, options
        return None

    def _tell_tool(self) -> None:
        found = self._tool()
        self.real_button.setVisible(found is not None)
        if found is None:
            return
        tool, options = found
        installed = tool.is_installed()
        self.real_button.setText(tr("Score with the real {package}", package=tool.name))
        self.real_button.setEnabled(installed and self._pair is not None and bool(self._pair.references))
        self.real_button.setToolTip(
            tr(
                "Compare the scores of the open example under {protocol} with those of the package itself",
                protocol=title(options),
            )
            if installed
            else shown(tool.obstacle(options))
        )

    def _on_corpus_changed(self) -> None:
        if self._scope() == WHOLE_CORPUS:
            self._compare()

    def _on_chosen(self, _index: int) -> None:
        self.answer.clear()
        self._tell_tool()
        self._compare()

    def _on_pair_compared(self, found: list[Difference]) -> None:
        self.model.set_lines(lines_of_pair(found))
        self._tell_cause()

    def _on_corpus_compared(self, attribution: Attribution, failures: list[Failure]) -> None:
        self.model.set_lines(lines_of_corpus(attribution.means()))
        self._tell_cause()
        if failures:
            first = failures[0].message
            self.answer.setText(
                tr("{count:,} not compared. First: {first}", count=len(failures), first=first)
            )

    def _on_progressed(self, done: int, steps: int, _left: float) -> None:
        if self._scope() == WHOLE_CORPUS and done < steps:
            self.progress.setRange(0, steps)
            self.progress.setValue(done)
            self.progress_text.setText(tr("{done:,} of {steps:,} compared", done=done, steps=steps))
            self.progress_line.show()

    def _on_answered(self, sentence: str) -> None:
        self.answer.setText(shown(sentence))

    def _on_failed(self, error: Exception) -> None:
        self.progress_line.hide()
        if not isinstance(error, RougeGuiError):
            raise error
        self.answer.setText(shown(str(error)))

    def _on_selection_changed(self, _now: QItemSelection, _before: QItemSelection) -> None:
        self._tell_cause()

    def _tell_cause(self) -> None:
        row = self.table.selected_row()
        if row is None:
            self.cause.clear()
            return
        line = self.model.lines[row]
        scores = tr("{variant}: {scores}", variant=line.variant, scores=line.scores)
        parts = [escape(words) for words in (shown(line.cause), scores) if words]
        if line.most:
            links = "; ".join(
                f'<a href="{place}">{escape(each.example)}, {escape(each.system)}</a> '
                f"{signed(each.step.change.fmeasure)}"
                for place, each in enumerate(line.most)
            )
            parts.append(tr("Changed most: {candidates}", candidates=links))
        self.cause.setHtml("<br>".join(parts))

    def _on_link_clicked(self, link: QUrl) -> None:
        row = self.table.selected_row()
        if row is not None:
            chosen = self.model.lines[row].most[int(link.toString())]
            self.example_opened.emit(chosen.example, chosen.system)

    def _on_real_clicked(self) -> None:
        found = self._tool()
        if found is not None and self._pair is not None:
            tool, options = found
            self.answer.setText(tr("{package} is scoring ...", package=tool.name))
            self.differing.ask(tool, self._pair, options)
