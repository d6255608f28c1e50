"""Reports of what went wrong: plain texts in a folder of this machine, which nobody sends anywhere."""

import faulthandler
import os
import platform
import sys
import traceback
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import mkstemp
from typing import TextIO

from rouge_gui import __version__
from rouge_gui.errors import UnwritableFile

FOLDER = "reports"
MOST_KEPT = 50
ENDING, WATCHED = ".txt", "running-"
STALE = timedelta(days=30)
FATAL = "Fatal Python error: ", "Windows fatal exception: "
STAMP = "%Y%m%d-%H%M%S.%f"


@dataclass(frozen=True)
class CrashReport:
    """One report: its file, when it was made (UTC), its text."""

    path: Path
    when: datetime
    text: str

    @property
    def what(self) -> str:
        """The line that names the error: the one that Python writes when it dies, else the last."""
        lines = self.text.splitlines()
        fatal = (line for line in lines if line.startswith(FATAL))
        return next(fatal, next(filter(None, reversed(lines)), ""))


def keep(folder: Path, error: BaseException) -> Path:
    """Write a report of `error` into `folder` and return its path; the oldest beyond MOST_KEPT go.

    It holds the traceback and the versions, never the texts that are open; but the message of an error may quote them.
    `UnwritableFile` where it cannot be written.
    """
    told = "".join(traceback.format_exception(error))
    return _write(folder, told, datetime.now(UTC))


def reports(folder: Path) -> list[CrashReport]:
    """Return the reports in `folder`, the newest first; what cannot be read is left out."""
    found = []
    for path, when in _dated(folder):
        with suppress(OSError):
            found.append(CrashReport(path, when, path.read_text(encoding="utf-8", errors="replace")))
    return found


def watch(folder: Path) -> TextIO:
    """Have Python write into `folder` where its threads stand, should the process be killed by a fault of its own.

    Keep the file that is returned open for as long as the process lives. `UnwritableFile` where there can be none.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # Not by the process's number: in a container the next process has it again, and would begin the file anew.
        number, name = mkstemp(ENDING, WATCHED, folder)
        os.close(number)
        path = Path(name)
        watched = path.open("w", encoding="utf-8")
    except OSError as error:
        raise UnwritableFile(folder, "no report could be kept here") from error
    faulthandler.enable(watched)
    return watched


def end_watch(watched: TextIO) -> None:
    """Leave nothing of `watch` behind, since all went well."""
    faulthandler.disable()
    watched.close()
    with suppress(OSError):
        Path(watched.name).unlink()


def found_after_crash(folder: Path) -> list[Path]:
    """Return reports made of what former processes wrote while they died; each is told once."""
    made = []
    for path in sorted(folder.glob(f"{WATCHED}*{ENDING}")) if folder.is_dir() else ():
        with suppress(OSError, UnwritableFile):
            told = path.read_text(encoding="utf-8", errors="replace")
            when = datetime.fromtimestamp(path.stat().st_mtime, UTC)
            if told:
                made.append(_write(folder, told, when))
            if told or datetime.now(UTC) - when > STALE:
                path.unlink()
    return made


def _write(folder: Path, told: str, when: datetime) -> Path:
    path = folder / f"{when:{STAMP}}{ENDING}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{_about()}\n{told}", encoding="utf-8")
    except OSError as error:
        raise UnwritableFile(path, "the report could not be kept") from error
    for old, _ in _dated(folder)[MOST_KEPT:]:
        with suppress(OSError):
            old.unlink()
    return path


def _dated(folder: Path) -> list[tuple[Path, datetime]]:
    """Return the files of reports in `folder` and when each was made, the newest first."""
    found = []
    for path in folder.glob(f"*{ENDING}") if folder.is_dir() else ():
        with suppress(ValueError):
            found.append((path, datetime.strptime(path.stem, STAMP).replace(tzinfo=UTC)))
    return sorted(found, key=lambda dated: dated[1], reverse=True)


def _about() -> str:
    """Return what somebody who looks for the fault needs to know of this machine."""
    return (
        f"rouge-gui {__version__}\nPython {sys.version.split()[0]}\n{platform.platform()}\n"
        f"{'bundle' if hasattr(sys, 'frozen') else 'package'}\n"
    )
