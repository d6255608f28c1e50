"""What a user does first with an installed rouge-gui, step by step, each with what came of it."""

import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from demonstration import EXAMPLE, SYSTEM
from rooms import HOME, Room
from x_display import Display

WARM_SECONDS, STARTS = 2.0, 5
SETTLE_SECONDS, CLOSE_SECONDS = 3.0, 20.0
CONTROL_SHIFT_G = (0xFFE3, 0xFFE1, ord("g"))
CANDIDATES = 56  # 14 examples by four systems in resources/samples
DROP_CACHES = Path("/proc/sys/vm/drop_caches")
SPLITTER = ["--sentences", "punkt english", "--tokenizer", "nltk", "--stemmer", "snowball english"]
RATES = {"abstractive": 4, "extractive": 3, "lead-3": 2, "misleading": 1}
EXPORTS = {
    "csv": b"",
    "jsonl": b"{",
    "parquet": b"PAR1",
    "xlsx": b"PK",
    "json": b"{",
    "tex": b"",
    "md": b"",
    "html": b"<!",
    "corpus-jsonl": b"{",
    "corpus-parquet": b"PAR1",
}
REPORTS = {"html": b"<!", "json": b"{", "tex": b""}


@dataclass(frozen=True)
class Outcome:
    """What a step was, whether it went well, and a word on it."""

    name: str
    is_ok: bool
    note: str = ""


@dataclass(frozen=True)
class Wanted:
    """A file that is to be written: its name, how it starts, how many lines it has (0: any)."""

    name: str
    start: bytes = b""
    lines: int = 0


@dataclass(frozen=True)
class Program:
    """Where the program, its resources and all its files are, seen from the room."""

    start: str
    resources: str
    folder: str

    @property
    def samples(self) -> str:
        """The sample corpus."""
        return f"{self.resources}/samples"


def walk(room: Room, program: Program, display: Display) -> Iterator[Outcome]:
    """Yield the outcome of each step of `program` in `room`."""
    yield Outcome("there is no Python", room.as_user("sh", "-c", "! command -v python3") == 0)
    yield _libraries(room, program)
    yield from _scores(room, program)
    yield from _writes(room, program)
    yield from _window(room, program, display)


def _libraries(room: Room, program: Program) -> Outcome:
    """Ask the loader of the room whether it finds all that the program's libraries link."""
    path = f"{program.folder}/_internal"
    look = f"export LD_LIBRARY_PATH={path}; find {program.folder} -name '*.so*' | xargs ldd 2>&1"
    code = room.as_user(
        "sh", "-c", f"{look} | grep 'not found' | sort -u >{HOME}/missing; test ! -s {HOME}/missing"
    )
    missing = room.path(f"{HOME}/missing").read_text(encoding="utf-8").split("\n")
    return Outcome("every library that is linked is there", code == 0, "; ".join(missing[:3]).strip())


def _scores(room: Room, program: Program) -> Iterator[Outcome]:
    yield _says(room, program, "--version", ["--version"], "engine: compiled")
    # Two of three words, two of four: P 2/3, R 1/2, F 4/7.
    pair = ["score", "--text", "the cat sat", "a cat sat there"]
    yield _says(room, program, "score", pair, "ROUGE-1       0.66667    0.50000    0.57143")
    split = ["score", "--text", *SPLITTER, "The cat sat. Mr. Smith left.", "Cats sit. Mr. Smith left."]
    yield _says(room, program, "score with Punkt, nltk, Snowball", split, "sent punkt english")
    other = ["score", "--text", "--protocol", "multilingual", "Zażółć gęślą jaźń", "gęślą jaźń"]
    yield _says(room, program, "score with Unicode's word breaks", other, "1.00000")


def _writes(room: Room, program: Program) -> Iterator[Outcome]:
    samples = program.samples
    yield _makes(room, program, ["batch", samples, "--jobs", "2"], Wanted("batch.csv", lines=CANDIDATES + 1))
    yield _makes(room, program, ["batch", samples], Wanted("batch.parquet", b"PAR1"))
    yield _makes(room, program, ["cues", samples, "--jobs", "2"], Wanted("cues.csv", lines=CANDIDATES + 1))
    for ending, start in REPORTS.items():
        yield _makes(room, program, ["compare", samples], Wanted(f"compare.{ending}", start))
    ratings = f"{HOME}/ratings.csv"
    _rate(room, program, room.path(ratings))
    for ending, start in REPORTS.items():
        yield _makes(
            room, program, ["study", samples, "--ratings", ratings], Wanted(f"study.{ending}", start)
        )
    for name, start in EXPORTS.items():
        ending = name.removeprefix("corpus-")
        yield _makes(
            room, program, ["export", samples, "--to", name], Wanted(f"export-{name}.{ending}", start)
        )
    picture = ["shot", samples, "--example", EXAMPLE, "--system", SYSTEM]
    yield _makes(room, program, picture, Wanted("shot.png", b"\x89PNG"))
    yield _makes(room, program, [*picture, "--interface", "pl"], Wanted("shot-pl.png", b"\x89PNG"))
    english, polish = (room.path(f"{HOME}/{name}") for name in ("shot.png", "shot-pl.png"))
    differ = english.is_file() and polish.is_file() and english.read_bytes() != polish.read_bytes()
    yield Outcome("... which is not the English one", differ)


def _rate(room: Room, program: Program, path: Path) -> None:
    """Write invented ratings of the sample corpus: by system, a little more for every second example."""
    lines = ["example,system,overall"]
    for place, file in enumerate(sorted(room.path(f"{program.samples}/systems").glob("*/*.txt"))):
        system = file.parent.name
        lines.append(f"{file.stem},{system},{RATES[system] + place % 2}")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _says(room: Room, program: Program, name: str, words: list[str], wanted: str) -> Outcome:
    seen = room.log.stat().st_size
    code = room.as_user(program.start, *words)
    said = room.log.read_bytes()[seen:].decode("utf-8", "replace")
    lines = [line.strip() for line in said.splitlines()[1:] if wanted in line]
    return Outcome(
        name, code == 0 and bool(lines), lines[0][:70] if lines else f"exit code {code}, see {room.log}"
    )


def _makes(room: Room, program: Program, words: list[str], wanted: Wanted) -> Outcome:
    """Run the program and look at the file that it writes."""
    file = room.path(f"{HOME}/{wanted.name}")
    began = time.monotonic()
    code = room.as_user(program.start, *words, "-o", f"{HOME}/{wanted.name}")
    took = time.monotonic() - began
    name = f"{words[0]} writes {wanted.name}"
    if code or not file.is_file():
        return Outcome(name, is_ok=False, note=f"exit code {code}, see {room.log}")
    held = file.read_bytes()
    rows = held.count(b"\n")
    well = bool(held) and held.startswith(wanted.start) and wanted.lines in {0, rows}
    told = f", {rows} lines of {wanted.lines}" if wanted.lines else ""
    return Outcome(name, well, f"{len(held):,} bytes{told}, {took:.1f} s")


def _window(room: Room, program: Program, display: Display) -> Iterator[Outcome]:
    yield _offscreen(room, program)
    first, note = _start(room, program, display, _forget)
    yield Outcome("the window is shown and closed, cold", first is not None, note)
    times = []
    for _ in range(STARTS):
        took, note = _start(room, program, display, lambda: "")
        if took is None:
            yield Outcome("the window is shown and closed, warm", is_ok=False, note=note)
            return
        times.append(took)
    median = sorted(times)[len(times) // 2]
    told = f"median {median:.2f} s, " + ", ".join(f"{each:.2f}" for each in times)
    yield Outcome(f"... and warm within {WARM_SECONDS:.0f} s", median <= WARM_SECONDS, told)
    yield _plots(room, program, display)


def _offscreen(room: Room, program: Program) -> Outcome:
    """Open the window where nobody sees it; it must still be there after a while, and have said nothing."""
    seen = room.log.stat().st_size
    process = room.start_as_user([program.start, program.samples], {"QT_QPA_PLATFORM": "offscreen"})
    time.sleep(SETTLE_SECONDS)
    is_there = process.poll() is None
    process.terminate()
    process.wait(CLOSE_SECONDS)
    said = room.log.read_bytes()[seen:].decode("utf-8", "replace").splitlines()[1:]
    return Outcome("the window opens offscreen", is_there and not said, "; ".join(said[:2]))


def _plots(room: Room, program: Program, display: Display) -> Outcome:
    """Open the window that compares systems by its keys, which loads all that draws plots; nothing may be said."""
    seen = room.log.stat().st_size
    process = room.start_as_user(
        [program.start, program.samples], {"DISPLAY": display.name, "QT_QPA_PLATFORM": "xcb"}
    )
    window = display.wait_for_window(process)
    time.sleep(SETTLE_SECONDS)
    display.press(window, CONTROL_SHIFT_G)
    second = display.wait_for_window(process, besides=window)
    time.sleep(SETTLE_SECONDS)
    # What a process says while it is killed in the middle of its work is no news.
    said = room.log.read_bytes()[seen:].decode("utf-8", "replace").splitlines()[1:]
    process.terminate()
    process.wait(CLOSE_SECONDS)
    told = said[-1] if said else "" if second else "no second window came"
    return Outcome("the window that compares systems opens", bool(second) and not said, told)


def _start(
    room: Room, program: Program, display: Display, before: Callable[[], str]
) -> tuple[float | None, str]:
    """Start the window, close it once it has read the samples; return the seconds until it was seen, and a word."""
    told = before()
    seen = room.log.stat().st_size
    began = time.monotonic()
    process = room.start_as_user(
        [program.start, program.samples], {"DISPLAY": display.name, "QT_QPA_PLATFORM": "xcb"}
    )
    window = display.wait_for_window(process)
    took = time.monotonic() - began
    if not window:
        process.kill()
        return None, f"no window came; see {room.log}"
    time.sleep(SETTLE_SECONDS)
    display.close(window)
    try:
        code = process.wait(CLOSE_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        return None, "the window was asked to close, and did not within 20 seconds"
    said = room.log.read_bytes()[seen:].decode("utf-8", "replace").splitlines()[1:]
    if code or said:
        return None, f"exit code {code}; it said: {' '.join(said[:2])}"
    return took, f"{took:.2f} s{told}"


def _forget() -> str:
    """Have the system forget what it read from the disk, where that is allowed."""
    subprocess.run(["/usr/bin/sync"], check=True)
    try:
        DROP_CACHES.write_text("3", encoding="ascii")
    except OSError:
        return " (the disk's cache could not be emptied)"
    return " (the disk's cache was emptied)"
