"""What the scores are worth: the study of the systems' scores against what people said of the same candidates."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QStackedLayout, QVBoxLayout, QWidget

from rouge_gui.colours import Theme
from rouge_gui.corpus.ratings_file import LINES, TABLES
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.systems.rating_controls import RatingControls, load_button
from rouge_gui.gui.systems.rating_tables import AT_WORK, WAITING, RatingTables
from rouge_gui.gui.systems.rating_work import Ratings, RatingWork
from rouge_gui.study.measures import Measures
from rouge_gui.study.rating.correlation import LEVELS, Drawing
from rouge_gui.study.rating.study import RatingStudy
from rouge_gui.study.traits import WORDS
from rouge_gui.wording import said

NOTHING = said(
    "Nothing has been measured yet. Open a corpus: its systems are scored, then held against ratings."
)
UNRATED = said(
    "No candidate of this corpus is rated.\n\n"
    "Ratings are what people said of a candidate, in numbers: consistency from 1 to 5, for one. With them you see here "
    "whether a higher score means a better summary, beside what the length alone would tell.\n\n"
    'They may stand in the corpus, as an object called "ratings" with each candidate (as SummEval has them), or in a '
    'file of their own, which you load here: CSV, TSV or JSON lines, a row for each candidate with its "example", its '
    '"system" and a column for each rating. A project in which you have candidates rated gives them too: “Study the '
    "ratings” in its window."
)
ENDINGS = " ".join(f"*{ending}" for ending in (*TABLES, *LINES))
MARGIN, EMPTY_SHARE = 24, 3


class RatingsView(QWidget):
    """A `SystemsPart`. A study starts once all measures of the findings are known; the newest counts."""

    example_opened = Signal(str, str)
    pair_opened = Signal(str, str, str)
    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None, resamples: int = 1_000) -> None:
        super().__init__(parent)
        self.resamples = resamples
        self._findings: Findings | None = None
        self._files: dict[str, Measures] = {}
        self.study: RatingStudy | None = None
        self.work = RatingWork(self)
        self.controls = RatingControls()
        self.tables = RatingTables()
        self.empty_label, self.empty_button = QLabel(), load_button()
        self.note = QLabel()
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setWordWrap(True)
        self.note.setContentsMargins(MARGIN // 4, 0, MARGIN // 4, 0)
        self.note.hide()
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self._empty_page())
        self._pages.addWidget(self._study_page())
        self._say(NOTHING)
        self._connect()

    @property
    def ratings(self) -> Measures | None:
        """The ratings of the file that is chosen, None where those of the corpus are."""
        return self._files.get(self.controls.source)

    @property
    def drawing(self) -> Drawing:
        """How intervals and tests are drawn."""
        return Drawing(self.controls.resample, self.resamples)

    def whole_study(self, measures: Measures) -> RatingStudy | None:
        """Return the study of `measures`, as it is chosen, where it is whole."""
        is_of_them = self._findings is not None and self._findings.measures is measures
        if self.study is None or self.work.is_studying or not is_of_them:
            return None
        return self.study if len({each.level for each in self.study.beyond}) == len(LEVELS) else None

    def show_findings(self, findings: Findings) -> None:
        """Study what is known, where it is enough and other than what was studied."""
        before, self._findings = self._findings, findings
        if before is None or before.measures is not findings.measures:
            self._begin()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`."""
        self.tables.set_theme(theme)

    def end_work(self) -> bool:
        """Stop what runs beside the window; False where it did not end in time."""
        return self.work.close()

    def load(self, path: Path) -> None:
        """Take ratings from a file; `failed` tells where it holds none."""
        self.work.read_file(path)

    def take(self, name: str, ratings: Measures) -> None:
        """Study `ratings`, which are offered as `name` from now on; former ones of that name go."""
        self._files.pop(name, None)
        self._files[name] = ratings
        self.controls.offer(list(self._files))
        self._begin()

    def _empty_page(self) -> QWidget:
        page = QWidget()
        self.empty_label.setTextFormat(Qt.TextFormat.PlainText)
        self.empty_label.setWordWrap(True)
        self.empty_label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        inner = QVBoxLayout()
        inner.setSpacing(MARGIN)
        inner.addStretch()
        inner.addWidget(self.empty_label)
        inner.addWidget(self.empty_button, 0, Qt.AlignmentFlag.AlignLeft)
        inner.addStretch()
        line = QHBoxLayout(page)
        line.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        line.addStretch(1)
        line.addLayout(inner, EMPTY_SHARE)
        line.addStretch(1)
        return page

    def _study_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.controls)
        column.addWidget(self.note)
        column.addWidget(self.tables, 1)
        return page

    def _connect(self) -> None:
        self.controls.source_chosen.connect(self._begin)
        self.controls.drawing_chosen.connect(self._begin)
        self.controls.shown_chosen.connect(self._show)
        self.controls.load_asked.connect(self._on_load_asked)
        self.controls.stop_asked.connect(self.work.cancel)
        self.empty_button.clicked.connect(self._on_load_asked)
        self.tables.example_opened.connect(self.example_opened)
        self.work.grown.connect(self._on_grown)
        self.work.unrated.connect(self._on_unrated)
        self.work.progressed.connect(self.controls.show_progress)
        self.work.ended.connect(self._on_ended)
        self.work.read.connect(self._on_read)
        self.work.fell_through.connect(self._on_fell_through)
        self.work.failed.connect(self.failed)

    def _say(self, words: str) -> None:
        """Show nothing but `words`, and the button that loads ratings."""
        self.empty_label.setText(shown(words))
        self._pages.setCurrentIndex(0)

    def _begin(self) -> None:
        """Study anew what is chosen; what is shown stays until the first figures come."""
        findings = self._findings
        if findings is None:
            return
        self.work.cancel()
        self._pages.setCurrentIndex(1)
        needed = (WORDS, *findings.options.variants)
        if any(name not in findings.measures.values for name in needed):
            self._forget(WAITING)
            return
        if self.study is None:
            self._forget(AT_WORK)
        self.controls.show_at_work(at_work=True)
        self.work.study(findings, self.ratings, self.drawing)

    def _forget(self, words: str) -> None:
        self.study = None
        self.tables.clear(words)

    def _show(self) -> None:
        if self.study is not None:
            self.tables.show_study(self.study, self.controls.level, self.controls.method)

    def _on_grown(self, study: RatingStudy) -> None:
        self.study = study
        self._show()

    def _on_unrated(self) -> None:
        self._forget(WAITING)
        if self._files:
            self.tables.clear(UNRATED)
        else:
            self._say(UNRATED)

    def _on_fell_through(self, error: Exception) -> None:
        self._forget(shown(str(error)))
        self.failed.emit(error)

    def _on_ended(self) -> None:
        self.controls.show_at_work(at_work=False)

    def _on_load_asked(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Load ratings"), "", f"{tr('Ratings')} ({ENDINGS})")
        if name:
            self.load(Path(name))

    def _on_read(self, ratings: Ratings) -> None:
        told = ratings.told()
        self.note.setText(shown(told))
        self.note.setVisible(bool(told))
        self.take(ratings.path.name, ratings.measures)
