"""Empty Debians in a folder, in which a built program is tried by a user who has nothing else."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from environment import SetupError

CHROOT = "/usr/sbin/chroot"
USER = "plain"
HOME = f"/home/{USER}"
CLEAN = {"HOME": HOME, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "USER": USER}
# This machine's way to Debian's mirrors; nothing of the project.
OF_APT = ("/etc/ssl/certs/ca-certificates.crt", "/etc/resolv.conf", "/etc/hosts")
APT = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}


@dataclass(frozen=True)
class Room:
    """A Debian at `place`; what is run in it is run there by `chroot`, and sees nothing of this machine."""

    place: Path
    log: Path
    environ: Mapping[str, str] = field(default_factory=dict)

    def as_root(self, *command: str) -> int:
        """Run `command` as root and return its exit code; what it says goes into the log."""
        return self.start(command, APT, ()).wait()

    def as_user(self, *command: str) -> int:
        """Run `command` as a plain user and return its exit code; what it says goes into the log."""
        return self.start_as_user(command).wait()

    def start_as_user(
        self, command: Sequence[str], more: Mapping[str, str] | None = None
    ) -> subprocess.Popen[bytes]:
        """Start `command` as a plain user and return its process."""
        return self.start(command, {**CLEAN, **self.environ, **(more or {})}, (f"--userspec={USER}",))

    def start(
        self, command: Sequence[str], environ: Mapping[str, str], how: Sequence[str]
    ) -> subprocess.Popen[bytes]:
        """Start `command` with nothing set but `environ`."""
        with self.log.open("ab") as log:
            log.write(f"$ {' '.join(command)}\n".encode())
            log.flush()
            return subprocess.Popen(
                [CHROOT, *how, str(self.place), *command],
                env=dict(environ),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )

    def unpack(self, archive: BinaryIO, folder: str) -> int:
        """Unpack the gzipped `archive` into `folder` as root and return the exit code."""
        command = [CHROOT, str(self.place), "tar", "-xzf", "-", "-C", folder]
        return subprocess.run(command, env=dict(APT), stdin=archive, check=False).returncode

    def path(self, name: str) -> Path:
        """Return where the file `name` of the room lies on this machine."""
        return self.place / name.lstrip("/")


@contextmanager
def room(suite: str, folder: Path, name: str) -> Iterator[Room]:
    """Give a fresh Debian `suite` without Python, kept in `folder`; made by debootstrap once, then copied."""
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        raise SetupError(
            "An empty Debian is made by root with debootstrap. Install it, and run this as root."
        )
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / f"{name}.log"
    log.write_bytes(b"")
    pristine = folder / f"pristine-{suite}"
    if not pristine.joinpath("etc", "apt", "ready").is_file():
        _make(suite, pristine, log)
    place = folder / name
    _remove(place)
    subprocess.run(["/usr/bin/cp", "-a", str(pristine), str(place)], check=True)
    with ExitStack() as mounts:
        for kind, source, target in (
            (("-t", "proc"), "proc", "proc"),
            (("--bind",), "/dev", "dev"),
            (("-t", "tmpfs"), "tmpfs", "dev/shm"),
        ):
            mounts.enter_context(_mounted(kind, source, place / target))
        yield Room(place, log)


@contextmanager
def _mounted(kind: Sequence[str], source: str, target: Path) -> Iterator[None]:
    subprocess.run(["/usr/bin/mount", *kind, source, str(target)], check=True)
    try:
        yield
    finally:
        subprocess.run(["/usr/bin/umount", "--lazy", str(target)], check=True)


def _make(suite: str, pristine: Path, log: Path) -> None:
    _remove(pristine)
    print(f"Making an empty Debian {suite} in {pristine} (about a minute)")
    include = "--include=ca-certificates"
    command = ["debootstrap", "--variant=minbase", include, suite, str(pristine)]
    with log.open("ab") as told:
        if subprocess.run(command, stdout=told, stderr=told, check=False).returncode:
            raise SetupError(f"debootstrap failed; {log} tells why.")
    for path in OF_APT:
        if Path(path).is_file():
            shutil.copyfile(path, pristine / path.lstrip("/"))
    keys = Path("/etc/apt/auth.conf.d")
    if keys.is_dir():
        shutil.copytree(keys, pristine / "etc" / "apt" / "auth.conf.d", dirs_exist_ok=True)
    made = Room(pristine, log)
    if made.as_root("useradd", "--create-home", "--shell", "/bin/sh", USER):
        raise SetupError(f"The plain user could not be made; {log} tells why.")
    if made.as_root("apt-get", "update"):
        raise SetupError(f"Debian's mirror could not be reached; {log} tells why.")
    pristine.joinpath("etc", "apt", "ready").touch()


def _remove(place: Path) -> None:
    """Remove a room, unless something is still mounted in it, which would be removed too."""
    mounted = Path("/proc/mounts").read_text(encoding="utf-8")
    if f" {place}/" in mounted:
        raise SetupError(f"Something is still mounted in {place}. Unmount it (umount), and try again.")
    if place.exists():
        subprocess.run(["/usr/bin/rm", "-rf", "--one-file-system", str(place)], check=True)
