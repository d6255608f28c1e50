"""What a picture of the window shows: one candidate opened, scored and marked to the end, with a view in front."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from rouge_gui.errors import InvalidOption, UnknownExample
from rouge_gui.gui.language import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QWidget

    from rouge_gui.corpus.recipe import Recipe
    from rouge_gui.gui.main_window import MainWindow

NAMES_TOLD = 20
PAINT_MS = 30_000
BESIDE = "systems-"
ONLY_PAINT = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents


@dataclass(frozen=True)
class Picture:
    """What a picture shows and how; `size` is in points, `scale` the pixels per point, `view` one of `VIEWS`."""

    paths: list[Path]
    example: str
    system: str
    theme: str
    scale: float
    size: tuple[int, int]
    view: str = "scores"
    recipe: Recipe | None = None
    language: str = ENGLISH


def bring_up(window: MainWindow, picture: Picture) -> QWidget:
    """Read and score the corpus to the end, open one candidate, wait until it is marked, and return what to draw."""
    example, system = picture.example, picture.system
    failures: list[Exception] = []
    window.loading.failed.connect(failures.append)
    _wait(
        window.opening.losses.told,
        lambda: window.opening.open_paths(picture.paths, picture.recipe),
        window.loading.failed,
    )
    if failures:
        raise failures[0]
    opened = window.loading.corpus.get(example)
    if opened is None or system not in opened.candidates:
        known = list(opened.candidates) if opened else [each.id for each in window.loading.corpus]
        told = ", ".join(known[:NAMES_TOLD]) + (" ..." if len(known) > NAMES_TOLD else "")
        what = f"example {example!r}" if opened is None else f"system {system!r} in example {example!r}"
        raise UnknownExample(f"There is no {what}. There are: {told}.")
    _wait(window.session.evaluated, lambda: window.open_example(example, system))
    shown = _bring(window, picture.view)
    _paint(window)
    return shown


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


def _bring(window: MainWindow, view: str) -> QWidget:
    """Bring a view to the front, with what it shows only when asked; return its window. `InvalidOption` for no view."""
    from rouge_gui.gui.views import VIEWS

    if view.startswith(BESIDE):
        return _measure_systems(window, view.removeprefix(BESIDE))
    if view not in VIEWS:
        told = f"{', '.join(VIEWS)}, and {BESIDE}NAME for a tab of the window of systems"
        raise InvalidOption(f"There is no view called {view!r}. There are: {told}.")
    results, second = window.results, window.second
    shown: dict[str, tuple[SignalInstance, Callable[[], None]]] = {
        "compare": (second.assessed, window.reading_commands.on_compare),
        "queue": (results.queue.finding.found, results.queue.find_button.click),
        "why": (results.why.model.modelReset, lambda: results.show_view(view)),
    }
    if view in shown:
        _wait(*shown[view])
    results.show_view(view)
    return window


def _measure_systems(window: MainWindow, tab: str) -> QWidget:
    """Open the window of systems with one tab in front, and wait until all is measured; `InvalidOption` for no tab."""
    from rouge_gui.gui.systems import SYSTEMS_VIEWS
    from rouge_gui.gui.systems.systems_window import SystemsWindow

    if tab not in SYSTEMS_VIEWS:
        told = ", ".join(f"{BESIDE}{name}" for name in SYSTEMS_VIEWS)
        raise InvalidOption(f"There is no view called {BESIDE + tab!r}. There are: {told}.")
    window.side.show_systems()
    made = window.findChild(SystemsWindow)
    if made is None:
        raise RuntimeError("the window of systems was not made")
    made.resize(window.size())
    made.show_part(tab)
    _wait(made.work.ended, made.update)
    return made


def _wait(signal: SignalInstance, start: Callable[[], None], *others: SignalInstance) -> None:
    """Call `start` and run the event loop until `signal` or one of `others` is emitted."""
    loop = QEventLoop()
    for each in (signal, *others):
        each.connect(lambda *_: loop.quit())
    QTimer.singleShot(0, start)
    loop.exec()
