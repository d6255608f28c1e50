"""What each cue says of its trials is what was measured: on SummEval as recorded, on false sentences as they are here."""

from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.evidence.kinds import Place
from tests.rouge.cues.test_checks import ERRORS, TWINS, check
from tests.rouge.cues.trials import LIFTED, TRIALS, sentence


def test_what_cues_say_of_summeval() -> None:
    assert {name: cue.on_summeval for name, cue in CUES.items() if name != "lifted"} == {
        name: sentence(name) for name in TRIALS
    }
    count, low = LIFTED
    assert CUES["lifted"].on_summeval == (
        f"On SummEval {count} of 1,600 summaries are lifted as a whole; {low}% of them are rated 3 or less for "
        "consistency (of all 10%)."
    )


def test_what_cues_say_of_false_sentences_and_their_twins() -> None:
    """A cue that needs references says nothing of them: they have none."""

    def times(found: list[list[Place]], name: str) -> int:
        return sum(any(place.cue == name for place in places) for places in found)

    errors = [check(row).at(*row["error"]) for row in ERRORS]
    twins = [check(row).places for row in TWINS]
    for name, cue in CUES.items():
        if name == "lifted":
            assert times(errors, name) == 0
            assert cue.by_hand == "It stood on none of 249 false sentences made by hand."
        elif cue.needs_references:
            assert cue.by_hand == ""
        else:
            told = (
                f"the place of the error in {times(errors, name)}, on 250 true twins in {times(twins, name)}."
            )
            assert cue.by_hand == f"On 249 false sentences made by hand it stood at {told}"
    assert (len(errors), len(twins)) == (249, 250)
