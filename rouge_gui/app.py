"""The window's front door: makes the application, its session and its window, or a picture of it.

The window is painted before what it is furnished with is imported.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from PySide6.QtCore import (
    QCoreApplication,
    QDeadlineTimer,
    QEvent,
    QEventLoop,
    QSettings,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import QApplication

from rouge_gui import __version__, assets
from rouge_gui.errors import RougeGuiError, UnwritableFile
from rouge_gui.gui import heaps
from rouge_gui.gui.collecting import Collecting, free, free_if_soon
from rouge_gui.gui.language import speak
from rouge_gui.gui.main_window import GROUND, MainWindow, Stores
from rouge_gui.store.crash_reports import FOLDER, end_watch, found_after_crash, watch
from rouge_gui.store.places import cache_folder, data_folder
from rouge_gui.wording import said

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import TracebackType

    from PySide6.QtCore import QMessageLogContext

    from rouge_gui.corpus.recipe import Recipe
    from rouge_gui.gui.loading import Loading
    from rouge_gui.gui.opening.opening_commands import Taken
    from rouge_gui.gui.picture import Picture
    from rouge_gui.rouge.options import Options
    from rouge_gui.store.annotations import Annotations
    from rouge_gui.store.drafts import Drafts
    from rouge_gui.store.result_cache import ResultCache
    from rouge_gui.store.settings import Settings

SWITCH_SECONDS = 0.0005
COLLECT_AFTER = (
    50_000,
    10,
    1_000,
)  # a full collection among a million tokens would stop the window for a second
SETTINGS_FILE, DRAFTS_FILE, WINDOW_FILE = "settings.json", "drafts.sqlite", "window.ini"
ANNOTATIONS_FILE = "annotations.sqlite"
UNTOLD = "This plugin does not support "
DISPLAYS = "DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"
IN_MEMORY = Path(":memory:")
FIRST_PAINT_MS = 200
ONLY_PAINT = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents
QT_LEVELS = {QtMsgType.QtDebugMsg: logging.DEBUG, QtMsgType.QtInfoMsg: logging.INFO}
log = logging.getLogger(__name__)


def _annotations_in_memory() -> Annotations:
    from rouge_gui.store.annotations import Annotations

    return Annotations(IN_MEMORY)


@dataclass(frozen=True)
class Kept:
    """What an application starts from: settings, where they and the edits are kept, and what could not be read."""

    settings: Settings
    path: Path
    drafts: Drafts
    window_state: QSettings
    told: Sequence[str]
    annotations: Annotations = field(default_factory=_annotations_in_memory)
    cache: Path | None = None


def run(paths: list[Path], recipe: Recipe | None, options: Options | None) -> int:
    """Open the window on `paths`, read as `recipe` says, or on the samples, and return its exit code once it is closed.

    `options` None takes those that were kept last time. `RougeGuiError` where there is no display.
    """
    _check_display()
    heaps.keep_whole()
    application = make_application()
    folder = data_folder()
    if not paths:
        _ask_at_first_start(folder / SETTINGS_FILE)
    watched = _watch(folder / FOLDER)
    _install_hooks()
    windows = [_open_window(folder, options, lambda window: _start(window, paths, recipe))]
    code = application.exec()
    while (taken := windows[-1].opens_again_on) is not None:
        if windows[-1].has_ended:
            _destroy(windows.pop())
            free()
        windows.append(_open_window(folder, None, partial(_open_taken, taken)))
        code = application.exec()
    if watched is not None:
        end_watch(watched)
    if not all(window.has_ended for window in windows):
        # A thread is still in a step that nothing can interrupt. All is kept; Qt would abort on it.
        os._exit(code)
    return code


def _check_display() -> None:
    """Raise `RougeGuiError` where there is no display: Qt would abort."""
    if sys.platform == "linux" and not any(map(os.environ.get, DISPLAYS)):
        raise RougeGuiError(
            "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open. Without one "
            "work rouge-gui compare, batch, score, shot and more: rouge-gui --help tells of them."
        )


def _open_window(folder: Path, options: Options | None, begin: Callable[[MainWindow], None]) -> MainWindow:
    """Show a window, furnish it with what is kept in `folder`, and have it `begin` once events are handled."""
    state = _window_state(folder)
    window = MainWindow(state)
    paint_empty(window, state.value(GROUND))
    furnish(window, replace(_kept(folder), cache=cache_folder()), options)
    # What was done with the former corpus left little behind, which holds much; it would be out of sight for good.
    window.loading.started.connect(lambda _options: free_if_soon())
    if found_after_crash(folder / FOLDER):
        window.preferences.tell_of_crash()
    QTimer.singleShot(0, lambda: begin(window))
    return window


def _destroy(window: MainWindow) -> None:
    window.deleteLater()
    QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)


def _open_taken(taken: Taken, window: MainWindow) -> None:
    window.opening.open_taken(taken)


def _ask_at_first_start(path: Path) -> None:
    """Ask for language and look where no settings have ever been kept in `path`, and keep them."""
    if path.exists():
        return
    from rouge_gui.gui.preferences.first_start import FirstStart
    from rouge_gui.store.settings import SYSTEM, save

    speak(SYSTEM)
    asking = FirstStart()
    asking.exec()
    try:
        save(path, asking.settings)
    except UnwritableFile as error:
        log.warning("%s", error)


def _watch(folder: Path) -> TextIO | None:
    """Have a report written should the process die; None where there is no place for it."""
    try:
        return watch(folder)
    except UnwritableFile as error:
        log.warning("%s", error)
        return None


def paint_empty(window: MainWindow, ground: object) -> None:
    """Show `window`, still empty, on the ground that it had last, and wait until it is painted."""
    if isinstance(ground, str):
        QApplication.setPalette(QPalette(QColor(ground)))
    window.show()
    handle, limit = window.windowHandle(), QDeadlineTimer(FIRST_PAINT_MS)
    while not (handle.isExposed() or limit.hasExpired()):
        QApplication.processEvents(ONLY_PAINT)
    QApplication.processEvents(ONLY_PAINT)


def _start(window: MainWindow, paths: list[Path], recipe: Recipe | None) -> None:
    """Open `paths`; without any the samples, and at the very first start the tour, which opens them itself."""
    if QApplication.focusWidget() is None:
        window.focusNextChild()  # Qt found nothing to give the keyboard to when the window, still empty, was shown
    if not paths and not window.appearance.settings.tour_seen:
        window.reading_commands.start_tour_once()
    else:
        window.opening.open_paths(paths or [assets.samples()], recipe)


def shot(picture: Picture, output: Path, options: Options) -> tuple[int, int]:
    """Draw the window with one candidate open into the file `output`, without a display; return how large it is.

    It is no smaller, in points, than all that it shows needs. The ending of `output` names the format, PNG without one.
    `InvalidOption` where there is no such view or format, `UnknownExample` where the corpus does not hold it,
    `UnwritableFile` where the picture cannot be written.
    """
    from rouge_gui.gui.picture import check_format, check_view

    check_view(picture)
    check_format(output)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(picture.scale)
    make_application()
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        return _draw(picture, output, options, Path(folder))


def _draw(picture: Picture, output: Path, options: Options, folder: Path) -> tuple[int, int]:
    from rouge_gui.gui.picture import bring_up, format_of

    window = picture_window(picture, options, folder)
    try:
        shown = bring_up(window, picture)
        if not shown.grab().save(str(output), format_of(output)):
            raise UnwritableFile(
                output, "the picture cannot be written; is there such a folder, and may you write there?"
            )
        return shown.width(), shown.height()
    finally:
        window.close()


def picture_window(picture: Picture, options: Options | None, folder: Path) -> MainWindow:
    """Show the window that `picture` is drawn of, still without a corpus; it keeps what it keeps in `folder`."""
    from rouge_gui.store.settings import Settings

    settings = Settings(theme=picture.theme, language=picture.language)
    window = make_window(replace(_kept(folder), settings=settings), options)
    window.resize(*picture.size)
    window.show()
    return window


def make_application() -> QApplication:
    """Make the application in the style that looks the same everywhere."""
    sys.setswitchinterval(SWITCH_SECONDS)
    qInstallMessageHandler(_log_qt)
    application = QApplication([sys.argv[0]])
    application.setApplicationName("rouge-gui")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("rouge-gui")
    application.setWindowIcon(QIcon(str(assets.root() / "application" / "rouge-gui.svg")))
    application.setStyle("Fusion")
    Collecting(COLLECT_AFTER, application)
    return application


def make_window(kept: Kept, options: Options | None) -> MainWindow:
    """Make a window on `kept`; `options` None takes the kept ones."""
    window = MainWindow(kept.window_state)
    furnish(window, kept, options)
    return window


def furnish(window: MainWindow, kept: Kept, options: Options | None) -> None:
    """Put into `window` all that it shows, as it was kept; `options` None takes the kept ones."""
    from rouge_gui.gui.appearance import Appearance
    from rouge_gui.gui.cue_choice import CueChoice
    from rouge_gui.gui.second import Second
    from rouge_gui.gui.session import Session
    from rouge_gui.store.result_cache import ResultCache

    speak(kept.settings.language)
    appearance = Appearance(kept.settings, kept.path)
    appearance.apply()
    session = Session(options or kept.settings.options, kept.drafts, window)
    second = Second(kept.drafts, session.undo_stack, window)
    cache = None if kept.cache is None else ResultCache(kept.cache)
    window.furnish(session, second, _loading(window, cache), appearance, Stores(kept.drafts, cache))
    appearance.apply()
    window.results.cues.keep_in(kept.annotations)
    window.results.queue.remember_in(kept.annotations)
    window.results.cues.choose(CueChoice(frozenset(kept.settings.cues_off), kept.settings.cue_thresholds))
    for sentence in kept.told:
        window.notices.show_error(sentence)


def _loading(window: MainWindow, cache: ResultCache | None) -> Loading:
    """Return what loads corpora; scores that are slow to compute are kept in `cache` where one is given."""
    from rouge_gui.gui.loading import Loading

    if cache is None:
        return Loading(window)
    from rouge_gui.store.cached_blocks import cached_blocks

    loading = Loading(window, partial(cached_blocks, cache=cache))

    def tell() -> None:
        if cache.notice:
            window.notices.show_information(cache.notice)

    loading.ended.connect(tell)
    return loading


def _kept(folder: Path) -> Kept:
    from rouge_gui.store import settings
    from rouge_gui.store.annotations import Annotations
    from rouge_gui.store.drafts import Drafts

    path = folder / SETTINGS_FILE
    chosen, told = settings.load(path)
    try:
        drafts = Drafts(folder / DRAFTS_FILE)
    except UnwritableFile as error:
        drafts = Drafts(IN_MEMORY)
        told = [*told, said("{what}. Edits are kept only until the window closes.", what=str(error))]
    try:
        annotations = Annotations(folder / ANNOTATIONS_FILE)
    except UnwritableFile as error:
        annotations = Annotations(IN_MEMORY)
        told = [
            *told,
            said("{what}. What is read and dismissed is kept only until the window closes.", what=str(error)),
        ]
    return Kept(chosen, path, drafts, _window_state(folder), told, annotations)


def _window_state(folder: Path) -> QSettings:
    return QSettings(str(folder / WINDOW_FILE), QSettings.Format.IniFormat)


def _log_qt(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    """Log what Qt says. What its offscreen plugin says of every window is no news."""
    if not message.startswith(UNTOLD):
        log.log(QT_LEVELS.get(kind, logging.WARNING), "Qt: %s", message)


def _install_hooks() -> None:
    """Show what nobody caught, in whichever thread, and log it; the program goes on."""
    from rouge_gui.gui.failure_dialog import show_failure

    def tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        log.error("unexpected", exc_info=(kind, error, trace))
        show_failure(error, QApplication.activeWindow())

    def tell_of_thread(told: threading.ExceptHookArgs) -> None:
        error, application = told.exc_value, QApplication.instance()
        if error is not None and application is not None:
            QTimer.singleShot(0, application, lambda: tell(type(error), error, error.__traceback__))

    sys.excepthook = tell
    threading.excepthook = tell_of_thread
