"""One backup a day, seven kept, whole ones only; and one put back in the place of a damaged file."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from rouge_gui.corpus.example import Level
from rouge_gui.errors import UnwritableFile
from rouge_gui.store.backups import back_up, newest
from rouge_gui.store.verdict_file import VerdictFile
from rouge_gui.study.annotating.verdict import Item, Verdict

VERDICT = Verdict(Item("e1", ("A",)), "Ola", "s", "d", {"q": 4.0})
FIRST = date(2026, 2, 25)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "Ola.verdicts"
    with VerdictFile(path, "Ola") as file:
        file.keep(VERDICT)
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "backups"


def count(path: Path) -> int:
    with VerdictFile(path, "Ola") as file:
        return len(file.all())


def test_a_backup_has_what_the_open_file_has_and_is_one_file(path: Path, folder: Path) -> None:
    with VerdictFile(path, "Ola") as file:
        file.keep(VERDICT)
        assert back_up(path, folder, FIRST) is None
    assert [each.name for each in folder.iterdir()] == ["Ola-2026-02-25.verdicts"]
    assert count(folder / "Ola-2026-02-25.verdicts") == 2


def test_a_day_has_one_backup_which_is_its_first(path: Path, folder: Path) -> None:
    back_up(path, folder, FIRST)
    with VerdictFile(path, "Ola") as file:
        file.keep(VERDICT)
    assert back_up(path, folder, FIRST) is None
    assert count(folder / "Ola-2026-02-25.verdicts") == 1


def test_the_last_seven_are_kept_and_others_are_let_be(path: Path, folder: Path) -> None:
    folder.mkdir()
    others = ["Ola-notes.verdicts", "Ola-2026-01-01-2026-01-01.verdicts", "Ben-2026-01-01.verdicts"]
    for name in others:
        (folder / name).touch()
    for days in range(10):
        back_up(path, folder, FIRST + timedelta(days))
    kept = [f"Ola-{FIRST + timedelta(days)}.verdicts" for days in range(3, 10)]
    assert sorted(each.name for each in folder.iterdir()) == sorted([*others, *kept])
    assert newest(path, folder) == folder / "Ola-2026-03-06.verdicts"


def test_a_clock_set_back_makes_a_backup_too(path: Path, folder: Path) -> None:
    for days in range(8):
        back_up(path, folder, FIRST + timedelta(days))
    assert back_up(path, folder, date(2001, 1, 1)) is None
    assert (folder / "Ola-2001-01-01.verdicts").exists()
    assert len(list(folder.iterdir())) == 7


def test_nothing_is_made_where_there_is_nothing(tmp_path: Path, folder: Path) -> None:
    assert back_up(tmp_path / "none.verdicts", folder, FIRST) is None
    (tmp_path / "empty.verdicts").touch()
    assert back_up(tmp_path / "empty.verdicts", folder, FIRST) is None
    assert newest(tmp_path / "none.verdicts", folder) is None
    assert not list(folder.glob("*"))


def test_a_backup_that_fails_is_said(path: Path, folder: Path) -> None:
    folder.write_text("a file where a folder should be", encoding="utf-8")
    problem = back_up(path, folder, FIRST)
    assert problem is not None
    assert (problem.path, problem.level) == (path, Level.WARNING)
    assert "Today's backup of Ola.verdicts could not be made" in problem.message


def test_a_damaged_file_drives_no_good_backup_out(path: Path, folder: Path) -> None:
    with VerdictFile(path, "Ola") as file:
        for _ in range(200):
            file.keep(VERDICT)
    for days in range(7):
        assert back_up(path, folder, FIRST + timedelta(days)) is None
    good = sorted(folder.iterdir())
    data = bytearray(path.read_bytes())
    data[-3 * 4096 : -4096] = bytes(2 * 4096)
    path.write_bytes(data)
    problem = back_up(path, folder, FIRST + timedelta(7))
    assert problem is not None
    assert "damaged" in problem.message
    assert sorted(folder.iterdir()) == good


def test_a_damaged_file_names_its_newest_backup(path: Path, folder: Path) -> None:
    back_up(path, folder, FIRST)
    back_up(path, folder, FIRST + timedelta(1))
    path.write_bytes(path.read_bytes()[:5000])
    with pytest.raises(UnwritableFile, match=r"The newest backup is .*Ola-2026-02-26\.verdicts"):
        VerdictFile(path, "Ola", backups=folder)
