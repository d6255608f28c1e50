"""What was counted is what is shown: properties of matches and spans, each against an independent count."""

from collections import Counter
from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.rouge.evaluate import Evaluation, evaluate
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.score import Match, Overlap
from rouge_gui.rouge.text import Text
from rouge_gui.rouge.tokenizers import TOKENIZERS

VARIANTS = ("ROUGE-1", "ROUGE-2", "ROUGE-4", "ROUGE-L", "ROUGE-Lsum")
WORDS = [
    "a",
    "b",
    "A",
    "fox",
    "Fox's",
    "café",
    "İ",
    "\u212a",
    "ΟΔΟΣ",
    "東京",
    "🦊",
    "e\u0301x",
    "12",
    "\x00",
    "ﬁ",
]
GAPS = [" ", " ", "\n", "\r\n", ", ", "\u2028", "\u00a0", "", ".\n\n"]

texts = st.one_of(
    st.lists(st.tuples(st.sampled_from(WORDS), st.sampled_from(GAPS)), max_size=30).map(
        lambda pairs: "".join(word + gap for word, gap in pairs)
    ),
    st.text(max_size=40),
)
settings = st.builds(
    Options,
    variants=st.just(VARIANTS),
    tokenizer=st.sampled_from(sorted(TOKENIZERS)),
    case=st.sampled_from(["lower", "keep"]),
    stop_words=st.sampled_from(["none", "english"]),
    stemmer=st.sampled_from(["none", "porter"]),
)
evaluations = st.builds(evaluate, texts, st.lists(texts, min_size=1, max_size=2), settings)


def length_of_lcs(one: Sequence[str], other: Sequence[str]) -> int:
    """The textbook's table, row by row."""
    row = [0] * (len(other) + 1)
    for mine in one:
        above = row[:]
        for column, theirs in enumerate(other, 1):
            row[column] = above[column - 1] + 1 if mine == theirs else max(above[column], row[column - 1])
    return row[-1]


def grams(text: Text, n: int) -> Counter[tuple[str, ...]]:
    return Counter(text.keys[start : start + n] for start in range(len(text.keys) - n + 1))


def overlaps(evaluation: Evaluation, name: str) -> list[tuple[Text, Overlap]]:
    return [
        (text, each[name].overlap)
        for text, each in zip(evaluation.references, evaluation.measured, strict=True)
    ]


def sentence_keys(text: Text) -> list[tuple[str, ...]]:
    return [text.keys[sentence.start : sentence.stop] for sentence in text.sentences]


def keys(text: Text, positions: Sequence[int]) -> list[str]:
    return [text.keys[position] for position in positions]


def assert_no_place_is_used_twice(matches: Sequence[Match]) -> None:
    assert len({match.candidate for match in matches}) == len(matches)
    assert len({match.reference for match in matches}) == len(matches)


@given(evaluations)
def test_matches_are_the_hits_and_say_the_same_on_both_sides(evaluation: Evaluation) -> None:
    for name in VARIANTS:
        for reference, overlap in overlaps(evaluation, name):
            assert (
                len(overlap.matches) == overlap.hits <= min(overlap.candidate_total, overlap.reference_total)
            )
            assert_no_place_is_used_twice(overlap.matches)
            for match in overlap.matches:
                assert keys(evaluation.candidate, match.candidate) == keys(reference, match.reference)


@given(evaluations)
def test_ngrams_are_clipped_to_the_smaller_count(evaluation: Evaluation) -> None:
    for n in (1, 2, 4):
        for reference, overlap in overlaps(evaluation, f"ROUGE-{n}"):
            mine, theirs = grams(evaluation.candidate, n), grams(reference, n)
            assert overlap.hits == (mine & theirs).total()
            assert (overlap.candidate_total, overlap.reference_total) == (mine.total(), theirs.total())
            assert len(overlap.clipped_candidate) == sum(
                (mine - theirs)[gram] for gram in mine if theirs[gram]
            )
            assert len(overlap.clipped_reference) == sum(
                (theirs - mine)[gram] for gram in theirs if mine[gram]
            )
            counted = {match.candidate for match in overlap.matches}
            assert counted.isdisjoint(overlap.clipped_candidate)


@given(evaluations)
def test_the_common_sequence_is_a_longest_one_in_order(evaluation: Evaluation) -> None:
    for reference, overlap in overlaps(evaluation, "ROUGE-L"):
        assert overlap.hits == length_of_lcs(evaluation.candidate.keys, reference.keys)
        for side in (0, 1):
            places = [match[side][0] for match in overlap.matches]
            assert places == sorted(places)


@given(evaluations)
def test_the_union_of_common_sequences_is_bounded_by_both_counts(evaluation: Evaluation) -> None:
    for reference, overlap in overlaps(evaluation, "ROUGE-Lsum"):
        shared = Counter(evaluation.candidate.keys) & Counter(reference.keys)
        best = max(
            (
                length_of_lcs(ours, theirs)
                for ours in sentence_keys(evaluation.candidate)
                for theirs in sentence_keys(reference)
            ),
            default=0,
        )
        assert best <= overlap.hits <= shared.total()


@given(texts, texts, settings)
def test_of_single_sentences_the_union_is_the_common_sequence(one: str, other: str, options: Options) -> None:
    evaluation = evaluate(one.replace("\n", " "), [other.replace("\n", " ")], options)
    measured = evaluation.measured[0]
    assert measured["ROUGE-Lsum"].overlap.matches == measured["ROUGE-L"].overlap.matches


@given(texts, settings)
def test_every_token_stands_where_its_span_says(raw: str, options: Options) -> None:
    text = evaluate(raw, [], options).candidate
    places = [place for token in text.tokens for place in token.span]
    assert places == sorted(places)
    for token in text.tokens:
        assert 0 <= token.span.start < token.span.end <= len(raw)
        piece = raw[token.span.start : token.span.end]
        if options.stemmer == "none" and options.case == "keep":
            assert piece == token.key
        elif options.stemmer == "none" and "İ" not in raw:
            # casefold: whether a small sigma is a final one depends on what stands around the piece
            assert piece.casefold() == token.key.casefold()
        elif options.stemmer == "none":
            assert token.key.casefold() in piece.casefold()


@given(texts, settings)
def test_sentences_hold_all_tokens_in_order(raw: str, options: Options) -> None:
    text = evaluate(raw, [], options).candidate
    assert [position for sentence in text.sentences for position in sentence] == list(range(len(text.tokens)))


@given(texts, settings)
def test_a_text_matches_itself_wholly(raw: str, options: Options) -> None:
    evaluation = evaluate(raw, [raw], options)
    for joint in evaluation.scores.values():
        assert joint.score in {(1.0, 1.0, 1.0), (0.0, 0.0, 0.0)}
    if evaluation.candidate.tokens:
        assert evaluation.scores["ROUGE-L"].score == (1.0, 1.0, 1.0)


@given(texts, st.lists(texts, min_size=2, max_size=4), settings)
def test_the_best_reference_is_the_first_with_the_highest_f(
    raw: str, references: list[str], options: Options
) -> None:
    evaluation = evaluate(raw, references, options)
    for name, joint in evaluation.scores.items():
        values = [each[name].score.fmeasure for each in evaluation.measured]
        assert joint.shown == values.index(max(values))
        assert joint.score == evaluation.measured[joint.shown][name].score
