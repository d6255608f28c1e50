"""Precision and recall of cues on a rated corpus against hand arithmetic; what is no rating counts as none."""

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.rouge.cues import CUES
from rouge_gui.study.cue_precision import Measured, measure, rated_low
from rouge_gui.study.cues import CueRow


def row(example: str, **counts: int | None) -> CueRow:
    return CueRow(example, "A", 0.0, False, {**dict.fromkeys(CUES, 0), **counts}, (), None)  # noqa: FBT003


def test_by_hand() -> None:
    low = {("1", "A"): True, ("2", "A"): True, ("3", "A"): False, ("4", "A"): False}
    rows = [
        row("1", number=2),
        row("2"),
        row("3", number=1, name=1),
        row("4", number=None),
        row("5", number=9),
    ]
    measured = measure(rows, low)
    assert measured["number"] == Measured(1 / 2, 1 / 2)
    assert measured["name"] == Measured(0.0, 0.0)
    assert measured["date"] == Measured(None, 0.0)


def test_without_low_ratings_there_is_no_recall() -> None:
    assert measure([row("1", number=1)], {("1", "A"): False})["number"] == Measured(0.0, None)
    assert measure([row("1", number=1)], {})["number"] == Measured(None, None)


def test_ratings_stand_among_the_metadata() -> None:
    candidates = {
        "among": Candidate("", {"ratings": {"consistency": 3, "fluency": 5}}),
        "beside": Candidate("", {"consistency": 3.33}),
        "word": Candidate("", {"consistency": "low"}),
        "none": Candidate(""),
    }
    assert rated_low([Example("7", candidates=candidates)]) == {("7", "among"): True, ("7", "beside"): False}
