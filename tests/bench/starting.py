"""One start of a window, bare or ours, told as JSON: `python tests/bench/starting.py bare|ours`; `window.py` runs it.

It imports next to nothing, so that little but the start is timed.
"""

import json
import os
import sys
from time import perf_counter, process_time

SAMPLES = os.path.join(os.path.dirname(__file__), "..", "..", "resources", "samples")  # noqa: PTH118, PTH120 (pathlib would be timed)
TYPE_CHECKING = False
if TYPE_CHECKING:
    from rouge_gui.app import Kept
    from rouge_gui.gui.main_window import MainWindow
    from rouge_gui.rouge.options import Options

HEAVY = ("pandas", "nltk", "numpy", "pyarrow", "matplotlib", "pyqtgraph", "scipy", "regex")
Point = tuple[float, float, list[str]]


def now() -> Point:
    """Return the clock (the same for all processes), the processor time used, and which heavy modules are loaded."""
    return perf_counter(), process_time(), [name for name in HEAVY if name in sys.modules]


def start_bare() -> None:
    """Start an empty PySide6 window, and tell when it was painted."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    application = QApplication([])
    window = QMainWindow()
    window.resize(1280, 800)
    window.show()
    application.processEvents()
    tell(now())


def start_ours() -> None:
    """Start as `rouge-gui` does, and tell when the window was painted first, and when with all that it shows."""
    from PySide6.QtWidgets import QApplication

    from rouge_gui import app
    from rouge_gui.__main__ import main

    first: list[Point] = []
    paint, furnish = app.paint_empty, app.furnish

    def paint_and_note(window: "MainWindow", ground: object) -> None:
        paint(window, ground)
        first.append(now())

    def furnish_and_end(window: "MainWindow", kept: "Kept", options: "Options | None") -> None:
        furnish(window, kept, options)
        QApplication.processEvents()
        tell(*first, now())

    app.paint_empty, app.furnish = paint_and_note, furnish_and_end
    # With a path nothing is asked, not even at the very first start.
    main([str(SAMPLES)])


def tell(*points: Point) -> None:
    """Print `points` and end, whatever else the program would do."""
    print(json.dumps(points), flush=True)  # noqa: T201
    os._exit(0)


if __name__ == "__main__":
    {"bare": start_bare, "ours": start_ours}[sys.argv[1]]()
