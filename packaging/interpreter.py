"""Sees to it that a Python fit for rouge-gui runs the set-up; it parses on every Python 3 from 3.6 on."""

import os
import shutil
import subprocess
import sys

OLDEST = (3, 11)
NEWEST = (3, 14)


def ensure() -> None:
    """Return on a Python that rouge-gui runs on; else run the same command with one from PATH, and exit."""
    if OLDEST <= sys.version_info[:2] <= NEWEST:
        return
    ours = ".".join(str(part) for part in sys.version_info[:3])
    wanted = "rouge-gui needs Python {}.{} to {}.{}".format(*OLDEST, *NEWEST)
    found = other_python()
    if found is None:
        sys.exit(
            f"{wanted}, this is Python {ours}, and there is no such one on PATH. Install one and try again."
        )
    sys.stderr.write(f"{wanted}, this is Python {ours}: going on with {found}.\n")
    sys.exit(subprocess.call([found, *sys.argv]))


def other_python() -> "str | None":
    """Return the path of the newest fit Python on PATH, or None."""
    for minor in range(NEWEST[1], OLDEST[1] - 1, -1):
        path = shutil.which(f"python3.{minor}")
        if path and _starts(path):
            return path
    return None


def _starts(path: str) -> bool:
    """Tell whether `path` runs: a shim may lie on PATH for a Python that is not there."""
    with open(os.devnull, "w", encoding="utf-8") as nowhere:  # noqa: PTH123
        return subprocess.call([path, "-c", ""], stdout=nowhere, stderr=nowhere) == 0
