"""A report made in a process of its own is the report; what goes wrong there is raised here; stopping ends it."""

from itertools import count
from pathlib import Path

import numpy as np
import pytest

from rouge_gui.export import PLOTS, REPORTS
from rouge_gui.export.plots.kinds import Histogram, Plot
from rouge_gui.export.reports.beside import drawn_beside, write_beside
from rouge_gui.export.reports.contents import Contents
from rouge_gui.rouge.options import Options
from rouge_gui.study.comparing.comparison import compare
from rouge_gui.study.comparing.differences import Tally
from rouge_gui.study.comparing.pairs import Settings
from rouge_gui.study.measures import Measures

OPTIONS = Options(variants=("ROUGE-1",), leader="ROUGE-1", interval="none")
SCORES = np.array([[0.5, 0.6], [0.2, 0.7]])
MEASURES = Measures(("1", "2"), ("A", "B"), {"ROUGE-1": SCORES, "ROUGE-1 P": SCORES, "ROUGE-1 R": SCORES})
PLOT = Histogram("h", "x", "y", np.array([0.0, 1.0, 2.0]), np.array([3.0, 4.0]), Tally(7, 0, 0))


def contents() -> Contents:
    return Contents(["c"], OPTIONS, "signed", compare(MEASURES, ("ROUGE-1",), OPTIONS, Settings(resamples=9)))


@pytest.mark.parametrize("ending", REPORTS)
def test_it_is_what_would_be_written_here(tmp_path: Path, ending: str) -> None:
    here, beside = tmp_path / "here", tmp_path / "beside"
    REPORTS[ending].write(here, contents())
    assert list(write_beside(REPORTS[ending].write, beside, contents())) == [beside]
    assert beside.read_bytes() == here.read_bytes()


def test_its_error_is_raised_here(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="missing"):
        list(write_beside(REPORTS[".html"].write, tmp_path / "missing" / "x", contents()))


def test_stopped_it_writes_nothing(tmp_path: Path) -> None:
    asked = count()
    assert not list(write_beside(REPORTS[".html"].write, tmp_path / "x", contents(), lambda: next(asked) > 0))


def test_plots_come_in_order_and_finer_than_for_a_screen() -> None:
    plots: list[Plot] = [PLOT, Histogram("other", "x", "y", PLOT.edges, PLOT.counts, PLOT.tally)]
    first, second = drawn_beside(plots)
    usual = PLOTS[".png"].draw(PLOT)
    widths = [int.from_bytes(each[16:20]) for each in (usual, first, second)]
    assert widths[1] == widths[2] == pytest.approx(1.5 * widths[0], abs=2)
    assert first != second
