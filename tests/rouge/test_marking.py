"""Which spans are drawn and how, by hand: cues as seams, boxes and lines; matches by layer; stems and origins."""

import pytest

from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.evidence.kinds import AMBER, GREEN, RED, Place
from rouge_gui.rouge.marking.cue_marks import CueMarks
from rouge_gui.rouge.marking.joined import bound, consecutive, joined
from rouge_gui.rouge.marking.marks import (
    CANDIDATE,
    EVERYTHING,
    SOURCE,
    Evidence,
    Layer,
    Look,
    Origin,
    Pane,
    Shown,
    Side,
    label_of,
    layer_of,
    layers,
)
from rouge_gui.rouge.marking.stems import spans, stem_only
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.reading import read_text

FIRST, SECOND = Pane(Side.REFERENCE), Pane(Side.REFERENCE, 1)
RAW = "Dogs sing, and  cats chase " + "very " * 9 + "fast birds."


def place(cue: str, severity: str, start: int, end: int) -> Place:
    return Place(cue, severity, start, end, "")


def drawn(*places: Place) -> CueMarks:
    return CueMarks(RAW, places)


def test_a_seam_is_what_stands_between_its_words() -> None:
    seams = drawn(
        place("seam", AMBER, 0, 9),
        place("seam", AMBER, 11, 20),
        place("seam", AMBER, 5, 14),
        place("seam", AMBER, 1, 4),
        place("pair", AMBER, 5, 9),
    ).seams
    # A blank, two blanks, a comma and a blank; and in the middle where nothing stands between.
    assert seams == [(4, 5), (14, 16), (9, 11), (2, 2)]


def test_boxes_lines_and_letters() -> None:
    """A box takes up to forty characters."""
    short, long = (5, 9), (16, 16 + 41)
    marks = drawn(
        place("name", AMBER, *long),
        place("name", AMBER, *short),
        place("number", RED, *short),
        place("roles", AMBER, *short),
        place("pair", AMBER, 0, 4),
        place("lifted", GREEN, 0, 9),
        place("date", RED, 16, 16 + 40),
        place("seam", AMBER, 0, 9),
    )
    assert [(each.cue, each.start) for each in marks.warnings] == [
        ("pair", 0),
        ("number", 5),
        ("name", 16),
        ("date", 16),
    ]
    assert marks.boxes(RED) == [(5, 9), (16, 16 + 40)]
    assert marks.boxes(AMBER) == [(0, 4)]
    assert marks.sides(AMBER) == [long]
    assert marks.sides(RED) == []
    assert marks.sides(GREEN) == [(0, 9)]
    assert list(marks.letters()) == [
        ((5, 6), CUES["number"].letter, RED),
        ((16, 17), CUES["date"].letter, RED),
        ((0, 1), CUES["pair"].letter, AMBER),
        ((16, 17), CUES["name"].letter, AMBER),
    ]


def test_a_red_place_is_not_hidden_by_an_amber_one_behind_it() -> None:
    marks = drawn(place("number", RED, 0, 4), place("name", AMBER, 0, 4), place("date", RED, 0, 4))
    assert [each.cue for each in marks.warnings] == ["number"]


def test_neighbours_in_a_unit_and_on_both_sides() -> None:
    assert bound([(0, 1), (3,), (5, 7, 8)]) == {0, 7}
    assert consecutive([(0,), (1,), (2,), (4,)], [(3,), (4,), (6,), (7,)]) == {0}
    assert consecutive([(0, 1), (2,)], [(5, 6), (7,)]) == {0, 1}


def test_spans_are_joined_over_marks_but_not_over_words() -> None:
    text = read_text("a, b \u0444 c d", Options())
    raw = text.raw
    assert [raw[start:end] for start, end in joined(text, [(2, 3), (0, 1)], {0, 1, 2})] == ["a, b", "c d"]
    assert [raw[start:end] for start, end in joined(text, [(0,), (1,)], ())] == ["a", "b"]
    assert list(joined(text, [], {0})) == []


def test_words_counted_by_their_stems_alone() -> None:
    options = Options(variants=("ROUGE-1", "ROUGE-2"), stemmer="porter")
    evaluation = evaluate("Dogs running bark", ["runs DOGS bark", "dog"], options, "the dog barks")
    evidence = Evidence(evaluation)
    assert evidence.stem_only(CANDIDATE) == [(1, 0)]
    assert evidence.stem_only(SECOND) == [(0, 0)]
    assert evidence.stem_only(SOURCE) == [(0, 1), (2, 2)]
    assert evidence.stem_only(Pane(Side.REFERENCE, 2)) == ()
    assert Evidence(evaluation, Shown(None, 1)).stem_only(CANDIDATE) == [(0, 0)]
    for pane, place in ((CANDIDATE, (5, 12)), (FIRST, (0, 4))):
        assert [mark.span for mark in evidence.marks(pane) if mark.look is Look.STEM] == [place]
    plain = Evidence(evaluate("Running", ["runs"], Options(variants=("ROUGE-1",))))
    assert plain.stem_only(CANDIDATE) == ()
    assert stem_only(evaluation.candidate, evaluation.references[0], []) == []
    assert spans(evaluation.candidate, [2, 0, 2]) == [(0, 4), (13, 17)]


def test_words_of_a_sequence_are_joined_and_single_words_are_not() -> None:
    evidence = Evidence(evaluate("a b", ["a b"], Options(variants=("ROUGE-1", "ROUGE-L"))))
    for layer, places in ((Layer.UNIGRAM, [(0, 1), (2, 3)]), (Layer.LCS, [(0, 3)])):
        assert [mark.span for mark in evidence.marks(CANDIDATE) if mark.layer is layer] == places


def test_what_is_marked_is_told_of_either_side() -> None:
    evidence = Evidence(evaluate("a b c d", ["a b c e f"], Options(variants=("ROUGE-1",))))
    assert evidence.description(CANDIDATE) == "Unigram: 3 of 4 counted, 0 present but not counted"
    assert evidence.description(FIRST) == "Unigram: 3 of 5 counted, 0 present but not counted"


def test_what_is_clipped_is_told_of_its_side() -> None:
    evidence = Evidence(evaluate("a a b", ["a"], Options(variants=("ROUGE-1",))))
    assert evidence.description(CANDIDATE) == "Unigram: 1 of 3 counted, 1 present but not counted"
    assert [(mark.span, mark.look) for mark in evidence.marks(CANDIDATE)] == [
        ((0, 1), Look.DOTTED),
        ((2, 3), Look.HOLLOW),
    ]
    assert evidence.description(FIRST) == "Unigram: 1 of 1 counted, 0 present but not counted"


def test_where_else_each_word_of_the_candidate_stands() -> None:
    evaluation = evaluate("a b c d", ["a b", "x"], Options(variants=("ROUGE-1",)), "a c")
    evidence = Evidence(evaluation)
    assert evidence.origins(CANDIDATE) == [Origin.BOTH, Origin.REFERENCE, Origin.SOURCE, Origin.NEITHER]
    assert evidence.origins(SOURCE) == ()
    assert evidence.origins(FIRST) == ()


def test_layers_and_their_words() -> None:
    names = ("ROUGE-1", "ROUGE-2", "ROUGE-3", "ROUGE-5", "ROUGE-L", "ROUGE-W-1.2")
    assert [layer_of(name) for name in names] == [
        Layer.UNIGRAM, Layer.BIGRAM, Layer.BIGRAM, Layer.BIGRAM, Layer.LCS, Layer.LCS,
    ]  # fmt: skip
    assert [(layer.key, layer.look) for layer in Layer] == [
        ("1", Look.DOTTED),
        ("2", Look.FILL),
        ("3", Look.SOLID),
    ]
    assert sorted(look.value for look in Look) == [1, 2, 4, 8, 16, 32, 64, 128]
    assert [side.value for side in Side] == ["source", "candidate", "reference"]
    assert [label_of(name) for name in names] == ["Unigram", "Bigram", "Trigram", "5-gram", "LCS", "LCS"]


def test_pairs_with_gaps_mark_nothing_unless_alone() -> None:
    options = Options(variants=("ROUGE-S4", "ROUGE-W-1.2", "ROUGE-Lsum", "ROUGE-3"))
    evaluation = evaluate("a b c", ["a x c"], options)
    assert layers(evaluation) == {Layer.BIGRAM: "ROUGE-3", Layer.LCS: "ROUGE-Lsum"}
    assert list(layers(evaluation)) == [Layer.BIGRAM, Layer.LCS]
    shorter = evaluate(
        "a b c", ["a x c"], Options(variants=("ROUGE-W-1", "ROUGE-Lsum", "ROUGE-10", "ROUGE-9"))
    )
    assert layers(shorter) == {Layer.BIGRAM: "ROUGE-9", Layer.LCS: "ROUGE-Lsum"}
    assert layers(evaluate("a b c", ["a x c"], Options(variants=("ROUGE-S4",)))) == {}
    alone = Evidence(evaluation, Shown("ROUGE-S4"))
    assert [mark.span for mark in alone.marks(CANDIDATE)] == [(0, 1), (4, 5)]


def test_what_is_drawn_follows_the_reference_that_is_shown() -> None:
    evaluation = evaluate("a b", ["a", "b"], Options(variants=("ROUGE-1",)), "b")
    first = Evidence(evaluation)
    first.prepare()
    assert first.showing(EVERYTHING) is first
    second = first.showing(Shown(None, 1))
    assert second.against_source is first.against_source
    assert all(second.marks(pane) is first.marks(pane) for pane in (SOURCE, FIRST, SECOND))
    other = first.showing(Shown("ROUGE-2"))
    assert other.against_source[Layer.BIGRAM].hits == 0
    assert [other.marks(pane) for pane in (SOURCE, FIRST, SECOND)] == [[], [], []]
    assert [[mark.span for mark in each.marks(CANDIDATE)] for each in (first, second)] == [[(0, 1)], [(2, 3)]]
    assert first.against(2) == {}
    assert set(first.texts) == {SOURCE, CANDIDATE, FIRST, SECOND}


def test_all_panes_are_marked_before_they_are_asked_for() -> None:
    evidence = Evidence(evaluate("a", ["a", "b"], Options(variants=("ROUGE-1",)), "a"))
    evidence.prepare()
    assert vars(evidence)["_marked"].keys() == {SOURCE, CANDIDATE, FIRST, SECOND}


def test_sequences_are_not_sought_in_the_source_and_layers_are_told_in_turn() -> None:
    evidence = Evidence(evaluate("a b", ["a"], Options(variants=("ROUGE-1", "ROUGE-L")), "a b"))
    assert set(evidence.against_source) == {Layer.UNIGRAM}
    assert evidence.description(SOURCE) == "Unigram: 2 of 2 counted, 0 present but not counted"
    assert evidence.description(CANDIDATE) == (
        "Unigram: 1 of 2 counted, 0 present but not counted; LCS: 1 of 2 counted, 0 present but not counted"
    )


def test_where_there_is_no_source_nothing_is_told_of_it() -> None:
    evidence = Evidence(evaluate("a", ["a"], Options(variants=("ROUGE-1",))))
    assert (evidence.description(SOURCE), evidence.marks(SOURCE)) == ("", [])


@pytest.mark.parametrize("pane", [CANDIDATE, FIRST])
def test_the_sequence_view_is_what_is_shown_under_a_byte_limit(pane: Pane) -> None:
    options = Options.from_perl_flags("-n 1 -b 3")
    evaluation = evaluate("a\na\nb\nc", ["a\na\nb\nc"], options)
    assert len(evaluation.candidate.tokens) < len(Evidence(evaluation).texts[pane].tokens)


def test_a_variant_that_was_not_counted_marks_nothing_and_one_text_has_the_number_0() -> None:
    evaluation = evaluate("a b", ["a"], Options(variants=("ROUGE-1",)))
    assert Evidence(evaluation, Shown("ROUGE-2")).against(0) == {}
    assert [pane.reference for pane in (SOURCE, CANDIDATE, FIRST)] == [0, 0, 0]
