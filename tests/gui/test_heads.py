"""The heads of columns as they are painted: above their cells, the arrow of the order beside their words."""

from functools import partial
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QImage, QStandardItem, QStandardItemModel
from pytestqt.qtbot import QtBot

from rouge_gui import assets
from rouge_gui.app import picture_window
from rouge_gui.gui.models.cells import LEFT, RIGHT
from rouge_gui.gui.picture import Picture, bring_up
from rouge_gui.gui.table import SIDE, SORT_MARK, RowTable
from rouge_gui.rouge.options import Options

WORDS = "HHH"
WIDTH = 120
DARK = 140
SPARE = 40
SAMPLE = Picture([assets.samples()], "01-harbour-bridge", "misleading", "light", 1.0, (1280, 800), "queue")
# Those of the corpus, its groups, the queue, the matches, the count by hand and both of the import report.
SORTABLE = 7
DESCENDING, ASCENDING = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder


@pytest.fixture
def table(qtbot: QtBot) -> RowTable:
    """Two columns whose heads say what their only cells say, on the left and on the right."""
    model = QStandardItemModel(1, 2)
    for column, side in enumerate((LEFT, RIGHT)):
        for place in (model.setHorizontalHeaderItem, partial(model.setItem, 0)):
            item = QStandardItem(WORDS)
            item.setTextAlignment(side)
            place(column, item)
    made = RowTable(model, "Words", "none")
    qtbot.addWidget(made)
    made.resize(2 * WIDTH, 100)
    made.horizontalHeader().setSortIndicatorShown(True)
    made.setColumnWidth(0, WIDTH)
    made.show()
    return made


def inked(image: QImage, place: QRect) -> NDArray[np.intp]:
    """Return in which columns of pixels within `place` anything dark stands."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    whole = np.frombuffer(grey.constBits(), np.uint8).reshape(grey.height(), grey.bytesPerLine())
    part = whole[
        place.top() + 2 : place.bottom() - 1, place.left() + 2 : min(place.right(), grey.width() - 1) - 1
    ]
    return np.flatnonzero((part < DARK).any(axis=0))


def head(table: RowTable, column: int) -> NDArray[np.intp]:
    header = table.horizontalHeader()
    place = QRect(header.sectionViewportPosition(column), 0, header.sectionSize(column), header.height() - 1)
    return inked(header.grab().toImage(), place)


def cell(table: RowTable, column: int) -> NDArray[np.intp]:
    return inked(table.viewport().grab().toImage(), table.visualRect(table.model().index(0, column)))


@pytest.mark.parametrize("column", [0, 1])
def test_words_of_a_head_stand_where_those_of_its_cells_do(table: RowTable, column: int) -> None:
    table.horizontalHeader().setSortIndicator(1 - column, ASCENDING)
    assert head(table, column).tolist() == cell(table, column).tolist()


@pytest.mark.parametrize("order", [ASCENDING, DESCENDING])
@pytest.mark.parametrize("column", [0, 1])
def test_the_arrow_of_the_order_stands_beside_the_words(
    table: RowTable, column: int, order: Qt.SortOrder
) -> None:
    table.horizontalHeader().setSortIndicator(1 - column, order)
    words = set(head(table, column).tolist())
    table.horizontalHeader().setSortIndicator(column, order)
    both = set(head(table, column).tolist())
    arrow = both - words
    assert words < both
    assert max(arrow) < min(words) if column else min(arrow) > max(words)


@pytest.mark.parametrize("column", [0, 1])
@pytest.mark.parametrize("width", range(30, 70, 5))
def test_the_arrow_stands_in_its_own_head_however_narrow_that_is(
    table: RowTable, column: int, width: int
) -> None:
    header = table.horizontalHeader()
    header.setStretchLastSection(False)
    for each in range(2):
        table.setColumnWidth(each, width)
    header.setSortIndicator(-1, ASCENDING)
    other, words = head(table, 1 - column).tolist(), head(table, column).tolist()
    header.setSortIndicator(column, ASCENDING)
    assert head(table, 1 - column).tolist() == other
    assert head(table, column).tolist() != words


@pytest.mark.usefixtures("qtbot")
def test_each_table_that_can_be_sorted_has_room_for_the_arrow_beside_every_head(tmp_path: Path) -> None:
    window = picture_window(SAMPLE, Options(), tmp_path)
    try:
        bring_up(window, SAMPLE)
        tables = [
            each for each in window.findChildren(RowTable) if each.horizontalHeader().isSortIndicatorShown()
        ]
        narrow = [
            f"{table.accessibleName()}: {words}"
            for table in tables
            for column, words in words_of(table).items()
            if table.columnWidth(column) < table.fontMetrics().horizontalAdvance(words) + SORT_MARK + 2 * SIDE
        ]
    finally:
        window.close()
    assert len(tables) >= SORTABLE
    assert narrow == []


def words_of(table: RowTable) -> dict[int, str]:
    """Return the words of each head that says something, but for the last, which has what room is left."""
    header = table.horizontalHeader()
    told = {
        at: str(table.model().headerData(at, Qt.Orientation.Horizontal)) for at in range(header.count() - 1)
    }
    return {at: words for at, words in told.items() if words and not header.isSectionHidden(at)}


def test_the_arrow_tells_the_order(table: RowTable) -> None:
    header = table.horizontalHeader()
    pictures = []
    for order in (ASCENDING, DESCENDING):
        header.setSortIndicator(0, order)
        pictures.append(header.grab().toImage())
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("points", [9.0, 11.7, 14.4, 18.0])
def test_a_column_has_room_for_its_digits_in_letters_of_any_size(table: RowTable, points: float) -> None:
    font = table.font()
    font.setPointSizeF(points)
    table.setFont(font)
    table.set_widths({0: 12})
    assert table.fontMetrics().horizontalAdvance("0" * 12) <= table.columnWidth(0) - 2 * SIDE


def test_a_bold_score_has_room_where_a_plain_one_has(table: RowTable) -> None:
    table.set_widths({0: 6})
    font = table.font()
    font.setBold(True)
    assert QFontMetrics(font).horizontalAdvance("0.7206") <= table.columnWidth(0) - 2 * SIDE


@pytest.mark.parametrize("words", ["\u22120.1481", "\u22120.0779", "0.1043", "14.5769"])
@pytest.mark.parametrize("is_bold", [False, True])
def test_a_number_with_just_the_room_it_needs_is_told_whole(
    table: RowTable, words: str, *, is_bold: bool
) -> None:
    """An ellipsis would stand where the last digits do, and more to the left than with room to spare."""
    index, font = table.model().index(0, 1), table.font()
    font.setBold(is_bold)
    table.model().setData(index, words)
    table.model().setData(index, font, Qt.ItemDataRole.FontRole)
    table.horizontalHeader().setStretchLastSection(False)
    needed = QFontMetrics(font).horizontalAdvance(words) + 2 * SIDE
    lengths = []
    for width in (needed + SPARE, needed):
        table.setColumnWidth(1, width)
        ink = cell(table, 1)
        lengths.append(np.ptp(ink))
    assert lengths[0] == pytest.approx(lengths[1], abs=1)
