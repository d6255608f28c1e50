"""Numbers as a reader understands them: 40,000 = 40 000 = forty thousand, 15 % = fifteen per cent, 3rd = third."""

import re
from math import isclose
from typing import NamedTuple

from rouge_gui.rouge.evidence.tongue import Tongue, factors_of, words_of

CARDINAL, ORDINAL, DATE, CLOCK = "cardinal", "ordinal", "date", "clock"
PERCENT = "%"
_PERCENT_WORDS = words_of("% percent pct prozent procent procenta procentów proc")
_CURRENCIES = {
    word: line.split()[0]
    for line in (
        "£ pound pounds gbp pfund funtów funty",
        "$ dollar dollars usd dolarów dolary",
        "€ euro euros eur",
        "zł złotych złote złoty pln",
        "¥ yen",
        "₹ rupee rupees",
        "kr crown crowns kronen koron krona kronor",
    )
    for word in line.split()
}
_FAMILIES = {
    "time": """
        1: second seconds sekunde sekunden sekund sekundy
        60: minute minutes minuten minut minuty min mins
        3600: hour hours stunde stunden godzin godziny godzinę hrs hr
        86400: day days tag tage tagen dni dzień
        604800: week weeks woche wochen tygodni tygodnie tydzień 1209600: fortnight fortnights""",
    "age": """
        1: month months monat monate monaten miesięcy miesiące miesiąc
        12: year years jahr jahre jahren rok roku lat lata
        120: decade decades jahrzehnt jahrzehnte 1200: century centuries""",
    "length": """
        1: m metre metres meter meters metern metr metrów metry
        1000: km kilometre kilometres kilometer kilometers kilometern kilometr kilometrów kilometry
        0.01: cm centimetre centimetres centimeter zentimeter centymetrów centymetry
        0.001: mm millimetre millimetres millimeter milimetrów""",
    "imperial length": "5280: mile miles mil mila 3: yard yards 1: foot feet ft",
    "weight": """
        1: g gram grams gramm gramów 1000: kg kilo kilos kilogram kilograms kilogramm kilogramów
        1e6: tonne tonnes ton tons tonnen tona tony""",
    "volume": "1: litre litres liter liters litern litr litrów litry 0.001: ml millilitre millilitres",
    "area": "1: hectare hectares ha hektar hektarów",
    "power": "1: kw kilowatt kilowatts 1000: mw megawatt megawatts 1e6: gw gigawatt gigawatts",
}
_MEASURES = {
    word: (family, factor)
    for family, lines in _FAMILIES.items()
    for word, factor in factors_of(lines).items()
}
HALF, NEAR, TWELVE_HOURS, GROUP = 0.5, 0.05, 720, 3
MIDDLES: tuple[set[int], ...] = (set(), {GROUP}, {2})  # 1,234; 1,234,567; and as in India 12,34,567
LAST_DAY, LAST_MONTH = 31, 12
_DOTTED = re.compile(r"(\d{1,2})\.(\d{1,2})(?:\.(?:\d{2}|\d{4}))?")
_POINT = re.compile("[.,]")
_SPACES = re.compile(r"['\u00a0\u202f\u2009 ]")


class Number(NamedTuple):
    """A number: its kind, its value, and its unit where one stands beside it ('' otherwise).

    A date has the day as value and the month's number as unit. `family` and `base` serve units that convert into each
    other: 90 minutes and 1.5 hours share family and base.
    """

    kind: str
    value: float
    unit: str = ""
    family: str = ""
    base: float = 0.0

    @property
    def key(self) -> str:
        """What is compared in an alignment: kind and value without unit."""
        if self.kind == DATE:
            return f"@{self.value:g}.{self.unit}"
        mark = {CARDINAL: "#", ORDINAL: "#o", CLOCK: "#t"}[self.kind]
        return f"{mark}{self.value!r}"

    @property
    def exact_key(self) -> str:
        """What is compared word for word: the key, and the per cent where it is one."""
        return self.key + self.unit if self.family == "share" else self.key


def measured(number: Number, word: str) -> Number:
    """Return `number` with the unit that `word`, its neighbour, names; the same number where it names none."""
    if word in _PERCENT_WORDS:
        return number._replace(unit=PERCENT, family="share", base=number.value / 100)
    currency = _CURRENCIES.get(word)
    if currency is not None:
        return number._replace(unit=currency, family="money", base=number.value)
    measure = _MEASURES.get(word)
    if measure is not None:
        return number._replace(unit=word, family=measure[0], base=number.value * measure[1])
    return number


def is_attached(word: str) -> bool:
    """Tell whether `word` (per cent, a currency) belongs to the number beside it instead of being a word of its own."""
    return word in _PERCENT_WORDS or word in _CURRENCIES


def clock(text: str) -> Number:
    """Return hours and minutes (and seconds) as one value."""
    value = 0.0
    for part in text.replace(",", ":").replace(".", ":").split(":"):
        value = value * 60 + int(part)
    return Number(CLOCK, value)


def dotted(text: str, tongue: Tongue) -> Number | None:
    """Return the date that 20.6 or 20.06.2024 is where the comma, not the full stop, sets off decimals; None for none."""
    match = _DOTTED.fullmatch(text) if tongue.thousands == "." else None
    if match is None or not 1 <= int(match[1]) <= LAST_DAY or not 1 <= int(match[2]) <= LAST_MONTH:
        return None
    return Number(DATE, float(match[1]), str(int(match[2])))


def value_of(digits: str, tongue: Tongue) -> float:
    """Return the value of a written number, its marks read as `tongue` writes them where they are ambiguous."""
    tight = _SPACES.sub("", digits)
    group = min(".,", key=tight.rfind) if "." in tight and "," in tight else tongue.thousands
    parts = tight.split(group)
    if len(_POINT.split(parts[-1])[0]) == GROUP and {len(part) for part in parts[1:-1]} in MIDDLES:
        tight = "".join(parts)
    whole, *rest = _POINT.split(tight)
    return float(f"{whole}.{''.join(rest)}")


def same(one: Number, other: Number) -> bool:
    """Tell whether two numbers say the same: equal values and no contradicting units, or equal once converted."""
    if DATE in (one.kind, other.kind):
        return one == other
    if one.value == other.value:
        return not contradict(one, other)
    if CLOCK in (one.kind, other.kind):
        return _minutes(one) % TWELVE_HOURS == _minutes(other) % TWELVE_HOURS
    if (
        "share" in (one.family, other.family)
        and "" in (one.family, other.family)
        and HALF in (one.value, other.value)
    ):
        return (one.base or one.value) == (other.base or other.value)
    return one.family == other.family != "" and isclose(one.base, other.base)


def _minutes(number: Number) -> float:
    """Return a time of day in minutes; 6.40 is read as twenty to seven."""
    if number.kind == CLOCK:
        return number.value
    whole = int(number.value)
    return whole * 60 + round((number.value - whole) * 100)


def contradict(one: Number, other: Number) -> bool:
    """Tell whether two numbers carry units that exclude each other (metres and miles, euros and dollars)."""
    return "" not in (one.family, other.family) and (
        one.family != other.family
        or not isclose(one.base, other.base)
        or (one.family == "money" and one.unit != other.unit)
    )


def is_near(one: Number, other: Number) -> bool:
    """Tell whether `one` is `other` rounded: within 5 % and with fewer digits that count."""
    digits = [len(f"{number.value:.12g}".replace(".", "").strip("0")) for number in (one, other)]
    fewer = one.kind == other.kind == CARDINAL and digits[0] < digits[1]
    return fewer and abs(one.value - other.value) <= NEAR * abs(other.value)
