"""Options are written and read back the same, and a value that does not fit is refused in a sentence."""

import math
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui import __version__, perl_data
from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.options import Options, about, option_fields, read, written
from rouge_gui.rouge.protocols import PROTOCOLS, protocol, title
from rouge_gui.rouge.score import f_beta
from rouge_gui.rouge.variants import variant

CHOSEN = [(each.name, choice) for each in option_fields() for choice in about(each.name).choices]
VARIANTS = [
    *(f"ROUGE-{n}" for n in range(1, 100)),
    "ROUGE-L",
    "ROUGE-Lsum",
    "ROUGE-W-1.2",
    "ROUGE-SU4",
    "ROUGE-S*",
]


@pytest.mark.parametrize(("name", "choice"), CHOSEN)
def test_each_choice_is_taken_and_read_back(name: str, choice: str) -> None:
    changes: dict[str, Any] = {name: choice}
    options = replace(Options(), **changes)
    assert read(name, written(getattr(options, name))) == choice
    assert Options.from_signature(options.signature()) == options


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


@pytest.mark.parametrize("name", [each.name for each in option_fields() if about(each.name).bounds])
def test_a_number_may_be_its_bound_and_no_more(name: str) -> None:
    bounds = about(name).bounds
    assert bounds is not None
    for bound, beyond in zip(bounds, (-1, 1), strict=True):
        assert getattr(replace(Options(), **{name: bound}), name) == bound  # type: ignore[arg-type] # any option
        with pytest.raises(InvalidOption):
            replace(Options(), **{name: bound + beyond})  # type: ignore[arg-type] # any option


def test_the_bounds_are_those_of_the_documentation() -> None:
    """Shares from 0 to 1, per cent from 0 to 100; a seed is what 31 bits hold."""
    told = {each.name: about(each.name).bounds for each in option_fields() if about(each.name).bounds}
    assert told == {
        "limit_words": (0, 10**9),
        "limit_bytes": (0, 10**9),
        "beta": (0, 1000),
        "alpha": (0, 1),
        "confidence": (0, 100),
        "resamples": (1, 1_000_000),
        "seed": (0, 2**31 - 1),
    }


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
    ("variants", ("ROUGE-W-0",)),
    ("variants", ("ROUGE-W-0.00",)),
    ("variants", ("ROUGE-S-1",)),
    ("leader", "ROUGE-X"),
    ("limit_words", -1),
    ("limit_words", 1.5),
    ("alpha", 1.1),
    ("confidence", 101.0),
    ("resamples", 0),
    ("seed", -1),
    ("measure", "gamma"),
    ("average", "3"),
]


@pytest.mark.parametrize(("name", "value"), WRONG, ids=map(repr, WRONG))
def test_a_wrong_value_is_refused_in_a_sentence(name: str, value: object) -> None:
    changes: dict[str, Any] = {name: value}
    with pytest.raises(InvalidOption, match=r"^[A-Z].* .*\.$"):
        replace(Options(), **changes)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("stop_file", 3, "Stop file (stop_file) is 3, which is not of the kind str."),
        ("skip_unigrams", "all", "ROUGE-SU words: 'all' is not known. Choose one of: paper, ROUGE-1.5.5."),
    ],
)
def test_what_is_wrong_is_said(name: str, value: object, sentence: str) -> None:
    changes: dict[str, Any] = {name: value}
    with pytest.raises(InvalidOption) as refused:
        replace(Options(), **changes)
    assert str(refused.value) == sentence


def test_a_whole_number_is_a_number_and_what_stands_between_two_commas_may_be_nothing() -> None:
    assert replace(Options(), beta=2).beta == 2.0
    assert read("variants", "1, ,L,") == ("ROUGE-1", "ROUGE-L")


PEOPLE_WRITE = {
    "ROUGE-1": ("rouge1", "ROUGE1", "ROUGE-1", "rouge-1", "rouge_1", "R-1", "r1", "R1", "1"),
    "ROUGE-10": ("rouge10", "R-10"),
    "ROUGE-L": ("rougeL", "rougel", "rouge-l", "ROUGE_L", "R-L", "l"),
    "ROUGE-Lsum": ("rougeLsum", "rougelsum", "ROUGE-LSUM", "ROUGE-LSum", "R-Lsum", "lsum"),
    "ROUGE-W-1.2": ("rouge-w-1.2", "rougeW-1.2", "w-1.2"),
    "ROUGE-S*": ("rouges*", "S*"),
    "ROUGE-SU4": ("rougeSU4", "rouge-su4", "R-SU4", "su4"),
}


@pytest.mark.parametrize(
    ("name", "words"), [(name, each) for name, all_ in PEOPLE_WRITE.items() for each in all_]
)
def test_a_variant_is_known_by_every_name_that_people_have_for_it(name: str, words: str) -> None:
    assert read("variants", f"{words}, {words}") == (name, name)
    assert read("leader", words) == name


@pytest.mark.parametrize("words", ["BLEU", "rouge", "rouge0", "rougeM", "R-", "Lsumm", "rouge--1"])
def test_what_is_no_variant_is_refused_with_those_that_there_are(words: str) -> None:
    changes: dict[str, Any] = {"variants": read("variants", words)}
    with pytest.raises(
        InvalidOption, match=re.escape(f"no variant called {words!r}. There are: ROUGE-1")
    ) as refused:
        Options(**changes)
    told = re.findall(r"ROUGE-[^\s,]+", str(refused.value).partition("There are")[2])
    assert {"ROUGE-1", "ROUGE-L", "ROUGE-Lsum", "ROUGE-W-1.2", "ROUGE-SU4"} <= set(told)
    assert all(variant(name).name == name for name in told)


def test_words_that_are_no_number_are_refused() -> None:
    with pytest.raises(InvalidOption, match=r"'half' is not a number\."):
        read("beta", "half")


@pytest.mark.parametrize("find", [protocol, variant])
def test_unknown_names_are_refused_and_the_known_ones_named(find: Any) -> None:  # noqa: ANN401 (two functions)
    with pytest.raises(InvalidOption, match=r"called 'bleu'.*(rouge-score|ROUGE-L)"):
        find("bleu")
    with pytest.raises(InvalidOption, match=f"Choose one of: {', '.join(PROTOCOLS)}."):
        protocol("bleu")


def test_the_signature_says_what_matters_and_what_is_unusual() -> None:
    usual = "protocol rouge-score | variants 1,2,L,Lsum | sent newline | case lower | tok rouge-score | stop none | "
    assert Options().signature() == f"rouge-gui {__version__} | {usual}stem none | f beta | refs best"
    changed = replace(Options(), limit_words=100, alpha=0.25).signature().split(" | ")
    assert {*changed} - {*Options().signature().split(" | ")} == {"words 100", "alpha 0.25"}


NUMBERS: dict[str, st.SearchStrategy[Any]] = {
    "limit_words": st.integers(0, 10**9),
    "beta": st.floats(0, 1000),
    "alpha": st.floats(0, 1),
    "confidence": st.floats(0, 100),
    "resamples": st.integers(1, 1_000_000),
    "seed": st.integers(0, 2**31 - 1),
}
NAMES = st.one_of(
    st.integers(1, 99).map("ROUGE-{}".format),
    st.sampled_from(["ROUGE-L", "ROUGE-Lsum", "ROUGE-S*", "ROUGE-SU*"]),
    st.integers(0, 9999).map("ROUGE-SU{}".format),
    st.integers(0, 9999).map("ROUGE-S{}".format),
    st.floats(0.01, 9).map(lambda weight: f"ROUGE-W-{weight:.2f}"),
)
CHOICES = {
    each.name: st.sampled_from(tuple(about(each.name).choices))
    for each in option_fields()
    if about(each.name).choices
}
any_options = st.builds(
    Options,
    protocol=st.sampled_from(sorted(PROTOCOLS)),
    variants=st.lists(NAMES, min_size=1, max_size=5, unique=True).map(tuple),
    leader=NAMES,
    stop_file=st.sampled_from(["", "words.txt", "/a folder/stop words.txt"]),
    **NUMBERS,
    **CHOICES,
)


@given(any_options)
def test_a_signature_restores_the_options_that_wrote_it(options: Options) -> None:
    assert Options.from_signature(options.signature()) == options
    assert Options.from_signature(f"{options.signature()} | text sha 0123abcd") == options


def test_a_signature_says_which_files_of_the_original_this_machine_has(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(perl_data, "PACKAGE", "no_such_package")
    monkeypatch.setenv(perl_data.HOME_VARIABLE, str(tmp_path))
    options = Options.from_perl_flags("-n 1 -m -s")
    without = options.signature().split(" | ")
    assert "stop ROUGE-1.5.5 (list missing, ours in its place)" in without
    assert "stem ROUGE-1.5.5 (exceptions missing)" in without
    (tmp_path / perl_data.EXCEPTION_FOLDER).mkdir()
    for name in perl_data.EXCEPTION_FILES:
        (tmp_path / perl_data.EXCEPTION_FOLDER / name).write_text("geese goose", encoding="latin-1")
    (tmp_path / perl_data.STOP_FILE).write_text("the", encoding="latin-1")
    found = options.signature().split(" | ")
    assert {"stop ROUGE-1.5.5", "stem ROUGE-1.5.5+exc"} <= {*found}
    for line in (without, found):
        assert Options.from_signature(" | ".join(line)) == options


def test_the_options_of_a_protocol_name_it() -> None:
    assert {name: each.options.protocol for name, each in PROTOCOLS.items()} == {
        name: name for name in PROTOCOLS
    }


def test_a_signature_tells_the_protocol_and_the_stemmer_also_where_they_are_the_usual_ones() -> None:
    assert {"protocol rouge-score", "stem none"} <= {*Options().signature().split(" | ")}


def test_the_bootstrap_draws_a_thousand_times_from_seed_zero() -> None:
    assert (Options().resamples, Options().seed) == (1000, 0)


def test_signatures_of_the_first_version_are_read_for_good() -> None:
    """They stand in papers and exports: no key of theirs may get another name."""
    line = (
        "rouge-gui 0.1.0 | protocol rouge-score | variants 1,SU4 | sent rules | words 5 | case keep | tok word | "
        "punct kept | stop file | stopfile my.txt | stem porter | count distinct | seq by sentence | w ROUGE-1.5.5 | "
        "su ROUGE-1.5.5 | lbytes by sentence | f alpha | beta 2 | alpha 0.25 | round five digits | refs mean | "
        "by ROUGE-2 | avg counts | interval none | conf 90 | r 10 | seed 3"
    )
    expected = Options(
        variants=("ROUGE-1", "ROUGE-SU4"), sentences="rules", limit_words=5, case="keep", tokenizer="word",
        punctuation="kept", stop_words="file", stop_file="my.txt", stemmer="porter", counting="distinct",
        sequence="by sentence", weighted="ROUGE-1.5.5", skip_unigrams="ROUGE-1.5.5", limited="by sentence",
        measure="alpha", beta=2.0, alpha=0.25, rounding="five digits", references="mean", leader="ROUGE-2",
        average="counts", interval="none", confidence=90.0, resamples=10, seed=3,
    )  # fmt: skip
    assert Options.from_signature(line) == expected
    assert Options.from_signature("rouge-gui 0.1.0 | bytes 75").limit_bytes == 75
    told = expected.signature().split(" | ")[1:]
    assert told == line.split(" | ")[1:]


# The values that signatures of the first version may hold, by option; a bar between two.
FOR_GOOD = {
    "protocol": "rouge-score|rouge-score-stemmed|ROUGE-1.5.5|huggingface-evaluate|torchmetrics|py-rouge|pltrdy/rouge|"
    "files2rouge|pyrouge|Lin 2004|multilingual",
    "sentences": "newline|rules|full stops|spaced stops|punkt english|punkt german|punkt polish|punkt french|"
    "punkt spanish|punkt italian|punkt portuguese|punkt dutch|punkt russian",
    "case": "lower|lower ASCII|keep",
    "tokenizer": "rouge-score|ROUGE-1.5.5|word|unicode|whitespace|characters|nltk",
    "punctuation": "as tokenized|kept|stripped",
    "stop_words": "none|english|ROUGE-1.5.5|file",
    "stemmer": "none|porter|porter martin|porter 1980|ROUGE-1.5.5|porter ROUGE-1.5.5|snowball arabic|snowball danish|"
    "snowball dutch|snowball english|snowball finnish|snowball french|snowball german|snowball hungarian|"
    "snowball italian|snowball norwegian|snowball portuguese|snowball romanian|snowball russian|snowball spanish|"
    "snowball swedish",
    "counting": "clipped|distinct",
    "sequence": "whole text|by sentence",
    "weighted": "paper|ROUGE-1.5.5",
    "skip_unigrams": "paper|ROUGE-1.5.5",
    "limited": "whole text|by sentence",
    "measure": "beta|alpha|P/R|smoothed",
    "rounding": "none|five digits",
    "references": "best|best by one variant|mean|pooled|best recall|jackknife|first",
    "average": "scores|counts|totals",
    "interval": "none|percentile|ROUGE-1.5.5",
}


@pytest.mark.parametrize("name", FOR_GOOD)
def test_values_of_the_first_version_are_known_for_good(name: str) -> None:
    known = PROTOCOLS if name == "protocol" else about(name).choices
    assert {*FOR_GOOD[name].split("|")} <= {*known}


def test_py_rouge_reads_665_bytes() -> None:
    """The default of `length_limit` in py-rouge 1.1."""
    assert PROTOCOLS["py-rouge"].options.limit_bytes == 665


def test_the_headings_under_which_options_are_shown() -> None:
    """The protocol stands above them all, under none."""
    assert about("protocol").group == ""
    assert list(dict.fromkeys(about(each.name).group for each in option_fields()))[1:] == [
        "What is counted",
        "Reading the text",
        "Counting",
        "Score",
        "References",
        "Average",
    ]
    assert Options().stop_file == ""


def test_the_order_in_which_a_text_is_read() -> None:
    steps: dict[int, list[str]] = {}
    for each in option_fields():
        steps.setdefault(about(each.name).step, []).append(each.name)
    del steps[0]
    assert steps == {
        1: ["sentences"], 2: ["limit_words", "limit_bytes"], 3: ["case"], 4: ["tokenizer"], 5: ["punctuation"],
        6: ["stop_words", "stop_file"], 7: ["stemmer"],
    }  # fmt: skip


@pytest.mark.parametrize("name", PROTOCOLS)
def test_the_signature_of_a_protocol_restores_it(name: str) -> None:
    options = PROTOCOLS[name].options
    assert Options.from_signature(options.signature()) == options


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "does not begin with 'rouge-gui'"),
        ("sacreBLEU | nrefs 1", "does not begin with 'rouge-gui'"),
        ("rouge-gui 0.1 | colour green", "holds 'colour'"),
        ("rouge-gui 0.1 | alpha half", "'half' is not a number"),
        ("rouge-gui 0.1 | r 2.5", "'2.5' is not a whole number"),
        ("rouge-gui 0.1 | stem Porters", "'Porters' is not known"),
    ],
)
def test_what_is_no_signature_is_refused_in_a_sentence(line: str, complaint: str) -> None:
    with pytest.raises(InvalidOption, match=rf"{complaint}.*\.$"):
        Options.from_signature(line)


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
