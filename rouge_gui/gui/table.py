"""The table that every result view shows its rows in."""

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from rouge_gui.gui.heads import Heads
from rouge_gui.gui.language import as_data, shown
from rouge_gui.wording import counted

Role = Qt.ItemDataRole
Group = QPalette.ColorGroup
PANEL = QStyle.PrimitiveElement.PE_PanelItemViewItem

ROW_PADDING = 8
SIDE = 7
SORT_MARK = 16
ROUNDED = 1


class Cells(QStyledItemDelegate):
    """Paints cells of text with room at their sides; the selected row marks the current cell.

    A text runs in its own direction, whatever that of the window: `01-bridge` begins with its digits.
    """

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        option.widget.style().drawPrimitive(PANEL, option, painter, option.widget)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        group = Group.Active if option.state & QStyle.StateFlag.State_Active else Group.Inactive
        font, ink = index.data(Role.FontRole), index.data(Role.ForegroundRole)
        side = QStyle.visualAlignment(option.direction, index.data(Role.TextAlignmentRole))
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        painter.save()
        painter.setFont(font or option.font)
        painter.setPen(option.palette.color(group, role) if selected or ink is None else ink.color())
        room = option.rect.adjusted(SIDE, 0, -SIDE, 0)
        text, letters = index.data(), painter.fontMetrics()
        # Eliding does not round, as the widths of columns do: it would cut off a number for less than a pixel.
        if letters.horizontalAdvance(text) > room.width():
            text = letters.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.drawText(room, side, text)
        painter.restore()


class RowTable(QTableView):
    """Shows whole rows, one selected at a time unless `select_several`; Ctrl+C copies them as tab-separated text.

    What is copied has its numbers with a point, whatever the window's language.

    While the model has no rows, `empty_text` says what would bring some.
    """

    def __init__(
        self, model: QAbstractItemModel, words: str, empty_text: str, parent: QWidget | None = None
    ) -> None:
        """`words` is the accessible name."""
        super().__init__(parent)
        self.setModel(model)
        self.set_empty_text(empty_text)
        for changed in (model.modelReset, model.rowsInserted, model.rowsRemoved):
            changed.connect(self._describe)
        self.setItemDelegate(Cells(self))
        self.setAccessibleName(shown(words))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns = Heads(SIDE, self)
        columns.setSectionsClickable(True)
        self.setHorizontalHeader(columns)
        columns.setStretchLastSection(True)
        columns.setHighlightSections(False)
        columns.setMinimumSectionSize(self.fontMetrics().averageCharWidth() * 4)
        self._fit_rows()

    def set_empty_text(self, words: str) -> None:
        """Say `words` from now on while there are no rows."""
        self._empty_text = shown(words)
        self._describe()
        self.viewport().update()

    def select_several(self) -> None:
        """Let any number of rows be selected from now on."""
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)

    def selected_row(self) -> int | None:
        """Return the selected row, or None; of several the one that the keyboard is at, else the first."""
        current = self.currentIndex().row()
        if current >= 0 and self.selectionModel().isRowSelected(current):
            return current
        return next(iter(self.selected_rows()), None)

    def selected_rows(self) -> list[int]:
        """Return all selected rows, ascending."""
        parts = {(part.top(), part.bottom()) for part in self.selectionModel().selection().toList()}
        return sorted({row for top, bottom in parts for row in range(top, bottom + 1)})

    def choose(self, row: int) -> None:
        """Select `row` and no other, whatever keys are held."""
        command = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().setCurrentIndex(self.model().index(row, 0), command)

    def set_widths(self, characters: dict[int, int]) -> None:
        """Give each column room for so many characters, and for its header."""
        header = self.horizontalHeader()
        mark = SORT_MARK if header.isSortIndicatorShown() else 0
        letters = self.fontMetrics()
        for column, width in characters.items():
            words = str(self.model().headerData(column, Qt.Orientation.Horizontal))
            title = header.fontMetrics().horizontalAdvance(words) + ROUNDED + mark
            # The first rounds each digit, and where it rounds up a bold number has room; the second where it rounds down.
            text = max(letters.horizontalAdvance("0") * width, letters.horizontalAdvance("0" * width))
            self.setColumnWidth(column, max(text, title) + 2 * SIDE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self._copy()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_rows()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.model().rowCount():
            return
        painter = QPainter(self.viewport())
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        room = self.viewport().rect().adjusted(ROW_PADDING, ROW_PADDING, -ROW_PADDING, -ROW_PADDING)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._empty_text)
        painter.end()

    def _describe(self) -> None:
        """Tell a screen reader how many rows there are, or what would bring some."""
        count = self.model().rowCount()
        self.setAccessibleDescription(shown(counted(count, "row")) if count else self._empty_text)

    def _fit_rows(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + ROW_PADDING)

    def _copy(self) -> None:
        rows = self.selected_rows()
        if not rows:
            return
        model = self.model()
        seen = [column for column in range(model.columnCount()) if not self.isColumnHidden(column)]
        with as_data():
            lines = ["\t".join(str(model.index(row, column).data()) for column in seen) for row in rows]
        QGuiApplication.clipboard().setText("\n".join(lines))
