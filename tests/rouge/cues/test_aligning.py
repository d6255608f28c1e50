"""How a candidate's sentence lies beside a source's, by hand: runs, seams, links, and what differs inside them."""

from math import log

import pytest

from rouge_gui.rouge.evidence import copying
from rouge_gui.rouge.evidence.aligning import Change, Link, changes, link, nearest
from rouge_gui.rouge.evidence.copying import ACROSS, BACKWARD, FORWARD, NEW, Fragment, Seam
from rouge_gui.rouge.evidence.original import Original
from rouge_gui.rouge.evidence.reading import Reading, Study
from rouge_gui.rouge.evidence.tongues import TONGUES
from rouge_gui.rouge.evidence.words import read

ENGLISH = TONGUES["en"]
NO_LINK = Link(0, 0, (), 0.0)
Told = tuple[range, range, int, int, bool]


def cut(candidate: str, source: str) -> list[tuple[int, int, int]]:
    places: dict[str, list[int]] = {}
    for position, letter in enumerate(source):
        places.setdefault(letter, []).append(position)
    return [(*each,) for each in copying.fragments(candidate, range(len(candidate)), source, places)]


def test_the_longest_run_is_taken_and_the_first_of_equals() -> None:
    assert cut("abcx", "bcab") == [(0, 2, 2), (2, 1, 1), (3, 1, -1)]
    assert cut("ab", "abxab") == [(0, 2, 0)]
    assert cut("abc", "abxabc") == [(0, 3, 3)]
    assert cut("xyab", "ab") == [(0, 1, -1), (1, 1, -1), (2, 2, 0)]
    assert cut("aba", "ab") == [(0, 2, 0), (2, 1, 0)]
    # One that fits nowhere near is passed over, the next is not.
    assert cut("abc", "abxaxxabc") == [(0, 3, 6)]
    # A later run that fits where the longest ends, but not before, is no longer one.
    assert cut("abcd", "abcaxxd") == [(0, 3, 0), (3, 1, 6)]
    assert cut("", "ab") == []


def test_each_kind_of_seam() -> None:
    """Source sentences of three words each: 0-2, 3-5, 6-8."""
    of = [0, 0, 0, 1, 1, 1, 2, 2, 2]
    runs = [Fragment(0, 1, 0), Fragment(1, 1, 2), Fragment(2, 1, 1), Fragment(3, 1, -1), Fragment(4, 2, 4)]
    more = [*runs, Fragment(6, 1, 8), Fragment(7, 1, 0)]
    also = [Fragment(0, 2, 0), Fragment(2, 5, 9), Fragment(7, 1, 0)]
    assert copying.seams(more, also, of) == [
        Seam(1, FORWARD, backed=True, distance=0),
        Seam(2, BACKWARD, backed=False, distance=0),
        Seam(3, NEW, backed=True, distance=0),
        Seam(4, NEW, backed=True, distance=0),
        Seam(6, ACROSS, backed=True, distance=1),
        Seam(7, ACROSS, backed=False, distance=2),
    ]


HELD = [(1, 1, 1, 1), (2, 0, 1, 1), (1, 1, 3, 0), (1, 1, 0, 3)]
LOOSE = [(1, 1, 2, 0), (2, 1, 3, 0), (1, 2, 3, 0), (0, 0, 3, 0), (1, 0, 0, 1), (1, 0, 1, 0)]


def test_the_same_place_twice_is_not_in_order() -> None:
    assert copying.seams([Fragment(0, 1, 0), Fragment(1, 1, 0)], [], [0]) == [
        Seam(1, BACKWARD, backed=True, distance=0)
    ]


def test_what_holds_a_change() -> None:
    """Words of the candidate and of the source, aligned words left and right; the sentences' edge holds as they do."""
    made = {each: [Change(range(each[0]), range(each[1]), *each[2:], NO_LINK, edge) for edge in (False, True)]
            for each in (*HELD, *LOOSE, (1, 0, 0, 0))}  # fmt: skip
    assert [each for each, (inside, _) in made.items() if inside.held] == HELD
    assert all(edge.held for _, edge in made.values())


def differing(candidate: str, source: str) -> list[Told]:
    words, original = read(candidate, ENGLISH), Original(source, ENGLISH)
    whole = words.sentences[0]
    found = changes(words.words, whole, link(words.words, 0, whole, 0, original), original)
    return [(each.here, each.there, each.left, each.right, each.edge) for each in found]


def test_a_word_in_place_of_another_between_aligned_words() -> None:
    assert differing("Dogs chase black cats near barns.", "Dogs chase brown cats near barns.") == [
        (range(2, 3), range(2, 3), 2, 3, False)
    ]
    assert differing("Dogs chase cats.", "Dogs chase brown cats.") == [
        (range(2, 2), range(2, 3), 2, 1, False)
    ]
    assert differing("Dogs chase cats.", "Dogs chase cats.") == []
    assert differing("Birds sing.", "Dogs chase cats.") == []


def test_small_words_do_not_hold() -> None:
    """Of the words left and right the, of and a are none that say something."""
    assert differing("Dogs of the black barns sing.", "Dogs of the brown barns sing.") == [
        (range(3, 4), range(3, 4), 1, 2, False)
    ]


def test_what_stands_before_and_behind_all_aligned_words() -> None:
    assert differing("Small tame dogs chase cats.", "Big dogs chase cats.") == [
        (range(2), range(1), 0, 3, True)
    ]
    assert differing("Dogs chase cats nearby now.", "Dogs chase cats outside.") == [
        (range(3, 5), range(3, 4), 3, 0, True)
    ]
    assert differing("Dogs chase cats nearby.", "Old dogs chase cats outside.") == [
        (range(0), range(1), 0, 3, True),
        (range(3, 4), range(4, 5), 3, 0, True),
    ]
    assert differing("Dogs chase cats nearby.", "Dogs chase cats outside with tame birds.") == [
        (range(3, 4), range(3, 6), 3, 0, False)
    ]
    assert differing("Dogs chase cats.", "Dogs chase cats outside.") == [
        (range(3, 3), range(3, 4), 3, 0, True)
    ]
    # No more than three words are looked at; then the sentences' ends hold nothing.
    assert differing("Five very small tame shy dogs chase cats.", "Big dogs chase cats.") == [
        (range(2, 5), range(1), 0, 3, False)
    ]
    assert differing("Dogs chase cats with tame shy black birds.", "Dogs chase cats outside.") == [
        (range(3, 6), range(3, 4), 3, 0, False)
    ]


ROW = "alder birch cedar elm fir gorse hazel ivy juniper larch maple"
OAKS = "oak pine rowan spruce yew willow"


def test_gaps_that_are_too_wide() -> None:
    """Seven words of the candidate, ten of the source; beyond, three words before the next aligned one are compared."""
    trees = ROW.split()
    start, end = "Dogs chase", "cats sleep."
    seven, eight = " ".join(trees[:7]), " ".join(trees[:8])
    ten, eleven = " ".join(trees[:10]), " ".join(trees[:11])
    assert differing(f"{start} {seven} {end}", f"{start} {end}") == [(range(2, 9), range(2, 2), 2, 2, False)]
    assert differing(f"{start} {eight} {end}", f"{start} {end}") == []
    assert differing(f"{start} {end}", f"{start} {ten} {end}") == [(range(2, 2), range(2, 12), 2, 2, False)]
    assert differing(f"{start} {end}", f"{start} {eleven} {end}") == []
    assert differing(f"{start} oak pine rowan {end}", f"{start} {eleven} {end}") == [
        (range(2, 5), range(10, 13), 0, 2, False)
    ]
    assert differing(f"{start} oak pine rowan cats", f"{start} {eleven} cats") == [
        (range(2, 5), range(10, 13), 0, 1, False)
    ]
    assert differing(f"{start} oak pine rowan yew {end}", f"{start} {eleven} {end}") == []


def test_no_more_than_six_aligned_words_close_by_are_counted() -> None:
    trees = ROW.split()[:7]
    behind = " ".join(trees)
    ((_, _, left, right, _),) = differing(f"{behind} black {behind}", f"{behind} brown {behind}")
    assert (left, right) == (6, 6)
    # Seven places away in either text is too far; six is not.
    apart = "alder oak pine rowan spruce yew"
    assert differing("Black alder birch", f"Brown {apart} birch")[0][:4] == (range(1), range(1), 0, 2)
    assert differing("Black alder birch", f"Brown {apart} willow birch")[0][:4] == (range(1), range(1), 0, 1)
    assert differing(f"Black {apart} birch", "Brown alder birch")[0][:4] == (range(1), range(1), 0, 2)
    assert differing(f"Black {apart} willow birch", "Brown alder birch")[0][:4] == (range(1), range(1), 0, 1)


def test_a_lone_small_word_is_no_alignment() -> None:
    words, original = read("The dog of Leeds", ENGLISH), Original("Of the dog and cat", ENGLISH)
    found = link(words.words, 0, words.sentences[0], 0, original)
    assert found.pairs == ((0, 1), (1, 2))
    words = read("Birds of Leeds", ENGLISH)
    assert link(words.words, 0, words.sentences[0], 0, original).pairs == ()


def test_the_share_of_a_link_by_hand() -> None:
    """Two words that one of two sentences holds, and one that the source lacks, which weighs 2."""
    original = Original("Cats sleep. Dogs bark.", ENGLISH)
    words = read("Cats sleep loudly.", ENGLISH)
    known = log(3 / 1.5) + 0.2
    found = link(words.words, 0, words.sentences[0], 0, original)
    assert found.share == pytest.approx(2 * known / (2 * known + 2))
    ((near, share),) = nearest(words.words, words.sentences[0], original)
    assert near == 0
    assert share == pytest.approx(found.share)
    assert link(words.words, 0, words.sentences[0], 1, original).share == 0


def test_sentences_that_hold_less_than_a_third_of_the_best_are_not_near() -> None:
    """Four words of one weight: 4 of 4 in one sentence, 2 of 4 in the next, 1 of 4 in the last."""
    original = Original("Alder birch cedar elm. Alder birch oaks. Cedar pines. Yews.", ENGLISH)
    words = read("Alder birch cedar elm.", ENGLISH)
    found = nearest(words.words, words.sentences[0], original)
    assert [number for number, _ in found] == [0, 1]
    assert found[0][1] == 1.0


def test_of_equals_the_first_is_nearest() -> None:
    words = read("Cedar alder.", ENGLISH)
    found = nearest(words.words, words.sentences[0], Original("Alder. Cedar.", ENGLISH))
    assert found == [(0, 0.5), (1, 0.5)]


def test_no_more_than_three_sentences_are_near() -> None:
    words = read("Alder birch.", ENGLISH)
    found = nearest(words.words, words.sentences[0], Original("Alder birch. " * 5, ENGLISH))
    assert found == [(0, 1.0), (1, 1.0), (2, 1.0)]


@pytest.mark.parametrize(
    ("candidate", "source", "expected"),
    [
        # A word left out takes the words on both sides of it, and no more.
        (
            "Purple dogs alder birch cedar elm fir gorse.",
            "Brown dogs never alder birch cedar elm fir gorse.",
            [(range(2, 2), range(2, 3)), (range(1), range(1))],
        ),
        (
            "Alder birch cedar elm fir gorse hazel.",
            "Alder birch never cedar elm fir gorse hazel. Alder birch oak elm fir gorse.",
            [(range(2, 2), range(2, 3))],
        ),
        (
            "Alder birch cedar elm fir gorse hazel.",
            "Alder birch never cedar elm fir gorse hazel. Alder oak cedar elm fir gorse.",
            [(range(2, 2), range(2, 3))],
        ),
        # What stands so in another sentence is no change; what comes behind it is.
        (
            "Alder birch cedar elm fir purple hazel.",
            "Alder birch never cedar elm fir gorse hazel. Old alder birch cedar stand.",
            [(range(5, 6), range(6, 7))],
        ),
        (
            "Alder purple birch cedar elm fir.",
            "Alder birch never cedar elm fir. Old birch cedar stand.",
            [(range(1, 2), range(1, 1))],
        ),
        # A place that is known ends no look at the sentence either.
        (
            "Purple of the old hens and alder birch cedar elm fir.",
            "Brown of the old hens and alder birch never cedar elm fir. Alder birch hardly cedar elm fir.",
            [(range(8, 8), range(8, 9)), (range(1), range(1))],
        ),
        # What aligned words hold on both sides goes before what more of them hold on one.
        (
            "Yew spruce alder purple birch cedar elm fir gorse hazel.",
            "Oak rowan birch cedar elm fir gorse hazel. Yew spruce alder brown birch.",
            [(range(3, 4), range(11, 12))],
        ),
        # Two sentences of the source have a word more in the same place: one place.
        (
            "Alder birch cedar elm.",
            "Alder birch never cedar elm. Alder birch hardly cedar elm.",
            [(range(2, 2), range(2, 3))],
        ),
    ],
)
def test_each_place_of_a_candidate_changes_once(
    candidate: str, source: str, expected: list[tuple[range, range]]
) -> None:
    assert [(each.here, each.there) for each in Reading(candidate, Study(source)).changes] == expected


def test_seams_that_a_reference_has_too_are_backed() -> None:
    source = "Dogs chase cats. Birds sing loudly."
    alone = Reading("Dogs sing.", Study(source))
    assert [[seam.backed for seam in seams] for seams in alone.seams] == [[False]]
    with_reference = Reading("Dogs sing.", Study(source, ["All dogs sing."]))
    assert [[seam.backed for seam in seams] for seams in with_reference.seams] == [[True]]


def test_where_a_copied_word_comes_from() -> None:
    reading = Reading("Birds sing and cats run. Dogs chase", Study("Dogs chase cats. Birds sing loudly."))
    assert reading.copied_from == [3, 4, -1, 2, -1, 0, 1]
    assert reading.is_copied(range(2))
    assert reading.is_copied(range(5, 7))
    assert not reading.is_copied(range(1, 3))
    assert not reading.is_copied(range(0))
    assert not reading.is_copied(range(2, 3))
