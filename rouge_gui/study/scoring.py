"""Scoring as the work of a process: what travels, and how it is read again."""

from dataclasses import dataclass

from rouge_gui.rouge.options import Options
from rouge_gui.rouge.score import Counts, Score
from rouge_gui.study.process import Work
from rouge_gui.study.run import Failure, Pair, Result, process_died, score_pair

Numbers = tuple[tuple[float, ...], tuple[float, ...]]
Plain = tuple[str, str, str | tuple[Numbers, ...]]


@dataclass(frozen=True)
class Scoring(Work[Pair, Result | Failure]):
    """Scores pairs under `options`; only numbers travel."""

    options: Options

    def size(self, task: Pair) -> int:
        """Return the characters that are compared."""
        return len(task.candidate) + sum(map(len, task.references))

    def answer(self, task: Pair) -> Plain:
        """Score one pair."""
        outcome = score_pair(task, self.options)
        if isinstance(outcome, Failure):
            return outcome.example, outcome.system, outcome.message
        numbers = zip(map(tuple, outcome.scores.values()), map(tuple, outcome.counts.values()), strict=True)
        return outcome.example, outcome.system, tuple(numbers)

    def heard(self, answer: Plain) -> Result | Failure:
        """Return the result that was told."""
        example, system, told = answer
        if isinstance(told, str):
            return Failure(example, system, told)
        variants = self.options.variants
        scores = {name: Score(*score) for name, (score, _) in zip(variants, told, strict=True)}
        counts = {name: Counts(*count) for name, (_, count) in zip(variants, told, strict=True)}
        return Result(example, system, scores, counts)

    def lost(self, task: Pair) -> Result | Failure:
        """Return the failure of a pair whose process has died."""
        return process_died(task)
