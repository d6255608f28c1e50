"""The list of evidence cards: the open ones first, then a line that counts the dismissed ones, then these."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from rouge_gui.gui.cue_cards import Card, Quoted
from rouge_gui.gui.cue_choice import CueChoice
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.cells import NOWHERE, Index
from rouge_gui.rouge.evidence.kinds import GREEN
from rouge_gui.store.annotations import Dismissal
from rouge_gui.wording import listed, said

Role = Qt.ItemDataRole
CARD = int(Role.UserRole)
DISMISSAL = CARD + 1

Row = tuple[Card, Dismissal | None]


class CueModel(QAbstractListModel):
    """Rows are cards; `row_at` gives a row's card and its dismissal, None for the line above the dismissed ones."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards: Sequence[Card] = ()
        self._dismissed: dict[tuple[str, int, int], Dismissal] = {}
        self._choice = CueChoice()
        self._rows: list[Row | None] = []

    @property
    def cards(self) -> Sequence[Card]:
        """Every card, dismissed, switched off or not."""
        return self._cards

    @property
    def to_check(self) -> int:
        """How many of the shown cards ask for a look: neither dismissed nor green."""
        return sum(
            row is not None and row[1] is None and row[0].place.severity != GREEN for row in self._rows
        )

    def show(self, cards: Sequence[Card], dismissals: Collection[Dismissal]) -> None:
        """Show `cards`, those that were dismissed at the end."""
        self._cards = cards
        self._dismissed = {(each.cue, each.start, each.end): each for each in dismissals}
        self._arrange()

    def choose(self, choice: CueChoice) -> None:
        """Show the cards of these cues."""
        self._choice = choice
        self._arrange()

    def row_at(self, row: int) -> Row | None:
        """Return the card of a row and how it was dismissed (None: it was not); None for the line between."""
        return self._rows[row]

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role in (Role.DisplayRole, Role.AccessibleTextRole):
            return self._line() if row is None else spoken(*row)
        if role == Role.ToolTipRole and row is not None:
            return shown(listed((row[0].cue.help, row[0].cue.precision), " "))
        if row is not None and role in (CARD, DISMISSAL):
            return row[role - CARD]
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and self._rows[index.row()] is None:
            return Qt.ItemFlag.ItemIsEnabled
        return super().flags(index)

    def _arrange(self) -> None:
        self.beginResetModel()
        shown = self._choice.shown(card.place.cue for card in self._cards)
        wanted = [card for card in self._cards if card.place.cue in shown]
        told: list[Row] = [(card, self._dismissed.get(_key(card))) for card in wanted]
        gone = [row for row in told if row[1] is not None]
        self._rows = [row for row in told if row[1] is None]
        if gone:
            self._rows += [None, *gone]
        self.endResetModel()

    def _line(self) -> str:
        return tr("Dismissed ({count})", count=len(self._rows) - self._rows.index(None) - 1)


def spoken(card: Card, dismissal: Dismissal | None) -> str:
    """Return a card in words, for those who hear it."""
    reason, measured = card.place.reason, card.measured
    lines = [
        tr(
            "{cue}, {advice}. {reason} {measured}",
            cue=card.cue.name,
            advice=card.advice,
            reason=reason,
            measured=measured,
        )
    ]
    if dismissal is not None:
        lines.append(tr("Dismissed: {reason}.", reason=dismissal.reason or said("no reason given")))
    for words, quoted in (
        (said("Candidate"), card.candidate),
        (said("Source"), card.source),
        (said("Reference"), card.reference),
    ):
        lines.append(tr("{side}: {sentence}", side=words, sentence=_said(quoted)))
    return "\n".join(lines)


def _said(quoted: Quoted | None) -> str:
    return said("nothing near") if quoted is None else quoted.text


def _key(card: Card) -> tuple[str, int, int]:
    return card.place.cue, card.place.start, card.place.end
