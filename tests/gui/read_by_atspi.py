"""Read the window over the AT-SPI bus as a screen reader does, and write it as JSON; run by /usr/bin/python3.

Usage: dbus-run-session -- /usr/bin/python3 read_by_atspi.py PYTHON OUTPUT SECONDS
Starts Xvfb and `PYTHON -m rouge_gui`, and reads until the open candidate is marked or the time is up.
"""

import importlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

SAMPLES = Path(__file__).resolve().parents[2] / "resources" / "samples"
CELLS = 3, 8
DEEP = 30


def accessibles(root: Any, depth: int = 0) -> Iterator[Any]:  # noqa: ANN401 (gi has no types)
    """Yield `root` and all below it but the cells of tables."""
    yield root
    if depth < DEEP and root.get_role_name() not in {"table", "menu bar", "combo box"}:
        for index in range(root.get_child_count()):
            child = root.get_child_at_index(index)
            if child is not None:
                yield from accessibles(child, depth + 1)


def runs(atspi: Any, found: Any, length: int) -> Iterator[tuple[dict[str, str], int, int]]:  # noqa: ANN401
    """Yield the attribute runs of a text from its beginning to its end."""
    place = 0
    while place < length:
        attributes, start, end = atspi.Text.get_attribute_run(found, place, False)  # noqa: FBT003 (no keywords)
        yield dict(attributes), start, end
        place = max(end, place + 1)


def told(atspi: Any, found: Any) -> dict[str, Any]:  # noqa: ANN401
    """Return what a screen reader can say of one accessible."""
    out: dict[str, Any] = {
        "name": found.get_name(),
        "role": found.get_role_name(),
        "description": found.get_description(),
        "runs": [],
    }
    if found.get_name().startswith("Candidate") and "Text" in found.get_interfaces():
        length = atspi.Text.get_character_count(found)
        out["text"] = atspi.Text.get_text(found, 0, length)
        out["runs"] = list(runs(atspi, found, length))
    if found.get_role_name() == "table":
        size = atspi.Table.get_n_rows(found), atspi.Table.get_n_columns(found)
        rows, columns = map(min, CELLS, size)
        out["size"] = size
        out["headers"] = [atspi.Table.get_column_description(found, column) for column in range(columns)]
        out["cells"] = [
            [atspi.Table.get_accessible_at(found, row, column).get_name() for column in range(columns)]
            for row in range(rows)
        ]
    return out


def window_of(atspi: Any, deadline: float) -> list[dict[str, Any]]:  # noqa: ANN401
    """Return all of the window once the open candidate is marked and nothing changes; what there is when time is up.

    What has changed is heard as events: without them libatspi goes on telling the first title of the window.
    """
    seen: list[dict[str, Any]] = []
    events = importlib.import_module("gi.repository.GLib").MainContext.default()
    while time.monotonic() < deadline:
        while events.pending():
            events.iteration(may_block=False)
        desktop = atspi.get_desktop(0)
        desktop.clear_cache()
        for index in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(index)
            if program is None or not program.get_child_count():
                continue
            before, seen = seen, [told(atspi, each) for each in accessibles(program)]
            if seen == before and any(len(each["runs"]) > 1 for each in seen):
                return seen
        time.sleep(0.5)
    return seen


def main() -> None:
    """Start a display and the window, read, end both."""
    python, output, seconds = sys.argv[1], Path(sys.argv[2]), float(sys.argv[3])
    deadline = time.monotonic() + seconds
    reading, writing = os.pipe()
    display = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24", "-nolisten", "tcp"],  # noqa: S607
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    try:
        with os.fdopen(reading) as number:
            os.close(writing)
            os.environ["DISPLAY"] = f":{number.readline().strip()}"
        os.environ |= {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_QPA_PLATFORM": "xcb"}
        importlib.import_module("gi").require_version("Atspi", "2.0")
        atspi = importlib.import_module("gi.repository.Atspi")
        window = subprocess.Popen([python, "-m", "rouge_gui", str(SAMPLES)], stdout=subprocess.DEVNULL)
        try:
            atspi.init()
            output.write_text(json.dumps(window_of(atspi, deadline)), "utf-8")
        finally:
            window.terminate()
            window.wait()
    finally:
        display.terminate()
        display.wait()


if __name__ == "__main__":
    main()
