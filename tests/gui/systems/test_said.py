"""Everything that the window of systems says is said in the window's language; what goes into files stays English."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, cast

import numpy as np
import pytest
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from rouge_gui.colours import LIGHT
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.export import REPORTS
from rouge_gui.export.plots.kinds import Curves, Histogram
from rouge_gui.export.plots.telling import told
from rouge_gui.export.reports.contents import Contents
from rouge_gui.gui.language import MINUS, shown, speak
from rouge_gui.gui.pseudo_language import OPEN
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.systems.plots import PLOTS
from rouge_gui.gui.systems.plots.drawing.canvas import Canvas
from rouge_gui.gui.systems.plots.plots_view import PlotsView
from rouge_gui.gui.systems.sorted_rows import interval, number, signed
from rouge_gui.gui.systems.systems_window import SystemsWindow
from rouge_gui.gui.systems.versus_work import Versus, answer
from rouge_gui.rouge.options import Options
from rouge_gui.study.comparing.comparison import compare
from rouge_gui.study.comparing.differences import Tally
from rouge_gui.study.comparing.pairs import Settings
from rouge_gui.study.comparing.sensitivity import ProtocolRow
from rouge_gui.study.measures import Measures
from rouge_gui.study.names import NAMES
from rouge_gui.study.rating.correlation import Drawing
from rouge_gui.study.rating.study import study_ratings
from tests.gui.spoken import cells, everything, unsaid

if TYPE_CHECKING:
    from rouge_gui.gui.systems.protocols_view import ProtocolsView
    from rouge_gui.gui.systems.ratings_view import RatingsView
    from rouge_gui.gui.systems.versus_view import VersusView

OPTIONS = Options(variants=("ROUGE-1",))
SYSTEMS, IDS = ("xa", "xb", "lead-3"), ("e1", "e2", "e3")
SCORES = np.array([[0.9, 0.5, 0.6], [0.8, 0.6, 0.7], [0.7, 0.4, 0.5]])
LENGTH = np.array([[5.0, 9.0, 7.0], [8.0, 2.0, 4.0], [3.0, 6.0, 1.0]])
RATED = np.array([[2.0, 5.0, 4.0], [5.0, 1.0, 3.0], [4.0, 2.0, 3.0]])
VALUES = {"ROUGE-1": SCORES, "ROUGE-1 P": SCORES, "ROUGE-1 R": SCORES / 2}
TRAITS = {"words": LENGTH, "seams": LENGTH, "density": LENGTH, "suspicion": SCORES, "cue:number": LENGTH}
MEASURES = Measures(IDS, SYSTEMS, {**VALUES, **TRAITS})
EXAMPLES = [
    Example(
        each, "A source.", ("It fell.",), {name: Candidate("It fell.") for name in SYSTEMS}, {"desk": "x"}
    )
    for each in IDS
]
SETTINGS = Settings(resamples=20)
FINDINGS = Findings(EXAMPLES, OPTIONS, MEASURES, compare(MEASURES, ("ROUGE-1",), OPTIONS, SETTINGS))
FIRST = ProtocolRow("py-rouge", "signed", {"xa": 0.3, "xb": 0.2}, {"xa": 1, "xb": 2}, 1.0)
SECOND = replace(FIRST, ranks={"xa": 2, "xb": 1}, tau=-1.0)
LETTERS = re.compile(r"[A-Za-z]{2}")
DATA = re.compile(
    r"ROUGE-1( [PR])?|R-1|lead-3|Lead-\d|x[ab]|d_z|py-rouge|rouge-score|Relevance|Spearman|Pearson|Kendall|desk|"
    r"rouge-gui \d.*|[+\u2212]inf|signed|\(Oracle\)|\(Random sentences\)|\(Lead of matched length\)",
    re.DOTALL,
)
pytestmark = pytest.mark.usefixtures("pseudo")


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[SystemsWindow]:
    made = SystemsWindow(LIGHT, list, lambda: OPTIONS, list)
    qtbot.addWidget(made)
    made.foot.begin(OPTIONS)
    made.foot.show_findings(FINDINGS)
    made.wishes.offer_systems(SYSTEMS)
    made.parts["systems"].show_findings(FINDINGS)
    versus = cast("VersusView", made.part("versus"))
    versus.show_findings(FINDINGS)
    versus.work.found.emit(answer(Versus(FINDINGS, "xa", "xb", "ROUGE-1")))
    protocols = cast("ProtocolsView", made.part("protocols"))
    protocols.show_findings(FINDINGS)
    protocols._on_batched([FIRST, SECOND])  # noqa: SLF001 (as a job tells them)
    ratings = cast("RatingsView", made.part("ratings"))
    rated = Measures(IDS, SYSTEMS, {"Relevance": RATED})
    study = study_ratings(MEASURES, rated, ["ROUGE-1"], Drawing("sources", 3))
    ratings.tables.show_study(study, "summary", "spearman")
    yield made
    assert made.end_work()


def is_left(text: str) -> bool:
    """Tell whether a word of `text` is neither said nor data."""
    return bool(LETTERS.search(DATA.sub("", unsaid(text))))


def test_nothing_that_the_window_says_is_left_in_english(window: SystemsWindow) -> None:
    tables = (cells(table.model()) for table in window.findChildren(QTableView))
    assert {text for text in chain(everything([window]), *tables) if is_left(text)} == set()


def test_no_plot_and_no_place_in_one_is_left_in_english(qtbot: QtBot) -> None:
    view = PlotsView()
    qtbot.addWidget(view)
    view.show_findings(FINDINGS)
    for name, offered in PLOTS.items():
        view.choices.choose(name)
        heard = [view.canvas.accessibleDescription(), view.empty.text()]
        if view.drawing is not None:
            heard += [view.canvas.getAxis(side).labelText for side in ("left", "bottom")]
            place = view.drawing.at(view.canvas.middle())
            heard += [] if place is None else [place.words]
        assert (view.plot is None) == (offered.work is not None)
        assert list(filter(is_left, heard)) == []
        assert heard[0].count(OPEN) > 1
    assert view.end_work()


def test_numbers_are_written_as_the_language_writes_them() -> None:
    speak("pl")
    assert (number(0.5), signed(-0.25, 2), interval(0.5, 1.5)[:6]) == ("0,5000", f"{MINUS}0,25", "0,5000")
    axis = Canvas(LIGHT).getAxis("left")
    assert axis.tickStrings([0.5, 0.6], 1.0, 0.1) == ["0,5", "0,6"]
    assert axis.tickStrings([20_000.0, 0.0], 1.0, 10_000.0) == ["20000", "0"]


def test_a_plot_in_words_has_the_numbers_of_the_language_and_stays_english_as_data() -> None:
    edges, counts = np.array([-0.75, -0.25, 0.25, 0.75]), np.array([1.0, 3.0, 2.0])
    # Of the three in the bin around 0, one is above 0.
    plot = Histogram("T", "x", "y", edges, counts, Tally(3, 2, 1))
    assert told(plot) == "T: 6 examples; most, 3, between -0.25 and 0.25; 3 above 0, 2 at 0, 1 below."
    curves = Curves(
        "T", "x", "y", np.array([0.5, 2.0]), {"a": np.array([1.0, 0.0]), "b": np.array([0.0, 1.0])}
    )
    assert told(curves) == "T: 2 systems, from 0.5 to 2; the highest is a from 0.5, then b from 2."
    speak("pl")
    assert all(figure in shown(told(plot)) for figure in (f"{MINUS}0,25", "0,25"))
    assert "0,5" in shown(told(curves))


def test_every_measure_of_ours_has_its_own_name_in_data() -> None:
    assert all(name == words for name, words in NAMES.items())
    assert all(OPEN in shown(words) for words in NAMES.values())


def test_formats_are_said_and_reports_stay_english(tmp_path: Path) -> None:
    assert all(OPEN in shown(each.help) for each in REPORTS.values())
    contents = Contents(["corpus"], OPTIONS, "signed", FINDINGS.comparison)
    speak("pl")
    for ending in (".tex", ".json"):
        REPORTS[ending].write(tmp_path / f"report{ending}", contents)
    tables, numbers = ((tmp_path / f"report{ending}").read_text("utf-8") for ending in (".tex", ".json"))
    # The mean of .9, .8 and .7.
    assert "0.8000" in tables
    assert all("these tests are weak" in written for written in (tables, numbers))
