"""Every reader meets broken files: out come examples, problems or a sentence, in bounded memory; nothing is written."""

import gzip
import io
import json
import os
import shutil
import signal
import tempfile
import tracemalloc
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from zlib import crc32

import pytest
import zstandard
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.corpus.decoding import LARGEST_TEXT
from rouge_gui.corpus.example import Example, Problem
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.corpus.readers import READERS
from rouge_gui.errors import RougeGuiError
from tests.corpus.told import check_said

LAYOUTS = Path(__file__).parent.parent / "data" / "layouts"
TRIES = 8
MOST_ITEMS = 3_000
MOST_SECONDS = 4
MOST_MEMORY = 8 * LARGEST_TEXT
BOMB = (
    b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "'
    + b"a" * 50
    + b'">'
    + b"".join(
        b'<!ENTITY %c "%s">' % (letter, b"&%c;" % (letter - 1) * 40) for letter in range(ord("b"), ord("j"))
    )
    + b'<!ENTITY out SYSTEM "file:///etc/passwd">]><x>&i;&out;</x>'
)
ENCODINGS = ["utf-16", "utf-16-le", "utf-32", "cp1250", "cp1251", "koi8_r"]
BITS = [
    b"",
    b"\0",
    b"\xff",
    b"\xff\xfe",
    b"\xef\xbb\xbf",
    b"\r",
    b"\n\n",
    b"\t",
    b",",
    b'"',
    b"'",
    b"../",
    b"\\",
    b"\\ud800",
    b"\xed\xa0\x80",
    b"[" * 20_000,
    b'{"a":' * 5_000,
    b"<P>" * 5_000,
    b"(" * 2_000,
    b"9" * 5_000,
    b"-1e999",
    b"NaN",
    b"null",
    b"{}",
    b"[]",
    b"&lt;&i;",
    b"<![CDATA[",
    b"," * 100_000,
    b"x" * 200_000,
    BOMB,
]

pytestmark = pytest.mark.skipif(
    not hasattr(signal, "SIGPROF"), reason="NOT TESTED: this system has no alarms"
)

Files = dict[str, bytes]
Broken = Callable[[bytes], bytes]


def _seeds() -> dict[str, Files]:
    rows = [{"id": str(n), "source": "s", "references": ["r"], "candidates": {"a": "c"}} for n in range(3)]
    own: dict[str, Files] = {
        "own jsonl": {"some.jsonl": "".join(json.dumps(row) + "\n" for row in rows).encode()},
        "own csv": {"some.csv": b'id,source,references,candidate\n1,s,"[""a"", ""b""]",c\n2,s,"r\nr",c\n'},
        "own folders": {
            "sources/1.txt": b"s",
            "references/1.1.txt": b"r",
            "references/1.2.txt": b"r",
            "systems/a/1.txt": b"c",
        },
    }
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in own["own folders"].items():
            archive.writestr(name, data)
    lines = own["own jsonl"]["some.jsonl"]
    own["own archives"] = {
        "a.zip": packed.getvalue(),
        "b.jsonl.gz": gzip.compress(lines, mtime=0),
        "c.csv.zst": zstandard.compress(own["own csv"]["some.csv"]),
    }
    for layout in sorted(LAYOUTS.iterdir()):
        files = [path for path in sorted(layout.rglob("*")) if path.is_file()]
        own[layout.name] = {path.relative_to(layout).as_posix(): path.read_bytes() for path in files}
    return own


SEEDS = _seeds()


@contextmanager
def _laid(files: Files) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as made:
        root = Path(made) / "layout"
        root.mkdir()
        for name, data in files.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        yield root


@contextmanager
def _alarmed() -> Iterator[None]:
    def ring(*_: object) -> None:
        raise AssertionError("A reader does not come to an end")

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS)  # of the processor: what else runs does not count
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _read(path: Path, between: Callable[[], object] = lambda: None) -> None:
    """Read what `path` holds, `between` after the first item, and look at all that comes out."""
    items = open_corpora([path])
    try:
        for number, item in enumerate(islice(items, MOST_ITEMS)):
            _check(item)
            if number == 0:
                between()
    except RougeGuiError as error:
        check_said(getattr(error, "why", str(error)))


def _check(item: object) -> None:
    if isinstance(item, Problem):
        assert item.message.strip()
        check_said(item.message)
        assert item.line is None or item.line >= 1
        return
    assert isinstance(item, Example)
    texts = [item.id, *item.references, *item.candidates]
    texts += [candidate.text for candidate in item.candidates.values()]
    for text in [*texts, item.source or ""]:
        text.encode()


def _tree(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")}


def _read_all(root: Path, changed: Path) -> None:
    before = _tree(root.parent)
    with _alarmed():
        _read(root)
        _read(changed)
    assert _tree(root.parent) == before


def _truncated(before: bytes, _: bytes, __: bytes, ___: bytes) -> bytes:
    return before


def _inserted(before: bytes, middle: bytes, after: bytes, bit: bytes) -> bytes:
    return before + bit + middle + after


def _replaced(before: bytes, _: bytes, after: bytes, bit: bytes) -> bytes:
    return before + bit + after


def _doubled(before: bytes, middle: bytes, after: bytes, _: bytes) -> bytes:
    return before + middle + middle + after


def _shuffled(before: bytes, middle: bytes, after: bytes, bit: bytes) -> bytes:
    lines = (before + middle + after).splitlines(keepends=True)
    return b"".join(sorted(lines, key=lambda line: crc32(bit + middle + line)))


def _without_a_line(before: bytes, middle: bytes, after: bytes, _: bytes) -> bytes:
    return before + middle.partition(b"\n")[0] + after.partition(b"\n")[2]


def _flipped(before: bytes, middle: bytes, after: bytes, _: bytes) -> bytes:
    return before + bytes(byte ^ 1 << len(middle) % 8 for byte in middle[:1]) + middle[1:] + after


def _recoded(before: bytes, middle: bytes, after: bytes, _: bytes) -> bytes:
    encoding = ENCODINGS[len(middle) % len(ENCODINGS)]
    return (before + middle + after).decode("utf-8", "replace").encode(encoding, "replace")


def _only_the_bit(_: bytes, __: bytes, ___: bytes, bit: bytes) -> bytes:
    return bit


CHANGES = [
    _truncated,
    _inserted,
    _replaced,
    _doubled,
    _shuffled,
    _without_a_line,
    _flipped,
    _recoded,
    _only_the_bit,
]


@st.composite
def _breaks(draw: st.DrawFn) -> Broken:
    """Return something to do to the bytes of a file, at a place that is drawn."""
    start, size = draw(st.floats(0, 1)), draw(st.integers(0, 60))
    change, bit = draw(st.sampled_from(CHANGES)), draw(st.sampled_from(BITS))

    def broken(data: bytes) -> bytes:
        place = round(start * len(data))
        return change(data[:place], data[place : place + size], data[place + size :], bit)

    return broken


def test_every_reader_has_a_layout_to_break() -> None:
    known = set()
    for files in SEEDS.values():
        with _laid(files) as root:
            for path in (root, *root.rglob("*")):
                reader = next((name for name, one in READERS.items() if one.recognises(path)), None)
                known.add(reader)
    assert set(READERS) - known == set()


@pytest.mark.parametrize("name", SEEDS)
@settings(max_examples=TRIES, deadline=None)
@given(data=st.data())
def test_broken_bytes(name: str, data: st.DataObject) -> None:
    files = dict(SEEDS[name])
    chosen = data.draw(st.sampled_from(sorted(files)))
    for change in data.draw(st.lists(_breaks(), min_size=1, max_size=3)):
        files[chosen] = change(files[chosen])
    with _laid(files) as root:
        _read_all(root, root / chosen)


def _gone(path: Path) -> None:
    path.unlink()


def _a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _a_loop(path: Path) -> None:
    path.unlink()
    path.symlink_to(path)


def _leads_up(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.parent)


def _unreadable(path: Path) -> None:
    """Let each read of it fail, even for root."""
    path.unlink()
    path.symlink_to("/proc/self/mem")


def _a_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="this system has no /proc")
@pytest.mark.parametrize("change", [_gone, _a_folder, _a_loop, _leads_up, _unreadable, _a_pipe])
@pytest.mark.parametrize("name", SEEDS)
def test_a_file_that_is_none(name: str, change: Callable[[Path], None]) -> None:
    for chosen in list(SEEDS[name])[:3]:
        with _laid(SEEDS[name]) as root:
            change(root / chosen)
            _read_all(root, root / chosen)


@pytest.mark.parametrize("name", SEEDS)
def test_files_that_vanish_while_they_are_read(name: str) -> None:
    for chosen in [*SEEDS[name], ""][-3:]:
        with _laid(SEEDS[name]) as root, _alarmed():
            _read(root / chosen, lambda root=root: shutil.rmtree(root))  # type: ignore[misc]


@pytest.mark.parametrize("name", SEEDS)
def test_files_that_grow_while_they_are_read(name: str) -> None:
    def grow(root: Path) -> None:
        for path in list(root.rglob("*")):
            if path.is_file():
                path.write_bytes(path.read_bytes() * 2 + b"\n{more\xff")

    with _laid(SEEDS[name]) as root, _alarmed():
        _read(root, lambda: grow(root))


@pytest.mark.parametrize("name", SEEDS)
def test_a_file_without_an_end_takes_bounded_memory(name: str) -> None:
    """The first bytes stay, so that it is known for what it is; then comes one line that is longer than texts may be."""
    files = dict(SEEDS[name])
    chosen = max(files, key=lambda key: (len(files[key]), key))
    with _laid(files) as root:
        with (root / chosen).open("r+b") as handle:
            handle.seek(len(files[chosen]) // 2)
            for _ in range(3):
                handle.write(b" " * (LARGEST_TEXT // 2))
        tracemalloc.start()
        try:
            _read_all(root, root / chosen)
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
    assert peak < MOST_MEMORY


@pytest.mark.parametrize("head", ["candidate,reference", "id"])
def test_a_table_of_a_hundred_thousand_columns(tmp_path: Path, head: str) -> None:
    path = tmp_path / "wide.csv"
    path.write_text(f"{head}{',' * 100_000}\na,b{',' * 100_000}\n", encoding="utf-8")
    with _alarmed():
        _read(path)
