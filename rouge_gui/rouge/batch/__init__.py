"""Scores of whole corpora as arrays, equal to those of `evaluate` to the last bit."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rouge_gui.rouge.batch.scoring import score

__all__ = ["score"]


def __getattr__(name: str) -> object:
    """Return `score`, with numpy loaded only now: which engine runs is told without it."""
    if name != "score":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from rouge_gui.rouge.batch.scoring import score

    return score
