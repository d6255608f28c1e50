from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.gui.asides import origin_counts, origin_marks, stop_word_marks
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.marking.marks import CANDIDATE, SOURCE, Evidence, Look, Mark, Origin, Pane, Side
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.reading import read_text

OPTIONS = Options(variants=("ROUGE-1", "ROUGE-2"), tokenizer="word")
WORDS = st.lists(
    st.sampled_from(["the", "cat", "na\u00efve", "\u6f22\u5b57", "\U0001f600", "40,000"]), max_size=12
).map(" ".join)


def words(raw: str, marks: Sequence[Mark], look: Look) -> list[str]:
    return [raw[mark.span.start : mark.span.end] for mark in marks if mark.look is look]


def test_origins_by_hand() -> None:
    candidate = "the old bridge fell yesterday loudly"
    evidence = Evidence(evaluate(candidate, ["the bridge fell", "old"], OPTIONS, "the bridge yesterday"))
    assert evidence.origins(CANDIDATE) == [
        Origin.BOTH,
        Origin.REFERENCE,
        Origin.BOTH,
        Origin.REFERENCE,
        Origin.SOURCE,
        Origin.NEITHER,
    ]
    assert evidence.origins(SOURCE) == ()
    assert list(origin_counts(evidence).values()) == [2, 1, 2, 1]
    marks = origin_marks(evidence)
    assert words(candidate, marks, Look.FILL) == ["the", "bridge"]
    assert words(candidate, marks, Look.SOLID) == ["old", "fell"]
    assert words(candidate, marks, Look.DOTTED) == ["yesterday"]
    assert words(candidate, marks, Look.NOVEL) == ["loudly"]


@given(WORDS, WORDS, WORDS)
def test_origins_are_membership(candidate: str, reference: str, source: str) -> None:
    evidence = Evidence(evaluate(candidate, [reference], OPTIONS, source))
    keys = {side: set(read_text(text, OPTIONS).keys) for side, text in (("s", source), ("r", reference))}
    expected = {
        (True, True): Origin.BOTH,
        (True, False): Origin.SOURCE,
        (False, True): Origin.REFERENCE,
        (False, False): Origin.NEITHER,
    }
    found = evidence.origins(CANDIDATE)
    assert list(found) == [
        expected[key in keys["s"], key in keys["r"]] for key in read_text(candidate, OPTIONS).keys
    ]
    marks = origin_marks(evidence)
    for token, origin in zip(evidence.texts[CANDIDATE].tokens, found, strict=True):
        worn = {
            mark.look
            for mark in marks
            if mark.span.start <= token.span.start and token.span.end <= mark.span.end
        }
        assert worn == {origin.look}


def test_matches_of_stems_alone_are_marked_on_both_sides() -> None:
    options = Options(variants=("ROUGE-1",), stemmer="porter")
    evidence = Evidence(evaluate("Running cats sleep", ["he runs; CATS sleeping"], options))
    assert words("Running cats sleep", evidence.marks(CANDIDATE), Look.STEM) == ["Running", "sleep"]
    reference = Pane(Side.REFERENCE)
    assert words("he runs; CATS sleeping", evidence.marks(reference), Look.STEM) == ["runs", "sleeping"]


def test_words_that_turn_the_meaning_are_never_dimmed() -> None:
    telling = (
        "not no never nor none without 40 40,000 3.5 may might must can could more less most don't over under"
    )
    assert stop_word_marks(read_text(telling, Options())) == []
    plain = read_text("the harbour of the town", OPTIONS)
    assert words(plain.raw, stop_word_marks(plain), Look.DIM) == ["the", "of", "the"]
