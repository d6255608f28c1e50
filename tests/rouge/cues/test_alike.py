"""Numbers and names are understood as a reader does: other writings of the same are no cue, other ones are."""

import pytest

from rouge_gui.rouge.cues import find_all
from rouge_gui.rouge.evidence.kinds import RED
from rouge_gui.rouge.evidence.reading import Reading, Study

SAID = "Last week the board said that {} would be lost at the plant."
HEARD = "The plant opened in spring, {} told reporters on a tour of the site."


def cues(said: str, source: str, candidate: str) -> set[str]:
    reading = Reading(said.format(candidate), Study(said.format(source)))
    return {place.cue for place in find_all(reading) if place.severity != "green"}


ALIKE = [
    ("15 % of jobs", "15 per cent of jobs"),
    ("15 % of jobs", "fifteen percent of jobs"),
    ("15 per cent of jobs", "15% of jobs"),
    ("40,000 jobs", "40 000 jobs"),
    ("40,000 jobs", "40000 jobs"),
    ("1.5 million jobs", "1,500,000 jobs"),
    ("eleven jobs", "11 jobs"),
]
OTHER = [
    ("15 % of jobs", "50 % of jobs"),
    ("40,000 jobs", "40 jobs"),
    ("1.5 million jobs", "1.5 billion jobs"),
    ("eleven jobs", "12 jobs"),
]


@pytest.mark.parametrize(("source", "candidate"), [*ALIKE, *[(other, one) for one, other in ALIKE]])
def test_another_writing_of_a_number_is_no_cue(source: str, candidate: str) -> None:
    assert cues(SAID, source, candidate) == set()


@pytest.mark.parametrize(("source", "candidate"), [*OTHER, *[(other, one) for one, other in OTHER]])
def test_another_number_is_red(source: str, candidate: str) -> None:
    text = SAID.format(candidate)
    places = find_all(Reading(text, Study(SAID.format(source))))
    start, end = text.index(candidate), text.index(candidate) + len(candidate)
    assert [
        place
        for place in places
        if place.cue in {"number", "unit"} and place.severity == RED and start <= place.start < end
    ]


@pytest.mark.parametrize(
    ("source", "candidate"),
    [("Bob Katter", "Mr Katter"), ("the U.S. envoy", "the US envoy"), ("the US envoy", "the U.S. envoy")],
)
def test_another_writing_of_a_name_is_no_name_cue(source: str, candidate: str) -> None:
    assert cues(HEARD, source, candidate).isdisjoint({"name", "other name", "new word"})


def test_another_name_is_a_cue() -> None:
    assert cues(HEARD, "Bob Katter", "Mr Smith") & {"name", "other name"}
