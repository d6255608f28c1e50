"""The study of ratings as tables, each with the sentence that says what it licenses under it."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QTabWidget, QVBoxLayout, QWidget

from rouge_gui.colours import Theme
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.systems.fitting import fit_to_rows
from rouge_gui.gui.systems.rating_columns import (
    Agreement,
    More,
    agreement_columns,
    agreements,
    case_columns,
    more_columns,
    mores,
    pick_columns,
    picked,
    rated_low,
    sentence,
)
from rouge_gui.gui.systems.shading import ShadedCells
from rouge_gui.gui.systems.sorted_rows import BOUNDS, SortedRows, SortedTable, longer
from rouge_gui.study.comparing.pairs import LEVEL
from rouge_gui.study.rating.cases import Case
from rouge_gui.study.rating.picks import Pick
from rouge_gui.study.rating.study import RatingStudy
from rouge_gui.wording import said

WAITING = said("The study starts when all candidates have been scored and read.")
AT_WORK = said("Studying the ratings: the first figures come in a moment.")
NOT_YET = said("Not known yet: this comes last.")
BEYOND = said(
    "Where p is above {level:g}, this corpus does not show that the score tells more, or less, than counting words. "
    "Like the intervals, p is of the sources and systems that were rated, at the level chosen above.",
    level=LEVEL,
)
FIRST, NAME, CORRELATION, RATING, EXAMPLE = 12, 18, 22, 10, 44
MARGIN = 6
HALF = 1


class RatingTables(QWidget):
    """`example_opened` (example, system) asks for the texts of a case."""

    example_opened = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cells = ShadedCells(self)
        self.agreement = SortedTable(
            SortedRows[Agreement]((), lambda row: row.score, self),
            tr("How scores agree with ratings, with intervals"),
            WAITING,
        )
        self.more = SortedTable(
            SortedRows[More]((), lambda row: row.score, self), tr("What scores tell beyond length"), NOT_YET
        )
        self.picks = SortedTable(
            SortedRows[Pick]((), lambda pick: (pick.column, pick.guarded), self),
            tr("How the picks of each column are rated"),
            WAITING,
        )
        self.cases = SortedTable(
            SortedRows[Case]((), lambda case: (case.example, case.system), self),
            tr("Candidates that score high and are rated low"),
            WAITING,
        )
        for table in (self.agreement, self.more):
            table.setItemDelegate(self._cells)
        for table in self._tables():
            table.horizontalHeader().setStretchLastSection(False)
        self.count, self.sentence, self.of_more, self.of_picks, self.of_cases = (
            _sentence() for _ in range(5)
        )
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName(tr("Length, picks and cases"))
        self._lay_out()
        self.cases.activated.connect(self._on_case_activated)

    def set_theme(self, theme: Theme) -> None:
        """Shade cells in the colours of `theme`."""
        self._cells.set_theme(theme)
        for table in (self.agreement, self.more):
            table.viewport().update()

    def clear(self, words: str) -> None:
        """Show nothing but `words`, which say what will come."""
        for table in self._tables():
            table.rows.show([], [])
            table.set_empty_text(words)
            fit_to_rows(table)
        for label in (self.count, self.sentence, self.of_more, self.of_picks, self.of_cases):
            label.clear()
        self._name_tabs(tr("Cases"))

    def show_study(self, study: RatingStudy, level: str, method: str) -> None:
        """Show `study` as far as it is, the correlations of one level by one method."""
        self.agreement.rows.show(agreements(study, level, method), agreement_columns(study))
        self.more.set_empty_text(NOT_YET)
        self.more.rows.show(mores(study, level), more_columns(study))
        self.picks.rows.show(study.picks, pick_columns(study))
        self.cases.rows.show(study.cases, case_columns(study.cases))
        told = study.sentences()
        self.cases.set_empty_text(told["cases"])
        self.count.setText(rated_low(study))
        self.sentence.setText(shown(sentence(study, level, method)))
        self.of_more.setText(shown(BEYOND))
        self.of_picks.setText(shown(told["best_of"]))
        self.of_cases.setText(shown(told["cases"]))
        self._name_tabs(tr("Cases ({count:,})", count=len(study.cases)))
        self._set_widths()

    def _lay_out(self) -> None:
        for table, label in (
            (self.more, self.of_more),
            (self.picks, self.of_picks),
            (self.cases, self.of_cases),
        ):
            self.tabs.addTab(_under(table, label), "")
        self._name_tabs(tr("Cases"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.count)
        column.addWidget(self.agreement, HALF)
        column.addWidget(self.sentence)
        column.addWidget(self.tabs, HALF)

    def _name_tabs(self, cases: str) -> None:
        for place, words in enumerate((tr("Beyond length"), tr("Best of several"), cases)):
            self.tabs.setTabText(place, words)

    def _set_widths(self) -> None:
        ratings = range(1, self.agreement.rows.columnCount())
        for table in (self.agreement, self.more):
            table.set_widths({0: FIRST, **dict.fromkeys(ratings, CORRELATION + longer(BOUNDS))})
        longest = max((len(picked(pick)) for pick in self.picks.rows.rows), default=NAME)
        columns = range(2, self.picks.rows.columnCount())
        self.picks.set_widths({0: longest, 1: NAME, **dict.fromkeys(columns, RATING)})
        self.cases.set_widths({0: EXAMPLE, 1: NAME, 2: RATING, 3: RATING})
        for table in self._tables():
            fit_to_rows(table)

    def _tables(self) -> tuple[SortedTable[Any], ...]:
        return self.agreement, self.more, self.picks, self.cases

    def _on_case_activated(self) -> None:
        case = self.cases.chosen()
        if case is not None:
            self.example_opened.emit(case.example, case.system)


def _sentence() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label


def _under(table: QWidget, label: QLabel) -> QWidget:
    """Return a table with its sentence right under it."""
    both = QWidget()
    column = QVBoxLayout(both)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(table, 1)
    column.addWidget(label)
    column.addStretch()
    return both
