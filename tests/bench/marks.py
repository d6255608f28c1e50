"""How long marks and mates take in three panes, at 500, 5,000 and 50,000 tokens; prints a table (milliseconds)."""

import os
import random
import sys
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication, QSplitter

from rouge_gui.colours import LIGHT
from rouge_gui.gui.mates import MateIndex
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.rouge.evaluate import Evaluation, measure
from rouge_gui.rouge.marking.marks import CANDIDATE, SOURCE, Evidence, Mark, Pane, Side
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.reading import read_text

Clock = Callable[[], float]
SIZES = (500, 5_000, 50_000)
ROUNDS = 7
HEADS = ("tokens", "make marks", "apply, visible", "the rest, idle", "apply again", "first mates", "hover")
REFERENCE = Pane(Side.REFERENCE)
PANES = (SOURCE, CANDIDATE, REFERENCE)
OPTIONS = Options(variants=("ROUGE-1", "ROUGE-2", "ROUGE-L"))


def prose(count: int, seed: int) -> str:
    """Return `count` invented words, as frequent as words are, in sentences and paragraphs."""
    draw = random.Random(seed)  # noqa: S311
    words = ["the", "of", "and", *(f"w{number}" for number in range(4_000))]
    weights = [1 / (rank + 1) for rank in range(len(words))]
    chosen = draw.choices(words, weights, k=count)
    return "".join(
        word + (".\n\n" if place % 120 == 119 else ". " if place % 20 == 19 else " ")
        for place, word in enumerate(chosen)
    )


def evaluation(size: int) -> Evaluation:
    """Return three texts of `size` tokens, half of the candidate taken from the reference, compared."""
    reference = prose(size, 1)
    candidate = reference[: len(reference) // 2] + prose(size // 2, 2)
    ours, theirs = read_text(candidate, OPTIONS), read_text(reference, OPTIONS)
    source = read_text(prose(size, 3), OPTIONS)
    return Evaluation(OPTIONS, ours, (theirs,), source, (measure(ours, theirs, OPTIONS),), {})


def milliseconds(work: Callable[[], object], clock: Clock, rounds: int = ROUNDS) -> float:
    """Return the median time of `work`."""
    taken = []
    for _ in range(rounds):
        start = clock()
        work()
        taken.append(1000 * (clock() - start))
    return median(taken)


def bench(size: int, clock: Clock = perf_counter) -> Sequence[float]:
    """Return the times of one row of the table; `process_time` as clock tells what the program itself has done."""
    evaluated = evaluation(size)
    candidate, (reference,) = evaluated.candidate, evaluated.references
    texts = {SOURCE: evaluated.source or candidate, CANDIDATE: candidate, REFERENCE: reference}
    splitter = QSplitter()
    panes = {pane: TextPane(pane.side.value, "", LIGHT) for pane in PANES}
    for pane in panes.values():
        splitter.addWidget(pane)
    splitter.resize(1280, 700)
    splitter.show()
    for name, pane in panes.items():
        pane.set_text(texts[name].raw)
    QApplication.processEvents()
    making = milliseconds(lambda: [Evidence(evaluated).marks(pane) for pane in PANES], clock, 3)
    evidence = Evidence(evaluated)
    marks = {pane: evidence.marks(pane) for pane in PANES}
    bare: dict[Pane, Sequence[Mark]] = dict.fromkeys(PANES, ())

    def apply(shown: dict[Pane, Sequence[Mark]]) -> None:
        for name, pane in panes.items():
            pane.show_evaluated(texts[name], shown[name])
            pane.editor.viewport().repaint()

    def settle() -> float:
        start = clock()
        while not all(pane.is_painted() for pane in panes.values()):
            QApplication.processEvents()
        return 1000 * (clock() - start)

    applied, rest = [], []
    for _ in range(ROUNDS):
        applied.append(milliseconds(lambda: apply(marks), clock, 1))
        rest.append(settle())
        apply(bare)
        settle()
    apply(marks)
    settle()
    again = milliseconds(lambda: apply(marks), clock)
    settle()
    index = MateIndex(evidence)
    first = milliseconds(lambda: index.mates(CANDIDATE, 0), clock, 1)

    def hover(position: int) -> None:
        found = index.mates(CANDIDATE, position)
        for name, pane in panes.items():
            pane.show_mates(*found.get(name, ((), ())))
            pane.editor.viewport().repaint()

    positions = iter([*range(7)] * 10)
    hovering = milliseconds(lambda: hover(next(positions)), clock, 21)
    splitter.close()
    return making, median(applied), median(rest), again, first, hovering


def main() -> None:
    """Print the table."""
    application = QApplication(sys.argv)
    application.setStyle("Fusion")
    print(" | ".join(f"{head:>14}" for head in HEADS))  # noqa: T201
    for size in SIZES:
        row = bench(size)
        print(" | ".join([f"{size:>14,}", *(f"{each:14.1f}" for each in row)]), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
