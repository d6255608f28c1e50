"""Edits of the open texts as undoable steps that run across panes."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QUndoCommand, QUndoStack


@dataclass(frozen=True)
class Edit:
    """`removed` was replaced by `added` at code point `position` of the text called `role`."""

    role: str
    position: int
    removed: str
    added: str

    def applied(self, text: str) -> str:
        """Return `text` after this edit."""
        return text[: self.position] + self.added + text[self.position + len(self.removed) :]

    def inverse(self) -> "Edit":
        """Return the edit that takes this one back."""
        return Edit(self.role, self.position, self.added, self.removed)

    def continued(self, later: "Edit") -> "Edit | None":
        """Return both edits as one where `later` goes on typing or erasing at the same place, else None."""
        if self.role != later.role or (self.added[-1:].isspace() and not later.added[-1:].isspace()):
            return None
        if not later.removed and not self.removed and later.position == self.position + len(self.added):
            return Edit(self.role, self.position, "", self.added + later.added)
        if not later.added and not self.added and later.position + len(later.removed) == self.position:
            return Edit(self.role, later.position, later.removed + self.removed, "")
        return None


class EditStep(QUndoCommand):
    """One edit on the undo stack. The pane has made it already when the step is pushed."""

    def __init__(self, edit: Edit, put: Callable[[Edit], None]) -> None:
        """`put` carries an edit out in the texts and in the pane."""
        super().__init__(f"edit of {edit.role}")
        self._edit = edit
        self._put = put
        self._made = True

    def redo(self) -> None:
        """Make the edit again; at the push it stands already."""
        if not self._made:
            self._put(self._edit)
        self._made = False

    def undo(self) -> None:
        """Take the edit back."""
        self._put(self._edit.inverse())

    def goes_on(self, edit: Edit, put: Callable[[Edit], None]) -> bool:
        """Take over the next keystroke where it goes on from here in the same pane."""
        whole = self._edit.continued(edit) if put == self._put else None
        if whole is not None:
            self._edit = whole
        return whole is not None


def push(stack: QUndoStack, edit: Edit, put: Callable[[Edit], None]) -> None:
    """Take an edit that is made in among the steps of `stack`: as one of its own, or as more of the last.

    `QUndoCommand.mergeWith` is not used: PySide never frees a step that Qt has merged, nor the window that it knows.
    """
    at = stack.index()
    last = stack.command(at - 1) if 0 < at == stack.count() else None
    if not (isinstance(last, EditStep) and last.goes_on(edit, put)):
        stack.push(EditStep(edit, put))
