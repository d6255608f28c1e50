"""Which page tells of the part of the window that has the keyboard."""

from collections.abc import Iterator

from PySide6.QtWidgets import QTabWidget, QWidget

from rouge_gui.gui.documentation.library import START

# By the module of a widget's class, without the package, so that no window has to be loaded to know its page.
PAGES = {
    "panes.text_pane": "view-window",
    "panes.reference_tabs": "view-window",
    "legend": "view-window",
    "system_bar": "view-window",
    "find_bar": "view-window",
    "reading_area": "view-window",
    "options_panel": "options",
    "views.corpus_view": "view-corpus",
    "views.score_view": "view-scores",
    "views.compare_view": "view-compare",
    "views.why_view": "view-why",
    "views.cue_view": "view-cues",
    "views.match_view": "view-matches",
    "views.hand_count_view": "view-hand_count",
    "views.why_lit_view": "view-why_lit",
    "views.history_view": "view-what_if",
    "views.tokens_view": "view-tokens",
    "views.queue_view": "view-queue",
    "views.report_view": "view-report",
    "grid_view": "all-systems",
    "opening.mapping_dialog": "opening",
    "preferences.preferences_dialog": "preferences",
    "preferences.reports_dialog": "reports",
    "colour_settings": "preferences",
    "systems.systems_view": "systems-systems",
    "systems.versus_view": "systems-versus",
    "systems.plots.plots_view": "systems-plots",
    "systems.ratings_view": "systems-ratings",
    "systems.protocols_view": "systems-protocols",
    "systems.systems_window": "systems",
    "reviewing.review_panel": "review",
    "reviewing.start_dialog": "review",
    "projects.projects_window": "projects",
    "projects.new_project": "projects",
    "protocols_page": "protocols",
    "keys_page": "keys",
    "key_settings": "keys",
}
PACKAGE = "rouge_gui.gui."


def page_of(widget: QWidget | None) -> str:
    """Return the page of the innermost part around `widget` that has one, else the first page."""
    for part in _around(widget):
        page = PAGES.get(type(part).__module__.removeprefix(PACKAGE))
        if page is not None:
            return page
    return START


def _around(widget: QWidget | None) -> Iterator[QWidget]:
    """Yield `widget` and its parents; before tabs what is in front of them, for their bar is no part of it."""
    while widget is not None:
        if isinstance(widget, QTabWidget) and widget.currentWidget() is not None:
            yield widget.currentWidget()
        yield widget
        widget = widget.parentWidget()
