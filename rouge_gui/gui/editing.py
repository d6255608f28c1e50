"""Edits of the open texts as undoable steps that run across panes."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QUndoCommand

TYPING = 1


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

    @property
    def edit(self) -> Edit:
        """What this step changed."""
        return self._edit

    def redo(self) -> None:
        """Make the edit again; at the push it stands already."""
        if not self._made:
            self._put(self._edit)
        self._made = False

    def undo(self) -> None:
        """Take the edit back."""
        self._put(self._edit.inverse())

    def id(self) -> int:
        """Tell Qt that typing steps may be merged."""
        return TYPING

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take over the next keystroke where it goes on from here."""
        if not isinstance(other, EditStep):
            return False
        whole = self._edit.continued(other.edit)
        if whole is None:
            return False
        self._edit = whole
        return True
