"""Installs a wheel or an sdist as people do, by pip, pipx and uv, each into a new home, and starts what it brought."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from demonstration import EXAMPLE, SYSTEM
from environment import CONSTRAINTS, ROOT
from steps import Outcome

KEPT = ("PIP_", "UV_", "SSL_CERT_FILE")
TOOLS = ("twine", "pipx", "uv")


def try_packages(artifact: Path, place: Path) -> Iterator[Outcome]:
    """Yield what came of checking and installing `artifact`, in `place`, which is emptied."""
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    log = place / "log"
    tools = place / "tools"
    environ = _clean(place / "home")
    _run(log, environ, [sys.executable, "-m", "venv", tools])
    code = _run(log, environ, [tools / "bin" / "python", "-m", "pip", "install", "--quiet", *TOOLS])
    yield Outcome("twine, pipx and uv are there", code == 0)
    code = _run(log, environ, [tools / "bin" / "twine", "check", "--strict", artifact])
    yield Outcome("twine check --strict", code == 0, artifact.name)
    for name, commands, program in _ways(artifact, place, tools):
        environ = _clean(place / name)
        constrained = {"PIP_CONSTRAINT": str(CONSTRAINTS), "UV_CONSTRAINT": str(CONSTRAINTS)}
        code = next((each for words in commands if (each := _run(log, environ | constrained, words))), 0)
        yield Outcome(f"{name} installs it", code == 0, f"exit code {code}, see {log}" if code else "")
        if code:
            continue
        told = subprocess.run(
            [program, "--version"], env=environ, capture_output=True, text=True, check=False
        )
        yield Outcome(f"... rouge-gui --version of {name}", "compiled" in told.stdout, told.stdout.strip())
        picture = place / f"{name}.png"
        shown: list[str | Path] = ["--example", EXAMPLE, "--system", SYSTEM, "-o", picture]
        code = _run(log, environ, [program, "shot", ROOT / "resources" / "samples", *shown])
        yield Outcome(f"... rouge-gui shot of {name}", code == 0 and picture.is_file())


def _ways(artifact: Path, place: Path, tools: Path) -> Iterator[tuple[str, list[list[str | Path]], Path]]:
    """Yield the name of each tool, the commands by which it installs, and the program that comes of them."""
    python = place / "pip" / "environment" / "bin"
    make: list[str | Path] = [sys.executable, "-m", "venv", python.parent]
    yield (
        "pip",
        [make, [python / "python", "-m", "pip", "install", "--quiet", artifact]],
        python / "rouge-gui",
    )
    pipx: list[str | Path] = [tools / "bin" / "pipx", "install", "--python", sys.executable, artifact]
    yield "pipx", [pipx], place / "pipx" / ".local" / "bin" / "rouge-gui"
    uv: list[str | Path] = [tools / "bin" / "uv", "tool", "install", "--python", sys.executable, artifact]
    yield "uv", [uv], place / "uv" / ".local" / "bin" / "rouge-gui"


def _clean(home: Path) -> dict[str, str]:
    """Return what is set for a user with the new `home`: a path, and this machine's way to the package index."""
    home.mkdir(parents=True, exist_ok=True)
    way = {name: value for name, value in os.environ.items() if name.startswith(KEPT)}
    return way | {"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}


def _run(log: Path, environ: Mapping[str, str], command: list[str | Path]) -> int:
    with log.open("ab") as told:
        told.write(f"$ {' '.join(map(str, command))}\n".encode())
        told.flush()
        done = subprocess.run(
            command,
            cwd=environ["HOME"],
            env=dict(environ),
            stdin=subprocess.DEVNULL,
            stdout=told,
            stderr=told,
            check=False,
        )
    return done.returncode
