"""The views, driven as a person drives them: keys, clicks, what is told and what is shown."""

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLineEdit,
    QListWidget,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from rouge_gui.corpus.example import Level, Problem
from rouge_gui.gui.models.rows import Key
from rouge_gui.gui.table import RowTable
from rouge_gui.gui.views import VIEWS
from rouge_gui.gui.views.corpus_view import CorpusView
from rouge_gui.gui.views.report_view import ReportView
from rouge_gui.gui.views.score_view import ScoreView
from rouge_gui.rouge.evaluate import Evaluation, evaluate
from rouge_gui.rouge.options import Options
from rouge_gui.study.blocks import Block
from rouge_gui.study.run import Failure

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
VARIANTS = ("ROUGE-1", "ROUGE-2")
KEYS = [Key(f"doc {number}", system) for number in (1, 2, 10) for system in ("human", "lead")]


def evaluation(candidate: str = "the brown fox", references: int = 2) -> Evaluation:
    return evaluate(candidate, ["the quick brown fox", "a fox"][:references], Options(variants=VARIANTS))


def click(table: RowTable, row: int) -> None:
    place = table.visualRect(table.model().index(row, 0)).center()
    QTest.mouseClick(table.viewport(), LEFT, PLAIN, place)


@pytest.mark.parametrize("name", VIEWS)
def test_every_view_stands_alone_and_names_its_parts(name: str, qtbot: QtBot) -> None:
    view = VIEWS[name].make()
    qtbot.addWidget(view)
    view.show()
    assert VIEWS[name].title
    kinds = (RowTable, QListWidget, QLineEdit, QComboBox, QProgressBar)
    told: list[QWidget] = [part for kind in kinds for part in view.findChildren(kind)]
    assert told
    assert [part for part in told if not part.accessibleName()] == []
    buttons = [
        part for part in view.findChildren(QAbstractButton) if part.isVisibleTo(view) and part.parent()
    ]
    own = [part for part in buttons if not part.objectName().startswith("qt_") and part.focusPolicy()]
    assert [part for part in own if not (part.accessibleName() or part.text())] == []
    assert [part for part in own if not part.toolTip()] == []


class TestScoreView:
    @pytest.fixture
    def view(self, qtbot: QtBot) -> ScoreView:
        made = ScoreView()
        qtbot.addWidget(made)
        made.resize(700, 300)
        made.set_evaluation(evaluation())
        made.show()
        return made

    @pytest.fixture
    def told(self, view: ScoreView) -> list[tuple[str | None, int | None]]:
        shown: list[tuple[str | None, int | None]] = []
        view.row_shown.connect(lambda variant, reference: shown.append((variant, reference)))
        return shown

    def test_a_selected_row_is_told_and_a_second_click_shows_all_again(
        self, view: ScoreView, told: list[object]
    ) -> None:
        click(view.table, 2)
        click(view.table, 3)
        click(view.table, 3)
        assert told == [("ROUGE-1", 1), ("ROUGE-2", None), (None, None)]
        assert view.table.selected_row() is None
        click(view.table, 3)
        assert told[-1] == ("ROUGE-2", None)

    def test_keys_walk_through_the_rows_and_escape_leaves_them(
        self, view: ScoreView, told: list[object]
    ) -> None:
        click(view.table, 0)
        QTest.keyClick(view.table, Qt.Key.Key_Down)
        QTest.keyClick(view.table, Qt.Key.Key_Escape)
        assert told == [("ROUGE-1", None), ("ROUGE-1", 0), (None, None)]

    def test_escape_is_left_to_the_window_when_no_row_is_selected(self, view: ScoreView) -> None:
        event = QKeyEvent(QKeyEvent.Type.ShortcutOverride, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
        event.ignore()
        view.table.event(event)
        assert not event.isAccepted()
        click(view.table, 1)
        view.table.event(event)
        assert event.isAccepted()

    def test_escape_on_a_selected_row_does_not_reach_a_shortcut_of_the_window(self, qtbot: QtBot) -> None:
        window = QWidget()
        view = ScoreView()
        QVBoxLayout(window).addWidget(view)
        fired: list[bool] = []
        QShortcut(Qt.Key.Key_Escape, window, lambda: fired.append(True))
        qtbot.addWidget(window)
        view.set_evaluation(evaluation())
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        view.table.setFocus()
        view.table.selectRow(1)
        QTest.keyClick(view.table, Qt.Key.Key_Escape)
        assert (view.table.selected_row(), fired) == (None, [])
        QTest.keyClick(view.table, Qt.Key.Key_Escape)
        assert fired == [True]

    def test_an_edit_keeps_the_row_and_tells_nothing(self, view: ScoreView, told: list[object]) -> None:
        click(view.table, 4)
        view.set_evaluation(evaluation("fox"))
        assert (view.table.selected_row(), told) == (4, [("ROUGE-2", 0)])

    def test_a_row_is_found_again_among_other_rows(self, view: ScoreView, told: list[object]) -> None:
        click(view.table, 3)
        view.set_evaluation(evaluation(references=1))
        assert (view.table.selected_row(), told) == (1, [("ROUGE-2", None)])

    def test_all_is_shown_again_when_the_row_is_gone(self, view: ScoreView, told: list[object]) -> None:
        click(view.table, 4)
        view.set_evaluation(evaluation(references=1))
        assert (view.table.selected_row(), told[-1]) == (None, (None, None))
        view.set_evaluation(None)
        assert view.signature.text() == ""
        assert not view.copy_button.isEnabled()

    def test_protocol_and_signature_stand_below_and_can_be_copied(self, view: ScoreView) -> None:
        assert view.protocol.text() == "Protocol: rouge-score"
        QGuiApplication.clipboard().clear()
        QTest.mouseClick(view.copy_button, LEFT)
        assert QGuiApplication.clipboard().text() == Options(variants=VARIANTS).signature()

    def test_a_row_can_be_copied(self, view: ScoreView) -> None:
        click(view.table, 2)
        QTest.keyClick(view.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        assert QGuiApplication.clipboard().text() == "ROUGE-1\t2\t0.3333\t0.5000\t0.4000\t1\t3\t2"


def labels(view: CorpusView) -> list[str]:
    """The headers of the columns that are shown."""
    columns = enumerate(view.model.columns)
    return [each.label for place, each in columns if not view.table.isColumnHidden(place)]


class TestCorpusView:
    @pytest.fixture
    def view(self, qtbot: QtBot) -> CorpusView:
        made = CorpusView()
        qtbot.addWidget(made)
        made.resize(800, 400)
        made.model.clear(VARIANTS)
        made.model.append_rows(KEYS)
        made.show()
        return made

    @pytest.fixture
    def opened(self, view: CorpusView) -> list[tuple[str, str]]:
        rows: list[tuple[str, str]] = []
        view.example_opened.connect(lambda example, system: rows.append((example, system)))
        return rows

    def test_a_click_opens_a_row_while_scores_are_pending(
        self, view: CorpusView, opened: list[object]
    ) -> None:
        click(view.table, 3)
        assert opened == [KEYS[3]]

    def test_keys_move_and_open(self, view: CorpusView, opened: list[object]) -> None:
        click(view.table, 0)
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            QTest.keyClick(view.table, key)
        assert opened == [KEYS[0], KEYS[1], KEYS[2], KEYS[1], KEYS[5], KEYS[0]]

    def test_tabbing_into_the_table_opens_nothing(self, view: CorpusView, opened: list[object]) -> None:
        view.table.setFocus(Qt.FocusReason.TabFocusReason)
        assert opened == []

    def test_stepping_goes_through_the_shown_rows_and_stops_at_the_ends(
        self, view: CorpusView, opened: list[object]
    ) -> None:
        view.step(1)
        view.step(1)
        view.step(-1)
        view.step(-1)
        assert opened == [KEYS[0], KEYS[1], KEYS[0]]
        view.table.clearSelection()
        view.step(-1)
        assert opened[-1] == KEYS[5]
        CorpusView().step(1)

    def test_marking_the_open_example_does_not_open_it_again(
        self, view: CorpusView, opened: list[object]
    ) -> None:
        view.select(*KEYS[4])
        assert (view.table.selected_row(), opened) == (4, [])
        view.select("doc 99", "human")
        assert (view.table.selected_row(), opened) == (None, [])

    def test_the_filter_narrows_the_rows_and_keeps_the_open_one(
        self, view: CorpusView, opened: list[object], qtbot: QtBot
    ) -> None:
        click(view.table, 5)
        QTest.keyClicks(view.filter, "lead")
        qtbot.waitUntil(lambda: view.model.rowCount() == 3)
        assert view.row_count.text() == "3 of 6 rows"
        assert view.table.selected_row() == 2
        view.filter.clear()
        qtbot.waitUntil(lambda: view.model.rowCount() == 6)
        assert (view.row_count.text(), view.table.selected_row(), opened) == ("6 rows", 5, [KEYS[5]])

    def test_a_filter_that_cannot_be_read_says_why_under_the_field(
        self, view: CorpusView, qtbot: QtBot
    ) -> None:
        QTest.keyClicks(view.filter, "R2.f >= ")
        qtbot.waitUntil(view.error.isVisible)
        assert view.error.text() == "A number must follow “>=”."
        assert view.model.rowCount() == 6
        QTest.keyClicks(view.filter, ".5")
        qtbot.waitUntil(lambda: not view.error.isVisible())
        assert view.table.accessibleDescription() == (
            "No row passes this expression. Clear the filter to see all 6 rows."
        )

    def test_a_filter_about_a_variant_that_is_gone_says_so(self, view: CorpusView, qtbot: QtBot) -> None:
        view.filter.setText("R2.f >= 0")
        view.filter.returnPressed.emit()
        view.model.restart(("ROUGE-L",))
        qtbot.waitUntil(view.error.isVisible)
        assert view.error.text() == "ROUGE-2 is not scored. Scored are: ROUGE-L."
        assert view.model.rowCount() == 6

    def test_one_goes_to_an_example_by_its_id_even_behind_a_filter(
        self, view: CorpusView, opened: list[object]
    ) -> None:
        view.ask_for_example()
        QTest.keyClicks(view.jump, "doc 10")
        QTest.keyClick(view.jump, Qt.Key.Key_Return)
        assert (opened, view.table.selected_row(), view.jump.isHidden()) == ([KEYS[4]], 4, True)
        view.model.set_filter("lead")
        assert view.go_to("doc 2")
        assert opened == [KEYS[4], KEYS[2]]
        view.ask_for_example()
        QTest.keyClicks(view.jump, "doc")
        QTest.keyClick(view.jump, Qt.Key.Key_Return)
        assert view.error.text().startswith("There is no example “doc”.")

    def test_what_is_in_sight_is_told_the_open_example_first(self, view: CorpusView, qtbot: QtBot) -> None:
        view.model.append_rows((f"more {number}", "lead") for number in range(1_000))
        told: list[list[str]] = []
        view.rows_seen.connect(told.append)
        view.select(*KEYS[4])
        view.table.verticalScrollBar().setValue(500)
        qtbot.waitUntil(lambda: bool(told) and "more 494" in told[-1])
        last = 500 + view.table.rowAt(view.table.viewport().height() - 1) - view.table.rowAt(0)
        assert told[-1] == ["doc 10", *(f"more {row - 6}" for row in range(500, last + 1))]

    def test_a_page_is_painted_as_the_cells_are(self, view: CorpusView) -> None:
        """A row of its own colour for the selected one, letters in each shown cell, none in an empty table."""
        view.table.selectRow(1)
        image = view.table.viewport().grab().toImage()
        highlight = view.palette().highlight().color().rgb()
        middle = [view.table.rowViewportPosition(row) + 2 for row in range(3)]
        assert [image.pixel(2, y) == highlight for y in middle] == [False, True, False]
        assert image.pixel(2, middle[0]) != image.pixel(2, view.table.rowViewportPosition(3) + 2)
        for column in (0, 1, 2, 5):
            place = view.table.visualRect(view.model.index(0, column))
            colours = {
                image.pixel(x, y)
                for x in range(place.left(), place.right())
                for y in range(place.top(), place.bottom())
            }
            assert len(colours) > 1, column

    def test_a_header_sorts_up_then_down_then_as_loaded(self, view: CorpusView) -> None:
        header = view.table.horizontalHeader()
        click(view.table, 4)
        seen = []
        for _ in range(3):
            QTest.mouseClick(
                header.viewport(), LEFT, PLAIN, QPoint(header.sectionViewportPosition(1) + 20, 8)
            )
            seen.append(([view.model.key(row) for row in range(6)], view.table.selected_row()))
        assert seen == [
            ([*KEYS[0::2], *KEYS[1::2]], 2),
            ([*KEYS[1::2], *KEYS[0::2]], 5),
            (KEYS, 4),
        ]

    def test_a_new_corpus_comes_unsorted(self, view: CorpusView) -> None:
        view.table.horizontalHeader().setSortIndicator(0, Qt.SortOrder.DescendingOrder)
        assert view.model.key(0) == KEYS[4]
        view.model.clear(VARIANTS)
        view.model.append_rows(KEYS)
        assert view.model.key(0) == KEYS[0]
        assert view.table.horizontalHeader().sortIndicatorSection() == -1

    def test_f_is_shown_and_precision_and_recall_on_demand(self, view: CorpusView) -> None:
        assert labels(view) == ["Example", "System", "R-1 F", "R-2 F"]
        precision = next(a for a in view.columns_button.menu().actions() if "Precision" in a.text())
        precision.trigger()
        assert "R-2 P" in labels(view)
        view.model.restart(("ROUGE-L",))
        assert labels(view) == ["Example", "System", "R-L F", "R-L P"]

    def test_the_state_column_comes_with_the_first_failure(self, view: CorpusView) -> None:
        assert "State" not in labels(view)
        nothing = np.full((1, 2, 3), np.nan)
        failure = Failure(*KEYS[1], "It has no reference.")
        view.model.put([Block([KEYS[1]], VARIANTS, nothing, nothing, (1.0, 1.0), {0: failure})])
        assert labels(view)[-1] == "State"

    def test_a_width_that_was_dragged_outlives_the_filter(self, view: CorpusView) -> None:
        view.table.setColumnWidth(0, 333)
        view.model.set_filter("lead")
        view.model.set_filter("")
        assert view.table.columnWidth(0) == 333

    @pytest.mark.parametrize(
        ("told", "words"),
        [
            ((27, 36, 8.4), "27 of 36 scored, 8 s left"),
            ((1200, 36000, 125.0), "1,200 of 36,000 scored, 2 min 5 s left"),
            ((1, 36000, 4205.0), "1 of 36,000 scored, 1 h 10 min left"),
            ((5, 9, -1.0), "5 of 9 scored"),
            ((5, -1, -1.0), "5 scored"),
        ],
    )
    def test_progress_says_how_much_and_how_long(
        self, view: CorpusView, told: tuple[int, int, float], words: str
    ) -> None:
        view.show_progress(*told)
        assert view.progress_text.text() == words
        assert view.progress_line.isVisible()
        assert view.progress.maximum() == max(0, told[1])
        view.end_progress()
        assert not view.progress_line.isVisible()

    def test_progress_says_what_does_the_scoring(self, view: CorpusView) -> None:
        view.show_spread("2 threads")
        view.show_progress(27, 36, 8.4)
        assert view.progress_text.text() == "27 of 36 scored on 2 threads, 8 s left"

    def test_the_button_cancels(self, view: CorpusView, qtbot: QtBot) -> None:
        view.show_progress(1, 2, 1)
        with qtbot.waitSignal(view.cancelled):
            QTest.mouseClick(view.cancel_button, LEFT)

    def test_a_sorted_table_is_sorted_again_when_scoring_ends(self, view: CorpusView) -> None:
        view.table.horizontalHeader().setSortIndicator(2, Qt.SortOrder.AscendingOrder)
        for place, key in enumerate(KEYS):
            scores = np.full((1, 2, 3), 1 - place / 10)
            view.model.put([Block([key], VARIANTS, scores, scores, (1.0, 1.0))])
        assert view.model.key(0) == KEYS[0]
        view.end_progress()
        assert [view.model.key(row) for row in range(6)] == KEYS[::-1]


def test_the_report_counts_in_its_title(qtbot: QtBot) -> None:
    view = ReportView()
    qtbot.addWidget(view)
    titles: list[str] = []
    view.titled.connect(titles.append)
    view.append([Problem(Path("a"), None, Level.ERROR, "is empty.")])
    view.append([Problem(Path("a"), 3, Level.NOTE, "is odd.")])
    view.clear()
    assert titles == ["Import report: 1 error", "Import report: 1 error, 1 note", "Import report"]
    assert view.windowTitle() == "Import report"


def test_an_empty_table_says_what_would_fill_it(qtbot: QtBot) -> None:
    view = ScoreView()
    qtbot.addWidget(view)
    view.resize(700, 300)
    view.show()
    empty = view.table.grab().toImage()
    view.set_evaluation(evaluation())
    view.set_evaluation(None)
    assert view.table.accessibleDescription().startswith("Nothing to score yet")
    assert view.table.grab().toImage() == empty
    pixels = {empty.pixel(x, y) for x in range(200, 500) for y in range(100, 200)}
    assert len(pixels) > 2, "the sentence is painted"
