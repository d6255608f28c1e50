"""Where a number begins among the pieces of a text, and how many of them it takes."""

from collections.abc import Sequence
from math import inf

from rouge_gui.rouge.evidence import numbers
from rouge_gui.rouge.evidence.numbers import Number
from rouge_gui.rouge.evidence.pieces import NUMBER, SIGN, WORD, Piece
from rouge_gui.rouge.evidence.tongue import Tongue

TEEN, HUNDRED, LARGE = 20, 100, 1e4
ORDINAL_TAILS = frozenset(("st", "nd", "rd", "th"))
_NOTHING = Piece("", "", -1, -1, capital=False)


def number_at(cut: Sequence[Piece], position: int, tongue: Tongue) -> tuple[Number | None, int]:
    """Return the number that begins at `position` and where the text goes on, or None and `position`."""
    piece = cut[position]
    if piece.kind == SIGN:
        following = _at(cut, position + 1)
        if piece.text == numbers.PERCENT or following.kind != NUMBER or following.start - piece.end > 1:
            return None, position
        number, stop = _digits(cut, position + 1, tongue)
        return numbers.measured(number, piece.text), stop
    if piece.kind == NUMBER:
        number, stop = _digits(cut, position, tongue)
    else:
        spelled = _spelled(cut, position, tongue)
        if spelled is None:
            return None, position
        number, stop = spelled
    return _unit(cut, stop, number) if number.kind == numbers.CARDINAL else (number, stop)


def _at(cut: Sequence[Piece], position: int) -> Piece:
    return cut[position] if position < len(cut) else _NOTHING


def _over_hyphen(cut: Sequence[Piece], position: int) -> int:
    return position + 1 if _at(cut, position).text == "-" else position


def _unit(cut: Sequence[Piece], position: int, number: Number) -> tuple[Number, int]:
    """Return `number` with the unit behind it and where the text goes on."""
    step = _over_hyphen(cut, position)
    word = _at(cut, step).text
    if word == "per" and _at(cut, step + 1).text == "cent":
        return numbers.measured(number, numbers.PERCENT), step + 2
    return numbers.measured(number, word), step + 1 if numbers.is_attached(word) else position


def _scaled(cut: Sequence[Piece], position: int, value: float, tongue: Tongue) -> tuple[float, int]:
    """Return `value` times the scaling words (million, Mio.) behind it, and where the text goes on."""
    while True:
        step = _over_hyphen(cut, position)
        piece = _at(cut, step)
        factor = tongue.scalers.get(piece.text) if piece.kind == WORD else None
        if factor is None or (len(piece.text) == 1 and piece.start != cut[step - 1].end):
            return value, position
        value *= factor
        position = step + 1
        if _at(cut, position).text == "." and piece.text in tongue.abbreviations:
            position += 1


def _digits(cut: Sequence[Piece], position: int, tongue: Tongue) -> tuple[Number, int]:
    """Read a number in digits: a time of day, an ordinal, a date, or a plain one with its scale."""
    piece = cut[position]
    if ":" in piece.text:
        return numbers.clock(piece.text), position + 1
    dated = numbers.dotted(piece.text, tongue)
    if dated is not None and _at(cut, position + 1).text != numbers.PERCENT:
        return dated, position + 1
    value = numbers.value_of(piece.text, tongue)
    step = position + 1
    following = _at(cut, step)
    ordinal = following.start == piece.end and following.text in ORDINAL_TAILS
    if ordinal or (following.text == "." and _at(cut, step + 1).text in tongue.months):
        step += 1
    month, stop = _month(cut, step, tongue)
    if month and value <= numbers.LAST_DAY and value == int(value):
        return Number(numbers.DATE, value, str(month)), stop
    if ordinal:
        return Number(numbers.ORDINAL, value), step
    value, step = _scaled(cut, step, value, tongue)
    return Number(numbers.CARDINAL, value), step


def _month(cut: Sequence[Piece], position: int, tongue: Tongue) -> tuple[int, int]:
    """Return the month (0 for none) at `position`, `of` before it allowed, and where the text goes on."""
    step = position + 1 if _at(cut, position).text == "of" else position
    piece = _at(cut, step)
    month = tongue.months.get(piece.text, 0)
    if piece.text == "may" and not piece.capital and _at(cut, step + 1).kind == WORD:
        month = 0
    return month, step + 1


def _spelled(cut: Sequence[Piece], position: int, tongue: Tongue) -> tuple[Number, int] | None:
    """Read a date that begins with its month (June 12th), a rank (third) or a number in words (twenty-three thousand)."""
    text = cut[position].text
    dated = _dated(cut, position, tongue)
    if dated is not None:
        return dated
    rank = tongue.ordinals.get(text)
    if rank is not None:
        return Number(numbers.ORDINAL, float(rank)), position + 1
    counted = _below(cut, position, inf, tongue)
    if counted is None:
        if tongue.scalers.get(text, LARGE) > HUNDRED or text.endswith("s"):
            return None
        counted = _scaled(cut, position, 1.0, tongue)
    value, step = counted
    return Number(numbers.CARDINAL, float(value)), step


def _below(cut: Sequence[Piece], position: int, limit: float, tongue: Tongue) -> tuple[float, int] | None:
    """Return the value below `limit` that numerals say from `position` on, with what goes on below a scaling word.

    Two thousand goes on below 1,000 (three hundred), that below 100 (and five). None where no numeral stands, or more.
    """
    numeral = tongue.numerals.get(_at(cut, position).text)
    if numeral is None:
        return None
    value, step = _added(cut, position + 1, numeral, tongue)
    scaled, step = _scaled(cut, step, value, tongue)
    if scaled >= limit:
        return None
    if value < scaled < LARGE:
        ahead = step + 1 if _at(cut, step).text == "and" else step
        rest, step = _below(cut, ahead, scaled / value, tongue) or (0.0, step)
        scaled += rest
    return scaled, step


def _dated(cut: Sequence[Piece], position: int, tongue: Tongue) -> tuple[Number, int] | None:
    """Return the date whose month stands at `position` and whose day follows."""
    month = tongue.months.get(cut[position].text)
    day = _at(cut, position + 1)
    if month is None or day.kind != NUMBER or not day.text.isdigit() or int(day.text) > numbers.LAST_DAY:
        return None
    following = _at(cut, position + 2)
    tail = following.text in ORDINAL_TAILS and following.start == day.end
    return Number(numbers.DATE, float(day.text), str(month)), position + (3 if tail else 2)


def _added(cut: Sequence[Piece], position: int, value: float, tongue: Tongue) -> tuple[float, int]:
    """Return `value` with the smaller numerals behind it added (twenty-three, sto dwadzieścia trzy)."""
    last = value
    while value >= TEEN:
        ahead = _over_hyphen(cut, position)
        room = 10 if last < HUNDRED else HUNDRED
        more = tongue.numerals.get(_at(cut, ahead).text, room)
        if not 0 < more < room:
            break
        value += more
        last = more
        position = ahead + 1
        if more < TEEN:
            break
    return value, position
