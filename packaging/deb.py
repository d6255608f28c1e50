"""Makes the .deb of a bundle: what Debian is told, and where each file goes."""

import hashlib
import os
import re
import shutil
import subprocess
from datetime import UTC, date, datetime
from email.utils import format_datetime
from gzip import GzipFile
from pathlib import Path

import bundle
import system_packages
from environment import ROOT, SetupError

LINUX = ROOT / "packaging" / "linux"
MAINTAINER = "rouge-gui authors <rouge-gui@rouge-gui.invalid>"
# Debian 13 gave some packages another name, when times grew to 64 bits.
RENAMED = {"libglib2.0-0": "libglib2.0-0t64 | libglib2.0-0"}
# What the bundle's libraries link beside what Qt opens.
LINKED = (
    "libfreetype6",
    "libgcc-s1",
    "libstdc++6",
    "libx11-6",
    "libxcb1",
    "libxcb-render0",
    "libxcb-util1",
    "zlib1g",
)
# Level 2 packs in a fraction of the time that the default level takes.
PACKING = ("-Zxz", "-z2")
GLIBC = re.compile(rb"GLIBC_2\.(\d+)\x00")
REVISION = 1
SUMMARY = "see how a summary matches its references"
DESCRIPTION = f"""{SUMMARY}
 rouge-gui shows what a ROUGE score counted: source, candidate and references
 stand side by side, every counted word, word pair and sequence is marked in
 place, and every edit and every setting re-scores at once. It scores corpora
 under named protocols, points at matches that mislead, compares systems, and
 tells what scores are worth beside human ratings.
 .
 This package brings its own Python and Qt and uses no other."""


def make(folder: Path, icons: Path, tree: Path, target: Path) -> Path:
    """Lay out the bundle in `folder` and its icons under `tree`, pack them into a .deb in `target`, return its path."""
    shutil.rmtree(tree, ignore_errors=True)
    _lay_out(folder, icons, tree)
    control = tree / "DEBIAN"
    control.mkdir()
    architecture = _tool("dpkg", "--print-architecture").strip()
    size = sum(each.stat().st_size for each in tree.rglob("*") if each.is_file() and not each.is_symlink())
    told = fields(architecture, size // 1024, oldest_libc(tree))
    control.joinpath("control").write_text(told, encoding="utf-8")
    control.joinpath("md5sums").write_text(_sums(tree), encoding="utf-8")
    made = target / f"{bundle.NAME}_{bundle.version()}-{REVISION}_{architecture}.deb"
    _tool("dpkg-deb", "--root-owner-group", *PACKING, "--build", str(tree), str(made))
    return made


def fields(architecture: str, kilobytes: int, libc: int) -> str:
    """Return the control file of a package for `architecture` that takes `kilobytes` and needs glibc 2.`libc`."""
    return "\n".join(
        (
            f"Package: {bundle.NAME}",
            f"Version: {bundle.version()}-{REVISION}",
            f"Architecture: {architecture}",
            f"Maintainer: {MAINTAINER}",
            f"Installed-Size: {kilobytes}",
            f"Depends: libc6 (>= 2.{libc}), {', '.join(depends())}",
            "Section: science",
            "Priority: optional",
            f"Description: {DESCRIPTION}\n",
        )
    )


def depends() -> list[str]:
    """Return the packages that bring what the bundle leaves to the system: for X11, Wayland and no display."""
    libraries = system_packages.ALWAYS.copy()
    for display in system_packages.ON_DISPLAY.values():
        libraries |= display
    names = sorted({*libraries.values(), system_packages.FONT, *LINKED})
    return [RENAMED.get(name, name) for name in names]


def oldest_libc(tree: Path) -> int:
    """Return the minor version of the oldest glibc 2 that has all that the files in `tree` ask for."""
    asked = {0}
    for path in tree.rglob("*"):
        if path.is_file() and not path.is_symlink() and (".so" in path.name or path.name == bundle.NAME):
            asked |= {int(minor) for minor in GLIBC.findall(path.read_bytes())}
    return max(asked)


def changes(day: date) -> str:
    """Return Debian's changelog of a package built on `day`."""
    when = format_datetime(datetime(day.year, day.month, day.day, tzinfo=UTC))
    return (
        f"{bundle.NAME} ({bundle.version()}-{REVISION}) unstable; urgency=medium\n\n"
        f"  * Made of the bundle; what changed in the program is in changelog.gz.\n\n"
        f" -- {MAINTAINER}  {when}\n"
    )


def _lay_out(folder: Path, icons: Path, tree: Path) -> None:
    home = tree / "usr" / "lib" / bundle.NAME
    shutil.copytree(folder, home, symlinks=True)
    started = tree / "usr" / "bin"
    started.mkdir(parents=True)
    (started / bundle.NAME).symlink_to(Path("..", "lib", bundle.NAME, bundle.NAME))
    share = tree / "usr" / "share"
    _copy(LINUX / "rouge-gui.desktop", share / "applications" / "rouge-gui.desktop")
    _copy(LINUX / "rouge-gui-mime.xml", share / "mime" / "packages" / "rouge-gui.xml")
    name = f"{bundle.IDENTIFIER}.metainfo.xml"
    _copy(LINUX / name, share / "metainfo" / name)
    themes = share / "icons" / "hicolor"
    _copy(bundle.ICON, themes / "scalable" / "apps" / "rouge-gui.svg")
    for picture in icons.glob("*.png"):
        size = picture.stem
        _copy(picture, themes / f"{size}x{size}" / "apps" / "rouge-gui.png")
    _zip((LINUX / "rouge-gui.1").read_text(encoding="utf-8"), share / "man" / "man1" / "rouge-gui.1.gz")
    told = share / "doc" / bundle.NAME
    _zip((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), told / "changelog.gz")
    _zip(changes(date.today()), told / "changelog.Debian.gz")  # noqa: DTZ011 (the builder's day)
    _copy(LINUX / "copyright", share / "doc" / bundle.NAME / "copyright")
    _copy(LINUX / "lintian-overrides", share / "lintian" / "overrides" / bundle.NAME)
    _settle(tree)


def _settle(tree: Path) -> None:
    """Give every file and folder the rights that Debian asks for."""
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            is_run = path.is_dir() or path == tree / "usr" / "lib" / bundle.NAME / bundle.NAME
            path.chmod(0o755 if is_run else 0o644)


def _copy(path: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, target)


def _zip(text: str, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.open("wb") as file, GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write(text.encode())


def _sums(tree: Path) -> str:
    files = (path for path in sorted(tree.rglob("*")) if path.is_file() and not path.is_symlink())
    told = ((hashlib.md5(path.read_bytes(), usedforsecurity=False), path.relative_to(tree)) for path in files)
    return "".join(f"{sum_.hexdigest()}  {path}\n" for sum_, path in told if path.parts[0] != "DEBIAN")


def _tool(*command: str) -> str:
    environ = os.environ | {"LC_ALL": "C.UTF-8"}
    done = subprocess.run(command, env=environ, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SetupError(f"`{' '.join(command)}` failed with exit code {done.returncode}.")
    return done.stdout
