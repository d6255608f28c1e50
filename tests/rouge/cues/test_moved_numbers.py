"""Moved numbers are found without a look at all pairs of numbers: as by looking at all, and in time that grows evenly."""

import sys
from itertools import permutations
from types import FrameType

from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.rouge.cues import moved_numbers
from rouge_gui.rouge.evidence import numbers
from rouge_gui.rouge.evidence.reading import Reading, Study

WRITTEN = st.sampled_from(
    [
        "2",
        "two",
        "2nd",
        "0.5",
        "half",
        "50 %",
        "50 percent",
        "$2",
        "2 dollars",
        "€2",
        "2 kg",
        "2000 g",
        "750",
        "40,000",
        "forty thousand",
        "a fortnight",
        "14 days",
        "2 weeks",
        "2 km",
        "2,000 metres",
        "2 miles",
        "12:30",
        "12.30",
        "00:30",
        "0:30",
        "12 o'clock",
        "2 May",
        "2 June",
        "24 months",
        "2 years",
        "120 minutes",
        "2 hours",
    ]
)
WORDS = st.sampled_from(["Anna", "Bob", "people", "houses", "the", "of", "burnt", "sold", "river"])
SENTENCES = st.lists(st.lists(WRITTEN | WORDS, min_size=1, max_size=9), min_size=1, max_size=8)


def text(sentences: list[list[str]]) -> str:
    return " ".join(" ".join(sentence) + "." for sentence in sentences)


@given(SENTENCES, SENTENCES)
def test_a_number_is_given_where_any_number_of_the_source_says_the_same(
    source: list[list[str]], candidate: list[list[str]]
) -> None:
    reading = Reading(text(candidate), Study(text(source)))
    found = reading.source.given
    given_numbers = [word.number for word in reading.source.words if word.number is not None]
    for word in reading.words:
        if word.number is not None:
            expected = any(numbers.same(word.number, other) for other in given_numbers)
            assert found.has(word.number) == expected


def test_a_number_is_given_in_another_unit_but_for_the_rounding_of_large_numbers() -> None:
    """In doubles 8.2 * 1e6 * 1e3 is less than 8.2e9."""
    for source, candidate in permutations(("8.2 million km", "8,200,000,000 metres")):
        reading = Reading(candidate, Study(source))
        assert [
            reading.source.given.has(word.number) for word in reading.words if word.number is not None
        ] == [True]


def test_of_several_numbers_the_one_with_the_most_company_is_the_best() -> None:
    found = Reading("", Study("Anna sold 12. Bob bought 30 and 40.")).source.given
    assert found.best({"anna": 1.0, "bob": 1.0}, 0, lambda _number: True) == (1 / 1.5, 5)
    assert found.best({"anna": 1.0, "bob": 0.5}, 0, lambda _number: True) == (1 / 1.5, 2)


def test_near_no_number_is_no_place() -> None:
    assert Reading("", Study("Anna sold 12 houses.")).source.given.best({}, 0, lambda _number: True) == (
        0.0,
        -1,
    )


@given(
    SENTENCES,
    st.dictionaries(st.sampled_from(["anna", "bob", "river", "sold"]), st.floats(0, 4)),
    st.floats(0, 6),
    st.sampled_from([numbers.CARDINAL, numbers.CLOCK, numbers.DATE]),
)
def test_the_best_company_is_that_of_all(
    source: list[list[str]], company: dict[str, float], least: float, kind: str
) -> None:
    reading = Reading("", Study(text(source)))
    found = reading.source.given
    of_all = max(
        (
            (found.match(position, company), position)
            for position, word in enumerate(reading.source.words)
            if word.number is not None and word.number.kind == kind
        ),
        default=(0.0, -1),
    )
    best = found.best(company, least, lambda number: number.kind == kind)
    assert best == of_all if of_all[0] > least else 0 <= best[0] <= least


def test_words_count_less_the_farther_they_are_and_not_beyond_six() -> None:
    """Half a step more for each word between: 1 beside the number, 3.5 six words away, nothing in other sentences."""
    reading = Reading("", Study("A b c d e f g 12 h i j k l m n. O 13 p."))
    found = reading.source.given
    near = {
        word.key: found.match(7, {word.stem: 1.0}) for word in reading.source.words if word.number is None
    }
    left, right = "gfedcb", "hijklm"
    for side in (left, right):
        assert [near[letter] for letter in side] == [1 / (1 + step / 2) for step in range(6)]
    assert [near[letter] for letter in "anop"] == [0, 0, 0, 0]


def test_of_a_word_that_stands_there_twice_the_nearer_counts() -> None:
    for source in ("Dogs a b c 12 dogs d e.", "Dogs a b dogs 12 c d dogs."):
        reading = Reading("", Study(source))
        assert reading.source.given.match(4, {reading.source.words[0].stem: 1.0}) == 1


def calls(count: int) -> int:
    """Return how many functions are called to find the moved among `count` numbers, each with words of its own.

    The source gives half of the candidate's numbers.
    """
    source = [f"Town{at} sold {1000 + at} houses{at} by river{at}." for at in range(count)]
    shuffled = [(7 * at + 3) % count for at in range(count)]
    candidate = [f"Town{at} sold {1000 + 2 * shuffled[at]} houses{at} by river{at}." for at in range(count)]
    reading = Reading(" ".join(candidate), Study(" ".join(source)))
    assert moved_numbers.find(reading)
    del reading.source.given
    called = 0

    def note(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal called
        called += event == "call"

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        moved_numbers.find(reading)
    finally:
        sys.setprofile(before)
    return called


def test_four_times_the_numbers_take_four_times_the_work() -> None:
    few, many = calls(100), calls(400)
    assert many < 6 * few
