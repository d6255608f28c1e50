"""What a cue is, and what it finds: places of the candidate worth a look, each with its reason and its evidence."""

from collections.abc import Callable
from dataclasses import dataclass

from rouge_gui.rouge.evidence.reading import Reading
from rouge_gui.rouge.text import Span
from rouge_gui.wording import listed

RED, AMBER, GREEN = "red", "amber", "green"


@dataclass(frozen=True)
class Place:
    """A stretch of the candidate (`start` to `end`, code points) and why it is worth a look.

    `source` is the stretch of the source to compare it with; `reference` the number of a reference and the stretch in it.
    """

    cue: str
    severity: str
    start: int
    end: int
    reason: str
    source: Span | None = None
    reference: tuple[int, Span] | None = None


@dataclass(frozen=True)
class Cue:
    """A reason to look, never a verdict.

    `letter` marks it in the gutter, `find` returns its places. `on_summeval` says in a sentence what was measured on
    rated summaries, `by_hand` on false sentences (empty: nothing was). `needs_source` and `needs_references` say
    without what it is off.
    """

    name: str
    letter: str
    help: str
    on_summeval: str
    by_hand: str
    find: Callable[[Reading], list[Place]]
    needs_source: bool = True
    needs_references: bool = False

    @property
    def precision(self) -> str:
        """All that was measured of it."""
        return listed(filter(None, (self.on_summeval, self.by_hand)), " ")
