"""The study in a process of its own tells what the study here tells, and its errors, and stops when it is told to."""

from dataclasses import replace
from threading import Event

import numpy as np
import pytest

from rouge_gui.errors import RougeGuiError
from rouge_gui.study.measures import Measures
from rouge_gui.study.rating.beside import Asked, steps_beside
from rouge_gui.study.rating.correlation import Drawing
from rouge_gui.study.rating.study import study_steps

SOURCES, SYSTEMS = ("s1", "s2", "s3"), ("A", "B", "C")
SCORES = np.array([[0.9, 0.5, 0.7], [0.2, 0.8, 0.6], [0.1, 0.3, 0.4]])
RATED = np.array([[2.0, 5.0, 4.0], [5.0, 1.0, 3.0], [4.0, 4.0, 2.0]])
MEASURES = Measures(SOURCES, SYSTEMS, {"score": SCORES, "words": SCORES[::-1] * 20, "seams": RATED})
RATINGS = Measures(SOURCES, SYSTEMS, {"consistency": RATED})
ASKED = Asked.of(MEASURES, RATINGS, ["score"], Drawing("both", 20))


def test_each_step_is_the_one_told_here() -> None:
    here = list(study_steps(MEASURES, RATINGS, ["score"], Drawing("both", 20)))
    assert [repr(each) for each in steps_beside(ASKED)] == [repr(each) for each in here]


def test_its_error_is_raised_here() -> None:
    strangers = replace(ASKED, ratings=Measures(("x",), ("A",), {"consistency": np.array([[1.0]])}))
    with pytest.raises(RougeGuiError, match="other examples or systems"):
        list(steps_beside(strangers))


def test_stopping_ends_it_within_a_step() -> None:
    """So many resamples would take hours; the first step needs none."""
    endless = replace(ASKED, drawing=Drawing("both", 10_000_000))
    stopped = Event()
    grown = steps_beside(endless, stopped.is_set)
    assert not next(grown).beyond
    stopped.set()
    assert not list(grown)
