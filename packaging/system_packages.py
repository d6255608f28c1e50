"""What Python cannot bring: the system libraries that Qt opens, a font, Debian's split-off part of venv."""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from environment import SetupError

# What Qt opens -> the Debian package that brings it; without any of these Qt ends the process. Read off
# `ldd` of PySide6 6.11.3's platform plugins, and tried in an empty Debian 12.
ALWAYS = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libgthread-2.0.so.0": "libglib2.0-0",
}
ON_DISPLAY = {
    "x11": {
        "libX11-xcb.so.1": "libx11-xcb1",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-randr.so.0": "libxcb-randr0",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-shm.so.0": "libxcb-shm0",
        "libxcb-sync.so.1": "libxcb-sync1",
        "libxcb-xfixes.so.0": "libxcb-xfixes0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    },
    "wayland": {
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
        "libwayland-egl.so.1": "libwayland-egl1",
    },
}
FONT = "fonts-dejavu-core"


@dataclass(frozen=True, order=True)
class Need:
    """Something missing: what it is, and the Debian package that brings it."""

    what: str
    package: str


def of_qt(displays: Iterable[str]) -> list[Need]:
    """Return what Qt lacks for `displays` (keys of `ON_DISPLAY`; none is offscreen); off Linux, nothing."""
    if not sys.platform.startswith("linux"):
        return []
    libraries = ALWAYS.copy()
    for display in displays:
        libraries |= ON_DISPLAY[display]
    lacking = [Need(name, package) for name, package in libraries.items() if not _opens(name)]
    return lacking if _has_font() else [*lacking, Need("a font", FONT)]


def of_venv() -> list[Need]:
    """Return what Python lacks for making an environment: Debian keeps ensurepip in a package of its own."""
    if importlib.util.find_spec("ensurepip"):
        return []
    return [Need("the Python module ensurepip", "python{}.{}-venv".format(*sys.version_info))]


def provide(needs: Iterable[Need]) -> None:
    """Install `needs` with apt-get, or raise `SetupError` naming them where only the user can."""
    wanted = sorted(set(needs))
    if not wanted:
        return
    print("This system lacks " + ", ".join(need.what for need in wanted) + ".")
    packages = sorted({need.package for need in wanted})
    if shutil.which("apt-get") is None:
        raise SetupError(
            f"Install what brings them (on Debian: {' '.join(packages)}), then run this command again."
        )
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    if os.geteuid() != 0:
        raise SetupError(
            f"Run `sudo apt-get update && sudo {' '.join(command)}`, then run this command again."
        )
    print("Installing the packages that bring them (up to a few minutes)")
    if not (_lists_are_there(Path("/var/lib/apt/lists")) and _apt(command)):
        _apt(["apt-get", "update"])
        if not _apt(command):
            raise SetupError(f"`{' '.join(command)}` failed; the lines above tell why.")


def _apt(command: list[str]) -> bool:
    """Run an apt-get command and tell whether it worked; its hundreds of lines are shown where it did not."""
    print("$ " + " ".join(command))
    environ: Mapping[str, str] = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        print(done.stdout)
    return done.returncode == 0


def _lists_are_there(folder: Path) -> bool:
    """Tell whether apt-get knows any package: a fresh image comes without lists."""
    return any(folder.glob("*Packages*"))


def _opens(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


class _FontSet(ctypes.Structure):
    """The head of fontconfig's FcFontSet."""

    _fields_ = [("nfont", ctypes.c_int)]


def _has_font() -> bool:
    """Ask fontconfig, as Qt does, whether the system has any font."""
    if not _opens("libfontconfig.so.1"):
        return False
    fontconfig = ctypes.CDLL("libfontconfig.so.1")
    fontconfig.FcConfigGetFonts.restype = ctypes.POINTER(_FontSet)
    fontconfig.FcConfigGetFonts.argtypes = [ctypes.c_void_p, ctypes.c_int]
    fonts = fontconfig.FcConfigGetFonts(None, 0)
    return bool(fonts) and fonts.contents.nfont > 0
