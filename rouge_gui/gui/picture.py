"""What a picture of the program shows: one candidate opened, scored and marked to the end, then a view or a window."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer
from PySide6.QtGui import QImageWriter
from PySide6.QtWidgets import QApplication

from rouge_gui.errors import InvalidOption, UnknownExample
from rouge_gui.gui.language import ENGLISH
from rouge_gui.gui.opened import CANDIDATE

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QWidget

    from rouge_gui.corpus.recipe import Recipe
    from rouge_gui.gui.main_window import MainWindow
    from rouge_gui.gui.projects.projects_window import ProjectsWindow
    from rouge_gui.gui.systems.systems_window import SystemsWindow
    from rouge_gui.store.projects import Project

NAMES_TOLD = 20
PNG = "png"
PAINT_MS, WAKING_MS = 30_000, 50
ONLY_PAINT = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents
PROJECT_TABS = ("work", "agreement", "adjudication")
PREFERENCES_TABS = ("look", "language", "keys", "engine")
OF_PROJECTS = ("review", *(f"project-{tab}" for tab in PROJECT_TABS))
STEPS = 3
WORD, TWO_WORDS = re.compile(r"\S+"), re.compile(r"(\S+)(\s+)(\S+)")


@dataclass(frozen=True)
class Picture:
    """What a picture shows and how; `size` is in points, `scale` the pixels per point.

    `view` is one of `VIEWS`, or another part of the program that `beside` knows. `project` is the folder of the project
    that is reviewed, whose window is shown, or whose ratings are studied.
    """

    paths: list[Path]
    example: str
    system: str
    theme: str
    scale: float
    size: tuple[int, int]
    view: str = "scores"
    recipe: Recipe | None = None
    language: str = ENGLISH
    project: Path | None = None


def bring_up(window: MainWindow, picture: Picture) -> QWidget:
    """Open what `picture` shows in a fresh window, wait until it is there to the end, and return what to draw.

    `UnknownExample` where the corpus does not hold it.
    """
    open_candidate(window, picture)
    return bring(window, picture)


def check_view(picture: Picture) -> None:
    """Raise `InvalidOption` where there is no such view, or where it shows a project and none is given.

    `UnreadableFile` where the project is none.
    """
    from rouge_gui.gui.views import VIEWS

    if picture.view in VIEWS:
        return
    if picture.view not in (others := beside()):
        told = ", ".join((*VIEWS, *others))
        raise InvalidOption(f"There is no view called {picture.view!r}. There are: {told}.")
    if picture.view in OF_PROJECTS:
        _project(picture)


def format_of(output: Path) -> str:
    """Return the format that the ending of `output` names, PNG without one."""
    return output.suffix.removeprefix(".").lower() or PNG


def check_format(output: Path) -> None:
    """Raise `InvalidOption` where pictures cannot be written in the format that the ending of `output` names."""
    known = [bytes(each.data()).decode() for each in QImageWriter.supportedImageFormats()]
    if format_of(output) not in known:
        told = ", ".join(f".{each}" for each in known)
        raise InvalidOption(
            f"{output}: a picture cannot be written as {output.suffix}. Choose one of: {told}."
        )


def open_candidate(window: MainWindow, picture: Picture) -> None:
    """Read and score the corpus to the end, open one candidate and wait until it is scored."""
    example, system = picture.example, picture.system
    wait(
        window.opening.losses.told,
        lambda: window.opening.open_paths(picture.paths, picture.recipe),
        window.loading.failed,
        window.loading.refused,
    )
    opened = window.loading.corpus.get(example)
    if opened is None or system not in opened.candidates:
        known = list(opened.candidates) if opened else [each.id for each in window.loading.corpus]
        told = ", ".join(known[:NAMES_TOLD]) + (" ..." if len(known) > NAMES_TOLD else "")
        what = f"example {example!r}" if opened is None else f"system {system!r} in example {example!r}"
        raise UnknownExample(f"There is no {what}. There are: {told}.")
    _score(window, lambda: window.open_example(example, system))


def bring(window: MainWindow, picture: Picture) -> QWidget:
    """Bring what is asked for to the front, with what it shows only when asked; return its window once it is painted."""
    from rouge_gui.gui.views import VIEWS

    shown: QWidget = window
    if picture.view in VIEWS:
        _show_view(window, picture.view)
    else:
        shown = beside()[picture.view](window, picture)
    _paint(window)
    return shown


def _show_view(window: MainWindow, view: str) -> None:
    results, second = window.results, window.second
    finding, why = results.queue.finding, results.why
    starts: dict[str, tuple[SignalInstance, Callable[[], None], SignalInstance]] = {
        "compare": (second.assessed, window.reading_commands.on_compare, second.failed),
        "queue": (finding.found, results.queue.find_button.click, finding.failed),
        "why": (why.model.modelReset, lambda: results.show_view(view), why.differing.failed),
    }
    has_nothing_to_wait_for = view == "compare" and not second.choices()
    if view in starts and not has_nothing_to_wait_for:
        wait(*starts[view])
    if view == "what_if":
        _edit(window)
    results.show_view(view)
    if view == "why_lit":
        for _ in range(STEPS):
            window.actions_by_name["next_match"].trigger()


def _edit(window: MainWindow) -> None:
    """Change the candidate in three steps: a word put in, the first two exchanged where they differ, the last taken."""
    for change in (_with_not, _with_two_exchanged, _without_the_last):
        before = window.session.texts.candidate
        text = change(before)
        if text != before:
            _score(window, partial(window.session.restore, {CANDIDATE: text}, ""))


def _with_not(text: str) -> str:
    words = list(WORD.finditer(text))
    middle = words[len(words) // 2].start() if words else 0
    return f"{text[:middle]}not {text[middle:]}"


def _with_two_exchanged(text: str) -> str:
    return TWO_WORDS.sub(r"\3\2\1", text, count=1)


def _without_the_last(text: str) -> str:
    return text[: list(WORD.finditer(text))[-1].start()].rstrip()


def beside() -> dict[str, Callable[[MainWindow, Picture], QWidget]]:
    """Return how to show what is no view of the main window, by name."""
    from rouge_gui.gui.systems import SYSTEMS_VIEWS

    return {
        **{f"systems-{tab}": partial(_measure_systems, tab) for tab in SYSTEMS_VIEWS},
        "all-systems": _show_all_systems,
        "review": _review,
        **{f"project-{tab}": partial(_show_project, tab) for tab in PROJECT_TABS},
        **{f"preferences-{tab}": partial(_show_preferences, tab) for tab in PREFERENCES_TABS},
    }


def _measure_systems(tab: str, window: MainWindow, picture: Picture) -> QWidget:
    """Bring a tab of the window of systems to the front, and wait until all that it shows is counted."""
    from rouge_gui.gui.systems.protocols_view import ProtocolsView
    from rouge_gui.gui.systems.ratings_view import RatingsView

    made = window.side.systems or _measured(window)
    made.resize(*picture.size)
    made.show_part(tab)
    part = made.part(tab)
    if isinstance(part, ProtocolsView):
        part.start_button.click()
    if isinstance(part, RatingsView) and picture.project is not None:
        projects = _open_project(window, picture)
        projects.ratings_asked.emit(projects.known)
        projects.hide()
    _until(lambda: not _is_at_work(part))
    return made


def _is_at_work(part: QWidget) -> bool:
    """Tell whether a tab of the window of systems counts something itself."""
    from rouge_gui.gui.systems.protocols_view import ProtocolsView
    from rouge_gui.gui.systems.ratings_view import RatingsView
    from rouge_gui.gui.systems.versus_view import VersusView

    match part:
        case VersusView():
            return part.work.is_running
        case RatingsView():
            return part.work.is_studying
        case ProtocolsView():
            return part.is_running
    return False


def _measured(window: MainWindow) -> SystemsWindow:
    window.side.show_systems()
    made = window.side.systems
    if made is None:
        raise RuntimeError("the window of systems was not made")
    wait(made.work.ended, made.update)
    return made


def _show_all_systems(window: MainWindow, picture: Picture) -> QWidget:
    grid = window.side.grid
    grid.resize(*picture.size)
    window.side.show_grid()
    _until(lambda: all(score.text() for score in grid.scores.values()))
    _until(lambda: all(pane.is_painted() for pane in grid.panes.values()))
    return grid


def _review(window: MainWindow, picture: Picture) -> QWidget:
    """Review the list of the project's first annotator; what was judged last is open, or where nothing was, the first."""
    project, review = _project(picture), window.review
    annotator = project.plan.annotators[0]
    review.review(project, annotator)
    desk = review.mode.desk
    if desk is None:
        raise InvalidOption(
            f"{project.folder}: the project is of another corpus, or nothing is on the list of {annotator}."
        )
    is_first = desk.course.beside(desk.item, -1) is None
    _score(window, window.update if is_first else review.mode.go_back)
    _until(lambda: bool(review.panel.progress.text()))
    return window


def _show_project(tab: str, window: MainWindow, picture: Picture) -> QWidget:
    made = _open_project(window, picture)
    made.tabs.setCurrentIndex(PROJECT_TABS.index(tab))
    return made


def _project(picture: Picture) -> Project:
    from rouge_gui.store.projects import Project

    if picture.project is None:
        raise InvalidOption(f"The view {picture.view!r} shows a project: name its folder with --project.")
    return Project.open(picture.project)


def _open_project(window: MainWindow, picture: Picture) -> ProjectsWindow:
    """Show the window of projects on one, and wait until all of it is looked at."""
    project = _project(picture)
    window.side.show_projects()
    made = window.side.projects
    if made is None:
        raise RuntimeError("the window of projects was not made")
    made.resize(*picture.size)
    wait(made.work.ended, lambda: made.open_project(project.folder), made.work.failed)
    return made


def _show_preferences(tab: str, window: MainWindow, _picture: Picture) -> QWidget:
    from rouge_gui.gui.preferences.preferences_dialog import PreferencesDialog

    window.actions_by_name["preferences"].trigger()
    made = window.findChild(PreferencesDialog)
    if made is None:
        raise RuntimeError("the dialog of preferences was not made")
    made.tabs.setCurrentIndex(PREFERENCES_TABS.index(tab))
    return made


def _paint(window: MainWindow) -> None:
    """Wait until all panes in sight are marked to their ends and their overviews drawn."""
    reading, limit = window.reading, QDeadlineTimer(PAINT_MS)
    panes = (reading.source, reading.candidate, reading.second, *reading.references.panes())
    QApplication.processEvents(ONLY_PAINT)
    while not limit.hasExpired() and not all(
        pane.is_painted() and pane.overview.is_drawn() for pane in panes if pane.isVisible()
    ):
        QApplication.processEvents(ONLY_PAINT)
    QApplication.processEvents(ONLY_PAINT)


def _until(is_done: Callable[[], bool]) -> None:
    """Handle events, and sleep between them, until `is_done`.

    What was posted is handled before Qt sleeps: where it was the last to come, only a timer ends that sleep.
    """
    waking = QTimer(interval=WAKING_MS)
    waking.start()
    while not is_done():
        QApplication.processEvents(ONLY_PAINT | QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _score(window: MainWindow, start: Callable[[], object]) -> None:
    """Call `start` and wait until the open texts are scored anew."""
    wait(window.session.evaluated, start, window.session.failed)


def wait(signal: SignalInstance, start: Callable[[], object], *failed: SignalInstance) -> None:
    """Call `start` and run the event loop until `signal` is emitted; raise what `start` raises or `failed` tell."""
    loop, failures = QEventLoop(), list[Exception]()

    def end(error: Exception) -> None:
        failures.append(error)
        loop.quit()

    def begin() -> None:
        try:
            start()
        except Exception as error:  # noqa: BLE001 (raised below: out of an event loop nothing else gets)
            end(error)

    signal.connect(lambda *_: loop.quit())
    for each in failed:
        each.connect(end)
    QTimer.singleShot(0, begin)
    loop.exec()
    if failures:
        raise failures[0]
