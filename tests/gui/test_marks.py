from collections.abc import Iterable
from dataclasses import replace
from itertools import chain, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.gui.mates import MateIndex, Mates
from rouge_gui.rouge.evaluate import Evaluation, evaluate
from rouge_gui.rouge.marking.marks import (
    CANDIDATE,
    SOURCE,
    Count,
    Evidence,
    Layer,
    Look,
    Mark,
    Pane,
    Shown,
    Side,
    layers,
)
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.text import Text

FIRST, SECOND = Pane(Side.REFERENCE, 0), Pane(Side.REFERENCE, 1)
OPTIONS = Options(variants=("ROUGE-1", "ROUGE-2", "ROUGE-L"))
FOX = "The quick fox jumps over the brown lazy dog"
FOXES = "The quick brown fox jumps over the lazy dog"


def words_of(raw: str, marks: Iterable[Mark], layer: Layer, look: Look) -> list[str]:
    return [
        raw[mark.span.start : mark.span.end] for mark in marks if (mark.layer, mark.look) == (layer, look)
    ]


def tokens_in(text: Text, marks: Iterable[Mark], layer: Layer, look: Look) -> set[int]:
    """Tokens that lie wholly in a mark, by the definition of a span and nothing else."""
    return {
        position
        for position, (_, (start, end)) in enumerate(text.tokens)
        if any(
            mark.span.start <= start and end <= mark.span.end
            for mark in marks
            if (mark.layer, mark.look) == (layer, look)
        )
    }


def compared(
    candidate: str, *references: str, source: str | None = None, options: Options = OPTIONS
) -> Evaluation:
    return evaluate(candidate, references, options, source)


def test_by_hand_the_fox() -> None:
    marks = Evidence(compared(FOX, FOXES)).marks(CANDIDATE)
    assert words_of(FOX, marks, Layer.UNIGRAM, Look.DOTTED) == FOX.split()
    assert words_of(FOX, marks, Layer.BIGRAM, Look.FILL) == ["The quick", "fox jumps over the", "lazy dog"]
    assert words_of(FOX, marks, Layer.LCS, Look.SOLID) == ["The quick", "fox jumps over the", "lazy dog"]


def test_a_sequence_is_joined_only_where_both_sides_run_on() -> None:
    marks = Evidence(compared("a b c", "a x b c")).marks(CANDIDATE)
    assert words_of("a b c", marks, Layer.LCS, Look.SOLID) == ["a", "b c"]


def test_clipped_words_are_hollow() -> None:
    evidence = Evidence(compared("the the the cat", "the cat the", options=Options(variants=("ROUGE-1",))))
    assert words_of("the the the cat", evidence.marks(CANDIDATE), Layer.UNIGRAM, Look.HOLLOW) == ["the"]
    assert words_of("the cat the", evidence.marks(FIRST), Layer.UNIGRAM, Look.HOLLOW) == []


def test_a_word_that_no_token_holds_is_not_painted() -> None:
    candidate = "new \u0442\u043e\u043a york na\u00efve"
    marks = Evidence(compared(candidate, "new york na ve")).marks(CANDIDATE)
    assert words_of(candidate, marks, Layer.BIGRAM, Look.FILL) == ["new", "york na", "ve"]
    stop = replace(OPTIONS, stop_words="english")
    marks = Evidence(compared("bridge of the harbour", "bridge harbour", options=stop)).marks(CANDIDATE)
    assert words_of("bridge of the harbour", marks, Layer.BIGRAM, Look.FILL) == ["bridge", "harbour"]


def test_punctuation_between_counted_words_is_painted() -> None:
    marks = Evidence(compared("lazy, dog", "lazy dog")).marks(CANDIDATE)
    assert words_of("lazy, dog", marks, Layer.BIGRAM, Look.FILL) == ["lazy, dog"]


@pytest.mark.parametrize(
    ("variants", "feeding"),
    [
        (("ROUGE-3", "ROUGE-2", "ROUGE-1"), {Layer.UNIGRAM: "ROUGE-1", Layer.BIGRAM: "ROUGE-2"}),
        (("ROUGE-4", "ROUGE-3", "ROUGE-Lsum"), {Layer.BIGRAM: "ROUGE-3", Layer.LCS: "ROUGE-Lsum"}),
        (("ROUGE-Lsum", "ROUGE-L"), {Layer.LCS: "ROUGE-L"}),
    ],
)
def test_which_variant_feeds_a_layer(variants: tuple[str, ...], feeding: dict[Layer, str]) -> None:
    assert layers(compared("a b", "a b", options=Options(variants=variants))) == feeding


def test_counts_are_of_the_shown_reference() -> None:
    evidence = Evidence(compared("a b c d", "x", "a b c e f"), Shown(None, 1))
    assert evidence.counts() == [
        Count(Layer.UNIGRAM, "Unigram", "ROUGE-1", 3, 4, 5),
        Count(Layer.BIGRAM, "Bigram", "ROUGE-2", 2, 3, 4),
        Count(Layer.LCS, "LCS", "ROUGE-L", 3, 4, 5),
    ]
    assert evidence.description(CANDIDATE).startswith(
        "Unigram: 3 of 4 counted, 0 present but not counted; Bigram"
    )
    assert evidence.description(SECOND).startswith("Unigram: 3 of 5 counted")


def test_one_variant_alone() -> None:
    options = Options(variants=("ROUGE-1", "ROUGE-2", "ROUGE-3"))
    evidence = Evidence(compared("a b c x", "a b c", source="a b c", options=options), Shown("ROUGE-3", 0))
    for pane, raw in ((CANDIDATE, "a b c x"), (FIRST, "a b c"), (SOURCE, "a b c")):
        assert [raw[start:end] for (start, end), _, _ in evidence.marks(pane)] == ["a b c"]
    assert [count.label for count in evidence.counts()] == ["Trigram"]


def test_seen_otherwise_is_the_same_as_asked_anew() -> None:
    evaluation = compared("a b c d", "a b x", "c d", source="d c b a b")
    first = Evidence(evaluation)
    panes = (CANDIDATE, FIRST, SECOND, SOURCE)
    asked = [first.marks(pane) for pane in panes]
    for shown in (Shown(None, 1), Shown("ROUGE-1", 0), Shown("ROUGE-2", 1), Shown()):
        seen, anew = first.showing(shown), Evidence(evaluation, shown)
        assert [seen.marks(pane) for pane in panes] == [anew.marks(pane) for pane in panes]
    assert [first.marks(pane) for pane in panes] == asked


def test_without_source_or_reference_there_are_no_marks() -> None:
    evidence = Evidence(compared("a b"))
    assert evidence.marks(CANDIDATE) == []
    assert evidence.marks(SOURCE) == []
    assert evidence.counts() == []


WORDS = st.lists(
    st.sampled_from(
        ["the", "cat", "na\u00efve", "sat", "the,", "\U0001f600", "\u6f22\u5b57", "e\u0301t", "\n", "40,000"]
    ),
    max_size=25,
).map(" ".join)


@given(WORDS, WORDS, st.sampled_from(["rouge-score", "word", "whitespace"]))
def test_marks_hold_exactly_the_tokens_that_were_counted(
    candidate: str, reference: str, tokenizer: str
) -> None:
    evaluation = compared(candidate, reference, options=replace(OPTIONS, tokenizer=tokenizer))
    evidence = Evidence(evaluation)
    texts = {CANDIDATE: evaluation.candidate, FIRST: evaluation.references[0]}
    overlaps = {layer: evaluation.measured[0][name].overlap for layer, name in layers(evaluation).items()}
    for pane, side in ((CANDIDATE, "candidate"), (FIRST, "reference")):
        marks = evidence.marks(pane)
        counted = {
            layer: set(chain.from_iterable(getattr(match, side) for match in overlap.matches))
            for layer, overlap in overlaps.items()
        }
        for layer, overlap in overlaps.items():
            assert tokens_in(texts[pane], marks, layer, layer.look) == counted[layer]
            clipped = set(chain.from_iterable(getattr(overlap, f"clipped_{side}")))
            hollow = tokens_in(texts[pane], marks, layer, Look.HOLLOW)
            assert clipped - set().union(*counted.values()) <= hollow <= clipped


@given(WORDS, WORDS)
def test_all_that_the_source_shares_is_marked(candidate: str, source: str) -> None:
    evaluation = compared(candidate, source=source)
    marks = Evidence(evaluation).marks(SOURCE)
    assert evaluation.source is not None
    shared = set(evaluation.source.keys) & set(evaluation.candidate.keys)
    marked = set().union(
        *(tokens_in(evaluation.source, marks, layer, look) for layer in Layer for look in Look)
    )
    assert marked == {place for place, key in enumerate(evaluation.source.keys) if key in shared}
    assert not [mark for mark in marks if mark.layer is Layer.LCS]


@given(WORDS, WORDS)
def test_marks_of_one_layer_and_look_ascend_apart(candidate: str, reference: str) -> None:
    marks = Evidence(compared(candidate, reference)).marks(CANDIDATE)
    for layer in Layer:
        for look in Look:
            spans = [mark.span for mark in marks if (mark.layer, mark.look) == (layer, look)]
            assert all(before.end <= after.start for before, after in pairwise(spans))


def test_mates_by_hand() -> None:
    options = Options(variants=("ROUGE-1",))
    index = MateIndex(
        Evidence(compared("the cat the dog", "a the", "dog the", source="the the the", options=options))
    )
    assert index.mates(CANDIDATE, 2) == {
        CANDIDATE: Mates((0, 2), (2,)),
        SOURCE: Mates((0, 1, 2), (1,)),
        FIRST: Mates((1,), ()),
        SECOND: Mates((1,), ()),
    }
    assert index.mates(CANDIDATE, 0)[FIRST] == Mates((1,), (1,))
    assert index.mates(FIRST, 1)[CANDIDATE] == Mates((0, 2), (0,))
    assert index.mates(SOURCE, 2)[CANDIDATE] == Mates((0, 2), ())
    assert index.mates(CANDIDATE, 1) == {CANDIDATE: Mates((1,), (1,))}


@given(WORDS, WORDS, st.data())
def test_partners_are_those_of_the_matches(candidate: str, reference: str, data: st.DataObject) -> None:
    evaluation = compared(candidate, reference)
    pairs = {
        pair
        for measured in evaluation.measured[0].values()
        for ours, theirs in measured.overlap.matches
        for pair in zip(ours, theirs, strict=True)
    }
    index = MateIndex(Evidence(evaluation))
    for pane, text, turned in (
        (CANDIDATE, evaluation.candidate, False),
        (FIRST, evaluation.references[0], True),
    ):
        if text.tokens:
            position = data.draw(st.integers(0, len(text.tokens) - 1))
            other = CANDIDATE if turned else FIRST
            expected = {pair[not turned] for pair in pairs if pair[turned] == position}
            found = index.mates(pane, position)
            assert set(found[other].counted if other in found else ()) == expected


def test_pairs_with_gaps_are_mates_while_they_are_shown_alone() -> None:
    """By hand, S1 of "a x b y" and "a q b": the one pair is a with b, across one word."""
    evaluation = compared("a x b y", "a q b", options=Options(variants=("ROUGE-S1",)))
    index = MateIndex(Evidence(evaluation, Shown("ROUGE-S1", 0)))
    assert index.mates(CANDIDATE, 0)[CANDIDATE] == Mates((0,), (0, 2))
    assert index.mates(FIRST, 2)[FIRST] == Mates((2,), (0, 2))
    assert index.mates(CANDIDATE, 3)[CANDIDATE] == Mates((3,), (3,))
    assert index.mates(CANDIDATE, 0)[FIRST] == Mates((0,), (0,))


def test_an_index_seen_otherwise_is_the_same_as_made_anew() -> None:
    evidence = Evidence(compared("a b c d", "a b x", "c d", source="d c b a b"))
    index = MateIndex(evidence)
    index.prepare()
    for shown in (Shown(None, 1), Shown("ROUGE-1", 0), Shown("ROUGE-2", 1)):
        other = evidence.showing(shown)
        for pane, text in evidence.texts.items():
            for position in range(len(text.tokens)):
                assert index.showing(other).mates(pane, position) == MateIndex(other).mates(pane, position)


def test_a_byte_limit_of_the_original_leaves_sequences_their_whole_text() -> None:
    """ROUGE-1.5.5 cuts n-grams at nine bytes here, but lets ROUGE-L see all three lines (its quirk under -b)."""
    text = "a b c d\na b c d\na b c d"
    options = Options.from_perl_flags("-n 2 -b 9 -w 1.2 -2 4 -u")
    evidence = Evidence(evaluate(text, [text], options))
    whole = evidence.texts[CANDIDATE]
    assert (len(evidence.evaluation.candidate.tokens), len(whole.tokens)) == (5, 12)
    for pane, read in evidence.texts.items():
        assert all(0 <= mark.span.start < mark.span.end <= len(text) for mark in evidence.marks(pane))
        index = MateIndex(evidence)
        assert all(index.mates(pane, position) for position in range(len(read.tokens)))
