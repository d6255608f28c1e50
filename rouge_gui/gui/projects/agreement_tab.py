"""The tab of agreement: what the numbers mean above, a table for each way of looking at them below."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QTabWidget, QVBoxLayout, QWidget

from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.projects import agreement_columns as columns
from rouge_gui.gui.projects.agreement_columns import Bias, Given, Pair
from rouge_gui.gui.projects.known import Known
from rouge_gui.gui.projects.meaning import meaning
from rouge_gui.gui.systems.sorted_rows import Column, SortedRows, SortedTable
from rouge_gui.study.annotating.agreement import Agreement
from rouge_gui.wording import said

AT_WORK = said("Counting how far annotators agree.")
NOTHING = said("There is nothing to show here yet.")
MARGIN, WORDS, NUMBER, ALPHA = 6, 16, 8, 21


@dataclass(frozen=True)
class Part:
    """One table: its title, the words that a screen reader says, its columns, its rows, and what each row stands for."""

    title: str
    words: str
    columns: Sequence[Column[Any]]
    rows: Callable[[Agreement, Known], Sequence[Any]]
    name: Callable[[Any], Hashable]


PARTS: dict[str, Part] = {
    "questions": Part(
        said("&Questions"),
        said("Agreement on each question"),
        columns.question_columns(),
        lambda found, _: found.questions,
        lambda row: row.question,
    ),
    "pairs": Part(
        said("&Pairs"),
        said("Agreement of each two annotators"),
        columns.pair_columns(),
        lambda found, _: [Pair(each.question, pair) for each in found.questions for pair in each.pairs],
        lambda row: (row.question, row.found.first, row.found.second),
    ),
    "annotators": Part(
        said("A&nnotators"),
        said("Each annotator beside the others"),
        columns.annotator_columns(),
        lambda found, _: found.annotators,
        lambda row: (row.annotator, row.question),
    ),
    "answers": Part(
        said("An&swers"),
        said("Agreement on each answer"),
        columns.answer_columns(),
        lambda found, _: [
            Given(each.question, answer) for each in found.questions for answer in each.answers
        ],
        lambda row: (row.question, row.found.answer),
    ),
    "spans": Part(
        said("Spa&ns"),
        said("Agreement on labelled spans"),
        columns.span_columns(),
        lambda found, _: found.spans,
        lambda row: (row.first, row.second, row.label),
    ),
    "time": Part(
        said("Over &time"),
        said("Agreement over time"),
        columns.window_columns(),
        lambda found, _: found.windows,
        lambda row: (row.annotator, row.question, row.start),
    ),
    "gold": Part(
        said("&Gold"),
        said("Answers beside the right ones"),
        columns.gold_columns(),
        lambda found, _: found.gold,
        lambda row: (row.annotator, row.question),
    ),
    "gold_spans": Part(
        said("Gold spans"),
        said("Spans beside the right ones"),
        columns.span_columns(),
        lambda found, _: found.gold_spans,
        lambda row: (row.second, row.label),
    ),
    "position": Part(
        said("P&osition"),
        said("Which place was preferred"),
        columns.bias_columns(),
        lambda _, known: [Bias(*key, found) for key, found in known.biases.items()],
        lambda row: (row.annotator, row.question),
    ),
}


class AgreementTab(QWidget):
    """Shows what is known; tables that have no rows are left out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = QLabel(shown(AT_WORK), wordWrap=True)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setAccessibleName(tr("What the numbers mean"))
        self.sentence.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self.sentence.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.tabs = QTabWidget(documentMode=True)
        self.tabs.setAccessibleName(tr("Ways to look at agreement"))
        self.tables: dict[str, SortedTable[Any]] = {}
        for name, part in PARTS.items():
            rows = SortedRows[Any](part.columns, part.name, self)
            table = SortedTable(rows, shown(part.words), shown(NOTHING))
            table.horizontalHeader().setStretchLastSection(False)
            table.set_widths({at: _width(each) for at, each in enumerate(part.columns)})
            self.tables[name] = table
            self.tabs.addTab(table, shown(part.title))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.sentence)
        column.addWidget(self.tabs, 1)

    def show_known(self, known: Known) -> None:
        """Show how far annotators agree, once that is known; until then what was known stays."""
        found = known.agreement
        if found is None:
            return
        self.sentence.setText(meaning(found))
        for at, (name, part) in enumerate(PARTS.items()):
            rows = part.rows(found, known)
            self.tables[name].rows.show(rows)
            self.tabs.setTabVisible(at, bool(rows))

    def forget(self) -> None:
        """Show nothing of the project before."""
        self.sentence.setText(shown(AT_WORK))
        for at, name in enumerate(PARTS):
            self.tables[name].rows.show(())
            self.tabs.setTabVisible(at, not at)


def _width(column: Column[Any]) -> int:
    if column.words.startswith("Alpha, "):
        return ALPHA
    if column.words in {"Drift", "Parting"}:
        return WORDS
    return NUMBER if column.is_number else WORDS
