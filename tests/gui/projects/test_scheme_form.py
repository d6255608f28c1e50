"""The form of a scheme by keyboard: rows come, change and go, what is wrong is said, what is right is saved."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from rouge_gui import assets
from rouge_gui.gui.projects.asked import asked, in_short
from rouge_gui.gui.projects.entry_rows import FIELDS, EntryRows
from rouge_gui.gui.projects.scheme_form import SchemeForm
from rouge_gui.study.annotating.scheme import Choice, Label, Rating, Scheme, read_scheme, scheme_text
from tests.gui.projects.pilot import CONTROL, STYLE, focused, press

EMPTY = Scheme("", "")


@pytest.fixture
def form(qtbot: QtBot) -> SchemeForm:
    made = SchemeForm(EMPTY)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(made)
    made.open()
    return made


def write(words: str) -> None:
    """Write into the cell that is being edited, and go on to the next."""
    QTest.keyClicks(focused(), words)
    press(focused(), Qt.Key.Key_Return)


def test_a_rating_is_made_by_keys_and_faults_are_said_until_it_can_be_asked(form: SchemeForm) -> None:
    assert form.fault.text() == "Not yet: the scheme has no name."
    assert not form.use_button.isEnabled()
    form.name.setFocus()
    QTest.keyClicks(form.name, "mine")
    QTest.keyClicks(form.title, "My own")
    assert form.fault.text() == "Not yet: nothing is asked: give it [[ratings]], [[choices]] or [[labels]]."
    table = form.tables["ratings"].table
    table.setFocus()
    press(table, Qt.Key.Key_Insert)
    write("clear")
    assert form.fault.text() == 'Not yet: "clear" has no title.'
    table.setCurrentIndex(table.model().index(0, 1))
    press(table, Qt.Key.Key_F2)
    write("Is it clear?")
    assert form.fault.text() == ""
    assert form.use_button.isEnabled()
    assert form.scheme() == Scheme("mine", "My own", ratings=(Rating("clear", "Is it clear?", 1, 5),))
    assert "Is it clear?\n1  2  3  4  5" in form.preview.toPlainText()


def test_numbers_are_numbers_and_ends_are_two(form: SchemeForm) -> None:
    form.take(STYLE)
    model = form.tables["ratings"].model
    model.setData(model.index(0, 3), 12)
    assert form.fault.text().startswith('Not yet: "quality" runs from 1 to 12;')
    model.setData(model.index(0, 3), 4)
    model.setData(model.index(0, 4), "bad ")
    model.setData(model.index(0, 5), "good")
    assert form.scheme().ratings[0] == Rating("quality", "Quality", 1, 4, ends=("bad ", "good"))


def test_a_row_is_taken_out_by_keys(form: SchemeForm) -> None:
    form.take(STYLE)
    table = form.tables["ratings"].table
    table.setFocus()
    table.setCurrentIndex(table.model().index(0, 0))
    press(table, Qt.Key.Key_Delete, CONTROL)
    assert [each.name for each in form.scheme().ratings] == ["tone"]


def test_options_severities_and_linked_are_read_as_they_are_written(form: SchemeForm) -> None:
    choices, labels = form.tables["choices"].model, form.tables["labels"].model
    choices.add()
    choices.setData(choices.index(0, 2), "first;  tie;second;")
    labels.add()
    labels.setData(labels.index(0, 3), "minor; major")
    labels.setData(labels.index(0, 4), value=False)
    assert form.scheme().choices == (Choice("", "", ("first", "tie", "second")),)
    assert form.scheme().labels == (Label("", "", "", ("minor", "major"), linked=False),)
    assert labels.index(0, 4).data() == "no"


def test_use_tells_the_scheme(form: SchemeForm, qtbot: QtBot) -> None:
    form.take(STYLE)
    with qtbot.waitSignal(form.chosen) as told:
        press(form, Qt.Key.Key_Return)
    assert told.args == [STYLE]


def test_what_is_saved_is_read_again(
    form: SchemeForm, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    form.take(STYLE)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "own"), ""))
    form.save_button.click()
    assert read_scheme(tmp_path / "own.toml") == STYLE
    assert form.fault.text() == f"Saved: {tmp_path / 'own.toml'}."


def test_a_broken_file_is_told_in_place_and_changes_nothing(form: SchemeForm, tmp_path: Path) -> None:
    form.take(STYLE)
    broken = tmp_path / "broken.toml"
    broken.write_text(scheme_text(STYLE).replace("high", "hihg"), encoding="utf-8")
    form.load(broken)
    assert form.fault.text().startswith(
        f"{broken}: is no scheme that is understood: [[ratings]] number 1 knows no"
    )
    assert form.scheme() == STYLE


@pytest.mark.parametrize("path", assets.schemes(), ids=lambda path: path.stem)
def test_every_shipped_scheme_comes_back_out_of_the_form(form: SchemeForm, path: Path) -> None:
    scheme = read_scheme(path)
    form.take(scheme)
    assert form.scheme() == scheme


def test_what_is_asked_is_told_with_its_keys() -> None:
    scheme = Scheme(
        "x",
        "Two",
        2,
        choices=(Choice("better", "Which?", ("first", "tie", "second")),),
        labels=(Label("name", "Wrong name", "e", ("minor", "major")),),
    )
    assert in_short(scheme) == "1 choice, 1 label; two candidates beside each other."
    assert "Which?\n1  first    2  tie    3  second" in asked(scheme)
    assert "e  Wrong name    1 minor  2 major    linked to the source" in asked(scheme)


@pytest.mark.parametrize("kind", FIELDS, ids=lambda kind: str(kind.__name__))
def test_rows_keep_the_rules_of_models(kind: type, check_model: Callable[[QAbstractItemModel], None]) -> None:
    model = EntryRows(kind)
    model.add()
    check_model(model)
    model.add()
    model.remove(0)
    assert model.rowCount() == 1
