"""What options leave out of a corpus, against letters and tokens counted by hand."""

from pathlib import Path

import pytest

from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import protocol
from rouge_gui.study.blocks import run_in_blocks
from rouge_gui.study.losses import Losses

HERE = Path("some.jsonl")


def found(options: Options, *examples: Example) -> list[tuple[Level, str]]:
    losses = Losses(options)
    for example in examples:
        losses.add(example)
    for block in run_in_blocks(examples, options, jobs=1):
        losses.add_block(block)
    told = list(losses.problems(HERE))
    assert {problem.path for problem in told} <= {HERE}
    return [(problem.level, problem.message) for problem in told]


def example(id_: str, reference: str, **candidates: str) -> Example:
    return Example(id_, None, (reference,), {name: Candidate(text) for name, text in candidates.items()})


def test_letters_that_no_token_holds_are_counted_by_system() -> None:
    examples = (
        example("1", "plain", a="naïve café, a very long sentence of plain letters — “so”", b="plain"),
        example("2", "plain", a="über the plain hills and further on and on", b="żółć"),
    )
    ending = "Choose another tokenizer, such as 'word', to count them."
    assert found(Options(), *examples) == [
        (
            Level.WARNING,
            "Under these options nothing of the candidates of b is counted in 1 example, so the scores there are 0: 2.",
        ),
        # ï, é and ü; dashes and quotes are no letters.
        (
            Level.NOTE,
            f"The tokenizer 'rouge-score' leaves out 3 letters in 2 of the candidates of a. {ending}",
        ),
        (
            Level.WARNING,
            f"The tokenizer 'rouge-score' leaves out 4 letters in 1 of the candidates of b. {ending}",
        ),
    ]
    assert found(Options(tokenizer="word"), *examples) == []


def test_texts_without_a_token_are_told() -> None:
    examples = (example("1", "plain", a="...", b="plain"), example("2", "—", a="plain", b="plain"))
    assert found(Options(), *examples) == [
        (
            Level.WARNING,
            "Under these options nothing of the candidates of a is counted in 1 example, so the scores there are 0: 1.",
        ),
        (
            Level.WARNING,
            "Under these options nothing of the references is counted in 1 example, so the scores there are 0: 2.",
        ),
    ]


def test_what_is_left_out_on_purpose_is_no_loss() -> None:
    assert found(Options(limit_words=1), example("1", "a plain text", a="many more words than one")) == []


@pytest.mark.parametrize("name", ["rouge-score", "ROUGE-1.5.5"])
def test_plain_english_loses_nothing(name: str) -> None:
    assert (
        found(protocol(name).options, example("1", "A dog's day, 1998.", a="The U.S. won 3-2; it was late."))
        == []
    )


def test_nothing_is_told_of_nothing() -> None:
    assert list[Problem](Losses(Options()).problems(HERE)) == []


def test_rouge_lsum_on_one_line_is_told_to_be_rouge_l() -> None:
    two = "The cat slept. The dog barked."
    [(level, told)] = found(Options(), example("1", "The dog barked. The cat slept.", a=two))
    assert (level, told[:25]) == (Level.NOTE, "No text has a line break,")
    assert "ROUGE-Lsum is the same as ROUGE-L." in told
    assert found(Options(), example("1", "One sentence.", a="Of the U.S. one, too.")) == []
    assert (
        found(Options(), example("1", "One.", a=two), example("2", "One.", a="The cat slept.\nThe dog."))
        == []
    )
    assert found(Options(sentences="rules"), example("1", "One.", a=two)) == []
    assert found(Options(variants=("ROUGE-L",)), example("1", "One.", a=two)) == []
