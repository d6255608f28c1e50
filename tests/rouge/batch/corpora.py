"""Texts drawn at random, and both engines held against `evaluate`, bit by bit."""

import random
from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
from numpy.typing import NDArray

from rouge_gui.rouge.batch import engine, portable, score
from rouge_gui.rouge.batch.scoring import scored
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import Options

Scores = dict[str, NDArray[np.float64]]
Corpus = tuple[list[str], list[list[str]]]
Engine = Callable[[Sequence[str], Sequence[Sequence[str]], Options], Scores]

# Every family with its borders: n-grams as long as the kernel counts and longer, gaps of 0 and of any size, weights
# that reward runs, that do not, and that punish them.
EVERY_VARIANT = (
    *(f"ROUGE-{n}" for n in (*range(1, 10), 15, 99)),
    *("ROUGE-L", "ROUGE-Lsum", "ROUGE-W-1.2", "ROUGE-W-1", "ROUGE-W-2", "ROUGE-W-0.5", "ROUGE-W-3.7"),
    *("ROUGE-S0", "ROUGE-S1", "ROUGE-S4", "ROUGE-S99", "ROUGE-S*", "ROUGE-SU0", "ROUGE-SU4", "ROUGE-SU*"),
)
# What the compiled engine has a row for: without the n-grams that are too long for it.
COMPILED_VARIANTS = tuple(name for name in EVERY_VARIANT if name != "ROUGE-99")
PLAIN = "a b c d the The of fox foxes running ran runs generalization generalizations left leaves children dies 3 14"
ODD = (
    "café na\u00efve Straße \u0130stanbul \u212aelvin ΟΔΥΣΣΕΥΣ 東京 привет 🦊 e\u0301 x\0y under_score U.S. don't "
    "\ud800 1,000 y yyy syzygyyed internationalizationalistically internationalizationalist"
)
WORDS = (*PLAIN.split(), *PLAIN.split(), *ODD.split())
GAPS = (" ", " ", " ", " ", "\n", ". ", " . ", ".\n", "\r\n", "-", "\n\n", "\u2028", "")


def text(draw: random.Random, longest: int = 40) -> str:
    """Draw a text of up to `longest` words, empty now and then."""
    parts = (draw.choice(WORDS) + draw.choice(GAPS) for _ in range(draw.randint(0, longest)))
    return "".join(parts)


def like(draw: random.Random, original: str) -> str:
    """Draw a text that shares runs of words with `original`."""
    pieces = original.split(" ")
    changed = [piece if draw.random() < 0.8 else draw.choice(WORDS) for piece in pieces]
    cut = draw.randint(0, len(changed))
    return " ".join(changed[cut:] + changed[:cut]) if draw.random() < 0.3 else " ".join(changed)


def corpus(seed: str, size: int, longest: int = 40, references: int = 4) -> Corpus:
    """Draw candidates with 1 to `references` references each."""
    draw = random.Random(seed)  # noqa: S311 (drawn the same in every run)
    candidates = [text(draw, longest) for _ in range(size)]
    return candidates, [
        [
            like(draw, candidate) if draw.random() < 0.7 else text(draw, longest)
            for _ in range(draw.randint(1, references))
        ]
        for candidate in candidates
    ]


def expected(candidates: Sequence[str], references: Sequence[Sequence[str]], options: Options) -> Scores:
    """Return what `evaluate` says, NaN without a reference, as `score` returns it."""
    rows = [
        [each.score for each in evaluate(candidate, theirs, options).scores.values()]
        if theirs
        else [(np.nan,) * 3] * len(options.variants)
        for candidate, theirs in zip(candidates, references, strict=True)
    ]
    table = np.array(rows, np.float64).reshape(len(candidates), len(options.variants), 3)
    return {name: table[:, place] for place, name in enumerate(options.variants)}


def by_portable(candidates: Sequence[str], references: Sequence[Sequence[str]], options: Options) -> Scores:
    """Score by the engine that needs no compiler, whichever is built."""
    told = scored(partial(portable.count, options=options), candidates, references, options).scores
    return {name: told[:, place] for place, name in enumerate(options.variants)}


# What runs here, and what runs where nothing was compiled.
ENGINES: dict[str, Engine] = {engine.name(): score, "always portable": by_portable}


def assert_same(found: Scores, wanted: Scores, corpus: Corpus) -> None:
    """Fail with the first pair that differs in any bit."""
    assert list(found) == list(wanted)
    for name, table in wanted.items():
        assert found[name].shape == table.shape
        assert found[name].dtype == np.float64
        differ = (found[name].view(np.int64) != table.view(np.int64)).any(axis=1) if table.size else []
        for row in np.flatnonzero(differ)[:1]:
            pair = corpus[0][row], corpus[1][row]
            raise AssertionError(f"{name}: {found[name][row]} instead of {table[row]} for {pair!r}")
