"""What the window works on: the open example, its edits, the options, and the evaluation that follows from them."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoStack

from rouge_gui.corpus.example import Example
from rouge_gui.errors import RougeGuiError
from rouge_gui.gui.assessment import Assessment, assess
from rouge_gui.gui.editing import Edit, EditStep, push
from rouge_gui.gui.opened import Opened, open_texts
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.rouge.options import Options
from rouge_gui.store.drafts import Copied, Drafts

SETTLE_MS = 150
TYPED_MS = 0
NOTHING_OPEN = Example("")
NO_EDITS = Copied({})


class Session(QObject):
    """Holds the open texts and keeps their evaluation current.

    `opened` follows a change of the open example, `replaced` an undo or redo that the pane of that role must show,
    `evaluated` every new assessment, `options_changed` every new set of options, `failed` what could
    not be done.
    """

    opened = Signal(object)
    replaced = Signal(object)
    evaluated = Signal(object)
    options_changed = Signal(object)
    failed = Signal(object)

    def __init__(self, options: Options, drafts: Drafts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.options = options
        self.undo_stack = QUndoStack(self)
        self._drafts = drafts
        self._shows_edits = True
        self._example = NOTHING_OPEN
        self.texts: Opened = open_texts(NOTHING_OPEN, "", drafts)
        self.assessment: Assessment | None = None
        self._unkept: set[str] = set()
        self._runner = Runner(self)
        self._runner.batched.connect(self._on_batched)
        self._runner.failed.connect(self.failed)
        self._settle = QTimer(self, interval=SETTLE_MS, singleShot=True)
        self._settle.timeout.connect(self._on_settled)
        self._changed = QTimer(self, interval=SETTLE_MS, singleShot=True)
        self._changed.timeout.connect(self.evaluate)
        self._typed = QTimer(self, interval=TYPED_MS, singleShot=True)
        self._typed.timeout.connect(self.evaluate)

    @property
    def example(self) -> Example:
        """The open example as it was opened, without edits."""
        return self._example

    def open_example(self, example: Example, system: str) -> None:
        """Show `example` with the candidate of `system`; edits of the texts shown so far are kept as drafts."""
        self._keep_drafts()
        self._example = example
        self.undo_stack.clear()
        self._show(open_texts(example, system, self._drafts if self._shows_edits else NO_EDITS))

    def show_edits(self, *, shown: bool) -> None:
        """Open texts as they were edited, or as they were loaded, from the next one on."""
        self._keep_drafts()
        self._shows_edits = shown

    def _show(self, texts: Opened) -> None:
        self.texts = texts
        self.opened.emit(texts)
        self.evaluate()

    def edits(self) -> Copied:
        """Return the edits of all examples as they are now, for another thread."""
        self._keep_drafts()
        return self._drafts.copied()

    def set_options(self, options: Options) -> None:
        """Score the open example under `options` from now on."""
        if options == self.options:
            return
        self.options = options
        self.options_changed.emit(options)
        self._changed.start()

    def edit(self, edit: Edit) -> None:
        """Take in an edit that the user made in a pane."""
        self._apply(edit)
        push(self.undo_stack, edit, self._put)

    def revert(self) -> None:
        """Give every open text its loaded form again; that can be undone."""
        loaded = {role: self.texts.loaded.get(role, "") for role in self.texts.texts}
        self.restore(loaded, "revert to the loaded texts")

    def restore(self, texts: Mapping[str, str], words: str) -> None:
        """Give the open texts the form they have in `texts` (by role), as one step of undo called `words`."""
        now = self.texts.texts
        edits = [
            Edit(role, 0, now[role], text)
            for role, text in texts.items()
            if role in now and now[role] != text
        ]
        if not edits:
            return
        self.undo_stack.beginMacro(words)
        for edit in edits:
            self._put(edit)
            self.undo_stack.push(EditStep(edit, self._put))
        self.undo_stack.endMacro()

    def add_reference(self) -> None:
        """Add an empty reference to the open texts."""
        self._keep_drafts()
        self.undo_stack.clear()
        self._show(self.texts.with_reference())

    def remove_last_reference(self) -> None:
        """Take the last reference of the open texts away, as long as one is left; the corpus keeps it."""
        if len(self.texts.references) > 1:
            self._keep_drafts()
            self.undo_stack.clear()
            self._show(self.texts.without_last_reference())

    def close(self) -> bool:
        """Keep the edits and stop the worker; False where it did not end in time."""
        self._keep_drafts()
        return self._runner.close()

    def _put(self, edit: Edit) -> None:
        self._apply(edit)
        self.replaced.emit(edit)

    def _apply(self, edit: Edit) -> None:
        self.texts = self.texts.after(edit)
        self._unkept.add(edit.role)
        self._settle.start()
        self._typed.start()

    def _on_settled(self) -> None:
        self._keep_drafts()

    def _keep_drafts(self) -> None:
        try:
            for role in self._unkept & self.texts.texts.keys():
                self._drafts.keep(self.texts.key(role), self.texts.texts[role])
            self._unkept.clear()
        except RougeGuiError as error:
            self.failed.emit(error)

    def evaluate(self) -> None:
        """Score the open texts as they are now."""
        texts, options = self.texts, self.options

        def scoring() -> Iterator[Assessment]:
            yield assess(texts, options)

        self._runner.start(Job(scoring, 1))

    def _on_batched(self, assessed: list[Assessment]) -> None:
        self.assessment = assessed[-1]
        self.evaluated.emit(self.assessment)
