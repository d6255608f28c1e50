"""The window that compares the systems of a corpus, one file or folder for each view; `SYSTEMS_VIEWS` registers them."""

from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from rouge_gui.gui.systems.plots.plots_view import PlotsView
from rouge_gui.gui.systems.protocols_view import ProtocolsView
from rouge_gui.gui.systems.ratings_view import RatingsView
from rouge_gui.gui.systems.systems_view import SystemsView
from rouge_gui.gui.systems.versus_view import VersusView


class SystemsTab(NamedTuple):
    """A view's title, which its tab shows, and the class that `make`s it without arguments: a `findings.SystemsPart`."""

    title: str
    make: type[QWidget]


SYSTEMS_VIEWS: dict[str, SystemsTab] = {
    "systems": SystemsTab("Systems", SystemsView),
    "versus": SystemsTab("A against B", VersusView),
    "plots": SystemsTab("Plots", PlotsView),
    "ratings": SystemsTab("Ratings", RatingsView),
    "protocols": SystemsTab("Protocols", ProtocolsView),
}
