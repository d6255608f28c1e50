"""Counting without a compiler: what `measure` counts, pair by pair, as the columns of the compiled engine."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from rouge_gui.rouge.evaluate import measure
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.reading import read_text
from rouge_gui.rouge.score import Overlap


def count(
    candidates: Sequence[str], references: Sequence[Sequence[str]], options: Options
) -> tuple[NDArray[np.float64], tuple[float, ...]]:
    """Return the counts of each candidate with each of its references, (pairs, variants, 4), as in `joining.Counted`.

    With them for each variant the power that makes a score of a ratio.
    """
    overlaps = [
        [measured.overlap for measured in measure(ours, read_text(reference, options), options).values()]
        for ours, theirs in zip(
            (read_text(candidate, options) for candidate in candidates), references, strict=True
        )
        for reference in theirs
    ]
    counts = np.array([[_told(overlap) for overlap in row] for row in overlaps], np.float64)
    inverses = tuple(overlap.inverse for row in overlaps[:1] for overlap in row)
    return counts.reshape(len(overlaps), len(options.variants), 4), inverses


def _told(overlap: Overlap) -> tuple[float, float, float, float]:
    choice = np.nan if overlap.choice_total is None else overlap.choice_total
    return overlap.hits, overlap.candidate_total, overlap.reference_total, choice
