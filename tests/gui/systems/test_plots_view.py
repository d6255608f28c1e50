"""The view of plots: every plot is drawn, told and exported, a click opens what it shows, keys move it."""

import math
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import defusedxml.ElementTree as ET  # noqa: N817 (as it is called everywhere)
import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui.colours import DARK, GREY_LIGHT, LIGHT, Theme, contrast
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import RougeGuiError
from rouge_gui.export.plots.kinds import Ranks, Scatter
from rouge_gui.gui.systems.findings import Findings, SystemsPart
from rouge_gui.gui.systems.plots import PLOTS
from rouge_gui.gui.systems.plots.drawing.inks import ON_DARK, ON_LIGHT, SHAPES, Inks
from rouge_gui.gui.systems.plots.drawing.points import MOST_POINTS, Points
from rouge_gui.gui.systems.plots.offered import ALL
from rouge_gui.gui.systems.plots.plots_view import PlotsView
from rouge_gui.rouge.options import Options
from rouge_gui.study.comparing.comparison import compare
from rouge_gui.study.measures import Measures

OPTIONS = Options(variants=("ROUGE-1",))
SYSTEMS = ("good", "fair", "poor")
REFERENCE = "the old bridge fell in the storm"
TEXTS = ("the old bridge fell in the storm", "the old bridge is new", "nothing of it")
EXAMPLES = tuple(
    Example(
        f"e{number}",
        references=(REFERENCE,),
        candidates={name: Candidate(text) for name, text in zip(SYSTEMS, TEXTS, strict=True)},
    )
    for number in range(1, 4)
)
SCORES = np.array([[0.9, 0.5, 0.1], [0.8, 0.6, 0.2], [0.7, 0.4, math.nan]])
WORDS = np.array([[10.0, 20.0, 30.0], [40.0, 50.0, 60.0], [70.0, 80.0, 90.0]])
MEASURES = Measures(
    tuple(example.id for example in EXAMPLES),
    SYSTEMS,
    {"ROUGE-1": SCORES, "words": WORDS, "ROUGE-1 P": SCORES, "ROUGE-1 R": SCORES / 2},
)
FINDINGS = Findings(EXAMPLES, OPTIONS, MEASURES, compare(MEASURES, ("ROUGE-1",), OPTIONS))
NOTHING = Findings((), OPTIONS, Measures((), (), {}))


def many(count: int) -> Findings:
    x = np.random.default_rng(2).random((count // 2, 2))
    examples = tuple(map(str, range(len(x))))
    return Findings((), OPTIONS, Measures(examples, ("A", "B"), {"ROUGE-1": x, "ROUGE-2": x**2}))


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[PlotsView]:
    made = PlotsView()
    qtbot.addWidget(made)
    made.resize(1100, 700)
    made.show()
    qtbot.waitExposed(made)
    made.show_findings(FINDINGS)
    yield made
    assert made.end_work()


def choose_scatter(view: PlotsView) -> None:
    view.choices.choose("scatter", across="words", up="ROUGE-1", system=ALL)


def pixel_of(view: PlotsView, x: float, y: float) -> QPoint:
    return QPoint(view.canvas.mapFromScene(view.canvas.getViewBox().mapViewToScene(QPointF(x, y))))


def click(view: PlotsView, x: float, y: float) -> None:
    view.canvas.grab()
    QTest.mouseClick(view.canvas.viewport(), Qt.MouseButton.LeftButton, pos=pixel_of(view, x, y))


def test_it_is_a_part_of_the_window_of_systems(view: PlotsView) -> None:
    assert isinstance(view, SystemsPart)


@pytest.mark.parametrize("name", [name for name, offered in PLOTS.items() if offered.work is None])
def test_every_plot_is_drawn_and_told(view: PlotsView, name: str) -> None:
    view.choices.choose(name)
    assert view.plot is not None
    assert view.shown.currentIndex() == 0
    assert view.told.text().startswith(view.plot.title)
    assert view.told.text() in view.canvas.accessibleDescription()
    assert view.canvas.accessibleName() == f"Plot: {PLOTS[name].name}"
    ground = {QColor(LIGHT.base).rgb()}
    image = view.canvas.grab().toImage()
    painted = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
    assert len(painted - ground) > 3


@pytest.mark.parametrize("name", list(PLOTS))
def test_a_plot_of_nothing_says_what_would_fill_it(view: PlotsView, name: str) -> None:
    view.choices.choose(name)
    view.show_findings(NOTHING)
    assert view.plot is None
    assert view.shown.currentWidget() is view.empty
    assert view.empty.text() == PLOTS[name].needs
    assert not view.export_button.isEnabled()


def test_one_system_less_itself_is_no_plot(view: PlotsView) -> None:
    view.choices.choose("difference", first="good", second="good")
    assert "two different systems" in view.empty.text()
    assert view.shown.currentWidget() is view.empty


@pytest.mark.parametrize(("row", "column"), [(0, 0), (1, 1), (2, 0), (1, 2)])
def test_a_click_on_a_point_opens_its_candidate(qtbot: QtBot, view: PlotsView, row: int, column: int) -> None:
    choose_scatter(view)
    with qtbot.waitSignal(view.example_opened) as told:
        click(view, WORDS[row, column], SCORES[row, column])
    assert told.args == [f"e{row + 1}", SYSTEMS[column]]


def test_a_click_beside_all_points_opens_nothing(qtbot: QtBot, view: PlotsView) -> None:
    choose_scatter(view)
    with qtbot.assertNotEmitted(view.example_opened, wait=50):
        click(view, 20.0, 0.8)


def test_what_is_under_the_pointer_is_told_and_ringed(view: PlotsView) -> None:
    choose_scatter(view)
    view.canvas.pointed.emit(QPointF(50.0, 0.6))
    expected = "fair: Length in words 50, ROUGE-1 F 0.6. A click opens example e2, fair."
    assert view.under.text() == view.canvas.toolTip() == expected
    view.canvas.pointed.emit(None)
    assert view.canvas.toolTip() == ""
    assert view.under.text().startswith("Arrow keys")


def test_a_click_in_a_distribution_opens_the_nearest_of_that_system(qtbot: QtBot, view: PlotsView) -> None:
    view.choices.choose("distribution", measure="ROUGE-1")
    with qtbot.waitSignal(view.example_opened) as told:
        click(view, 0.59, 1.0)
    assert told.args == ["e2", "fair"]


def test_a_click_on_a_difference_opens_the_pair(qtbot: QtBot, view: PlotsView) -> None:
    view.choices.choose("difference", first="good", second="fair", measure="ROUGE-1")
    with qtbot.waitSignal(view.pair_opened) as told:
        click(view, 0.21, 0.5)
    assert told.args == ["e2", "good", "fair"]  # .8 - .6


def test_keys_move_scale_reset_and_open(qtbot: QtBot, view: PlotsView) -> None:
    choose_scatter(view)
    view.canvas.setFocus()
    home = view.canvas.seen()
    width, height = home.right - home.left, home.top - home.bottom
    QTest.keyClick(view.canvas, Qt.Key.Key_Right)
    QTest.keyClick(view.canvas, Qt.Key.Key_Up)
    moved = view.canvas.seen()
    assert moved.left == pytest.approx(home.left + width / 10)
    assert moved.bottom == pytest.approx(home.bottom + height / 10)
    QTest.keyClick(view.canvas, Qt.Key.Key_Plus)
    assert view.canvas.seen().right - view.canvas.seen().left == pytest.approx(0.8 * width)
    QTest.keyClick(view.canvas, Qt.Key.Key_Minus)
    assert view.canvas.seen() == pytest.approx(moved)
    QTest.keyClick(view.canvas, Qt.Key.Key_Home)
    assert view.canvas.seen() == pytest.approx(home)
    # The middle of 10..90 words and 0.1..0.9: the fair candidate of the second example is nearest.
    with qtbot.waitSignal(view.example_opened) as told:
        view.canvas.look_at(view.canvas.seen()._replace(left=45, right=55, bottom=0.55, top=0.65))
        QTest.keyClick(view.canvas, Qt.Key.Key_Return)
    assert told.args == ["e2", "fair"]


def test_down_is_down_where_the_first_row_is_on_top(view: PlotsView) -> None:
    view.choices.choose("intervals")
    before = view.canvas.seen()
    QTest.keyClick(view.canvas, Qt.Key.Key_Down)
    assert view.canvas.seen().bottom > before.bottom


def test_what_is_seen_stays_while_more_becomes_known_and_not_in_another_plot(view: PlotsView) -> None:
    choose_scatter(view)
    home = view.canvas.seen()
    QTest.keyClick(view.canvas, Qt.Key.Key_Right)
    moved = view.canvas.seen()
    view.show_findings(replace(FINDINGS, comparison=None))
    assert view.canvas.seen() == pytest.approx(moved)
    view.choices.choose("scatter", system="good")
    view.choices.choose("scatter", system=ALL)
    assert view.canvas.seen() == pytest.approx(home)


def test_pairs_that_are_tested_draw_nothing_anew_and_other_numbers_do(view: PlotsView) -> None:
    assert FINDINGS.comparison is not None
    drawn = view.drawing
    view.show_findings(replace(FINDINGS, comparison=replace(FINDINGS.comparison, pairs=())))
    assert view.drawing is drawn
    view.show_findings(replace(FINDINGS, measures=MEASURES.only(SYSTEMS[:2])))
    assert view.drawing is not drawn
    assert "2 systems" in view.told.text()


def test_choices_stay_while_more_becomes_known(view: PlotsView) -> None:
    view.choices.choose("scatter", across="words", up="ROUGE-1 P", system="fair")
    more = MEASURES.joined(Measures(MEASURES.examples, SYSTEMS, {"consistency": SCORES}))
    view.show_findings(replace(FINDINGS, measures=more))
    assert dict(view.choices.choices()) == {"across": "words", "up": "ROUGE-1 P", "system": "fair"}
    assert isinstance(view.plot, Scatter)
    assert view.plot.x.tolist() == [20.0, 50.0, 80.0]


def test_a_choice_stays_in_the_next_plot_that_offers_it_under_its_own_words(view: PlotsView) -> None:
    view.choices.choose("distribution", measure="words")
    view.choices.choose("length")
    view.choices.choose("difference")
    assert view.choices.choices()["measure"] == "words"
    for name, words in (
        ("beta", "Sensitivity to beta: of"),
        ("protocols", "Sensitivity to the protocol: by"),
    ):
        view.choices.choose(name)
        assert view.choices.fields["variant"].accessibleName() == words


def drawing(view: PlotsView) -> Points:
    assert isinstance(view.drawing, Points)
    return view.drawing


def test_many_points_are_a_density_and_few_of_them_points(qtbot: QtBot, view: PlotsView) -> None:
    view.choices.choose("scatter")
    view.show_findings(many(4 * MOST_POINTS))
    qtbot.waitUntil(lambda: drawing(view).is_dense)
    assert not view.key.names.isVisible()
    assert view.key.shades_told.text().startswith("1 to ")
    assert sum(len(dots.data) for dots in drawing(view).dots.values()) == 0
    view.canvas.look_at(view.canvas.seen()._replace(left=0.4, right=0.45))
    assert not drawing(view).is_dense
    assert view.key.names.isVisible()
    shown = sum(len(dots.data) for dots in drawing(view).dots.values())
    assert isinstance(view.plot, Scatter)
    left, right, *_ = view.canvas.seen()
    assert shown >= ((view.plot.x >= left) & (view.plot.x <= right)).sum() > 0


def test_the_theme_changes_all_colours(view: PlotsView) -> None:
    choose_scatter(view)
    seen = []
    for theme, inks in ((LIGHT, ON_LIGHT), (DARK, ON_DARK)):
        view.set_theme(theme)
        image = view.canvas.grab().toImage()
        assert image.pixelColor(image.width() - 3, 3).name() == theme.base
        assert drawing(view).dots["good"].opts["brush"].color().name() == inks[0]
        assert view.canvas.getAxis("left").textPen().color().name() == theme.text
        seen.append(image)
    assert seen[0] != seen[1]


@pytest.mark.parametrize("theme", [LIGHT, DARK, GREY_LIGHT])
def test_systems_differ_in_colour_or_shape_and_all_can_be_seen(theme: Theme) -> None:
    names = tuple(map(str, range(24)))
    inks = Inks(theme, names)
    drawn = [inks.of(name) for name in names]
    assert len({(ink.colour.name(), ink.shape) for ink in drawn}) == len(names)
    assert {ink.shape for ink in drawn} == set(SHAPES)
    assert min(contrast(ink.colour.name(), theme.base) for ink in drawn) >= 3


def test_a_system_is_brought_out_by_its_row(view: PlotsView) -> None:
    view.choices.choose("beta")
    view.activateWindow()
    view.key.names.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(view.key.names, key)
    assert view.key.chosen_name() == view.key.names.item(1).text() == "fair"
    inks = Inks(LIGHT, SYSTEMS, "fair")
    assert [inks.of(name).is_back for name in SYSTEMS] == [True, False, True]
    QTest.keyClick(view.key.names, Qt.Key.Key_Escape)
    assert view.key.chosen_name() is None
    view.key.names.setCurrentRow(1)
    view.choices.choose("scatter")
    assert view.key.chosen_name() is None


def test_text_follows_the_zoom(view: PlotsView) -> None:
    choose_scatter(view)
    size = view.canvas.font().pointSizeF()
    view.set_zoom(200)
    assert view.canvas.font().pointSizeF() == pytest.approx(2 * size)
    assert view.canvas.getAxis("left").style["tickFont"].pointSizeF() == pytest.approx(2 * size)
    assert view.told.font().pointSizeF() == pytest.approx(2 * size)


@pytest.mark.parametrize("ending", [".svg", ".pdf", ".png"])
def test_a_plot_is_written_as(qtbot: QtBot, view: PlotsView, tmp_path: Path, ending: str) -> None:
    view.choices.choose("intervals")
    path = tmp_path / f"plot{ending}"
    view.write(path)
    qtbot.waitUntil(lambda: view.under.text() == f"Written: {path}.", timeout=20_000)
    if ending == ".svg":
        words = "".join(ET.parse(path).getroot().itertext())
        assert all(name in words for name in (*SYSTEMS, "ROUGE-1 F"))
    elif ending == ".pdf":
        assert path.read_bytes().startswith(b"%PDF")
        assert path.read_bytes().rstrip().endswith(b"%%EOF")
    else:
        assert QImage(str(path)).width() > 400


def test_a_file_that_cannot_be_written_is_told(qtbot: QtBot, view: PlotsView, tmp_path: Path) -> None:
    with qtbot.waitSignal(view.failed, timeout=20_000) as told:
        view.write(tmp_path / "missing" / "plot.svg")
    assert isinstance(told.args[0], RougeGuiError)


def test_protocols_are_scored_when_asked_and_what_is_known_stays_when_stopped(
    qtbot: QtBot, view: PlotsView
) -> None:
    view.choices.choose("protocols")
    assert view.empty.text().startswith("Start it")
    view.work.start_button.click()
    assert view.work.progress.isVisible()
    qtbot.waitUntil(lambda: len(view.work.yielded) > 1, timeout=20_000)
    view.work.cancel_button.click()
    assert view.work.start_button.isVisible()
    assert not view.work.progress.isVisible()
    known = len(view.work.yielded)
    # Whole, in part and nothing of the reference: no protocol sees that in another order.
    assert isinstance(view.plot, Ranks)
    assert view.plot.ranks == {"good": (1,) * known, "fair": (2,) * known, "poor": (3,) * known}
    view.choices.choose("beta")
    assert not view.work.isVisible()
    assert view.work.yielded == ()
