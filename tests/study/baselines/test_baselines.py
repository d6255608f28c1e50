"""The baselines on a source short enough to read."""

from dataclasses import replace

import pytest

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import Options
from rouge_gui.study.baselines import BASELINES, with_baselines

SOURCE = (
    "Dr. Lee opened the bridge on Monday. It\nrained all day.\n\nNobody came!\n"
    "The mayor was ill. Cakes were left over."
)
SENTENCES = [
    "Dr. Lee opened the bridge on Monday.",
    "It rained all day.",
    "Nobody came!",
    "The mayor was ill.",
    "Cakes were left over.",
]
EXAMPLE = Example(
    "a", SOURCE, ("Lee opened a bridge.\nCakes were left.", "Nobody came."), {"own": Candidate("A bridge.")}
)
OPTIONS = Options()


def made(name: str, example: Example = EXAMPLE, seed: int = 0) -> str:
    (told,) = with_baselines([example], [name], OPTIONS, seed)
    return told.candidates[BASELINES[name].system].text


def test_a_line_break_inside_a_sentence_of_the_source_is_a_sentence_end() -> None:
    """The rules end a sentence at a line break; the texts that people have are broken that way."""
    assert made("lead3").split("\n") == ["Dr. Lee opened the bridge on Monday.", "It", "rained all day."]


FLAT = replace(EXAMPLE, source=" ".join(SENTENCES))


@pytest.mark.parametrize("count", range(1, 6))
def test_lead(count: int) -> None:
    assert made(f"lead{count}", FLAT).split("\n") == SENTENCES[:count]


def test_sentences_have_lines_of_their_own_where_other_texts_have_lines() -> None:
    """On lines Lead-3 has three sentences for ROUGE-Lsum where systems have one: .38 instead of .34 on SummEval."""
    flat = replace(FLAT, references=("Lee opened a bridge. Cakes were left.",))
    for name in BASELINES:
        assert "\n" not in made(name, flat)
    assert made("lead2", flat) == " ".join(SENTENCES[:2])
    told = {"own": Candidate("A bridge.\nOpened.")}
    assert made("lead2", replace(flat, candidates=told)) == "\n".join(SENTENCES[:2])


def test_lead_of_a_short_source_is_all_of_it() -> None:
    assert made("lead5", replace(EXAMPLE, source="One. Two.")) == "One.\nTwo."


def test_matched_lead_has_the_mean_number_of_words() -> None:
    """The references have 7 and 2 words: 4.5, rounded to the even 4."""
    assert made("matched-lead", FLAT) == "Dr. Lee opened the"


def test_matched_lead_without_references_takes_the_candidates_length() -> None:
    assert made("matched-lead", replace(FLAT, references=())) == "Dr. Lee"


def test_random_sentences_are_of_the_source_in_order_and_the_same_for_the_same_seed() -> None:
    for seed in range(30):
        drawn = made("random-sentences", FLAT, seed).split("\n")
        assert drawn == sorted(drawn, key=SENTENCES.index)
        # Two sentences and one: 1.5, rounded to the even 2.
        assert len(drawn) == 2
        assert drawn == made("random-sentences", FLAT, seed).split("\n")
    assert len({made("random-sentences", FLAT, seed) for seed in range(30)}) > 5


def test_what_is_drawn_for_an_example_does_not_hang_on_the_others() -> None:
    other = replace(FLAT, id="b")
    alone = list(with_baselines([other], ["random-sentences"], OPTIONS))
    after = list(with_baselines([FLAT, other], ["random-sentences"], OPTIONS))
    assert alone[0] == after[1]


@pytest.mark.parametrize("name", BASELINES)
def test_an_id_may_hold_half_a_character(name: str) -> None:
    assert made(name, replace(FLAT, id="\ud800"))


def test_the_oracle_beats_every_single_sentence_and_every_lead() -> None:
    def reached(text: str) -> float:
        scores = evaluate(text, FLAT.references, OPTIONS).scores
        return scores["ROUGE-1"].score.fmeasure + scores["ROUGE-2"].score.fmeasure

    oracle = reached(made("oracle", FLAT))
    assert oracle >= max(
        reached(text) for text in (*SENTENCES, *(made(f"lead{n}", FLAT) for n in range(1, 6)))
    )


def test_the_oracle_takes_what_the_reference_says() -> None:
    told = replace(FLAT, references=("Cakes were left over.\nIt rained all day.",))
    assert made("oracle", told).split("\n") == [SENTENCES[1], SENTENCES[4]]


@pytest.mark.parametrize("source", [None, "", "  \n"])
def test_without_a_source_there_is_no_baseline(source: str | None) -> None:
    example = replace(EXAMPLE, source=source)
    assert list(with_baselines([example], list(BASELINES), OPTIONS)) == [example]


def test_a_system_of_the_corpus_keeps_its_candidates() -> None:
    example = replace(FLAT, candidates={"Lead-3": Candidate("mine")})
    assert made("lead3", example) == "mine"


def test_baselines_come_after_the_systems_in_the_order_asked_for() -> None:
    (told,) = with_baselines([FLAT], ["oracle", "lead1"], OPTIONS)
    assert list(told.candidates) == ["own", "Oracle", "Lead-1"]


def test_an_unknown_baseline_is_a_sentence() -> None:
    with pytest.raises(InvalidOption, match=r'"lead9" is no baseline\. Choose of: lead1'):
        with_baselines([FLAT], ["lead9"], OPTIONS)
