"""False candidates, nearly verbatim, and their true twins: a cue at the place of the error, no red on the truth."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rouge_gui.rouge.cues import find_all
from rouge_gui.rouge.cues.lifted import is_lifted
from rouge_gui.rouge.evidence.kinds import AMBER, GREEN, RED, Place
from rouge_gui.rouge.evidence.reading import Reading, Study

CHECKS = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "data" / "cue_checks.jsonl").read_text("utf-8").splitlines()
]
ERRORS = [row for row in CHECKS if row["error"]]
TWINS = [row for row in CHECKS if not row["error"]]
SIX = (
    "Eleven people were taken to hospital after the fire in Leeds. Officials did not say what caused it; "
    "no illnesses were reported. Smith sued Jones."
)
MORE = (
    f"{SIX} The mayor, Anna Price, thanked the crews. Damage was put at 15 per cent of the building's value."
)

Record = Callable[[str, object], None]


@dataclass(frozen=True)
class Checked:
    places: list[Place]
    lifted: bool

    def at(self, start: int, end: int) -> list[Place]:
        return [place for place in self.places if place.start < end and start < place.end]


@cache
def checked(source: str, candidate: str) -> Checked:
    reading = Reading(candidate, Study(source))
    return Checked(find_all(reading), is_lifted(reading))


def check(row: dict[str, Any]) -> Checked:
    return checked(row["source"], row["candidate"])


def reds(places: list[Place]) -> set[str]:
    return {place.cue for place in places if place.severity == RED}


def test_a_cue_stands_at_the_place_of_nearly_every_error(record_property: Record) -> None:
    found = sum(
        any(place.severity in {RED, AMBER} for place in check(row).at(*row["error"])) for row in ERRORS
    )
    record_property("measured: errors with a cue at their place", f"{found} of {len(ERRORS)}")
    assert found >= 0.85 * len(ERRORS)


def test_red_stands_at_most_errors(record_property: Record) -> None:
    found = sum(bool(reds(check(row).at(*row["error"]))) for row in ERRORS)
    record_property("measured: errors with a red cue at their place", f"{found} of {len(ERRORS)}")
    assert found >= 0.7 * len(ERRORS)


def test_red_stands_on_few_true_twins(record_property: Record) -> None:
    fired = sum(bool(reds(check(row).places)) for row in TWINS)
    record_property("measured: true twins with a red cue", f"{fired} of {len(TWINS)}")
    assert fired <= 0.10 * len(TWINS)


def test_no_error_is_lifted_or_green() -> None:
    assert [row["id"] for row in ERRORS if check(row).lifted] == []
    assert [
        row["id"] for row in ERRORS if any(place.severity == GREEN for place in check(row).at(*row["error"]))
    ] == []


def test_the_check_set_has_every_kind_and_language() -> None:
    assert len({row["kind"] for row in ERRORS}) == 14
    assert {row["language"] for row in ERRORS} == {"en", "de", "pl"}
    assert {row["twin_of"] for row in TWINS} >= {row["id"] for row in ERRORS}


@pytest.mark.parametrize(
    ("source", "candidate", "wrong", "cues"),
    [
        pytest.param(SIX, "Eleven people were not taken to hospital after the fire in Leeds.", "not", {"negation"},
                     id="an inserted not"),
        pytest.param(SIX, "Officials did not say what caused it; 40 illnesses were reported.", "40 illnesses",
                     {"number", "negation"}, id="no illnesses become 40"),
        pytest.param(SIX, "Jones sued Smith.", "Jones sued Smith", {"roles"}, id="who sued whom"),
        pytest.param(MORE, "Damage was put at 50 per cent of the building's value.", "50 per cent", {"number"},
                     id="15 per cent become 50"),
    ],
)  # fmt: skip
def test_the_one_line_checks(source: str, candidate: str, wrong: str, cues: set[str]) -> None:
    start = candidate.index(wrong)
    assert reds(checked(source, candidate).at(start, start + len(wrong))) & cues


def test_a_stitched_subject_is_worth_a_look() -> None:
    places = checked(MORE, "The mayor, Anna Price, sued Jones.").at(0, len("The mayor, Anna Price, sued"))
    assert {place.cue for place in places if place.severity in {RED, AMBER}} >= {"seam", "pair"}


def test_a_true_paraphrase_raises_no_red_flag() -> None:
    told = "A fire in Leeds put 11 people in hospital. Its cause was not given by officials, who reported no illnesses."
    assert reds(checked(SIX, f"{told} Jones was sued by Smith.").places) == set()


@pytest.mark.parametrize(
    ("source", "candidate"),
    [
        ("The bridge is not in danger of collapse.", "The bridge is in danger of collapse."),
        ("It falsely said the bridge was closed for good.", "the bridge was closed for good."),
        ("The firm paid 3 million dollars to the city.", "The firm paid 3 million pounds to the city."),
        ("The firm paid 3 million dollars to the city.", "The firm paid 2 million dollars to the city."),
        ("Some members voted for the plan in May.", "All members voted for the plan in May."),
    ],
)
def test_a_run_that_differs_by_a_word_with_meaning_is_not_lifted(source: str, candidate: str) -> None:
    assert not checked(source, candidate).lifted


TOWN = (
    "Anna Price, the mayor, thanked Omar Reed on Friday to mark the end. Most roads are longer than the river. "
    "Reportedly the tower will fall. Hill sold the boats without a permit."
)


@pytest.mark.parametrize(
    ("candidate", "wrong", "cue"),
    [
        ("Anna Reed, the mayor, gave thanks.", "Anna Reed", "other name"),
        ("Anna Price, the mayor, thanked Omar Reed on Monday.", "Monday", "date"),
        ("All roads are longer than the river.", "All", "quantifier"),
        ("Most roads are shorter than the river.", "shorter", "comparative"),
        ("Anna Price, the mayor, in a red hat, thanked Omar Reed on Friday.", "hat", "new word"),
    ],
)
def test_red_stands_where_one_word_was_changed(candidate: str, wrong: str, cue: str) -> None:
    start = candidate.index(wrong)
    assert cue in reds(checked(TOWN, candidate).at(start, start + len(wrong)))


@pytest.mark.parametrize(
    "candidate",
    [
        "Omar Reed was thanked by Anna Price on Friday.",
        "The river is shorter than most roads.",
        "Ms Price thanked Mr Reed.",
        "Anna Price thanked Reed on Fri.",
    ],
)
def test_red_stays_away_where_the_sense_was_kept(candidate: str) -> None:
    assert reds(checked(TOWN, candidate).places) == set()


def test_what_stood_behind_a_word_of_doubt_is_not_lifted() -> None:
    checked_one = checked(TOWN, "The tower will fall.")
    assert not checked_one.lifted
    assert "hedge" in {place.cue for place in checked_one.places}


def test_copied_sentences_are_lifted() -> None:
    assert checked(
        SIX, "Smith sued Jones. Officials did not say what caused it; no illnesses were reported."
    ).lifted
