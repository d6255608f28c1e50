"""All systems of the open example at a glance: a small pane each, its marks and its scores."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from rouge_gui.colours import Theme
from rouge_gui.gui.assessment import Assessment, assess
from rouge_gui.gui.icons import IconButton
from rouge_gui.gui.language import decimals, shown, tr
from rouge_gui.gui.opened import Opened
from rouge_gui.gui.panes.reference_tabs import short_score
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.rouge.evaluate import Evaluation
from rouge_gui.rouge.marking.marks import CANDIDATE, Shown
from rouge_gui.rouge.options import Options
from rouge_gui.wording import counted, said

TITLE = said("All systems")
EMPTY = said("Open an example of a corpus: the candidates of all its systems stand here beside each other.")
EMPTY_CANDIDATE = said("This system left its candidate empty.")
FEWEST_COLUMNS, MOST_COLUMNS = 2, 4
PANE_HEIGHT = 190
SIZE = (1100, 700)
MARGIN, GAP = 8, 6
SCORES_SHOWN = 3
PLACES = 4
WHOLE = 100


class GridView(QWidget):
    """A window of read-only panes. `system_opened` tells the system that was clicked, `failed` an error.

    Marks are those against the reference that `show_reference` names, scores those over all references.
    """

    system_opened = Signal(str)
    failed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._theme = theme
        self._shown: tuple[Sequence[Opened], Options] | None = None
        self._reference = 0
        self._zoom = WHOLE
        self._assessments: dict[str, Assessment] = {}
        self.panes: dict[str, TextPane] = {}
        self.scores: dict[str, QLabel] = {}
        self._runner = Runner(self)
        self._runner.batched.connect(self._on_batched)
        self._runner.failed.connect(self.failed)
        self.setWindowTitle(shown(TITLE))
        self.resize(*SIZE)
        self.heading = QLabel(shown(EMPTY))
        self.heading.setAccessibleName(tr("What is compared"))
        self.heading.setContentsMargins(MARGIN, MARGIN, MARGIN, 0)
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        self._grid = QGridLayout()
        self._grid.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self._grid.setSpacing(GAP)
        inside = QWidget()
        inside.setLayout(self._grid)
        area = QScrollArea()
        area.setAccessibleName(shown(TITLE))
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(inside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.heading)
        column.addWidget(area, 1)

    def show_texts(self, texts: Sequence[Opened], options: Options) -> None:
        """Show one pane for each of `texts`, which differ in their candidates, scored under `options`."""
        if self._shown == (texts, options):
            return
        self._shown = list(texts), options
        self._assessments = {}
        if [each.system for each in texts] != list(self.panes):
            self._make_panes([each.system for each in texts])
        for each in texts:
            self.panes[each.system].set_text(each.candidate)
        self._tell()

        def scoring() -> Iterator[tuple[str, Assessment]]:
            for each in texts:
                yield each.system, assess(each, options)

        self._runner.start(Job(scoring, len(texts)))

    def show_reference(self, reference: int) -> None:
        """Mark what was counted against another reference (0-based)."""
        self._reference = reference
        self._tell()
        for system in self._assessments:
            self._mark(system)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`."""
        self._theme = theme
        for pane in self.panes.values():
            pane.set_theme(theme)

    def set_zoom(self, percent: int) -> None:
        """Set the size of all texts in percent of their usual size."""
        self._zoom = percent
        for pane in self.panes.values():
            pane.set_zoom(percent)

    def end_work(self) -> bool:
        """Stop the worker; False where it did not end in time."""
        return self._runner.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _make_panes(self, systems: Sequence[str]) -> None:
        for pane in self.panes.values():
            self._grid.removeWidget(pane)
            pane.deleteLater()
        self.panes, self.scores = {}, {}
        for system in systems:
            pane = TextPane(system, shown(EMPTY_CANDIDATE), self._theme)
            pane.editor.setReadOnly(True)
            pane.set_zoom(self._zoom)
            pane.setMinimumHeight(PANE_HEIGHT)
            pane.editor.clicked.connect(partial(self._open, system))
            opener = IconButton("open-file", tr("Open the candidate of {system}", system=system))
            opener.clicked.connect(partial(self._open, system))
            self.scores[system] = QLabel()
            for part in (self.scores[system], opener):
                pane.header.add(part)
            self.panes[system] = pane
        self._arrange()

    def _arrange(self) -> None:
        widest = max((pane.minimumSizeHint().width() for pane in self.panes.values()), default=1)
        fitting = (self.width() - 2 * MARGIN) // (widest + GAP)
        columns = max(FEWEST_COLUMNS, min(MOST_COLUMNS, fitting, len(self.panes)))
        for place, pane in enumerate(self.panes.values()):
            self._grid.addWidget(pane, place // columns, place % columns)
        for column in range(MOST_COLUMNS):
            self._grid.setColumnStretch(column, int(column < columns))

    def _tell(self) -> None:
        texts = self._shown[0] if self._shown else ()
        if not texts:
            self.heading.setText(shown(EMPTY))
            return
        several = len(texts[0].references) > 1
        reference = (
            said("reference {number}", number=self._reference + 1) if several else said("the reference")
        )
        self.heading.setText(
            tr(
                "{example}: {systems}, marked against {reference}",
                example=texts[0].example,
                systems=counted(len(texts), "system"),
                reference=reference,
            )
        )

    def _mark(self, system: str) -> None:
        assessment = self._assessments[system]
        reference = min(self._reference, max(0, len(assessment.evaluation.references) - 1))
        evidence = assessment.evidence.showing(Shown(reference=reference))
        self.panes[system].show_evaluated(
            evidence.texts[CANDIDATE],
            evidence.marks(CANDIDATE),
            assessment.cautions[CANDIDATE],
            evidence.description(CANDIDATE),
        )
        label = self.scores[system]
        label.setText(_short(assessment.evaluation))
        label.setToolTip(_told(assessment.evaluation))
        label.setAccessibleName(
            tr("Scores of {system}: {scores}", system=system, scores=_told(assessment.evaluation))
        )

    def _open(self, system: str, *_place: object) -> None:
        self.system_opened.emit(system)

    def _on_batched(self, assessed: list[tuple[str, Assessment]]) -> None:
        for system, assessment in assessed:
            self._assessments[system] = assessment
            self._mark(system)
        # How wide panes are with their scores is known once Qt has laid them out.
        QTimer.singleShot(0, self, self._arrange)


def _short(evaluation: Evaluation) -> str:
    scores = list(evaluation.scores.items())[:SCORES_SHOWN]
    return "  ".join(
        f"{name.replace('ROUGE', 'R')} {short_score(joint.score.fmeasure)}" for name, joint in scores
    )


def _told(evaluation: Evaluation) -> str:
    return "\n".join(
        f"{name} F {decimals(joint.score.fmeasure, PLACES)}" for name, joint in evaluation.scores.items()
    )
