"""Tries what was built: bundle and .deb in an empty Debian, wheel and sdist in environments of their own."""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import bundle
import deb
from building import DIST
from environment import SetupError
from installers import try_packages
from rooms import Room, room
from steps import Outcome, Program, walk
from x_display import display

# Outside the project: what builds it walks through all its folders, and a room has a /proc.
ROOMS = Path("/var/tmp/rouge-gui-rooms")  # noqa: S108 (made anew for each trial)
FOLDER = "/opt/rouge-gui"
RESOURCES = "_internal/rouge_gui/resources"


def run(words: Sequence[str]) -> int:
    """Try the artifacts of `build/dist` that `words` ask for (none: all); 0 where every step of each is well."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument(
        "what", nargs="*", metavar="WHAT", help=f"some of {', '.join(TRIALS)}; all if none is named"
    )
    asked.add_argument("--suite", default="bookworm", help="the Debian to try bundle and deb in")
    given = asked.parse_args(words)
    if unknown := set(given.what) - TRIALS.keys():
        raise SetupError(f"{', '.join(sorted(unknown))} is not built. There are: {', '.join(TRIALS)}.")
    bad = 0
    for name in given.what or TRIALS:
        print(f"\n{name}")
        for outcome in TRIALS[name](given.suite):
            print(f"  {'OK' if outcome.is_ok else 'FAILED':6}  {outcome.name:44}  {outcome.note}", flush=True)
            bad += not outcome.is_ok
    print(f"\n{bad} steps FAILED" if bad else "\nAll steps OK")
    return bool(bad)


def try_deb(suite: str) -> Iterator[Outcome]:
    """Install the .deb by apt and use it."""
    with _room(suite, "deb") as empty:
        path = built("*.deb")
        empty.path(f"/tmp/{path.name}").write_bytes(path.read_bytes())  # noqa: S108 (of the room)
        install = ["apt-get", "install", "--yes", "--no-install-recommends"]
        code = empty.as_root(*install, f"/tmp/{path.name}", "shared-mime-info", "desktop-file-utils")  # noqa: S108
        yield Outcome("apt installs it and what it depends on", code == 0, path.name)
        globs = empty.path("/usr/share/mime/globs2")
        told = globs.read_text(encoding="utf-8") if globs.is_file() else ""
        known = all(each in told for each in (":*.rouge-gui\n", "application/jsonl:*.jsonl\n"))
        yield Outcome("its kinds of files are known", known, "*.rouge-gui, *.jsonl")
        cache = empty.path("/usr/share/applications/mimeinfo.cache")
        told = cache.read_text(encoding="utf-8") if cache.is_file() else ""
        yield Outcome("... and are opened with it", told.count("=rouge-gui.desktop;") == 2, "desktop entry")  # noqa: PLR2004
        yield from _use(
            empty, Program("/usr/bin/rouge-gui", f"/usr/lib/rouge-gui/{RESOURCES}", "/usr/lib/rouge-gui")
        )
        code = empty.as_root("apt-get", "remove", "--yes", bundle.NAME)
        left = [each for each in ("/usr/bin/rouge-gui", "/usr/lib/rouge-gui") if empty.path(each).exists()]
        yield Outcome(
            "apt removes it", code == 0 and not left, f"left: {left}" if left else "nothing is left"
        )


def try_bundle(suite: str) -> Iterator[Outcome]:
    """Unpack the bundle's archive beside the system's libraries and use it."""
    with _room(suite, "bundle") as empty:
        path = built("*.tar.gz", without="rouge_gui-")
        names = [each.split(" | ")[-1 if suite == "bookworm" else 0] for each in deb.depends()]
        code = empty.as_root("apt-get", "install", "--yes", "--no-install-recommends", *names)
        yield Outcome("the system brings what Qt opens", code == 0, f"{len(names)} packages")
        with path.open("rb") as archive:
            code = empty.unpack(archive, "/opt")
        yield Outcome("it unpacks", code == 0, path.name)
        yield from _use(empty, Program(f"{FOLDER}/rouge-gui", f"{FOLDER}/{RESOURCES}", FOLDER))


def try_wheel(_suite: str) -> Iterator[Outcome]:
    """Install the wheel by pip, pipx and uv and start it."""
    yield from try_packages(built("*.whl"), ROOMS / "wheel")


def try_sdist(_suite: str) -> Iterator[Outcome]:
    """Install the sdist by pip, pipx and uv and start it."""
    yield from try_packages(built("rouge_gui-*.tar.gz"), ROOMS / "sdist")


TRIALS = {"bundle": try_bundle, "deb": try_deb, "wheel": try_wheel, "sdist": try_sdist}


def built(pattern: str, without: str = "no such name") -> Path:
    """Return the one artifact in `build/dist` that fits `pattern` and does not begin `without`."""
    found = [path for path in DIST.glob(pattern) if not path.name.startswith(without)]
    if len(found) != 1:
        raise SetupError(f"{DIST} holds {len(found)} files {pattern}, not one. Run packaging/build.py first.")
    return found[0]


@contextmanager
def _room(suite: str, name: str) -> Iterator[Room]:
    with room(suite, ROOMS, f"{name}-{suite}") as empty:
        yield empty


def _use(empty: Room, program: Program) -> Iterator[Outcome]:
    with display() as shown:
        yield from walk(empty, program, shown)
