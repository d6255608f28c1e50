"""The table of a corpus with its rows taken together, kept up to date while scores come in."""

from PySide6.QtCore import QModelIndex, QTimer, Signal
from PySide6.QtWidgets import QWidget

from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.corpus_model import CorpusModel
from rouge_gui.gui.models.group_model import COUNTED, GroupModel
from rouge_gui.gui.models.grouping import Grouping
from rouge_gui.gui.models.score_columns import Part
from rouge_gui.gui.page_table import PageTable
from rouge_gui.wording import said

EMPTY = said("No row passes the filter, so there is nothing to take together.")
REFRESH_MS = 300
NAME_WIDTH, NUMBER_WIDTH = 12, 4


class GroupTable(PageTable):
    """Shows groups of what `corpus` shows; `group_opened` (the expression that names its rows) follows Enter."""

    group_opened = Signal(str)

    def __init__(self, corpus: CorpusModel, parent: QWidget | None = None) -> None:
        self.groups = GroupModel(corpus)
        super().__init__(
            self.groups, tr("Corpus: groups of rows and their mean scores"), shown(EMPTY), parent
        )
        self.groups.setParent(self)
        self._corpus = corpus
        self._grouping = Grouping.NONE
        self._parts: frozenset[Part] = frozenset()
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(True)
        header.setSortIndicator(*self.groups.sorted_by)
        header.sortIndicatorChanged.connect(self.groups.sort)
        self.setToolTip(tr("Enter shows the rows of a group"))
        self.activated.connect(self._on_activated)
        self._due = QTimer(self, singleShot=True, interval=REFRESH_MS)
        self._due.timeout.connect(self._refresh)
        for changed in (corpus.modelReset, corpus.dataChanged, corpus.rowsInserted, corpus.rearranged):
            changed.connect(self._on_corpus_changed)

    def show_groups(self, grouping: Grouping, parts: frozenset[Part]) -> None:
        """Take the rows together by `grouping` and show the means of these parts of a score."""
        self._grouping, self._parts = grouping, parts
        self._refresh()

    def _refresh(self) -> None:
        before = self.groups.columns
        self.groups.group(self._grouping)
        columns = self.groups.columns
        if columns != before:
            self.horizontalHeader().setSortIndicator(*self.groups.sorted_by)
            self.set_widths({0: NAME_WIDTH} | dict.fromkeys(range(1, len(columns)), NUMBER_WIDTH))
        self.horizontalHeader().setStretchLastSection(False)
        for place, column in enumerate(columns):
            self.setColumnHidden(place, place > COUNTED and column.part not in self._parts)

    def _on_corpus_changed(self) -> None:
        if self._grouping is not Grouping.NONE and not self._due.isActive():
            self._due.start()

    def _on_activated(self, index: QModelIndex) -> None:
        kind = "system" if self._grouping is Grouping.SYSTEM else "example"
        self.group_opened.emit(f'{kind} == "{self.groups.name(index.row())}"')
