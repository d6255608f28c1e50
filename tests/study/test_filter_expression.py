"""Filter expressions: what passes, by hand and by Python's own logic, and what is said of those that cannot be read."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.rouge.score import Score
from rouge_gui.study.filter_expression import TABLE, Facts, UnreadableExpression, parse

VARIANTS = ("ROUGE-1", "ROUGE-L", "ROUGE-Lsum", "ROUGE-W-1.2", "ROUGE-SU4")
FACTS = Facts(
    "7",
    "the model",
    {"suspicion": 2.5, "red": 1, "amber": 0, "seams": 12, "lifted": 0, "read": 1},
    {"number": 1, "other name": 2, "negation": 0, "roles": None},
    {
        "ROUGE-1": Score(0.5, 0.7, 0.6),
        "ROUGE-Lsum": Score(0.1, 0.2, 0.3),
        "ROUGE-W-1.2": Score(0.1, 0.2, 0.4),
        "ROUGE-SU4": Score(0.1, 0.2, 0.5),
    }.get,
)


@pytest.mark.parametrize(
    ("expression", "passes"),
    [
        ("", True),
        ("R1.f >= .6 and cue:number", True),
        ("R1.f >= .61 and cue:number", False),
        ("ROUGE-1.p = 0.5", True),
        ("r-1.R > 0.7", False),
        ("RLsum.f < .31", True),
        ("RW-1.2.f == .4 AND RSU4.f=.5", True),
        ("RL.f >= 0", False),
        ("not RL.f >= 0", True),
        ('cue:"other name" >= 2', True),
        ("cue:other-name > 2", False),
        ("cue:negation", False),
        ("cue:roles", False),
        ("cue:roles < 1", False),
        ("red", True),
        ("amber", False),
        ("amber or red and read", True),
        ("(amber or red) and not read", False),
        ("not amber and red", True),
        ("seams!=12", False),
        ('system:"the model" and example:7', True),
        ('system == "the model" and example == 7', True),
        ("system = 'the model' and R1.f > .5", True),
        ("SYSTEM == other or example != 8", True),
        ("system != 'the model'", False),
        ("not system == other", True),
        ("RL.f != 0", False),
        ("system:other", False),
        ("suspicion<=2.5", True),
        ("red=2", False),
    ],
)
def test_what_passes_by_hand(expression: str, passes: bool) -> None:  # noqa: FBT001
    assert parse(expression, VARIANTS)(FACTS) is passes


@pytest.mark.parametrize(
    ("expression", "said"),
    [
        ("R1.f >=", "A number must follow “>=”"),
        ("R1.f >= red", "A number must follow “>=”"),
        ("cue:bogus", "There is no cue “bogus”. There are: lifted, number"),
        ("R9.f > 1", "ROUGE-9 is not scored. Scored are: ROUGE-1, ROUGE-L"),
        ("red and", "Something is missing at the end"),
        ("(red", "A bracket is open"),
        ("red amber", "Put “and” or “or” before “amber”"),
        ("red)", "Put “and” or “or” before “)”"),
        ("nonsense", "“nonsense” is not known"),
        ("R1", "“R1” is not known"),
        ("system:", "“:” cannot be read"),
        ("system", 'After “system” must come == or != and a name, such as system == "A".'),
        ("example < 3", "After “example” must come == or != and a name"),
        ("system ==", "A name must follow “system ==”"),
        ("system == == 3", "A name must follow “system ==”"),
        ("__import__('os')", "“__import__('os')” cannot be read"),
        ("red; amber", "“; amber” cannot be read"),
        ("(" * 5000, "50 deep"),
        ("not " * 5000 + "red", "50 deep"),
    ],
)
def test_what_is_said_of_what_cannot_be_read(expression: str, said: str) -> None:
    with pytest.raises(UnreadableExpression) as told:
        parse(expression, VARIANTS)
    assert said in str(told.value)


@given(st.text())
def test_any_text_is_read_or_refused_in_words(expression: str) -> None:
    try:
        assert parse(expression, VARIANTS)(FACTS) in (True, False)
    except UnreadableExpression as error:
        assert len(str(error)) > 20  # noqa: PT017


TERMS = st.sampled_from(["red", "amber", "read", "lifted"])
LOGIC = st.recursive(
    TERMS,
    lambda inner: st.one_of(
        inner.map("not ({})".format),
        st.tuples(inner, inner).map(lambda two: "({}) and ({})".format(*two)),
        st.tuples(inner, inner).map(lambda two: "{} or {}".format(*two)),
        st.tuples(TERMS, TERMS).map(lambda two: "{} and {}".format(*two)),
    ),
    max_leaves=12,
)


@given(LOGIC, st.tuples(*[st.booleans()] * 4))
def test_and_or_not_bind_as_in_python(expression: str, values: tuple[bool, ...]) -> None:
    known = dict(zip(("red", "amber", "read", "lifted"), values, strict=True))
    facts = Facts("", "", {name: float(value) for name, value in known.items()})
    assert parse(expression)(facts) is bool(eval(expression, {}, known))  # noqa: S307


@dataclass(frozen=True)
class Many:
    """Rows as a table holds them: columns, NaN where a number is lacking."""

    names: tuple[np.ndarray, np.ndarray]
    scores: np.ndarray
    numbers: Mapping[str, float] = field(default_factory=dict)
    cues: Mapping[str, int | None] = field(default_factory=dict)

    def part(self, variant: str, part: int) -> np.ndarray:
        return self.scores[:, VARIANTS.index(variant), part]

    def is_example(self, name: str) -> np.ndarray:
        return np.array([each == name for each in self.names[0]])

    def is_system(self, name: str) -> np.ndarray:
        return np.array([each == name for each in self.names[1]])


COMPARED = st.tuples(
    st.sampled_from(["R1.f", "RL.p", "RLsum.r"]),
    st.sampled_from(["<", "<=", ">", ">=", "=", "==", "!="]),
    st.sampled_from(["0", ".5", "1"]),
).map(" ".join)
NAMED = st.sampled_from(["system == a", 'system != "b"', "example = 1", "example:2", "system:a", "RL.f"])
EXPRESSIONS = st.recursive(
    st.one_of(COMPARED, NAMED),
    lambda inner: st.one_of(
        inner.map("not ({})".format),
        st.lists(inner, min_size=2, max_size=3).map(" or ".join),
        inner.map("({})".format),
    ),
    max_leaves=6,
)


@given(EXPRESSIONS, st.integers(0, 2**32 - 1))
def test_many_rows_at_once_pass_as_each_does_alone(expression: str, seed: int) -> None:
    chance = np.random.default_rng(seed)
    examples, systems = chance.choice(["1", "2"], 9), chance.choice(["a", "b"], 9)
    scores = chance.integers(0, 3, (9, len(VARIANTS), 3)) / 2
    lacking = chance.random((9, len(VARIANTS))) < 0.3
    scores[lacking] = np.nan

    def alone(row: int) -> Facts:
        known = {name: Score(*scores[row, at]) for at, name in enumerate(VARIANTS) if not lacking[row, at]}
        return Facts(str(examples[row]), str(systems[row]), {}, {}, known.get)

    test = parse(expression, VARIANTS, TABLE)
    together = np.broadcast_to(test(Many((examples, systems), scores)), 9)
    assert together.tolist() == [test(alone(row)) for row in range(9)]


def test_a_table_knows_no_cues_and_says_so() -> None:
    with pytest.raises(UnreadableExpression) as told:
        parse("cue:number", VARIANTS, TABLE)
    assert str(told.value) == '“cue:number” is not known. Write a score such as R1.f or system == "NAME".'
