"""A cue is shown from its threshold on, whatever the others do."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.gui.cue_choice import CueChoice

NAMES = st.sampled_from(["seam", "number", "roles"])


def test_by_hand() -> None:
    places = ["seam"] * 12 + ["new word"] * 3 + ["number"]
    assert CueChoice().shown(places) == {"seam", "new word", "number"}
    assert CueChoice(least={"seam": 12, "new word": 4}).shown(places) == {"seam", "number"}
    assert CueChoice(least={"seam": 13}).shown(places) == {"new word", "number"}
    assert CueChoice(off=frozenset({"number"})).shown(places) == {"seam", "new word"}


def test_what_a_later_release_knows_is_told_apart() -> None:
    choice = CueChoice(frozenset({"number", "of tomorrow"}), {"seam": 2, "of tomorrow": 3, "later": 4})
    assert choice.without({"number", "seam"}) == CueChoice(
        frozenset({"of tomorrow"}), {"of tomorrow": 3, "later": 4}
    )


@given(st.lists(NAMES), st.frozensets(NAMES), st.dictionaries(NAMES, st.integers(1, 20)))
def test_what_is_shown_stands_often_enough(
    places: list[str], off: frozenset[str], least: dict[str, int]
) -> None:
    counts = Counter(places)
    shown = CueChoice(off, least).shown(places)
    for cue in counts:
        assert (cue in shown) == (cue not in off and counts[cue] >= least.get(cue, 1))
