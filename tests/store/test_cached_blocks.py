"""What comes out of the cache is what would be counted, to the bit; whatever changes a number is counted anew."""

import random
import sqlite3
import zlib
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui import perl_data
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import UnreadableFile
from rouge_gui.rouge.batch import engine
from rouge_gui.rouge.options import Options, about, option_fields
from rouge_gui.rouge.protocols import PROTOCOLS
from rouge_gui.store.cached_blocks import cached_blocks
from rouge_gui.store.known_results import RECORD
from rouge_gui.store.result_cache import ResultCache
from rouge_gui.store.result_keys import pair_keys, setting_key, variant_key
from rouge_gui.study.blocks import Block, run_in_blocks
from rouge_gui.study.run import Failure, Result, run

WEIGHTED = Options(variants=("ROUGE-1", "ROUGE-W-1.2", "ROUGE-S*"))
VARIANTS = ("ROUGE-2", "ROUGE-L", "ROUGE-SU4", *WEIGHTED.variants)
FALSE = 7.0


def text(seed: int, words: int) -> str:
    drawn = random.Random(seed)  # noqa: S311 (any words will do)
    return " ".join(drawn.choices(["the", "fox", "ran", "Über", "and", "barked", "42", "\n", "…"], k=words))


def example(number: int, words: int, references: int = 1, systems: str = "AB") -> Example:
    """An example; of 1,200 words and more its candidates are long enough to be kept.

    Where nothing is compiled all are kept, and a twentieth of the words will do.
    """
    words = words if engine.is_built() else words // 20
    theirs = tuple(text(100 * number + place, 80) for place in range(references))
    ours = {
        name: Candidate(text(100 * number + 50 + place, words + place)) for place, name in enumerate(systems)
    }
    return Example(str(number), None, theirs, ours)


def bits(blocks: Sequence[Block]) -> list[object]:
    """Everything that is told of each row, bit by bit."""
    return [
        block.failures.get(row)
        or (key, block.variants, block.scores[row].tobytes(), block.counts[row].tobytes(), block.inverses)
        for block in blocks
        for row, key in enumerate(block.keys)
    ]


def cached(examples: Sequence[Example], options: Options, cache: ResultCache) -> list[Block]:
    found = list(cached_blocks(examples, options, cache, jobs=1))
    assert cache.notice == ""
    return found


def fresh(examples: Sequence[Example], options: Options) -> list[object]:
    return bits(list(run_in_blocks(examples, options, jobs=1)))


def falsify(cache: ResultCache) -> int:
    """Put false scores into the file, so that a hit can be told from what is counted; return of how many pairs."""
    with closing(sqlite3.connect(cache.path)) as connection:
        rows = connection.execute("SELECT id, key, value FROM result").fetchall()
        for id_, key, value in rows:
            records = np.frombuffer(value, RECORD).copy()
            records["told"][:, :3] = FALSE
            false = records.tobytes()
            changed = (zlib.crc32(false, zlib.crc32(key)), false, id_)
            connection.execute("UPDATE result SET proof = ?, value = ? WHERE id = ?", changed)
        connection.commit()
    return len(rows)


def hits(blocks: Sequence[Block]) -> int:
    """How many scores came out of a falsified file."""
    return sum(int((block.scores == FALSE).all(axis=2).sum()) for block in blocks)


corpora = st.lists(
    st.tuples(st.integers(0, 30), st.sampled_from((3, 1_200, 1_300)), st.integers(0, 3)),
    min_size=1,
    max_size=12,
    unique_by=lambda drawn: drawn[0],
)
chosen = st.lists(st.sampled_from(VARIANTS), min_size=1, max_size=4, unique=True).map(tuple)


# Where nothing is compiled, each run starts processes.
@settings(deadline=None, max_examples=40 if engine.is_built() else 4)
@given(corpora, st.randoms(use_true_random=False), st.lists(chosen, min_size=1, max_size=3), st.data())
def test_kept_results_are_those_counted_to_the_bit(
    tmp_path_factory: pytest.TempPathFactory,
    drawn: list[tuple[int, int, int]],
    order: random.Random,
    runs: list[tuple[str, ...]],
    data: st.DataObject,
) -> None:
    cache = ResultCache(tmp_path_factory.mktemp("cache"))
    corpus = [example(*each) for each in drawn]
    references = data.draw(st.sampled_from(("best", "best by one variant", "pooled")))
    for variants in runs:
        options = Options(variants=variants, references=references)
        part = order.sample(corpus, order.randint(0, len(corpus)))
        assert bits(cached(part, options, cache)) == fresh(part, options)
        assert bits(cached(corpus, options, cache)) == fresh(corpus, options)


@pytest.mark.parametrize("name", PROTOCOLS)
def test_every_protocol_tells_after_a_restart_what_the_loop_tells(tmp_path: Path, name: str) -> None:
    options = PROTOCOLS[name].options
    corpus = [example(1, 40, 2), example(2, 400, 0), example(3, 400, 1)]
    expected = list(run(corpus, options))
    for _ in range(2):
        told = [each for block in cached(corpus, options, ResultCache(tmp_path)) for each in block.outcomes()]
        assert told == expected


def test_a_second_start_counts_nothing_and_keeps_the_order(tmp_path: Path) -> None:
    corpus = [example(number, 1_200, number % 3) for number in range(200)]
    cached(corpus, WEIGHTED, ResultCache(tmp_path))
    assert falsify(ResultCache(tmp_path)) == 2 * sum(bool(each.references) for each in corpus)
    again = cached(corpus, WEIGHTED, ResultCache(tmp_path))
    told = [each for block in again for each in block.outcomes()]
    assert [(each.example, each.system) for each in told] == [
        (str(number), system) for number in range(200) for system in "AB"
    ]
    assert {type(each) for each in told[::6]} == {Failure}
    assert {type(each) for each in told[2::6]} == {Result}
    assert hits(again) == falsify(ResultCache(tmp_path)) * len(WEIGHTED.variants)


def test_a_new_variant_is_counted_and_the_others_are_not(tmp_path: Path) -> None:
    corpus = [example(number, 1_200) for number in range(5)]
    cache = ResultCache(tmp_path)
    cached(corpus, WEIGHTED, cache)
    falsify(cache)
    more = replace(WEIGHTED, variants=("ROUGE-2", *WEIGHTED.variants))
    told = cached(corpus, more, cache)
    assert [(block.scores[:, 0] == FALSE).any() for block in told] == [False] * len(told)
    assert hits(told) == 10 * len(WEIGHTED.variants)
    assert hits(cached(corpus, WEIGHTED, cache)) == 10 * len(WEIGHTED.variants)


def test_known_rows_between_unknown_ones_keep_their_place(tmp_path: Path) -> None:
    corpus = [example(number, 1_200) for number in range(300)]
    cache = ResultCache(tmp_path)
    cached(corpus[::3], WEIGHTED, cache)
    assert bits(cached(corpus, WEIGHTED, cache)) == fresh(corpus, WEIGHTED)


def test_a_new_variant_and_new_pairs_come_together(tmp_path: Path) -> None:
    corpus = [example(number, 1_200, systems="A") for number in range(200)]
    cache = ResultCache(tmp_path)
    cached(corpus[:100], WEIGHTED, cache)
    more = replace(WEIGHTED, variants=("ROUGE-2", *WEIGHTED.variants))
    assert bits(cached(corpus, more, cache)) == fresh(corpus, more)
    assert bits(cached(corpus, more, cache)) == fresh(corpus, more)


def test_a_new_variant_takes_the_reference_that_the_leader_chose(tmp_path: Path) -> None:
    corpus = [example(number, 1_200, references=5) for number in range(10)]
    led = replace(WEIGHTED, references="best by one variant", leader="ROUGE-W-1.2")
    more = replace(led, variants=("ROUGE-2", "ROUGE-3", *led.variants))
    assert fresh(corpus, more) != fresh(corpus, replace(more, leader="ROUGE-2"))
    cache = ResultCache(tmp_path)
    cached(corpus, led, cache)
    assert bits(cached(corpus, more, cache)) == fresh(corpus, more)


@pytest.mark.parametrize(
    "changed",
    [
        Example("1", None, ("the fox", "a dog"), {"A": Candidate(text(1, 1_200) + ".")}),
        Example("1", None, ("a dog", "the fox"), {"A": Candidate(text(1, 1_200))}),
        Example("1", None, ("the fox",), {"A": Candidate(text(1, 1_200))}),
        Example("1", None, ("the foxa dog",), {"A": Candidate(text(1, 1_200))}),
    ],
)
def test_another_text_is_counted(tmp_path: Path, changed: Example) -> None:
    first = Example("1", None, ("the fox", "a dog"), {"A": Candidate(text(1, 1_200))})
    cache = ResultCache(tmp_path)
    cached([first], WEIGHTED, cache)
    falsify(cache)
    assert hits(cached([changed], WEIGHTED, cache)) == 0
    renamed = replace(first, id="other", candidates={"B": first.candidates["A"]})
    assert hits(cached([renamed], WEIGHTED, cache)) == len(WEIGHTED.variants)


@given(
    st.lists(st.text(st.characters()), min_size=1, max_size=4), st.lists(st.text(), min_size=1, max_size=4)
)
def test_no_two_lists_of_texts_have_one_key(one: list[str], other: list[str]) -> None:
    key = pair_keys(b"setting")
    assert (key(one[0], one[1:]) == key(other[0], other[1:])) == (one == other)
    glued = ["".join(f"{len(part)}:{part}" for part in one)]
    assert key(one[0], one[1:]) != key(glued[0], glued[1:])


def other_value(name: str) -> object:
    told, default = about(name), getattr(Options(), name)
    if told.choices:
        return next(value for value in told.choices if value not in (default, "file"))
    return {"beta": 2.0, "alpha": 0.2, "confidence": 90.0}.get(name, 3)


@pytest.mark.parametrize(
    "name",
    [
        each.name
        for each in option_fields()
        if each.name not in ("protocol", "variants", "leader", "stop_file")
    ],
)
def test_an_option_is_part_of_the_key_where_it_changes_a_number(name: str) -> None:
    changes: dict[str, Any] = {name: other_value(name)}
    changed = replace(Options(), **changes)
    assert (setting_key(changed) == setting_key(Options())) == (about(name).group == "Average")


def test_the_leader_counts_where_it_chooses() -> None:
    led = Options(references="best by one variant", leader="ROUGE-2")
    assert variant_key("ROUGE-L", led) != variant_key("ROUGE-L", replace(led, leader="ROUGE-1"))
    # A leader that is not among the variants is none: the first variant takes its place.
    without = replace(led, variants=("ROUGE-1", "ROUGE-L"))
    assert variant_key("ROUGE-L", without) == variant_key("ROUGE-L", replace(without, leader="ROUGE-1"))
    best = replace(led, references="best")
    assert variant_key("ROUGE-L", best) == variant_key("ROUGE-L", replace(best, leader="ROUGE-1"))


def test_a_changed_stop_file_is_another_setting(tmp_path: Path) -> None:
    mine, yours = tmp_path / "mine.txt", tmp_path / "yours.txt"
    options = replace(WEIGHTED, stop_words="file", stop_file=str(mine))
    mine.write_text("fox\n", encoding="utf-8")
    yours.write_text("fox\n", encoding="utf-8")
    cache = ResultCache(tmp_path / "cache")
    corpus = [example(1, 1_200)]
    cached(corpus, options, cache)
    falsify(cache)
    assert hits(cached(corpus, replace(options, stop_file=str(yours)), cache)) == 2 * len(options.variants)
    mine.write_text("ran\n", encoding="utf-8")
    assert bits(cached(corpus, options, cache)) == fresh(corpus, options)


def test_nothing_is_kept_where_the_stop_file_changes_under_way(tmp_path: Path) -> None:
    stops = tmp_path / "stops.txt"
    stops.write_text("fox\n", encoding="utf-8")
    options = replace(WEIGHTED, stop_words="file", stop_file=str(stops))
    cache = ResultCache(tmp_path / "cache")
    blocks = cached_blocks([example(1, 1_200)], options, cache, jobs=1)
    next(blocks)
    stops.write_text("ran\n", encoding="utf-8")
    blocks.close()
    assert falsify(cache) == 0


def test_a_stop_file_that_cannot_be_read_is_told_as_without_a_cache(tmp_path: Path) -> None:
    options = replace(WEIGHTED, stop_words="file", stop_file=str(tmp_path / "none.txt"))
    cache = ResultCache(tmp_path / "cache")
    with pytest.raises(UnreadableFile, match=r"none\.txt"):
        list(cached_blocks([example(1, 1_200)], options, cache))
    with pytest.raises(UnreadableFile, match=r"none\.txt"):
        list(run_in_blocks([example(1, 1_200)], options))


def test_the_original_s_files_are_part_of_the_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    options = Options(stop_words="ROUGE-1.5.5")
    before = setting_key(options)
    (tmp_path / perl_data.STOP_FILE).write_text("fox\n", encoding="latin-1")
    monkeypatch.setenv(perl_data.HOME_VARIABLE, str(tmp_path))
    assert setting_key(options) != before


def test_what_was_scored_before_a_cancel_is_kept(tmp_path: Path) -> None:
    corpus = [example(number, 1_200) for number in range(400)]
    cache = ResultCache(tmp_path)
    stopped: list[bool] = []
    blocks = cached_blocks(corpus, WEIGHTED, cache, jobs=1, stopped=lambda: bool(stopped))
    rows = len(next(blocks).keys)
    stopped.append(True)
    rows += sum(len(block.keys) for block in blocks)
    assert rows < 800
    assert falsify(cache) == rows
