"""The views that show results, one file each; `VIEWS` registers them for the tabs."""

from enum import Enum
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from rouge_gui.gui.views.compare_view import CompareView
from rouge_gui.gui.views.corpus_view import CorpusView
from rouge_gui.gui.views.cue_view import CueView
from rouge_gui.gui.views.hand_count_view import HandCountView
from rouge_gui.gui.views.history_view import HistoryView
from rouge_gui.gui.views.match_view import MatchView
from rouge_gui.gui.views.queue_view import QueueView
from rouge_gui.gui.views.report_view import ReportView
from rouge_gui.gui.views.score_view import ScoreView
from rouge_gui.gui.views.tokens_view import TokensView
from rouge_gui.gui.views.why_lit_view import WhyLitView
from rouge_gui.gui.views.why_view import WhyView


class Side(Enum):
    """Which half a view stands in; the value names the half for screen readers."""

    CORPUS = "Views of the corpus"
    EXAMPLE = "Views of the open example"


class View(NamedTuple):
    """A view's title, which its tab shows, the class that `make`s it without arguments, and its half.

    A view with a method `show_assessment(Assessment)` is told of the open example.
    """

    title: str
    make: type[QWidget]
    side: Side


VIEWS: dict[str, View] = {
    "corpus": View("Corpus", CorpusView, Side.CORPUS),
    "scores": View("Scores", ScoreView, Side.EXAMPLE),
    "compare": View("Compare", CompareView, Side.EXAMPLE),
    "why": View("Why do these differ?", WhyView, Side.EXAMPLE),
    "cues": View("Cues", CueView, Side.EXAMPLE),
    "matches": View("Matches", MatchView, Side.EXAMPLE),
    "hand_count": View("Count by hand", HandCountView, Side.EXAMPLE),
    "why_lit": View("Why lit?", WhyLitView, Side.EXAMPLE),
    "what_if": View("What if", HistoryView, Side.EXAMPLE),
    "tokens": View("Tokens", TokensView, Side.EXAMPLE),
    "queue": View("Suspicion", QueueView, Side.CORPUS),
    "report": View("Import report", ReportView, Side.CORPUS),
}
