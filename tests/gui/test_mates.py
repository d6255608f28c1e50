from rouge_gui.gui.marks import CANDIDATE, SOURCE, Pane, Side
from rouge_gui.gui.mates import Cycle, Mates, Turn

REFERENCE = Pane(Side.REFERENCE)


def test_clicks_go_round_the_mates_counted_ones_first() -> None:
    cycle = Cycle()
    found = {
        CANDIDATE: Mates((1,), (1,)),
        REFERENCE: Mates((2, 5, 9), (5,)),
        SOURCE: Mates((7,), ()),
    }
    shown = [cycle.turn(CANDIDATE, 1, found) for _ in range(4)]
    assert [turn[REFERENCE] for turn in shown] == [
        Turn(5, "1 of 3"),
        Turn(2, "2 of 3"),
        Turn(9, "3 of 3"),
        Turn(5, "1 of 3"),
    ]
    assert {turn[SOURCE] for turn in shown} == {Turn(7, "")}
    assert CANDIDATE not in shown[0]


def test_another_token_begins_anew() -> None:
    cycle = Cycle()
    found = {REFERENCE: Mates((2, 5), ())}
    cycle.turn(CANDIDATE, 1, found)
    assert cycle.turn(CANDIDATE, 1, found)[REFERENCE].words == "2 of 2"
    assert cycle.turn(CANDIDATE, 3, found)[REFERENCE].words == "1 of 2"
    assert cycle.turn(REFERENCE, 3, found) == {}
