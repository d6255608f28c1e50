"""Which words turn or deny what an aligned run says, and which do not: the last that counts, the first too far."""

from dataclasses import replace

import pytest

from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.evidence.kinds import AMBER, GREEN, RED, Place
from rouge_gui.rouge.evidence.polarity import turns
from rouge_gui.rouge.evidence.reading import Reading, Study
from rouge_gui.rouge.evidence.suspicion import looseness, suspicion
from tests.rouge.cues.marked import Marked, marked

FAR = "Roads in north Leeds today are longer than rivers."

ROWS: list[tuple[str, str, str, Marked]] = [
    # What another sentence says without the negation is the word behind it, at most four words off.
    ("negation", "Gates never closed today. Gates hum today.", "Gates closed today.", [("Gates closed", RED)]),
    ("negation", "The bridge is not and of the or closed today. The bridge was closed.",
     "The bridge is closed today.", [("is closed", RED)]),
    ("negation", "The bridge is not and of the closed today. The bridge was closed.", "The bridge is closed today.",
     [("is closed", AMBER)]),
    ("negation", "The bridge was never closed today. The bridge is not closed today.",
     "The bridge is closed today.", [("is closed", RED)]),
    ("negation", "Gates are closed today. The bridge is not closed.", "Gates are never closed today.", []),
    ("negation", "Gates are closed today. The bridge is not closed.", "Gates are not so very then closed today.", []),
    ("negation", "The bridge is closed today.", "The bridge is never and not closed today.", [("never and not", RED)]),
    ("negation", "Anna sings.", "Anna never came.", []),
    ("negation", "Anna came.", "Anna never came.", [("never", RED)]),
    # What both sides deny makes up for nothing.
    ("negation", "Dogs never bark as the bridge is not closed today.",
     "Dogs never bark as the bridge is closed today.", [("is closed", RED)]),
    # Three small words are little more than the negation, four are not.
    ("negation", "The bridge is closed today.", "The bridge is not as it closed today.", [("not", RED)]),
    ("negation", "The bridge is closed today.", "The bridge is not as it was closed today.", [("not", AMBER)]),
    # `No more` compares beside denying.
    ("negation", "Gates in Leeds are no more closed today.", "Gates in Leeds are closed today.",
     [("are closed", AMBER)]),
    # Two aligned words hold one word in place of one, not two in place of three.
    ("date", "Anna on Saturday sang.", "Anna then on Sunday sang.", [("Sunday", AMBER)]),
    # The first word of a text has no `a` before it, even where the text ends with one.
    ("quantifier", "Few members voted for it in Leeds.", "Several members voted for it in Leeds. Then came a",
     [("Several", RED)]),
    ("quantifier", "Few members voted for it in Leeds. Then came a", "Several members voted for it in Leeds.",
     [("Several", RED)]),
    # Sides are turned by words that say something and stand in the two sentences, before and behind the comparison.
    ("comparative", "The road in Leeds is longer at a river.", "A road at Leeds is shorter in the river.",
     [("shorter", RED)]),
    ("comparative", FAR, "Rivers flood. Roads in north Leeds today are shorter than rivers.", [("shorter", RED)]),
    ("comparative", f"Rivers flood. {FAR}", "Roads in north Leeds today are shorter than rivers.", [("shorter", RED)]),
    ("comparative", "Dogs rather than longer rivers near Leeds than barns.",
     "Rivers dogs rather than shorter canals near Leeds than barns.", [("shorter", RED)]),
    ("comparative", "Roads in north Leeds grew longer near barns.",
     "Barns roads in north Leeds grew shorter near lakes.", [("shorter", RED)]),
    ("comparative", "In Leeds today roads longer near the old barns.",
     "In Leeds today barns shorter near the old roads.", [("shorter", AMBER)]),
    ("comparative", "Roads in north Leeds grew longer near barns.",
     "Barns in north Leeds grew shorter near lakes. Roads flood.", [("shorter", RED)]),
    ("comparative", "Roads in north Leeds grew longer near lakes. Barns flood.",
     "Barns in north Leeds grew shorter near roads.", [("shorter", RED)]),
    ("comparative", "Shorter roads in north Leeds grew longer near barns.",
     "Barns in north Leeds grew shorter near lakes.", [("shorter", RED)]),
    ("comparative", "Roads in north Leeds grew longer near lakes.",
     "Longer barns in north Leeds grew shorter near roads.", [("shorter", RED)]),
    # Where a word was left out, what stands in its place is marked, without the words beside it.
    ("quantifier", "In Leeds all old members voted.", "In Leeds tall members voted.", [("tall", AMBER)]),
    # A negation more than three words before the word does not deny it, nor does one behind it.
    ("comparative", FAR, "Roads in north Leeds today are not so much shorter than rivers.", [("shorter", AMBER)]),
    ("comparative", FAR, "Roads in north Leeds today are not so very much shorter than rivers.", [("shorter", RED)]),
    ("comparative", FAR, "No one says roads in north Leeds today are shorter than rivers.", [("shorter", RED)]),
    ("comparative", FAR, "Roads in north Leeds today are shorter than rivers, not canals.", [("shorter", RED)]),
    ("comparative", "Straßen im Norden von Leeds sind heute länger als Flüsse.",
     "Brücken im Norden von Leeds sind heute kürzer als Straßen.", [("kürzer", AMBER)]),
    ("negation", "Die Sitzung ist nicht öffentlich heute.", "Die Sitzung ist nichtöffentlich heute.", []),
    ("negation", "Das Spiel ist nicht gelungen heute.", "Das Spiel ist missgelungen heute.", []),
    # What is compared with ends at a comma.
    ("comparative", "Roads in north Leeds today are longer than rivers, so barns say.",
     "Barns near roads in north Leeds today are shorter than rivers.", [("shorter", RED)]),
    # Behind a `than` at the end nothing is compared with.
    ("comparative", FAR, "Rivers in north Leeds today are shorter than", [("shorter", RED)]),
    # What one aligned word holds is passed over, what comes later is not.
    ("quantifier", "Birds sing. Few people came to Leeds.", "Birds hum. Many people came to Leeds.", [("Many", RED)]),
    ("comparative", f"Dogs chase cats outside. {FAR}",
     "Dogs chase cats with more tame shy black birds. Roads in north Leeds today are shorter than rivers.",
     [("shorter", RED)]),
    ("hedge", "Zebras hum. Reportedly the tower falls.", "Zebras graze. The tower falls.",
     [("The tower falls", AMBER)]),
    # Of two words in one place each is asked on its own scale.
    ("comparative", "Roads in north Leeds grew shorter here near barns.",
     "Roads in north Leeds grew longer after near barns.", [("longer", RED)]),
    # `Should` says what the source's `probably` says right behind `would`; two words behind it is another matter.
    ("hedge", "The tower would probably fall on cars.", "The tower should probably fall on cars.", []),
    ("hedge", "The tower would fall probably on cars.", "The tower should fall probably on cars.", [("should", RED)]),
]  # fmt: skip


@pytest.mark.parametrize(("cue", "source", "candidate", "expected"), ROWS)
def test_what_is_marked(cue: str, source: str, candidate: str, expected: Marked) -> None:
    assert marked(cue, source, candidate) == expected


@pytest.mark.parametrize(
    ("candidate", "source", "here", "there"),
    [
        ("The bridge is not closed today.", "The bridge is closed today.", range(3, 4), range(0)),
        ("The bridge is closed today.", "The bridge is never not closed today.", range(0), range(3, 5)),
    ],
)
def test_a_turn_stands_on_one_side(candidate: str, source: str, here: range, there: range) -> None:
    assert [(turn.here, turn.there) for turn in turns(Reading(candidate, Study(source)))] == [(here, there)]


def test_no_words_have_no_text() -> None:
    reading = Reading("Dogs bark.", Study("Cats sleep."))
    assert (reading.text(range(0)), reading.source_text(range(0))) == ("", "")
    assert (reading.text(range(1, 2)), reading.source_text(range(2))) == ("bark", "Cats sleep")


def test_a_joint_that_a_reference_has_leaves_no_doubt() -> None:
    """Five sentences lie between alder and maple, which a reference joins too; cedar and birch stand side by side."""
    source = "Alder birch. Cedar elm. Fir gorse. Hazel ivy. Juniper larch. Maple oak."
    reading = Reading("Alder maple. Cedar birch.", Study(source, ["Alder maple."]))
    # Two neighbouring sentences are joined (0.5) by words that no sentence has together (0.5): usual for a merging.
    assert looseness(reading) == 1.0
    assert suspicion([], reading) == 0.0


def test_the_widest_joint_leaves_a_doubt() -> None:
    """Birch and maple stand five sentences apart (1.25) and together in the last, where rowan follows (0)."""
    source = "Alder birch. Cedar elm. Fir gorse. Hazel ivy. Juniper larch. Maple oak rowan birch."
    reading = Reading("Alder birch maple rowan.", Study(source))
    assert looseness(reading) == 1.25
    assert suspicion([], reading) == 0.3


@pytest.mark.parametrize(
    ("cue", "severity", "weight"),
    [
        *((cue, RED, 2) for cue in ("name", "number", "negation")),
        *((cue, RED, 1) for cue in ("roles", "unit")),
        *((cue, AMBER, 1 / 4) for cue in ("stitched", "other name", "moved number", "negation", "roles")),
        *((cue, AMBER, 1 / 8) for cue in ("quantifier", "hedge")),
        ("seam", AMBER, 0),
    ],
)
def test_what_a_place_weighs_beside_a_contradiction(cue: str, severity: str, weight: float) -> None:
    reading = Reading("Dogs bark.", Study("Dogs bark."))
    places = [Place("date", RED, 0, 4, ""), Place(cue, severity, 0, 4, "")]
    assert suspicion(places, reading) == 1 + weight


def test_colours_are_what_tables_of_places_name() -> None:
    assert (RED, AMBER, GREEN) == ("red", "amber", "green")


def test_both_measurements_of_a_cue_are_told() -> None:
    assert (
        replace(CUES["seam"], on_summeval="It fired.", by_hand="It stood.").precision == "It fired. It stood."
    )


def test_only_the_word_that_was_dropped_is_told() -> None:
    (place,) = CUES["quantifier"].find(
        Reading("In Leeds members voted.", Study("In Leeds all members voted."))
    )
    assert "“all”" in place.reason
