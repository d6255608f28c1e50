"""Opens the window on the sample corpus; without a display, draws it into a file and prints the scores."""

import os
import subprocess
import sys
from pathlib import Path

import display
from environment import ROOT
from preparation import prepare

SAMPLES = ROOT / "resources" / "samples"
EXAMPLE = "01-harbour-bridge"
SYSTEM = "misleading"
PICTURE = ROOT / "build" / "rouge-gui.png"


def run() -> int:
    """Prepare the environment, show rouge-gui and return its exit code."""
    displays = display.available(sys.platform, os.environ)
    python = prepare(displays, extras=()).python
    program = [str(python), "-m", "rouge_gui"]
    if displays:
        own = python.parent / "rouge-gui"
        print(f"Opening the window on the sample corpus. To open your own: {own} FILE")
        # Without a path it asks at its first start for language and look, and shows the tour.
        return _call(program)
    print("There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open.")
    print(f"The window as it would look on example {EXAMPLE}, system {SYSTEM}:")
    PICTURE.parent.mkdir(exist_ok=True)
    asked = ["--example", EXAMPLE, "--system", SYSTEM, "-o", str(PICTURE)]
    if code := _call([*program, "shot", str(SAMPLES), *asked]):
        return code
    print(PICTURE)
    print("Its scores:")
    return _call([*program, "score", *(str(path) for path in texts(SAMPLES))])


def texts(samples: Path) -> list[Path]:
    """Return the files of the shown example: the candidate, then its references in order."""
    candidate = samples / "systems" / SYSTEM / f"{EXAMPLE}.txt"
    return [candidate, *sorted((samples / "references").glob(f"{EXAMPLE}.*.txt"))]


def _call(command: list[str]) -> int:
    return subprocess.run(command, check=False).returncode
