"""The window of systems beside the main one: it measures what is open, and opens what is chosen in it."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import numpy as np
import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from rouge_gui.app import Kept, make_window
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import RougeGuiError
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.systems import SYSTEMS_VIEWS
from rouge_gui.gui.systems.findings import Findings, SystemsPart
from rouge_gui.gui.systems.systems_view import SystemsView
from rouge_gui.gui.systems.systems_window import SystemsWindow
from rouge_gui.gui.systems.versus_view import VersusView
from rouge_gui.gui.systems.work import SystemsWork, Wish, measure
from rouge_gui.rouge.options import Options
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings
from rouge_gui.study.comparing.pairs import Settings as PairSettings

WAIT_MS = 60_000
OPTIONS = Options(variants=("ROUGE-1", "ROUGE-2"), resamples=100)
SOURCE = "The old bridge fell into the river. It rained all night. Nobody was hurt. The mayor came."
REFERENCES = {"1": "the old bridge fell", "2": "it rained all night", "3": "nobody was hurt"}
# ROUGE-1 F by hand: copy 1; weak 0; Lead-3 has 14 words: 2*4/(14+4), 2*4/(14+4), 2*3/(14+3).
LEAD = (8 / 18 + 8 / 18 + 6 / 17) / 3
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def corpus() -> list[Example]:
    return [
        Example(
            name,
            SOURCE,
            (reference,),
            {
                "copy": Candidate(reference, {"ratings": {"fluency": 5.0}}),
                "weak": Candidate("no word of this", {"ratings": {"fluency": 1.0}}),
            },
        )
        for name, reference in REFERENCES.items()
    ]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    state = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    settings = Settings(theme="light", tour_seen=True)
    made = make_window(Kept(settings, tmp_path / "s.json", Drafts(tmp_path / "d.sqlite"), state, ()), OPTIONS)
    for example in corpus():
        made.loading.corpus.add(example)
    made.show()
    with qtbot.waitSignal(made.session.evaluated, timeout=WAIT_MS):
        made.open_example("2", "weak")
    yield made
    made.close()
    assert made.has_ended


def opened(qtbot: QtBot, window: MainWindow) -> SystemsWindow:
    """Open the window of systems by its action, and wait until everything is measured."""
    window.actions_by_name["compare_systems"].trigger()
    systems = window.side.systems
    assert systems is not None
    until_measured(qtbot, systems)
    return systems


def until_measured(qtbot: QtBot, systems: SystemsWindow) -> None:
    qtbot.waitUntil(lambda: "words" in systems.findings.measures.values, timeout=WAIT_MS)


def systems_view(systems: SystemsWindow) -> SystemsView:
    return cast("SystemsView", systems.part("systems"))


def versus_view(systems: SystemsWindow) -> VersusView:
    return cast("VersusView", systems.part("versus"))


def means(systems: SystemsWindow) -> dict[str, str]:
    model = systems_view(systems).model
    return {row.system: model.index(at, 4).data() for at, row in enumerate(model.rows)}


def test_every_view_is_a_part_of_the_window(qtbot: QtBot, window: MainWindow) -> None:
    systems = opened(qtbot, window)
    assert [systems.tabs.tabText(at) for at in range(systems.tabs.count())] == [
        view.title for view in SYSTEMS_VIEWS.values()
    ]
    assert all(isinstance(part, SystemsPart) for part in systems.parts.values())
    for name in SYSTEMS_VIEWS:
        systems.show_part(name)
        QApplication.processEvents()
        assert systems.part(name).isVisible()


def test_candidates_without_a_word_are_named_below(qtbot: QtBot, window: MainWindow) -> None:
    texts = {"copy": Candidate("it rained"), "weak": Candidate("...")}
    window.loading.corpus.add(Example("rain", SOURCE, ("it rained",), texts))
    systems = opened(qtbot, window)
    assert "Candidates without a word score 0. weak: rain." in systems.foot.notes.text().splitlines()


def test_a_system_below_lead_3_is_flagged(qtbot: QtBot, window: MainWindow) -> None:
    systems = opened(qtbot, window)
    assert means(systems) == {"copy": "1.0000", "weak": "0.0000"}
    assert set(systems.findings.measures.values) >= {"ROUGE-1 P", "fluency", "words", "seams"}
    systems.wishes.baselines.box("lead3").trigger()
    qtbot.waitUntil(lambda: "Lead-3" in means(systems), timeout=WAIT_MS)
    until_measured(qtbot, systems)
    assert means(systems) == {"copy": "1.0000", "Lead-3": f"{LEAD:.4f}", "weak": "0.0000"}
    view = systems_view(systems)
    notes = {row.system: view.model.index(at, 1).data() for at, row in enumerate(view.model.rows)}
    assert notes == {"copy": "best", "Lead-3": "", "weak": "below Lead-3"}
    sentences = systems.foot.notes.text().splitlines()
    assert sentences[-1] == "Below Lead-3 on at least one measure: weak."
    assert sentences[0].startswith("With 3 examples, fewer than 30, these tests are weak")
    assert systems.foot.signature.text() == OPTIONS.signature()


def test_systems_are_left_out_and_come_back(qtbot: QtBot, window: MainWindow) -> None:
    systems = opened(qtbot, window)
    assert systems.wishes.systems.text().startswith("Systems: all")
    systems.wishes.systems.box("weak").trigger()
    qtbot.waitUntil(lambda: means(systems) == {"copy": "1.0000"}, timeout=WAIT_MS)
    assert systems.wishes.systems.text().startswith("Systems: 1 of 2")
    qtbot.waitUntil(lambda: not systems.work.is_running, timeout=WAIT_MS)
    systems.wishes.systems.box("weak").trigger()
    qtbot.waitUntil(lambda: len(means(systems)) == 2, timeout=WAIT_MS)


def test_other_options_and_another_test_are_measured_anew(qtbot: QtBot, window: MainWindow) -> None:
    systems = opened(qtbot, window)
    window.session.set_options(replace(OPTIONS, stemmer="porter"))
    qtbot.waitUntil(lambda: systems.findings.options.stemmer == "porter", timeout=WAIT_MS)
    systems.wishes.test.setCurrentIndex(1)
    systems.wishes.seed.setValue(7)

    def told() -> bool:
        comparison = systems.findings.comparison
        return comparison is not None and (comparison.settings.test, comparison.settings.seed) == (
            "approximate-randomisation",
            7,
        )

    qtbot.waitUntil(told, timeout=WAIT_MS)
    assert systems.foot.signature.text() == window.session.options.signature()


def test_nothing_is_measured_while_nobody_looks(qtbot: QtBot, window: MainWindow) -> None:
    systems = opened(qtbot, window)
    systems.close()
    before = systems.findings
    window.session.set_options(replace(OPTIONS, stemmer="porter"))
    with qtbot.waitSignal(window.session.evaluated, timeout=WAIT_MS):
        pass
    assert not systems.work.is_running
    assert systems.findings is before
    window.actions_by_name["compare_systems"].trigger()
    qtbot.waitUntil(lambda: systems.findings.options.stemmer == "porter", timeout=WAIT_MS)


def test_another_corpus_is_measured_once_it_is_read(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    systems = opened(qtbot, window)
    path = tmp_path / "other.jsonl"
    path.write_text(
        '{"id": "x", "source": "A.", "references": ["a b"], "candidates": {"new": "a b", "old": "c"}}\n',
        "utf-8",
    )
    window.open_paths([path])
    qtbot.waitUntil(lambda: set(means(systems)) == {"new", "old"}, timeout=WAIT_MS)
    until_measured(qtbot, systems)


def test_a_pair_opens_in_the_main_window_also_a_baseline(qtbot: QtBot, window: MainWindow) -> None:
    systems = opened(qtbot, window)
    systems.wishes.baselines.box("lead3").trigger()
    qtbot.waitUntil(lambda: "Lead-3" in means(systems), timeout=WAIT_MS)
    versus = versus_view(systems)
    systems.show_part("versus")
    versus.choose("copy", "Lead-3", "ROUGE-1")
    qtbot.waitUntil(lambda: versus.model.rowCount() == 3, timeout=WAIT_MS)
    at = next(at for at, row in enumerate(versus.model.rows) if row.example == "3")
    with qtbot.waitSignal(window.second.assessed, timeout=WAIT_MS):
        versus.table.activated.emit(versus.model.index(at, 0))
    assert window.session.texts.example == "3"
    assert window.reading.candidate.text() == REFERENCES["3"]
    assert (
        window.reading.second.text()
        == "The old bridge fell into the river. It rained all night. Nobody was hurt."
    )
    assert window.results.is_shown("compare")
    with qtbot.waitSignal(window.second.assessed, timeout=WAIT_MS):
        window.actions_by_name["swap"].trigger()
    assert (window.session.texts.system, window.second.system) == ("Lead-3", "copy")
    window.actions_by_name["next_system"].trigger()
    assert window.session.texts.system == "copy"


def press(qtbot: QtBot, window: object, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, modifier or Qt.KeyboardModifier.NoModifier)


def test_from_the_corpus_to_a_pair_by_keyboard_alone(qtbot: QtBot, window: MainWindow) -> None:
    with qtbot.waitActive(window):
        window.activateWindow()
    window.reading.candidate.editor.setFocus()
    press(qtbot, window, Qt.Key.Key_G, CONTROL | SHIFT)
    systems = window.side.systems
    assert systems is not None
    until_measured(qtbot, systems)
    view, versus = systems_view(systems), versus_view(systems)
    for _ in range(30):
        if QApplication.focusWidget() is view.pairs:
            break
        press(qtbot, systems, Qt.Key.Key_Tab)
    press(qtbot, systems, Qt.Key.Key_Down)
    press(qtbot, systems, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: versus.isVisible() and versus.model.rowCount() == 3, timeout=WAIT_MS)
    for _ in range(30):
        if QApplication.focusWidget() is versus.table:
            break
        press(qtbot, systems, Qt.Key.Key_Tab)
    press(qtbot, systems, Qt.Key.Key_Down)
    with qtbot.waitSignal(window.second.assessed, timeout=WAIT_MS):
        press(qtbot, systems, Qt.Key.Key_Return)
    assert (window.session.texts.system, window.second.system) == ("copy", "weak")


def wish(examples: list[Example]) -> Wish:
    return Wish(examples, OPTIONS, PairSettings(resamples=100))


def test_what_cannot_be_compared_is_told_and_the_rest_is_measured() -> None:
    apart = [
        replace(example, candidates={system: example.candidates[system]})
        for example, system in zip(corpus(), ("copy", "weak", "copy"), strict=True)
    ]
    told = list(measure(wish(apart), lambda: False))
    errors = [each for each in told if isinstance(each, RougeGuiError)]
    assert [str(each).split(",")[0] for each in errors] == ["No example is covered by all systems"]
    last = told[-1]
    assert isinstance(last, Findings)
    assert last.comparison is None
    assert "words" in last.measures.values


def test_nobody_to_compare_leaves_nothing_shown() -> None:
    (told,) = measure(replace(wish(corpus()), left_out=frozenset({"copy", "weak"})), lambda: False)
    assert isinstance(told, Findings)
    assert told.measures.values == {}


def test_counts_are_added_up_where_the_options_say_so() -> None:
    counts = replace(wish(corpus()), options=replace(OPTIONS, average="counts"), baselines=("lead3",))
    *_, last = measure(counts, lambda: False)
    assert isinstance(last, Findings)
    assert last.comparison is not None
    means = {each.system: each.mean for each in last.comparison.standings if each.measure == "ROUGE-1"}
    # 11 hits among 42 words of the baseline and 11 of the references
    assert means == pytest.approx({"copy": 1.0, "weak": 0.0, "Lead-3": 2 * 11 / (42 + 11)})


def test_cues_are_counted_and_without_a_source_are_not_known() -> None:
    """ "not" is in neither text but the first; the second says what the source says; the third has no source."""
    texts = {"wrong": "The mayor did not come.", "right": "The mayor came."}
    candidates = {name: Candidate(text) for name, text in texts.items()}
    examples = [
        Example("1", SOURCE, ("The mayor came.",), candidates),
        Example("2", None, ("x",), candidates),
    ]
    *_, last = measure(wish(examples), lambda: False)
    assert isinstance(last, Findings)
    negations = last.measures.of("cue:negation")
    assert negations[0].tolist() == [1, 0]
    assert np.isnan(negations[1]).all()
    suspicion = last.measures.of("suspicion")
    assert suspicion[0, 0] > suspicion[0, 1]
    assert np.isnan(suspicion[1]).all()


def test_the_newest_wish_wins(qtbot: QtBot) -> None:
    work = SystemsWork()
    found: list[Findings] = []
    work.found.connect(found.append)
    work.start(wish(corpus()))
    with qtbot.waitSignal(work.ended, timeout=WAIT_MS):
        work.start(replace(wish(corpus()), left_out=frozenset({"weak"})))
    assert {each.measures.systems for each in found} == {("copy",)}
    assert work.close()


START = """
import sys
from pathlib import Path
from PySide6.QtCore import QSettings
from rouge_gui.app import Kept, make_application, make_window
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings
application = make_application()
folder = Path(sys.argv[1])
state = QSettings(str(folder / "w.ini"), QSettings.Format.IniFormat)
window = make_window(Kept(Settings(tour_seen=True), folder / "s", Drafts(folder / "d"), state, ()), None)
window.show()
application.processEvents()
loaded = {"scipy", "pyqtgraph", "matplotlib", "rouge_gui.gui.systems"} & set(sys.modules)
window.side.show_systems()
assert "rouge_gui.gui.systems" in sys.modules
window.close()
print(*sorted(loaded))
"""


def test_the_start_loads_nothing_that_only_the_window_of_systems_needs(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", START, str(tmp_path)], capture_output=True, check=True, text=True
    )
    assert told.stdout.split() == []


def test_a_report_is_written_from_the_window(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "report.html"
    window.loading.paths = (tmp_path / "the corpus.jsonl",)
    systems = opened(qtbot, window)
    assert systems.tabs.cornerWidget() is systems.report
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    qtbot.waitUntil(systems.report.button.isEnabled, timeout=WAIT_MS)
    systems.report.button.click()
    qtbot.waitUntil(lambda: systems.report.told.text() == "Written: report.html", timeout=WAIT_MS)
    page = target.read_text(encoding="utf-8")
    for words in (
        "the corpus.jsonl",
        OPTIONS.signature(),
        "Which system is better",
        "Scores against ratings",
    ):
        assert words in page
    systems.hold()
    assert not systems.report.button.isEnabled()
