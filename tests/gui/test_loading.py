"""Loading: what is looked at is scored first, everything once; cancelling and scoring again, with real threads."""

import gc
import json
import os
import time
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from rouge_score.rouge_scorer import RougeScorer

from rouge_gui.gui.loading import Loading
from rouge_gui.rouge.batch.engine import is_built
from rouge_gui.rouge.options import Options
from rouge_gui.study.blocks import Block

WORDS = [
    "the",
    "quick",
    "brown",
    "fox",
    "jumps",
    "over",
    "a",
    "lazy",
    "dog",
    "while",
    "many",
    "an",
    "old",
    "cat",
]
# The portable engine needs a minute for all pairs where six other jobs share two processors.
WAIT_MS = 240_000
EXAMPLES = 20_000


def text(number: int, length: int) -> str:
    return " ".join(WORDS[(number * place + place) % len(WORDS)] for place in range(1, length + 1))


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("corpus") / "corpus.jsonl"
    with path.open("w", encoding="utf-8") as file:
        for number in range(EXAMPLES):
            candidates = {"a": text(number, 30), "b": text(number + 1, 20)}
            example = {"id": str(number), "references": [text(number + 2, 25)], "candidates": candidates}
            file.write(json.dumps(example) + "\n")
    return path


@pytest.fixture
def loading(qtbot: QtBot) -> Iterator[Loading]:  # noqa: ARG001 (it needs the application)
    made = Loading()
    yield made
    assert made.close()
    gc.unfreeze()


class Arrived:
    """What came, and when."""

    def __init__(self, loading: Loading) -> None:
        self.blocks: list[Block] = []
        self.times: list[float] = []
        loading.blocks_arrived.connect(self._on_blocks)

    def _on_blocks(self, blocks: list[Block]) -> None:
        self.times.append(time.monotonic())
        self.blocks += blocks

    def keys(self) -> list[tuple[str, str]]:
        return [key for block in self.blocks for key in block.keys]


def load(qtbot: QtBot, loading: Loading, path: Path, options: Options) -> None:
    with qtbot.waitSignal(loading.ended, timeout=WAIT_MS):
        loading.start([path], options)


def test_every_pair_is_scored_once_as_rouge_score_has_it(
    qtbot: QtBot, loading: Loading, corpus: Path
) -> None:
    arrived = Arrived(loading)
    told: list[tuple[int, int]] = []
    loading.progressed.connect(lambda done, known, _left: told.append((done, known)))
    load(qtbot, loading, corpus, Options(variants=("ROUGE-2",)))
    expected = [(str(number), system) for number in range(EXAMPLES) for system in "ab"]
    assert sorted(arrived.keys()) == sorted(expected)
    assert told[-1] == (2 * EXAMPLES, 2 * EXAMPLES)
    assert (
        min(later - earlier for earlier, later in zip(arrived.times, arrived.times[1:], strict=False)) > 0.045
    )
    scorer = RougeScorer(["rouge2"])
    for block in arrived.blocks[::7]:
        example = loading.corpus.get(block.keys[0][0])
        assert example is not None
        candidate = example.candidates[block.keys[0][1]].text
        assert tuple(block.scores[0, 0]) == scorer.score(example.references[0], candidate)["rouge2"]


def test_what_is_looked_at_is_scored_first_under_other_options(
    qtbot: QtBot, loading: Loading, corpus: Path
) -> None:
    load(qtbot, loading, corpus, Options())
    arrived = Arrived(loading)
    loading.urge(["19990", "12345"])
    with qtbot.waitSignal(loading.ended, timeout=WAIT_MS):
        loading.score_again(Options(stemmer="porter"))
    assert arrived.keys()[:6] == [
        ("19990", "a"), ("19990", "b"), ("12345", "a"), ("12345", "b"), ("0", "a"), ("0", "b")
    ]  # fmt: skip
    assert len(set(arrived.keys())) == len(arrived.keys()) == 2 * EXAMPLES


def test_scoring_again_amid_a_load_leaves_nothing_unread(
    qtbot: QtBot, loading: Loading, corpus: Path
) -> None:
    arrived = Arrived(loading)
    loading.start([corpus], Options())
    qtbot.waitUntil(lambda: bool(arrived.blocks), timeout=WAIT_MS)
    arrived.blocks.clear()
    with qtbot.waitSignal(loading.ended, timeout=WAIT_MS):
        loading.score_again(Options(variants=("ROUGE-1",)))
    assert {block.variants for block in arrived.blocks} == {("ROUGE-1",)}
    assert sorted(arrived.keys()) == sorted((str(at), system) for at in range(EXAMPLES) for system in "ab")


def test_cancelling_answers_at_once_and_the_threads_are_soon_free(
    qtbot: QtBot, loading: Loading, corpus: Path
) -> None:
    arrived = Arrived(loading)
    loading.start([corpus], Options())
    qtbot.waitUntil(lambda: bool(arrived.blocks), timeout=WAIT_MS)
    begun = time.monotonic()
    with qtbot.waitSignal(loading.ended, timeout=100):
        loading.cancel()
    assert time.monotonic() - begun < 0.1
    before = len(arrived.blocks)
    qtbot.waitUntil(lambda: len(loading.corpus) > 0)
    load(qtbot, loading, corpus, Options(variants=("ROUGE-1",)))
    assert {block.variants for block in arrived.blocks[before:]} == {("ROUGE-1",)}


def test_a_load_goes_on_to_its_end_while_another_is_refused(
    qtbot: QtBot, loading: Loading, corpus: Path, tmp_path: Path
) -> None:
    arrived = Arrived(loading)
    with qtbot.waitSignal(loading.examples_arrived, timeout=WAIT_MS):
        loading.start([corpus], Options(variants=("ROUGE-1",)))
    with qtbot.waitSignals([loading.refused, loading.ended], timeout=WAIT_MS):
        loading.start([tmp_path / "missing.jsonl"], Options())
    assert loading.paths == (corpus,)
    assert len(loading.corpus) == EXAMPLES
    assert len(set(arrived.keys())) == len(arrived.keys()) == 2 * EXAMPLES


@pytest.mark.skipif(not is_built(), reason="What is not compiled never scores in threads.")
@pytest.mark.parametrize(
    "case", [(1, "1 thread", "1 process"), (2, "1 thread", "2 processes"), (8, "7 threads", "8 processes")]
)
def test_how_many_threads_or_processes_score_is_told(
    qtbot: QtBot,
    loading: Loading,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    case: tuple[int, str, str],
) -> None:
    processors, *words = case
    monkeypatch.setattr(os, "cpu_count", lambda: processors)
    told: list[str] = []
    loading.spread.connect(told.append)
    (tmp_path / "none.jsonl").write_text("", "utf-8")
    with qtbot.waitSignal(loading.started, timeout=WAIT_MS):
        loading.start([tmp_path / "none.jsonl"], Options())
    loading.score_again(Options(tokenizer="whitespace"))
    assert told == words


def test_what_was_read_is_kept_out_of_the_collectors_sight_until_another_corpus_comes(
    qtbot: QtBot, loading: Loading, corpus: Path, tmp_path: Path
) -> None:
    load(qtbot, loading, corpus, Options(variants=("ROUGE-1",)))
    assert gc.get_freeze_count() > 2 * EXAMPLES
    (tmp_path / "one.jsonl").write_text('{"id": "1", "references": ["a"], "candidates": {"s": "a"}}', "utf-8")
    seen: list[int] = []
    loading.examples_arrived.connect(lambda _examples: seen.append(gc.get_freeze_count()))
    load(qtbot, loading, tmp_path / "one.jsonl", Options(variants=("ROUGE-1",)))
    assert seen == [0]


def test_the_former_corpus_is_freed_before_another_is_read(
    qtbot: QtBot, loading: Loading, corpus: Path, tmp_path: Path
) -> None:
    load(qtbot, loading, corpus, Options(variants=("ROUGE-1",)))
    former = [weakref.ref(example) for example in loading.corpus]
    (tmp_path / "one.jsonl").write_text('{"id": "1", "references": ["a"], "candidates": {"s": "a"}}', "utf-8")
    alive: list[int] = []
    loading.examples_arrived.connect(
        lambda _examples: alive.append(sum(example() is not None for example in former))
    )
    load(qtbot, loading, tmp_path / "one.jsonl", Options(variants=("ROUGE-1",)))
    assert alive == [0]
