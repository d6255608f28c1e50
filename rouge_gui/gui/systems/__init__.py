"""The window that compares the systems of a corpus, one file or folder for each view; `SYSTEMS_VIEWS` registers them."""

from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from rouge_gui.gui.systems.plots.plots_view import PlotsView
from rouge_gui.gui.systems.protocols_view import ProtocolsView
from rouge_gui.gui.systems.ratings_view import RatingsView
from rouge_gui.gui.systems.systems_view import SystemsView
from rouge_gui.gui.systems.versus_view import VersusView
from rouge_gui.wording import said


class SystemsTab(NamedTuple):
    """A view's title, which its tab shows, and the class that `make`s it without arguments: a `findings.SystemsPart`."""

    title: str
    make: type[QWidget]


SYSTEMS_VIEWS: dict[str, SystemsTab] = {
    "systems": SystemsTab(said("Systems"), SystemsView),
    "versus": SystemsTab(said("A against B"), VersusView),
    "plots": SystemsTab(said("Plots"), PlotsView),
    "ratings": SystemsTab(said("Ratings"), RatingsView),
    "protocols": SystemsTab(said("Protocols"), ProtocolsView),
}
