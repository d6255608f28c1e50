"""Options are written and read back the same, and a value that does not fit is refused in a sentence."""

import math
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui import __version__
from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.options import Options, about, option_fields, read, written
from rouge_gui.rouge.protocols import PROTOCOLS, protocol, title
from rouge_gui.rouge.score import f_beta
from rouge_gui.rouge.variants import variant

CHOSEN = [(each.name, choice) for each in option_fields() for choice in about(each.name).choices]
VARIANTS = [f"ROUGE-{n}" for n in range(1, 100)] + ["ROUGE-L", "ROUGE-Lsum"]


@pytest.mark.parametrize(("name", "choice"), CHOSEN)
def test_each_choice_is_taken_and_read_back(name: str, choice: str) -> None:
    changes: dict[str, Any] = {name: choice}
    options = replace(Options(), **changes)
    assert read(name, written(getattr(options, name))) == choice
    assert f"{about(name).key} {choice}" in options.signature().split(" | ")


@pytest.mark.parametrize("name", [each.name for each in option_fields()])
def test_each_default_is_read_back(name: str) -> None:
    value = getattr(Options(), name)
    assert read(name, written(value)) == value


@given(st.floats(0, 1000, allow_subnormal=False))
def test_any_beta_is_read_back(beta: float) -> None:
    assert read("beta", written(Options(beta=beta).beta)) == beta


@given(st.lists(st.sampled_from(VARIANTS), min_size=1, unique=True).map(tuple))
def test_any_variants_are_read_back(variants: tuple[str, ...]) -> None:
    assert read("variants", written(Options(variants=variants).variants)) == variants


WRONG: list[tuple[str, object]] = [
    ("beta", -0.1),
    ("beta", 1000.5),
    ("beta", math.nan),
    ("beta", math.inf),
    ("beta", "1"),
    ("tokenizer", "nltk!"),
    ("tokenizer", None),
    ("tokenizer", ["word"]),
    ("case", ""),
    ("stemmer", "Porter"),
    ("stop_words", "klingon"),
    ("sentences", "?"),
    ("references", "worst"),
    ("variants", ()),
    ("variants", ("ROUGE-0",)),
    ("variants", ("ROUGE-100",)),
    ("variants", ("rouge1",)),
    ("variants", ("ROUGE-1", "ROUGE-1")),
]


@pytest.mark.parametrize(("name", "value"), WRONG, ids=map(repr, WRONG))
def test_a_wrong_value_is_refused_in_a_sentence(name: str, value: object) -> None:
    changes: dict[str, Any] = {name: value}
    with pytest.raises(InvalidOption, match=r"^[A-Z].* .*\.$"):
        replace(Options(), **changes)


def test_words_that_are_no_number_are_refused() -> None:
    with pytest.raises(InvalidOption, match=r"'half' is not a number\."):
        read("beta", "half")


@pytest.mark.parametrize("find", [protocol, variant])
def test_unknown_names_are_refused_and_the_known_ones_named(find: Any) -> None:  # noqa: ANN401 (two functions)
    with pytest.raises(InvalidOption, match=r"called 'bleu'.*(rouge-score|ROUGE-L)"):
        find("bleu")


def test_the_signature_says_everything() -> None:
    parts = Options().signature().split(" | ")
    assert parts[0] == f"rouge-gui {__version__}"
    assert [part.split(" ", 1)[0] for part in parts[1:]] == [about(each.name).key for each in option_fields()]


def test_changed_options_are_no_protocol_any_more() -> None:
    options = PROTOCOLS["rouge-score-stemmed"].options
    assert title(replace(options, variants=("ROUGE-1",))) == "rouge-score-stemmed"
    assert title(replace(options, beta=2.0)) == "custom, from rouge-score-stemmed"


@pytest.mark.parametrize(
    ("beta", "expected"),
    # By hand, for P = 1/2 and R = 1/4: (1 + b^2) / 8 / (b^2 / 2 + 1/4)
    [(0.0, 0.5), (1.0, 1 / 3), (2.0, 5 / 18), (0.5, 5 / 12), (1000.0, 0.25)],
)
def test_beta_weighs_recall(beta: float, expected: float) -> None:
    assert f_beta(0.5, 0.25, beta) == pytest.approx(expected, rel=1e-6)
