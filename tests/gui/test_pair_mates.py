"""Mates across two candidates, by hand and by their symmetry."""

from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.gui.mates import MateIndex, Mates
from rouge_gui.gui.pair_mates import SECOND, PairMates
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.marking.marks import CANDIDATE, SOURCE, Evidence, Pane, Side
from rouge_gui.rouge.options import Options

REFERENCE = Pane(Side.REFERENCE, 0)
OPTIONS = Options(variants=("ROUGE-1",))
TEXTS = st.lists(st.sampled_from("abc"), max_size=7).map(" ".join)


def pair(a: str, b: str, reference: str, source: str | None = None) -> PairMates:
    made = (MateIndex(Evidence(evaluate(text, [reference], OPTIONS, source))) for text in (a, b))
    return PairMates(*made)


def test_by_hand() -> None:
    mates = pair("the cat the", "a cat and the dog the the", "the cat and the mat", "the cat")
    assert mates.mates(CANDIDATE, 2) == {
        SOURCE: Mates((0,), ()),
        CANDIDATE: Mates((0, 2), (2,)),
        REFERENCE: Mates((0, 3), (3,)),
        SECOND: Mates((3, 5, 6), (5,)),
    }
    assert mates.mates(SECOND, 5)[CANDIDATE] == Mates((0, 2), (2,))
    assert mates.mates(SECOND, 6)[CANDIDATE] == Mates((0, 2), ())
    assert mates.mates(REFERENCE, 2) == {REFERENCE: Mates((2,), (2,)), SECOND: Mates((2,), (2,))}
    assert mates.mates(SECOND, 4) == {SECOND: Mates((4,), (4,))}
    assert mates.mates(SOURCE, 1)[SECOND] == Mates((1,), (1,))


@settings(deadline=None)
@given(a=TEXTS, b=TEXTS, reference=TEXTS)
def test_partners_are_mutual(a: str, b: str, reference: str) -> None:
    mates = pair(a, b, reference)
    sizes = {
        CANDIDATE: len(a.split()),
        SECOND: len(b.split()),
        REFERENCE: len(reference.split()),
    }
    counted = {
        (pane, position, other, partner)
        for pane, size in sizes.items()
        for position in range(size)
        for other, found in mates.mates(pane, position).items()
        for partner in found.counted
    }
    assert counted == {(other, partner, pane, position) for pane, position, other, partner in counted}


@settings(deadline=None)
@given(a=TEXTS, b=TEXTS, reference=TEXTS)
def test_swapping_the_candidates_swaps_their_panes(a: str, b: str, reference: str) -> None:
    there, back = pair(a, b, reference), pair(b, a, reference)
    turned = {CANDIDATE: SECOND, SECOND: CANDIDATE, REFERENCE: REFERENCE}
    for pane, text in ((CANDIDATE, a), (SECOND, b), (REFERENCE, reference)):
        for position in range(len(text.split())):
            found = there.mates(pane, position)
            assert {turned[other]: mates for other, mates in found.items()} == back.mates(
                turned[pane], position
            )
