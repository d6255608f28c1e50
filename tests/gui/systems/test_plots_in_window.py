"""The plots of an open corpus: their numbers are rouge-score's, a click opens a text in the main window."""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QPointF, QSettings, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from rouge_score.rouge_scorer import RougeScorer

from rouge_gui.app import Kept, make_window
from rouge_gui.colours import DARK, LIGHT
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.export.plots.kinds import Scatter
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.systems.plots.offered import ALL
from rouge_gui.gui.systems.plots.plots_view import PlotsView
from rouge_gui.rouge.options import Options
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings

WAIT_MS = 60_000
OPTIONS = Options(variants=("ROUGE-1", "ROUGE-2"), resamples=100)
REFERENCES = {"1": "the old bridge fell", "2": "it rained all night", "3": "nobody was hurt there"}
TEXTS = {"long": "the old bridge fell and it rained all night nobody was hurt", "short": "it fell all night"}


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    state = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    settings = Settings(theme="light", tour_seen=True)
    made = make_window(Kept(settings, tmp_path / "s.json", Drafts(tmp_path / "d.sqlite"), state, ()), OPTIONS)
    qtbot.addWidget(made)
    for name, reference in REFERENCES.items():
        candidates = {system: Candidate(text) for system, text in TEXTS.items()}
        made.loading.corpus.add(Example(name, None, (reference,), candidates))
    made.show()
    with qtbot.waitSignal(made.session.evaluated, timeout=WAIT_MS):
        made.open_example("2", "long")
    yield made
    made.close()
    assert made.has_ended


@pytest.fixture
def plots(qtbot: QtBot, window: MainWindow) -> PlotsView:
    window.actions_by_name["compare_systems"].trigger()
    systems = window.side.systems
    assert systems is not None
    systems.show_part("plots")
    qtbot.waitUntil(lambda: "words" in systems.findings.measures.values, timeout=WAIT_MS)
    return cast("PlotsView", systems.part("plots"))


def test_points_are_where_rouge_score_puts_them_and_open_their_candidates(
    qtbot: QtBot, window: MainWindow, plots: PlotsView
) -> None:
    plots.choices.choose("scatter", across="words", up="ROUGE-1", system=ALL)
    scorer = RougeScorer(["rouge1"])
    expected = {
        (len(text.split()), round(scorer.score(reference, text)["rouge1"].fmeasure, 12))
        for reference in REFERENCES.values()
        for text in TEXTS.values()
    }
    assert isinstance(plots.plot, Scatter)
    assert {(x, round(y, 12)) for x, y in zip(plots.plot.x, plots.plot.y, strict=True)} == expected
    point = QPointF(4, scorer.score(REFERENCES["1"], TEXTS["short"])["rouge1"].fmeasure)
    plots.canvas.grab()
    place = plots.canvas.mapFromScene(plots.canvas.getViewBox().mapViewToScene(point))
    with qtbot.waitSignal(window.session.evaluated, timeout=WAIT_MS):
        QTest.mouseClick(plots.canvas.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert (window.session.texts.example, window.session.texts.system) == ("1", "short")


def test_theme_and_zoom_of_the_main_window_are_the_plots(window: MainWindow, plots: PlotsView) -> None:
    corner, size = (3, 3), plots.canvas.font().pointSizeF()
    assert plots.canvas.grab().toImage().pixelColor(*corner).name() == LIGHT.base
    window.appearance.set_theme("dark")
    assert plots.canvas.grab().toImage().pixelColor(*corner).name() == DARK.base
    window.appearance.zoom_by(10)
    assert plots.canvas.font().pointSizeF() == pytest.approx(2 * size)
