"""The tab of the work: how far everybody is, and what goes out and comes in."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from rouge_gui.corpus.example import Problem
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.projects.known import Known
from rouge_gui.gui.projects.sending import (
    CHOICES,
    MERGE_FILTER,
    Told,
    exporting,
    format_filters,
    importing,
    merging,
    sending,
)
from rouge_gui.gui.projects.work_columns import Annotator, annotator_columns, problem_columns
from rouge_gui.gui.systems.fitting import fit_to_rows
from rouge_gui.gui.systems.sorted_rows import SortedRows, SortedTable
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.store.backups import ENDING
from rouge_gui.study.annotating.formats import FORMATS
from rouge_gui.wording import said

EMPTY = said("Nobody is asked in this project.")
NO_PROBLEMS = said("Nothing was left out.")
MARGIN, NAME, NUMBER, WIDE = 6, 18, 7, 17
ESCAPE = "&&"


class WorkTab(QWidget):
    """`review_asked` (annotator) asks for the review of a list, `ratings_asked` for the ratings to be studied.

    `changed` follows what was taken in, `failed` tells an error.
    """

    review_asked = Signal(str)
    ratings_asked = Signal()
    changed = Signal()
    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._known: Known | None = None
        self.runner = Runner(self)
        self.table = SortedTable(
            SortedRows[Annotator](annotator_columns(), lambda row: row.name, self),
            tr("Annotators"),
            shown(EMPTY),
        )
        self.table.set_widths({0: NAME, **dict.fromkeys(range(1, 6), NUMBER), 6: WIDE, 7: WIDE, 8: WIDE})
        self.table.horizontalHeader().setStretchLastSection(False)
        self.told = QLabel(wordWrap=True)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setAccessibleName(tr("What was done"))
        self.told.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.told.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self.problems = SortedTable(
            SortedRows[Problem](problem_columns(), lambda row: (row.line, row.message), self),
            tr("What was left out, or is worth knowing"),
            shown(NO_PROBLEMS),
        )
        self.problems.set_widths({0: NUMBER, 1: NUMBER})
        self._lay_out()
        self._tell(Told(""))
        self.table.activated.connect(self._on_review_clicked)
        self.table.selectionModel().selectionChanged.connect(self._name_buttons)
        self.runner.batched.connect(self._on_told)
        self.runner.failed.connect(self._on_failed)
        self._name_buttons()

    def show_known(self, known: Known) -> None:
        """Show how far everybody is."""
        self._known = known
        self.table.rows.show([Annotator(name, each) for name, each in known.progress.items()])
        if self.table.selected_row() is None and known.progress:
            self.table.choose(0)
        fit_to_rows(self.table)
        self._name_buttons()

    def chosen(self) -> str | None:
        """Return the annotator that is chosen."""
        row = self.table.chosen()
        return None if row is None else row.name

    def merge(self, path: Path) -> None:
        """Take in a file that came by mail."""
        self._start(partial(merging, path=path))

    def bring_in(self, name: str, path: Path) -> None:
        """Take in a file in the format called `name`."""
        self._start(partial(importing, name=name, path=path))

    def bring_out(self, choice: str, name: str, path: Path) -> None:
        """Write the verdicts that `choice` stands for in the format called `name`."""
        self._start(partial(exporting, choice=choice, name=name, path=path))

    def send(self, annotator: str, path: Path) -> None:
        """Write a copy of an annotator's file."""
        self._start(partial(sending, annotator=annotator, path=path))

    def end_work(self) -> bool:
        """Let what is being written end; False where it did not in time."""
        return self.runner.close()

    def _lay_out(self) -> None:
        self.review_button, self.send_button = QPushButton(), QPushButton()
        self.review_button.setToolTip(
            tr("Open the list of the annotator chosen above, one item at a time (Enter)")
        )
        self.send_button.setToolTip(tr("Write a copy of the annotator's verdicts that can be sent by mail"))
        self.merge_button = QPushButton(tr("&Merge a file…"))
        self.merge_button.setToolTip(
            tr("Take in what an annotator sent; nothing here is changed, nothing comes twice")
        )
        self.import_button = QPushButton(tr("&Import…"))
        self.import_button.setToolTip(tr("Take in verdicts of another program, or a table"))
        self.export_button = QPushButton(tr("&Export"))
        self.export_button.setToolTip(tr("Write verdicts as a table, or for another program"))
        menu = QMenu(self.export_button)
        menu.setToolTipsVisible(True)
        for choice, (words, meaning) in CHOICES.items():
            action = menu.addAction(shown(words))
            action.setToolTip(shown(meaning))
            action.triggered.connect(partial(self._on_export_asked, choice))
        self.export_button.setMenu(menu)
        self.ratings_button = QPushButton(tr("Study the ra&tings"))
        self.ratings_button.setToolTip(tr("Hold the scores of the corpus against what was rated here"))
        for button, slot in (
            (self.review_button, self._on_review_clicked),
            (self.send_button, self._on_send_clicked),
            (self.merge_button, self._on_merge_clicked),
            (self.import_button, self._on_import_clicked),
            (self.ratings_button, self.ratings_asked),
        ):
            button.clicked.connect(slot)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table, 1)
        for buttons in (
            (self.review_button, self.send_button),
            (self.merge_button, self.import_button, self.export_button, self.ratings_button),
        ):
            line = QHBoxLayout()
            line.setContentsMargins(MARGIN, MARGIN, MARGIN, 0)
            line.setSpacing(MARGIN)
            for button in buttons:
                line.addWidget(button)
            line.addStretch()
            column.addLayout(line)
        column.addWidget(self.told)
        column.addWidget(self.problems, 1)
        column.addStretch()

    def _name_buttons(self) -> None:
        name = self.chosen()
        whose = (name or tr("annotator")).replace("&", ESCAPE)
        self.review_button.setText(tr("&Review as {annotator}", annotator=whose))
        self.send_button.setText(tr("&Send the work of {annotator}…", annotator=whose))
        for button in (self.review_button, self.send_button):
            button.setEnabled(name is not None)
        has_ratings = self._known is not None and bool(self._known.scheme.ratings)
        self.ratings_button.setEnabled(has_ratings)
        for button in (self.merge_button, self.import_button, self.export_button):
            button.setEnabled(self._known is not None)

    def _start(self, steps: Callable[[Known], Iterator[Told]]) -> None:
        known = self._known
        if known is not None:
            self._tell(Told(said("At work…")))
            self.runner.start(Job(lambda: steps(known), 1))

    def _tell(self, told: Told) -> None:
        self.told.setText(shown(told.sentence))
        self.told.setVisible(bool(told.sentence))
        self.problems.rows.show(told.problems)
        self.problems.setVisible(bool(told.problems))

    def _on_told(self, told: list[Told]) -> None:
        self._tell(told[-1])
        self.changed.emit()

    def _on_failed(self, error: Exception) -> None:
        self._tell(Told(""))
        self.failed.emit(error)
        self.changed.emit()

    def _on_review_clicked(self) -> None:
        name = self.chosen()
        if name is not None:
            self.review_asked.emit(name)

    def _on_send_clicked(self) -> None:
        annotator = self.chosen()
        if annotator is None:
            return
        name, _ = QFileDialog.getSaveFileName(
            self,
            tr("Send the work of {annotator}", annotator=annotator),
            f"{annotator}{ENDING}",
            tr("Verdicts (*{ending})", ending=ENDING),
        )
        if name:
            self.send(annotator, Path(name))

    def _on_merge_clicked(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Merge a file"), "", shown(MERGE_FILTER))
        if name:
            self.merge(Path(name))

    def _on_import_clicked(self) -> None:
        formats = format_filters()
        name, chosen = QFileDialog.getOpenFileName(self, tr("Import verdicts"), "", ";;".join(formats))
        if name:
            self.bring_in(formats[chosen], Path(name))

    def _on_export_asked(self, choice: str) -> None:
        formats = format_filters()
        name, chosen = QFileDialog.getSaveFileName(
            self, tr("Export verdicts"), "verdicts.csv", ";;".join(formats)
        )
        if not name:
            return
        wanted = formats[chosen]
        path = Path(name) if Path(name).suffix else Path(name + FORMATS[wanted].suffix)
        self.bring_out(choice, wanted, path)
