"""When a change of sense is red, worth a look or none at all: what holds it, what makes it good, by hand."""

from math import exp

import pytest

from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.cues.lifted import is_lifted
from rouge_gui.rouge.evidence.kinds import AMBER, GREEN, RED, Place
from rouge_gui.rouge.evidence.reading import Reading, Study
from rouge_gui.rouge.evidence.suspicion import looseness, suspicion
from tests.rouge.cues.marked import Marked, marked

SUED = "Smith sued Jones."
FAR = "Roads in north Leeds today are longer than rivers."
LEEDS = "Anna Price thanked the crews in Leeds."
TREES = "alder birch cedar elm fir gorse hazel"

SENSE: list[tuple[str, str, str, Marked]] = [
    ("quantifier", "Few people came to Leeds.", "Many people came to Leeds.", [("Many", RED)]),
    ("quantifier", "Few people came to Leeds.", "Not many people came to Leeds.", [("many", AMBER)]),
    ("quantifier", "Several members voted for it.", "Few members voted for it.", [("Few", RED)]),
    ("quantifier", "Several members voted for it in Leeds.", "A few members voted for it in Leeds.", [("few", AMBER)]),
    ("quantifier", "A few members voted for it in Leeds.", "Several members voted for it in Leeds.",
     [("Several", AMBER)]),
    ("quantifier", "Few members voted for it.", "A few members voted for it.", []),
    ("quantifier", "Members voted for it.", "All members voted for it.", [("All", AMBER)]),
    ("quantifier", "In Leeds all members voted.", "In Leeds members voted.", [("Leeds members", AMBER)]),
    ("quantifier", "All members voted for it.", "Members voted for it.", []),
    ("quantifier", "Anna saw 12 cats in Leeds.", "Anna saw no cats in Leeds.", [("no", RED)]),
    ("quantifier", "Anna saw 0 cats in Leeds.", "Anna saw no cats in Leeds.", [("no", AMBER)]),
    ("quantifier", "Anna saw 12 cats in Leeds.", "Anna saw many cats in Leeds.", [("many", AMBER)]),
    ("hedge", "The tower may fall on the river.", "The tower will fall on the river.", [("will", RED)]),
    ("hedge", "The tower will perhaps fall on cars.", "The tower will fall on cars.", [("will fall", RED)]),
    ("hedge", "The tower will perhaps fall on cars.", "The tower may fall on cars.", []),
    ("hedge", "The tower will fall on cars.", "The tower will perhaps fall on cars.", [("perhaps", AMBER)]),
    ("hedge", "Reportedly the tower falls.", "The tower falls.", [("The tower falls", AMBER)]),
    ("hedge", "Reportedly the tower falls.", "The tower.", []),
    ("hedge", "Reportedly the tower falls.", "The tower falls perhaps.", [("perhaps", AMBER)]),
    ("opposite", "Prices in Leeds last year.", "Prices rose in Leeds last year.", []),
    ("opposite", "Prices rose in Leeds.", "Prices did not drop in Leeds.", [("drop", AMBER)]),
    ("opposite", "Prices rose.", "Prices fell.", []),
    ("comparative", "Roads are longer than rivers.", "Rivers are shorter than roads.", []),
    ("negation", "He failed to win the race.", "He did not win the race.", []),
    ("negation", "He did not win the race.", "He failed to win the race.", []),
    ("negation", "Gates are closed today. The bridge is not closed.", "Gates are not closed today.", []),
    ("negation", "Gates are closed today. The bridge is not so very much at all closed.",
     "Gates are not closed today.", [("not", RED)]),
    ("negation", "The bridge is not closed today. The bridge was closed.", "The bridge is closed today.",
     [("is closed", AMBER)]),
    ("negation", "The road is no longer open to cars.", "The road is open to cars.", [("is open", AMBER)]),
    ("negation", "It is not closed.", "It is closed.", []),
    ("negation", "Not all gates in Leeds closed.", "All gates in Leeds closed.", [("All gates in", RED)]),
    ("other name", LEEDS, "Omar Reed thanked the crews in Leeds.", [("Omar Reed", RED)]),
    ("other name", LEEDS, "Ms Price thanked the crews in Leeds.", []),
    ("other name", f"{LEEDS} Crews were thanked as Omar Reed came.", "Omar Reed thanked the crews in Leeds.",
     [("Omar Reed", AMBER)]),
    ("other name", f"{LEEDS} Bob thanked Omar Reed.", "Omar Reed thanked the crews in Leeds.",
     [("Omar Reed", RED)]),
    ("other name", "Anna Price spoke.", "Omar Reed spoke.", []),
    ("other name", "Anna Price spoke loudly.", "Omar Reed spoke loudly.", [("Omar Reed", AMBER)]),
    ("other name", "Anna Price met Omar Reed.", "They met Anna Reed.", [("Anna Reed", RED)]),
    ("moved number", "Anna sold 12 houses. Bob bought 30 boats.", "Anna sold 30 houses.", [("30", RED)]),
    ("moved number", "Anna sold 12 houses. Bob bought 30 boats.", "Anna sold 12 houses.", []),
    ("moved number", "Anna sold 12 houses. Bob bought 30 boats.", "Bob bought twelve boats.", [("twelve", RED)]),
    ("quantifier", "The few members voted for it in Leeds.", "Several members voted for it in Leeds.",
     [("Several", RED)]),
    ("negation", "Gates today closed. The bridge is not closed.", "Gates today not closed.", []),
    ("negation", "The old bridge is closed today.", "The bridge is not closed today.", [("not", RED)]),
    ("date", "Anna drove home on Saturday to rest a bit.", "Anna drove home on Sunday.", [("Sunday", RED)]),
    ("date", "Anna drove home soon on Saturday to rest a bit.", "Anna drove home Sunday.", [("Sunday", AMBER)]),
    ("date", "It was late on Saturday Anna drove home.", "Sunday Anna drove home.", [("Sunday", RED)]),
    ("date", "It was on Saturday then Anna drove home.", "Sunday Anna drove home.", [("Sunday", AMBER)]),
    ("negation", "The bridge is closed today.", "The bridge is not but only just closed today.", [("not", RED)]),
    ("quantifier", "Anna saw 12 cats in Leeds then.", "Anna saw many.", [("many", AMBER)]),
    ("quantifier", "Anna saw brown cats in Leeds then.", "Anna saw many.", []),
    ("other name", "Then Price Anna thanked the crews in Leeds.", "Then Reed Anna thanked the crews in Leeds.", []),
    ("roles", SUED, "Jones, sued, Smith.", []),
    ("roles", SUED, "Jones, sued Smith.", [("Jones, sued Smith", RED)]),
    ("roles", "Dogs chased cats.", "Cats near big red barns chased dogs.", []),
    ("roles", "Then Smith chased Jones.", "Jones near big red barns chased Smith.",
     [("Jones near big red barns chased Smith", RED)]),
    ("roles", "Dogs chased cats.", "Cats from red barns chased dogs.", [("Cats from red barns chased dogs", RED)]),
    ("replaced word", "They chase brown cats near barns. Owls chase grey cats.", "Chase grey cats near barns.", []),
    ("comparative", FAR, "Rivers in north Leeds today are shorter than roads.", [("shorter", AMBER)]),
    ("comparative", FAR, "Roads in north Leeds today are shorter than rivers.", [("shorter", RED)]),
    ("comparative", "Anna sang in Leeds today before Bob.", "Bob sang in Leeds today after Anna.", [("after", AMBER)]),
    ("comparative", "Anna sang in Leeds today before Bob.", "Anna sang in Leeds today after Bob.", [("after", RED)]),
    ("moved number", "30 gorse fir elm cedar birch alder. Dogs saw 12. Birds sing. Cows eat. Owls fly.",
     "12 alder birch cedar elm fir gorse.", [("12", AMBER)]),
    ("moved number", "Alder birch cedar 30. Dogs saw 12.", "12 cedar birch alder.", []),
    ("negation", "Anna came home.", "Anna came home not as it was.", [("not", RED)]),
    ("negation", "The bridge is not closed today.", "The bridge is now closed today.", [("now", AMBER)]),
    ("negation", "Bees fly. The bridge is closed today.", "Owls fly. The bridge is not closed today.", [("not", RED)]),
    ("negation", "Never closed was it. Gates are closed today.", "Gates are not closed today.", []),
    ("date", "Anna came next.", "Anna came last.", []),
    ("roles", "Anna rief Bob an und ging in die Stadt.", "Bob rief Anna an und ging in die Stadt.",
     [("Bob rief Anna", RED)]),
    ("roles", "Anna rief Bob an und ging in die Stadt.", "Den Bob rief Anna an und ging in die Stadt.",
     [("Bob rief Anna", AMBER)]),
    ("roles", "Der Mann rief Bob an und ging in die Stadt.", "Bob rief der Mann an und ging in die Stadt.",
     [("Bob rief der Mann", AMBER)]),
    ("roles", "Anna rief Bob an und ging in die Stadt.", "Bob und rief Anna an und ging in die Stadt.", []),
    ("negation", "The dog is not fit today.", "The dog is unfit today.", []),
    ("negation", "The unit bridge is closed today.", "It says the bridge is not closed today.", [("not", RED)]),
    ("negation", "The bridge is not closed today. The bridge was closed and never rebuilt.",
     "The bridge is closed today.", [("is closed", AMBER)]),
    ("other name", "We saw Omar there. Anna Price thanked the crews in Leeds.", "Omar Reed thanked the crews in Leeds.",
     [("Omar Reed", RED)]),
    ("other name", "Anna Price met Omar Reed.", "They met Omar Anna.", []),
    ("other name", "The crews in Leeds were thanked by Anna Price.", "The crews in Leeds thanked Omar Reed.",
     [("Omar Reed", AMBER)]),
    ("moved number", "Anna sold 12 houses.", "Anna sold 50 houses.", [("50", RED)]),
    ("lifted", "If so dogs chase cats. Birds sing.", "chase cats birds sing.", []),
    ("lifted", "Dogs chase cats. Birds never sing.", "dogs chase cats birds.", []),
    ("negation", "Gates are closed today. The bridge is not closed.", "Gates are not so very closed today.", []),
    ("other name", "The crews in Leeds thanked Anna Price.", "The crews in Leeds were thanked by Omar Reed.",
     [("Omar Reed", AMBER)]),
    ("name", "Gestern kam Anna in die Stadt und zu dem Haus.", "Gestern kam Ilse in die Stadt und zu dem Haus.",
     [("Ilse", AMBER)]),
    ("name", "Gestern kam Anna in die Stadt und zu dem Haus.", "Gestern kam Ilse Kern in die Stadt und zu dem Haus.",
     [("Ilse Kern", RED)]),
    ("roles", "Smith chased Jones.", "Jones was chasing Smith.", [("Jones was chasing Smith", RED)]),
    ("unit", "Anna ran 2 km in Leeds.", "Anna ran 3 miles in Leeds.", [("miles", RED)]),
    ("lifted", "Then dogs chase cats.", "dogs chase cats.", [("dogs chase cats", GREEN)]),
    ("negation", "Anna came home.", "So it was not Anna came home.", [("not", RED)]),
    ("negation", "The bridge is never closed today.", "The bridge is closed today.", [("is closed", RED)]),
    ("negation", "Anna came not as if it were Bob.", "Anna came as if it were Bob.", [("came as", RED)]),
    ("other name", LEEDS, "Omar Price thanked the crews in Leeds.", []),
    ("other name", LEEDS, "Anna Reed thanked the crews in Leeds.", [("Reed", RED)]),
    ("other name", f"Then {LEEDS}", "Then Anna Reed thanked the crews in Leeds.", []),
    ("other name", "Anna, Price thanked the crews in Leeds.", "Anna, Reed thanked the crews in Leeds.",
     [("Reed", RED)]),
    ("other name", "We saw Anna Price thank crews in Leeds.", "We saw Omar Reed of the north thank crews in Leeds.",
     [("Omar Reed", RED)]),
    ("other name", "We saw Anna Price thank crews in Leeds.", "We saw Omar Reed of the far north thank crews in Leeds.",
     [("Omar Reed", AMBER)]),
    ("other name", "Gestern hat Anna Price die Stadt Leeds in dem Buch gelobt.",
     "Gestern hat Omar Reed die Stadt Leeds in dem Buch gelobt.", [("Omar Reed", RED)]),
    ("other name", "Gestern hat Anna die Stadt Leeds in dem Buch gelobt.",
     "Gestern hat Omar die Stadt Leeds in dem Buch gelobt.", [("Omar", AMBER)]),
    ("new word", "Dogs chase cats near barns.", "Dogs chase purple tall cats near barns.", [("purple tall", RED)]),
    ("new word", "Dogs chase cats near barns.", "Dogs chase purple cats near barns.", [("purple", AMBER)]),
    ("new word", "Dogs chase brown cats near barns.", "Dogs chase purple tall cats near barns.",
     [("purple tall", AMBER)]),
    ("new word", "Dogs chase cats.", "Dogs purple tall chase.", [("purple tall", AMBER)]),
    ("hedge", "The tower will perhaps soon fall on cars.", "The tower will fall on cars.", [("will fall", AMBER)]),
    ("replaced word", "Dogs chase brown cats near blue barns.",
     "Dogs chase very very large black cats near red barns.", [("red", AMBER)]),
    ("roles", SUED, "Jones sued in the very end Smith.", [("Jones sued in the very end Smith", RED)]),
    ("roles", SUED, "Jones sued only in the very end Smith.", []),
    ("roles", SUED, "Jones then at the very same as it did here sued Smith.",
     [("Jones then at the very same as it did here sued Smith", AMBER)]),
    ("roles", SUED, "Jones then at the very same as it did only here sued Smith.", []),
    ("roles", "Then Smith sued Jones.", "Jones then at the very same as it did here sued Smith.",
     [("Jones then at the very same as it did here sued Smith", RED)]),
    ("roles", SUED, "By law Jones sued Smith.", [("Jones sued Smith", RED)]),
    ("roles", SUED, "Jones and sued Smith.", []),
    ("roles", SUED, "Jones sued then or Smith.", []),
    ("roles", SUED, "Jones sued then only and Smith.", [("Jones sued then only and Smith", RED)]),
    ("roles", SUED, "Dogs and cats. Jones sued Smith.", [("Jones sued Smith", RED)]),
    ("roles", "Smith of Leeds sued Jones.", "Jones of Leeds sued Smith.", []),
    ("roles", "Smith of law sued Jones.", "Jones of law sued Smith.", [("Jones of law sued Smith", RED)]),
    ("roles", "Smith was sued by Jones.", "Jones was sued by Smith.", [("Jones was sued by Smith", RED)]),
    ("roles", "Smith suing Jones.", "Jones suing Smith.", [("Jones suing Smith", RED)]),
    ("roles", "They sued Jones. Smith left.", "Jones sued Smith.", []),
    ("lifted", f"If {TREES} the bridge closed now.", "the bridge closed now.", []),
    ("lifted", f"If {TREES} ivy the bridge closed now.", "the bridge closed now.",
     [("the bridge closed now", GREEN)]),
    ("lifted", "The bridge closed now or never was.", "The bridge closed now.", []),
    ("lifted", "The bridge closed now or so never.", "The bridge closed now.", [("The bridge closed now", GREEN)]),
    ("lifted", "The bridge closed now so they allegedly say.", "The bridge closed now.", []),
    ("lifted", "The bridge closed now so they then allegedly say.", "The bridge closed now.",
     [("The bridge closed now", GREEN)]),
    ("lifted", "Allegedly alder birch the bridge closed now.", "the bridge closed now.", []),
    ("lifted", "Allegedly alder birch cedar the bridge closed now.", "the bridge closed now.",
     [("the bridge closed now", GREEN)]),
]  # fmt: skip


@pytest.mark.parametrize(("cue", "source", "candidate", "expected"), SENSE)
def test_how_severe_a_change_is(cue: str, source: str, candidate: str, expected: Marked) -> None:
    assert marked(cue, source, candidate) == expected


def test_a_sentence_without_a_neighbour_shares_nothing() -> None:
    (place,) = CUES["worst sentence"].find(Reading("Zebras graze.", Study("Dogs chase cats.")))
    assert (place.source, " 0%" in place.reason) == (None, True)


def test_the_source_of_swapped_roles_is_both_sides() -> None:
    (place,) = CUES["roles"].find(Reading("Jones sued Smith.", Study("Then Smith sued Jones again.")))
    assert place.source == (len("Then "), len("Then Smith sued Jones"))


def test_a_moved_number_is_shown_with_three_words_around_its_rival() -> None:
    for before, first in (("", "Anna"), ("Then ", "Then"), ("Later then ", "then")):
        source = f"{before}Anna sold 12 houses there. Bob bought 30 boats."
        (place,) = CUES["moved number"].find(Reading("Anna sold 30 houses.", Study(source)))
        shown = source[slice(*place.source or (0, 0))]
        assert shown == source[source.index(first) :].removesuffix(" bought 30 boats.")


CONDITIONS = """
    if whether unless that falsely wrongly rumours rumors claim claims claimed denied denies
    wenn falls ob dass angeblich je\u015bli je\u017celi gdyby czy \u017ce rzekomo
"""


def test_what_stood_under_a_condition_is_not_lifted() -> None:
    find = CUES["lifted"].find
    for word in CONDITIONS.split():
        assert find(Reading("the bridge closed now.", Study(f"So {word} the bridge closed now."))) == []
    assert find(Reading("the bridge closed now.", Study("So yes the bridge closed now.")))


def test_prefixes_deny() -> None:
    for denied in ("un fit", "in valid", "im moral", "dis honest", "non human", "ir regular", "il legal"):
        prefix, root = denied.split()
        source, candidate = f"The dog is not {root} today.", f"The dog is {prefix}{root} today."
        assert CUES["negation"].find(Reading(candidate, Study(source))) == []
    assert CUES["negation"].find(Reading("The dog is fit today.", Study("The dog is not fit today.")))


PETS = "Dogs chase brown cats. Birds sing. Wolves hunt sheep daily. Cows eat. Mice hide. Owls fly."


@pytest.mark.parametrize(
    ("candidate", "lifted"),
    [
        ("Dogs chase brown cats. Birds sing.", True),
        ("Dogs chase brown cats. Birds chirp.", False),
        ("Dogs chase brown cats. Birds hide.", False),
        ("Dogs chase brown cats. Chirp.", False),
        ("Dogs chase brown cats. Wolves hunt cows daily.", False),
        ("Chase brown cats.", True),
        ("Birds sing.", False),
        ("", False),
    ],
)
def test_what_is_lifted_as_a_whole(candidate: str, lifted: bool) -> None:  # noqa: FBT001
    assert is_lifted(Reading(candidate, Study(PETS))) == lifted
    assert is_lifted(Reading(candidate, Study(None, [PETS]))) is False


@pytest.mark.parametrize(
    ("candidate", "expected"),
    # Half, three quarters, one, one and a quarter by distance, and half more for words that share no sentence.
    [
        ("Dogs chase brown cats.", 0),
        ("Dogs sing.", 0.5 + 0.5),
        ("Dogs hunt.", 0.75 + 0.5),
        ("Dogs eat.", 1.0 + 0.5),
        ("Dogs hide.", 1.25 + 0.5),
        ("Dogs fly.", 1.25 + 0.5),
        ("Dogs cats.", 0),
        ("Cats brown.", 0.75),
        ("Zebras.", 1.5),
        ("Zebras graze.", 3),
        ("Dogs sing. Birds hunt.", 2),
    ],
)
def test_looseness_by_hand(candidate: str, expected: float) -> None:
    assert looseness(Reading(candidate, Study(PETS))) == expected


def test_what_a_reference_has_too_is_not_loose() -> None:
    assert looseness(Reading("Dogs sing.", Study(PETS, ["All dogs sing."]))) == 0
    assert looseness(Reading("Zebras graze.", Study(PETS, ["Zebras run."]))) == 1.5


def of(cue: str, severity: str, count: int = 1) -> list[Place]:
    return [Place(cue, severity, 0, 1, "")] * count


def test_suspicion_by_hand() -> None:
    copied, merged = Reading("Dogs chase brown cats.", Study(PETS)), Reading("Dogs eat.", Study(PETS))
    loose = Reading("Dogs sing. Birds hunt.", Study(PETS))
    assert suspicion([], copied) == 0
    assert suspicion(of("stitched", AMBER), copied) == 0
    assert suspicion(of("stitched", AMBER), merged) == 0
    assert suspicion(of("name", RED), copied) == 2
    assert suspicion(of("roles", RED, 2), copied) == 2
    assert suspicion([*of("negation", RED), *of("date", RED)], copied) == 3
    assert (
        suspicion([*of("name", RED), *of("stitched", AMBER, 4), *of("hedge", AMBER, 2)], copied)
        == 2 + 0.75 + 0.25
    )
    assert suspicion([*of("name", RED), *of("seam", AMBER, 4)], merged) == 2
    assert suspicion([], loose) == pytest.approx(2.5 * (1 - exp(-2 / 2.5)))
    assert suspicion(of("roles", AMBER), loose) == pytest.approx(2.5 * (1 - exp(-2 / 2.5)) + 0.25)


def test_a_joint_over_four_sentences_leaves_a_doubt() -> None:
    """Dogs and sing share the last sentence, but are copied from the first and the fifth: one and a quarter."""
    source = "Dogs chase. Cats run. Cats eat. Cats play. Birds sing. Sing to dogs."
    reading = Reading("Dogs sing.", Study(source))
    assert looseness(reading) == 1.25
    assert suspicion([], reading) == 0.3
    assert suspicion([], Reading("Dogs play.", Study(source))) == 0


def test_a_candidate_without_a_source_is_judged_by_its_places() -> None:
    reading = Reading("Dogs sing.", Study(None, ["Dogs sing."]))
    assert suspicion([], reading) == 0
    assert suspicion(of("roles", RED), reading) == 1
