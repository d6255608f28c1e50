"""Which rows to read: expressions such as `R1.f >= .6 and cue:number`, parsed by hand and never evaluated as code.

One test serves for one row and for all rows of a table at once: it asks for numbers or for arrays of them, and combines
its answers by operators that both have.
"""

import operator
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Any, Protocol

from rouge_gui.errors import RougeGuiError
from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.score import Score
from rouge_gui.wording import said

NUMBERS = ("suspicion", "red", "amber", "seams", "dismissed", "lifted", "read")
EXAMPLES = "R1.f >= .6 and cue:number"
PARTS = {"p": 0, "r": 1, "f": 2}
NAMED = ("system", "example")
Number = Any
"""A float, or an array of them: NaN where a row lacks the number."""
Truth = Any
"""A bool, or an array of them."""


def _differs(one: Number, other: float) -> Truth:
    """Tell what is known to be another number: a number that is lacking is none."""
    return (one < other) | (one > other)


COMPARISONS: dict[str, Callable[[Number, float], Truth]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "!=": _differs,
    "==": operator.eq,
    "=": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
}
EQUALS = ("==", "=")
_TOKEN = re.compile(
    r"""\s*(?:
    (?P<mark>>=|<=|!=|==|[=<>()])
    |(?P<number>\d+\.?\d*|\.\d+)
    |(?P<name>[A-Za-z](?:[\w-]|\.(?=\w))*(?::(?:"[^"]*"|[^\s()"<>=!]+))?)
    |(?P<text>"[^"]*"|'[^']*')
    )""",
    re.VERBOSE,
)
_SCORE = re.compile(r"(?:rouge-|r-?)([\w.-]+)\.([prf])", re.IGNORECASE)
DEEPEST = 50


class UnreadableExpression(RougeGuiError):
    """An expression that says nothing; the sentence tells what was met and what was expected."""


@dataclass(frozen=True)
class Vocabulary:
    """What expressions can ask beside scores and names, and an example of one."""

    numbers: Sequence[str]
    cues: Sequence[str]
    example: str


QUEUE = Vocabulary(NUMBERS, tuple(CUES), EXAMPLES)
TABLE = Vocabulary((), (), 'R2.f >= .6 and system == "lead"')


class Asked(Protocol):
    """A row, or many rows at once."""

    @property
    def numbers(self) -> Mapping[str, Number]:
        """The numbers that a vocabulary names."""

    @property
    def cues(self) -> Mapping[str, Number | None]:
        """How often each cue fires, None where it is off."""

    def part(self, variant: str, part: int) -> Number | None:
        """Return the precision (0), recall (1) or F (2) by `variant`."""

    def is_example(self, name: str) -> Truth:
        """Return whether a row is of the example called `name`."""

    def is_system(self, name: str) -> Truth:
        """Return whether a row is of the system called `name`."""


@dataclass(frozen=True)
class Facts:
    """What an expression can ask of a row: `numbers` by the names in NUMBERS, `cues` as counts, `score` by variant."""

    example: str
    system: str
    numbers: Mapping[str, float]
    cues: Mapping[str, int | None] = field(default_factory=dict)
    score: Callable[[str], Score | None] = lambda _variant: None

    def part(self, variant: str, part: int) -> float | None:
        """Return the precision (0), recall (1) or F (2) by `variant`, None where the row is not scored by it."""
        score = self.score(variant)
        return None if score is None else score[part]

    def is_example(self, name: str) -> bool:
        """Return whether the row is of the example called `name`."""
        return self.example == name

    def is_system(self, name: str) -> bool:
        """Return whether the row is of the system called `name`."""
        return self.system == name


Test = Callable[[Asked], Truth]
Value = Callable[[Asked], Number | None]


def parse(expression: str, variants: Sequence[str] = (), vocabulary: Vocabulary = QUEUE) -> Test:
    """Return the test that `expression` stands for; an empty one holds for every row.

    `or` binds least, then `and`, then `not`; a name without a comparison asks whether its value is above 0. A row that
    lacks a value (it is not scored, the cue is off) passes no comparison of it. Raises `UnreadableExpression`.
    """
    tokens = _tokens(expression, vocabulary)
    if not tokens:
        return lambda _facts: True
    parser = _Parser(tokens, variants, vocabulary)
    test = parser.either(0)
    parser.expect_end()
    return test


def _tokens(expression: str, vocabulary: Vocabulary) -> list[str]:
    found, at = [], 0
    rest = expression.rstrip()
    while at < len(rest):
        match = _TOKEN.match(rest, at)
        if match is None:
            raise UnreadableExpression(
                said(
                    "“{rest}” cannot be read. An example: {example}",
                    rest=rest[at:].strip(),
                    example=vocabulary.example,
                )
            )
        found.append(match[0].strip())
        at = match.end()
    return found


def _any(truths: Iterable[Truth]) -> Truth:
    return reduce(operator.or_, truths)


def _all(truths: Iterable[Truth]) -> Truth:
    return reduce(operator.and_, truths)


def _denied(truth: Truth) -> Truth:
    return truth ^ True


class _Parser:
    def __init__(self, tokens: list[str], variants: Sequence[str], vocabulary: Vocabulary) -> None:
        self._tokens = tokens
        self._vocabulary = vocabulary
        self._at = 0
        self._variants = {name.removeprefix("ROUGE-").lower(): name for name in variants}

    def either(self, depth: int) -> Test:
        tests = [self._all(depth)]
        while self._take("or"):
            tests.append(self._all(depth))
        return lambda facts: _any(test(facts) for test in tests)

    def expect_end(self) -> None:
        if self._at < len(self._tokens):
            raise UnreadableExpression(
                said("Put “and” or “or” before “{token}”.", token=self._tokens[self._at])
            )

    def _all(self, depth: int) -> Test:
        tests = [self._one(depth)]
        while self._take("and"):
            tests.append(self._one(depth))
        return lambda facts: _all(test(facts) for test in tests)

    def _one(self, depth: int) -> Test:
        if depth > DEEPEST:
            raise UnreadableExpression(
                said("Brackets and “not” can be {deepest} deep, no deeper.", deepest=DEEPEST)
            )
        if self._take("not"):
            denied = self._one(depth + 1)
            return lambda facts: _denied(denied(facts))
        if self._take("("):
            inside = self.either(depth + 1)
            if not self._take(")"):
                raise UnreadableExpression(said("A bracket is open: write “)” where it ends."))
            return inside
        return self._comparison()

    def _comparison(self) -> Test:
        if self._peek().lower() in NAMED:
            return self._named(self._next().lower())
        value = self._value()
        compare: Callable[[Number, float], Truth] = COMPARISONS.get(self._peek(), operator.gt)
        sign = self._next() if self._peek() in COMPARISONS else ""
        limit = self._limit(sign) if sign else 0.0

        def holds(facts: Asked) -> Truth:
            found = value(facts)
            return False if found is None else compare(found, limit)

        return holds

    def _limit(self, sign: str) -> float:
        try:
            return float(self._next())
        except ValueError:
            raise UnreadableExpression(said("A number must follow “{sign}”.", sign=sign)) from None

    def _named(self, kind: str) -> Test:
        """Return the test of what follows the word `system` or `example`: a sign and a name."""
        sign = self._next()
        if sign not in (*EQUALS, "!="):
            raise UnreadableExpression(
                said('After “{kind}” must come == or != and a name, such as {kind} == "A".', kind=kind)
            )
        name = self._next()
        if not name or name in COMPARISONS:
            raise UnreadableExpression(
                said('A name must follow “{kind} {sign}”, such as "A".', kind=kind, sign=sign)
            )
        is_it = self._is(kind, name.strip("\"'"))
        return is_it if sign in EQUALS else lambda facts: _denied(is_it(facts))

    def _is(self, kind: str, name: str) -> Test:
        if kind == "system":
            return lambda facts: facts.is_system(name)
        return lambda facts: facts.is_example(name)

    def _value(self) -> Value:
        token = self._next()
        kind, _, rest = token.partition(":")
        wanted = rest.strip('"')
        match kind.lower():
            case "cue" if rest and self._vocabulary.cues:
                cue = wanted.replace("-", " ").lower()
                if cue not in self._vocabulary.cues:
                    raise UnreadableExpression(
                        said(
                            "There is no cue “{cue}”. There are: {known}.", cue=wanted, known=", ".join(CUES)
                        )
                    )
                return lambda facts: facts.cues.get(cue)
            case name if name in NAMED and rest:
                return self._is(name, wanted)
            case name if name in self._vocabulary.numbers and not rest:
                return lambda facts: facts.numbers.get(name)
        score = _SCORE.fullmatch(token)
        if score is None:
            raise UnreadableExpression(self._unknown(token))
        return self._score(score[1].lower(), PARTS[score[2].lower()])

    def _score(self, short: str, part: int) -> Value:
        variant = self._variants.get(short)
        if variant is None:
            known = ", ".join(self._variants.values()) or said("none yet")
            raise UnreadableExpression(
                said(
                    "ROUGE-{variant} is not scored. Scored are: {known}.", variant=short.upper(), known=known
                )
            )
        return lambda facts: facts.part(variant, part)

    def _unknown(self, token: str) -> str:
        if not token:
            return said(
                "Something is missing at the end. An example: {example}", example=self._vocabulary.example
            )
        names = ", ".join(self._vocabulary.numbers)
        if not names:
            return said(
                '“{token}” is not known. Write a score such as R1.f or system == "NAME".', token=token
            )
        return said(
            "“{token}” is not known. Write a score such as R1.f, cue:number, system:NAME, or one of {names}.",
            token=token,
            names=names,
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
