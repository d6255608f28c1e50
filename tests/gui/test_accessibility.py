"""What a screen reader is told: names, roles, counts and states from Qt, and the whole window over the AT-SPI bus."""

import ctypes.util
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QTableView, QWidget
from pytestqt.qtbot import QtBot
from rouge_score.rouge_scorer import RougeScorer

from rouge_gui import assets
from rouge_gui.app import Kept, make_window
from rouge_gui.gui.legend import Legend
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.rouge.marking.marks import Layer
from rouge_gui.store import settings
from rouge_gui.store.drafts import Drafts

WAIT_MS = 60_000
READER_SECONDS = 18
OPENING = "\u2018"
EXAMPLE, FIRST, SYSTEM = "01-harbour-bridge", "abstractive", "misleading"
WORD = re.compile(r"[a-z0-9]+")
ROLE = QAccessible.Role
SAID = QAccessible.Text
SENSIBLE = {
    ROLE.Button,
    ROLE.ButtonMenu,
    ROLE.CheckBox,
    ROLE.Client,
    ROLE.ComboBox,
    ROLE.EditableText,
    ROLE.List,
    ROLE.PageTabList,
    ROLE.SpinBox,
    ROLE.StaticText,
    ROLE.Table,
}
PACKAGES: dict[str, Callable[[], object]] = {
    "xvfb": lambda: shutil.which("Xvfb"),
    "dbus": lambda: shutil.which("dbus-run-session"),
    "at-spi2-core": lambda: Path("/usr/share/dbus-1/services/org.a11y.Bus.service").exists(),
    "libxcb-cursor0": lambda: ctypes.util.find_library("xcb-cursor"),
    "libxcb-icccm4 libxcb-keysyms1": lambda: (
        ctypes.util.find_library("xcb-icccm") and ctypes.util.find_library("xcb-keysyms")
    ),
    "python3-gi gir1.2-atspi-2.0": lambda: _runs(
        "/usr/bin/python3", "-c", "import gi; gi.require_version('Atspi', '2.0')"
    ),
}


def _runs(*command: str) -> bool:
    return (
        Path(command[0]).exists() and not subprocess.run(command, capture_output=True, check=False).returncode
    )


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    state = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    chosen = settings.Settings(theme="light", tour_seen=True)
    made = make_window(Kept(chosen, tmp_path / "s.json", Drafts(tmp_path / "d.sqlite"), state, ()), None)
    made.show()
    with qtbot.waitActive(made):
        made.activateWindow()
    with qtbot.waitSignal(made.loading.ended, timeout=WAIT_MS):
        made.open_paths([assets.samples()])
    with qtbot.waitSignal(made.session.evaluated, timeout=WAIT_MS):
        made.open_example(EXAMPLE, SYSTEM)
    yield made
    made.close()


def heard(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def focusable(window: MainWindow) -> list[QWidget]:
    """Return what can have the keyboard and is on the screen; what Qt puts inside a spin box speaks as the box."""
    return [
        widget
        for widget in window.findChildren(QWidget)
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and widget.isVisible()
        and not isinstance(widget.parentWidget(), QAbstractSpinBox)
    ]


def words_of(texts: str) -> list[tuple[str, int, int]]:
    """Return the words of an ASCII-tokenized text with their places."""
    return [(found[0], *found.span()) for found in WORD.finditer(texts.lower())]


def sample_texts(system: str) -> tuple[str, list[str]]:
    folder = Path(assets.samples())
    candidate = (folder / "systems" / system / f"{EXAMPLE}.txt").read_text("utf-8")
    return candidate, [
        path.read_text("utf-8") for path in sorted((folder / "references").glob(f"{EXAMPLE}.*"))
    ]


def matched_bigrams(candidate: str, reference: str) -> list[int]:
    """Return where in the candidate a counted bigram begins: the first of each, as often as the reference has it."""
    left = Counter(pairs_of(reference))
    found = []
    for at, pair in enumerate(pairs_of(candidate)):
        if left[pair] > 0:
            left[pair] -= 1
            found.append(at)
    return found


def shared_words(candidate: str, reference: str) -> tuple[set[int], set[int]]:
    """Return the places of the words that are counted wherever they stand, and of all that both texts hold."""
    ours, theirs = (Counter(word for word, *_ in words_of(text)) for text in (candidate, reference))
    words = [(word, range(*ends)) for word, *ends in words_of(candidate) if theirs[word]]
    certain = {place for word, places in words if ours[word] <= theirs[word] for place in places}
    return certain, {place for _, places in words for place in places}


def pairs_of(text: str) -> list[tuple[str, str]]:
    words = [word for word, *_ in words_of(text)]
    return list(pairwise(words))


def opened_texts(window: MainWindow) -> tuple[str, tuple[str, ...]]:
    return window.session.texts.candidate, window.session.texts.references


def test_all_that_can_be_focused_has_a_name_and_a_role(window: MainWindow) -> None:
    found = focusable(window)
    assert len(found) > 40
    for widget in found:
        told = heard(widget)
        assert told.text(SAID.Name), (type(widget).__name__, widget.parentWidget())
        assert told.role() in SENSIBLE, (type(widget).__name__, told.role())


def test_a_chooser_says_what_it_is_for_beside_what_is_chosen(window: MainWindow) -> None:
    choosers = [widget for widget in focusable(window) if isinstance(widget, QComboBox)]
    assert len(choosers) > 5
    for chooser in choosers:
        # Qt names a combo box by its value on Linux, so that what it is for must be its description.
        told = heard(chooser)
        assert chooser.accessibleName()
        assert told.text(SAID.Description), chooser.accessibleName()
        assert told.text(SAID.Value) == chooser.currentText()


def test_panes_tell_their_tokens_and_what_was_counted(window: MainWindow) -> None:
    candidate, references = opened_texts(window)
    told = heard(window.reading.candidate.editor)
    assert told.role() is ROLE.EditableText
    assert told.text(SAID.Name) == f"Candidate: {SYSTEM}, {len(words_of(candidate))} tokens"
    hits = round(
        RougeScorer(["rouge1"]).score(references[0], candidate)["rouge1"].precision * len(words_of(candidate))
    )
    assert f"Unigram: {hits} of {len(words_of(candidate))} counted" in told.text(SAID.Description)
    for number, (pane, text) in enumerate(
        zip(window.reading.references.panes(), references, strict=True), start=1
    ):
        name = heard(pane.editor).text(SAID.Name)
        assert name == f"Reference {number}, {len(words_of(text))} tokens"
    assert re.fullmatch(r"Source, \d+ tokens", heard(window.reading.source.editor).text(SAID.Name))


def test_tables_tell_their_cells_and_call_themselves_empty_only_when_they_are(
    qtbot: QtBot, window: MainWindow
) -> None:
    tables = [widget for widget in focusable(window) if isinstance(widget, QTableView)]
    assert window.score_view.table in tables
    assert window.corpus_view.table in tables
    for table in tables:
        model = table.model()
        told = heard(table)
        shown = model.index(0, 0).data()
        assert shown in [told.child(index).text(SAID.Name) for index in range(told.childCount())[:100]]
        assert told.text(SAID.Description) == f"{model.rowCount():,} rows"
    window.corpus_view.filter.setText("no such words")
    corpus = heard(window.corpus_view.table)
    qtbot.waitUntil(lambda: corpus.text(SAID.Description).startswith("No row has these words"))
    window.corpus_view.filter.clear()
    qtbot.waitUntil(lambda: corpus.text(SAID.Description) == "56 rows")


def test_a_layer_tells_its_counts_and_whether_it_is_shown(window: MainWindow) -> None:
    pills = {
        heard(widget).text(SAID.Name).partition(":")[0]: heard(widget)
        for widget in focusable(window)
        if isinstance(widget.parentWidget(), Legend) and heard(widget).role() is ROLE.CheckBox
    }
    for words in ("Unigram", "Bigram", "LCS"):
        name = pills[words].text(SAID.Name)
        assert re.fullmatch(rf"{words}: \d+ counted, of \d+ in the candidate and \d+ in the reference", name)
    states = []
    for shown in (True, False):
        window.reading.set_layer(Layer.BIGRAM, shown=shown)
        states.append(_is_checked(pills["Bigram"]))
    assert states == [True, False]


def _is_checked(told: QAccessibleInterface) -> bool:
    return bool(told.state().checked)


def test_the_next_match_is_announced(window: MainWindow) -> None:
    told: list[str] = []
    window.reading.announced.connect(told.append)
    editor = window.reading.candidate.editor
    editor.setFocus()
    QTest.keyClick(editor, Qt.Key.Key_F8)
    QTest.keyClick(editor, Qt.Key.Key_F8)
    kinds = "unigram|bigram|LCS"
    for number, sentence in enumerate(told, start=1):
        assert re.match(rf"match {number} of \d+, ({kinds}), {OPENING}\w", sentence)
    assert len(told) == 2


@pytest.fixture
def on_the_bus(tmp_path: Path, own_home: Path, capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    """Read the window that opens on the samples over a bus of its own."""
    missing = [package for package, is_there in PACKAGES.items() if not is_there()]
    if missing:
        sentence = f"Screen readers NOT tested. Missing: apt-get install {' '.join(missing)}"
        with capsys.disabled():
            sys.stderr.write(f"\n{sentence}\n")
        pytest.skip(sentence)
    settings.save(own_home / "settings.json", settings.Settings(theme="light", tour_seen=True))
    output = tmp_path / "heard.json"
    reader = Path(__file__).with_name("read_by_atspi.py")
    command = ["dbus-run-session", "--", "/usr/bin/python3", reader, sys.executable, output, READER_SECONDS]
    told = tmp_path / "told.txt"
    of_the_desktop = {"AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS", "WAYLAND_DISPLAY"}
    environment = {name: value for name, value in os.environ.items() if name not in of_the_desktop}
    # The bus keeps its socket in the runtime folder; another run, or the user's own desktop, must not share it.
    with told.open("w") as errors, TemporaryDirectory(ignore_cleanup_errors=True) as runtime:
        process = subprocess.Popen(
            [str(part) for part in command],
            cwd=Path(__file__).parents[2],
            env=environment | {"XDG_RUNTIME_DIR": runtime, "XDG_CACHE_HOME": runtime},
            stdout=errors,
            stderr=errors,
            start_new_session=True,
        )
        try:
            process.wait(READER_SECONDS + 6)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
    assert output.exists(), told.read_text("utf-8", "replace")
    found: list[dict[str, Any]] = json.loads(output.read_text("utf-8"))
    return found


def test_a_screen_reader_hears_the_window_and_its_marks(on_the_bus: list[dict[str, Any]]) -> None:
    by_name = {each["name"]: each for each in on_the_bus}
    assert by_name[f"{EXAMPLE}, {FIRST} - rouge-gui"]["role"] == "frame"
    candidate, references = sample_texts(FIRST)
    pane = by_name[f"Candidate: {FIRST}, {len(words_of(candidate))} tokens"]
    assert pane["role"] == "text"
    assert pane["text"] == candidate
    for number, text in enumerate(references, start=1):
        told = by_name[f"Reference {number}, {len(words_of(text))} tokens"]["description"]
        assert re.match(rf"Unigram: \d+ of {len(words_of(text))} counted", told)
    assert any(re.fullmatch(r"Source, \d+ tokens", name) for name in by_name)

    measured = [RougeScorer(["rouge1"]).score(text, candidate)["rouge1"] for text in references]
    scores = by_name["Scores of the open example"]
    assert scores["headers"][:6] == ["Variant", "Ref.", "P", "R", "F", "Hits"]
    assert [row[:2] for row in scores["cells"][1:]] == [["ROUGE-1", "1"], ["ROUGE-1", "2"]]
    for row, score in zip(scores["cells"][1:], measured, strict=False):
        assert row[2:5] == [f"{value:.4f}" for value in (score.precision, score.recall, score.fmeasure)]

    best = max(range(len(references)), key=lambda index: measured[index].fmeasure)
    matched = matched_bigrams(candidate, references[best])
    words = words_of(candidate)
    in_words = {place for _, start, end in words for place in range(start, end)}
    in_bigrams = {place for at in matched for _, *ends in words[at : at + 2] for place in range(*ends)}
    filled = {place for worn, *ends in pane["runs"] if "bg-color" in worn for place in range(*ends)}
    lined = {
        place for worn, *ends in pane["runs"] if worn.get("underline") == "single" for place in range(*ends)
    }
    assert filled & in_words == in_bigrams != set()
    first = set(range(words[matched[0]][1], words[matched[0] + 1][2]))
    assert first <= filled
    counted, shared = shared_words(candidate, references[best])
    assert set() != counted <= lined & in_words <= shared
