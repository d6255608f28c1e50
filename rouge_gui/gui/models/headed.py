"""What tables under fixed headings share: how many rows and columns there are, and what a heading says and where."""

from collections.abc import Sequence, Sized
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QAbstractTableModel, Qt

from rouge_gui.gui.language import shown
from rouge_gui.gui.models.cells import LEFT, NOWHERE, Index

Role = Qt.ItemDataRole


class Heading(NamedTuple):
    """A column's words, the tooltip that explains them (None: they explain themselves), and the side it stands on.

    Both are as `wording` says them.
    """

    words: str
    told: str | None = None
    side: Qt.AlignmentFlag = LEFT


class HeadedModel(QAbstractTableModel):
    """A flat table. `HEADINGS` are its columns; `_shown` returns the rows that are shown."""

    HEADINGS: ClassVar[Sequence[Heading]]

    def _shown(self) -> Sized:
        raise NotImplementedError

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._shown())

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.HEADINGS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self.HEADINGS):
            return None
        heading = self.HEADINGS[section]
        return {
            Role.DisplayRole: shown(heading.words),
            Role.ToolTipRole: heading.told and shown(heading.told),
            Role.TextAlignmentRole: heading.side,
        }.get(Role(role))
