"""Reports of crashes: kept, told once, never too many; a real process that dies leaves one."""

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from rouge_gui.errors import UnwritableFile
from rouge_gui.store.crash_reports import MOST_KEPT, found_after_crash, keep, reports

DIES = """
import ctypes, pathlib, sys
from rouge_gui.store.crash_reports import watch
watched = watch(pathlib.Path(sys.argv[1]))
def deep_down():
    ctypes.string_at(0)
deep_down()
"""
ENDS_WELL = """
import pathlib, sys
from rouge_gui.store.crash_reports import end_watch, watch
end_watch(watch(pathlib.Path(sys.argv[1])))
"""
AFTER_ONE_OF_THE_SAME_NUMBER = """
import pathlib, sys
from rouge_gui.store.crash_reports import end_watch, found_after_crash, watch
folder = pathlib.Path(sys.argv[1])
with watch(folder) as former:
    former.write("Fatal Python error: Segmentation fault")
watched = watch(folder)
print(*(path.read_text().splitlines()[-1] for path in found_after_crash(folder)))
end_watch(watched)
"""


def _raised() -> Exception:
    try:
        raise KeyError("no such thing")  # noqa: TRY301 (a real traceback)
    except KeyError as error:
        return error


def test_a_report_says_what_happened_where_and_in_which_version(tmp_path: Path) -> None:
    before = datetime.now(UTC)
    path = keep(tmp_path / "new", _raised())
    (report,) = reports(tmp_path / "new")
    assert report.path == path
    assert before <= report.when <= datetime.now(UTC)
    assert report.what == "KeyError: 'no such thing'"
    assert "in _raised" in report.text
    assert "rouge-gui" in report.text.splitlines()[0]
    assert sys.version.split()[0] in report.text


def test_the_newest_comes_first_and_the_oldest_go(tmp_path: Path) -> None:
    kept = [keep(tmp_path, ValueError(str(number))) for number in range(MOST_KEPT + 3)]
    assert [report.path for report in reports(tmp_path)] == kept[:2:-1]


def test_other_files_are_no_reports(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    assert reports(tmp_path) == []
    assert reports(tmp_path / "missing") == []


def test_where_nothing_can_be_written_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UnwritableFile, match="report"):
        keep(tmp_path / "file", _raised())


def test_a_process_that_is_killed_by_a_fault_is_told_of_once(tmp_path: Path) -> None:
    died = subprocess.run([sys.executable, "-c", DIES, tmp_path], check=False, capture_output=True)
    assert died.returncode != 0
    (path,) = found_after_crash(tmp_path)
    assert "deep_down" in path.read_text()
    assert found_after_crash(tmp_path) == []
    (report,) = reports(tmp_path)
    assert report.path == path
    assert report.what.startswith(("Fatal Python error: ", "Windows fatal exception: "))


def test_what_a_process_died_of_outlives_the_start_of_another_with_its_number(tmp_path: Path) -> None:
    command = [sys.executable, "-c", AFTER_ONE_OF_THE_SAME_NUMBER, str(tmp_path)]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert told == "Fatal Python error: Segmentation fault\n"


def test_a_process_that_ends_well_leaves_nothing(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", ENDS_WELL, tmp_path], check=True)
    assert list(tmp_path.iterdir()) == []
