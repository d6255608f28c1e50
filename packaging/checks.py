"""Runs every check without a display: lint, format, types, and the tests with the architecture's."""

import os
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from typing import IO

from environment import ROOT, Environment
from preparation import prepare

# More processes than this only make the tests with a window wait for each other.
MOST_PROCESSES = 4
# A process keeps to the tests that stand beside each other, which share what is made once; idle ones take from others.
SHARING = ("--dist", "worksteal")
# Tests start the program hundreds of times; where Python may not keep what it compiled, each start compiles it anew.
KEEPS_NOTHING = "PYTHONDONTWRITEBYTECODE"


@dataclass(frozen=True)
class Check:
    """A named call of a Python module with its arguments."""

    name: str
    module: str
    arguments: tuple[str, ...]


def checks(pytest_arguments: Sequence[str], processors: int) -> list[Check]:
    """Return the checks in the order in which they begin; pytest is last, so that its summary is the last line."""
    processes = str(min(processors, MOST_PROCESSES))
    return [
        Check("types", "mypy", ()),
        Check("lint", "ruff", ("check",)),
        Check("format", "ruff", ("format", "--check")),
        Check("tests and architecture", "pytest", ("--numprocesses", processes, *SHARING, *pytest_arguments)),
    ]


def run(pytest_arguments: Sequence[str]) -> int:
    """Prepare the environment, run all checks, name those that failed, and return 1 where any did.

    Types take half a minute, on one processor: they are looked at beside the others, and told where they are wrong.
    """
    environment = prepare(displays=(), extras=("test",))
    types, *before, tests = checks(pytest_arguments, os.cpu_count() or 1)
    with tempfile.TemporaryFile() as told:
        beside = start(types, environment, told)
        failed = [check.name for check in before if start(check, environment).wait()]
        tested = not start(tests, environment).wait()
        if beside.wait():
            failed.append(types.name)
            told.seek(0)
            print(f"\n== {types.name}\n{told.read().decode()}")
    if failed:
        print(f"\nFailed beside the tests: {', '.join(failed)}")
        print(f"checks: {len(before) + 1 + tested - len(failed)} passed, {len(failed) + (not tested)} failed")
    return int(bool(failed) or not tested)


def start(check: Check, environment: Environment, told: IO[bytes] | None = None) -> subprocess.Popen[bytes]:
    """Start `check` in `environment`, say what it is, and return it; it prints here, or into `told`."""
    print(f"\n== {check.name}: python -m {check.module} {' '.join(check.arguments)}")
    command = [str(environment.python), "-m", check.module, *check.arguments]
    environ = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    environ.pop(KEEPS_NOTHING, None)
    return subprocess.Popen(
        command, cwd=ROOT, env=environ, stdout=told, stderr=None if told is None else subprocess.STDOUT
    )
