"""What the command palette offers: actions and examples, those that fit best above."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QAbstractTableModel, QObject, Qt
from PySide6.QtGui import QGuiApplication, QPalette

from rouge_gui.gui.models.cells import LEFT, NOWHERE, RIGHT, Index

Role = Qt.ItemDataRole
WORDS, BESIDE, KEYS = range(3)


class Offer(NamedTuple):
    """One row; `told` is its whole meaning for a tooltip and a screen reader, `run` what Enter does."""

    words: str
    beside: str
    keys: str
    told: str
    run: Callable[[], object]
    is_enabled: bool = True


class PaletteModel(QAbstractTableModel):
    """Shows offers; those that cannot be run now are grey."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._offers: Sequence[Offer] = ()

    def set_offers(self, offers: Sequence[Offer]) -> None:
        """Show other offers."""
        self.beginResetModel()
        self._offers = offers
        self.endResetModel()

    def offer(self, row: int) -> Offer:
        """Return the offer in `row`."""
        return self._offers[row]

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._offers)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        offer, column = self._offers[index.row()], index.column()
        match role:
            case Role.DisplayRole:
                return (offer.words, offer.beside, offer.keys)[column]
            case Role.ToolTipRole | Role.AccessibleDescriptionRole:
                return offer.told
            case Role.TextAlignmentRole:
                return RIGHT if column == KEYS else LEFT
            case Role.ForegroundRole:
                is_faint = column == BESIDE or not offer.is_enabled
                palette = QGuiApplication.palette()
                return palette.brush(QPalette.ColorRole.PlaceholderText) if is_faint else None
        return None
