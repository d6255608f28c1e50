"""Both engines give the numbers of `evaluate` to the last bit, whatever is asked for."""

import random
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.batch import engine, score
from rouge_gui.rouge.batch.engine import lets_go
from rouge_gui.rouge.kinds import BY_SENTENCE, PERL
from rouge_gui.rouge.options import Options, about, option_fields
from rouge_gui.rouge.protocols import PROTOCOLS
from tests.rouge.batch.corpora import (
    COMPILED_VARIANTS,
    ENGINES,
    EVERY_VARIANT,
    Corpus,
    assert_same,
    by_portable,
    corpus,
    expected,
)

# Options that have no word to choose from, and values that matter.
NUMBERS: dict[str, tuple[Any, ...]] = {
    "limit_words": (1, 3, 10, 1000),
    "limit_bytes": (1, 9, 40, 1000),
    "beta": (0, 0.5, 2, 1000.0),
    "alpha": (0, 0.2, 0.8, 1),
    "leader": ("ROUGE-2", "ROUGE-W-1.2", "ROUGE-S4"),
}
# They say how scores are averaged, not what they are; a stop list of the user's own is tried below.
APART = {"protocol", "variants", "stop_file", "average", "interval", "confidence", "resamples", "seed"}
CHOSEN = {
    each.name: NUMBERS.get(each.name) or tuple(about(each.name).choices)
    for each in option_fields()
    if each.name not in APART
}
CHANGES = [(name, value) for name, values in CHOSEN.items() for value in values if value != "file"]
BASES = {
    "rouge-score": Options(),
    "by sentence": Options(sequence=BY_SENTENCE, weighted=PERL, skip_unigrams=PERL, measure="alpha"),
}


def hold(drawn: Corpus, options: Options, *engines: str) -> None:
    """Hold `engines`, all of them where none is named, against `evaluate`."""
    wanted = expected(*drawn, options)
    for name in engines or ENGINES:
        assert_same(ENGINES[name](*drawn, options), wanted, drawn)


def test_every_option_that_changes_a_number_is_tried() -> None:
    assert all(CHOSEN.values())
    assert set(CHOSEN) | APART == {each.name for each in option_fields()}


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_every_variant_under_every_protocol(protocol: str) -> None:
    hold(corpus(protocol, 8), PROTOCOLS[protocol].options)
    hold(corpus(protocol, 8), replace(PROTOCOLS[protocol].options, variants=COMPILED_VARIANTS))


@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_every_value_of_every_option(change: tuple[str, Any], base: str) -> None:
    options = replace(BASES[base], variants=COMPILED_VARIANTS, **dict([change]))
    hold(corpus(str(change), 3, longest=20), options, engine.name())


@pytest.mark.parametrize("base", BASES)
def test_the_other_engine_has_the_same_options(base: str) -> None:
    draw = random.Random(base)  # noqa: S311 (drawn the same in every run)
    for change in draw.sample(CHANGES, 8):
        options = replace(BASES[base], variants=EVERY_VARIANT, **dict([change]))
        hold(corpus(str(change), 4, longest=15), options, "always portable")


@pytest.mark.parametrize("seed", range(60))
def test_options_that_meet_at_random(seed: int) -> None:
    draw = random.Random(seed)  # noqa: S311 (drawn the same in every run)
    changes = {name: draw.choice(values) for name, values in CHOSEN.items() if draw.random() < 0.4}
    changes["variants"] = tuple(draw.sample(COMPILED_VARIANTS, draw.randint(1, 8)))
    if changes.get("stop_words") == "file":
        del changes["stop_words"]
    if "limit_words" in changes and "limit_bytes" in changes:
        del changes["limit_words"]
    hold(corpus(str(seed), 6, longest=30), Options(**changes), engine.name())


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_every_way_to_join_references(protocol: str) -> None:
    """With every measure and rounding that may decide which of several references is the best."""
    draw = random.Random(protocol)  # noqa: S311 (drawn the same in every run)
    options = PROTOCOLS[protocol].options
    ways = list(product(CHOSEN["references"], CHOSEN["measure"], CHOSEN["rounding"]))
    drawn = corpus(protocol, 6, longest=12)
    for references, measure, rounding in draw.sample(ways, 7):
        variants = tuple(draw.sample(EVERY_VARIANT, 4))
        asked = replace(options, variants=variants, references=references, measure=measure, rounding=rounding)
        hold(drawn, asked)


ALPHABET = "abcDy13 \n\n.-\r\0é\u0130\u212aß東🦊\ud800"
raw_texts = st.text(ALPHABET, max_size=60)


@pytest.mark.parametrize("protocol", PROTOCOLS)
@settings(max_examples=20)
@given(candidate=raw_texts, references=st.lists(raw_texts, max_size=3), data=st.data())
def test_any_text(protocol: str, candidate: str, references: list[str], data: st.DataObject) -> None:
    variants = data.draw(st.lists(st.sampled_from(EVERY_VARIANT), min_size=1, max_size=4, unique=True))
    options = replace(PROTOCOLS[protocol].options, variants=tuple(variants))
    drawn = [candidate], [references]
    assert_same(score(*drawn, options), expected(*drawn, options), drawn)


@pytest.mark.parametrize("case", ["lower", "lower ASCII", "keep"])
def test_a_stop_list_of_the_users_own(case: str, tmp_path: Path) -> None:
    file = tmp_path / "stop.txt"
    file.write_text(
        "the fox the\u0130 İ 14\nThe internationalizationalistically running café a.b", encoding="utf-8"
    )
    drawn = corpus(case, 15)
    for stemmer in ("none", "porter", "ROUGE-1.5.5"):
        options = Options(
            variants=COMPILED_VARIANTS, case=case, stemmer=stemmer, stop_words="file", stop_file=str(file)
        )
        hold(drawn, options, engine.name())
    options = Options(stop_words="file", stop_file=str(tmp_path / "none.txt"))
    with pytest.raises(Exception, match="stop words could not be read"):
        score(*drawn, options)
    with pytest.raises(InvalidOption, match="no Stop file is named"):
        score(*drawn, Options(stop_words="file"))


@pytest.mark.skipif(not engine.is_built(), reason="NOT TESTED: the compiled kernels are not built here")
def test_where_the_kernel_reads_it_is_the_kernel_that_is_tested() -> None:
    """The protocols whose texts need no more than ASCII words are read without the interpreter."""
    assert {name for name, each in PROTOCOLS.items() if lets_go(each.options)} == {
        "rouge-score",
        "rouge-score-stemmed",
        "ROUGE-1.5.5",
        "huggingface-evaluate",
        "pyrouge",
        "Lin 2004",
    }


def test_columns_are_precision_recall_and_f_by_hand() -> None:
    """Of 4 words and 2, 2 shared: P 2/4, R 2/2, F 2 * .5 * 1 / 1.5; a candidate without a reference has no number."""
    options = Options(variants=("ROUGE-1",))
    found = score(["a b c d", "a"], [["a d"], []], options)["ROUGE-1"]
    assert found[0].tolist() == [0.5, 1.0, 2 / 3]
    assert np.isnan(found[1]).all()
    assert by_portable(["a b c d"], [["a d"]], options)["ROUGE-1"].tolist() == [[0.5, 1.0, 2 / 3]]
    with pytest.raises(ValueError, match="2 candidates, but references for 1"):
        score(["a", "b"], [["a"]], options)
