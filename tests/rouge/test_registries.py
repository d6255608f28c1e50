"""What every entry of a registry of the engine promises."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.rouge.casings import CASINGS
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import PROTOCOLS, title
from rouge_gui.rouge.references import AGGREGATES
from rouge_gui.rouge.sentences import SENTENCES
from rouge_gui.rouge.tokenizers import TOKENIZERS
from rouge_gui.rouge.variants import VARIANTS, variant
from rouge_gui.rouge.words import STEMMERS, STOP_LISTS

REGISTRIES = [CASINGS, SENTENCES, TOKENIZERS, STEMMERS, STOP_LISTS, AGGREGATES, VARIANTS, PROTOCOLS]
HELPS = [entry.help for registry in REGISTRIES for entry in registry.values()]  # type: ignore[attr-defined]
NAMES = {"ngram": ["ROUGE-1", "ROUGE-2", "ROUGE-12"], "lcs": ["ROUGE-L"], "lsum": ["ROUGE-Lsum"]}
WORDS = ["running", "ran", "a", "", "naïve", "東京", "x" * 1000, "1st", "generalizations"]

texts = st.text(max_size=60) | st.lists(st.sampled_from(["Ab", "ÉÇ", "İx", "\n", " ", "don't", "🦊"])).map(
    "".join
)


@pytest.mark.parametrize("text", HELPS)
def test_every_entry_says_what_it_is(text: str) -> None:
    assert text.strip() == text != ""


@pytest.mark.parametrize("name", TOKENIZERS)
@given(text=texts)
def test_tokens_stand_in_order_where_they_say(name: str, text: str) -> None:
    end = 0
    for token in TOKENIZERS[name].split(text):
        assert end <= token.span.start < token.span.end <= len(text)
        assert text[token.span.start : token.span.end] == token.key
        end = token.span.end


@pytest.mark.parametrize("name", SENTENCES)
@given(text=texts)
def test_sentences_are_in_order_and_leave_out_only_line_ends(name: str, text: str) -> None:
    end = 0
    for span in SENTENCES[name].split(text):
        assert end <= span.start < span.end <= len(text)
        assert text[end : span.start].strip("\n") == ""
        end = span.end
    assert text[end:].strip("\n") == ""


@pytest.mark.parametrize("name", CASINGS)
@given(text=texts)
def test_settling_case_never_shrinks_a_text(name: str, text: str) -> None:
    folded = CASINGS[name].fold(text)
    assert len(folded) == sum(len(CASINGS[name].fold(character)) for character in text) >= len(text)


@pytest.mark.parametrize("name", STEMMERS)
@pytest.mark.parametrize("word", WORDS)
def test_a_stem_is_a_word_and_always_the_same(name: str, word: str) -> None:
    stem = STEMMERS[name].make()
    assert isinstance(stem(word), str)
    assert stem(word) == stem(word)
    assert bool(stem(word)) == bool(word)


@pytest.mark.parametrize("name", STOP_LISTS)
def test_a_stop_list_keeps_negations_and_numbers(name: str) -> None:
    words = STOP_LISTS[name].words()
    assert words == {word.lower().strip() for word in words}
    assert words.isdisjoint(
        {"not", "no", "never", "nor", "without", "one", "two", "must", "may", "can", "should"}
    )


def test_every_family_is_tried_here() -> None:
    assert set(NAMES) == set(VARIANTS)


@pytest.mark.parametrize("name", [name for names in NAMES.values() for name in names])
def test_a_variant_bears_the_name_it_is_asked_by(name: str) -> None:
    assert variant(name).name == name
    assert [key for key, family in VARIANTS.items() if family.pattern.fullmatch(name)] == [
        key for key, names in NAMES.items() if name in names
    ]


@pytest.mark.parametrize("name", [name for names in NAMES.values() for name in names])
@pytest.mark.parametrize(
    ("candidate", "reference"), [("", ""), ("a", ""), ("", "a"), (".,!", "?"), ("\0", "\n\n")]
)
def test_texts_without_tokens_score_zero(name: str, candidate: str, reference: str) -> None:
    evaluation = evaluate(candidate, [reference], Options(variants=(name,)))
    assert evaluation.scores[name].score == (0.0, 0.0, 0.0)


@pytest.mark.parametrize("name", PROTOCOLS)
def test_a_protocol_knows_its_own_options(name: str) -> None:
    assert PROTOCOLS[name].options.protocol == name
    assert title(PROTOCOLS[name].options) == name
