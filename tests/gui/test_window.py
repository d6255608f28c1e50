"""The whole window, as a person uses it: open, read, edit, change options, load, cancel, close."""

import gzip
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot
from rouge_score.rouge_scorer import RougeScorer

from rouge_gui import assets
from rouge_gui.app import Kept, make_window
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.models.snapshot import State
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings

FOX = "The quick brown fox jumps over the lazy dog"
WAIT_MS = 30_000
Open = Callable[..., MainWindow]


@pytest.fixture
def open_window(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    """Return a function that opens a window whose files lie in this test's folder, as after a restart."""
    windows = []

    def opened() -> MainWindow:
        state = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
        kept = Kept(
            Settings(theme="light"), tmp_path / "settings.json", Drafts(tmp_path / "drafts.sqlite"), state, ()
        )
        window = make_window(kept, None)
        windows.append(window)
        with qtbot.waitExposed(window):
            window.show()
        return window

    yield opened
    for window in windows:
        window.close()


def load(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    with qtbot.waitSignal(window.loading.ended, timeout=WAIT_MS):
        window.open_paths([path])


def show(qtbot: QtBot, window: MainWindow, example: str, system: str) -> None:
    with qtbot.waitSignal(window.session.evaluated, timeout=WAIT_MS):
        window.open_example(example, system)


def shown_f(window: MainWindow, variant: str) -> float:
    assert window.session.assessment is not None
    return window.session.assessment.evaluation.scores[variant].score.fmeasure


def write_corpus(path: Path, examples: int, systems: int = 1) -> None:
    with gzip.open(path, "wt", encoding="utf-8") as file:
        for number in range(examples):
            candidates = {f"s{system}": f"{FOX} number {number}" for system in range(systems)}
            file.write(
                json.dumps({"id": number, "source": FOX, "references": [FOX], "candidates": candidates})
                + "\n"
            )


def test_the_samples_open_scored_and_equal_rouge_score(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    load(qtbot, window, assets.samples())
    model = window.corpus_view.model
    assert model.rowCount() == 56
    assert model.count(State.SCORED) == 56
    scorer = RougeScorer(["rouge1"])
    for system in ("abstractive", "misleading"):
        show(qtbot, window, "07-hospital-fire", system)
        texts = window.session.texts
        expected = scorer.score_multi(list(texts.references), texts.candidate)["rouge1"].fmeasure
        assert shown_f(window, "ROUGE-1") == expected


def test_typing_rescores_and_undo_runs_across_panes(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    for pane, words in (
        (window.reading.candidate, "the fox"),
        (window.reading.references.pane(0), "the fox ran"),
    ):
        pane.editor.setFocus()
        with qtbot.waitSignal(window.session.evaluated, timeout=WAIT_MS):
            QTest.keyClicks(pane.editor, words)
    qtbot.waitUntil(lambda: shown_f(window, "ROUGE-1") == pytest.approx(0.8), timeout=WAIT_MS)
    stack = window.session.undo_stack
    while stack.canUndo() and window.reading.references.pane(0).text():
        window.commands.on_undo()
    assert window.reading.candidate.text() == "the fox"
    while stack.canUndo():
        window.commands.on_undo()
    assert (window.reading.candidate.text(), window.session.texts.candidate) == ("", "")
    while stack.canRedo():
        window.commands.on_redo()
    assert window.reading.candidate.text() == "the fox"
    assert window.session.texts.references == ("the fox ran",)


def test_an_edit_survives_reload_and_restart_and_can_be_reverted(
    qtbot: QtBot, open_window: Open, tmp_path: Path
) -> None:
    corpus = tmp_path / "corpus.jsonl.gz"
    write_corpus(corpus, 2)
    window = open_window()
    load(qtbot, window, corpus)
    show(qtbot, window, "1", "s0")
    editor = window.reading.candidate.editor
    editor.moveCursor(QTextCursor.MoveOperation.End)
    QTest.keyClicks(editor, " edited")
    load(qtbot, window, corpus)
    show(qtbot, window, "1", "s0")
    assert window.reading.candidate.text() == f"{FOX} number 1 edited"
    window.close()
    again = open_window()
    load(qtbot, again, corpus)
    show(qtbot, again, "1", "s0")
    assert again.reading.candidate.text() == f"{FOX} number 1 edited"
    assert again.session.texts.edited_roles() == ["candidate"]
    again.commands.on_revert()
    assert again.reading.candidate.text() == f"{FOX} number 1"


def test_the_mark_of_edits_is_true_after_whatever_changes_a_text(
    qtbot: QtBot, open_window: Open, tmp_path: Path
) -> None:
    write_corpus(tmp_path / "corpus.jsonl.gz", 2)
    window = open_window()
    load(qtbot, window, tmp_path / "corpus.jsonl.gz")
    show(qtbot, window, "1", "s0")
    mark = window.system_bar.edited
    for pane in (window.reading.candidate, window.reading.source):
        with qtbot.waitSignal(window.session.evaluated, timeout=WAIT_MS):
            QTest.keyClicks(pane.editor, "x ")
    qtbot.waitUntil(lambda: len(window.results.history.history.steps) > 1, timeout=WAIT_MS)
    told = [mark.text()]
    for act in (
        window.commands.on_undo,
        window.commands.on_undo,
        window.commands.on_redo,
        window.commands.on_redo,
        window.commands.on_revert,
        window.commands.on_undo,
        lambda: window.results.history.step_chosen.emit(0),
    ):
        act()
        told.append(mark.text())
    both, none = "edited: source, candidate", ""
    assert told == [both, "edited: candidate", none, "edited: candidate", both, none, both, none]


def test_an_option_rescores_the_open_example_live(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    load(qtbot, window, assets.samples())
    show(qtbot, window, "01-harbour-bridge", "abstractive")
    plain = shown_f(window, "ROUGE-1")
    with qtbot.waitSignal(window.session.evaluated, timeout=WAIT_MS):
        choice = window.options_panel.fields["stemmer"].findChild(QComboBox)
        assert isinstance(choice, QComboBox)
        QTest.keyClicks(choice, "porter")
    texts = window.session.texts
    stemmed = RougeScorer(["rouge1"], use_stemmer=True).score_multi(list(texts.references), texts.candidate)
    assert shown_f(window, "ROUGE-1") == stemmed["rouge1"].fmeasure != plain
    assert "stem porter" in window.score_view.signature.text()
    assert "F5" in window.statusBar().currentMessage()


def test_a_layer_is_hidden_by_its_key_while_digits_can_still_be_typed(
    qtbot: QtBot, open_window: Open
) -> None:
    window = open_window()
    with qtbot.waitActive(window):
        window.activateWindow()
    editor = window.reading.candidate.editor
    editor.setFocus()
    QTest.keyClicks(editor, "in 2026")
    assert window.reading.candidate.text() == "in 2026"
    QTest.keyClick(editor, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: not window.actions_by_name["bigrams"].isChecked())
    assert [layer.name for layer in window.reading.legend.shown_layers()].count("BIGRAM") == 0


def test_a_row_opens_while_the_corpus_is_still_loading(
    qtbot: QtBot, open_window: Open, tmp_path: Path
) -> None:
    corpus = tmp_path / "corpus.jsonl.gz"
    write_corpus(corpus, 20_000)
    window = open_window()
    window.open_paths([corpus])
    qtbot.waitUntil(lambda: window.corpus_view.model.total > 0, timeout=WAIT_MS)
    show(qtbot, window, "0", "s0")
    assert window.reading.candidate.text() == f"{FOX} number 0"
    assert window.corpus_view.model.count(State.SCORED) < 20_000
    started = time.monotonic()
    window.commands.on_cancel()
    assert time.monotonic() - started < 0.1
    assert window.corpus_view.model.total > 0


def test_rows_in_sight_are_scored_first_after_a_change_of_options(
    qtbot: QtBot, open_window: Open, tmp_path: Path
) -> None:
    corpus = tmp_path / "corpus.jsonl.gz"
    write_corpus(corpus, 5_000)
    window = open_window()
    load(qtbot, window, corpus)
    table, model = window.corpus_view.table, window.corpus_view.model
    with qtbot.waitSignal(window.corpus_view.rows_seen):
        table.scrollToBottom()
    seen = [model.key(row) for row in range(table.rowAt(0), model.rowCount())]
    opened = (window.session.texts.example, window.session.texts.system)
    arrived: list[tuple[str, str]] = []
    window.loading.blocks_arrived.connect(
        lambda blocks: arrived.extend(k for each in blocks for k in each.keys)
    )
    before = model.index(model.rowCount() - 1, 2).data()
    with qtbot.waitSignal(window.loading.ended, timeout=WAIT_MS):
        window.commands.on_score_again()
        last = model.index(model.rowCount() - 1, 2)
        assert (last.data(), last.data(Qt.ItemDataRole.ForegroundRole) is None) == (before, False), "dimmed"
    assert arrived[: 1 + len(seen)] == [opened, *seen]
    assert len(arrived) == len(set(arrived)) == 5_000


def test_closing_in_the_middle_of_a_load_ends_everything(
    qtbot: QtBot, open_window: Open, tmp_path: Path
) -> None:
    corpus = tmp_path / "corpus.jsonl.gz"
    write_corpus(corpus, 20_000)
    window = open_window()
    window.open_paths([corpus])
    qtbot.waitUntil(lambda: window.corpus_view.model.count(State.SCORED) > 0, timeout=WAIT_MS)
    assert window.close()


def test_a_bad_line_is_reported_and_the_load_goes_on(qtbot: QtBot, open_window: Open, tmp_path: Path) -> None:
    corpus = tmp_path / "corpus.jsonl"
    good = json.dumps({"id": "good", "references": [FOX], "candidates": {"s": FOX}})
    corpus.write_text(f"{good}\n{{broken\n{good.replace('good', 'last')}\n", "utf-8")
    window = open_window()
    load(qtbot, window, corpus)
    assert window.corpus_view.model.rowCount() == 2
    assert [problem.level for problem in window.report_view.model.shown()] == ["error", "note"]
    assert window.report_view.model.problem(0).line == 2


def test_what_cannot_be_read_at_all_is_a_notice(qtbot: QtBot, open_window: Open, tmp_path: Path) -> None:
    window = open_window()
    with qtbot.waitSignal(window.loading.refused, timeout=WAIT_MS):
        window.open_paths([tmp_path / "nothing.jsonl"])
    assert "nothing.jsonl" in window.notices.notices()[0].sentence


def test_a_score_row_shows_its_evidence_alone(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    load(qtbot, window, assets.samples())
    show(qtbot, window, "01-harbour-bridge", "abstractive")
    model = window.score_view.model
    row = next(row for row in range(model.rowCount()) if model.shown(row) == ("ROUGE-L", 1))
    window.score_view.table.selectRow(row)
    assert window.reading.references.currentIndex() == 1


@pytest.mark.parametrize("text", ["", "word", "!?.", "a\0b", "\ud800", "x\u2028y\u2029z", "\r\n\r"])
def test_odd_texts_are_shown_and_scored(qtbot: QtBot, open_window: Open, tmp_path: Path, text: str) -> None:
    corpus = tmp_path / "corpus.jsonl"
    corpus.write_text(
        json.dumps({"id": "1", "references": [text], "candidates": {"s": text}}) + "\n", "utf-8"
    )
    window = open_window()
    load(qtbot, window, corpus)
    assert window.corpus_view.model.count(State.SCORED) == 1
    show(qtbot, window, "1", "s")
    assert window.session.texts.candidate == window.reading.candidate.text()


def test_a_line_of_a_megabyte_opens(qtbot: QtBot, open_window: Open, tmp_path: Path) -> None:
    corpus = tmp_path / "corpus.jsonl"
    long = (FOX + " ") * (1_000_000 // (len(FOX) + 1))
    corpus.write_text(json.dumps({"id": "1", "references": [FOX], "candidates": {"s": long}}) + "\n", "utf-8")
    window = open_window()
    with qtbot.waitSignal(window.loading.ended, timeout=5 * WAIT_MS):
        window.open_paths([corpus])
    with qtbot.waitSignal(window.session.evaluated, timeout=5 * WAIT_MS):
        window.open_example("1", "s")
    assert window.reading.candidate.text() == long
