"""What the panes keep to themselves while somebody judges, and what they call the systems."""

from collections.abc import Callable
from dataclasses import dataclass

from rouge_gui.gui.language import tr


@dataclass(frozen=True)
class Cover:
    """Whether scores, marks and cues are hidden; `names` gives the word that a system is called by."""

    scores: bool = False
    marks: bool = False
    cues: bool = False
    names: Callable[[str], str] = str

    def title(self, system: str, letter: str) -> str:
        """Return the title of the pane with `system`'s candidate, which is `letter` of two, or alone for ""."""
        name = self.names(system) if system else ""
        if not letter:
            return tr("Candidate: {system}", system=name) if name else tr("Candidate")
        return letter if name == letter else f"{letter}: {name}"


OPEN = Cover()
