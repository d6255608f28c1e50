"""Open with a mapping: proposals, columns and patterns by keyboard, a live preview, recipes to and fro."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from openpyxl import Workbook
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from rouge_gui.corpus.mapping import ColumnNames
from rouge_gui.corpus.recipe import Recipe, read_recipe
from rouge_gui.gui.opening.column_roles import Role, Use, columns_of, uses_of
from rouge_gui.gui.opening.mapping_dialog import MappingDialog
from rouge_gui.gui.worker import Runner
from tests.gui.test_window import Open, load, open_window

__all__ = ["open_window"]
WAIT_MS = 30_000
CSV = "nr,text,good,mine,yours\n7,A long tale.,A tale.,Tale one.,Tale two.\n8,B.,C.,D.,E.\n"


@pytest.fixture
def runners(qapp: QApplication) -> Iterator[tuple[Runner, Runner]]:
    made = Runner(qapp), Runner(qapp)
    yield made
    assert all(runner.close() for runner in made)


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "odd.csv"
    path.write_text(CSV, "utf-8")
    return path


def opened(qtbot: QtBot, path: Path, runners: tuple[Runner, Runner]) -> MappingDialog:
    dialog = MappingDialog(path, *runners)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.way.count() > 0, timeout=WAIT_MS)
    return dialog


def choose(dialog: MappingDialog, *roles: Role) -> None:
    for combo, role in zip(dialog.columns.roles, roles, strict=True):
        combo.setCurrentIndex(list(Role).index(role))


def test_columns_are_mapped_and_the_examples_follow(
    qtbot: QtBot, table: Path, runners: tuple[Runner, Runner]
) -> None:
    dialog = opened(qtbot, table, runners)
    assert "2 rows" in dialog.words.text()
    qtbot.waitUntil(lambda: dialog.message.text() != "Looking at it…", timeout=WAIT_MS)
    assert not dialog.open_button.isEnabled(), "which column holds what is not known yet"
    assert dialog.message.text() == "Say which columns hold the references and the candidates."
    choose(dialog, Role.ID, Role.SOURCE, Role.REFERENCE, Role.OF_SYSTEM, Role.OF_SYSTEM)
    QTest.keyClicks(dialog.columns.systems[4], "other")
    qtbot.waitUntil(lambda: "Candidate of other: Tale two." in dialog.examples.toPlainText(), timeout=WAIT_MS)
    assert dialog.examples.toPlainText().split("\n\n")[0].splitlines() == [
        "Example 7",
        "Source: A long tale.",
        "Reference 1: A tale.",
        "Candidate of mine: Tale one.",
        "Candidate of other: Tale two.",
    ]
    with qtbot.waitSignal(dialog.chosen) as told:
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    path, recipe = told.args
    assert path == table
    assert recipe.columns == ColumnNames(
        "nr", "text", ("good",), candidates={"mine": "mine", "other": "yours"}
    )


def test_one_column_has_a_lone_role_and_each_system_one_column(
    qtbot: QtBot, table: Path, runners: tuple[Runner, Runner]
) -> None:
    dialog = opened(qtbot, table, runners)
    choose(dialog, Role.ID, Role.ID, Role.REFERENCE, Role.OF_SYSTEM, Role.OF_SYSTEM)
    assert dialog.columns.roles[0].currentData() == Role.OTHER
    QTest.keyClicks(dialog.columns.systems[4], "mine")
    qtbot.waitUntil(lambda: "“mine”: name each system once" in dialog.message.text(), timeout=WAIT_MS)
    assert not dialog.open_button.isEnabled()


def test_a_recipe_is_saved_and_loaded_again(
    qtbot: QtBot,
    table: Path,
    runners: tuple[Runner, Runner],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dialog = opened(qtbot, table, runners)
    choose(dialog, Role.ID, Role.SOURCE, Role.REFERENCE, Role.CANDIDATE, Role.OTHER)
    saved = tmp_path / "kept.toml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(saved.with_suffix("")), ""))
    dialog.save_button.click()
    assert read_recipe(saved) == dialog.recipe()
    choose(dialog, *[Role.OTHER] * 5)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(saved), ""))
    dialog.load_button.click()
    assert dialog.recipe() == read_recipe(saved)
    assert dialog.columns.roles[3].currentData() == Role.CANDIDATE
    saved.write_text('[columns]\nreferences = "good"\ncandidate = "yours"\n', "utf-8")
    dialog.load_button.click()
    assert [role.currentData() for role in dialog.columns.roles] == [
        Role.OTHER,
        Role.OTHER,
        Role.REFERENCE,
        Role.OTHER,
        Role.CANDIDATE,
    ]
    saved.write_text("layout = 7", "utf-8")
    dialog.load_button.click()
    assert "is no recipe that is understood" in dialog.message.text()


def test_another_separator_finds_other_columns(
    qtbot: QtBot, tmp_path: Path, runners: tuple[Runner, Runner]
) -> None:
    path = tmp_path / "odd.csv"
    path.write_text("id,x|reference|candidate\n1,y|A tale.|Tale.\n", "utf-8")
    dialog = opened(qtbot, path, runners)
    field = dialog.texts.fields["separator"]
    field.clear()
    QTest.keyClicks(field, ",")
    qtbot.waitUntil(lambda: len(dialog.columns.roles) == 2, timeout=WAIT_MS)
    field.clear()
    QTest.keyClicks(field, "||")
    qtbot.waitUntil(lambda: "is not one character" in dialog.message.text(), timeout=WAIT_MS)
    assert not dialog.open_button.isEnabled()
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    qtbot.waitUntil(lambda: "Reference 1: A tale." in dialog.examples.toPlainText(), timeout=WAIT_MS)
    assert dialog.texts.fields["separator"] is field, "the field keeps the keyboard"
    assert (dialog.recipe().separator, dialog.recipe().columns.references) == ("|", ("reference",))


def test_another_sheet_is_read(qtbot: QtBot, tmp_path: Path, runners: tuple[Runner, Runner]) -> None:
    book = Workbook()
    for sheet, text in ((book.active, "One."), (book.create_sheet("Zwei"), "Two.")):
        assert sheet is not None
        sheet.append(["reference", "candidate"])
        sheet.append([text, text])
    path = tmp_path / "book.xlsx"
    book.save(path)
    dialog = opened(qtbot, path, runners)
    qtbot.waitUntil(lambda: "Reference 1: One." in dialog.examples.toPlainText(), timeout=WAIT_MS)
    field = dialog.texts.fields["sheet"]
    field.clear()
    QTest.keyClicks(field, "Zwei")
    qtbot.waitUntil(lambda: "Reference 1: Two." in dialog.examples.toPlainText(), timeout=WAIT_MS)


def test_of_very_many_columns_some_are_shown_and_the_others_found(
    qtbot: QtBot, tmp_path: Path, runners: tuple[Runner, Runner]
) -> None:
    names = ["id", *(f"x{number}" for number in range(400)), "reference", "last"]
    path = tmp_path / "wide.csv"
    path.write_text("\n".join([",".join(names), ",".join(["1"] * len(names))]), "utf-8")
    dialog = opened(qtbot, path, runners)
    columns = dialog.columns
    assert len(columns.roles) == 200
    assert columns.left_out.text().startswith("203 of 403 columns are not shown")
    assert columns.roles[-1].accessibleName() == "What the column reference holds", "what is in use is shown"
    QTest.keyClicks(columns.filter, "LAST")
    assert [role.accessibleName() for role in columns.roles] == ["What the column last holds"]
    columns.roles[0].setCurrentIndex(list(Role).index(Role.OF_SYSTEM))
    QTest.keyClicks(columns.systems[0], "me")
    columns.filter.clear()
    expected = ColumnNames("id", references=("reference",), candidates={"me": "last"})
    assert dialog.recipe().columns == expected
    QTest.keyClicks(columns.filter, "x7")
    columns.roles[0].setCurrentIndex(list(Role).index(Role.ID))
    assert dialog.recipe().columns.id == "x7"
    columns.filter.setText("id")
    assert columns.roles[0].currentData() == Role.OTHER, (
        "a lone role is taken from a column out of sight, too"
    )
    columns.filter.setText("nowhere")
    assert (columns.roles, dialog.recipe().columns.id) == ([], "x7")


def test_a_wrong_pattern_is_told_and_a_right_one_pairs(
    qtbot: QtBot, tmp_path: Path, runners: tuple[Runner, Runner]
) -> None:
    for name, text in (("decoded/news.1.txt", "One."), ("reference/news.A.1.txt", "Eins.")):
        file = tmp_path / "run" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    dialog = opened(qtbot, tmp_path / "run", runners)
    place = next(at for at, way in enumerate(dialog._ways) if way.recipe.layout == "pyrouge")  # noqa: SLF001
    dialog.way.setCurrentIndex(place)
    field = dialog.patterns.fields["system"]
    field.clear()
    QTest.keyClicks(field, "news.(")
    qtbot.waitUntil(lambda: "news.(" in dialog.message.text(), timeout=WAIT_MS)
    assert not dialog.open_button.isEnabled()
    dialog.patterns.fields["model"].setText("news.[A-Z].#ID#.txt")
    QTest.keyClicks(field, r"\d+).txt")
    qtbot.waitUntil(lambda: "Reference 1: Eins." in dialog.examples.toPlainText(), timeout=WAIT_MS)
    assert dialog.open_button.isEnabled()


def test_every_part_has_a_name_and_can_be_reached_by_tab(
    qtbot: QtBot, table: Path, runners: tuple[Runner, Runner]
) -> None:
    dialog = opened(qtbot, table, runners)
    parts: list[QWidget] = [*dialog.findChildren(QComboBox), *dialog.findChildren(QLineEdit), dialog.examples]
    assert [part for part in parts if not part.accessibleName()] == []
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    qtbot.waitUntil(lambda: all(role.isVisible() for role in dialog.columns.roles), timeout=WAIT_MS)
    dialog.way.setFocus()
    reached = set()
    for _ in range(30):
        reached.add(dialog.focusWidget())
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert {dialog.way, *dialog.columns.roles, dialog.examples, dialog.save_button} <= reached


def test_what_is_not_understood_offers_the_dialog_and_opens_by_it(
    qtbot: QtBot, open_window: Open, table: Path
) -> None:
    window = open_window()
    with qtbot.waitSignal(window.loading.refused, timeout=WAIT_MS):
        window.open_paths([table])
    notice = window.notices.notices()[0]
    assert str(table) in notice.sentence
    notice.offer_button.click()
    dialog = window.findChild(MappingDialog)
    assert isinstance(dialog, MappingDialog)
    qtbot.waitUntil(lambda: bool(dialog.columns.roles), timeout=WAIT_MS)
    choose(dialog, Role.ID, Role.OTHER, Role.REFERENCE, Role.OF_SYSTEM, Role.OTHER)
    qtbot.waitUntil(dialog.open_button.isEnabled, timeout=WAIT_MS)
    with qtbot.waitSignal(window.loading.ended, timeout=WAIT_MS):
        dialog.open_button.click()
    assert window.session.texts.example == "7"
    assert (window.session.texts.candidate, window.session.texts.references) == ("Tale one.", ("A tale.",))


def test_what_is_understood_opens_without_a_dialog(qtbot: QtBot, open_window: Open, tmp_path: Path) -> None:
    path = tmp_path / "known.csv"
    path.write_text("id,reference,candidate\n1,a,b\n", "utf-8")
    window = open_window()
    load(qtbot, window, path)
    assert window.findChild(MappingDialog) is None
    assert window.notices.notices() == []
    bare = tmp_path / "bare.csv"
    bare.write_text("id,reference,url\n1,a b,x\n2,c d,y\n", "utf-8")
    load(qtbot, window, bare)
    [notice] = window.notices.notices()
    assert notice.sentence == "No candidate was found in bare.csv, so there is nothing to score."
    assert window.results.scores.model.rowCount() == 0, "zeros would be the scores of nobody"
    assert window.reading.references.tabText(0) == "1"
    notice.offer_button.click()
    dialog = window.findChild(MappingDialog)
    assert isinstance(dialog, MappingDialog)
    dialog.reject()
    bare.write_text("id,reference,candidate\n1,a b,x\n2,c d\n", "utf-8")
    load(qtbot, window, bare)
    assert [each.sentence for each in window.notices.notices()] == [
        "Not everything could be used as it stands."
    ]
    window.notices.notices()[0].offer_button.click()
    assert window.results.is_shown("report")


@pytest.mark.parametrize(
    "columns",
    [
        ColumnNames("a", "b", ("c", "d"), candidates={"x": "e", "f": "f"}),
        ColumnNames(None, None, ("a",), "b", "c"),
        ColumnNames(by_system="f"),
        ColumnNames(),
    ],
)
def test_roles_say_what_the_names_said(columns: ColumnNames) -> None:
    names = list("abcdef")
    assert columns_of(names, uses_of(columns, names)) == columns


def test_of_names_that_stand_twice_each_has_its_own_role() -> None:
    columns = ColumnNames(references=("out",), candidates={"s": "out"})
    assert uses_of(columns, ["out", "out"]) == [Use(Role.REFERENCE), Use(Role.OF_SYSTEM, "s")]
    assert Recipe().columns == ColumnNames()
