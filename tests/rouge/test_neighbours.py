"""The neighbours of a candidate's sentences: which, how near and where, by hand."""

from math import log

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.rouge.evidence.neighbours import neighbourhoods, sentence_span
from rouge_gui.rouge.evidence.reading import Reading, Study
from rouge_gui.rouge.evidence.words import read

SOURCE = "Cats sleep. Dogs bark."


def told(candidate: str, source: str) -> list[tuple[int, list[str], list[float]]]:
    return [
        (
            each.start,
            [source[one.span.start : one.span.end] for one in each.neighbours],
            [one.share for one in each.neighbours],
        )
        for each in neighbourhoods(Reading(candidate, Study(source)))
    ]


def test_each_sentence_has_its_own_neighbours_and_their_shares() -> None:
    known, unknown = log((2 + 1) / (1 + 0.5)) + 0.2, 2.0
    half, part = 0.5, 2 * known / (2 * known + unknown)
    (both, one) = told("Cats bark. Cats sleep loudly.", SOURCE)
    assert both == (0, ["Cats sleep.", "Dogs bark."], [half, half])
    assert one[:2] == (len("Cats bark. "), ["Cats sleep."])
    assert one[2] == pytest.approx([part])


def test_there_are_never_more_than_three() -> None:
    ((_, names, _),) = told("Cats.", "Cats sleep. Cats eat. Cats run. Cats hide. Dogs bark.")
    assert names == ["Cats sleep.", "Cats eat.", "Cats run."]


def test_a_sentence_without_a_shared_word_has_no_neighbour() -> None:
    assert told("Zebras graze. Dogs bark.", SOURCE) == [
        (0, [], []),
        (len("Zebras graze. "), ["Dogs bark."], [1.0]),
    ]


@pytest.mark.parametrize(("candidate", "source"), [("Cats sleep.", ""), ("Cats sleep.", " \n"), ("", "")])
def test_without_a_source_there_is_nothing(candidate: str, source: str) -> None:
    assert neighbourhoods(Reading(candidate, Study(source))) == ()


def test_quotation_marks_go_with_the_sentence_they_open_or_close() -> None:
    raw = ' He left. “No,” she said.  \n\n- Third (of all) . And "four" here." "Five it is.” \n'
    prose = read(raw)
    assert [raw[slice(*sentence_span(prose, number))] for number in range(len(prose.sentences))] == [
        "He left.",
        "“No,” she said.",
        "- Third (of all) .",
        'And "four" here."',
        '"Five it is.”',
    ]


def test_without_a_blank_a_sentence_begins_with_its_first_word() -> None:
    prose = read("He left.\u201dThen he ran.")
    assert [sentence_span(prose, number) for number in range(2)] == [(0, 9), (9, 21)]


@given(st.text(st.sampled_from("aBc .!?\n\r“”\"'(1-"), max_size=60))
def test_sentences_hold_their_words_and_do_not_overlap(raw: str) -> None:
    prose = read(raw)
    before = 0
    for number, positions in enumerate(prose.sentences):
        span = sentence_span(prose, number)
        assert before <= span.start <= prose.words[positions[0]].span.start
        assert prose.words[positions[-1]].span.end <= span.end <= len(raw)
        assert raw[span.start : span.end].strip() == raw[span.start : span.end]
        before = span.end
