"""What the views of the window of systems are told: everything known so far of the systems of a corpus."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol, runtime_checkable

from PySide6.QtCore import SignalInstance

from rouge_gui.colours import Theme
from rouge_gui.corpus.example import Example
from rouge_gui.rouge.options import Options
from rouge_gui.study.comparing.comparison import Comparison
from rouge_gui.study.measures import Measures


@dataclass(frozen=True)
class Findings:
    """`examples` with their candidates, those of baselines included, and what was measured of them under `options`.

    `measures` hold the scores of each variant, once they are read the traits, and the ratings where there are any.
    `comparison` is None until the systems were compared, and where they have no example in common.
    """

    examples: Sequence[Example]
    options: Options
    measures: Measures
    comparison: Comparison | None = None

    def joined(self, measured: Measures) -> "Findings":
        """Return the findings with what else was measured of the candidates, in the comparison too."""
        known = self.comparison
        return replace(
            self,
            measures=self.measures.joined(measured),
            comparison=known and replace(known, measures=known.measures.joined(measured)),
        )


@runtime_checkable
class SystemsPart(Protocol):
    """A view of the window of systems.

    `example_opened` (example, system) and `pair_opened` (example, first system, second system) ask the main window to
    show texts, `failed` tells an error.
    """

    example_opened: SignalInstance
    pair_opened: SignalInstance
    failed: SignalInstance

    def show_findings(self, findings: Findings) -> None:
        """Show what is known; called again each time more is known, while the view is in front."""

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`."""

    def end_work(self) -> bool:
        """Stop what runs beside the window; False where it did not end in time."""
