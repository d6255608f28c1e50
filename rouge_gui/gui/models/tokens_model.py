"""What each step of reading did to each word of a text, one row a word or token."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QAbstractTableModel, QObject, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPalette

from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.cells import LEFT, NOWHERE, Index
from rouge_gui.rouge.options import about
from rouge_gui.rouge.tracing import Fate, Step, fates
from rouge_gui.wording import said

Role = Qt.ItemDataRole
WORD, TOKENIZED, PUNCTUATED, KEPT, STEMMED = range(5)
OPTION_OF = {TOKENIZED: "tokenizer", PUNCTUATED: "punctuation", KEPT: "stop_words", STEMMED: "stemmer"}
HEADERS = (
    said("In the text"),
    *(said("{step} {label}", step=about(name).step, label=about(name).label) for name in OPTION_OF.values()),
)


class Cell(NamedTuple):
    """What a cell shows; `told` says what happened there, empty where nothing did."""

    text: str
    told: str = ""
    is_gone: bool = False


class TokensModel(QAbstractTableModel):
    """The fates of a traced text. Changed keys are bold, what a step left out is struck through in its column."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fates: tuple[Fate, ...] = ()
        self._bold, self._struck = QFont(), QFont()
        self._bold.setBold(True)
        self._struck.setStrikeOut(True)

    def set_steps(self, steps: Sequence[Step]) -> None:
        """Show the trace of another text; no steps, no rows."""
        self.beginResetModel()
        self._fates = tuple(fates(steps)) if steps else ()
        self.endResetModel()

    def lost_words(self) -> int:
        """Return how many words with letters or digits no token holds any part of."""
        return sum(is_lost(fate) for fate in self._fates)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._fates)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(HEADERS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(HEADERS):
            return None
        name = OPTION_OF.get(section)
        return {
            Role.DisplayRole: shown(HEADERS[section]),
            Role.ToolTipRole: shown(about(name).help)
            if name
            else tr("What stands between blanks in the text"),
            Role.TextAlignmentRole: LEFT,
        }.get(Role(role))

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        fate = self._fates[index.row()]
        cell = cell_of(fate, index.column())
        match role:
            case Role.DisplayRole:
                return cell.text
            case Role.ToolTipRole | Role.AccessibleDescriptionRole:
                return cell.told or cell.text
            case Role.TextAlignmentRole:
                return LEFT
        return self._look(fate, cell, role) if cell.told else None

    def _look(self, fate: Fate, cell: Cell, role: int) -> object:
        """Return how a cell stands out in which something happened."""
        if role == Role.FontRole:
            return self._struck if cell.is_gone else self._bold
        if role != Role.ForegroundRole or not cell.is_gone:
            return None
        colour = QPalette.ColorRole.BrightText if is_lost(fate) else QPalette.ColorRole.PlaceholderText
        return QGuiApplication.palette().brush(colour)


def is_lost(fate: Fate) -> bool:
    """Tell whether a word with letters or digits became no token at all."""
    return fate.tokenized is None and fate.punctuated is None and any(map(str.isalnum, fate.word))


def cell_of(fate: Fate, column: int) -> Cell:
    """Return what `column` shows of `fate`."""
    match column:
        case 0:
            return Cell(fate.word)
        case 1:
            return _tokenized(fate)
        case 2:
            return _followed(
                fate.tokenized, fate.punctuated, said("Punctuation"), tr("Left out as punctuation.")
            )
        case 3:
            return _followed(fate.punctuated, fate.kept, said("Stop words"), tr("Left out as a stop word."))
    return _followed(fate.kept, fate.stemmed, said("Stemmer"), "")


def _tokenized(fate: Fate) -> Cell:
    if fate.tokenized is None:
        gone = fate.punctuated is None
        return Cell(fate.word, tr("No token holds any part of this."), is_gone=True) if gone else Cell("")
    if fate.word in ("", fate.tokenized):
        return Cell(fate.tokenized)
    told = tr("Case and tokenizer: {word} becomes {token}.", word=fate.word, token=fate.tokenized)
    return Cell(fate.tokenized, told)


def _followed(before: str | None, after: str | None, step: str, left_out: str) -> Cell:
    if after is None:
        return Cell("") if before is None else Cell(before, left_out, is_gone=True)
    if before == after:
        return Cell(after)
    told = (
        tr("{step}: {before} becomes {after}.", step=step, before=before, after=after)
        if before
        else tr("{step}: {token} is a token of its own.", step=step, token=after)
    )
    return Cell(after, told)
