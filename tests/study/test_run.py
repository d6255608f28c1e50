"""Scoring a corpus: the judge is rouge-score."""

import itertools
from collections.abc import Iterator

from rouge_score import rouge_scorer

from rouge_gui import assets
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import protocol
from rouge_gui.study.blocks import run_in_blocks
from rouge_gui.study.frame import frame
from rouge_gui.study.run import Failure, Result, run
from rouge_gui.study.tables import columns


def samples() -> list[Example]:
    return [item for item in open_corpus(assets.samples()) if isinstance(item, Example)]


def example(number: int, candidate: str = "the quick fox", reference: str = "the fox") -> Example:
    return Example(str(number), None, (reference,), {"s": Candidate(candidate), "t": Candidate("fox")})


def endless(asked: list[int], text: str = "the quick fox") -> Iterator[Example]:
    for number in itertools.count():
        asked.append(number)
        yield example(number, text, text)


def test_every_candidate_is_scored_as_rouge_score_does() -> None:
    judge = rouge_scorer.RougeScorer(["rouge1", "rouge2", "rougeL", "rougeLsum"], use_stemmer=True)
    results = list(run(samples(), protocol("rouge-score-stemmed").options))
    pairs = [(each, system) for each in samples() for system in each.candidates]
    assert [(each.example, each.system) for each in results] == [(each.id, system) for each, system in pairs]
    for result, (each, system) in zip(results, pairs, strict=True):
        expected = judge.score_multi(each.references, each.candidates[system].text)
        assert isinstance(result, Result)
        assert [tuple(score) for score in result.scores.values()] == [
            tuple(score) for score in expected.values()
        ]


def test_an_example_is_asked_for_when_it_is_due() -> None:
    asked: list[int] = []
    outcomes = run(endless(asked), Options())
    list(itertools.islice(outcomes, 4))
    assert asked == [0, 1]


def test_no_reference_is_a_failure_and_the_rest_goes_on() -> None:
    alone = Example("lost", None, (), {"s": Candidate("A")})
    first, *others = run([alone, example(1)], Options())
    assert first == Failure("lost", "s", "Example lost has no reference, so s could not be scored.")
    assert [type(each) for each in others] == [Result, Result]


def test_what_breaks_one_candidate_is_its_failure() -> None:
    broken = Example("x", None, ("R",), {"s": Candidate(5)})  # type: ignore[arg-type]
    [first, *others] = run([broken, example(1)], Options())
    assert isinstance(first, Failure)
    assert first.message.startswith("Example x, s: scoring failed (TypeError: ")
    assert len(others) == 2


def test_the_frame_holds_the_numbers_as_they_are() -> None:
    options = Options(variants=("ROUGE-2", "ROUGE-L"))
    results = [each for each in run(samples(), options) if isinstance(each, Result)]
    table = frame(run_in_blocks(samples(), options), options.variants)
    assert list(table.columns) == [
        "example",
        "system",
        *("ROUGE-2.precision", "ROUGE-2.recall", "ROUGE-2.fmeasure"),
        *("ROUGE-L.precision", "ROUGE-L.recall", "ROUGE-L.fmeasure"),
    ]
    assert len(table) == len(results) == 4 * len(samples())
    assert set(map(str, table.dtypes[2:])) == {"float64"}
    for (_, values), result in zip(table.iterrows(), results, strict=True):
        assert (values["example"], values["system"]) == (result.example, result.system)
        assert tuple(values["ROUGE-L.precision":]) == tuple(result.scores["ROUGE-L"])


def test_an_empty_frame_has_its_columns() -> None:
    table = frame([], Options().variants)
    assert (len(table), list(table.columns)) == (0, columns(Options().variants))
