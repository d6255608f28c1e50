"""The table of a corpus: every example and system with its scores, to filter, sort and walk through."""

from PySide6.QtCore import QItemSelection, QModelIndex, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.gui.group_table import GroupTable
from rouge_gui.gui.icons import IconButton
from rouge_gui.gui.inline_field import InlineField
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.corpus_model import EXAMPLE, SYSTEM, CorpusModel
from rouge_gui.gui.models.grouping import Grouping
from rouge_gui.gui.models.rows import Key
from rouge_gui.gui.models.score_columns import Column, Part
from rouge_gui.gui.models.snapshot import State
from rouge_gui.gui.page_table import PageTable
from rouge_gui.study.filter_expression import TABLE, UnreadableExpression
from rouge_gui.wording import counted, said

EMPTY = said(
    "No candidates yet. Open files or a folder, or drop them here: each candidate of each example becomes a row."
)
FILTER_MS = 150
SEEN_MS = 60
MARGIN = 8
EXAMPLE_WIDTH, SYSTEM_WIDTH, SCORE_WIDTH = 15, 10, 6
MINUTE, HOUR = 60, 3600
PART_ACTIONS = {Part.P: said("&Precision"), Part.R: said("&Recall"), Part.F: said("&F")}


class CorpusView(QWidget):
    """Shows the rows of `model` and how far their scoring is.

    `example_opened` (example, system) follows a row that the user chose, `cancelled` the cancel button, `rows_seen`
    (ids, the open example's first) what comes into sight. `end_work` must be called before the view goes.
    """

    example_opened = Signal(str, str)
    cancelled = Signal()
    rows_seen = Signal(list)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = CorpusModel(self)
        self.table = PageTable(self.model, tr("Corpus: examples, systems and scores"), shown(EMPTY))
        self.groups = GroupTable(self.model)
        self._parts = frozenset({Part.F})
        self._laid_out: tuple[Column, ...] = ()
        self._opened: Key | None = None
        self._spread = ""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.jump = InlineField(
            tr("Id of an example"), tr("The id of an example. Enter goes there, Esc gives up.")
        )
        self.jump.given.connect(self._on_jump_given)
        layout.addLayout(self._filter_line())
        layout.addWidget(self._error_line())
        layout.addWidget(self.jump)
        layout.addLayout(self._stack(), 1)
        layout.addWidget(self._progress_line())
        self._prepare_table()
        self._lay_out_columns()
        self._tell_rows()

    def select(self, example: str, system: str) -> None:
        """Mark (example, system) as the open one and scroll to it, without opening it again.

        Of several rows that are selected together it is one; else it is the only one from now on.
        """
        self._opened = Key(example, system)
        self._look.start()
        row = self.model.row_of(example, system)
        if row is None:
            self.table.clearSelection()
            return
        if self.table.selected_row() != row:
            self.table.choose(row)
        self.table.scrollTo(self.model.index(row, EXAMPLE))

    def step(self, rows: int) -> None:
        """Open the row `rows` further down (negative: up), as far as there are rows."""
        count = self.model.rowCount()
        if not count:
            return
        current = self.table.selected_row()
        start = (-1 if rows > 0 else count) if current is None else current
        self.table.choose(max(0, min(count - 1, start + rows)))

    def show_spread(self, spread: str) -> None:
        """Say with the progress what does the scoring: `2 threads`, as `wording` says it."""
        self._spread = spread

    def show_progress(self, done: int, steps: int, seconds_left: float) -> None:
        """Show how far scoring is; `steps` and `seconds_left` are negative where not known."""
        known = steps > 0
        self.progress.setRange(0, steps if known else 0)
        self.progress.setValue(done if known else 0)
        so_far = (
            said("{done:,} of {steps:,} scored", done=done, steps=steps)
            if known
            else said("{done:,} scored", done=done)
        )
        if self._spread:
            so_far = said("{scored} on {threads}", scored=so_far, threads=self._spread)
        if seconds_left > 0:
            so_far = said("{scored}, {time} left", scored=so_far, time=_duration(seconds_left))
        self.progress_text.setText(shown(so_far))
        self.progress_line.show()

    def begin_progress(self) -> None:
        """Show that something has begun of which nothing is known yet."""
        self.show_progress(0, -1, -1)

    def end_progress(self) -> None:
        """Take the progress away: scoring has ended. Order and filter are brought up to date."""
        self.progress_line.hide()
        self.model.arrange_again()

    def end_work(self) -> bool:
        """Stop and wait for the thread; False where it did not end in time."""
        return all([self.model.close(), self.groups.groups.close()])

    def ask_for_example(self) -> None:
        """Let the user name an example to go to."""
        self.jump.ask()

    def go_to(self, example: str) -> bool:
        """Open the first row of an example, even where the filter hides it; False where there is no such example."""
        key = self.model.first_of(example)
        if key is None:
            return False
        self.grouping.setCurrentIndex(0)
        self.select(*key)
        self.example_opened.emit(*key)
        return True

    def _filter_line(self) -> QHBoxLayout:
        self.filter = QLineEdit(clearButtonEnabled=True, placeholderText=tr("words, or R1.f >= .6"))
        self.filter.setAccessibleName(tr("Filter the corpus"))
        self.filter.setToolTip(
            tr(
                "Show only rows whose example or system contains each of these words, or of which an expression "
                "holds: {expression}; joined by and, or, not",
                expression=TABLE.example,
            )
        )
        self._settle = QTimer(self, singleShot=True, interval=FILTER_MS)
        self._settle.timeout.connect(self._on_filter_settled)
        self.filter.textChanged.connect(self._settle.start)
        self.filter.returnPressed.connect(self._on_filter_settled)
        label = QLabel(tr("F&ilter"))
        label.setBuddy(self.filter)
        self.row_count = QLabel()
        self.columns_button = IconButton(
            "columns", tr("Columns: choose which parts of a score are shown, and the state of each row")
        )
        self.columns_button.setPopupMode(IconButton.ToolButtonPopupMode.InstantPopup)
        self.columns_button.setMenu(self._columns_menu())
        line = QHBoxLayout()
        line.setContentsMargins(MARGIN, 6, MARGIN, 6)
        line.setSpacing(MARGIN)
        self.grouping = QComboBox()
        self.grouping.setAccessibleName(tr("Group by"))
        self.grouping.setAccessibleDescription(tr("What the rows are taken together by"))
        self.grouping.setToolTip(
            tr("One row for each candidate, or for each system or example with mean scores")
        )
        for grouping in Grouping:
            self.grouping.addItem(shown(grouping.value), grouping)
        self.grouping.currentIndexChanged.connect(self._on_grouping_chosen)
        line.addWidget(label)
        line.addWidget(self.filter, 1)
        line.addWidget(self.row_count)
        groups = QLabel(tr("Gro&up"))
        groups.setBuddy(self.grouping)
        line.addWidget(groups)
        line.addWidget(self.grouping)
        line.addWidget(self.columns_button)
        return line

    def _stack(self) -> QStackedLayout:
        self.stack = QStackedLayout()
        self.stack.addWidget(self.table)
        self.stack.addWidget(self.groups)
        self.groups.group_opened.connect(self._on_group_opened)
        return self.stack

    def _error_line(self) -> QLabel:
        self.error = QLabel(wordWrap=True)
        self.error.setAccessibleName(tr("What is wrong with the filter"))
        self.error.setContentsMargins(MARGIN, 0, MARGIN, MARGIN)
        self.error.hide()
        return self.error

    def _columns_menu(self) -> QMenu:
        menu = QMenu(self)
        for part, words in PART_ACTIONS.items():
            action = menu.addAction(shown(words))
            action.setCheckable(True)
            action.setChecked(part in self._parts)
            action.toggled.connect(lambda checked, part=part: self._on_part_toggled(part, checked=checked))
        self.state_action = menu.addAction(tr("&State"))
        self.state_action.setCheckable(True)
        self.state_action.toggled.connect(self._on_state_toggled)
        return menu

    def _progress_line(self) -> QWidget:
        self.progress = QProgressBar(textVisible=False)
        self.progress.setAccessibleName(tr("Progress of scoring"))
        self.progress.setFixedHeight(10)
        self.progress.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.progress_text = QLabel()
        self.cancel_button = QPushButton(tr("C&ancel"))
        self.cancel_button.setToolTip(tr("Stop reading and scoring; what has come stays"))
        self.cancel_button.clicked.connect(self._on_cancel_clicked)
        self.progress_line = QWidget()
        line = QHBoxLayout(self.progress_line)
        line.setContentsMargins(8, 4, 8, 4)
        line.setSpacing(10)
        line.addWidget(self.progress, 1)
        line.addWidget(self.progress_text)
        line.addWidget(self.cancel_button)
        self.progress_line.hide()
        return self.progress_line

    def _prepare_table(self) -> None:
        header = self.table.horizontalHeader()
        self.table.select_several()
        header.setSortIndicatorShown(True)
        header.setSectionsClickable(True)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(*self.model.sorted_by)
        header.sortIndicatorChanged.connect(self._on_sort_asked)
        self.table.selectionModel().selectionChanged.connect(self._on_selection_changed)
        self.table.activated.connect(self._on_activated)
        self.model.modelReset.connect(self._on_model_reset)
        self.model.dataChanged.connect(self._on_scores_changed)
        self.model.rowsInserted.connect(self._on_rows_inserted)
        self.model.rearranged.connect(self._tell_rows)
        self._look = QTimer(self, singleShot=True, interval=SEEN_MS)
        self._look.timeout.connect(self._tell_seen)
        self.table.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.table.verticalScrollBar().rangeChanged.connect(self._on_scrolled)

    def _lay_out_columns(self) -> None:
        scores = [place for place, column in enumerate(self.model.columns) if column.part is not None]
        widths = {EXAMPLE: EXAMPLE_WIDTH, SYSTEM: SYSTEM_WIDTH} | dict.fromkeys(scores, SCORE_WIDTH)
        self.table.set_widths(widths)
        self._laid_out = self.model.columns
        self._hide_columns()

    def _hide_columns(self) -> None:
        *others, state = enumerate(self.model.columns)
        for place, column in others:
            self.table.setColumnHidden(place, column.part is not None and column.part not in self._parts)
        self.table.setColumnHidden(state[0], not self.state_action.isChecked())
        self.table.horizontalHeader().setStretchLastSection(self.state_action.isChecked())

    def _tell_rows(self) -> None:
        left, total = self.model.rowCount(), self.model.total
        rows = counted(total, "row")
        self.table.set_empty_text(self._none_left(rows) if total else shown(EMPTY))
        told = shown(rows) if left == total else tr("{count:,} of {rows}", count=left, rows=rows)
        self.row_count.setText(tr("Arranging…") if self.model.is_at_work else told)

    def _none_left(self, rows: str) -> str:
        """Say why none of all `rows` is shown."""
        if self.model.filters_by_scores:
            return tr("No row passes this expression. Clear the filter to see all {rows}.", rows=rows)
        return tr("No row has these words. Clear the filter to see all {rows}.", rows=rows)

    def _on_scrolled(self) -> None:
        # Not the timer itself: it would take the bar's value for its time.
        self._look.start()

    def _tell_seen(self) -> None:
        """Say which examples are in sight."""
        count = self.model.rowCount()
        top = self.table.rowAt(0)
        if not count or top < 0:
            return
        last = self.table.rowAt(self.table.viewport().height() - 1)
        opened = [self._opened.example] if self._opened is not None else []
        seen = range(top, (last if last >= 0 else count - 1) + 1)
        self.rows_seen.emit(list(dict.fromkeys([*opened, *(self.model.key(row).example for row in seen)])))

    def _on_filter_settled(self) -> None:
        self._settle.stop()
        try:
            self.model.set_filter(self.filter.text())
        except UnreadableExpression as error:
            self._tell_wrong(shown(str(error)))
            return
        self.error.hide()
        self._tell_rows()

    def _on_part_toggled(self, part: Part, *, checked: bool) -> None:
        self._parts = self._parts | {part} if checked else self._parts - {part}
        self._hide_columns()
        self._on_grouping_chosen()

    def _on_grouping_chosen(self) -> None:
        grouping = self.grouping.currentData()
        self.groups.show_groups(grouping, self._parts)
        self.stack.setCurrentWidget(self.table if grouping is Grouping.NONE else self.groups)

    def _on_group_opened(self, expression: str) -> None:
        """Show the rows of a group. A filter of words gives way to it, an expression is narrowed by it."""
        asked = self.filter.text().strip()
        narrowed = f"({asked}) and {expression}" if self.model.filters_by_scores else expression
        self.grouping.setCurrentIndex(0)
        self.filter.setText(narrowed)
        self._on_filter_settled()
        self.table.setFocus()

    def _on_jump_given(self, example: str) -> None:
        if not self.go_to(example):
            self._tell_wrong(
                tr(
                    "There is no example “{example}”. Type its whole id; the filter finds parts of ids.",
                    example=example,
                )
            )
            return
        self.error.hide()
        self.table.setFocus()

    def _tell_wrong(self, sentence: str) -> None:
        self.error.setText(sentence)
        self.error.show()

    def _on_state_toggled(self, _checked: bool) -> None:  # noqa: FBT001 (a signal's argument)
        self._hide_columns()

    def _on_scores_changed(self) -> None:
        if self.model.count(State.FAILED):
            self.state_action.setChecked(True)

    def _on_sort_asked(self, column: int, order: Qt.SortOrder) -> None:
        if (column, order) != self.model.sorted_by:
            self.model.sort(column, order)
            self._tell_rows()

    def _on_model_reset(self) -> None:
        self.table.horizontalHeader().setSortIndicator(*self.model.sorted_by)
        if self.model.columns != self._laid_out:
            self._lay_out_columns()
            self._settle.start()
        self._tell_rows()
        self._look.start()
        if self._opened is not None and self.model.row_of(*self._opened) is not None:
            self.select(*self._opened)

    def _on_rows_inserted(self, _parent: QModelIndex, _first: int, _last: int) -> None:
        self._tell_rows()

    def _on_selection_changed(self, _now: QItemSelection, _before: QItemSelection) -> None:
        row = self.table.selected_row()
        key = None if row is None else self.model.key(row)
        if key is not None and key != self._opened:
            self._opened = key
            self.example_opened.emit(*key)

    def _on_activated(self, index: QModelIndex) -> None:
        self._opened = self.model.key(index.row())
        self.example_opened.emit(*self._opened)

    def _on_cancel_clicked(self) -> None:
        self.cancelled.emit()


def _duration(seconds: float) -> str:
    """Return a time as one says it: `8 s`, `2 min 5 s`, `1 h 10 min`."""
    whole = max(1, round(seconds))
    if whole < MINUTE:
        return said("{seconds} s", seconds=whole)
    if whole < HOUR:
        return said("{minutes} min {seconds} s", minutes=whole // MINUTE, seconds=whole % MINUTE)
    return said("{hours} h {minutes} min", hours=whole // HOUR, minutes=whole % HOUR // MINUTE)
