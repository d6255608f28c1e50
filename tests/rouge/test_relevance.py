"""What is said to have no effect has none: no score and no average moves with it, whatever the other options."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui import perl_data
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import Options, about, option_fields
from rouge_gui.rouge.relevance import CONDITIONS, idle, lacking
from rouge_gui.study.averages import Averages
from rouge_gui.study.run import Result, run
from rouge_gui.study.tables import block_of_results

NAMES = ("ROUGE-1", "ROUGE-2", "ROUGE-L", "ROUGE-Lsum", "ROUGE-W-1.2", "ROUGE-S4", "ROUGE-SU4")
RULES = ("counting", "sequence", "weighted", "skip_unigrams", "limited", "measure", "references", "interval")
CANDIDATE = "the cat sat on the mat\nit was the cat"
REFERENCES = ["a cat sat on a mat\nthe cat was there", "it sat there on the mat, the cat\nso it was"]
OTHER: dict[str, Any] = {
    "stop_file": "nowhere", "leader": "ROUGE-2", "beta": 2.0, "alpha": 0.9, "confidence": 50.0, "resamples": 7, "seed": 9,
}  # fmt: skip


def chosen(name: str) -> st.SearchStrategy[str]:
    return st.sampled_from(sorted(about(name).choices))


OPTIONS = st.builds(
    Options,
    variants=st.lists(st.sampled_from(NAMES), min_size=1, unique=True).map(tuple),
    limit_bytes=st.sampled_from([0, 20]),
    stop_words=st.sampled_from(["none", "english"]),
    resamples=st.just(20),
    **{name: chosen(name) for name in RULES},
)


def numbers(options: Options) -> object:
    corpus = [
        Example("1", "", tuple(REFERENCES), {"a": Candidate(CANDIDATE)}),
        Example("2", "", ("so it was",), {"a": Candidate("it was")}),
    ]
    results = [each for each in run(corpus, options) if isinstance(each, Result)]
    averages = Averages(options)
    averages.add(block_of_results(results, options.variants))
    evaluation = evaluate(CANDIDATE, REFERENCES, options)
    return {name: each.score for name, each in evaluation.scores.items()}, averages.by_system()


@settings(deadline=None, max_examples=60)
@given(OPTIONS)
def test_an_idle_option_moves_no_number(options: Options) -> None:
    before = numbers(options)
    for name in idle(options):
        values = about(name).choices or [OTHER[name]]
        changed: list[dict[str, Any]] = [{name: value} for value in values]
        assert [change for change in changed if numbers(replace(options, **change)) != before] == []


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ({"measure": "beta"}, "beta"),
        ({"measure": "alpha"}, "alpha"),
        ({"variants": ("ROUGE-3",)}, "counting"),
        ({"variants": ("ROUGE-Lsum",)}, "counting"),
        ({"variants": ("ROUGE-W-2",)}, "weighted"),
        ({"variants": ("ROUGE-W-2",)}, "sequence"),
        ({"variants": ("ROUGE-SU*",)}, "skip_unigrams"),
        ({"variants": ("ROUGE-L",), "limit_bytes": 9}, "limited"),
        ({"references": "best by one variant"}, "leader"),
        ({"stop_words": "file"}, "stop_file"),
        ({"interval": "ROUGE-1.5.5"}, "resamples"),
        ({"interval": "percentile"}, "seed"),
    ],
)
def test_an_option_with_an_effect_is_not_idle(changes: dict[str, Any], name: str) -> None:
    assert name not in idle(replace(Options(), **changes))


def test_every_condition_names_an_option() -> None:
    assert set(CONDITIONS) <= {each.name for each in option_fields()}


def test_the_sentence_says_what_would_give_an_effect() -> None:
    assert idle(Options())["alpha"] == "No effect: it matters only where F is alpha."
    assert idle(Options())["weighted"] == "No effect: it matters only to ROUGE-W, and none is chosen."
    assert "only to ROUGE-N and ROUGE-L and ROUGE-Lsum," in idle(Options(variants=("ROUGE-S4",)))["counting"]
    for options in (Options(variants=("ROUGE-1",), limit_bytes=9), Options(variants=("ROUGE-L",))):
        assert idle(options)["limited"].endswith("and only with a limit in bytes.")


def test_files_that_are_missing_are_named_where_they_are_needed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(perl_data, "PACKAGE", "no_such_package")
    monkeypatch.setenv(perl_data.HOME_VARIABLE, str(tmp_path))
    assert lacking(Options()) == []
    assert len(lacking(Options.from_perl_flags("-m -s"))) == 2
    (tmp_path / perl_data.STOP_FILE).write_text("the", encoding="latin-1")
    assert [sentence.split("'")[0] for sentence in lacking(Options.from_perl_flags("-m -s"))] == ["WordNet"]
