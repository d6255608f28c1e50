import subprocess
import sys
from pathlib import Path

import pytest
from environment import Environment, Stamp, key

RUN = frozenset[str]()
TEST = frozenset({"test"})
BATCH = "rouge_gui/rouge/batch"
SOURCES = [f"{BATCH}/kernels.pyx", f"{BATCH}/ngrams.pxi", f"{BATCH}/porter.pxd", "packaging/build_kernels.py"]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "packaging").mkdir()
    (tmp_path / "pyproject.toml").write_text("[project]", encoding="utf-8")
    (tmp_path / "packaging" / "constraints.txt").write_text("numpy==2.4.6", encoding="utf-8")
    (tmp_path / "packaging" / "build_kernels.py").write_text("", encoding="utf-8")
    (tmp_path / BATCH).mkdir(parents=True)
    for name in ("kernels.pyx", "ngrams.pxi", "porter.pxd", "scoring.py"):
        (tmp_path / BATCH / name).write_text(name, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("kept", "wanted", "covers"),
    [
        (Stamp("a", RUN), Stamp("a", RUN), True),
        (Stamp("a", TEST), Stamp("a", RUN), True),
        (Stamp("a", RUN), Stamp("a", TEST), False),
        (Stamp("a", TEST), Stamp("b", RUN), False),
    ],
)
def test_an_environment_serves_what_it_holds(*, kept: Stamp, wanted: Stamp, covers: bool) -> None:
    assert kept.covers(wanted) is covers


def test_a_stamp_is_read_as_it_was_written(tmp_path: Path) -> None:
    Stamp("a", TEST).write(tmp_path / "stamp")
    assert Stamp.read(tmp_path / "stamp") == Stamp("a", TEST)


def test_without_a_stamp_nothing_is_taken_as_installed(tmp_path: Path) -> None:
    assert not Stamp.read(tmp_path / "stamp").covers(Stamp("a", RUN))


@pytest.mark.parametrize("name", ["pyproject.toml", "packaging/constraints.txt", *SOURCES])
def test_a_changed_file_asks_for_a_new_installation(project: Path, name: str) -> None:
    before = key(project)
    assert key(project) == before
    (project / name).write_text("changed", encoding="utf-8")
    assert key(project) != before


def test_python_code_and_what_is_built_ask_for_nothing(project: Path) -> None:
    before = key(project)
    for name in ("scoring.py", "kernels.cpython-311-x86_64-linux-gnu.so", "kernels.cp311-win_amd64.pyd"):
        (project / BATCH / name).write_text("changed", encoding="utf-8")
    assert key(project) == before


def test_another_compiler_asks_for_a_new_installation_once(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    before = key(project)
    assert key(project) == before
    monkeypatch.setenv("CC", sys.executable)
    assert key(project) != before


def test_a_moved_project_asks_for_a_new_installation(project: Path, tmp_path: Path) -> None:
    before = key(project)
    moved = project.rename(tmp_path.parent / f"{tmp_path.name}-moved")
    assert key(moved) != before


def test_the_running_environment_works() -> None:
    assert Environment(Path(sys.prefix)).works()


def test_an_environment_without_pip_does_not_work(tmp_path: Path) -> None:
    half_made = Environment(tmp_path / "venv")
    assert not half_made.works()
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", half_made.place], check=True)
    assert half_made.python.is_file()
    assert not half_made.works()
