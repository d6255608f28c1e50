"""Which words turn or deny what an aligned run says, and which do not: the last that counts, the first too far."""

import pytest

from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.evidence.kinds import AMBER, RED
from rouge_gui.rouge.evidence.reading import Reading, Study

Marked = list[tuple[str, str]]
FAR = "Roads in north Leeds today are longer than rivers."

ROWS: list[tuple[str, str, str, Marked]] = [
    # What another sentence says without the negation is the word behind it, at most four words off.
    ("negation", "Gates never closed today. Gates hum today.", "Gates closed today.", [("Gates closed", RED)]),
    ("negation", "The bridge is not and of the or for closed today. The bridge was closed.",
     "The bridge is closed today.", [("is closed", RED)]),
    ("negation", "The bridge is not and of the closed today. The bridge was closed.", "The bridge is closed today.",
     [("is closed", AMBER)]),
    ("negation", "Gates are closed today. The bridge is not closed.", "Gates are never closed today.", []),
    ("negation", "Gates are closed today. The bridge is not closed.", "Gates are not so very then closed today.", []),
    ("negation", "The bridge is closed today.", "The bridge is never and not closed today.", [("never and not", RED)]),
    ("negation", "Anna sings.", "Anna never came.", []),
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
    # Behind a `than` at the end nothing is compared with.
    ("comparative", FAR, "Rivers in north Leeds today are shorter than", [("shorter", RED)]),
    # What one aligned word holds is passed over, what comes later is not.
    ("quantifier", "Birds sing. Few people came to Leeds.", "Birds hum. Many people came to Leeds.", [("Many", RED)]),
    # `Should` says what the source's `probably` says right behind `would`; two words behind it is another matter.
    ("hedge", "The tower would probably fall on cars.", "The tower should probably fall on cars.", []),
    ("hedge", "The tower would fall probably on cars.", "The tower should fall probably on cars.", [("should", RED)]),
]  # fmt: skip


@pytest.mark.parametrize(("cue", "source", "candidate", "expected"), ROWS)
def test_what_is_marked(cue: str, source: str, candidate: str, expected: Marked) -> None:
    places = CUES[cue].find(Reading(candidate, Study(source)))
    assert [(candidate[place.start : place.end], place.severity) for place in places] == expected


def test_only_the_word_that_was_dropped_is_told() -> None:
    (place,) = CUES["quantifier"].find(
        Reading("In Leeds members voted.", Study("In Leeds all members voted."))
    )
    assert "“all”" in place.reason
