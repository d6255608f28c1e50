import pytest

from rouge_gui.gui.stops import Stop, Stops
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.marking.marks import CANDIDATE, Evidence, Layer
from rouge_gui.rouge.options import Options

OPTIONS = Options(variants=("ROUGE-1", "ROUGE-2", "ROUGE-L"))
# By hand: bigrams "old bridge", "the harbour", "fell down"; of the sequences the longest is "old bridge ... fell down".
CANDIDATE_TEXT = "the old bridge by the harbour fell down"
REFERENCE_TEXT = "the harbour saw old bridge and it fell down"


@pytest.fixture
def bigrams() -> Stops:
    return stops({Layer.BIGRAM})


def stops(layers: set[Layer]) -> Stops:
    evidence = Evidence(evaluate(CANDIDATE_TEXT, [REFERENCE_TEXT], OPTIONS))
    return Stops(CANDIDATE_TEXT, evidence.marks(CANDIDATE), layers)


def told(stop: Stop | None) -> str | None:
    return None if stop is None else stop.sentence("bigram")


def test_steps_forward_and_back(bigrams: Stops) -> None:
    assert told(bigrams.beside(0, 1, beyond=False)) == "match 1 of 3, bigram, \u2018old bridge\u2019, in LCS"
    assert (
        told(bigrams.beside(4, 1, beyond=True)) == "match 2 of 3, bigram, \u2018the harbour\u2019, not in LCS"
    )
    assert told(bigrams.beside(4, 1, beyond=False)) == told(bigrams.at(0))
    assert told(bigrams.beside(30, -1, beyond=True)) == told(bigrams.at(1))
    assert told(bigrams.last()) == "match 3 of 3, bigram, \u2018fell down\u2019, in LCS"


def test_there_is_an_end_on_both_sides(bigrams: Stops) -> None:
    assert bigrams.beside(4, -1, beyond=True) is None
    assert bigrams.beside(len(CANDIDATE_TEXT), 1, beyond=True) is None
    assert bigrams.at(3) is None
    assert stops(set()).last() is None


def test_of_matches_that_begin_together_the_longest_is_reached() -> None:
    every = stops(set(Layer))
    first = every.at(1)
    assert first is not None
    assert first.words == "old bridge"
    assert first.layer in {Layer.BIGRAM, Layer.LCS}
