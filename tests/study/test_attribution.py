"""Why a corpus has two scores: means, counts and the candidates that changed most."""

from dataclasses import replace
from statistics import fmean

import pytest

from rouge_gui import assets
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import protocol
from rouge_gui.study.attribution import MOST, Attribution, Compared, compare
from rouge_gui.study.run import Failure, Result, run

A = Options(variants=("ROUGE-1",))
B = replace(A, stemmer="porter")


def example(name: str, *candidates: str, reference: str = "he was running") -> Example:
    systems = {f"s{place}": Candidate(text) for place, text in enumerate(candidates)}
    return Example(name, references=(reference,) if reference else (), candidates=systems)


def attributed(examples: list[Example], a: Options = A, b: Options = B) -> Attribution:
    attribution = Attribution(a, b)
    for compared in compare(examples, a, b):
        assert isinstance(compared, Compared)
        attribution.add(compared)
    return attribution


def test_means_and_counts_by_hand() -> None:
    # R by hand: `he runs` 1/3 then 2/3, `he` 1/3 twice.
    [mean] = attributed([example("x", "he runs", "he"), example("y", "he")]).means()
    [step] = mean.steps
    assert mean.candidates == 3
    assert mean.before.recall == pytest.approx(1 / 3)
    assert mean.after.recall == pytest.approx((2 / 3 + 1 / 3 + 1 / 3) / 3)
    assert (step.changed, step.before, step.after) == (1, mean.before, mean.after)
    assert step.first is not None
    assert (step.first.example, step.first.system) == ("x", "s0")
    assert step.most == (step.first,)


def test_those_changed_most_come_first_and_ten_at_most() -> None:
    texts = ["he runs" + " and" * place for place in range(MOST + 5)]
    [mean] = attributed([example("x", *reversed(texts), "he runs")]).means()
    [step] = mean.steps
    assert step.changed == MOST + 6
    assert [row.system for row in step.most] == ["s14", "s15", *(f"s{14 - place}" for place in range(1, 9))]


@pytest.mark.parametrize(
    ("a", "b"), [("ROUGE-1.5.5", "rouge-score"), ("pltrdy/rouge", "torchmetrics"), ("Lin 2004", "py-rouge")]
)
def test_the_means_are_those_of_two_runs(a: str, b: str) -> None:
    options = [replace(protocol(name).options, variants=("ROUGE-1", "ROUGE-L")) for name in (a, b)]
    examples = [item for item in open_corpora([assets.samples()]) if isinstance(item, Example)][:4]
    means = attributed(examples, *options).means()
    runs = [[each for each in run(examples, one) if isinstance(each, Result)] for one in options]
    for mean in means:
        for end, results in zip((mean.before, mean.after), runs, strict=True):
            for part in range(3):
                assert end[part] == pytest.approx(fmean(each.scores[mean.variant][part] for each in results))
        total = sum(step.after.fmeasure - step.before.fmeasure for step in mean.steps)
        assert total == pytest.approx(mean.after.fmeasure - mean.before.fmeasure)


def test_what_cannot_be_compared_is_told_and_the_others_go_on(tmp_path: object) -> None:
    missing = replace(A, stop_words="file", stop_file=f"{tmp_path}/none")
    found = list(compare([example("x", "a", reference=""), example("y", "a")], A, missing))
    assert all(isinstance(each, Failure) for each in found)
    assert next(each.message for each in found if isinstance(each, Failure)).startswith(
        "Example x has no ref"
    )
    assert attributed([]).means() == []


def test_an_example_is_read_only_when_it_is_asked_for() -> None:
    read: list[str] = []

    def examples() -> object:
        for name in "abc":
            read.append(name)
            yield example(name, "he")

    found = compare(examples(), A, B)  # type: ignore[arg-type]
    next(found)
    found.close()
    assert read == ["a"]
