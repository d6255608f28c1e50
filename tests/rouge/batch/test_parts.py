"""The engine's parts by hand: which chunks are cut, how long the longest text is, what is counted and chosen."""

import os
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from threading import get_ident

import numpy as np
import pytest

from rouge_gui.errors import InvalidOption
from rouge_gui.rouge import batch
from rouge_gui.rouge.batch import engine, portable, score, scoring
from rouge_gui.rouge.batch.scoring import CHUNK_CHARACTERS, chunks, each_of, scored
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.references import AGGREGATES

of_kernels = pytest.mark.skipif(
    not engine.is_built(), reason="NOT TESTED: the compiled kernels are not built here"
)


def cuts(candidates: list[str], references: list[list[str]]) -> list[tuple[int, int]]:
    return [(each.start, each.stop) for each in chunks(candidates, references)]


def test_a_chunk_holds_as_many_characters_as_it_may_and_not_one_more() -> None:
    quarter = "x" * (CHUNK_CHARACTERS // 4)
    assert cuts([quarter] * 5, [[quarter]] * 5) == [(0, 2), (2, 4), (4, 5)]
    assert cuts([quarter] * 4, [[quarter], [quarter + "x"], [quarter], [quarter]]) == [(0, 1), (1, 2), (2, 4)]
    assert cuts([quarter * 9, "a", "b"], [[], ["c", "d"], []]) == [(0, 1), (1, 3)]
    half = quarter * 2
    assert cuts([half] * 3, [[]] * 3) == [(0, 2), (2, 3)]
    assert cuts([half, half + "x"], [[]] * 2) == [(0, 1), (1, 2)]


def test_the_package_offers_one_function() -> None:
    assert batch.score is score
    with pytest.raises(AttributeError, match="has no attribute 'scores'"):
        _ = batch.scores


def test_candidates_without_their_list_of_references_are_refused() -> None:
    with pytest.raises(ValueError, match="There are 2 candidates, but references for 1"):
        score(["a", "b"], [["a"]], Options())


def test_one_thread_is_the_callers_and_two_are_not() -> None:
    def threads(workers: int) -> set[int]:
        seen: set[int] = set()
        each_of([slice(1), slice(1, 2)], lambda _chunk: seen.add(get_ident()), workers)
        return seen

    assert threads(1) == {get_ident()}
    assert get_ident() not in threads(2)
    assert threads(2)


@pytest.mark.parametrize(
    ("options", "threads", "processors", "made"),
    [
        (Options(), None, 3, [3]),
        (Options(), 5, 3, [5]),
        (Options(), 1, 3, []),
        (Options(), None, None, []),
        (Options(limit_words=1), 5, 3, []),
    ],
)
def test_threads_are_as_many_as_asked_or_as_processors_where_the_interpreter_is_let_go(
    options: Options,
    threads: int | None,
    processors: int | None,
    made: list[int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []

    class Noted(ThreadPoolExecutor):
        def __init__(self, workers: int) -> None:
            super().__init__(workers)
            asked.append(workers)

    monkeypatch.setattr(scoring, "ThreadPoolExecutor", Noted)
    monkeypatch.setattr(os, "cpu_count", lambda: processors)
    score(["a"], [["a"]], options, threads)
    assert asked == (made if engine.is_built() else [])


def test_what_the_portable_engine_counts() -> None:
    """Hits, words of the candidate, of the reference, and by what ROUGE-1.5.5 chooses, which n-grams have not."""
    counts, inverses = portable.count(
        ["a b"], [["a"]], Options(variants=("ROUGE-1", "ROUGE-Lsum", "ROUGE-W-2"))
    )
    assert counts[0, 0, :3].tolist() == [1, 2, 1]
    assert np.isnan(counts[0, 0, 3])
    assert counts[0, 1:].tolist() == [[1, 2, 1, 1], [1, 4, 1, 1]]
    assert inverses == (1, 1, 1 / 2)
    assert portable.count(["a", "b"], [["a"], ["b"]], Options(variants=("ROUGE-W-2",)))[1] == (1 / 2,)


def test_the_compiled_engine_runs_where_it_can_be_loaded() -> None:
    try:
        import_module(engine.KERNELS)
    except ImportError:
        assert engine.name().startswith("portable")
    else:
        assert engine.name().startswith("compiled")


def test_texts_that_are_read_in_python_keep_their_words_and_sentences() -> None:
    """The kernel knows no limit of words. Two lines in the other order: of a b, b c and c d two pairs are shared."""
    options = Options(variants=("ROUGE-1", "ROUGE-2", "ROUGE-L", "ROUGE-Lsum"), limit_words=10)
    found = score(["a b\nc d"], [["c d\na b"]], options)
    recall = {name: table[0, 1] for name, table in found.items()}
    assert recall == {"ROUGE-1": 1, "ROUGE-2": 2 / 3, "ROUGE-L": 2 / 4, "ROUGE-Lsum": 1}


@pytest.mark.parametrize(("leader", "pairs"), [("ROUGE-1", 0), ("ROUGE-2", 1), ("ROUGE-L", 0)])
def test_one_variant_chooses_the_reference_of_all_and_the_first_where_it_is_absent(
    leader: str, pairs: int
) -> None:
    """The first reference has all three words and no pair, the second two words and one pair of three."""
    options = Options(variants=("ROUGE-1", "ROUGE-2"), references="best by one variant", leader=leader)
    found = scored(engine.counter(options), ["a b c"], [["c b a", "a b x y"]], options).counts
    assert found[0, 1, 0] == pairs


def test_alpha_weighs_precision_and_recall_by_hand() -> None:
    """P 1/2 and R 1 with alpha 0.2: 0.5 / (0.8 * 0.5 + 0.2 * 1)."""
    options = Options(variants=("ROUGE-1",), measure="alpha", alpha=0.2)
    assert score(["a b"], [["a"]], options)["ROUGE-1"][0, 2] == pytest.approx(0.5 / 0.6)


def test_the_ratio_of_weighted_runs_is_taken_to_the_power_by_hand() -> None:
    """A run of two counts 4 of 16 and of 4: the roots are 1/2 and 1."""
    found = score(["a b c d"], [["a b"]], Options(variants=("ROUGE-W-2", "ROUGE-L")))
    assert [table.tolist() for table in found.values()] == [[[1 / 2, 1, 2 / 3]]] * 2


def test_a_candidate_without_a_reference_shifts_no_other() -> None:
    found = score(["a", "b c", "b"], [["a"], [], ["b"]], Options(variants=("ROUGE-1",)))["ROUGE-1"]
    assert np.isnan(found[1]).all()
    assert found[[0, 2]].tolist() == [[1, 1, 1]] * 2


def test_a_stop_list_that_is_not_named_is_refused() -> None:
    with pytest.raises(InvalidOption, match="no Stop file is named"):
        score(["a"], [["a"]], Options(stop_words="file"))


def test_case_is_kept_where_it_is_asked_for() -> None:
    options = Options(variants=("ROUGE-1",), case="keep")
    assert score(["A b"], [["a b"]], options)["ROUGE-1"].tolist() == [[1 / 2, 1 / 2, 1 / 2]]


def test_an_ngram_too_long_for_the_kernel_is_counted_in_python() -> None:
    """Twenty words are five times 16 in a row."""
    text = " ".join("abcdefghijklmnopqrst")
    counts, _ = engine.counter(Options(variants=("ROUGE-16",)))([text], [[text]])
    assert counts[0, 0, :3].tolist() == [5, 5, 5]


def test_a_stop_word_that_is_no_ascii_word_leaves_the_others(tmp_path: Path) -> None:
    """Of fox and a the first is left out: one word of one."""
    file = tmp_path / "stop.txt"
    file.write_text("café fox", encoding="utf-8")
    options = Options(variants=("ROUGE-1",), stop_words="file", stop_file=str(file))
    assert score(["fox a"], [["a"]], options)["ROUGE-1"].tolist() == [[1, 1, 1]]


@of_kernels
def test_the_plan_is_what_the_kernel_reads() -> None:
    """Kind, then n; as Perl, by sentence, row of worths; reach (-1: any), unigrams left out (-1: none)."""
    from rouge_gui.rouge.batch.plan import plan

    variants = ("ROUGE-2", "ROUGE-L", "ROUGE-W-1.2", "ROUGE-Lsum", "ROUGE-W-2", "ROUGE-S4", "ROUGE-SU*")
    asked = plan(Options(variants=variants))
    assert asked is not None
    assert asked.table().tolist() == [
        [1, 2, 0, 0],
        [2, 0, 0, 0],
        [4, 0, 0, 0],
        [3, 0, 0, 0],
        [4, 0, 0, 1],
        [5, 5, -1, 0],
        [5, -1, 0, 0],
    ]
    assert asked.worths(2).tolist() == [[0, 1, 2**1.2, 3**1.2], [0, 1, 4, 9]]
    as_perl = plan(Options.from_perl_flags("-n 1 -w 1.2 -2 4 -u"))
    assert as_perl is not None
    assert as_perl.table().tolist() == [[1, 1, 0, 0], [3, 0, 0, 0], [4, 1, 1, 0], [5, 5, 1, 0]]


@of_kernels
def test_the_memory_of_one_count_is_used_by_the_next() -> None:
    from rouge_gui.rouge.batch.compiled import Kernel
    from rouge_gui.rouge.batch.plan import plan

    options = Options(variants=("ROUGE-1",))
    asked = plan(options)
    assert asked is not None
    kernel = Kernel(options, asked)
    for _ in range(2):
        kernel.count(["a"], [["a"]])
    assert len(vars(kernel)["_idle"]) == 1


@of_kernels
def test_the_longest_text_counts_all_its_sentences() -> None:
    """Texts of 2 + 1, of no words, and of 1 + 1 words."""
    from rouge_gui.rouge.batch.numbering import Numbered

    ids = np.zeros(5, np.int32)
    sentences, texts = np.array([2, 3, 4, 5], np.int64), np.array([2, 2, 4], np.int64)
    assert Numbered(ids, sentences, texts, 1).longest == 3
    assert Numbered(ids[:2], sentences[:1], np.array([0, 1], np.int64), 1).longest == 2
    assert Numbered(ids[:0], sentences[:0], np.zeros(2, np.int64), 0).longest == 0
    assert Numbered(ids[:0], sentences[:0], np.zeros(0, np.int64), 0).longest == 0


@pytest.mark.parametrize(
    ("options", "does"),
    [
        (Options(variants=("ROUGE-1", "ROUGE-15")), True),
        (Options(variants=("ROUGE-1", "ROUGE-16")), False),
        (Options(case="keep"), True),
        (Options(case="keep", stemmer="porter"), False),
        (Options(stemmer="porter"), True),
        (Options(stemmer="snowball english"), False),
        (Options(limit_words=1), False),
    ],
)
def test_what_the_kernel_cannot_read_or_count_keeps_the_interpreter(options: Options, does: bool) -> None:  # noqa: FBT001
    assert engine.lets_go(options) == (does and engine.is_built())


@pytest.mark.parametrize("rule", AGGREGATES)
def test_counts_are_those_of_the_reference_that_was_taken(rule: str) -> None:
    options = Options(variants=("ROUGE-1", "ROUGE-L"), references=rule)
    ours, theirs = ["a b", "c d e"], [["a b c d", "b", "a x"], ["e", "c d"]]
    found = scored(engine.counter(options), ours, theirs, options).counts
    told = [evaluate(*pair, options).scores.values() for pair in zip(ours, theirs, strict=True)]
    assert found.tolist() == [[list(each.counts[:3]) for each in joint] for joint in told]
    assert scored(engine.counter(options), ["a b"], [["b c d"]], options).counts.tolist() == [[[1, 2, 3]] * 2]


def test_the_best_recall_of_a_sequence_is_found_before_rounding() -> None:
    """499/999 and 500/1001 are both .49950: ROUGE-1 takes the first of equals, ROUGE-L the one that is higher."""
    words = [f"w{number}" for number in range(500)]
    theirs = [" ".join([*words[:499], *["x"] * 500]), " ".join([*words, *["x"] * 501])]
    options = Options.from_perl_flags("-n 1 -f B")
    found = score([" ".join(words)], [theirs], options)
    assert found["ROUGE-1"][0].tolist()[:2] == [0.998, 0.4995]
    assert found["ROUGE-L"][0].tolist()[:2] == [1.0, 0.4995]
    joint = evaluate(" ".join(words), theirs, options).scores
    assert [joint[name].shown for name in ("ROUGE-1", "ROUGE-L")] == [0, 1]


@pytest.mark.parametrize(
    ("stemmer", "candidate", "reference", "recall"),
    [
        ("porter", "dying skies", "die sky", 1),  # nltk's irregular forms
        ("porter 1980", "dying skies", "die sky", 0),
        ("porter ROUGE-1.5.5", "angularity", "angular", 1),
        ("ROUGE-1.5.5", "men", "man", 0),  # WordNet knows it, but words of three letters have no stem
    ],
)
def test_words_that_no_rule_stems(stemmer: str, candidate: str, reference: str, recall: float) -> None:
    options = Options(variants=("ROUGE-1",), stemmer=stemmer)
    assert score([candidate], [[reference]], options)["ROUGE-1"][0, 1] == recall
    assert evaluate(candidate, [reference], options).scores["ROUGE-1"].score.recall == recall
