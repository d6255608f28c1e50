"""What holds for every protocol and every variant, on texts that hypothesis thinks of."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.rouge.evaluate import Evaluation, evaluate
from rouge_gui.rouge.kinds import BY_SENTENCE, PERL
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import PROTOCOLS
from rouge_gui.rouge.text import Text

# Of weights below 1, which reward broken runs, ROUGE-W may exceed 1 in ROUGE-1.5.5 and here.
VARIANTS = (
    "ROUGE-1", "ROUGE-2", "ROUGE-4", "ROUGE-L", "ROUGE-Lsum", "ROUGE-W-1.2", "ROUGE-W-2", "ROUGE-S0", "ROUGE-S4",
    "ROUGE-S*", "ROUGE-SU4", "ROUGE-SU*",
)  # fmt: skip
SKIPPING = ("ROUGE-S0", "ROUGE-S4", "ROUGE-S*", "ROUGE-SU4", "ROUGE-SU*")
WORDS = ["a", "b", "c", "a", "b", "Fox", "foxes", "running", "3.5", "café", "東京", "हि", "left", "element"]
GAPS = [" ", " ", " ", "\n", ". ", " . ", ".\n", ", "]
texts = st.lists(st.tuples(st.sampled_from(WORDS), st.sampled_from(GAPS)), max_size=14).map(
    lambda pairs: "".join(word + gap for word, gap in pairs)
)
references = st.lists(texts, min_size=1, max_size=3)
every_protocol = pytest.mark.parametrize("name", PROTOCOLS)


def under(name: str, candidate: str, others: Sequence[str], **changes: object) -> Evaluation:
    return evaluate(candidate, others, replace(PROTOCOLS[name].options, variants=VARIANTS, **changes))  # type: ignore[arg-type] # any option


@every_protocol
@given(candidate=texts, others=references)
def test_scores_lie_between_zero_and_one(name: str, candidate: str, others: list[str]) -> None:
    evaluation = under(name, candidate, others)
    panels = [evaluation.scores, *evaluation.measured]
    for score in (each.score for panel in panels for each in panel.values()):  # type: ignore[attr-defined] # both have it
        assert all(0 <= value <= 1 + 1e-12 for value in score)


@every_protocol
@given(text=texts)
def test_identical_texts_score_one_where_the_protocol_says_so(name: str, text: str) -> None:
    """Not under ROUGE-1.5.5's rule for ROUGE-W; a last word alone is no unit of its ROUGE-SU; pltrdy's F is below 1."""
    options = PROTOCOLS[name].options
    evaluation = under(name, text, [text])
    tokens = len(evaluation.candidate.tokens)
    enough = {"ROUGE-2": 2, "ROUGE-4": 4, "ROUGE-S0": 2, "ROUGE-S4": 2, "ROUGE-S*": 2}
    if options.skip_unigrams == PERL:
        enough |= {"ROUGE-SU4": 2, "ROUGE-SU*": 2}
    for variant, joint in evaluation.scores.items():
        if variant.startswith("ROUGE-W") and options.weighted == PERL:
            assert joint.score.precision <= 1
        elif tokens >= enough.get(variant, 1):
            assert joint.score == pytest.approx((1, 1, 1), abs=1e-8)
        else:
            assert joint.score == (0, 0, 0)


@every_protocol
@given(one=texts, other=texts)
def test_swapped_texts_swap_precision_and_recall(name: str, one: str, other: str) -> None:
    """Where both totals follow one rule: n-grams, skip-bigrams, and the sequence of whole texts."""
    there, back = under(name, one, [other]).scores, under(name, other, [one]).scores
    symmetric = [variant for variant in VARIANTS if variant[6:].isdigit() or variant in SKIPPING]
    if PROTOCOLS[name].options.sequence != BY_SENTENCE:
        symmetric.append("ROUGE-L")
    for variant in symmetric:
        assert there[variant].score.precision == back[variant].score.recall
        assert there[variant].score.recall == back[variant].score.precision


def units(text: Text, name: str, *, last: bool) -> Counter[tuple[str, ...]]:
    """The pairs (and single words) of a skip-bigram variant, counted by their definition."""
    gap = name.removeprefix("ROUGE-S").removeprefix("U")
    reach = len(text.keys) if gap == "*" else int(gap) + 1
    found: Counter[tuple[str, ...]] = Counter(
        (text.keys[i], text.keys[j])
        for i in range(len(text.keys))
        for j in range(i + 1, len(text.keys))
        if j - i <= reach
    )
    if name.startswith("ROUGE-SU"):
        found.update((key,) for key in (text.keys if last else text.keys[:-1]))
    return found


@every_protocol
@given(candidate=texts, reference=texts)
def test_skip_bigrams_are_those_of_the_definition(name: str, candidate: str, reference: str) -> None:
    evaluation = under(name, candidate, [reference])
    last = PROTOCOLS[name].options.skip_unigrams != PERL
    for variant in SKIPPING:
        overlap = evaluation.measured[0][variant].overlap
        ours = units(evaluation.candidate, variant, last=last)
        theirs = units(evaluation.references[0], variant, last=last)
        assert overlap.counts[:3] == ((ours & theirs).total(), ours.total(), theirs.total())


@every_protocol
@given(candidate=texts, reference=texts)
def test_the_evidence_adds_up_to_the_hits(name: str, candidate: str, reference: str) -> None:
    evaluation = under(name, candidate, [reference])
    for variant, measured in evaluation.measured[0].items():
        overlap = measured.overlap
        if variant.startswith("ROUGE-W"):
            weight = float(variant.removeprefix("ROUGE-W-"))
            assert overlap.hits == pytest.approx(
                sum(len(each.reference) ** weight for each in overlap.matches)
            )
        else:
            assert overlap.hits == len(overlap.matches)


@every_protocol
@given(candidate=texts, reference=texts)
def test_positions_lie_inside_match_in_key_and_are_used_once(
    name: str, candidate: str, reference: str
) -> None:
    evaluation = under(name, candidate, [reference])
    ours, theirs = evaluation.candidate.sequence_view, evaluation.references[0].sequence_view
    for measured in evaluation.measured[0].values():
        overlap = measured.overlap
        for match in overlap.matches:
            assert [ours.keys[position] for position in match.candidate] == [
                theirs.keys[position] for position in match.reference
            ]
        assert len({match.candidate for match in overlap.matches}) == len(overlap.matches)
        assert len({match.reference for match in overlap.matches}) == len(overlap.matches)
        for text, places in ((ours, overlap.clipped_candidate), (theirs, overlap.clipped_reference)):
            assert all(0 <= position < len(text.tokens) for place in places for position in place)


@every_protocol
@given(text=texts, limit=st.integers(1, 40))
def test_limits_cut_and_never_add(name: str, text: str, limit: int) -> None:
    whole = under(name, text, [], limit_bytes=0).candidate
    by_bytes = under(name, text, [], limit_bytes=limit).candidate
    by_words = under(name, text, [], limit_bytes=0, limit_words=limit).candidate
    for cut in (by_bytes, by_words):
        assert len(cut.tokens) <= len(whole.tokens)
        assert len(cut.sentences) <= len(whole.sentences)
        # All but the last token stand as they were; the last may be the start of one.
        assert cut.tokens[:-1] == whole.tokens[: max(0, len(cut.tokens) - 1)]
    if by_bytes.tokens:
        left_out = text.count("\n") + 3 * text.count(".")
        assert len(text[: by_bytes.tokens[-1].span.end].encode()) <= limit + left_out


@given(one=texts, other=texts)
def test_a_run_counts_more_the_heavier_the_weight(one: str, other: str) -> None:
    """With weight 1 ROUGE-W over whole texts is ROUGE-L."""
    options = Options(variants=("ROUGE-L", "ROUGE-W-1"))
    overlaps = evaluate(one, [other], options).measured[0]
    assert overlaps["ROUGE-W-1"].overlap.counts == overlaps["ROUGE-L"].overlap.counts


@given(one=texts, other=texts)
def test_the_weighted_sequence_is_lins(one: str, other: str) -> None:
    """The value of the dynamic programme of Lin 2004, section 4, written down again: c(m, n) with f(k) = k squared."""
    evaluation = evaluate(one, [other], Options(variants=("ROUGE-W-2",)))
    x, y = evaluation.references[0].keys, evaluation.candidate.keys
    values = {(i, j): 0.0 for i in range(len(x) + 1) for j in range(len(y) + 1)}
    runs = dict.fromkeys(values, 0)
    for i in range(1, len(x) + 1):
        for j in range(1, len(y) + 1):
            if x[i - 1] == y[j - 1]:
                run = runs[i - 1, j - 1]
                values[i, j] = values[i - 1, j - 1] + (run + 1) ** 2 - run**2
                runs[i, j] = run + 1
            else:
                values[i, j] = max(values[i - 1, j], values[i, j - 1])
    assert evaluation.measured[0]["ROUGE-W-2"].overlap.hits == values[len(x), len(y)]
