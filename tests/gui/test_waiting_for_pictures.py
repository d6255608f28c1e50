"""Whether a picture that cannot come says so, instead of being waited for without an end."""

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from pytestqt.qtbot import QtBot

from rouge_gui.errors import InvalidOption
from rouge_gui.gui.picture import wait


class Source(QObject):
    """Something that comes or fails."""

    came = Signal()
    failed = Signal(object)


def test_what_comes_ends_the_wait(qtbot: QtBot) -> None:  # noqa: ARG001 (needs the application)
    source = Source()
    wait(source.came, source.came.emit, source.failed)


def test_what_cannot_be_started_is_raised(qtbot: QtBot) -> None:  # noqa: ARG001 (as above)
    def start() -> None:
        raise InvalidOption("no such file")

    source = Source()
    with pytest.raises(InvalidOption, match="no such file"):
        wait(source.came, start)


def test_what_fails_later_is_raised(qtbot: QtBot) -> None:  # noqa: ARG001 (as above)
    source = Source()
    error = InvalidOption("gone meanwhile")
    with pytest.raises(InvalidOption, match="gone meanwhile"):
        wait(source.came, lambda: QTimer.singleShot(1, lambda: source.failed.emit(error)), source.failed)
