"""Counting by the compiled kernel, which lets the interpreter go while it reads and counts."""

from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from rouge_gui.rouge.batch.kernels import Workspace
from rouge_gui.rouge.batch.numbering import Numbered, is_in_kernel, numbered_in_python, steps_of
from rouge_gui.rouge.batch.plan import UNION, Plan
from rouge_gui.rouge.batch.weighing import REFERENCE_TOTAL, each_once
from rouge_gui.rouge.options import Options

CHOICE_TOTAL, COLUMNS = 3, 4


class Kernel:
    """Counts what `plan` asks for, in texts read under `options`; any number of threads may count at once."""

    def __init__(self, options: Options, plan: Plan) -> None:
        self._options, self._plan = options, plan
        self._table = plan.table()
        self._steps = steps_of(options) if is_in_kernel(options) else None
        self._idle: deque[Workspace] = deque()

    def count(
        self, candidates: Sequence[str], references: Sequence[Sequence[str]]
    ) -> tuple[NDArray[np.float64], tuple[float, ...]]:
        """Return what `portable.count` returns."""
        texts = [*candidates, *chain.from_iterable(references)]
        with self._workspace() as workspace:
            words, views = self._read(workspace, texts)
            pairs = np.empty((len(texts) - len(candidates), 4), np.int64)
            pairs[:, 0] = np.repeat(np.arange(len(candidates)), [len(each) for each in references])
            pairs[:, 1] = np.arange(len(candidates), len(texts))
            pairs[:, 2:] = pairs[:, :2] if views is None else views[pairs[:, :2]]
            worths = self._plan.worths(words.longest)
            counts = workspace.count(
                words.ids, words.sentences, words.texts, words.numbers, pairs, self._table, worths
            )
        return self._completed(counts)

    @contextmanager
    def _workspace(self) -> Iterator[Workspace]:
        try:
            workspace = self._idle.pop()
        except IndexError:
            workspace = Workspace()
        yield workspace
        self._idle.append(workspace)

    def _read(self, workspace: Workspace, texts: list[str]) -> tuple[Numbered, NDArray[np.int64] | None]:
        if self._steps is None:
            return numbered_in_python(texts, self._options)
        return Numbered(*workspace.read(texts, *self._steps)), None

    def _completed(self, counts: NDArray[np.float64]) -> tuple[NDArray[np.float64], tuple[float, ...]]:
        """Return `counts` with the totals by which the original chooses, and ROUGE-W's as it divides by them."""
        complete = np.full((*counts.shape[:2], COLUMNS), np.nan)
        complete[:, :, :CHOICE_TOTAL] = counts
        inverses = [1.0] * len(self._plan.rows)
        for place, (kind, *_) in enumerate(self._plan.rows):
            if kind == UNION:
                complete[:, place, CHOICE_TOTAL] = counts[:, place, REFERENCE_TOTAL]
        for place, weighted in self._plan.weighted.items():
            inverses[place] = 1.0 / weighted.weight
            once = counts[:, place, REFERENCE_TOTAL]
            complete[:, place, CHOICE_TOTAL] = once
            if weighted.as_perl:
                complete[:, place, REFERENCE_TOTAL] = each_once(once, weighted.worth)
        return complete, tuple(inverses)
