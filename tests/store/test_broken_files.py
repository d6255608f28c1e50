"""Whatever stands in a file that the program keeps, or that came from elsewhere, is read, or is a sentence."""

import json
import re
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui import assets
from rouge_gui.corpus.ratings_file import read_ratings
from rouge_gui.errors import RougeGuiError
from rouge_gui.rouge.options import Options
from rouge_gui.store import filters, recent_projects, sessions
from rouge_gui.store import settings as preferences
from rouge_gui.store.annotations import Annotations
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.mailed import read_mailed
from rouge_gui.store.project_file import Setup, read_setup, write_setup
from rouge_gui.store.sessions import SavedSession
from rouge_gui.store.verdict_file import VerdictFile
from rouge_gui.study.annotating.assignment import Plan
from rouge_gui.study.annotating.scheme import read_scheme
from rouge_gui.study.annotating.verdict import Item, Verdict

TRIES = settings(max_examples=20, deadline=None)
SCHEMES = {path.stem: path for path in assets.schemes()}
SETTINGS = preferences.Settings(keys={"undo": ("Ctrl+Z",)}, cue_thresholds={"seam": 2})
VERDICT = Verdict(Item("e1", ("A",)), "Ola", "s", "d", {"q": 4.0}, note="Łódź")


@dataclass(frozen=True)
class Kept:
    """A file called `name`, as `write` makes it at a path, and what reads it."""

    name: str
    write: Callable[[Path], object]
    read: Callable[[Path], object]


def session_at(path: Path) -> None:
    other = path.with_name("a.jsonl")
    other.write_text("{}", encoding="utf-8")
    kept = SavedSession(
        (sessions.remember(other, path),), Options(), "sig", 'layout = "csv"\n', {"filter": "ä"}
    )
    sessions.save(path, kept)


def project_at(path: Path) -> None:
    scheme = read_scheme(SCHEMES["summeval"])
    write_setup(path.parent, Setup("March", (Path("a.jsonl"),), scheme, Plan(("Ola", "Ben"), 1.0, 10, 5, 77)))


def verdicts_at(path: Path) -> None:
    with VerdictFile(path, "Ola") as file:
        file.take([VERDICT])


def opened(make: Callable[[Path], Any]) -> Callable[[Path], None]:
    def open_and_close(path: Path) -> None:
        with closing(make(path)):
            pass

    return open_and_close


KEPT: Mapping[str, Kept] = {
    "session": Kept("s.rouge-session", session_at, sessions.load),
    "settings": Kept(
        "settings.json",
        lambda path: preferences.save(path, SETTINGS),
        preferences.load,
    ),
    "preferences from elsewhere": Kept(
        "p.json", lambda path: preferences.save(path, preferences.Settings(zoom=120)), preferences.load_exported
    ),
    "filters": Kept("filters.json", lambda path: filters.save(path, {"ä": "R1.f > .2"}), filters.load),
    "projects": Kept(
        recent_projects.FILE,
        lambda path: recent_projects.save(path.parent, [path]),
        lambda path: recent_projects.load(path.parent),
    ),
    "scheme": Kept("s.toml", lambda path: path.write_bytes(SCHEMES["summeval"].read_bytes()), read_scheme),
    "project": Kept("project.toml", project_at, lambda path: read_setup(path.parent)),
    "verdicts": Kept("ola.verdicts", verdicts_at, lambda path: list(read_mailed(path).lines)),
    "own verdicts": Kept("own.verdicts", verdicts_at, opened(lambda path: VerdictFile(path, "Ola"))),
    "lines of verdicts": Kept(
        "v.jsonl",
        lambda path: path.write_text(json.dumps(VERDICT.told()) + "\n", encoding="utf-8"),
        lambda path: list(read_mailed(path).lines),
    ),
    "drafts": Kept("drafts.sqlite", opened(Drafts), opened(Drafts)),
    "annotations": Kept("annotations.sqlite", opened(Annotations), opened(Annotations)),
    "ratings": Kept(
        "r.csv",
        lambda path: path.write_text("example,system,fluency\na,A,3\nb,A,4\n", encoding="utf-8"),
        lambda path: list(read_ratings(path)),
    ),
}  # fmt: skip
JSON = [name for name, kept in KEPT.items() if kept.name.endswith((".json", ".jsonl", ".rouge-session"))]
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=6,
)


@contextmanager
def laid(kept: Kept) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / kept.name
        kept.write(path)
        yield path


def read(kept: Kept, path: Path) -> None:
    """Read it; only a sentence for the user may come instead."""
    with suppress(RougeGuiError):
        kept.read(path)


@pytest.mark.parametrize("name", KEPT)
@TRIES
@given(data=st.data())
def test_broken_bytes(name: str, data: st.DataObject) -> None:
    with laid(KEPT[name]) as path:
        held = path.read_bytes()
        for _ in range(data.draw(st.integers(1, 3))):
            start, size = (
                data.draw(st.integers(0, len(held))),
                data.draw(st.sampled_from([0, 1, 2, 9, 10_000])),
            )
            held = held[:start] + data.draw(st.binary(max_size=4)) + held[start + size :]
        path.write_bytes(held)
        read(KEPT[name], path)


@pytest.mark.parametrize("name", KEPT)
@pytest.mark.parametrize(
    "held", [b"", b"\0", b"\xff\xfe", b"null", b"NaN", b"1e999", b'"\\ud800"', b"[" * 9_000, b'{"a":' * 9_000, b"a=" * 9]
)  # fmt: skip
def test_something_else(name: str, held: bytes) -> None:
    with laid(KEPT[name]) as path:
        path.write_bytes(held)
        read(KEPT[name], path)


@pytest.mark.parametrize("name", ["drafts", "annotations", "verdicts", "own verdicts"])
def test_tables_whose_names_are_no_text(name: str) -> None:
    """SQLite then quotes bytes that Python cannot read."""
    with laid(KEPT[name]) as path:
        held = path.read_bytes()
        for made in re.finditer(b"CREATE (?:TABLE|INDEX|UNIQUE)", held):
            for place in range(made.start() - 18, made.start() - 6):
                path.write_bytes(held[:place] + b"\0\x80" + held[place + 2 :])
                read(KEPT[name], path)


def places(value: object) -> Iterator[tuple[Any, Any]]:
    """Yield whatever holds something in `value`, with the key of it."""
    if isinstance(value, dict | list):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from places(value[key])


@pytest.mark.parametrize("name", JSON)
@TRIES
@given(data=st.data())
def test_another_value_at_any_place(name: str, data: st.DataObject) -> None:
    with laid(KEPT[name]) as path:
        whole = json.loads(path.read_text(encoding="utf-8"))
        holder, key = data.draw(st.sampled_from(list(places(whole))))
        holder[key] = data.draw(values)
        path.write_text(json.dumps(whole), encoding="utf-8")
        read(KEPT[name], path)
