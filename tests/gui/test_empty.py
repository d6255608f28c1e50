"""What is said where nothing can be shown: a sentence for every table, pane and view, and what to do next."""

import re

import pytest
from PySide6.QtWidgets import QAbstractScrollArea, QLabel, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from rouge_gui.colours import LIGHT
from rouge_gui.gui.models.rows import Key
from rouge_gui.gui.reading_area import ReadingArea
from rouge_gui.gui.table import RowTable
from rouge_gui.gui.views import VIEWS
from rouge_gui.gui.views.corpus_view import CorpusView

TELLING = re.compile(
    r"\b(open|paste|type|choose|point|change|drop|make a score|must hold|must be|could be read|stands? here|clear)\b",
    re.IGNORECASE,
)


def said(widget: QWidget) -> list[str]:
    """What the empty tables and the labels of a widget say."""
    tables = [
        table.accessibleDescription()
        for table in widget.findChildren(RowTable)
        if not table.model().rowCount()
    ]
    labels = [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget)]
    hints = [area.accessibleDescription() for area in widget.findChildren(QAbstractScrollArea)]
    return [words for words in (*tables, *labels, *hints) if words]


@pytest.mark.parametrize("name", VIEWS)
def test_every_view_says_what_to_do_while_nothing_is_open(name: str, qtbot: QtBot) -> None:
    view = VIEWS[name].make()
    qtbot.addWidget(view)
    assert [words for words in said(view) if TELLING.search(words) and words.rstrip().endswith(".")] != []


def test_every_pane_says_what_belongs_into_it(qtbot: QtBot) -> None:
    area = ReadingArea(LIGHT)
    qtbot.addWidget(area)
    hints = [editor.placeholderText() for editor in area.findChildren(QPlainTextEdit)]
    assert len(hints) >= 3
    assert [hint for hint in hints if not hint.endswith(".")] == []


def test_a_filter_that_leaves_nothing_says_so_and_not_that_nothing_is_open(qtbot: QtBot) -> None:
    view = CorpusView()
    qtbot.addWidget(view)
    assert "Open files or a folder" in view.table.accessibleDescription()
    view.model.append_rows([Key("doc", "lead"), Key("doc", "human")])
    view.filter.setText("nobody")
    view.filter.returnPressed.emit()
    assert view.model.rowCount() == 0
    assert view.table.accessibleDescription() == "No row has these words. Clear the filter to see all 2 rows."
    view.model.clear(("ROUGE-1",))
    assert "Open files or a folder" in view.table.accessibleDescription()
