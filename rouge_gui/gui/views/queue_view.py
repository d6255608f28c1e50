"""Suspicion: the candidates of the corpus, those most worth reading first, and how each system misleads."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QItemSelection, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QSplitter, QVBoxLayout, QWidget

from rouge_gui.colours import Theme
from rouge_gui.corpus.example import Example
from rouge_gui.errors import RougeGuiError
from rouge_gui.gui.filter_bar import FilterBar
from rouge_gui.gui.finding_cues import FindingCues, Found
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.corpus_model import CorpusModel
from rouge_gui.gui.models.profile_model import ProfileModel
from rouge_gui.gui.models.queue_model import (
    AMBERS,
    DISMISSED,
    EXAMPLE,
    LIFTED,
    METRIC_COLUMNS,
    OVERLAP,
    READ,
    REDS,
    SEAMS,
    SUSPICION,
    SYSTEM,
    QueueModel,
    Wanted,
)
from rouge_gui.gui.reading_marks import ReadingMarks
from rouge_gui.gui.table import RowTable
from rouge_gui.rouge.text import Span
from rouge_gui.store.annotations import Annotations
from rouge_gui.study.annotating.as_labels import measure_places
from rouge_gui.study.cue_precision import Key, Measured, measure, rated_low
from rouge_gui.study.cue_profile import profiles
from rouge_gui.study.cues import CueRow
from rouge_gui.wording import said

EMPTY = said("No cues yet: press “Find cues” once a corpus is open.")
AT_WORK = said("Looking for cues: the first rows come in a moment.")
NONE_LEFT = said("No row passes. Change the filter above.")
WIDTHS = {
    EXAMPLE: 14,
    SYSTEM: 10,
    OVERLAP: 6,
    SUSPICION: 6,
    REDS: 3,
    AMBERS: 3,
    SEAMS: 3,
    DISMISSED: 3,
    LIFTED: 5,
    READ: 4,
}
METRIC_WIDTH = 8
PROFILE_WIDTH = 4
READ_AT = 2
MARGIN = 6
QUEUE_SHARE, PROFILE_SHARE = 3, 1


class QueueView(QWidget):
    """Finds the cues of a corpus on demand and lists its candidates; `example_opened` (example, system) follows a row.

    `failed` (exception) tells what went wrong. `end_work` must be called before the view goes: its thread has to end.
    """

    example_opened = Signal(str, str)
    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._provider: Callable[[], Iterable[Example]] = tuple
        self._labelled: Mapping[Key, Sequence[Span]] = {}
        self._opened: tuple[str, str] | None = None
        self._marks = ReadingMarks()
        self._said = ""
        self.finding = FindingCues(self)
        self.model = QueueModel(self)
        self.profile_model = ProfileModel(self)
        self.filters = FilterBar()
        self.table = RowTable(self.model, tr("Candidates by suspicion"), shown(EMPTY))
        self.table.setAlternatingRowColors(True)
        self.table.horizontalHeader().moveSection(READ, READ_AT)
        self.table.horizontalHeader().setSortIndicatorShown(True)
        self.table.set_widths(WIDTHS | dict.fromkeys(METRIC_COLUMNS, METRIC_WIDTH))
        self.profile = RowTable(
            self.profile_model, tr("Cues per 100 candidates of each system"), shown(EMPTY)
        )
        self.profile.hide()
        tables = QSplitter(Qt.Orientation.Vertical)
        tables.setChildrenCollapsible(False)
        tables.addWidget(self.table)
        tables.addWidget(self.profile)
        tables.setStretchFactor(0, QUEUE_SHARE)
        tables.setStretchFactor(1, PROFILE_SHARE)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._work_line())
        column.addWidget(self.filters)
        column.addWidget(tables, 1)
        self._connect()
        self._show_at_work(at_work=False)

    def set_corpus(self, provider: Callable[[], Iterable[Example]]) -> None:
        """Take the examples from `provider` whenever cues are to be found; what was found of another corpus goes."""
        self._provider = provider
        self.clear()

    def clear(self) -> None:
        """Stop, and forget what was found."""
        self._begin(())
        self.finding.drop()
        self._on_found(Found([], []))

    def follow_scores(self, model: CorpusModel) -> None:
        """Take scores from the corpus table, whenever it has them."""
        self.model.follow_scores(model.scores_of)
        model.modelReset.connect(self.model.forget_scores)
        model.modelReset.connect(lambda: self.filters.set_variants(model.variants))
        model.dataChanged.connect(self._on_scores_changed)
        self.filters.set_variants(model.variants)

    def show_labelled(self, spans: Mapping[Key, Sequence[Span]]) -> None:
        """Hold the cues against the stretches that annotators labelled in each candidate they judged."""
        if spans != self._labelled:
            self._labelled = spans
            self._show_profile()

    def set_theme(self, theme: Theme) -> None:
        """Write what can be skipped in the green of `theme`, and what was read in its faint ink."""
        self.model.set_theme(theme)
        self.table.viewport().update()

    def keep_in(self, folder: Path) -> None:
        """Keep the filters that the user names in `folder`."""
        self.filters.keep_in(folder)

    def remember_in(self, annotations: Annotations) -> None:
        """Keep in `annotations` what was read; what it holds is shown of rows found from now on."""
        self._marks.keep_in(annotations)

    def mark_read(self, example: str, system: str) -> None:
        """Keep that this candidate was opened, from here or elsewhere, once its cues are looked for."""
        self._mark((example, system), read=True)

    def show_dismissals(self, example: str, system: str) -> None:
        """Show how many places of this candidate are dismissed by now."""
        self.model.set_seen((example, system), self._marks.seen((example, system)))
        self._tell_progress()

    def end_work(self) -> bool:
        """Stop and wait for the thread; False where it did not end in time."""
        return self.finding.close()

    def _work_line(self) -> QHBoxLayout:
        self.find_button = QPushButton(tr("Find cues"))
        self.find_button.setToolTip(
            tr("Read every candidate of the corpus beside its source; the window stays free")
        )
        self.stop_button = QPushButton(tr("Stop"))
        self.stop_button.setToolTip(tr("Stop finding; what was found stays"))
        self.progress = QProgressBar(textVisible=False)
        self.progress.setAccessibleName(tr("Progress of finding cues"))
        self.progress.setFixedHeight(10)
        self.told = QLabel()
        self.profile_button = QPushButton(tr("Systems"))
        self.profile_button.setCheckable(True)
        self.profile_button.setToolTip(
            tr(
                "Show which system misleads how: places per 100 candidates; where the corpus is rated for "
                "consistency, also how many of the candidates a cue fires on got 3 or less, and how many of these it "
                "finds; where a project labels spans, how many of a cue's places overlap one, and how many spans it "
                "finds"
            )
        )
        line = QHBoxLayout()
        line.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        line.setSpacing(MARGIN)
        line.addWidget(self.find_button)
        line.addWidget(self.stop_button)
        line.addWidget(self.progress, 1)
        line.addWidget(self.told, 2)
        line.addWidget(self.profile_button)
        return line

    def _connect(self) -> None:
        self.find_button.clicked.connect(self._on_find_clicked)
        self.stop_button.clicked.connect(self.finding.cancel)
        self.profile_button.toggled.connect(self.profile.setVisible)
        self.profile_button.toggled.connect(self._show_profile)
        self.finding.rows_found.connect(self._on_rows_found)
        self.finding.found.connect(self._on_found)
        self.finding.progressed.connect(self._on_progressed)
        self.finding.failed.connect(self._on_failed)
        self.filters.wanted_changed.connect(self._on_wanted_changed)
        self.filters.failed.connect(self.failed)
        header = self.table.horizontalHeader()
        header.setSectionsClickable(True)
        header.setSortIndicator(*self.model.sorted_by)
        header.sortIndicatorChanged.connect(self._on_sort_asked)
        self.model.modelReset.connect(self._on_model_reset)
        self.table.selectionModel().selectionChanged.connect(self._on_selection_changed)
        self.table.activated.connect(self._on_activated)
        unread = QShortcut(QKeySequence(Qt.Key.Key_Delete), self.table)
        unread.setContext(Qt.ShortcutContext.WidgetShortcut)
        unread.activated.connect(self._on_unread_asked)

    def _show_at_work(self, *, at_work: bool) -> None:
        self.find_button.setVisible(not at_work)
        self.stop_button.setVisible(at_work)
        self.progress.setVisible(at_work)

    def _tell_progress(self) -> None:
        read, to_read = self.model.progress()
        skipped = len(self.model.rows) - to_read
        words = said(
            "{read:,} of {to_read:,} read, {skipped:,} can be skipped",
            read=read,
            to_read=to_read,
            skipped=skipped,
        )
        dismissed = self.model.dismissed()
        if dismissed:
            words = said("{progress}, {dismissed:,} dismissed", progress=words, dismissed=dismissed)
        self._say(words if self.model.rows else "")
        if dismissed:
            self.told.setToolTip(tr("{progress}. Dismissed are places of cues, in all rows.", progress=words))

    def _say(self, words: str) -> None:
        """Say how far reading is."""
        self._said = words
        self.told.setText(shown(words))
        self.told.setToolTip(shown(words))

    def _mark(self, key: tuple[str, str], *, read: bool) -> None:
        try:
            self._marks.mark(key, read=read)
        except RougeGuiError as error:
            self.failed.emit(error)
        self.model.set_seen(key, self._marks.seen(key))
        self._tell_progress()

    @contextmanager
    def _held_in_place(self) -> Iterator[None]:
        """Keep what is being looked at where it is on the screen while rows come above it; the top stays the top."""
        table = self.table
        top, last = table.rowAt(0), table.rowAt(table.viewport().height() - 1)
        selected = table.selected_row()
        seen = selected is not None and top <= selected and (last < 0 or selected <= last)
        held = selected if seen and selected is not None else top
        index = QPersistentModelIndex(self.model.index(max(held, 0), 0))
        yield
        if index.isValid() and (seen or top > 0):
            table.executeDelayedItemsLayout()
            table.verticalScrollBar().setValue(index.row() - (held - top))

    def _begin(self, examples: Sequence[Example]) -> None:
        """Forget what was listed; what comes next is of `examples`."""
        self._marks.follow(examples)
        self._opened = None
        self.model.clear()
        self.profile_model.show([], {})
        self.table.horizontalHeader().setSortIndicator(*self.model.sorted_by)

    def _open(self, key: tuple[str, str]) -> None:
        self._opened = key
        self.mark_read(*key)
        self.example_opened.emit(*key)

    def _on_find_clicked(self) -> None:
        examples = list(self._provider())
        self.progress.setRange(0, 0)
        self._begin(examples)
        self._show_at_work(at_work=True)
        self.table.set_empty_text(shown(AT_WORK))
        self.finding.start(examples)

    def _on_progressed(self, done: int, steps: int, _left: float) -> None:
        self.progress.setRange(0, steps)
        self.progress.setValue(done)

    def _on_rows_found(self, rows: list[CueRow]) -> None:
        with self._held_in_place():
            self.model.append(rows, self._marks.seen)
        self._tell_progress()

    def _on_found(self, found: Found) -> None:
        self._show_at_work(at_work=False)
        with self._held_in_place():
            self.model.weigh(found.rows)
        self._show_profile()
        self._tell_progress()
        if found.failures:
            first, count = found.failures[0].message, len(found.failures)
            self._say(
                said(
                    "{progress}. {count:,} could not be read: {first}",
                    progress=self._said,
                    count=count,
                    first=first,
                )
            )
            self.told.setToolTip(shown(first))

    def _show_profile(self) -> None:
        """Fill the table of systems, where it is wanted."""
        if not self.profile_button.isChecked():
            return
        rows, low = self.model.rows, rated_low(self._provider())
        measured: dict[str, Mapping[str, Measured]] = {tr("as rated"): measure(rows, low)} if low else {}
        if self._labelled:
            measured[tr("as labelled")] = measure_places(rows, self._labelled)
        self.profile_model.show(profiles(rows), measured)
        self.profile.set_widths(dict.fromkeys(range(self.profile_model.columnCount()), PROFILE_WIDTH))

    def _on_failed(self, error: Exception) -> None:
        self._show_at_work(at_work=False)
        self.failed.emit(error)

    def _on_wanted_changed(self, wanted: Wanted) -> None:
        self.model.set_wanted(wanted)

    def _on_scores_changed(self) -> None:
        self.table.viewport().update()

    def _on_sort_asked(self, column: int, order: Qt.SortOrder) -> None:
        if (column, order) != self.model.sorted_by:
            self.model.sort(column, order)

    def _on_model_reset(self) -> None:
        self.table.set_empty_text(shown(NONE_LEFT if self.model.rows else EMPTY))
        row = None if self._opened is None else self.model.row_of(*self._opened)
        if row is not None:
            self.table.choose(row)

    def _on_selection_changed(self, _now: QItemSelection, _before: QItemSelection) -> None:
        row = self.table.selected_row()
        if row is not None and self.model.key(row) != self._opened:
            self._open(self.model.key(row))

    def _on_unread_asked(self) -> None:
        row = self.table.selected_row()
        if row is not None:
            self._mark(self.model.key(row), read=not self.model.is_read(row))

    def _on_activated(self, index: QModelIndex) -> None:
        self._open(self.model.key(index.row()))
