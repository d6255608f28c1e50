"""The second candidate: another system's summary of the open example, its edits and its own assessment."""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoStack

from rouge_gui.corpus.example import Example
from rouge_gui.errors import RougeGuiError
from rouge_gui.gui.assessment import Assessment, assess
from rouge_gui.gui.editing import Edit, push
from rouge_gui.gui.opened import CANDIDATE, Opened, open_texts
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.rouge.options import Options
from rouge_gui.store.drafts import Copied, Drafts

SETTLE_MS = 150
NOBODY = ""
NO_EDITS = Copied({})


class Second(QObject):
    """Keeps candidate B beside the open one (A), against the same references and under the same options.

    `opened` (Opened, or None where there is no second candidate), `replaced` (Edit) after an undo or redo that the
    pane must show, `assessed` (Assessment), `failed` (the error). The system stays from example to example where
    the next one has it; when A turns to B's system, B turns to A's former one.
    """

    opened = Signal(object)
    replaced = Signal(object)
    assessed = Signal(object)
    failed = Signal(object)

    def __init__(self, drafts: Drafts, undo_stack: QUndoStack, parent: QObject | None = None) -> None:
        """`undo_stack` takes B's edits among those of the other texts."""
        super().__init__(parent)
        self.texts: Opened | None = None
        self.assessment: Assessment | None = None
        self._drafts = drafts
        self._shows_edits = True
        self._undo_stack = undo_stack
        self._example = Example("")
        self._first: Opened | None = None
        self._options = Options()
        self._wanted = NOBODY
        self._asked: tuple[Opened, Options] | None = None
        self._unkept = self._has_steps = False
        self._runner = Runner(self)
        self._runner.batched.connect(self._on_batched)
        self._runner.failed.connect(self.failed)
        self._settle = QTimer(self, interval=SETTLE_MS, singleShot=True)
        self._settle.timeout.connect(self._on_settled)

    @property
    def system(self) -> str:
        """Whose candidate is shown as B, empty for nobody's."""
        return NOBODY if self.texts is None else self.texts.system

    def choices(self) -> list[str]:
        """Return the systems that can be B: all of the open example but A's."""
        mine = NOBODY if self._first is None else self._first.system
        return [system for system in self._example.candidates if system != mine]

    def all_texts(self) -> list[Opened]:
        """Return the texts of each system of the open example, A's as they are edited."""
        return [] if self._first is None else every_system(self._example, self._first, self._drafts)

    def choose(self, system: str) -> None:
        """Show the candidate of `system` as B, of nobody where it is empty or not among the choices."""
        self._wanted = system
        self._open(system)

    def show_edits(self, *, shown: bool) -> None:
        """Open texts as they were edited, or as they were loaded, from the next one on."""
        self._keep_draft()
        self._shows_edits = shown

    def toggle(self) -> None:
        """Show the candidate of the system after A's as B, or nobody's where there is one."""
        systems, choices = list(self._example.candidates), self.choices()
        if self.texts is not None or not choices or self._first is None:
            self.choose(NOBODY)
            return
        at = systems.index(self._first.system) + 1 if self._first.system in systems else 0
        self.choose(systems[at % len(systems)])

    def follow_example(self, example: Example, first: Opened, options: Options) -> None:
        """Take in that other texts were opened as A (Session.opened)."""
        before, self._first = self._first, first
        self._example, self._options = example, options
        if self._wanted and first.system == self._wanted and before is not None:
            self._wanted = before.system
        self._open(self._wanted)

    def follow(self, first: Opened, options: Options) -> None:
        """Take in what else of A changed (Session.evaluated): references, source and options are B's too."""
        self._first, self._options = first, options
        if self.texts is None:
            return
        texts = beside(first, self.texts)
        if (texts, options) != self._asked:
            self.texts = texts
            self._assess()

    def edit(self, edit: Edit) -> None:
        """Take in an edit that the user made in B's pane."""
        self._apply(edit)
        push(self._undo_stack, edit, self._put)
        self._has_steps = True

    def close(self) -> bool:
        """Keep the edits and stop the worker; False where it did not end in time."""
        self._keep_draft()
        return self._runner.close()

    def _open(self, system: str) -> None:
        self._keep_draft()
        if self._has_steps:
            # Steps of the B before would change the text of the next one.
            self._undo_stack.clear()
            self._has_steps = False
        self.assessment = None
        self._runner.cancel()
        if self._first is None or system not in self.choices():
            self.texts = None
        else:
            edits = self._drafts if self._shows_edits else NO_EDITS
            self.texts = beside(self._first, open_texts(self._example, system, edits))
        self.opened.emit(self.texts)
        self._assess()

    def _put(self, edit: Edit) -> None:
        self._apply(edit)
        self.replaced.emit(edit)

    def _apply(self, edit: Edit) -> None:
        if self.texts is not None:
            self.texts = self.texts.after(edit)
            self._unkept = True
            self._settle.start()

    def _on_settled(self) -> None:
        self._keep_draft()
        self._assess()

    def _keep_draft(self) -> None:
        if not self._unkept or self.texts is None:
            return
        try:
            self._drafts.keep(self.texts.key(CANDIDATE), self.texts.candidate)
            self._unkept = False
        except RougeGuiError as error:
            self.failed.emit(error)

    def _assess(self) -> None:
        texts, options = self.texts, self._options
        if texts is None:
            return

        self._asked = texts, options

        def scoring() -> Iterator[Assessment]:
            yield assess(texts, options)

        self._runner.start(Job(scoring, 1))

    def _on_batched(self, assessed: list[Assessment]) -> None:
        self.assessment = assessed[-1]
        self.assessed.emit(self.assessment)


def every_system(example: Example, first: Opened, drafts: Drafts) -> list[Opened]:
    """Return the texts of each system of `example`, beside `first`, which is one of them."""
    return [
        first if system == first.system else beside(first, open_texts(example, system, drafts))
        for system in example.candidates
    ]


def beside(first: Opened, second: Opened) -> Opened:
    """Return the candidate of `second` with the source and references of `first` as they are edited."""
    return replace(
        first,
        system=second.system,
        loaded={**first.loaded, CANDIDATE: second.loaded[CANDIDATE]},
        texts={**first.texts, CANDIDATE: second.candidate},
    )
