"""The options panel: every option has a control, only valid options leave it, nothing is unexplained."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from rouge_gui.gui.option_fields import ChoiceField, NumberField, WholeField
from rouge_gui.gui.options_panel import OptionsPanel, with_mnemonics
from rouge_gui.gui.text_fields import FileField, TextField
from rouge_gui.gui.variants_field import VariantsField
from rouge_gui.rouge.options import Options, about, option_fields
from rouge_gui.rouge.protocols import PROTOCOLS

LEFT = Qt.MouseButton.LeftButton
AWAKE = replace(Options(), variants=("ROUGE-1", "ROUGE-L", "ROUGE-W-1.2", "ROUGE-SU4"), limit_bytes=99)
CONTROLS = (QCheckBox, QComboBox, QDoubleSpinBox, QSpinBox, QLineEdit, QPushButton, QToolButton)


@pytest.fixture
def panel(qtbot: QtBot) -> OptionsPanel:
    made = OptionsPanel()
    qtbot.addWidget(made)
    made.resize(300, 900)
    made.show()
    return made


@pytest.fixture
def told(panel: OptionsPanel) -> list[Options]:
    options: list[Options] = []
    panel.options_changed.connect(options.append)
    return options


def choose(box: QComboBox, text: str) -> None:
    """Choose by keyboard, as a person does: type the entry's beginning until it is reached."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.count()):
        if box.currentText() != text:
            QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentText() == text


def tick(box: QCheckBox) -> None:
    QTest.mouseClick(box, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(8, box.height() // 2))


def variants(panel: OptionsPanel) -> VariantsField:
    field = panel.fields["variants"]
    assert isinstance(field, VariantsField)
    return field


def choice(panel: OptionsPanel, name: str) -> ChoiceField:
    field = panel.fields[name]
    assert isinstance(field, ChoiceField)
    return field


def number(panel: OptionsPanel, name: str) -> NumberField:
    field = panel.fields[name]
    assert isinstance(field, NumberField)
    return field


def test_every_option_has_a_control_that_explains_itself(panel: OptionsPanel) -> None:
    names = [each.name for each in option_fields()]
    assert ["protocol", *panel.fields] == names
    for name, field in panel.fields.items():
        assert field.label.text().replace("&", "") == about(name).label
        field.pointed_at.emit()
        assert about(name).help in panel.explanation.text()
        assert field.label.buddy() is not None
    assert panel.head.note.text() == PROTOCOLS["rouge-score"].help


def test_every_control_has_a_name_and_a_tooltip(panel: OptionsPanel) -> None:
    controls = [part for part in panel.findChildren(QWidget) if isinstance(part, CONTROLS)]
    for control in controls:
        if not (control.objectName().startswith("qt_") or isinstance(control.parent(), QLineEdit)):
            assert control.accessibleName() or (isinstance(control, QPushButton) and control.text()), control
            assert control.toolTip(), control


def all_choices() -> list[tuple[str, str]]:
    return [(each.name, value) for each in option_fields() for value in about(each.name).choices]


@pytest.mark.parametrize(("name", "value"), all_choices())
def test_every_choice_can_be_made_and_says_what_it_means(
    panel: OptionsPanel, told: list[Options], name: str, value: str
) -> None:
    panel.set_options(AWAKE)
    choose(choice(panel, name).control, value)
    expected: dict[str, Any] = {name: value}
    assert panel.options == replace(AWAKE, **expected)
    assert [AWAKE, *told][-1] == panel.options
    assert about(name).choices[value] in panel.explanation.text()
    row = choice(panel, name).control.currentIndex()
    assert (
        choice(panel, name).control.itemData(row, Qt.ItemDataRole.ToolTipRole) == about(name).choices[value]
    )


def test_a_number_takes_effect_and_keeps_its_bounds(panel: OptionsPanel, told: list[Options]) -> None:
    box = number(panel, "beta").control
    assert box.text() == "1"
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "2")
    assert told == [replace(Options(), beta=2.0)]
    assert (box.minimum(), box.maximum()) == about("beta").bounds


def test_a_number_that_the_control_would_round_is_kept_until_it_is_edited(
    panel: OptionsPanel, told: list[Options]
) -> None:
    options = replace(Options(), beta=1.23456789)
    panel.set_options(options)
    choose(choice(panel, "punctuation").control, "kept")
    assert told == [replace(options, punctuation="kept")]


def test_variants_are_ticked_or_written(panel: OptionsPanel, told: list[Options]) -> None:
    field = variants(panel)
    assert [name for name, box in field.boxes.items() if box.isChecked()] == ["1", "2", "L", "Lsum"]
    tick(field.boxes["2"])
    tick(field.boxes["4"])
    field.others.setFocus()
    QTest.keyClicks(field.others, "7, ROUGE-9")
    assert panel.options.variants == ("ROUGE-1", "ROUGE-4", "ROUGE-L", "ROUGE-Lsum", "ROUGE-7", "ROUGE-9")
    assert told[0].variants == ("ROUGE-1", "ROUGE-L", "ROUGE-Lsum")


def test_other_variants_are_shown_in_the_entry(panel: OptionsPanel) -> None:
    panel.set_options(replace(Options(), variants=("ROUGE-6", "ROUGE-L", "ROUGE-5")))
    field = variants(panel)
    assert field.others.text() == "6, 5"
    assert [name for name, box in field.boxes.items() if box.isChecked()] == ["L"]
    assert field.value() == ("ROUGE-L", "ROUGE-6", "ROUGE-5")


def test_an_invalid_value_is_told_in_its_place_and_changes_nothing(
    panel: OptionsPanel, told: list[Options]
) -> None:
    field = variants(panel)
    field.others.setFocus()
    QTest.keyClicks(field.others, "0")
    assert field.error.isVisible()
    assert "'0'" in field.error.text()
    assert (told, panel.options) == ([], Options())
    choose(choice(panel, "punctuation").control, "kept")
    assert told == [replace(Options(), punctuation="kept")], "the other options go on working"
    assert field.error.isVisible()
    assert field.others.text() == "0"
    QTest.keyClick(field.others, Qt.Key.Key_Backspace)
    assert not field.error.isVisible()
    assert panel.options.variants == Options().variants


def test_the_last_variant_cannot_be_taken_away(panel: OptionsPanel, told: list[Options]) -> None:
    panel.set_options(replace(Options(), variants=("ROUGE-L",)))
    field = variants(panel)
    tick(field.boxes["L"])
    assert field.error.text() == "No variant is chosen. Choose at least one, such as ROUGE-1."
    assert told == []
    tick(field.boxes["1"])
    assert not field.error.isVisible()
    assert [options.variants for options in told] == [("ROUGE-1",)]


def test_new_options_from_elsewhere_are_shown_and_not_told(panel: OptionsPanel, told: list[Options]) -> None:
    variants(panel).show_error("Something.")
    options = replace(Options(), tokenizer="whitespace", beta=0.5, variants=("ROUGE-3",))
    panel.set_options(options)
    assert (panel.options, told) == (options, [])
    assert choice(panel, "tokenizer").control.currentText() == "whitespace"
    assert number(panel, "beta").control.value() == 0.5
    assert not variants(panel).error.isVisible()


def test_a_protocol_sets_everything_but_the_variants(panel: OptionsPanel, told: list[Options]) -> None:
    panel.set_options(replace(Options(), variants=("ROUGE-2",), case="keep"))
    choose(panel.head.box, "rouge-score-stemmed")
    expected = replace(PROTOCOLS["rouge-score-stemmed"].options, variants=("ROUGE-2",))
    assert told[-1] == panel.options == expected
    assert choice(panel, "stemmer").control.currentText() == "porter"
    assert panel.head.note.text() == PROTOCOLS["rouge-score-stemmed"].help


def test_what_departs_from_the_protocol_is_named_and_can_be_taken_back(
    panel: OptionsPanel, told: list[Options]
) -> None:
    assert not panel.head.title.isVisible()
    assert not panel.head.reset_button.isVisible()
    tick(variants(panel).boxes["3"])
    assert not panel.head.title.isVisible(), "variants choose what is counted, not how"
    choose(choice(panel, "tokenizer").control, "whitespace")
    assert panel.head.title.text() == "custom, from rouge-score. Changed: Variants, Tokenizer."
    QTest.mouseClick(panel.head.reset_button, LEFT)
    assert told[-1] == panel.options == replace(Options(), variants=panel.options.variants)
    assert "ROUGE-3" in panel.options.variants
    assert not panel.head.reset_button.isVisible()


def test_the_wheel_scrolls_the_panel_and_leaves_the_controls_alone(
    panel: OptionsPanel, told: list[Options], qtbot: QtBot
) -> None:
    panel.resize(300, 300)
    qtbot.waitUntil(lambda: panel.area.verticalScrollBar().maximum() > 0)
    panel.head.box.setFocus()
    for control in (choice(panel, "tokenizer").control, number(panel, "beta").control):
        panel.area.ensureWidgetVisible(control)
        before = panel.area.verticalScrollBar().value()
        place = QPointF(control.mapTo(panel, control.rect().center()))
        QTest.wheelEvent(panel.windowHandle(), place, QPoint(0, 120))
        assert panel.area.verticalScrollBar().value() < before
    assert (told, panel.options) == ([], Options())


def test_the_wheel_turns_a_control_that_has_the_focus(panel: OptionsPanel, told: list[Options]) -> None:
    control = choice(panel, "case").control
    control.setFocus()
    place = QPointF(control.mapTo(panel, control.rect().center()))
    QTest.wheelEvent(panel.windowHandle(), place, QPoint(0, -120))
    assert [options.case for options in told] == ["lower ASCII"]


def test_nothing_is_cut_off_sideways(panel: OptionsPanel) -> None:
    panel.resize(panel.minimumSizeHint())
    assert panel.area.horizontalScrollBar().maximum() == 0
    assert panel.width() <= 250
    for label in panel.findChildren(QLabel):
        assert not label.text() or label.wordWrap() or label.width() >= label.sizeHint().width()


def test_mnemonics_are_distinct_and_avoid_those_taken() -> None:
    labels = with_mnemonics(["Protocol", "Precision", "PR", "Case"], "C")
    assert labels == ["&Protocol", "P&recision", "PR", "C&ase"]
    assert with_mnemonics(["Źródło", "Ufność", "Имя"], "UFNO") == ["Ź&ródło", "Ufność", "&Имя"]


def headings(panel: OptionsPanel) -> list[str]:
    """What stands in the panel from top to bottom: headings and, where one is shown, the number of a step."""
    labels = [label for label in panel.findChildren(QLabel) if label.text() and label.isVisible()]
    labels.sort(key=lambda label: label.mapTo(panel, QPoint(0, 0)).y())
    return [label.text() for label in labels if label.font().bold() or label.text().isdigit()]


def test_options_stand_under_headings_and_steps_in_their_order(panel: OptionsPanel) -> None:
    steps = [str(number) for number in range(1, 8)]
    expected = ["What is counted", "Reading the text", *steps, "Counting", "Score", "References", "Average"]
    assert headings(panel) == expected


def test_a_whole_number_takes_effect_and_keeps_its_bounds(panel: OptionsPanel, told: list[Options]) -> None:
    field = panel.fields["limit_words"]
    assert isinstance(field, WholeField)
    field.control.setFocus()
    field.control.selectAll()
    QTest.keyClicks(field.control, "75")
    assert told[-1] == replace(Options(), limit_words=75)
    assert isinstance(told[-1].limit_words, int)
    assert (field.control.minimum(), field.control.maximum()) == about("limit_words").bounds


def test_two_limits_at_once_are_refused_in_their_place(panel: OptionsPanel, told: list[Options]) -> None:
    panel.set_options(replace(Options(), limit_words=75))
    field = panel.fields["limit_bytes"]
    assert isinstance(field, WholeField)
    field.control.setFocus()
    field.control.selectAll()
    QTest.keyClicks(field.control, "6")
    assert field.error.text() == "Choose a limit in words or one in bytes, not both."
    assert told == []


def test_a_variant_can_be_named_that_chooses_for_all(panel: OptionsPanel, told: list[Options]) -> None:
    panel.set_options(replace(Options(), references="best by one variant"))
    field = panel.fields["leader"]
    assert isinstance(field, TextField)
    field.control.setFocus()
    field.control.setCursorPosition(7)
    QTest.keyClick(field.control, Qt.Key.Key_Backspace)
    assert "'ROUGE-'" in field.error.text()
    QTest.keyClicks(field.control, "L")
    assert [options.leader for options in told] == ["ROUGE-L"]
    assert not field.error.isVisible()


def stop_file(panel: OptionsPanel) -> FileField:
    field = panel.fields["stop_file"]
    assert isinstance(field, FileField)
    return field


def test_a_stop_file_that_is_missing_is_told_under_the_field(
    panel: OptionsPanel, told: list[Options], tmp_path: Path
) -> None:
    field = stop_file(panel)
    choose(choice(panel, "stop_words").control, "file")
    assert field.error.text() == "Choose the file: without it nothing can be scored."
    field.control.setFocus()
    QTest.keyClicks(field.control, str(tmp_path / "words"))
    assert field.error.text() == f"There is no file at {tmp_path / 'words'}."
    assert told[-1].stop_file == str(tmp_path / "words")
    (tmp_path / "words.txt").write_text("the", encoding="utf-8")
    QTest.keyClicks(field.control, ".txt")
    assert not field.error.isVisible()
    choose(choice(panel, "stop_words").control, "none")
    assert not field.browse_button.isEnabled()


def test_a_stop_file_can_be_chosen(
    panel: OptionsPanel, told: list[Options], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    panel.set_options(replace(Options(), stop_words="file"))
    answers = iter([("", ""), (str(tmp_path / "mine.txt"), "")])
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: next(answers))
    QTest.mouseClick(stop_file(panel).browse_button, LEFT)
    assert told == []
    QTest.mouseClick(stop_file(panel).browse_button, LEFT)
    assert [options.stop_file for options in told] == [str(tmp_path / "mine.txt")]


def test_what_has_no_effect_is_grey_and_says_why(panel: OptionsPanel) -> None:
    alpha, beta = number(panel, "alpha"), number(panel, "beta")
    assert (alpha.control.isEnabled(), beta.control.isEnabled()) == (False, True)
    assert alpha.control.toolTip() == alpha.label.toolTip() == alpha.idle_because
    assert "F is alpha" in alpha.idle_because
    choose(choice(panel, "measure").control, "alpha")
    assert (alpha.control.isEnabled(), beta.control.isEnabled()) == (True, False)
    assert alpha.control.toolTip() == about("alpha").help
    beta.pointed_at.emit()
    assert panel.explanation.text().startswith(beta.idle_because)
