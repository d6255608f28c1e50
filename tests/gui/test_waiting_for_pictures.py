"""Whether a picture that cannot come says so, instead of being waited for without an end."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from pytestqt.qtbot import QtBot

from rouge_gui.app import picture_window
from rouge_gui.errors import InvalidOption
from rouge_gui.gui.picture import Picture, bring, open_candidate, wait
from rouge_gui.gui.views import VIEWS
from rouge_gui.rouge.options import Options

PATIENCE_MS = 60_000
SOURCE, REFERENCE = "Heavy rain caused floods in the valley.", "Floods in the valley."
# What may be missing of what views are made of: words of the candidate, another system, a source, a reference.
SCANTY = {
    "no candidate": {"source": SOURCE, "references": [REFERENCE], "candidates": {"a": "", "b": ""}},
    "no word": {"source": SOURCE, "references": [REFERENCE], "candidates": {"a": " \n ", "b": ""}},
    "one word": {"source": SOURCE, "references": [REFERENCE], "candidates": {"a": "Rain", "b": "Floods"}},
    "one word again": {
        "source": SOURCE,
        "references": [REFERENCE],
        "candidates": {"a": "rain rain rain rain"},
    },
    "one system": {"source": SOURCE, "references": [REFERENCE], "candidates": {"a": "Rain fell."}},
    "no source": {"references": [REFERENCE], "candidates": {"a": "Rain fell.", "b": "Floods"}},
    "no reference": {"source": SOURCE, "references": [], "candidates": {"a": "Rain fell.", "b": "Floods"}},
    "nothing": {"source": "", "references": [""], "candidates": {"a": ""}},
}


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


@pytest.mark.parametrize("missing", SCANTY)
@pytest.mark.usefixtures("qtbot")
def test_each_view_has_its_picture_whatever_is_missing(tmp_path: Path, missing: str) -> None:
    shown = picture_of(tmp_path, SCANTY[missing], "scores")
    window = picture_window(shown, Options(), tmp_path)

    def give_up() -> None:
        for failed in (window.session.failed, window.second.failed):
            failed.emit(InvalidOption("nothing more came"))

    patience = QTimer(interval=PATIENCE_MS, singleShot=True)
    patience.timeout.connect(give_up)
    patience.start()
    try:
        open_candidate(window, shown)
        for view in VIEWS:
            assert bring(window, picture_of(tmp_path, SCANTY[missing], view)) is window
    finally:
        window.close()


def picture_of(folder: Path, example: Mapping[str, object], view: str) -> Picture:
    """Return what is asked for where `view` is to show the candidate of system "a"."""
    path = folder / "corpus.jsonl"
    path.write_text(json.dumps({"id": "x", **example}), encoding="utf-8")
    return Picture([path], "x", "a", "light", 1.0, (1280, 800), view)
