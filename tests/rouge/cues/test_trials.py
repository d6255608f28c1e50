"""What each cue says of its trials is what was measured: on SummEval as recorded, on false sentences as they are here."""

import pytest

from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.evidence.kinds import GREEN, Place
from rouge_gui.rouge.evidence.reading import Reading, Study
from tests.rouge.cues.test_checks import ERRORS, TWINS, check
from tests.rouge.cues.trials import LIFTED, TRIALS, of_false_sentences, of_summeval

RECORDS = {"lifted": LIFTED, **TRIALS}
COPY = "Anna Price sold 12 old houses in Leeds on Monday."


@pytest.mark.parametrize("name", [pytest.param(name, id=f"{name} {[*RECORDS[name]]}") for name in CUES])
def test_a_cue_tells_what_it_did_and_warns_of_no_copy(name: str) -> None:
    cue = CUES[name]
    assert (cue.on_summeval, cue.by_hand) == (of_summeval(name), of_false_sentences(name))
    assert len(cue.letter) == 1
    assert cue.needs_references == (name in {"reference only", "new pairing", "stop words", "length"})
    assert cue.needs_source == (name not in {"repetition", "cut off", "stop words", "length"})
    places = cue.find(Reading(COPY, Study(COPY, (COPY,))))
    assert all(place.severity == GREEN for place in places)


def test_what_cues_do_on_false_sentences_and_their_twins() -> None:
    def times(found: list[list[Place]], name: str) -> int:
        return sum(any(place.cue == name for place in places) for places in found)

    errors = [check(row).at(*row["error"]) for row in ERRORS]
    twins = [check(row).places for row in TWINS]
    assert (len(errors), len(twins)) == (249, 250)
    assert times(errors, "lifted") == 0
    assert {name: (times(errors, name), times(twins, name)) for name in TRIALS} == {
        name: (trial.errors, trial.twins) for name, trial in TRIALS.items()
    }
