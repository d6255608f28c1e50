"""Programs are killed, disks are full, files vanish: what was acknowledged is there afterwards, once, and it is said."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import repeat
from pathlib import Path
from threading import Timer

import pytest
from verdict_faults import ROOT, acknowledged, kill_writers, start_writer

from rouge_gui.errors import UnwritableFile
from rouge_gui.store.verdict_file import VerdictFile
from rouge_gui.study.annotating.verdict import Item, Verdict

NOBODY = 65534
FILL = 400
VERDICT = Verdict(Item("e1", ("A",)), "Ola", "s", "d", {"q": 4.0}, note="x" * FILL)

pytestmark = pytest.mark.skipif(os.name != "posix", reason="kills, limits and mounts are those of POSIX")


def numbers(path: Path, name: str) -> list[int]:
    """Return which of a writer's verdicts are in the file, in order."""
    with VerdictFile(path, "Ola") as file:
        items = [each.item.example for each in file.all()]
    return sorted(int(each.removeprefix(f"{name} ")) for each in items if each.startswith(f"{name} "))


# As many as the whole run has time for; `python tests/bench/verdict_faults.py` kills 200.
RUNS = 40


def test_programs_killed_at_any_moment_lose_and_double_nothing(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    counts = kill_writers(RUNS, tmp_path)
    record_property(
        "measured: programs killed while they kept verdicts",
        f"{counts.runs}, {counts.acknowledged:,} verdicts acknowledged, {counts.lost} lost, {counts.doubled} doubled",
    )
    assert (counts.runs, counts.lost, counts.doubled, counts.damaged, counts.failed) == (RUNS, 0, 0, 0, 0)
    assert counts.acknowledged > RUNS
    # At most the one verdict of each program that was on disk when its acknowledgement was cut off.
    assert 0 <= counts.unacknowledged <= RUNS


@pytest.mark.parametrize("run", range(8))
def test_programs_killed_on_a_full_disk_lose_and_double_nothing(small_disk: Path, run: int) -> None:
    path = small_disk / "Ola.verdicts"
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(250 * 1024))
    writer = start_writer(path, "w")
    assert writer.stdout is not None
    refused = 0
    said = []
    while refused < run:
        number, _, uid = writer.stdout.readline().strip().partition(b" ")
        refused += uid == b"refused"
        if uid not in {b"", b"refused"}:
            said.append(int(number))
    writer.kill()
    said += acknowledged(writer)
    ballast.unlink()
    stored = numbers(path, "w")
    assert set(said) <= set(stored)
    assert len(set(stored)) == len(stored)
    assert len(set(stored) - set(said)) <= 1
    if run:
        assert said


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 512 KiB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=512k", "none", str(folder)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("a small disk can be mounted only by root")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)  # noqa: S607 (root's own)


def test_a_full_disk_is_said_and_loses_nothing_and_work_goes_on(small_disk: Path) -> None:
    path = small_disk / "Ola.verdicts"
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(200 * 1024))
    file = VerdictFile(path, "Ola")
    kept: list[Verdict] = []
    with pytest.raises(UnwritableFile, match="the disk is full: make room and save once more"):
        kept.extend(file.keep(VERDICT) for _ in range(10_000))
    assert kept
    assert file.all() == kept
    for _ in range(3):
        with pytest.raises(UnwritableFile, match="the disk is full"):
            file.keep(VERDICT)
    ballast.unlink()
    kept.append(file.keep(VERDICT))
    file.close()
    with VerdictFile(path, "Ola") as again:
        assert again.all() == kept
    assert [each.revision for each in kept] == list(range(1, len(kept) + 1))


def test_what_does_not_fit_at_the_end_is_said_and_comes_back(small_disk: Path) -> None:
    path = small_disk / "Ola.verdicts"
    file = VerdictFile(path, "Ola")
    kept = [file.keep(VERDICT) for _ in range(5)]
    ballast = small_disk / "ballast"
    with ballast.open("wb", buffering=0) as handle, pytest.raises(OSError, match="No space"):
        handle.writelines(repeat(bytes(4096)))
    with pytest.raises(UnwritableFile, match="the disk is full"):
        file.close()
    ballast.unlink()
    with VerdictFile(path, "Ola") as again:
        assert again.all() == kept


LIMITED = """
import os, pathlib, resource, signal, sys
from rouge_gui.errors import UnwritableFile
from rouge_gui.store.verdict_file import VerdictFile
from rouge_gui.study.annotating.verdict import Item, Verdict
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
file = VerdictFile(pathlib.Path(sys.argv[1]), "Ola")
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, resource.RLIM_INFINITY))
refused = 0
for number in range(200):
    try:
        file.keep(Verdict(Item(f"w {number}", ("A",)), "Ola", "s", "d", {"q": 4.0}, note="x" * 400))
    except UnwritableFile as error:
        refused += 1
        assert "see that it is there and has room" in str(error), error
        if refused == 5:
            resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    else:
        os.write(1, f"{number} -\\n".encode())
os.write(2, f"{refused}".encode())
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_file_that_may_not_grow_loses_nothing_and_work_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "Ola.verdicts"
    ended = subprocess.run(
        [sys.executable, "-c", LIMITED, str(path)], capture_output=True, check=False, cwd=ROOT
    )
    said = [int(line.split()[0]) for line in ended.stdout.splitlines()]
    assert (ended.returncode, ended.stderr) == (-signal.SIGKILL, b"5")
    assert len(said) == 195
    assert numbers(path, "w") == said


READ_ONLY = """
import os, pathlib, sys
from rouge_gui.errors import UnwritableFile
from rouge_gui.store.verdict_file import VerdictFile
if os.getuid() == 0:
    os.setuid(int(sys.argv[2]))
try:
    VerdictFile(pathlib.Path(sys.argv[1]), "Ola")
except UnwritableFile as error:
    print(error)
"""


@pytest.mark.parametrize("name", ["Ola.verdicts", "new.verdicts"])
def test_a_folder_that_may_only_be_read_is_said(tmp_path: Path, name: str) -> None:
    # A folder that nobody's parent folders hide.
    folder = Path("/tmp") / f"rouge-gui-{tmp_path.name}-{os.getpid()}-{name}"  # noqa: S108 (one of our own, taken away again)
    folder.mkdir()
    try:
        VerdictFile(folder / "Ola.verdicts", "Ola").close()
        folder.chmod(0o555)
        (folder / "Ola.verdicts").chmod(0o444)
        ended = subprocess.run(
            [sys.executable, "-c", READ_ONLY, str(folder / name), str(NOBODY)],
            capture_output=True,
            text=True,
            check=False,
            cwd=ROOT,
        )
    finally:
        folder.chmod(0o755)
        (folder / "Ola.verdicts").unlink()
        folder.rmdir()
    assert ended.stdout.startswith(f"{folder / name}: "), ended.stderr
    assert "may not be written here" in ended.stdout or "may be written to" in ended.stdout


@pytest.mark.parametrize("ending", ["", "-wal"])
def test_a_file_deleted_while_open_is_said_and_can_be_saved(tmp_path: Path, ending: str) -> None:
    path = tmp_path / "Ola.verdicts"
    file = VerdictFile(path, "Ola")
    kept = [file.keep(VERDICT) for _ in range(3)]
    path.with_name(f"{path.name}{ending}").unlink()
    for _ in range(2):
        with pytest.raises(UnwritableFile, match="was deleted, moved or replaced while it was open"):
            file.keep(VERDICT)
    with pytest.raises(UnwritableFile, match="save a copy"):
        file.take([VERDICT])
    file.copy_to(tmp_path / "saved.verdicts")
    with VerdictFile(tmp_path / "saved.verdicts", "Ola") as saved:
        assert saved.all() == kept
        assert saved.keep(VERDICT).revision == 4


def test_a_file_replaced_while_open_is_said(tmp_path: Path) -> None:
    path = tmp_path / "Ola.verdicts"
    file = VerdictFile(path, "Ola")
    file.keep(VERDICT)
    file.copy_to(tmp_path / "copy")
    (tmp_path / "copy").replace(path)
    with pytest.raises(UnwritableFile, match="replaced while it was open"):
        file.keep(VERDICT)


def test_two_programs_write_to_one_file_at_once(tmp_path: Path) -> None:
    path = tmp_path / "Ola.verdicts"
    writers = [start_writer(path, name, 150) for name in ("same", "same", "other")]
    said = [acknowledged(writer) for writer in writers]
    assert [writer.returncode for writer in writers] == [0, 0, 0]
    assert [len(numbers) for numbers in said] == [150, 150, 150]
    with VerdictFile(path, "Ola") as file:
        stored = file.all()
        for number in range(150):
            both = file.history(Item(f"same {number}", ("A",)), "s")
            assert [each.revision for each in both] == [1, 2]
    assert {each.uid for each in stored} == {uid for numbers in said for uid in numbers.values()}
    assert len(stored) == 450


def test_a_file_that_another_program_holds_for_too_long_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rouge_gui.store.verdict_tables.SECONDS_OF_PATIENCE", 0.05)
    path = tmp_path / "Ola.verdicts"
    file = VerdictFile(path, "Ola")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(UnwritableFile, match="another window or program is writing to it for too long"):
            file.keep(VERDICT)
        other.execute("ROLLBACK")
    assert file.keep(VERDICT).revision == 1


def test_a_new_file_that_another_window_is_making_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "Ola.verdicts"
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        release = Timer(0.3, other.execute, ("ROLLBACK",))
        release.start()
        with VerdictFile(path, "Ola") as file:
            assert file.keep(VERDICT).revision == 1
        release.join()


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_a_truncated_file_is_said(tmp_path: Path, share: float) -> None:
    path = tmp_path / "Ola.verdicts"
    with VerdictFile(path, "Ola") as file:
        for _ in range(50):
            file.keep(VERDICT)
    data = path.read_bytes()
    path.write_bytes(data[: int(len(data) * share)])
    with pytest.raises(UnwritableFile, match=r"is damaged \(database disk image is malformed\)"):
        VerdictFile(path, "Ola")


def test_a_verdict_that_somebody_spoiled_is_said(tmp_path: Path) -> None:
    path = tmp_path / "Ola.verdicts"
    file = VerdictFile(path, "Ola")
    file.keep(VERDICT)
    with closing(sqlite3.connect(path)) as other:
        other.execute("UPDATE verdict SET body = '{}'")
        other.commit()
    with pytest.raises(UnwritableFile, match="holds something that is no verdict"):
        file.all()


def test_windows_that_open_a_new_file_at_once_all_get_it(tmp_path: Path) -> None:
    for attempt in range(10):
        path = tmp_path / f"{attempt}.verdicts"
        writers = [start_writer(path, str(number), 3) for number in range(4)]
        assert [len(acknowledged(writer)) for writer in writers] == [3, 3, 3, 3]
        with VerdictFile(path, "Ola") as file:
            assert len(file.all()) == 12


def test_a_folder_that_vanishes_while_the_file_is_open_is_said(tmp_path: Path) -> None:
    folder = tmp_path / "share"
    folder.mkdir()
    file = VerdictFile(folder / "Ola.verdicts", "Ola")
    kept = file.keep(VERDICT)
    folder.rename(tmp_path / "gone")
    with pytest.raises(UnwritableFile, match="was deleted, moved or replaced"):
        file.keep(VERDICT)
    folder.touch()
    with pytest.raises(UnwritableFile, match="see that its disk or share is there and save once more"):
        file.keep(VERDICT)
    folder.unlink()
    (tmp_path / "gone").rename(folder)
    assert file.keep(VERDICT).revision == 2
    assert file.history(VERDICT.item, "s")[0] == kept
