"""Numbers as a reader understands them, in three languages, each by hand: kind, value, unit."""

from collections.abc import Sequence

import pytest

from rouge_gui.rouge.evidence.numbers import (
    CARDINAL,
    CLOCK,
    DATE,
    ORDINAL,
    Number,
    contradict,
    is_near,
    same,
)
from rouge_gui.rouge.evidence.tongues import TONGUES
from rouge_gui.rouge.evidence.words import read

Told = tuple[str, float, str]


def found(text: str, language: str = "en") -> list[Number]:
    return [word.number for word in read(text, TONGUES[language]).words if word.number is not None]


def number(text: str) -> Number:
    (only,) = found(text)
    return only


ENGLISH: dict[str, Sequence[Told]] = {
    "3.5 or 40,000 or 40 000 or 1,234,567.5": [
        (CARDINAL, 3.5, ""), (CARDINAL, 40_000, ""), (CARDINAL, 40_000, ""), (CARDINAL, 1_234_567.5, ""),
    ],
    "1,50,000 or 12,34,567.5 or 3,12,34,567": [
        (CARDINAL, 150_000, ""), (CARDINAL, 1_234_567.5, ""), (CARDINAL, 31_234_567, ""),
    ],
    "₹1.5 lakh, 2 crore rupees, five lakhs": [
        (CARDINAL, 150_000, "₹"), (CARDINAL, 2e7, "₹"), (CARDINAL, 5e5, ""),
    ],
    "about 1,5 or 1,2345": [(CARDINAL, 1.5, ""), (CARDINAL, 1.2345, "")],
    "forty thousand": [(CARDINAL, 40_000, "")],
    "twenty-three of twenty three": [(CARDINAL, 23, ""), (CARDINAL, 23, "")],
    "two hundred and five": [(CARDINAL, 205, "")],
    "two hundred and twenty-three": [(CARDINAL, 223, "")],
    "two thousand five three": [(CARDINAL, 2_005, ""), (CARDINAL, 3, "")],
    "two thousand five": [(CARDINAL, 2_005, "")],
    "nineteen three": [(CARDINAL, 19, ""), (CARDINAL, 3, "")],
    "twenty-one or twenty-nine": [(CARDINAL, 21, ""), (CARDINAL, 29, "")],
    "twenty zero": [(CARDINAL, 20, ""), (CARDINAL, 0, "")],
    "twenty thirty": [(CARDINAL, 20, ""), (CARDINAL, 30, "")],
    "twenty three four": [(CARDINAL, 23, ""), (CARDINAL, 4, "")],
    "twenty ten": [(CARDINAL, 20, ""), (CARDINAL, 10, "")],
    "forty and three": [(CARDINAL, 40, ""), (CARDINAL, 3, "")],
    "ten thousand and five": [(CARDINAL, 10_000, ""), (CARDINAL, 5, "")],
    "a dozen, a hundred, a thousand, hundreds, dozens": [(CARDINAL, 12, ""), (CARDINAL, 100, "")],
    "two dozen": [(CARDINAL, 24, "")],
    "1.5 million, 3bn, 5m": [(CARDINAL, 1.5e6, ""), (CARDINAL, 3e9, ""), (CARDINAL, 5e6, "")],
    "two-million": [(CARDINAL, 2e6, "")],
    "5 m away": [(CARDINAL, 5, "m")],
    "third, 3rd, 21st, 2nd, 4th": [(ORDINAL, value, "") for value in (3, 3, 21, 2, 4)],
    "3 rd": [(CARDINAL, 3, "")],
    "between two hundred and ten and three hundred": [(CARDINAL, 210, ""), (CARDINAL, 300, "")],
    "two thousand three hundred and three thousand four hundred and fifty-six": [
        (CARDINAL, 2_300, ""), (CARDINAL, 3_456, ""),
    ],
    "between two hundred and three thousand": [(CARDINAL, 200, ""), (CARDINAL, 3_000, "")],
    "between two thousand and three hundred thousand": [(CARDINAL, 2_000, ""), (CARDINAL, 300_000, "")],
    "two hundred three hundred": [(CARDINAL, 200, ""), (CARDINAL, 300, "")],
    "two hundred and twenty thirty": [(CARDINAL, 220, ""), (CARDINAL, 30, "")],
    "won in 1:02.03 or 1:02,03": [(CLOCK, 3_723, "")] * 2,
    "at 12:30 or 0:05 or 1:00:30": [(CLOCK, 750, ""), (CLOCK, 5, ""), (CLOCK, 3_630, "")],
    "June 12, June 12th, 12 June, 12th June, 12th of June": [(DATE, 12, "6")] * 5,
    "June 31, 31 June": [(DATE, 31, "6")] * 2,
    "June 32": [(CARDINAL, 32, "")],
    "June 12 th": [(DATE, 12, "6")],
    "32 June": [(CARDINAL, 32, "")],
    "2.5 June": [(CARDINAL, 2.5, "")],
    "due 5 may.": [(DATE, 5, "5")],
    "5 May and 5 may be": [(DATE, 5, "5"), (CARDINAL, 5, "")],
    "15 %, 15 percent, 15 per cent, fifteen per-cent": [(CARDINAL, 15, "%")] * 3 + [(CARDINAL, 15, "")],
    "$5, $ 5, 5 dollars, 5-dollar": [(CARDINAL, 5, "$")] * 4,
    "$3.5bn": [(CARDINAL, 3.5e9, "$")],
    "$  5 and % 5": [(CARDINAL, 5, ""), (CARDINAL, 5, "")],
    "5 euros, 5 kg": [(CARDINAL, 5, "€"), (CARDINAL, 5, "kg")],
}  # fmt: skip
OTHERS: list[tuple[str, str, Sequence[Told]]] = [
    ("de", "40.000 oder 3,5", [(CARDINAL, 40_000, ""), (CARDINAL, 3.5, "")]),
    ("de", "1.234.567,5", [(CARDINAL, 1_234_567.5, "")]),
    ("de", "1,234.5 und 1.234,5", [(CARDINAL, 1_234.5, ""), (CARDINAL, 1_234.5, "")]),
    ("de", "am 20.06.2024 und 1.12 und 31.1", [(DATE, 20, "6"), (DATE, 1, "12"), (DATE, 31, "1")]),
    ("de", "32.6 und 20.13", [(CARDINAL, 32.6, ""), (CARDINAL, 20.13, "")]),
    ("de", "0.5 und 5.0", [(CARDINAL, 0.5, ""), (CARDINAL, 5, "")]),
    ("de", "20.6 %", [(CARDINAL, 20.6, "%")]),
    ("de", "rund 20.6 % mehr", [(CARDINAL, 20.6, "%")]),
    ("de", "am 12. Juni", [(DATE, 12, "6")]),
    ("de", "eins und einundzwanzig und elf", [(CARDINAL, 1, ""), (CARDINAL, 21, ""), (CARDINAL, 11, "")]),
    ("de", "dreissig und dreißig", [(CARDINAL, 30, "")] * 2),
    ("de", "zwei dutzend", [(CARDINAL, 24, "")]),
    ("de", "dutzend und zwo und halb", [(CARDINAL, 12, ""), (CARDINAL, 2, ""), (CARDINAL, 0.5, "")]),
    ("de", "hundert zwanzig und nullundzwanzig", [(CARDINAL, 120, "")]),
    ("de", "neunundneunzig zwanzig und zehnundzwanzig", [(CARDINAL, 99, ""), (CARDINAL, 20, "")]),
    ("de", "hundertfünf und einhundert", [(CARDINAL, 105, ""), (CARDINAL, 100, "")]),
    ("de", "neunhundertneunundneunzig", [(CARDINAL, 999, "")]),
    ("de", "dreiundzwanzig von zweihundertfünf", [(CARDINAL, 23, ""), (CARDINAL, 205, "")]),
    ("de", "3 Mio Euro", [(CARDINAL, 3e6, "€")]),
    ("de", "3 Mio. Euro und 3 Milliarden", [(CARDINAL, 3e6, "€"), (CARDINAL, 3e9, "")]),
    ("de", "zwei tausend drei hundert fünf", [(CARDINAL, 2_305, "")]),
    ("pl", "dwa tysiące trzysta pięć", [(CARDINAL, 2_305, "")]),
    ("pl", "sto dwadzieścia trzy", [(CARDINAL, 123, "")]),
    ("pl", "40.000 i 1.234.567", [(CARDINAL, 40_000, ""), (CARDINAL, 1_234_567, "")]),
    ("pl", "40 000 złotych i 3,5", [(CARDINAL, 40_000, "zł"), (CARDINAL, 3.5, "")]),
]  # fmt: skip


@pytest.mark.parametrize("text", ENGLISH)
def test_numbers_of_english(text: str) -> None:
    assert [each[:3] for each in found(text)] == ENGLISH[text]


@pytest.mark.parametrize(("language", "text", "expected"), OTHERS)
def test_numbers_of_other_languages(language: str, text: str, expected: Sequence[Told]) -> None:
    assert [each[:3] for each in found(text, language)] == expected


SAME = [
    ("2 kg", "2000 g"), ("2 tonnes", "2000 kilos"), ("90 minutes", "1.5 hours"), ("2 weeks", "14 days"),
    ("24 months", "2 years"), ("2 decades", "20 years"), ("2 km", "2000 metres"), ("50 cm", "500 mm"),
    ("2 litres", "2000 ml"), ("3 feet", "1 yard"), ("1 mile", "5280 feet"), ("2 gigawatts", "2000 megawatts"),
    ("2 megawatts", "2000 kilowatts"), ("0:30", "12:30"), ("12:30", "12.30"), ("6:40", "6.40"), ("half", "50 %"),
    ("5 dollars", "$5"), ("5", "5 dollars"), ("5 people", "5 km"), ("3rd", "3"), ("120 seconds", "2 minutes"),
    ("6:59", "6.59"), ("June 12", "12th of June"),
    # A billionth is lost in the conversion of units.
    ("1,000,000,000 g", "1,000,000,001 g"),
]  # fmt: skip
OTHER = [
    ("2 kg", "2 g"), ("2 km", "2 miles"), ("5 dollars", "5 euros"), ("12:30", "12.31"), ("6:40", "7:40"),
    ("0.25", "25 %"), ("5 June", "5 July"), ("5 June", "6 June"), ("5 June", "5"), ("5", "6"), ("5 %", "6 %"),
    ("2 hours", "2 days"), ("2 %", "2 kg"), ("1 mile", "5281 feet"), ("1 year", "365 days"),
]  # fmt: skip


@pytest.mark.parametrize(("one", "other"), SAME)
def test_numbers_that_say_the_same(one: str, other: str) -> None:
    assert same(number(one), number(other))
    assert same(number(other), number(one))
    assert not contradict(number(one), number(other))


@pytest.mark.parametrize(("one", "other"), OTHER)
def test_numbers_that_do_not(one: str, other: str) -> None:
    assert not same(number(one), number(other))
    assert not same(number(other), number(one))


@pytest.mark.parametrize(
    ("text", "kind", "family", "base"),
    [
        # Bases in seconds, months, metres, feet, grams, litres, hectares, kilowatts.
        ("2 hours", "cardinal", "time", 7_200),
        ("2 years", "cardinal", "age", 24),
        ("2 km", "cardinal", "length", 2_000),
        ("2 yards", "cardinal", "imperial length", 6),
        ("2 kg", "cardinal", "weight", 2_000),
        ("2 litres", "cardinal", "volume", 2),
        ("2 hectares", "cardinal", "area", 2),
        ("2 megawatts", "cardinal", "power", 2_000),
        ("2 dollars", "cardinal", "money", 2),
        ("2 %", "cardinal", "share", 0.02),
        ("2nd", "ordinal", "", 0),
        ("2 June", "date", "", 0),
        ("2:00", "clock", "", 0),
    ],
)
def test_what_a_number_counts(text: str, kind: str, family: str, base: float) -> None:
    found = number(text)
    assert (found.kind, found.family, found.base) == (kind, family, base)


def test_units_contradict_where_both_have_one() -> None:
    assert contradict(number("5 dollars"), number("5 euros"))
    assert contradict(number("2 km"), number("2 miles"))
    assert contradict(number("2 kg"), number("3 kg"))
    assert not contradict(number("5 dollars"), number("6"))


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [
        ("5", "5.1", True),
        ("5.1", "5", False),
        ("5", "5.3", False),
        ("40,000", "39,870", True),
        ("21", "20", False),
        ("105", "100.3", True),
        ("106", "100.3", False),
        ("101", "99.5", False),
        ("5th", "5.1", False),
        ("5", "5:01", False),
        ("1", "0", False),
    ],
)
def test_a_rounded_number_is_near(one: str, other: str, near: bool) -> None:  # noqa: FBT001
    assert is_near(found(one)[0], found(other)[0]) == near
