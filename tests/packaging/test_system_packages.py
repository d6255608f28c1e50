import os
import sys
from pathlib import Path

import pytest
from environment import SetupError
from system_packages import ALWAYS, ON_DISPLAY, Need, of_qt, of_venv, provide

NEEDS = [
    Need("libxcb-cursor.so.0", "libxcb-cursor0"),
    Need("libGL.so.1", "libgl1"),
    Need("libGL.so.1", "libgl1"),
]
APT = """#!/bin/sh
echo "$@" >> {folder}/calls
[ "$1" = update ] && touch {folder}/updated
[ -e {folder}/updated ] || {{ echo "E: Unable to locate package" >&2; exit 100; }}
"""


@pytest.fixture
def fresh_debian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A PATH with an apt-get that knows no package before `apt-get update`, and writes down its calls."""
    (tmp_path / "apt-get").write_text(APT.format(folder=tmp_path), encoding="utf-8")
    (tmp_path / "apt-get").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    return tmp_path


def test_qt_lacks_nothing_where_its_tests_run() -> None:
    assert of_qt(()) == []


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt brings its libraries along")
def test_qt_asks_for_every_library_of_the_table() -> None:
    from PySide6 import __file__ as package

    qt = Path(package).parent / "Qt"
    binaries = b"".join(path.read_bytes() for path in qt.rglob("*.so*"))
    named = [*ALWAYS, *(library for libraries in ON_DISPLAY.values() for library in libraries)]
    assert [library for library in named if library.encode() not in binaries] == []


def test_an_unknown_display_is_no_display_of_linux() -> None:
    with pytest.raises(KeyError):
        of_qt(("native",))


def test_this_python_can_make_environments() -> None:
    assert of_venv() == []


def test_nothing_lacking_is_nothing_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    provide([])
    assert capsys.readouterr().out == ""


def test_without_apt_the_packages_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SetupError, match=r"libgl1 libxcb-cursor0\)"):
        provide(NEEDS)


@pytest.mark.skipif(sys.platform == "win32", reason="apt-get is never called on Windows")
class TestOnDebian:
    def test_root_gets_the_packages_installed(
        self, fresh_debian: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        provide(NEEDS)
        calls = (fresh_debian / "calls").read_text(encoding="utf-8").splitlines()
        assert calls[-2:] == ["update", "install --yes --no-install-recommends libgl1 libxcb-cursor0"]
        assert "lacks libGL.so.1, libxcb-cursor.so.0." in capsys.readouterr().out

    def test_another_user_is_told_the_command(
        self, fresh_debian: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 1000)
        with pytest.raises(SetupError, match=r"sudo apt-get install .* libgl1 libxcb-cursor0`"):
            provide(NEEDS)
        assert not (fresh_debian / "calls").exists()

    def test_a_package_that_cannot_be_had_is_told_with_the_reason(
        self, fresh_debian: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (fresh_debian / "apt-get").write_text(
            "#!/bin/sh\necho 'E: no such package'\nexit 100", encoding="utf-8"
        )
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        with pytest.raises(SetupError, match="failed"):
            provide(NEEDS)
        assert "E: no such package" in capsys.readouterr().out
