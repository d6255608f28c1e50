"""The project's own environment in `.venv`: made once, installed anew when what decides it changes."""

import hashlib
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import compiler

ROOT = Path(__file__).resolve().parent.parent
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
# What builds the project and rouge-score from source, so that pip needs no unpinned tools of its own.
BUILD_TOOLS = ("hatchling", "editables", "setuptools", "cython")
DECISIVE = ("pyproject.toml", "packaging/constraints.txt", "packaging/build_kernels.py")
KERNELS = ("pyx", "pxi", "pxd")


class SetupError(Exception):
    """The set-up cannot go on; the text is a sentence for the user."""


@dataclass(frozen=True)
class Stamp:
    """What an environment was made from (`key`, a hash) and which extras of the project it holds."""

    key: str
    extras: frozenset[str]

    @classmethod
    def read(cls, path: Path) -> "Stamp":
        """Read the stamp at `path`; where there is none, nothing is known to be installed."""
        if not path.is_file():
            return cls("", frozenset())
        kept = json.loads(path.read_text(encoding="utf-8"))
        return cls(kept["key"], frozenset(kept["extras"]))

    def write(self, path: Path) -> None:
        """Keep the stamp at `path`."""
        path.write_text(json.dumps({"key": self.key, "extras": sorted(self.extras)}), encoding="utf-8")

    def covers(self, wanted: "Stamp") -> bool:
        """Tell whether this environment is as `wanted`, or holds more extras."""
        return self.key == wanted.key and self.extras >= wanted.extras


@dataclass(frozen=True)
class Environment:
    """A virtual environment at `place`."""

    place: Path

    @property
    def python(self) -> Path:
        """The interpreter of the environment."""
        return self.place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def stamp(self) -> Path:
        """The file that tells what the environment was made from."""
        return self.place / "rouge-gui.json"

    def works(self) -> bool:
        """Tell whether the environment has pip and the version of Python that runs the set-up."""
        if not self.python.is_file():
            return False
        probe = "import pip, sys; print(*sys.version_info[:2])"
        answer = subprocess.run([self.python, "-c", probe], capture_output=True, text=True, check=False)
        return answer.stdout.split() == [str(part) for part in sys.version_info[:2]]

    def bring_up(self, extras: frozenset[str]) -> None:
        """Make the environment if it does not work, and install the project with `extras` if that is due."""
        if not self.works():
            print(f"Making an environment with Python {sys.version.split()[0]} in {self.place}")
            _run([sys.executable, "-m", "venv", "--clear", str(self.place)], "Making the environment")
        kept = Stamp.read(self.stamp)
        wanted = Stamp(key(ROOT), extras)
        if kept.covers(wanted):
            print(f"The environment in {self.place} is up to date.")
            return
        wanted = Stamp(wanted.key, kept.extras | extras)
        self.stamp.unlink(missing_ok=True)
        print(f"Installing rouge-gui and what it needs into {self.place} (the first time a few minutes)")
        project = f"{ROOT}[{','.join(sorted(wanted.extras))}]" if wanted.extras else str(ROOT)
        self._install(*BUILD_TOOLS)
        self._install("--no-build-isolation", "--editable", project)
        wanted.write(self.stamp)

    def tell_engine(self) -> None:
        """Print which engine scores here, and what would make it faster."""
        _run([str(self.python), "-m", "rouge_gui", "--version"], "Starting rouge-gui")
        if advice := compiler.advice():
            print(advice)

    def _install(self, *what: str) -> None:
        pip = [str(self.python), "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]
        _run([*pip, "--constraint", str(CONSTRAINTS), *what], "Installing")


def key(root: Path) -> str:
    """Return a hash of all that decides what the environment of the project at `root` holds, compiled kernels too."""
    tools = f"{compiler.compiler()}\n{compiler.has_headers()}"
    digest = hashlib.sha256(f"{root}\n{sys.version}\n{tools}\n".encode())
    kernels = (path for ending in KERNELS for path in sorted(root.glob(f"rouge_gui/rouge/batch/*.{ending}")))
    for path in [*(root / name for name in DECISIVE), *kernels]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _run(command: list[str], doing: str) -> None:
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    if code:
        raise SetupError(
            f"{doing} failed with exit code {code}; the lines above tell why. "
            "Is the network reachable, and is there room on the disk? Then run the same command again."
        )
