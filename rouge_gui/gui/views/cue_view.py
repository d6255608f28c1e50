"""Cues: a card for each place of the open candidate that is worth a look, to jump to and to dismiss."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListView,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.colours import Theme
from rouge_gui.errors import UnwritableFile
from rouge_gui.gui.assessment import MOST_TOKENS, Assessment
from rouge_gui.gui.card_painting import CardPainter
from rouge_gui.gui.cue_cards import cards, weakness
from rouge_gui.gui.cue_choice import CueChoice
from rouge_gui.gui.inline_field import InlineField
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.cue_model import CueModel
from rouge_gui.gui.threshold_menu import ThresholdMenu
from rouge_gui.rouge.cues import CUES, find_all
from rouge_gui.rouge.evidence.kinds import Place
from rouge_gui.rouge.evidence.reading import Reading, Study
from rouge_gui.store.annotations import Annotations, candidate_key
from rouge_gui.store.drafts import DraftKey
from rouge_gui.wording import listed, said

FOR_NOW = Path(":memory:")
MARGIN = 8
SCROLL_STEP = 24
EMPTY = said("Open a candidate, and a source if there is one, to see what is worth a look.")
NOTHING = said("Nothing to check here. That is no proof: read what matters.")
TOO_LONG = said("Cues are off: a text has more than {tokens:,} tokens.", tokens=MOST_TOKENS)
KEYS = said("Enter shows the place, Del dismisses it or takes that back.")
WHY = said("Why does it hold? Enter keeps the dismissal, Esc gives up.")


class CardList(QListView):
    """The list of cards; `dismiss_asked` follows Del."""

    dismiss_asked = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.dismiss_asked.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class CueView(QWidget):
    """Lists the places of the open candidate, the most severe first.

    `place_chosen` (start, end: code points of the candidate) follows a card that the user chose, `cues_chosen`
    (CueChoice) the list of cues, `dismissals_changed` (example, system) a dismissal or its taking back, `failed`
    (UnwritableFile) one that could not be kept. Dismissals last for this session until `keep_in` says where to keep
    them; `text` is the key that they are kept by.
    """

    place_chosen = Signal(int, int)
    cues_chosen = Signal(object)
    dismissals_changed = Signal(str, str)
    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._annotations = Annotations(FOR_NOW)
        self._owner = "", ""
        self._choice = CueChoice()
        self.text = DraftKey("", "", "")
        self.model = CueModel(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head_line())
        column.addWidget(self._warning_line())
        column.addWidget(self._card_list(), 1)
        column.addWidget(self._reason_line())

    def keep_in(self, annotations: Annotations) -> None:
        """Keep dismissals in `annotations` from now on, and show those that it holds."""
        self._annotations = annotations
        self._show_dismissals()

    def set_theme(self, theme: Theme) -> None:
        """Draw severities in the colours of `theme`."""
        self._painter.theme = theme
        self.list.viewport().update()

    def choose(self, choice: CueChoice) -> None:
        """Show these cues from now on, as if the user had chosen them here."""
        self._choice = choice
        self.threshold_menu.tick(choice.least)
        for action in self.cue_menu.actions():
            with QSignalBlocker(action):
                action.setChecked(action.data() not in choice.off)
        self._on_choice_changed()

    def set_owner(self, example: str, system: str) -> None:
        """Say whose candidate comes next: dismissals belong to it."""
        self._owner = example, system

    def show_assessment(self, assessment: Assessment) -> None:
        """List the places of the open candidate; without a source those of the cues that need none."""
        evaluation = assessment.evaluation
        candidate = evaluation.candidate.raw
        references = [text.raw for text in evaluation.references]
        source = evaluation.source.raw if evaluation.source else None
        if assessment.places is not None:
            self.show_places(candidate, assessment.places, source, references)
        elif source and source.strip():
            self.show_reading(Reading("", Study(None)), ())
            self.warning.setText(shown(TOO_LONG))
        else:
            reading = Reading(candidate, Study(None, references))
            self.show_reading(reading, find_all(reading))

    def show_places(
        self, candidate: str, places: Sequence[Place], source: str | None, references: Sequence[str]
    ) -> None:
        """List `places` of `candidate` beside what is near them in `source` and `references`."""
        self.show_reading(Reading(candidate, Study(source, references)), places)

    def show_reading(self, reading: Reading, places: Sequence[Place]) -> None:
        """List `places`, which were found in `reading`."""
        example, system = self._owner
        self.text = candidate_key(example, system, reading.prose.raw)
        weak = weakness(reading)
        self.warning.setText(shown(weak))
        self.warning.setVisible(bool(weak))
        self.reason.leave()
        self.model.show(cards(reading, places), self._annotations.list(self.text))
        self._tell()

    def _head_line(self) -> QHBoxLayout:
        self.count = QLabel(shown(EMPTY))
        self.count.setToolTip(shown(KEYS))
        self.cue_menu = QMenu(self)
        self.cue_menu.setToolTipsVisible(True)
        for name, cue in CUES.items():
            action = QAction(f"{cue.letter}  {shown(cue.name)}", self.cue_menu, checkable=True, checked=True)
            action.setToolTip(shown(listed((cue.help, cue.precision), " ")))
            action.setData(name)
            action.toggled.connect(self._on_cue_toggled)
            self.cue_menu.addAction(action)
        self.cue_button = QToolButton()
        self.cue_button.setText(tr("Cues shown"))
        self.cue_button.setAccessibleName(tr("Cues shown"))
        self.cue_button.setToolTip(tr("Switch single cues off and on"))
        self.cue_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.cue_button.setMenu(self.cue_menu)
        self.threshold_menu = ThresholdMenu(self)
        self.threshold_menu.thresholds_changed.connect(self._on_choice_changed)
        threshold_button = QToolButton()
        threshold_button.setText(tr("Thresholds"))
        threshold_button.setAccessibleName(tr("Thresholds of cues"))
        threshold_button.setToolTip(tr("From how many places in a candidate on a cue is shown"))
        threshold_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        threshold_button.setMenu(self.threshold_menu)
        line = QHBoxLayout()
        line.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        line.addWidget(self.count, 1)
        line.addWidget(threshold_button)
        line.addWidget(self.cue_button)
        return line

    def _warning_line(self) -> QLabel:
        self.warning = QLabel(wordWrap=True)
        self.warning.setAccessibleName(tr("How far the cues can be trusted here"))
        self.warning.setContentsMargins(MARGIN, 0, MARGIN, MARGIN)
        self.warning.hide()
        return self.warning

    def _card_list(self) -> CardList:
        self.list = CardList()
        self.list.setAccessibleName(tr("Cues of the open candidate"))
        self.list.setAccessibleDescription(shown(KEYS))
        self.list.setModel(self.model)
        self._painter = CardPainter(self.list)
        self.list.setItemDelegate(self._painter)
        self.list.setFrameShape(QListView.Shape.NoFrame)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.verticalScrollBar().setSingleStep(SCROLL_STEP)
        self.list.activated.connect(self._on_chosen)
        self.list.clicked.connect(self._on_chosen)
        self.list.dismiss_asked.connect(self._on_dismiss_asked)
        return self.list

    def _reason_line(self) -> QWidget:
        self.reason = InlineField(tr("Reason for dismissing"), shown(WHY))
        self.reason.given.connect(self._on_reason_given)
        self.reason.left.connect(self.list.setFocus)
        return self.reason

    def _show_dismissals(self) -> None:
        row = self.list.currentIndex().row()
        self.model.show(self.model.cards, self._annotations.list(self.text))
        self.list.setCurrentIndex(self.model.index(min(row, self.model.rowCount() - 1)))
        self._tell()

    def _tell(self) -> None:
        to_check = self.model.to_check
        rows = [self.model.row_at(row) for row in range(self.model.rowCount())]
        dismissed = sum(row is not None and row[1] is not None for row in rows)
        if not to_check:
            self.count.setText(shown(NOTHING))
        elif dismissed:
            self.count.setText(
                tr("{places} to check, {dismissed} dismissed", places=to_check, dismissed=dismissed)
            )
        else:
            self.count.setText(tr("{places} to check", places=to_check))

    def _on_chosen(self, index: QModelIndex) -> None:
        row = self.model.row_at(index.row())
        if row is not None:
            self.place_chosen.emit(row[0].place.start, row[0].place.end)

    def _on_cue_toggled(self, _checked: bool) -> None:  # noqa: FBT001 (a signal's argument)
        self._on_choice_changed()

    def _on_choice_changed(self) -> None:
        off = frozenset(str(each.data()) for each in self.cue_menu.actions() if not each.isChecked())
        self.cue_button.setText(tr("Cues shown ({count} off)", count=len(off)) if off else tr("Cues shown"))
        others = self._choice.without(CUES)
        self._choice = CueChoice(off | others.off, {**self.threshold_menu.least(), **others.least})
        self.model.choose(self._choice)
        self._tell()
        self.cues_chosen.emit(self._choice)

    def _on_dismiss_asked(self) -> None:
        index = self.list.currentIndex()
        row = self.model.row_at(index.row()) if index.isValid() else None
        if row is None:
            return
        card, dismissal = row
        if dismissal is None:
            self.reason.ask()
            return
        self._change(
            lambda: self._annotations.forget(self.text, dismissal.cue, (card.place.start, card.place.end))
        )

    def _on_reason_given(self, reason: str) -> None:
        row = self.model.row_at(self.list.currentIndex().row())
        if row is not None:
            place = row[0].place
            self._change(
                lambda: self._annotations.keep(self.text, place.cue, (place.start, place.end), reason)
            )

    def _change(self, change: Callable[[], object]) -> None:
        try:
            change()
        except UnwritableFile as error:
            self.failed.emit(error)
        self._show_dismissals()
        self.dismissals_changed.emit(*self._owner)
