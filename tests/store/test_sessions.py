"""Sessions as files: real files that move, change and vanish are told apart."""

import json
import os
import shutil
from pathlib import Path

import pytest

from rouge_gui.errors import UnreadableFile
from rouge_gui.rouge.options import Options
from rouge_gui.store import fingerprints, sessions
from rouge_gui.store.fingerprints import How, fingerprint
from rouge_gui.store.sessions import SavedSession, State, find, remember

OPTIONS = Options(variants=("ROUGE-2",), stemmer="porter")


@pytest.fixture
def place(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "a.jsonl").write_text("one\n", "utf-8")
    return folder


def saved(place: Path, session: Path) -> SavedSession:
    kept = SavedSession(
        (remember(place, session),), OPTIONS, "sig", 'layout = "csv"\n', {"example": "7", "filter": "ä"}
    )
    sessions.save(session, kept)
    return kept


def test_a_session_reads_back_the_same(place: Path, tmp_path: Path) -> None:
    session = tmp_path / "s.rouge-gui"
    assert saved(place / "a.jsonl", session) == sessions.load(session)
    assert sessions.load(session).files[0].beside == "data/a.jsonl"


def test_a_file_that_stays_is_the_same_even_when_only_its_time_changed(place: Path, tmp_path: Path) -> None:
    session, file = tmp_path / "s.rouge-gui", place / "a.jsonl"
    kept = saved(file, session).files[0]
    os.utime(file, (1, 1))
    found = find(kept, session)
    assert (found.state, found.told()) == (State.SAME, None)


def test_a_change_of_one_letter_is_told(place: Path, tmp_path: Path) -> None:
    session, file = tmp_path / "s.rouge-gui", place / "a.jsonl"
    kept = saved(file, session).files[0]
    file.write_text("ane\n", "utf-8")
    found = find(kept, session)
    assert (found.state, found.path) == (State.CHANGED, file)
    assert "“a.jsonl” changed on disk" in (found.told() or "")


def test_data_and_session_that_move_together_are_found(place: Path, tmp_path: Path) -> None:
    kept = saved(place / "a.jsonl", tmp_path / "s.rouge-gui").files[0]
    other = tmp_path / "elsewhere"
    other.mkdir()
    shutil.move(place, other / "data")
    found = find(kept, other / "s.rouge-gui")
    assert (found.state, found.path) == (State.MOVED, other / "data" / "a.jsonl")
    assert str(other / "data") in (found.told() or "")


def test_a_file_of_the_same_name_with_other_contents_is_not_taken(place: Path, tmp_path: Path) -> None:
    session = tmp_path / "s.rouge-gui"
    kept = saved(place / "a.jsonl", session).files[0]
    (place / "a.jsonl").unlink()
    (tmp_path / "a.jsonl").write_text("two\n", "utf-8")
    found = find(kept, session)
    assert (found.state, found.path) == (State.MISSING, None)
    deep = tmp_path / "pointed" / "to" / "deeply"
    deep.mkdir(parents=True)
    (tmp_path / "pointed" / "a.jsonl").write_text("two\n", "utf-8")
    (deep / "a.jsonl").write_text("one\n", "utf-8")
    assert find(kept, session, [tmp_path / "pointed"]).path == deep / "a.jsonl"


def test_a_folder_is_known_by_its_names_and_sizes(place: Path, tmp_path: Path) -> None:
    session = tmp_path / "s.rouge-gui"
    kept = saved(place, session).files[0]
    assert (kept.was.how, kept.was.files, kept.was.size) == (How.NAMES, 1, 4)
    assert find(kept, session).state is State.SAME
    (place / "b.jsonl").write_text("", "utf-8")
    assert find(kept, session).state is State.CHANGED


def test_a_large_file_is_read_at_both_ends_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fingerprints, "LARGE", 3 << 20)
    file = tmp_path / "large"
    middle, piece = bytes(3 << 20), bytes(1 << 20)
    file.write_bytes(b"a" + piece + middle + piece + b"z")
    before = fingerprint(file)
    assert before.how is How.ENDS
    file.write_bytes(b"a" + piece + b"x" + middle[1:] + piece + b"z")
    assert fingerprint(file).is_same(before), "a change in the middle is not seen: that is what ENDS says"
    for changed in (b"b" + piece + middle + piece + b"z", b"a" + piece + middle + piece + b"y"):
        file.write_bytes(changed)
        assert not fingerprint(file).is_same(before)


@pytest.mark.parametrize(
    "broken",
    [
        "",
        "[]",
        '{"kind": "other"}',
        "files",
        "options",
        "view",
        "recipe",
        "version",
        "[" * 100_000,
    ],
)
def test_what_is_no_session_is_a_sentence(place: Path, tmp_path: Path, broken: str) -> None:
    session = tmp_path / "s.rouge-gui"
    saved(place, session)
    stored = json.loads(session.read_text("utf-8"))
    text = json.dumps({**stored, broken: 17}) if broken in stored else broken
    session.write_text(text, "utf-8")
    with pytest.raises(UnreadableFile, match="session"):
        sessions.load(session)
    assert session.read_text("utf-8") == text


def test_what_cannot_be_looked_at_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile, match="could not be looked at"):
        remember(tmp_path / "nothing", tmp_path / "s.rouge-gui")
