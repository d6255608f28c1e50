import ast
import sys
from pathlib import Path

import interpreter
import pytest

SCRIPTS = Path(interpreter.__file__).parent
shell = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in Pythons are shell scripts")


def stand_in(folder: Path, name: str, script: str) -> Path:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.fixture
def only_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("name", ["run.py", "test.py", "interpreter.py"])
def test_an_old_python_can_read_it(name: str) -> None:
    ast.parse((SCRIPTS / name).read_text(encoding="utf-8"), feature_version=(3, 6))


def test_a_fit_python_goes_on() -> None:
    interpreter.ensure()


@shell
def test_the_newest_python_that_starts_is_found(only_path: Path) -> None:
    stand_in(only_path, "python3.14", "exit 127")
    stand_in(only_path, "python3.11", "exit 0")
    newest = stand_in(only_path, "python3.12", "exit 0")
    assert interpreter.other_python() == str(newest)


@pytest.mark.parametrize("version", [(3, 9, 18), (3, 15, 0)])
@pytest.mark.usefixtures("only_path")
def test_an_unfit_python_alone_is_refused_in_a_sentence(
    version: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", version)
    with pytest.raises(
        SystemExit, match=r"needs Python 3\.11 to 3\.14, this is Python 3\.\d+\.\d+, and .* Install"
    ):
        interpreter.ensure()


@shell
def test_an_unfit_python_hands_the_command_to_a_fit_one(
    only_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = only_path / "told"
    stand_in(only_path, "python3.13", f'[ "$1" = -c ] || {{ echo "$@" > {told}; exit 5; }}')
    monkeypatch.setattr(sys, "version_info", (3, 9, 18))
    monkeypatch.setattr(sys, "argv", ["packaging/test.py", "-k", "lcs"])
    with pytest.raises(SystemExit) as ended:
        interpreter.ensure()
    assert ended.value.code == 5
    assert told.read_text(encoding="utf-8") == "packaging/test.py -k lcs\n"
