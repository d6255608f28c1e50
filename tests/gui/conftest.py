"""What the tests of the window share."""

import gc
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QWidget

from rouge_gui.gui.language import ENGLISH, LOCALES, speak

if TYPE_CHECKING:
    # It can be imported only after pytest-qt has been set up.
    from pytestqt.modeltest import ModelTester


@pytest.fixture
def check_model(qtmodeltester: "ModelTester") -> Callable[[QAbstractItemModel], None]:
    """pytest-qt's check that a model keeps Qt's rules; it goes on watching until the test ends."""
    check: Callable[[QAbstractItemModel], None] = qtmodeltester.check
    return check


@pytest.fixture(scope="session", autouse=True)
def _english() -> None:
    """Let numbers be written as a window in English writes them."""
    QLocale.setDefault(QLocale(LOCALES[ENGLISH]))


@pytest.fixture(autouse=True)
def _collected_between_tests() -> Iterator[None]:
    """Keep collections, which would destroy former windows, out of the workers' threads (see `gui.collecting`)."""
    gc.disable()
    yield
    gc.enable()


# The scenes of plots: pyqtgraph's items crash where Qt destroys them in its own order.
SCENES: list[QGraphicsScene] = []


def _keep_scenes(widget: QWidget) -> None:
    """Let the scenes of plots outlive the views that show them."""
    for view in widget.findChildren(QGraphicsView):
        view.scene().setParent(None)
        SCENES.append(view.scene())


@pytest.fixture(autouse=True)
def _destroyed_after_tests(_collected_between_tests: None) -> Iterator[None]:
    """Destroy the windows that a test opened: a change of theme or font would go through those of all tests before."""
    before = set(QApplication.topLevelWidgets())
    yield
    for widget in QApplication.topLevelWidgets():
        # A bare QWidget may be that which Qt's layout of a scene measures by, and deletes itself.
        if widget not in before and type(widget) is not QWidget:
            _keep_scenes(widget)
            widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def english_again(qapp: QApplication) -> Iterator[None]:
    """Let the next test speak English, whatever this one spoke; nothing that translates is left."""
    yield
    speak("en")
    assert not qapp.findChildren(QTranslator)


@pytest.fixture
def pseudo(english_again: None) -> None:  # noqa: ARG001 (it comes after the test)
    """Speak the pseudo-language."""
    speak("pseudo")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let Qt say what the offscreen platform cannot do (size hints, raising), at every window."""
    for item in items:
        item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support", extend=True))
