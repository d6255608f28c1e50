"""What was told of one example or corpus is not told of the next: windows that have seen another are as new ones."""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QTableView, QWidget
from pytestqt.qtbot import QtBot

from rouge_gui import assets
from rouge_gui.app import Kept, make_window
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.gui.views import VIEWS
from rouge_gui.rouge.options import Options
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings
from tests.gui.spoken import cells, texts

WAIT_MS, SOON_MS = 30_000, 5_000
Texts = dict[str, object]
RICH: Texts = {
    "id": "rich",
    "source": "The council voted on Monday to close the bridge. It was built in 1931 and 40 cars cross it.",
    "references": ["The council closes the bridge.", "A bridge built in 1931 is closed by the council."],
    "candidates": {"a": "The council will not close the bridge built in 1932.", "b": "The bridge closes."},
}
POORER: dict[str, Texts] = {
    "no source": {"source": None},
    "no references": {"references": []},
    "no candidate": {"candidates": {}},
    "only a candidate": {"references": [], "source": None},
    "only empty texts": {"source": "", "references": ["", ""], "candidates": {"a": "", "b": ""}},
}
UNREADABLE = {
    "missing": ("missing.jsonl",),
    "of no kind": ("program.py",),
    "an empty folder": ("folder",),
    "several": ("program.py", "folder"),
}
WRITTEN = {
    "export_scores": ("one.csv", "two.csv"),
    "save_report": ("one.json", "two.json"),
    "save_session": ("one.rouge-gui", "two.rouge-gui"),
}
Open = Callable[[], MainWindow]


@pytest.fixture
def open_window(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    windows: list[MainWindow] = []

    def opened() -> MainWindow:
        home = tmp_path / f"home{len(windows)}"
        home.mkdir()
        state = QSettings(str(home / "window.ini"), QSettings.Format.IniFormat)
        kept = Kept(
            Settings(theme="light"), home / "settings.json", Drafts(home / "drafts.sqlite"), state, ()
        )
        windows.append(make_window(kept, None))
        with qtbot.waitExposed(windows[-1]):
            windows[-1].show()
        return windows[-1]

    yield opened
    for window in windows:
        window.close()


def written(path: Path, example: Texts) -> Path:
    path.write_text(json.dumps(example) + "\n", encoding="utf-8")
    return path


def load(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    with qtbot.waitSignals([window.loading.ended, window.session.evaluated], timeout=WAIT_MS):
        window.open_paths([path])


def panes(window: MainWindow) -> list[TextPane]:
    reading = window.reading
    return [reading.source, reading.candidate, reading.second, *reading.references.panes()]


def is_settled(window: MainWindow) -> bool:
    opened, assessed = window.session.texts, window.session.assessment
    return (
        assessed is not None
        and assessed.evaluation.candidate.raw == opened.candidate
        and (window.second.texts is None or window.second.assessment is not None)
        and all(pane.is_painted() and pane.overview.is_drawn() for pane in panes(window))
    )


def said_by(part: QWidget) -> list[object]:
    told: list[str] = []
    for widget in filter(lambda each: each.isVisibleTo(part), (part, *part.findChildren(QWidget))):
        told += [f"{type(widget).__name__}: {text}" for text in texts(widget) if text]
        if isinstance(widget, QTableView) and widget.model() is not None:
            told += [f"{type(widget).__name__}: {text}" for text in cells(widget.model()) if text]
    return [*sorted(told)]


def look_through(qtbot: QtBot, window: MainWindow) -> None:
    for name in VIEWS:
        window.results.show_view(name)
        qtbot.waitUntil(lambda: is_settled(window), timeout=WAIT_MS)


def load_rich(qtbot: QtBot, window: MainWindow, folder: Path) -> None:
    """Open an example that has everything, with both of its candidates, and look at it in every view."""
    load(qtbot, window, written(folder / "rich.jsonl", RICH))
    window.second.choose("b")
    look_through(qtbot, window)
    window.second.choose("")


def told_around_texts(window: MainWindow) -> list[object]:
    """Return what panes, legend and bar say, and what the strips beside the texts show."""
    strips = [pane.overview.grab().toImage() for pane in panes(window)]
    return [*said_by(window.reading), *said_by(window.system_bar), *strips]


def said_by_view(name: str, window: MainWindow) -> list[object]:
    return said_by(window.results.view(name))


def expect_the_same(
    qtbot: QtBot, used: MainWindow, new: MainWindow, told: Callable[[MainWindow], list[object]]
) -> None:
    """Wait until `used` tells what `new` does."""

    def told_the_same() -> None:
        assert is_settled(used)
        assert is_settled(new)
        assert told(used) == told(new)

    qtbot.waitUntil(told_the_same, timeout=SOON_MS)


@pytest.mark.parametrize("poorer", POORER.values(), ids=POORER)
def test_nothing_of_a_former_example_is_told_of_one_that_has_less(
    qtbot: QtBot, open_window: Open, tmp_path: Path, poorer: Texts
) -> None:
    used, new = open_window(), open_window()
    load_rich(qtbot, used, tmp_path)
    path = written(tmp_path / "poor.jsonl", {**RICH, "id": "poor", **poorer})
    for window in (used, new):
        load(qtbot, window, path)
    expect_the_same(qtbot, used, new, told_around_texts)
    for name in VIEWS:
        for window in (used, new):
            window.results.show_view(name)
        expect_the_same(qtbot, used, new, partial(said_by_view, name))


def test_what_differs_in_a_whole_corpus_is_told_of_the_one_that_is_open(
    qtbot: QtBot, open_window: Open, tmp_path: Path
) -> None:
    used, new = open_window(), open_window()
    load(qtbot, used, written(tmp_path / "rich.jsonl", RICH))
    used.results.why.scope.setCurrentIndex(1)
    model = used.results.why.model
    qtbot.waitUntil(lambda: "of 2" in cells(model), timeout=WAIT_MS)
    path = written(tmp_path / "other.jsonl", {**RICH, "id": "other", "candidates": {"c": "It is closed."}})
    for window in (used, new):
        load(qtbot, window, path)
    new.results.why.scope.setCurrentIndex(1)
    qtbot.waitUntil(lambda: "of 1" in cells(new.results.why.model), timeout=WAIT_MS)
    expect_the_same(qtbot, used, new, lambda window: [*cells(window.results.why.model)])


def test_nothing_is_told_of_a_source_that_was_typed_and_taken_back_in_empty_panes(
    qtbot: QtBot, open_window: Open, tmp_path: Path
) -> None:
    used, new = open_window(), open_window()
    load_rich(qtbot, used, tmp_path)
    for window in (used, new):
        window.actions_by_name["new_example"].trigger()
    expect_the_same(qtbot, used, new, told_around_texts)
    used.reading.source.editor.setFocus()
    QTest.keyClicks(used.reading.source.editor, "A bridge")
    qtbot.waitUntil(lambda: "2" in used.reading.source.editor.accessibleName(), timeout=WAIT_MS)
    used.session.revert()
    expect_the_same(qtbot, used, new, told_around_texts)


def told_in_all(window: MainWindow) -> list[object]:
    """Return what is open and all that the window says of it, its notices left out."""
    opening = window.opening.taken().opening
    parts = (window.system_bar, window.reading, window.results)
    said = chain.from_iterable(map(said_by, parts))
    return [opening, window.loading.paths, window.windowTitle(), *said]


@pytest.mark.parametrize("names", UNREADABLE.values(), ids=UNREADABLE)
def test_all_stays_where_what_is_opened_cannot_be_read(
    qtbot: QtBot, open_window: Open, tmp_path: Path, names: Sequence[str]
) -> None:
    window = open_window()
    load_rich(qtbot, window, tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "program.py").write_text("print()", encoding="utf-8")
    qtbot.waitUntil(lambda: is_settled(window), timeout=WAIT_MS)
    before = told_in_all(window)
    window.open_paths([tmp_path / name for name in names])
    qtbot.waitUntil(lambda: bool(window.notices.notices()), timeout=WAIT_MS)
    assert told_in_all(window) == before
    assert all(str(tmp_path / name) in window.notices.notices()[0].sentence for name in names)
    window.open_example("rich", "b")
    qtbot.waitUntil(lambda: is_settled(window), timeout=WAIT_MS)
    assert window.reading.candidate.text() == "The bridge closes."


def test_all_stays_where_an_opening_is_cancelled(qtbot: QtBot, open_window: Open, tmp_path: Path) -> None:
    window = open_window()
    load_rich(qtbot, window, tmp_path)
    qtbot.waitUntil(lambda: is_settled(window), timeout=WAIT_MS)
    before = told_in_all(window)
    window.open_paths([assets.samples()])
    window.corpus_view.cancelled.emit()
    window.open_paths([tmp_path / "missing.jsonl"])
    qtbot.waitUntil(lambda: bool(window.notices.notices()), timeout=WAIT_MS)
    assert told_in_all(window) == before


def test_what_holds_no_example_is_told_of_and_leaves_nothing_of_the_former_corpus(
    qtbot: QtBot, open_window: Open, tmp_path: Path
) -> None:
    used, new = open_window(), open_window()
    load_rich(qtbot, used, tmp_path)
    (tmp_path / "bad.jsonl").write_text("no JSON\n", encoding="utf-8")
    for window in (used, new):
        with qtbot.waitSignals([window.loading.read, window.session.evaluated], timeout=WAIT_MS):
            window.open_paths([tmp_path / "bad.jsonl"])
        for name in ("corpus", "scores"):
            window.results.show_view(name)
    expect_the_same(qtbot, used, new, told_in_all)
    assert used.report_view.model.problem(0).line == 1


def save_as(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Let the user choose `path` in the dialogs for saving."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))


def sentences(window: MainWindow) -> list[str]:
    return [notice.sentence for notice in window.notices.notices()]


def wait_for_notice(qtbot: QtBot, window: MainWindow, name: str) -> None:
    qtbot.waitUntil(lambda: any(name in told for told in sentences(window)), timeout=WAIT_MS)


def test_notices_of_a_corpus_do_not_pile_up_and_go_with_it(
    qtbot: QtBot, open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    load(qtbot, window, written(tmp_path / "rich.jsonl", RICH))
    for action, names in WRITTEN.items():
        for name in names:
            save_as(monkeypatch, tmp_path / name)
            window.actions_by_name[action].trigger()
            wait_for_notice(qtbot, window, name)
    for name in ("missing.jsonl", "missing.csv"):
        window.open_paths([tmp_path / name])
        wait_for_notice(qtbot, window, name)
    newest = ["missing.csv", *(names[-1] for names in reversed(WRITTEN.values()))]
    told = sentences(window)
    assert len(told) == len(newest)
    assert all(name in sentence for name, sentence in zip(newest, told, strict=True))
    load(qtbot, window, written(tmp_path / "other.jsonl", {**RICH, "id": "other"}))
    assert sentences(window) == []


@pytest.mark.parametrize("action", ["next_cue", "next_match"])
def test_what_was_said_in_passing_of_an_example_goes_with_it(
    qtbot: QtBot, open_window: Open, tmp_path: Path, action: str
) -> None:
    window = open_window()
    load(qtbot, window, written(tmp_path / "rich.jsonl", RICH))
    bar = window.statusBar()
    for _ in range(50):
        window.actions_by_name[action].trigger()
        if "No further" in bar.currentMessage():
            break
    assert "No further" in bar.currentMessage()
    window.open_example("rich", "b")
    assert bar.currentMessage() == ""
    window.session.set_options(Options(variants=("ROUGE-2",)))
    hint = bar.currentMessage()
    assert "F5" in hint
    window.open_example("rich", "a")
    assert bar.currentMessage() == hint
