"""What is said in the window's language: numbers by the locale's own rules, counts by the forms of Polish grammar."""

from collections.abc import Callable
from datetime import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QDoubleSpinBox, QWidget
from pytestqt.qtbot import QtBot

from rouge_gui.errors import InvalidOption
from rouge_gui.gui.language import as_data, day, decimals, moment, percent, shown, speak, whole
from rouge_gui.gui.models import cells
from rouge_gui.gui.pseudo_language import turned
from rouge_gui.gui.systems import sorted_rows
from rouge_gui.wording import counted, numeral, said

NARROW = "\N{NO-BREAK SPACE}"
WRITERS: tuple[Callable[[float], str], ...] = (
    cells.signed,
    sorted_rows.signed,
    lambda value: decimals(value, 4),
    lambda value: shown(numeral(value, ".4f")),
)
pytestmark = pytest.mark.usefixtures("english_again")


@pytest.mark.parametrize(
    ("count", "told"),
    [
        (0, "0 przykładów"),
        (1, "1 przykład"),
        (2, "2 przykłady"),
        (4, "4 przykłady"),
        (5, "5 przykładów"),
        (12, "12 przykładów"),
        (21, "21 przykładów"),
        (22, "22 przykłady"),
        (112, "112 przykładów"),
        (12_034, f"12{NARROW}034 przykłady"),
    ],
)
def test_polish_nouns_take_the_form_of_their_number(count: int, told: str) -> None:
    speak("pl")
    assert shown(counted(count, "example")) == told


def test_numbers_follow_the_language() -> None:
    assert (decimals(0.5, 5), whole(1_204), percent(0.125, 1)) == ("0.50000", "1,204", "12.5%")
    assert shown(said("{n:,} of {x:.2f}, {share:.0%}, {year}", n=12_345, x=0.5, share=0.5, year=2026)) == (
        "12,345 of 0.50, 50%, 2026"
    )
    speak("pl")
    assert (decimals(0.5, 5), whole(12_345)) == ("0,50000", f"12{NARROW}345")
    assert (whole(1_204), decimals(1_204, 1), shown(said("{n:,}", n=1_204))) == ("1204", "1204,0", "1204")
    assert shown(said("{n:,} {x:.2f} {year}", n=12_345, x=0.5, year=2026)) == f"12{NARROW}345 0,50 2026"
    assert shown(said("{f!r} for {name!r}", f=0.1, name="a.b")) == "0,1 for 'a.b'"


def test_numbers_are_rounded_as_files_round_them() -> None:
    assert decimals(0.03125, 4) == "0.0312"
    assert decimals(1_234.5, 1) == "1,234.5"


def test_what_is_copied_as_data_has_a_point_and_a_hyphen() -> None:
    speak("pl")
    with as_data():
        assert decimals(0.5, 2) == "0.50"
        assert [float(write(-0.125)) for write in WRITERS] == [-0.125] * len(WRITERS)
    assert decimals(0.5, 2) == "0,50"
    assert [write(-0.125) for write in WRITERS] == ["\u22120,1250"] * len(WRITERS)


def test_a_text_that_nobody_said_is_left_alone() -> None:
    speak("pseudo")
    assert shown("A summary with {braces} and 5%n") == "A summary with {braces} and 5%n"


def test_english_counts_are_counted_with_signs_of_their_own() -> None:
    assert shown(counted(1, "row of {file}", "rows of {file}", file="{x} 100%")) == "1 row of {x} 100%"
    assert shown(counted(12_034, "row of {file}", "rows of {file}", file="{x}")) == "12,034 rows of {x}"


def test_the_pseudo_language_runs_from_right_to_left_and_keeps_fields(qapp: QApplication) -> None:
    speak("pseudo")
    assert qapp.layoutDirection() == Qt.LayoutDirection.RightToLeft
    assert "12,034" in shown(said("Read {rows} of {path}", rows=counted(12_034, "row"), path="/a/b"))
    assert "/a/b" in shown(said("Read {rows} of {path}", rows=counted(12_034, "row"), path="/a/b"))
    assert len(turned("Open &files")) > 1.3 * len("Open &files")
    assert "&" in turned("Open &files")
    speak("pl")
    assert qapp.layoutDirection() == Qt.LayoutDirection.LeftToRight


def test_qts_own_buttons_speak_polish_too(qapp: QApplication) -> None:
    speak("pl")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert "Anuluj" in box.button(QDialogButtonBox.StandardButton.Cancel).text()
    assert qapp.layoutDirection() == Qt.LayoutDirection.LeftToRight


def test_fields_of_a_window_that_was_there_before_write_its_numbers(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    speak("pl")
    assert QDoubleSpinBox(window, value=0.5).text() == "0,50"


def test_a_language_that_is_not_there_is_named() -> None:
    with pytest.raises(InvalidOption, match=r"'tlh'.*en, pl"):
        speak("tlh")


def test_days_are_read_in_one_way_alone() -> None:
    when = datetime(2026, 12, 11, 9, 5, tzinfo=datetime.now().astimezone().tzinfo)
    assert (day(when), moment(when)) == ("11 Dec 2026", "11 Dec 2026, 09:05")
    speak("pl")
    assert (day(when), moment(when)) == ("11 gru 2026", "11 gru 2026, 09:05")
