"""Profiles of systems against hand arithmetic."""

from rouge_gui.rouge.cues import CUES
from rouge_gui.study.cue_profile import profiles
from rouge_gui.study.cues import CueRow


def row(system: str, suspicion: float, *, lifted: bool = False, **counts: int | None) -> CueRow:
    return CueRow("7", system, suspicion, lifted, {**dict.fromkeys(CUES, 0), **counts}, (), None)


def test_rates_are_per_hundred_candidates_of_which_the_cue_was_on() -> None:
    rows = [
        row("calm", 0.0, lifted=True, number=0, stitched=None),
        row("wild", 3.0, number=2, stitched=1),
        row("wild", 1.0, number=1, stitched=None),
        row("wild", 2.0, number=0, stitched=None),
        row("calm", 1.0, number=1, stitched=None),
    ]
    wild, calm = profiles(rows)
    assert (wild.system, wild.candidates, wild.suspicion, wild.lifted) == ("wild", 3, 2.0, 0.0)
    assert (calm.system, calm.candidates, calm.suspicion, calm.lifted) == ("calm", 2, 0.5, 50.0)
    assert (wild.rates["number"], wild.rates["stitched"], wild.rates["name"]) == (100.0, 100.0, 0.0)
    assert (calm.rates["number"], calm.rates["stitched"]) == (50.0, None)


def test_no_rows_have_no_profiles() -> None:
    assert profiles([]) == []
