"""The preferences: what is chosen holds at once, comes back from a file, and can be taken back."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from rouge_gui import assets
from rouge_gui.app import Kept, make_window
from rouge_gui.gui.language import speak
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.preferences.first_start import FirstStart
from rouge_gui.gui.preferences.preferences_dialog import PreferencesDialog
from rouge_gui.gui.preferences.reports_dialog import ReportsDialog
from rouge_gui.gui.spread import jobs_for
from rouge_gui.rouge.marking.marks import Layer
from rouge_gui.rouge.options import Options
from rouge_gui.store.crash_reports import FOLDER, keep
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.settings import Settings, load

WAIT_MS = 60_000
KEPT = Settings(
    Options(stemmer="porter"),
    theme="light",
    tour_seen=True,
    layers_off=("bigrams", "cues"),
    threads=1,
    zoom=120,
)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    state = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    kept = Kept(KEPT, tmp_path / "s.json", Drafts(tmp_path / "d.sqlite"), state, (), cache=tmp_path / "cache")
    made = make_window(kept, None)
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()
    speak("en")


@pytest.fixture
def dialog(window: MainWindow) -> PreferencesDialog:
    window.actions_by_name["preferences"].trigger()
    (made,) = window.findChildren(PreferencesDialog)
    return made


def test_a_window_begins_as_was_chosen(window: MainWindow) -> None:
    assert window.reading.legend.shown_layers() == {Layer.UNIGRAM, Layer.LCS}
    assert not window.actions_by_name["bigrams"].isChecked()
    assert not window.actions_by_name["cues"].isChecked()
    assert window.loading.most_jobs == 1


def test_what_is_chosen_holds_at_once_and_is_kept(window: MainWindow, dialog: PreferencesDialog) -> None:
    kept = window.appearance
    dialog.look.theme.setCurrentIndex(dialog.look.theme.findData("dark"))
    dialog.look.theme.activated.emit(dialog.look.theme.currentIndex())
    dialog.look.zoom.setValue(150)
    dialog.look.own_font.setChecked(True)
    dialog.keys.layers["lcs"].click()
    dialog.engine.threads.setValue(2)
    dialog.engine.cache.setValue(0)
    assert kept.theme.name == "dark"
    assert window.reading.candidate.editor.font().family() == dialog.look.font_family.currentFont().family()
    assert window.loading.most_jobs == 2
    window.close()
    settings, told = load(kept.path)
    assert told == []
    assert (settings.theme, settings.zoom, settings.threads, settings.cache_megabytes) == ("dark", 150, 2, 0)
    assert settings.layers_off == ("bigrams", "lcs", "cues")
    assert settings.font


def test_the_menu_and_the_dialog_say_the_same(window: MainWindow, dialog: PreferencesDialog) -> None:
    window.actions_by_name["theme_dark"].trigger()
    window.actions_by_name["zoom_in"].trigger()
    assert dialog.look.theme.currentData() == "dark"
    assert dialog.look.zoom.value() == 130


def test_everything_can_be_reset_and_the_reset_taken_back(
    window: MainWindow, dialog: PreferencesDialog
) -> None:
    assert not dialog.back_button.isVisible()
    dialog.reset_button.click()
    assert window.appearance.settings == Settings(tour_seen=True)
    assert window.session.options == Options()
    assert window.reading.legend.shown_layers() == set(Layer)
    assert dialog.look.zoom.value() == 100
    dialog.back_button.click()
    assert window.appearance.settings == KEPT
    assert window.session.options == KEPT.options
    assert window.reading.legend.shown_layers() == {Layer.UNIGRAM, Layer.LCS}
    assert not dialog.back_button.isVisible()


def test_preferences_go_to_another_machine_and_come_back(
    window: MainWindow, dialog: PreferencesDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path.with_suffix("")), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    dialog.export_button.click()
    assert str(path) in dialog.told.text()
    stored = json.loads(path.read_text("utf-8"))
    assert (stored["zoom"], stored["options"]["stemmer"]) == (120, "porter")
    stored |= {"zoom": 9_999, "theme": "dark", "keys": {"undo": ["Ctrl+U"]}}
    path.write_text(json.dumps(stored), "utf-8")
    dialog.import_button.click()
    assert "zoom" in dialog.told.text()
    assert window.appearance.theme.name == "dark"
    assert window.actions_by_name["undo"].shortcut().toString() == "Ctrl+U"


def test_a_file_that_holds_no_preferences_changes_nothing(
    window: MainWindow, dialog: PreferencesDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "other.json"
    path.write_text("[]")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    dialog.import_button.click()
    assert str(path) in dialog.told.text()
    assert window.appearance.settings == KEPT
    assert not dialog.back_button.isVisible()


def test_kept_scores_are_told_and_can_be_emptied(
    window: MainWindow, dialog: PreferencesDialog, qtbot: QtBot
) -> None:
    assert window.preferences.cache is not None
    with window.preferences.cache.opened() as cache:
        cache.keep({bytes([number]) * 16: b"x" * 50_000 for number in range(200)})
        cache.write()
    dialog.close()
    qtbot.waitUntil(lambda: not window.findChildren(PreferencesDialog))
    window.actions_by_name["preferences"].trigger()
    (again,) = window.findChildren(PreferencesDialog)
    assert again.engine.used.text().startswith(("9.", "10", "11", "12"))
    again.engine.empty.click()
    assert again.engine.used.text().startswith("0.")


def test_another_language_is_spoken_by_the_window_that_opens_next(
    window: MainWindow, dialog: PreferencesDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    with qtbot.waitSignal(window.loading.read, timeout=WAIT_MS):
        window.open_paths([assets.samples()])
    qtbot.waitUntil(lambda: bool(window.session.texts.example))
    window.open_example("02-glacier-lake", "misleading")
    assert not dialog.language.again.isEnabled()
    place = dialog.language.language.findData("pl")
    dialog.language.language.setCurrentIndex(place)
    dialog.language.language.activated.emit(place)
    dialog.language.again.click()
    taken = window.opens_again_on
    assert not window.isVisible()
    assert taken is not None
    settings, _ = load(window.appearance.path)
    assert settings.language == "pl"
    state = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    other = make_window(Kept(settings, tmp_path / "s.json", Drafts(tmp_path / "d.sqlite"), state, ()), None)
    qtbot.addWidget(other)
    other.show()
    with qtbot.waitSignal(other.loading.read, timeout=WAIT_MS):
        other.opening.open_taken(taken)
    qtbot.waitUntil(lambda: other.session.texts.example == "02-glacier-lake")
    assert other.session.texts.system == "misleading"
    assert other.menuBar().actions()[0].text() == "&Plik"
    other.close()


def test_the_first_start_asks_and_speaks_what_is_chosen(qtbot: QtBot) -> None:
    asking = FirstStart()
    qtbot.addWidget(asking)
    asking.show()
    place = asking.language.findData("pl")
    asking.language.setFocus()
    for _ in range(place):
        QTest.keyClick(asking.language, Qt.Key.Key_Down)
    asking.zoom.setValue(140)
    assert (asking.settings.language, asking.settings.zoom) == ("pl", 140)
    assert asking.windowTitle() == "Witamy w rouge-gui"
    QApplication.processEvents()  # Qt calls its own buttons by its own words then
    assert asking.begin.text() == "&Rozpocznij"
    speak("en")


def test_reports_are_read_copied_and_deleted(qtbot: QtBot, tmp_path: Path) -> None:
    keep(tmp_path, ValueError("the first"))
    keep(tmp_path, ValueError("the second"))
    dialog = ReportsDialog(tmp_path)
    qtbot.addWidget(dialog)
    dialog.show()
    assert "the second" in dialog.text.toPlainText()
    dialog.copy_button.click()
    assert "ValueError: the second" in QApplication.clipboard().text()
    dialog.delete_button.click()
    assert "the first" in dialog.text.toPlainText()
    dialog.delete_button.click()
    assert not dialog.copy_button.isEnabled()
    assert list(tmp_path.iterdir()) == []


def test_after_a_crash_the_report_is_offered(window: MainWindow) -> None:
    keep(window.appearance.path.parent / FOLDER, ValueError("what killed it"))
    window.preferences.tell_of_crash()
    (notice,) = window.notices.notices()
    notice.offer_button.click()
    (dialog,) = window.findChildren(ReportsDialog)
    assert "what killed it" in dialog.text.toPlainText()


def test_the_bound_of_threads_holds_wherever_a_corpus_is_scored(
    window: MainWindow, dialog: PreferencesDialog
) -> None:
    window.actions_by_name["compare_systems"].trigger()
    assert window.side.systems is not None
    assert window.side.systems.most_jobs == 1
    dialog.engine.threads.setValue(3)
    assert (window.loading.most_jobs, window.side.systems.most_jobs) == (3, 3)
    options = Options()
    assert jobs_for(options, 1) == 1
    assert jobs_for(options, 10_000) == jobs_for(options)
