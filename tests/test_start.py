import json
import subprocess
import sys
from pathlib import Path

import pytest

from rouge_gui import app
from rouge_gui.errors import RougeGuiError

STARTING = Path(__file__).parent / "bench" / "starting.py"


@pytest.fixture(scope="module")
def loaded() -> list[set[str]]:
    """Which heavy modules are loaded when the window is painted first, and when with all that it shows."""
    told = subprocess.run(
        [sys.executable, str(STARTING), "ours"], stdout=subprocess.PIPE, check=True, text=True
    ).stdout
    return [set(names) for _, _, names in json.loads(told)]


def test_the_window_is_painted_before_any_heavy_library_is_loaded(loaded: list[set[str]]) -> None:
    assert loaded[0] == set()


def test_the_whole_window_needs_neither_pandas_nor_nltk(loaded: list[set[str]]) -> None:
    assert "numpy" in loaded[1]  # the corpus table's columns: the list does tell what is loaded
    assert not loaded[1] & {"pandas", "nltk", "pyarrow", "matplotlib", "pyqtgraph", "scipy"}


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a display")
def test_without_a_display_a_sentence_says_what_works(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(RougeGuiError, match="There is no display here"):
        app.run([], None, None)
