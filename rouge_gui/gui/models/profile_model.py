"""Which system misleads how, as a table: places per hundred candidates, a row per system and a column per cue."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from rouge_gui.gui.language import decimals, percent, shown, tr, whole
from rouge_gui.gui.models.cells import LEFT, NOWHERE, RIGHT, Index
from rouge_gui.rouge.cues import CUES
from rouge_gui.study.cue_precision import Measured
from rouge_gui.study.cue_profile import SystemProfile
from rouge_gui.wording import said

Role = Qt.ItemDataRole
FIXED: tuple[tuple[str, str], ...] = (
    (said("System"), said("Who wrote the candidates")),
    (said("Candidates"), said("How many of its candidates were read by the cues")),
    (said("Suspicion"), said("The mean over its candidates")),
    (said("Lifted"), said("How many of 100 candidates can be skipped")),
)
LIFTED = "lifted"
NOTHING = "-"
WORTHS = said("Precision"), said("Recall")


class ProfileModel(QAbstractTableModel):
    """Rows are systems, the most suspicious first; only the cues that fired anywhere have columns."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._profiles: Sequence[SystemProfile] = ()
        self._measured: Sequence[tuple[str, Mapping[str, Measured]]] = ()
        self._cues: list[str] = []

    def show(self, profiles: Sequence[SystemProfile], measured: Mapping[str, Mapping[str, Measured]]) -> None:
        """Show these profiles, and below them what each cue is worth, by what it is held against ("as rated")."""
        self.beginResetModel()
        self._profiles, self._measured = profiles, list(measured.items())
        self._cues = [
            cue for cue in CUES if cue != LIFTED and any(each.rates.get(cue) for each in self._profiles)
        ]
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._profiles) + len(WORTHS) * len(self._measured)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(FIXED) + len(self._cues)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        if section < len(FIXED):
            label, told = map(shown, FIXED[section])
        else:
            cue = CUES[self._cues[section - len(FIXED)]]
            label, told = shown(cue.name), tr("Places per 100 candidates. {meaning}", meaning=cue.help)
        return {
            Role.DisplayRole: label,
            Role.ToolTipRole: told,
            Role.TextAlignmentRole: RIGHT if section else LEFT,
        }.get(Role(role))

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        match role:
            case Role.DisplayRole | Role.ToolTipRole:
                row = index.row() - len(self._profiles)
                if row >= 0:
                    return self._worth(row, index.column())
                return self._text(self._profiles[index.row()], index.column())
            case Role.TextAlignmentRole:
                return RIGHT if index.column() else LEFT
        return None

    def _text(self, profile: SystemProfile, column: int) -> str:
        if column < len(FIXED):
            fixed = (
                profile.system,
                whole(profile.candidates),
                decimals(profile.suspicion, 2),
                decimals(profile.lifted, 0),
            )
            return fixed[column]
        rate = profile.rates[self._cues[column - len(FIXED)]]
        return tr("off") if rate is None else decimals(rate, 0)

    def _worth(self, row: int, column: int) -> str:
        (against, measured), worth = self._measured[row // len(WORTHS)], row % len(WORTHS)
        if not column:
            return tr("{worth}, {against}", worth=WORTHS[worth], against=against)
        if column < len(FIXED):
            return ""
        share = measured[self._cues[column - len(FIXED)]][worth]
        return NOTHING if share is None else percent(share)
