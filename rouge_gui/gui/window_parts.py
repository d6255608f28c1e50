"""What each group of actions works on, taken from the window that they belong to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rouge_gui import assets
from rouge_gui.gui.commands import Parts
from rouge_gui.gui.opening.opening_commands import OpeningParts
from rouge_gui.gui.opening.where import Where
from rouge_gui.gui.preferences.preferences_commands import PreferencesParts
from rouge_gui.gui.reading_commands import ReadingParts
from rouge_gui.gui.tour_places import TourPlaces, parts_of

if TYPE_CHECKING:
    from rouge_gui.gui.main_window import MainWindow
    from rouge_gui.store.result_cache import ResultCache


def commands_of(window: MainWindow) -> Parts:
    """Return what the actions of the window as a whole work on."""
    return Parts(
        window,
        window.session,
        window.loading,
        window.appearance,
        window.notices,
        window.reading,
        window.results,
        window.corpus_view,
        window.options_dock,
        window.open_paths,
        window.step_system,
        window.side,
        window.desk,
    )


def reading_of(window: MainWindow) -> ReadingParts:
    """Return what the actions of reading work on."""
    tour = TourPlaces(
        parts_of(window),
        window.loading,
        lambda: window.open_paths([assets.samples()]),
        window.show_tour_example,
    )
    return ReadingParts(
        window=window,
        appearance=window.appearance,
        session=window.session,
        matches=window.reading,
        finding=window.desk.find_bar,
        syncing=window.reading.sync,
        tell=window.statusBar().showMessage,
        tell_wrong=window.notices.show_error,
        show_view=window.results.show_view,
        show_source=lambda shown: window.reading.show_source(shown=shown),
        show_origins=lambda shown: window.desk.show_origins(shown=shown),
        show_connectors=lambda shown: window.reading.show_connectors(shown=shown),
        toggle_second=window.toggle_second,
        swap=window.desk.swap,
        examples=lambda: [example.id for example in window.loading.corpus],
        open_example=window.open_first_system,
        tour_part=tour.part,
        open_tour_example=tour.open_example,
    )


def opening_of(window: MainWindow, layout_version: int) -> OpeningParts:
    """Return what the actions around opening work on."""
    return OpeningParts(
        window,
        window.loading,
        window.notices,
        window.results,
        Where(window, window.session, window.second, window.results, layout_version),
        window.commands.tell_failure,
    )


def preferences_of(window: MainWindow, cache: ResultCache | None) -> PreferencesParts:
    """Return what the actions of preferences work on."""
    return PreferencesParts(
        window,
        window.appearance,
        window.session,
        window.loading,
        cache,
        window.take_rest,
        window.open_again,
    )
