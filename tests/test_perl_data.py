"""The original's data files are found where they are said to be, and what was read before is not kept too long."""

from pathlib import Path

import pytest

from rouge_gui import perl_data
from rouge_gui.errors import UnreadableFile
from rouge_gui.rouge.words import STEMMERS, STOP_LISTS


@pytest.fixture(autouse=True)
def _nowhere_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(perl_data, "PACKAGE", "no_such_package")
    monkeypatch.setenv(perl_data.HOME_VARIABLE, str(tmp_path / "nowhere"))


def fill(folder: Path, base: str) -> Path:
    """Write a stop list and exceptions by which `geese` is stemmed as `base`; return the folder."""
    tables = folder / perl_data.EXCEPTION_FOLDER
    tables.mkdir(parents=True)
    for name in perl_data.EXCEPTION_FILES:
        (tables / name).write_text(f"geese {base}\n", encoding="latin-1")
    (folder / perl_data.STOP_FILE).write_text(f"{base}\n", encoding="latin-1")
    return folder


@pytest.mark.parametrize("inside", ["", "data", "RELEASE-1.5.5/data"])
def test_the_folder_is_found_from_above(inside: str, tmp_path: Path) -> None:
    folder = fill(tmp_path / inside, "goose")
    perl_data.use_folder(tmp_path)
    assert perl_data.stop_file() == folder / perl_data.STOP_FILE
    assert len(perl_data.exception_files()) == 4


def test_another_folder_counts_at_once(tmp_path: Path) -> None:
    stem, stop = STEMMERS["ROUGE-1.5.5"], STOP_LISTS["ROUGE-1.5.5"]
    assert stem.make()("geese") == "gees"
    for base in ("goose", "gander"):
        perl_data.use_folder(fill(tmp_path / base, base))
        assert stem.make()("geese") == base
        assert stop.words("") == {base}


def test_a_folder_without_the_files_changes_nothing(tmp_path: Path) -> None:
    perl_data.use_folder(fill(tmp_path / "whole", "goose"))
    with pytest.raises(UnreadableFile, match="holds neither"):
        perl_data.use_folder(tmp_path)
    assert perl_data.home() == str(tmp_path / "whole")
