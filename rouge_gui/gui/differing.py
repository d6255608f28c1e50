"""Comparing two options beside the window: the open pair, the corpus, and what a real package gives."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from rouge_gui.corpus.example import Example
from rouge_gui.gui.language import shown
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.rouge.difference import Difference, differences
from rouge_gui.rouge.options import Options
from rouge_gui.study.attribution import Attribution, Compared, compare
from rouge_gui.study.real_tools import RealTool, agreement
from rouge_gui.study.run import Failure


@dataclass(frozen=True)
class OpenPair:
    """The texts that are open."""

    candidate: str
    references: tuple[str, ...]


class Differing(QObject):
    """Carries out one comparison at a time, and beside it one question to a real package.

    `pair_compared` (list of Difference) comes once; `corpus_compared` (Attribution, list of Failure) comes again
    and again as candidates are added up, with `progressed` (done, steps, seconds left). Then `ended`, also where
    it was cancelled. `answered` (str) is what a real package gave, `failed` (exception) what went wrong.
    """

    pair_compared = Signal(list)
    corpus_compared = Signal(object, list)
    progressed = Signal(int, int, float)
    ended = Signal()
    answered = Signal(str)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._attribution: Attribution | None = None
        self._failures: list[Failure] = []
        self._comparer, self._asker = Runner(self), Runner(self)
        self._comparer.batched.connect(self._on_batched)
        self._comparer.progressed.connect(self.progressed)
        self._comparer.finished.connect(self.ended)
        self._comparer.cancelled.connect(self.ended)
        self._comparer.failed.connect(self.failed)
        self._asker.batched.connect(self._on_answered)
        self._asker.failed.connect(self.failed)

    def compare_pair(self, pair: OpenPair, options_a: Options, options_b: Options) -> None:
        """Compare the open texts."""
        self._attribution = None

        def work() -> Iterator[list[Difference]]:
            yield differences(pair.candidate, pair.references, options_a, options_b)

        self._comparer.start(Job(work, 1))

    def compare_corpus(self, examples: Sequence[Example], options_a: Options, options_b: Options) -> None:
        """Compare every candidate of `examples`."""
        self._attribution, self._failures = Attribution(options_a, options_b), []
        steps = sum(len(example.candidates) for example in examples)
        self._comparer.start(Job(lambda: compare(examples, options_a, options_b), steps))

    def ask(self, tool: RealTool, pair: OpenPair, options: Options) -> None:
        """Have `tool` score the open texts."""

        def work() -> Iterator[str]:
            yield agreement(tool, pair.candidate, pair.references, options).sentence

        self._asker.start(Job(work, 1))

    def cancel(self) -> None:
        """Stop comparing; what was added up stays."""
        self._comparer.cancel()

    def close(self) -> bool:
        """Stop everything and wait for the threads; False where one did not end in time."""
        return all([self._comparer.close(), self._asker.close()])

    def _on_batched(self, results: list[list[Difference] | Compared | Failure]) -> None:
        attribution = self._attribution
        if attribution is None:
            self.pair_compared.emit(results[-1])
            return
        for result in results:
            if isinstance(result, Compared):
                attribution.add(result)
            elif isinstance(result, Failure):
                self._failures.append(result)
        self.corpus_compared.emit(attribution, self._failures)

    def _on_answered(self, answers: list[str]) -> None:
        self.answered.emit(shown(answers[-1]))
