"""What there is to compile the kernels with; a set-up without it does not try again before that changes."""

import os
import shlex
import shutil
import sysconfig
from pathlib import Path


def compiler() -> str | None:
    """Return the path of the C compiler that setuptools would call, None where it is not there.

    On Windows the name of the one that setuptools looks for itself.
    """
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    return shutil.which(shlex.split(command)[0]) if command else "MSVC"


def has_headers() -> bool:
    """Tell whether Python's header files are installed."""
    return Path(sysconfig.get_path("include"), "Python.h").is_file()


def advice() -> str:
    """Return in a sentence what to install for the compiled engine, empty where nothing lacks."""
    lacking = {
        "a C compiler (Debian: gcc)": compiler(),
        "Python's headers (Debian: python3-dev)": has_headers(),
    }
    names = " and ".join(name for name, there in lacking.items() if not there)
    return f"Scoring many pairs is faster compiled: install {names}, then run this again." if names else ""
