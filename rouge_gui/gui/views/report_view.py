"""The import report: what was read and what was met while it was, in tables of their own and never in a dialog."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QStackedLayout, QVBoxLayout, QWidget

from rouge_gui.corpus.example import Level, Problem
from rouge_gui.gui.icons import IconButton
from rouge_gui.gui.language import as_data, shown, tr
from rouge_gui.gui.models.report_files_model import LEVEL_TITLES, ReportFilesModel
from rouge_gui.gui.models.report_model import (
    AS_MET,
    CELLS,
    FILE,
    LEVEL,
    LEVEL_WORDS,
    LINE,
    MESSAGE,
    ReportModel,
)
from rouge_gui.gui.table import RowTable
from rouge_gui.wording import counted, said

TITLE = said("Import report")
EMPTY = said("No problems: everything that was opened could be read.")
NO_FILES = said("No file has a line in this report.")
TELL_MS = 200
MARGIN = 8
COUNT_WIDTH = 8
LEAST_LETTERS = 12


class ReportView(QWidget):
    """Lists problems; `windowTitle` holds their counts, which a tab shows as its own title.

    `save_asked` follows the button that saves what is shown.
    """

    titled = Signal(str)
    save_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ReportModel(self)
        self.table = RowTable(self.model, TITLE, EMPTY)
        self.table.setAlternatingRowColors(True)
        self.files_model = ReportFilesModel(self)
        self.files = RowTable(self.files_model, said("Import report, one row for each file"), NO_FILES)
        self.files.setAlternatingRowColors(True)
        self._prepare_headers()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._choice_line())
        layout.addLayout(self._read_line())
        self.stack = QStackedLayout()
        for table in (self.table, self.files):
            self.stack.addWidget(table)
        layout.addLayout(self.stack, 1)
        self.chosen = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText, margin=MARGIN)
        self.chosen.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout.addWidget(self.chosen)
        self._show_chosen()
        self.table.selectionModel().selectionChanged.connect(self._show_chosen)
        self.model.modelReset.connect(self._show_chosen)
        self.files.activated.connect(self._on_file_activated)
        self.model.rearranged.connect(self._tell)
        self._telling = QTimer(self, singleShot=True, interval=TELL_MS)
        self._telling.timeout.connect(self._tell)
        self._retitle()
        self._tell()

    def append(self, problems: Sequence[Problem]) -> None:
        """Add `problems`."""
        self.model.append(problems)
        self._retitle()

    def show_losses(self, problems: Sequence[Problem]) -> None:
        """Show `problems` in place of those that were shown so before: under other options others are lost."""
        self.model.replace_last(problems)
        self._retitle()

    def clear(self) -> None:
        """Forget all: another corpus is being read."""
        self.model.clear()
        self.read.hide()
        self._retitle()

    def show_read(self, examples: int, candidates: int) -> None:
        """Say how much was read once all is, and put all lines in their places."""
        self.read.setText(
            tr(
                "Read: {examples}, {candidates}.",
                examples=counted(examples, "example"),
                candidates=counted(candidates, "candidate"),
            )
        )
        self.read.show()
        self.model.arrange_again()

    def _prepare_headers(self) -> None:
        for table, sorted_by in (
            (self.table, (AS_MET, Qt.SortOrder.AscendingOrder)),
            (self.files, self.files_model.sorted_by),
        ):
            header = table.horizontalHeader()
            header.setSortIndicatorShown(True)
            header.setSectionsClickable(True)
            header.setSortIndicator(*sorted_by)
        self.table.horizontalHeader().setSortIndicatorClearable(True)
        self.table.horizontalHeader().sortIndicatorChanged.connect(self.model.sort)
        self.files.horizontalHeader().sortIndicatorChanged.connect(self.files_model.sort)
        longest = max(len(shown(words)) for words in LEVEL_WORDS.values())
        self.table.set_widths({LEVEL: longest + 1, FILE: 14, LINE: 5})
        self.files.set_widths({0: 18} | dict.fromkeys(range(1, len(Level) + 1), COUNT_WIDTH))

    def _choice_line(self) -> QHBoxLayout:
        self.level = QComboBox()
        self.level.setAccessibleName(tr("Level of the lines shown"))
        self.level.setToolTip(tr("Show the lines of one level, or all"))
        self.level.addItem(tr("All levels"), None)
        for level, words in LEVEL_TITLES.items():
            self.level.addItem(shown(words), level)
        self.level.currentIndexChanged.connect(self._on_filter_changed)
        self.filter = QLineEdit(
            clearButtonEnabled=True, placeholderText=tr("part of a file name or of a sentence")
        )
        self.filter.setAccessibleName(tr("Filter the import report"))
        self.filter.setToolTip(tr("Show only lines whose file or sentence contains this"))
        self.filter.textChanged.connect(self._on_filter_changed)
        label = QLabel(tr("F&ilter"))
        label.setBuddy(self.filter)
        self.grouping = QComboBox()
        self.grouping.setAccessibleName(tr("One row for each"))
        self.grouping.setToolTip(tr("One row for each line of the report, or for each file with its counts"))
        self.grouping.addItems([tr("Every line"), tr("By file")])
        self.grouping.currentIndexChanged.connect(self._on_grouping_chosen)
        self.copy_button = IconButton("copy", tr("Copy the lines that are shown"))
        self.copy_button.clicked.connect(self._on_copy_clicked)
        self.save_button = IconButton("save", tr("Save the lines that are shown, as JSON or CSV"))
        self.save_button.clicked.connect(self._on_save_clicked)
        line = QHBoxLayout()
        line.setContentsMargins(MARGIN, 6, MARGIN, 6)
        line.setSpacing(MARGIN)
        line.addWidget(self.level)
        line.addWidget(label)
        line.addWidget(self.filter, 1)
        for widget in (self.grouping, self.copy_button, self.save_button):
            line.addWidget(widget)
        # Where room is tight all three give way, not the filter alone.
        for field in (self.level, self.filter, self.grouping):
            field.setMinimumWidth(LEAST_LETTERS * self.fontMetrics().averageCharWidth())
        return line

    def _read_line(self) -> QHBoxLayout:
        self.read = QLabel(wordWrap=True)
        self.read.setAccessibleName(tr("What was read"))
        self.read.hide()
        self.line_count = QLabel()
        line = QHBoxLayout()
        line.setContentsMargins(MARGIN, 0, MARGIN, MARGIN)
        line.addWidget(self.read, 1)
        line.addWidget(self.line_count, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignTrailing)
        return line

    def _retitle(self) -> None:
        counts = self.model.summary()
        self.setWindowTitle(tr("{title}: {counts}", title=TITLE, counts=counts) if counts else shown(TITLE))
        self.titled.emit(self.windowTitle())
        if not self._telling.isActive():
            self._telling.start()

    def _tell(self) -> None:
        """Bring counts and files up to date."""
        count, total = self.model.rowCount(), self.model.total
        lines = counted(total, "line")
        self.line_count.setText(
            shown(lines) if count == total else tr("{shown:,} of {lines}", shown=count, lines=lines)
        )
        self.table.set_empty_text(_none_left(total) if total else EMPTY)
        counts = self.model.counts()
        for place, (level, words) in enumerate(LEVEL_TITLES.items(), start=1):
            self.level.setItemText(place, tr("{level}: {count:,}", level=words, count=counts[level]))
        if self.stack.currentWidget() is self.files:
            self.files_model.set_files(self.model.files, self.model.accounts)

    def _show_chosen(self) -> None:
        """Say the whole sentence of the chosen line, of which its row shows the beginning."""
        row = self.table.selected_row() if self.stack.currentWidget() is self.table else None
        self.chosen.setText("" if row is None else self.model.index(row, MESSAGE).data())
        self.chosen.setVisible(row is not None)

    def _on_filter_changed(self) -> None:
        self.model.set_filter(self.level.currentData(), self.filter.text().strip())

    def _on_grouping_chosen(self, place: int) -> None:
        self.stack.setCurrentIndex(place)
        self._show_chosen()
        self._tell()

    def _on_file_activated(self, index: QModelIndex) -> None:
        """Show the lines of the file alone."""
        path = self.files_model.path(index.row())
        self.level.setCurrentIndex(0)
        self.filter.setText(str(path))
        self.grouping.setCurrentIndex(0)
        self.table.setFocus()

    def _on_copy_clicked(self) -> None:
        lines = (
            "\t".join(
                (CELLS[LEVEL](problem), str(problem.path), CELLS[LINE](problem), CELLS[MESSAGE](problem))
            )
            for problem in self.model.shown()
        )
        with as_data():
            QGuiApplication.clipboard().setText("\n".join(lines))

    def _on_save_clicked(self) -> None:
        self.save_asked.emit()


def _none_left(total: int) -> str:
    return said(
        "None of the {lines} passes. Choose “All levels” and clear the filter to see them.",
        lines=counted(total, "lines", "lines"),
    )
