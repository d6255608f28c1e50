"""N-grams that one system hits, by hand."""

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.rouge.options import Options
from rouge_gui.study.comparing.ngram_wins import GramWin, ngram_wins


def example(id_: str, references: tuple[str, ...], one: str, two: str) -> Example:
    return Example(id_, references=references, candidates={"one": Candidate(one), "two": Candidate(two)})


def test_unigrams_by_hand() -> None:
    examples = [
        example("a", ("the cat the dog",), "the the the cat", "a cat"),
        example("b", ("the fox", "a fox ran"), "nothing", "the fox fox ran"),
        Example("alone", references=("the",), candidates={"one": Candidate("the the the")}),
    ]
    # the: 2 (clipped) to 0 in a, 0 to 1 in b; fox and ran: 0 to 1 in b, since no reference has fox twice; cat is level.
    assert ngram_wins(examples, "one", "two", Options(), 1) == [
        GramWin(("the",), 2, 1, ("a", "b")),
        GramWin(("fox",), 0, 1, ("b",)),
        GramWin(("ran",), 0, 1, ("b",)),
    ]


def test_bigrams_under_the_options() -> None:
    examples = [example("a", ("Running dogs bark",), "running dogs", "runs dogs bark")]
    assert [win.gram for win in ngram_wins(examples, "one", "two", Options(), 2)] == [
        ("running", "dogs"),
        ("dogs", "bark"),
    ]
    stemmed = ngram_wins(examples, "one", "two", Options(stemmer="porter"), 2)
    assert [(win.gram, win.ahead) for win in stemmed] == [(("dog", "bark"), -1)]


def test_no_win_is_no_row() -> None:
    assert ngram_wins([example("a", ("x y",), "x", "x")], "one", "two", Options(), 1) == []
