"""Tells in the import report what the options leave out, found beside the window once a corpus is scored."""

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from rouge_gui.corpus.example import Problem
from rouge_gui.gui.loading import Loading
from rouge_gui.gui.views.report_view import ReportView
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.rouge.options import Options
from rouge_gui.study.blocks import Block
from rouge_gui.study.losses import Losses


class LossesTold(QObject):
    """Keeps the lines about losses up to date: under other options others are lost.

    `told` once all of a scored corpus are told; what goes wrong is told as the `failed` of loading.
    """

    told = Signal()

    def __init__(self, loading: Loading, report: ReportView, place: Callable[[], Path]) -> None:
        """Tell the lines of `place()`, which is open."""
        super().__init__(loading)
        self._loading, self._report, self._place = loading, report, place
        self._losses = Losses(loading.options)
        self._finder = Runner(self)
        self._finder.batched.connect(self._on_found)
        self._finder.failed.connect(loading.failed)
        loading.started.connect(self._on_begun)
        loading.restarted.connect(self._on_begun)
        loading.blocks_arrived.connect(self._on_blocks_arrived)
        loading.ended.connect(self._on_ended)

    def close(self) -> bool:
        """Let what is looked at end; False where it did not in time."""
        return self._finder.close()

    def _on_begun(self, options: Options) -> None:
        self._finder.cancel()
        self._losses = Losses(options)
        self._report.show_losses(())

    def _on_blocks_arrived(self, blocks: list[Block]) -> None:
        for block in blocks:
            self._losses.add_block(block)

    def _on_ended(self) -> None:
        losses, path = self._losses, self._place()
        waiting = list(self._loading.corpus)

        def looking() -> Iterator[list[Problem] | None]:
            while waiting:
                losses.add(waiting.pop())
                yield None
            yield list(losses.problems(path))

        self._finder.start(Job(looking, 1))

    def _on_found(self, found: list[list[Problem] | None]) -> None:
        if found[-1] is not None:
            self._report.show_losses(found[-1])
            self.told.emit()
