"""What the store tells can be shown in another language: every sentence and every half of one remembers its template."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from rouge_gui.corpus.example import Level, Problem
from rouge_gui.errors import UnreadableFile, UnwritableFile
from rouge_gui.store import filters, recent_projects, reports, sessions, settings
from rouge_gui.store.mailed import read_mailed
from rouge_gui.store.project_file import name_faults, name_sentences, read_setup
from rouge_gui.store.verdict_file import VerdictFile
from rouge_gui.wording import Wording

PROJECT = "project.toml"
REFUSALS: list[tuple[str, str, Callable[[Path], object]]] = [
    ("filters.json", "[]", filters.load),
    ("filters.json", "{", filters.load),
    (recent_projects.FILE, "{}", lambda path: recent_projects.load(path.parent)),
    ("a.rouge-gui", "{}", sessions.load),
    ("a.rouge-gui", '{"kind": "rouge-gui session", "version": 1}', sessions.load),
    ("report.txt", "", lambda path: reports.save(path, [Problem(path, None, Level.NOTE, "")])),
    (PROJECT, "version = 1", lambda path: read_setup(path.parent)),
    (PROJECT, "version = 2", lambda path: read_setup(path.parent)),
    (PROJECT, "nobody = 1", lambda path: read_setup(path.parent)),
    ("a.verdicts", "This is no database, however long it may be.", lambda path: VerdictFile(path, "Ann")),
    ("b.verdicts", "SQLite format 3\0", read_mailed),
]


@pytest.mark.parametrize(("name", "text", "refused"), REFUSALS)
def test_a_refusal_is_said(tmp_path: Path, name: str, text: str, refused: Callable[[Path], object]) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises((UnreadableFile, UnwritableFile)) as raised:
        refused(tmp_path / name)
    error = raised.value
    assert isinstance(error, UnreadableFile | UnwritableFile)
    assert isinstance(error.why, Wording)


def test_a_setting_that_was_reset_is_told_with_its_reason(tmp_path: Path) -> None:
    stored = {"theme": "blue", "zoom": 7, "tour_seen": 1, "keys": {"open": 1}, "colours": [], "font": 3}
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(stored), encoding="utf-8")
    _, told = settings.load(path)
    assert len(told) == len(stored)
    for sentence in told:
        assert isinstance(sentence, Wording)
        assert isinstance(sentence.values["why"], Wording)


def test_a_name_that_cannot_be_is_told_within_a_sentence_and_alone() -> None:
    names = (" ", "x" * 61, "Gold")
    within = [fault for name in names for fault in name_faults(name)]
    alone = [fault for name in names for fault in name_sentences(name)]
    assert len(within) == len(names)
    assert [fault[0].upper() + fault[1:] for fault in within] == alone
    assert all(isinstance(fault, Wording) for fault in (*within, *alone))
