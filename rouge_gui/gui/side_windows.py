"""The windows beside the main one: all systems of the open example, those of the corpus compared, and the project."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from rouge_gui.gui.grid_view import GridView

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from rouge_gui.gui.appearance import Appearance
    from rouge_gui.gui.loading import Loading
    from rouge_gui.gui.panes.reference_tabs import ReferenceTabs
    from rouge_gui.gui.projects.known import Known
    from rouge_gui.gui.projects.project_work import OpenCorpus
    from rouge_gui.gui.projects.projects_window import ProjectsWindow
    from rouge_gui.gui.second import Second
    from rouge_gui.gui.session import Session
    from rouge_gui.gui.systems.systems_window import SystemsWindow
    from rouge_gui.store.projects import Project


@dataclass(frozen=True)
class SideParts:
    """What these windows follow."""

    session: Session
    second: Second
    loading: Loading
    appearance: Appearance
    references: ReferenceTabs


class SideWindows(QObject):
    """Keeps them in step with what is open and with the corpus. The two larger ones are made when first asked for.

    `system_opened` (system), `example_opened` (Example, system) and `pair_opened` (Example, first system, second system)
    ask the main window to show texts, `review_asked` (Project, annotator) for the review of somebody's list;
    `spans_labelled` tells what was labelled in the open corpus, by example and system, `failed` an error.
    """

    system_opened = Signal(str)
    example_opened = Signal(object, str)
    pair_opened = Signal(object, str, str)
    review_asked = Signal(object, str)
    spans_labelled = Signal(object)
    failed = Signal(object)

    def __init__(self, window: QWidget, parts: SideParts) -> None:
        super().__init__(window)
        self._window, self._parts = window, parts
        self._is_reading = False
        self._most_jobs = 0
        self.grid = GridView(parts.appearance.theme, window)
        self.systems: SystemsWindow | None = None
        self.projects: ProjectsWindow | None = None
        self.grid.system_opened.connect(self.system_opened)
        self.grid.failed.connect(self.failed)
        parts.appearance.theme_changed.connect(self.grid.set_theme)
        parts.appearance.zoom_changed.connect(self.grid.set_zoom)
        parts.references.reference_shown.connect(self.grid.show_reference)
        parts.session.evaluated.connect(self._fill_grid)
        parts.session.options_changed.connect(self._renew)
        loading = parts.loading
        loading.started.connect(self._on_reading_started)
        for ended in (loading.read, loading.ended, loading.failed):
            ended.connect(self._on_reading_ended)

    def show_grid(self) -> None:
        """Show all systems of the open example in a window of small panes."""
        self.grid.show()
        self.grid.raise_()
        self.grid.show_reference(self._parts.references.currentIndex())
        self._fill_grid()

    def show_systems(self) -> None:
        """Show how the systems of the corpus compare."""
        if self.systems is None:
            self.systems = self._make_systems()
        _bring_up(self.systems)

    def show_projects(self) -> None:
        """Show the project of annotating that is open, or none."""
        if self.projects is None:
            self.projects = self._make_projects()
        _bring_up(self.projects)

    def end_work(self) -> bool:
        """Hide them and stop all that runs for them; False where something did not end in time."""
        made = [each for each in (self.grid, self.systems, self.projects) if each is not None]
        for window in made:
            window.hide()
        return False not in [each.end_work() for each in made]

    def bound_jobs(self, most: int) -> None:
        """Let `most` threads or processes score from the next time on; 0: as many as fit."""
        self._most_jobs = most
        if self.systems is not None:
            self.systems.most_jobs = most

    def _make_systems(self) -> SystemsWindow:
        from rouge_gui.gui.systems.systems_window import SystemsWindow

        made = SystemsWindow(
            self._parts.appearance.theme,
            lambda: list(self._parts.loading.corpus),
            lambda: self._parts.session.options,
            lambda: [str(path) for path in self._parts.loading.paths],
            self._window,
        )
        made.example_opened.connect(self.example_opened)
        made.pair_opened.connect(self.pair_opened)
        made.failed.connect(self.failed)
        self._parts.appearance.theme_changed.connect(made.set_theme)
        self._parts.appearance.zoom_changed.connect(made.set_zoom)
        made.set_zoom(self._parts.appearance.settings.zoom)
        made.most_jobs = self._most_jobs
        if self._is_reading:
            made.hold()
        return made

    def _make_projects(self) -> ProjectsWindow:
        from rouge_gui.gui.projects.projects_window import ProjectsWindow

        appearance = self._parts.appearance
        made = ProjectsWindow(appearance.theme, self._open_corpus, appearance.path.parent, self._window)
        made.review_asked.connect(self._on_review_asked)
        made.example_opened.connect(self.example_opened)
        made.pair_opened.connect(self.pair_opened)
        made.ratings_asked.connect(self._on_ratings_asked)
        made.known_changed.connect(self._on_known_changed)
        made.failed.connect(self.failed)
        appearance.theme_changed.connect(made.set_theme)
        return made

    def _open_corpus(self) -> OpenCorpus:
        """Return what has been read, once it is read whole."""
        from rouge_gui.corpus.recipe import recipe_text
        from rouge_gui.gui.projects.project_work import OpenCorpus

        loading = self._parts.loading
        if self._is_reading:
            return OpenCorpus()
        recipe = None if loading.recipe is None else recipe_text(loading.recipe)
        return OpenCorpus([path.absolute() for path in loading.paths], recipe, list(loading.corpus))

    def _on_review_asked(self, project: Project, annotator: str) -> None:
        """Bring the main window up: the review happens there."""
        _bring_up(self._window)
        self.review_asked.emit(project, annotator)

    def _on_known_changed(self, known: Known) -> None:
        is_open = self._open_corpus().holds(known.project.corpus, known.project.recipe)
        self.spans_labelled.emit(known.labelled if is_open else {})

    def _on_ratings_asked(self, known: Known) -> None:
        """Study what was rated in the project."""
        from rouge_gui.gui.systems.ratings_view import RatingsView
        from rouge_gui.study.annotating.as_ratings import mean_ratings

        self.show_systems()
        if self.systems is not None:
            view = self.systems.part("ratings")
            if isinstance(view, RatingsView):
                self.systems.show_part("ratings")
                measures = mean_ratings(known.verdicts, known.scheme, known.decisions)
                view.take(known.project.title, measures)

    def _fill_grid(self) -> None:
        if self.grid.isVisible():
            self.grid.show_texts(self._parts.second.all_texts(), self._parts.session.options)

    def _renew(self) -> None:
        if self.systems is not None and not self._is_reading:
            self.systems.renew()

    def _on_reading_started(self) -> None:
        self._is_reading = True
        if self.systems is not None:
            self.systems.hold()

    def _on_reading_ended(self) -> None:
        if self._is_reading:
            self._is_reading = False
            self._renew()


def _bring_up(window: QWidget) -> None:
    window.show()
    window.raise_()
    window.activateWindow()
