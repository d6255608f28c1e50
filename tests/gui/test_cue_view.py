"""Evidence cards: their order and sentences, jumping, dismissing with a reason, switching cues off, honest words."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui.colours import DARK, LIGHT
from rouge_gui.gui.assessment import MOST_TOKENS, Assessment, assess
from rouge_gui.gui.cue_cards import Card, cards, weakness
from rouge_gui.gui.cue_choice import CueChoice
from rouge_gui.gui.models.cue_model import CueModel
from rouge_gui.gui.opened import Opened
from rouge_gui.gui.views.cue_view import NOTHING, CueView
from rouge_gui.rouge.cues import CUES, find_all
from rouge_gui.rouge.evidence.kinds import AMBER, GREEN, RED, Place
from rouge_gui.rouge.evidence.reading import Reading, Study
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.text import Span
from rouge_gui.store.annotations import Annotations

SOURCE = "Eleven people were taken to hospital. No illnesses were reported. Smith sued Jones in May."
REFERENCES = ("A mayor spoke.", "Smith sued Jones. Nobody fell ill.")
CANDIDATE = "Jones sued Smith. 40 illnesses were reported."
NUMBER = Place("number", RED, 18, 20, "The source does not give it.")
ROLES = Place("roles", AMBER, 0, 16, "Sides changed.", source=Span(66, 82))
LIFTED = Place("lifted", GREEN, 0, 17, "Copied.", reference=(0, Span(2, 7)))


def reading(source: str | None = SOURCE, candidate: str = CANDIDATE) -> Reading:
    return Reading(candidate, Study(source, REFERENCES))


@pytest.fixture
def view(qtbot: QtBot) -> CueView:
    made = CueView()
    qtbot.addWidget(made)
    made.set_owner("7", "A")
    made.resize(500, 600)
    made.show()
    made.show_places(CANDIDATE, [LIFTED, ROLES, NUMBER], SOURCE, REFERENCES)
    return made


def shown(view: CueView) -> list[str]:
    model = view.model
    rows = [model.row_at(row) for row in range(model.rowCount())]
    return [row[0].place.cue if row else "-" for row in rows]


def dismiss(view: CueView, row: int, reason: str) -> None:
    view.list.setCurrentIndex(view.model.index(row))
    QTest.keyClick(view.list, Qt.Key.Key_Delete)
    QTest.keyClicks(view.reason, reason)
    QTest.keyClick(view.reason, Qt.Key.Key_Return)


def emphasised(card: Card) -> list[str]:
    quoted = (card.candidate, card.source, card.reference)
    return [each.text[each.start : each.end] if each else "none" for each in quoted]


def test_cards_come_most_severe_first_with_three_sentences() -> None:
    number, roles, lifted = cards(reading(), [LIFTED, ROLES, NUMBER])
    assert [number.place, roles.place, lifted.place] == [NUMBER, ROLES, LIFTED]
    assert number.candidate.text == "40 illnesses were reported."
    assert number.source is not None
    assert number.source.text == "No illnesses were reported."
    assert roles.source is not None
    assert roles.source.text == "Smith sued Jones in May."
    assert roles.reference is not None
    assert roles.reference.text == "Smith sued Jones."
    assert emphasised(number) == ["40", "", "none"]
    assert emphasised(roles) == ["Jones sued Smith", "Smith sued Jones", ""]
    assert emphasised(lifted)[2] == "mayor"


def test_what_the_cues_find_has_a_card_each() -> None:
    found = reading()
    places = find_all(found)
    made = cards(found, places)
    assert len(made) == len(places) > 2
    for card in made:
        text, start, end = card.candidate
        assert text[start:end] == CANDIDATE[card.place.start : card.place.end]


def test_without_a_source_it_is_said_how_many_cues_are_off() -> None:
    needing = [cue for cue in CUES.values() if cue.needs_source]
    assert f"{len(needing)} of {len(CUES)} cues are off" in weakness(reading(None))
    assert cards(reading(None), [NUMBER])[0].source is None


def test_free_wording_is_said_and_copying_is_not() -> None:
    assert "Cues are weak here: 100% " in weakness(reading(candidate="Lawyers met yesterday over lunch."))
    assert weakness(reading(candidate="No illnesses were reported.")) == ""


@pytest.mark.parametrize("text", ["", " \n", "...", "é"])
def test_texts_without_words_have_cards_too(text: str) -> None:
    assert len(cards(reading(candidate=text), [Place("seam", AMBER, 0, len(text), "")])) == 1
    weakness(reading(candidate=text))


def test_the_words_never_say_false(view: CueView) -> None:
    said = " ".join(str(view.model.index(row).data()) for row in range(view.model.rowCount())).lower()
    assert "check this first" in said
    assert "false." not in said
    assert "wrong" not in said


def test_the_model_keeps_qts_rules(check_model: Callable[[QAbstractItemModel], None]) -> None:
    model = CueModel()
    check_model(model)
    model.show(cards(reading(), [NUMBER, ROLES]), ())
    model.choose(CueChoice(frozenset({"roles"})))
    assert model.rowCount() == 1


def test_enter_and_a_click_show_the_place(view: CueView, qtbot: QtBot) -> None:
    view.list.setCurrentIndex(view.model.index(0))
    with qtbot.waitSignal(view.place_chosen) as told:
        QTest.keyClick(view.list, Qt.Key.Key_Return)
    assert told.args == [18, 20]
    with qtbot.waitSignal(view.place_chosen) as told:
        where = view.list.visualRect(view.model.index(1)).center()
        QTest.mouseClick(view.list.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert told.args == [0, 16]


def test_a_dismissed_card_goes_below_with_its_reason_and_comes_back(view: CueView, tmp_path: Path) -> None:
    view.keep_in(Annotations(tmp_path / "annotations.sqlite"))
    assert view.count.text() == "2 to check"
    dismiss(view, 0, "it is in the headline")
    assert shown(view) == ["roles", "lifted", "-", "number"]
    assert view.model.index(2).data() == "Dismissed (1)"
    assert "it is in the headline" in str(view.model.index(3).data())
    assert view.count.text() == "1 to check, 1 dismissed"
    assert not view.reason.isVisible()
    other = CueView()
    other.keep_in(Annotations(tmp_path / "annotations.sqlite"))
    other.set_owner("7", "A")
    other.show_places(CANDIDATE, [NUMBER], SOURCE, REFERENCES)
    assert shown(other) == ["-", "number"]
    other.set_owner("7", "B")
    other.show_places(CANDIDATE, [NUMBER], SOURCE, REFERENCES)
    assert shown(other) == ["number"]
    other.deleteLater()
    view.list.setCurrentIndex(view.model.index(3))
    QTest.keyClick(view.list, Qt.Key.Key_Delete)
    assert shown(view) == ["number", "roles", "lifted"]


def test_escape_dismisses_nothing(view: CueView) -> None:
    view.list.setCurrentIndex(view.model.index(0))
    QTest.keyClick(view.list, Qt.Key.Key_Delete)
    assert view.reason.isVisible()
    QTest.keyClick(view.reason, Qt.Key.Key_Escape)
    assert not view.reason.isVisible()
    assert shown(view) == ["number", "roles", "lifted"]


def test_a_dismissal_that_cannot_be_kept_is_told(view: CueView, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "annotations.sqlite"
    view.keep_in(Annotations(path))
    broken = sqlite3.connect(path)
    broken.executescript(
        "DROP TABLE dismissal; CREATE TABLE dismissal "
        "(text TEXT, cue TEXT, start INT, stop INT, reason TEXT, moment TEXT CHECK (0))"
    )
    broken.close()
    with qtbot.waitSignal(view.failed):
        dismiss(view, 0, "no room")
    assert shown(view) == ["number", "roles", "lifted"]


def test_the_bar_beside_a_card_has_the_colour_of_its_severity_in_the_theme(view: CueView) -> None:
    for theme in (LIGHT, DARK):
        view.set_theme(theme)
        picture = view.list.grab().toImage()
        seen = {
            picture.pixelColor(x, view.list.visualRect(view.model.index(row)).center().y()).name()
            for row in range(3)
            for x in range(8)
        }
        assert {theme.red, theme.amber, theme.green} <= seen


def test_a_cue_can_be_switched_off(view: CueView, qtbot: QtBot) -> None:
    (number,) = [action for action in view.cue_menu.actions() if action.data() == "number"]
    with qtbot.waitSignal(view.cues_chosen) as told:
        number.trigger()
    assert told.args == [CueChoice(frozenset({"number"}))]
    assert shown(view) == ["roles", "lifted"]
    assert view.cue_button.text() == "Cues shown (1 off)"
    number.trigger()
    assert shown(view) == ["number", "roles", "lifted"]


def test_a_cue_below_its_threshold_is_not_shown(view: CueView, qtbot: QtBot) -> None:
    group = view.threshold_menu.groups["roles"]
    (two,) = [action for action in group.actions() if action.data() == 2]
    with qtbot.waitSignal(view.cues_chosen) as told:
        two.trigger()
    assert told.args == [CueChoice(least={"roles": 2})]
    assert shown(view) == ["number", "lifted"]
    group.actions()[0].trigger()
    assert shown(view) == ["number", "roles", "lifted"]


def test_a_kept_choice_is_taken_up_and_told_once(view: CueView) -> None:
    kept = CueChoice(frozenset({"number", "of tomorrow"}), {"roles": 2, "of tomorrow": 3})
    told: list[CueChoice] = []
    view.cues_chosen.connect(told.append)
    view.choose(kept)
    assert told == [kept]
    assert shown(view) == ["lifted"]
    assert view.cue_button.text() == "Cues shown (1 off)"
    assert view.threshold_menu.least() == {"roles": 2}
    view.threshold_menu.groups["roles"].actions()[0].trigger()
    assert told[-1] == CueChoice(kept.off, {"of tomorrow": 3})
    view.choose(CueChoice())
    assert shown(view) == ["number", "roles", "lifted"]


def opened(candidate: str, source: str | None) -> Assessment:
    loaded = {"source": source or "", "candidate": candidate, "reference 1": REFERENCES[1]}
    return assess(Opened("7", "A", loaded, loaded, source is not None), Options(variants=("ROUGE-1",)))


def test_the_view_follows_the_open_example(view: CueView) -> None:
    view.show_assessment(opened(CANDIDATE, SOURCE))
    assert shown(view)[:1] == ["number"]
    assert view.count.text().endswith(" to check")
    view.show_assessment(opened("It was a cold day in May in the", None))
    assert shown(view) == ["cut off"]
    assert "cues are off" in view.warning.text()
    view.show_assessment(opened(CANDIDATE, "word " * (MOST_TOKENS + 1)))
    assert shown(view) == []
    assert view.warning.text() == "Cues are off: a text has more than 20,000 tokens."
    view.show_assessment(opened("No illnesses were reported.", SOURCE))
    assert view.count.text() == NOTHING
    assert not view.warning.isVisible()
