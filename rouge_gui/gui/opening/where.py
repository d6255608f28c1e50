"""Where one is in the window, as named texts: taken for a session file, and brought back from one."""

from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QMainWindow

from rouge_gui.gui.results_area import ResultsArea
from rouge_gui.gui.second import Second
from rouge_gui.gui.session import Session
from rouge_gui.gui.views import VIEWS

DESCENDING = "descending"


@dataclass(frozen=True)
class Where:
    """Takes and brings back where one is: the open example and its second candidate, filter, order, views, window."""

    window: QMainWindow
    session: Session
    second: Second
    results: ResultsArea
    layout_version: int

    def taken(self) -> dict[str, str]:
        """Return where one is now."""
        corpus = self.results.corpus
        column, order = corpus.model.sorted_by
        return {
            "example": self.session.texts.example,
            "system": self.session.texts.system,
            "second": self.second.system,
            "filter": corpus.filter.text(),
            "sorted_by": corpus.model.columns[column].label if column >= 0 else "",
            "order": DESCENDING if order is Qt.SortOrder.DescendingOrder else "ascending",
            "views": " ".join(name for name in VIEWS if self.results.is_shown(name)),
            "geometry": _text(self.window.saveGeometry()),
            "layout": _text(self.window.saveState(self.layout_version)),
        }

    def bring_back_window(self, view: Mapping[str, str]) -> None:
        """Give window and views the places that `view` says."""
        self.window.restoreGeometry(_bytes(view.get("geometry", "")))
        self.window.restoreState(_bytes(view.get("layout", "")), self.layout_version)
        for name in view.get("views", "").split():
            if name in VIEWS:
                self.results.show_view(name)

    def bring_back_table(self, view: Mapping[str, str]) -> None:
        """Filter and sort the table of the corpus as `view` says; a column that is not there sorts nothing."""
        corpus = self.results.corpus
        corpus.filter.setText(view.get("filter", ""))
        labels = [column.label for column in corpus.model.columns]
        if (wanted := view.get("sorted_by")) in labels:
            order = (
                Qt.SortOrder.DescendingOrder
                if view.get("order") == DESCENDING
                else Qt.SortOrder.AscendingOrder
            )
            corpus.table.horizontalHeader().setSortIndicator(labels.index(wanted), order)


def _text(data: QByteArray) -> str:
    return b64encode(data.data()).decode("ascii")


def _bytes(text: str) -> QByteArray:
    """Return what `_text` wrote; Qt refuses what is no state of a window and changes nothing."""
    return QByteArray(b64decode(text.encode("ascii", "replace")))
