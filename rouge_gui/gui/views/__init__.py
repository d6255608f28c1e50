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
from rouge_gui.wording import said


class Side(Enum):
    """Which half a view stands in; the value names the half for screen readers."""

    CORPUS = said("Views of the corpus")
    EXAMPLE = said("Views of the open example")


class View(NamedTuple):
    """A view's title, which its tab shows, the class that `make`s it without arguments, and its half.

    A view with a method `show_assessment(Assessment)` is told of the open example.
    """

    title: str
    make: type[QWidget]
    side: Side


VIEWS: dict[str, View] = {
    "corpus": View(said("Corpus"), CorpusView, Side.CORPUS),
    "scores": View(said("Scores"), ScoreView, Side.EXAMPLE),
    "compare": View(said("Compare"), CompareView, Side.EXAMPLE),
    "why": View(said("Why do these differ?"), WhyView, Side.EXAMPLE),
    "cues": View(said("Cues"), CueView, Side.EXAMPLE),
    "matches": View(said("Matches"), MatchView, Side.EXAMPLE),
    "hand_count": View(said("Count by hand"), HandCountView, Side.EXAMPLE),
    "why_lit": View(said("Why lit?"), WhyLitView, Side.EXAMPLE),
    "what_if": View(said("What if"), HistoryView, Side.EXAMPLE),
    "tokens": View(said("Tokens"), TokensView, Side.EXAMPLE),
    "queue": View(said("Suspicion"), QueueView, Side.CORPUS),
    "report": View(said("Import report"), ReportView, Side.CORPUS),
}
