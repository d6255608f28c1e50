"""Runs every check without a display: lint, format, types, and the tests with the architecture's."""

import os
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass

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
    """Return the checks in their order; pytest comes last, so that its summary is the last line."""
    processes = str(min(processors, MOST_PROCESSES))
    return [
        Check("lint", "ruff", ("check",)),
        Check("format", "ruff", ("format", "--check")),
        Check("types", "mypy", ()),
        Check("tests and architecture", "pytest", ("--numprocesses", processes, *SHARING, *pytest_arguments)),
    ]


def run(pytest_arguments: Sequence[str]) -> int:
    """Prepare the environment, run all checks, name those that failed, and return 1 where any did."""
    environment = prepare(displays=(), extras=("test",))
    *before, tests = checks(pytest_arguments, os.cpu_count() or 1)
    failed = [check.name for check in before if not passes(check, environment)]
    tested = passes(tests, environment)
    if failed:
        print(f"\nFailed before the tests: {', '.join(failed)}")
        print(f"checks: {len(before) + tested - len(failed)} passed, {len(failed) + (not tested)} failed")
    return int(bool(failed) or not tested)


def passes(check: Check, environment: Environment) -> bool:
    """Run `check` in `environment`, say what it is, and tell whether it passed."""
    print(f"\n== {check.name}: python -m {check.module} {' '.join(check.arguments)}")
    command = [str(environment.python), "-m", check.module, *check.arguments]
    environ = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    environ.pop(KEEPS_NOTHING, None)
    return subprocess.run(command, cwd=ROOT, env=environ, check=False).returncode == 0
