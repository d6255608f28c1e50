"""The list of cases: each item with its state in words, a sign and a colour, and how far its annotators part."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QBrush, QColor

from rouge_gui.colours import LIGHT, Theme
from rouge_gui.gui.language import decimals, shown, whole
from rouge_gui.gui.models.cells import Index
from rouge_gui.gui.projects.moments import day_of
from rouge_gui.gui.systems.sorted_rows import Column, SortedRows
from rouge_gui.study.annotating.adjudication import Case, State
from rouge_gui.wording import said

Role = Qt.ItemDataRole


@dataclass(frozen=True)
class Look:
    """How a state is shown: its sign, its words, the colour of the theme that it has, and what it means."""

    sign: str
    words: str
    colour: str
    help: str


LOOKS: Mapping[State, Look] = {
    State.DISAGREEMENT: Look(
        "\N{NOT EQUAL TO}", said("disagreement"), "red", said("Annotators differ, nothing is decided.")
    ),
    State.INCOMPLETE: Look(
        "\N{HORIZONTAL ELLIPSIS}",
        said("incomplete"),
        "amber",
        said("Somebody on whose list it stands has not judged it."),
    ),
    State.AGREEMENT: Look("=", said("agreement"), "green", said("All say the same, nothing is decided.")),
    State.REJECTED: Look(
        "\N{MULTIPLICATION SIGN}",
        said("decided otherwise"),
        "link",
        said("Decided, as none of the annotators said."),
    ),
    State.ACCEPTED: Look(
        "\N{CHECK MARK}", said("accepted"), "text", said("Decided, as one of the annotators said.")
    ),
}


def in_words(state: State) -> str:
    """Return a state in words behind its sign."""
    return f"{LOOKS[state].sign} {shown(LOOKS[state].words)}"


def case_columns() -> list[Column[Case]]:
    """Return the state, the item, how far apart, who is missing, and who decided."""
    order = list(State)
    return [
        Column(
            said("State"),
            said("Whether annotators agree, and whether somebody has decided."),
            lambda case: in_words(case.state),
            lambda case: order.index(case.state),
            told=lambda case: shown(LOOKS[case.state].help),
            spoken=lambda case: shown(LOOKS[case.state].words),
            is_number=False,
        ),
        Column(
            said("Example"),
            said("What was judged."),
            lambda case: case.item.example,
            lambda case: case.item.example,
            is_number=False,
        ),
        Column(said("Systems"), said("Whose candidates."), systems_of, systems_of, is_number=False),
        Column(
            said("Apart"),
            said("Summed over the questions: how far the two that differ most are apart, 0 to 1 each."),
            lambda case: decimals(case.distance, 2),
            lambda case: case.distance,
        ),
        Column(
            said("Missing"),
            said("Who has not judged it yet."),
            lambda case: ", ".join(case.missing),
            lambda case: len(case.missing),
            is_number=False,
        ),
        Column(said("Decided by"), said("Who decided last."), _decider, _decided_at, is_number=False),
    ]


def systems_of(case: Case) -> str:
    """Return the systems whose candidates were judged."""
    return " \N{EN DASH} ".join(case.item.systems)


def summary(counts: Mapping[State, int]) -> str:
    """Return how many cases are in each state, the states that no case is in left out."""
    told = [f"{whole(counts[state])} {in_words(state)}" for state in State if counts.get(state)]
    return "   ".join(told)


class CaseRows(SortedRows[Case]):
    """Cases; the state is written in the colours of a theme."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(case_columns(), lambda case: case.item, parent)
        self._theme = LIGHT

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`; who shows the cells repaints them."""
        self._theme = theme

    def put(self, at: int, case: Case) -> None:
        """Show `case` in row `at` from now on."""
        self.rows[at] = case
        self.dataChanged.emit(self.index(at, 0), self.index(at, len(self.columns) - 1))

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        if role == Role.ForegroundRole and index.isValid() and not index.column():
            colour: str = getattr(self._theme, LOOKS[self.rows[index.row()].state].colour)
            return QBrush(QColor(colour))
        return super().data(index, role)


def _decider(case: Case) -> str:
    decision = case.decision
    if decision is None:
        return ""
    return ", ".join(filter(None, (decision.annotator, day_of(decision.moment))))


def _decided_at(case: Case) -> str:
    return "" if case.decision is None else f"{case.decision.annotator}, {case.decision.moment}"
