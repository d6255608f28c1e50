"""Which rows to read: expressions such as `R1.f >= .6 and cue:number`, parsed by hand and never evaluated as code."""

import operator
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from rouge_gui.errors import RougeGuiError
from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.score import Score

NUMBERS = ("suspicion", "red", "amber", "seams", "dismissed", "lifted", "read")
EXAMPLES = "R1.f >= .6 and cue:number"
PARTS = {"p": 0, "r": 1, "f": 2}
COMPARISONS: dict[str, Callable[[float, float], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "!=": operator.ne,
    "==": operator.eq,
    "=": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
}
_TOKEN = re.compile(
    r"""\s*(?:
    (?P<mark>>=|<=|!=|==|[=<>()])
    |(?P<number>\d+\.?\d*|\.\d+)
    |(?P<name>[A-Za-z](?:[\w-]|\.(?=\w))*(?::(?:"[^"]*"|[^\s()"<>=!]+))?)
    )""",
    re.VERBOSE,
)
_SCORE = re.compile(r"(?:rouge-|r-?)([\w.-]+)\.([prf])", re.IGNORECASE)
DEEPEST = 50


class UnreadableExpression(RougeGuiError):
    """An expression that says nothing; the sentence tells what was met and what was expected."""


@dataclass(frozen=True)
class Facts:
    """What an expression can ask of a row: `numbers` by the names in NUMBERS, `cues` as counts, `score` by variant."""

    example: str
    system: str
    numbers: Mapping[str, float]
    cues: Mapping[str, int | None] = field(default_factory=dict)
    score: Callable[[str], Score | None] = lambda _variant: None


Test = Callable[[Facts], bool]
Value = Callable[[Facts], float | None]


def parse(expression: str, variants: Sequence[str] = ()) -> Test:
    """Return the test that `expression` stands for; an empty one holds for every row.

    `or` binds least, then `and`, then `not`; a name without a comparison asks whether its value is above 0. A row that
    lacks a value (it is not scored, the cue is off) passes no comparison of it. Raises `UnreadableExpression`.
    """
    tokens = _tokens(expression)
    if not tokens:
        return lambda _facts: True
    parser = _Parser(tokens, variants)
    test = parser.either(0)
    parser.expect_end()
    return test


def _tokens(expression: str) -> list[str]:
    found, at = [], 0
    rest = expression.rstrip()
    while at < len(rest):
        match = _TOKEN.match(rest, at)
        if match is None:
            raise UnreadableExpression(f"“{rest[at:].strip()}” cannot be read. An example: {EXAMPLES}")
        found.append(match[0].strip())
        at = match.end()
    return found


class _Parser:
    def __init__(self, tokens: list[str], variants: Sequence[str]) -> None:
        self._tokens = tokens
        self._at = 0
        self._variants = {name.removeprefix("ROUGE-").lower(): name for name in variants}

    def either(self, depth: int) -> Test:
        tests = [self._all(depth)]
        while self._take("or"):
            tests.append(self._all(depth))
        return lambda facts: any(test(facts) for test in tests)

    def expect_end(self) -> None:
        if self._at < len(self._tokens):
            raise UnreadableExpression(f"Put “and” or “or” before “{self._tokens[self._at]}”.")

    def _all(self, depth: int) -> Test:
        tests = [self._one(depth)]
        while self._take("and"):
            tests.append(self._one(depth))
        return lambda facts: all(test(facts) for test in tests)

    def _one(self, depth: int) -> Test:
        if depth > DEEPEST:
            raise UnreadableExpression(f"Brackets and “not” can be {DEEPEST} deep, no deeper.")
        if self._take("not"):
            denied = self._one(depth + 1)
            return lambda facts: not denied(facts)
        if self._take("("):
            inside = self.either(depth + 1)
            if not self._take(")"):
                raise UnreadableExpression("A bracket is open: write “)” where it ends.")
            return inside
        return self._comparison()

    def _comparison(self) -> Test:
        value = self._value()
        compare = COMPARISONS.get(self._peek())
        if compare is None:
            return lambda facts: (value(facts) or 0.0) > 0
        sign = self._next()
        try:
            limit = float(self._next())
        except ValueError:
            raise UnreadableExpression(f"A number must follow “{sign}”.") from None

        def holds(facts: Facts) -> bool:
            found = value(facts)
            return found is not None and compare(found, limit)

        return holds

    def _value(self) -> Value:
        token = self._next()
        kind, _, rest = token.partition(":")
        wanted = rest.strip('"')
        match kind.lower():
            case "cue" if rest:
                cue = wanted.replace("-", " ").lower()
                if cue not in CUES:
                    raise UnreadableExpression(f"There is no cue “{wanted}”. There are: {', '.join(CUES)}.")
                return lambda facts: facts.cues.get(cue)
            case "system" if rest:
                return lambda facts: float(facts.system == wanted)
            case "example" if rest:
                return lambda facts: float(facts.example == wanted)
            case name if name in NUMBERS and not rest:
                return lambda facts: facts.numbers.get(name)
        score = _SCORE.fullmatch(token)
        if score is None:
            raise UnreadableExpression(self._unknown(token))
        return self._score(score[1].lower(), PARTS[score[2].lower()])

    def _score(self, short: str, part: int) -> Value:
        variant = self._variants.get(short)
        if variant is None:
            known = ", ".join(self._variants.values()) or "none yet"
            raise UnreadableExpression(f"ROUGE-{short.upper()} is not scored. Scored are: {known}.")

        def scored(facts: Facts) -> float | None:
            score = facts.score(variant)
            return None if score is None else score[part]

        return scored

    def _unknown(self, token: str) -> str:
        if not token:
            return f"Something is missing at the end. An example: {EXAMPLES}"
        names = ", ".join(NUMBERS)
        return (
            f"“{token}” is not known. Write a score such as R1.f, cue:number, system:NAME, or one of {names}."
        )

    def _peek(self) -> str:
        return self._tokens[self._at] if self._at < len(self._tokens) else ""

    def _next(self) -> str:
        token = self._peek()
        self._at += 1
        return token

    def _take(self, word: str) -> bool:
        taken = self._peek().lower() == word
        self._at += taken
        return taken
