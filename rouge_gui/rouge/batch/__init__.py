"""Scores of whole corpora as arrays, equal to those of `evaluate` to the last bit."""

from rouge_gui.rouge.batch.scoring import score

__all__ = ["score"]
