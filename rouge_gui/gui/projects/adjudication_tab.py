"""The tab of adjudication: items with their state, disagreements first, and the panel that decides them."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QSplitter, QVBoxLayout, QWidget

from rouge_gui.colours import Theme
from rouge_gui.errors import RougeGuiError
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.projects.case_rows import CaseRows, summary
from rouge_gui.gui.projects.decision_panel import DecisionPanel
from rouge_gui.gui.projects.decisions import Decisions
from rouge_gui.gui.projects.draft import Draft
from rouge_gui.gui.projects.known import Known
from rouge_gui.gui.systems.sorted_rows import SortedTable
from rouge_gui.store.project_file import name_faults
from rouge_gui.study.annotating.adjudication import Case, State, decide
from rouge_gui.study.annotating.scheme import PAIR
from rouge_gui.wording import said

EMPTY = said("Nobody has judged anything yet. What is judged comes here, disagreements first.")
WHO = said("Say first who decides: your name goes above.")
WIDTHS = {0: 18, 1: 20, 2: 18, 3: 6, 4: 10, 5: 14}
MARGIN = 6
UNDECIDED = (State.DISAGREEMENT, State.INCOMPLETE, State.AGREEMENT)


class AdjudicationTab(QWidget):
    """`example_opened` (Example, system) and `pair_opened` (Example, first, second) ask for the texts of an item.

    `failed` tells an error. `end_work` closes the file of decisions.
    """

    example_opened = Signal(object, str)
    pair_opened = Signal(object, str, str)
    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._known: Known | None = None
        self._decisions: Decisions | None = None
        self._shown: Case | None = None
        self._counts = Counter[State]()
        self.model = CaseRows(self)
        self.table = SortedTable(self.model, tr("Items, disagreements first"), shown(EMPTY))
        self.table.set_widths(WIDTHS)
        self.who = QLineEdit(placeholderText=tr("your name"))
        self.who.setAccessibleName(tr("Who decides"))
        self.counts = QLabel(textFormat=Qt.TextFormat.PlainText)
        self.counts.setAccessibleName(tr("How many items are in each state"))
        self.told = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.told.setAccessibleName(tr("What was done"))
        self.panel = DecisionPanel(self)
        self._lay_out()
        self.panel.kept.connect(self._on_kept)
        self.panel.undo_asked.connect(self._on_undo_asked)
        self.panel.message.connect(self.told.setText)
        self.table.selectionModel().selectionChanged.connect(self._on_selected)
        self.table.activated.connect(self._on_activated)
        for key, step in (("Alt+Down", 1), ("Alt+Up", -1)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda step=step: self._step(step))
        self.panel.allow_undo(allowed=False)

    def show_known(self, known: Known) -> None:
        """Show the cases; what is being decided stays as it is unless somebody said more of that item."""
        if self._known is None or self._known.project.folder != known.project.folder:
            self._begin(known)
        self._known = known
        try:
            cases = list(self._up_to_date(known))
        except RougeGuiError as error:
            self.failed.emit(error)
            cases = list(known.cases)
        self.model.show(cases)
        self._counts = Counter(case.state for case in cases)
        self.counts.setText(summary(self._counts))
        if self.table.selected_row() is None and known.cases:
            self.table.choose(0)
        self._show_chosen()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`."""
        self.model.set_theme(theme)
        self.table.viewport().update()

    def rest(self) -> None:
        """Let go of the file of decisions until something is decided again."""
        if self._decisions is not None:
            try:
                self._decisions.close()
            except RougeGuiError as error:
                self.failed.emit(error)

    def _lay_out(self) -> None:
        label = QLabel(tr("&Decided by"))
        label.setBuddy(self.who)
        line = QHBoxLayout()
        line.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        line.setSpacing(MARGIN)
        line.addWidget(label)
        line.addWidget(self.who)
        line.addSpacing(2 * MARGIN)
        line.addWidget(self.counts)
        line.addStretch()
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.setChildrenCollapsible(False)
        halves.addWidget(self.table)
        halves.addWidget(self.panel)
        self.told.setContentsMargins(MARGIN, 0, MARGIN, MARGIN)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(line)
        column.addWidget(halves, 1)
        column.addWidget(self.told)

    def _begin(self, known: Known) -> None:
        self.rest()
        self._decisions = Decisions(known.project)
        self._shown = None
        self.told.clear()
        self.panel.allow_undo(allowed=False)

    def _up_to_date(self, known: Known) -> Iterator[Case]:
        """Yield the cases, with what was decided here while they were being read."""
        decisions = self._decisions
        for case in known.cases:
            is_behind = decisions is not None and decisions.is_behind(case)
            yield decisions.of_case(case, known.scheme) if is_behind and decisions is not None else case

    def _show_chosen(self) -> None:
        case = self.table.chosen()
        if self._known is None or case == self._shown:
            return
        self._shown = case
        self.panel.show_case(case, self._known.scheme)

    def _step(self, step: int) -> None:
        at = self.table.selected_row()
        if self.model.rows:
            self.table.choose(min(max(0, (at or 0) + step), len(self.model.rows) - 1))

    def _go_on(self) -> None:
        """Choose the next item that is not decided, from here on and then from the top."""
        at = self.table.selected_row() or 0
        rows = self.model.rows
        order = chain(range(at + 1, len(rows)), range(at))
        following = next((place for place in order if rows[place].state in UNDECIDED), None)
        if following is not None:
            self.table.choose(following)

    def _on_selected(self) -> None:
        before = self._shown
        self._show_chosen()
        case = self._shown
        # Who does not look at the cases did not choose one: a review in the main window goes on.
        if case is not None and self.isVisible() and (before is None or before.item != case.item):
            self._open(case)

    def _open(self, case: Case) -> None:
        example = None if self._known is None else self._known.examples.get(case.item.example)
        if example is not None:
            self.example_opened.emit(example, case.item.systems[0])

    def _on_activated(self) -> None:
        case = self.table.chosen()
        example = None if case is None or self._known is None else self._known.examples.get(case.item.example)
        if case is None or example is None:
            return
        if len(case.item.systems) == PAIR:
            self.pair_opened.emit(example, *case.item.systems)
        else:
            self.example_opened.emit(example, case.item.systems[0])

    def _on_kept(self, draft: Draft) -> None:
        case, decisions, who = self._shown, self._decisions, self.who.text().strip()
        if case is None or decisions is None:
            return
        fault = next(name_faults(who), None)
        if fault is not None:
            self.told.setText(tr("This name cannot be taken: {fault}", fault=fault) if who else shown(WHO))
            self.who.setFocus()
            return
        at = self.table.selected_row()
        try:
            decisions.keep(decide(case, who, draft.answers, draft.spans, draft.note))
            if at is not None:
                self._put(at, decisions)
        except RougeGuiError as error:
            self.failed.emit(error)
            return
        self.told.setText(tr("Decided: {example}. U takes it back.", example=case.item.example))
        self._go_on()

    def _on_undo_asked(self) -> None:
        decisions = self._decisions
        if decisions is None or not decisions.can_undo:
            self.told.setText(tr("Nothing was decided in this sitting that could be taken back."))
            return
        try:
            taken = decisions.undo()
            at = next((at for at, row in enumerate(self.model.rows) if row.item == taken.item), None)
            if at is not None:
                self._put(at, decisions)
                self.table.choose(at)
        except RougeGuiError as error:
            self.failed.emit(error)
            return
        self.told.setText(tr("Taken back: the decision on {example}.", example=taken.item.example))

    def _put(self, at: int, decisions: Decisions) -> None:
        """Show the case of row `at` as it stands by now; a list of very many is not gone through for it."""
        if self._known is None:
            return
        before = self.model.rows[at]
        now = decisions.of_case(before, self._known.scheme)
        self.model.put(at, now)
        self._counts.subtract([before.state])
        self._counts.update([now.state])
        self.counts.setText(summary(self._counts))
        self.panel.allow_undo(allowed=decisions.can_undo)
        self._show_chosen()
