"""The views that show results, one file each; `VIEWS` registers them for the docks."""

from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from rouge_gui.gui.views.corpus_view import CorpusView
from rouge_gui.gui.views.report_view import ReportView
from rouge_gui.gui.views.score_view import ScoreView


class View(NamedTuple):
    """A view's title, which its dock shows, and the class that `make`s it without arguments."""

    title: str
    make: type[QWidget]


VIEWS: dict[str, View] = {
    "corpus": View("Corpus", CorpusView),
    "scores": View("Scores", ScoreView),
    "report": View("Import report", ReportView),
}
