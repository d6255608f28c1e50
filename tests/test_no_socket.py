"""Every door of the program, and the window in use: no socket leaves the machine, and no round leaves anything behind.

Python's own calls are refused and recorded by an audit hook, in all processes (`no_socket/sitecustomize.py`). What Qt and
other libraries ask of the system is recorded by strace, where there is one; in a network namespace that is empty, where
the system lets one be made.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from soaking import read

HERE = Path(__file__).parent
GUARD = HERE / "no_socket"
CALL = re.compile(r"^\d+ +(\w+\(.*)", re.MULTILINE)
FAMILY = re.compile(r"\b(?:AF|PF)_\w+")
CONNECTED = re.compile(r'connect\(.*sun_path=@?"([^"]*)"')
STRACE = ("strace", "--follow-forks", "--seccomp-bpf", "--trace=%network", "--output")
NOT_TRACED = "NOT TESTED below Python, that is in Qt and C: strace is not there or may not trace here."
MOST_GROWN = 24 * 2**20
# Notices come and go in time.
NOTICES = 30
OF_C = "import ctypes; ctypes.CDLL(None).socket(2, 1, 0)"


@dataclass(frozen=True)
class Watched:
    """How a program went: what Python asked for, and the system calls about sockets, None where they were not traced."""

    code: int
    said: str
    asked: tuple[str, ...]
    calls: tuple[str, ...] | None

    def families(self) -> set[str]:
        """Return the kinds of addresses that the system was asked about."""
        return {family for call in self.calls or () for family in FAMILY.findall(call)}


def works(*command: str) -> bool:
    if shutil.which(command[0]) is None:
        return False
    return subprocess.run([*command, "true"], capture_output=True, check=False).returncode == 0


def watched(folder: Path, *arguments: str) -> Watched:
    """Run Python with `arguments` as far from any network as this system allows."""
    record, trace = folder / "asked", folder / "calls"
    alone = next((each for each in (("unshare", "-n"), ("unshare", "-rn")) if works(*each)), ())
    traced: Sequence[str] = (*STRACE, str(trace)) if works(*STRACE, os.devnull) else ()
    paths = [str(GUARD), str(HERE.parent), str(HERE / "bench"), os.environ.get("PYTHONPATH", "")]
    environ = os.environ | {
        "PYTHONPATH": os.pathsep.join(filter(None, paths)),
        "RECORD_OF_SOCKETS": str(record),
        "QT_QPA_PLATFORM": "offscreen",
    }
    command = [*alone, *traced, sys.executable, *arguments]
    done = subprocess.run(command, env=environ, cwd=folder, capture_output=True, text=True, check=False)
    asked = record.read_text(encoding="utf-8").splitlines() if record.exists() else []
    calls = tuple(CALL.findall(trace.read_text(encoding="utf-8"))) if trace.exists() else None
    return Watched(done.returncode, done.stdout + done.stderr, tuple(asked), calls)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("everything")


@pytest.fixture(scope="module")
def everything(folder: Path) -> Watched:
    return watched(folder, str(GUARD / "everything.py"), str(folder))


def test_no_door_asks_python_for_a_socket_that_leaves_the_process(everything: Watched) -> None:
    """Left is what `multiprocessing.Pipe` is made of: two local sockets without a name, joined as they are made."""
    assert everything.code == 0, everything.said
    assert "9 commands and 8 acts in the window, 3 times" in everything.said
    assert [each for each in everything.asked if each.startswith("refused")] == []
    assert everything.asked, "the pipes to other processes were not seen: nothing was watched"


def test_no_library_asks_the_system_for_one(
    everything: Watched, record_property: Callable[[str, object], None]
) -> None:
    if everything.calls is None:
        pytest.skip(NOT_TRACED)
    assert everything.families() <= {"AF_UNIX"}
    places = sorted({place for call in everything.calls for place in CONNECTED.findall(call)})
    told = f"{len(everything.calls)} system calls, all about local sockets; connected to: {', '.join(places) or 'none'}"
    record_property("measured: Sockets of all doors", told)


def test_a_round_of_use_leaves_nothing_behind(folder: Path, everything: Watched) -> None:
    """The first makes what is made once; after the third the window was made anew, which has opened nothing yet."""
    assert everything.code == 0, everything.said
    first, second, anew = read(folder / "looks.json")
    for name in ("files", "threads", "processes"):
        assert (name, getattr(second, name)) <= (name, getattr(first, name))
    assert second.widgets <= first.widgets + NOTICES
    assert second.own - first.own < MOST_GROWN
    assert anew.widgets < second.widgets
    assert anew.files <= second.files


@pytest.mark.parametrize(
    "call",
    [
        "import urllib.request; urllib.request.urlopen('http://127.0.0.1:9')",
        "import socket; socket.getaddrinfo('localhost', 9)",
        "import socket; socket.socket(socket.AF_UNIX).connect('/tmp/.X11-unix/X0')",
    ],
)
def test_a_call_of_the_network_would_be_seen(tmp_path: Path, call: str) -> None:
    done = watched(tmp_path, "-c", call)
    assert done.code != 0
    assert any(each.startswith("refused") for each in done.asked)


def test_a_socket_of_a_library_would_be_seen(tmp_path: Path) -> None:
    done = watched(tmp_path, "-c", OF_C)
    if done.calls is None:
        pytest.skip(NOT_TRACED)
    assert done.families() == {"AF_INET"}
    assert done.asked == ()
