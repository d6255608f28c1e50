"""What the actions of reading work on, taken from what those of the window do."""

from collections.abc import Callable
from dataclasses import dataclass

from rouge_gui import assets
from rouge_gui.gui.commands import Parts
from rouge_gui.gui.reading_commands import ReadingParts
from rouge_gui.gui.system_bar import SystemBar
from rouge_gui.gui.tour_places import TourPlaces


@dataclass(frozen=True)
class Steps:
    """What only the window as a whole can do: `show` opens an example's candidate of a system for the tour."""

    toggle_second: Callable[[], object]
    open_example: Callable[[str], object]
    show: Callable[[str, str], object]


def reading_parts(parts: Parts, system_bar: SystemBar, steps: Steps) -> ReadingParts:
    """Return what the actions of reading work on."""
    reading, results, desk = parts.reading, parts.results, parts.desk
    places = {
        "candidate": reading.candidate,
        "source": reading.source,
        "references": reading.references,
        "legend": reading.legend,
        "scores": results.scores,
        "options": parts.options_dock,
        "systems": system_bar,
        "corpus": parts.corpus_view,
    }
    tour = TourPlaces(places, parts.loading, lambda: parts.open_paths([assets.samples()]), steps.show)
    return ReadingParts(
        window=parts.window,
        appearance=parts.appearance,
        session=parts.session,
        matches=reading,
        finding=desk.find_bar,
        syncing=reading.sync,
        tell=parts.window.statusBar().showMessage,
        tell_wrong=parts.notices.show_error,
        show_view=results.show_view,
        show_source=lambda shown: reading.show_source(shown=shown),
        show_origins=lambda shown: desk.show_origins(shown=shown),
        show_connectors=lambda shown: reading.show_connectors(shown=shown),
        toggle_second=steps.toggle_second,
        swap=desk.swap,
        examples=lambda: [example.id for example in parts.loading.corpus],
        open_example=steps.open_example,
        tour_part=tour.part,
        open_tour_example=tour.open_example,
    )
