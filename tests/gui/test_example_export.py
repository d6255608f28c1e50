"""Exporting the open example, or those selected: the texts as edited, in the format that was chosen, by a job."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from rouge_gui.errors import RougeGuiError
from rouge_gui.export.documents import offsets
from rouge_gui.gui.example_export import Chosen, Tell, Written, ask_for_export
from rouge_gui.gui.opened import Opened
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.rouge.options import Options


class Ask(Protocol):
    """Asks for an export to `out` with this ending and returns its job."""

    def __call__(self, chosen: Chosen, ending: str, tell: Tell = ...) -> Job[Written]: ...


OPTIONS = Options(variants=("ROUGE-1",))
BEGINS = {".html": b"<!DOCTYPE html>", ".md": b"## Example x, s", ".json": b'{"format"', ".pdf": b"%PDF-"}


def texts(example: str, candidate: str, reference: str = "the cat") -> Opened:
    return Opened(
        example,
        "s",
        {"source": "old", "candidate": "old", "reference 1": "the cat"},
        {"source": "the cat sat", "candidate": candidate, "reference 1": reference},
        has_source=True,
    )


TEXTS = texts("x", "a cat")


def ignore(_done: int, _count: int) -> None:
    """Take no notice."""


@pytest.fixture
def asked(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ask:
    window = QWidget()
    qtbot.addWidget(window)

    def ask(chosen: Chosen, ending: str, tell: Tell = ignore) -> Job[Written]:
        def choose(_window: QWidget, _title: str, _name: str, filters: str) -> tuple[str, str]:
            return str(tmp_path / "out"), next(each for each in filters.split(";;") if f"(*{ending})" in each)

        monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
        job = ask_for_export(window, chosen, OPTIONS, tell)
        assert job is not None
        return job

    return ask


@pytest.mark.parametrize("ending", BEGINS)
def test_the_format_chosen_is_written(qtbot: QtBot, tmp_path: Path, asked: Ask, ending: str) -> None:
    path = tmp_path / f"out{ending}"
    runner = Runner()
    with qtbot.waitSignal(runner.batched, timeout=20_000):
        runner.start(asked(Chosen(1, [TEXTS]), ending))
    qtbot.waitUntil(path.exists)
    assert path.read_bytes().startswith(BEGINS[ending])
    if ending == ".json":
        (one,) = offsets.read(path)
        assert (one.candidate, one.references) == ("a cat", ("the cat",))
    if ending in {".html", ".md"}:
        assert "text sha" in path.read_text(encoding="utf-8")
    assert runner.close()


def test_nothing_chosen_is_nothing_done(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    assert ask_for_export(window, Chosen(1, [TEXTS]), Options(), ignore) is None


def test_several_go_into_one_file_in_their_order(tmp_path: Path, asked: Ask) -> None:
    chosen = [texts(str(number), f"the {number}") for number in range(60)]
    (written,) = asked(Chosen(60, chosen), ".json").make()
    assert str(written) == f"Written: {tmp_path / 'out.json'}."
    found = offsets.read(tmp_path / "out.json")
    assert [(each.example, each.candidate) for each in found] == [
        (str(number), f"the {number}") for number in range(60)
    ]
    # One unigram of two: precision 1/2 by hand.
    told = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert {each["scores"]["ROUGE-1"]["precision"] for each in told["examples"]} == {0.5}


@pytest.mark.parametrize("ending", [".html", ".pdf"])
def test_what_is_stopped_leaves_the_old_file(qtbot: QtBot, tmp_path: Path, asked: Ask, ending: str) -> None:
    path = tmp_path / f"out{ending}"
    path.write_text("old", encoding="utf-8")
    taken: list[int] = []
    told: list[tuple[int, int]] = []

    def endless() -> Iterator[Opened]:
        for number in range(1_000_000):
            taken.append(number)
            yield texts(str(number), "a cat " * 50)

    runner = Runner()
    runner.start(asked(Chosen(1_000_000, endless()), ending, lambda done, count: told.append((done, count))))
    qtbot.waitUntil(lambda: len(told) > 1, timeout=60_000)
    with qtbot.waitSignal(runner.cancelled):
        runner.cancel()
    assert runner.close(30_000)
    assert path.read_text(encoding="utf-8") == "old"
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
    assert [done for done, _ in told] == sorted({done for done, _ in told})
    assert {count for _, count in told} == {1_000_000}
    assert told[-1][0] < len(taken)


def test_what_was_left_out_is_told() -> None:
    told = str(Written(Path("out.md"), 1_998, ("Example y, s: no.", "Example z, s: no.")))
    assert told == "Written: out.md. 2 of 2,000 candidates were left out: Example y, s: no."


def test_a_failure_on_the_way_leaves_the_old_file(tmp_path: Path, asked: Ask) -> None:
    def failing() -> Iterator[Opened]:
        yield TEXTS
        raise RougeGuiError("gone")

    (tmp_path / "out.pdf").write_text("old", encoding="utf-8")
    with pytest.raises(RougeGuiError, match="gone"):
        list(asked(Chosen(2, failing()), ".pdf").make())
    assert (tmp_path / "out.pdf").read_text(encoding="utf-8") == "old"
