"""What each cue marks, and how severely, on texts so small that its rule can be applied by hand."""

import pytest

from rouge_gui.rouge.cues import CUES, find_all, is_on
from rouge_gui.rouge.evidence.kinds import AMBER, GREEN, RED
from rouge_gui.rouge.evidence.reading import Reading, Study

Marked = list[tuple[str, str]]
PETS = "Dogs chase brown cats. Birds sing. Wolves hunt sheep daily."
SOLD = "Anna Price sold the old house quickly. Birds sing. Wolves hunt. Bob Reed came home."
TRIP = "Anna drove 40 miles on Monday. Bob Reed paid 5.1 million dollars and 30 euros."


def marked(cue: str, candidate: str, source: str | None = None, references: tuple[str, ...] = ()) -> Marked:
    places = CUES[cue].find(Reading(candidate, Study(source, references)))
    return [(candidate[place.start : place.end], place.severity) for place in places]


ALONE: list[tuple[str, str, Marked]] = [
    ("repetition", "The cat sat down and the cat sat down.", [("the cat sat down", AMBER)]),
    ("repetition", "The cat sat up and the cat sat down.", []),
    ("repetition", "It was very very good.", [("very", AMBER)]),
    ("repetition", "Very very good.", [("very", AMBER)]),
    ("repetition", "No, no way.", []),
    ("repetition", "Cats like other cats.", []),
    ("repetition", "Rooms 3 3 and 4.", []),
    ("repetition", "A b c d e. A b c d e again again.", [("A b c d e", AMBER), ("again", AMBER)]),
    ("cut off", "Anna left. Bob went to", [("to", AMBER)]),
    ("cut off", "Anna left. Bob went home", [("home", AMBER)]),
    ("cut off", "Anna left. Bob went home,", [("home", AMBER)]),
    ("cut off", "Anna left. Bob quoted Malcolm X", [("X", AMBER)]),
    ("cut off", "Anna left", []),
    ("cut off", "Anna left. (", []),
    ("cut off", "The price of", [("of", AMBER)]),
    ("cut off", "Anna left. Bob went.", []),
    ("cut off", "Anna left! Bob said \u201cno.\u201d ", []),
    ("cut off", "Anna left. Bob stays in the U.S.", []),
    ("cut off", "Anna left. Bob stays in the U.S. ", []),
    ("cut off", "Anna left. Bob stays in the U.S. until", [("until", AMBER)]),
    ("cut off", "", []),
]
WITH_SOURCE: list[tuple[str, str, str, Marked]] = [
    (
        "worst sentence",
        "Dogs chase cats. Zebras graze near birds.",
        PETS,
        [("Zebras graze near birds", AMBER)],
    ),
    (
        "worst sentence",
        "Zebras graze near birds. Dogs chase cats.",
        PETS,
        [("Zebras graze near birds", AMBER)],
    ),
    ("worst sentence", "Dogs chase cats. Birds sing.", PETS, []),
    ("worst sentence", "Dogs graze.", PETS, [("Dogs graze", AMBER)]),
    ("worst sentence", "Dogs chase zebras.", PETS, []),
    ("pair", "Dogs sing.", PETS, [("Dogs sing", AMBER)]),
    ("pair", "Dogs and the cats. Birds.", PETS, []),
    ("pair", "Dogs graze. Birds.", PETS, []),
    ("seam", "Dogs sing.", PETS, [("Dogs sing", AMBER)]),
    ("seam", "Dogs cats.", PETS, [("Dogs cats", AMBER)]),
    ("seam", "Cats brown.", PETS, [("Cats brown", AMBER)]),
    ("seam", "Dogs graze.", PETS, []),
    ("seam", "Dogs of", "Of birds. Dogs sing.", [("Dogs of", AMBER)]),
    ("seam", "Dogs Leeds.", "The dogs of the Leeds house.", []),
    ("seam", "Dogs for Leeds.", "The dogs of Leeds. For all.", []),
    ("stitched", "Dogs chase brown wolves hunt sheep.", PETS, [("brown wolves", AMBER)]),
    ("stitched", "Dogs chase wolves hunt sheep.", PETS, []),
    ("stitched", "Dogs chase brown birds sing loud.", "Dogs chase brown cats. Birds sing loud songs.", []),
    (
        "stitched",
        "Bob Reed sold the old house quickly.",
        SOLD,
        [("Bob Reed sold the old house quickly", RED)],
    ),
    (
        "stitched",
        "Bob Reed sold the old house quickly.",
        "Birds sing. Wolves hunt. Anna Price sold the old house quickly. Cows eat. Owls fly. Bob Reed came.",
        [("Bob Reed sold the old house quickly", RED)],
    ),
    ("stitched", "Bob Reed sold the old.", SOLD, [("Bob Reed sold the old", AMBER)]),
    ("stitched", "Bob Reed then sold the old house.", SOLD, [("Bob Reed then sold the old house", RED)]),
    ("stitched", "Bob Reed, who also then happily sold the old house.", SOLD, []),
    ("stitched", "Anna Price sold the old house.", SOLD, []),
    ("new word", "Dogs chase purple mice.", PETS, [("purple mice", AMBER)]),
    ("new word", "Purple dogs chase mice.", PETS, [("Purple", AMBER), ("mice", AMBER)]),
    ("new word", "Dogs of the cats sing.", PETS, []),
    ("number", "Anna drove 50 miles.", TRIP, [("50", RED)]),
    ("number", "Anna drove 40 km.", TRIP, [("40", RED)]),
    ("number", "Anna drove forty miles.", TRIP, []),
    ("number", "Three dogs and 3 cats.", TRIP, [("Three", AMBER), ("3", RED)]),
    ("number", "Four dogs.", TRIP, [("Four", RED)]),
    ("number", "One dog, half a cat, 0 birds.", TRIP, []),
    ("number", "Bob paid 5 million dollars.", TRIP, [("5 million dollars", AMBER)]),
    ("number", "Bob paid about 5 million dollars.", TRIP, []),
    ("number", "About 5 million dollars went to Bob.", TRIP, []),
    (
        "stitched",
        "Bob Reed sold the old house quickly.",
        "They sold the old house quickly. Cows. Owls. Bob Reed.",
        [],
    ),
    ("number", "Bob paid about a mere 5 million dollars.", TRIP, []),
    ("number", "Bob paid about a very mere 5 million dollars.", TRIP, [("5 million dollars", AMBER)]),
    ("number", "Bob paid about a really very mere 5 million dollars.", TRIP, [("5 million dollars", AMBER)]),
    ("name", "It was Ann Smith who spoke.", TRIP, [("Ann Smith", RED)]),
    ("name", "It was Bob Smith who spoke.", TRIP, [("Smith", AMBER)]),
    ("name", "It was Bob Reed who spoke.", TRIP, []),
    ("name", "it was ann smith who spoke.", TRIP, []),
    ("replaced word", "Dogs chase black cats.", PETS, [("black", AMBER)]),
    ("replaced word", "Dogs chase very large black cats.", PETS, [("very large black", AMBER)]),
    ("replaced word", "Dogs chase very very large black cats.", PETS, []),
    ("replaced word", "Dogs chase the cats.", PETS, []),
    ("replaced word", "Dogs chase cats.", PETS, []),
    ("replaced word", "Birds chirp.", PETS, []),
    ("opposite", "Prices in Leeds fell last year.", "Prices in Leeds rose last year.", [("fell", RED)]),
    ("comparative", "Roads are shorter than rivers.", "Roads are longer than rivers.", [("shorter", RED)]),
    ("date", "Anna drove 40 miles on Sunday.", TRIP, [("Sunday", RED)]),
    ("date", "Anna came home last week.", "Anna came home next week.", [("last", RED)]),
    ("date", "Anna took the last train home.", "Anna took the next train home.", []),
    ("unit", "Anna drove 40 km on Monday.", TRIP, [("km", RED)]),
    ("unit", "Anna ran 2000 metres in Leeds.", "Anna ran 2 km in Leeds.", []),
    ("unit", "Anna ran 2 metres in Leeds.", "Anna ran 2 km in Leeds.", [("metres", RED)]),
    ("quantifier", "All members voted for it.", "Some members voted for it.", [("All", RED)]),
    ("negation", "The bridge is not closed today.", "The bridge is closed today.", [("not", RED)]),
    ("negation", "The bridge is closed today.", "The bridge is not closed today.", [("is closed", RED)]),
    ("negation", "The bridge is unlocked today.", "The bridge is not locked today.", []),
    ("lifted", "Dogs chase brown cats.", PETS, [("Dogs chase brown cats", GREEN)]),
    ("lifted", "Birds sing.", PETS, []),
    ("lifted", "Dogs chase cats.", PETS, []),
    ("lifted", "the bridge was closed.", "Bob said that the bridge was closed.", []),
    (
        "lifted",
        "the bridge was closed.",
        "Bob said: the bridge was closed.",
        [("the bridge was closed", GREEN)],
    ),
    ("lifted", "Anna paid 3 dollars.", "Anna paid 3 pounds.", []),
    ("roles", "Jones sued Smith.", "Smith sued Jones.", [("Jones sued Smith", RED)]),
    ("roles", "Jones was sued by Smith.", "Smith sued Jones.", []),
    ("roles", "Smith sued Jones.", "Smith sued Jones.", []),
]
WITH_REFERENCES: list[tuple[str, str, tuple[str, ...], Marked]] = [
    ("stop words", "The of and to cat.", ("the of and to cat dog",), [("The", AMBER)]),
    ("stop words", "The of and to.", ("the of and to cat dog",), []),
    ("stop words", "Cat the of and dog.", ("the of and cat dog",), []),
    ("stop words", "Cat the of and dog to.", ("the of and to cat dog",), [("the", AMBER)]),
    # Of references that match as often the first is looked at.
    (
        "stop words",
        "The of and to in cat dog owl bird cow.",
        ("the of and to in", "cat dog owl bird cow"),
        [("The", AMBER)],
    ),
    ("length", "One red fox and dog cat", ("dog cat bird cow",), [("dog cat", AMBER)]),
    ("length", "One red fox and dog cat", ("dog cat bird cow", ""), [("dog cat", AMBER)]),
    ("length", "One red fox and dog", ("dog cat bird cow",), []),
    ("length", "One red fox and dog cat", ("dog cat bird cow", "a b c d e"), []),
    ("length", "One red fox and sea sky", ("dog cat bird cow",), []),
    ("length", "Dog cat fox and sea sky", ("dog cat bird cow",), []),
    ("length", "One red fox and a b", ("dog cat bird cow", "dog a"), [("a b", AMBER)]),
    ("length", "Dog", (), []),
]


@pytest.mark.parametrize(("cue", "candidate", "expected"), ALONE)
def test_of_a_candidate_alone(cue: str, candidate: str, expected: Marked) -> None:
    assert marked(cue, candidate) == expected


@pytest.mark.parametrize(("cue", "candidate", "source", "expected"), WITH_SOURCE)
def test_beside_a_source(cue: str, candidate: str, source: str, expected: Marked) -> None:
    assert marked(cue, candidate, source) == expected


@pytest.mark.parametrize(("cue", "candidate", "references", "expected"), WITH_REFERENCES)
def test_beside_references(cue: str, candidate: str, references: tuple[str, ...], expected: Marked) -> None:
    assert marked(cue, candidate, None, references) == expected


def test_a_reference_softens_or_answers() -> None:
    assert marked("pair", "Dogs sing.", PETS, ("All dogs do. They sing.",)) == []
    assert marked("pair", "Dogs sing.", PETS, ("All dogs do.",)) == [("Dogs sing", AMBER)]
    assert marked("seam", "Dogs sing.", PETS, ("All dogs sing.",)) == []
    assert marked("new word", "Dogs chase mice.", PETS, ("Mice run.",)) == []
    assert marked("number", "Anna drove 50 miles.", TRIP, ("It was 50 miles.",)) == [("50", AMBER)]
    assert marked("name", "It was Ann Smith who spoke.", TRIP, ("Ann Smith spoke.",)) == [
        ("Ann Smith", AMBER)
    ]
    assert marked("name", "It was Ann Smith who spoke.", TRIP, ("Ann spoke.",)) == [("Ann Smith", RED)]
    assert marked("reference only", "Mice chase cats.", PETS, ("Cows.", "All mice run.")) == [("Mice", AMBER)]
    assert marked("reference only", "Mice chase cats.", PETS, ("Cows.",)) == []


def test_where_the_words_stand_in_the_reference_is_told() -> None:
    references = ("Cows.", "All mice run. Mice sit.", "Mice.")
    (place,) = CUES["reference only"].find(Reading("Mice chase cats.", Study(PETS, references)))
    assert place.reference == (1, (4, 8))
    assert "Reference 2 has \u201cMice\u201d" in place.reason
    (place,) = CUES["new pairing"].find(
        Reading("Mice sleep.", Study(PETS, ("Cows.", "Mice run. Cats sleep.")))
    )
    assert place.reference == (1, (0, 4))
    assert "Reference 2" in place.reason
    twice = ("Mice run. Mice sit. Cats sleep.", "Cows eat mice. Owls sleep.")
    (place,) = CUES["new pairing"].find(Reading("Mice sleep.", Study(PETS, twice)))
    assert place.reference == (0, (0, 4))
    assert "Reference 1" in place.reason


def test_words_that_one_reference_does_not_join() -> None:
    apart = "Mice run. Cats sleep."
    assert marked("new pairing", "Mice sleep.", PETS, (apart,)) == [("Mice sleep", AMBER)]
    assert marked("new pairing", "Mice sleep.", PETS, (apart, "Mice sleep.")) == []
    assert marked("new pairing", "Mice sleep.", "Mice hide. Cows sleep.", (apart,)) == [("Mice sleep", AMBER)]
    assert marked("new pairing", "Mice sleep.", "Mice never sleep.", (apart,)) == []
    assert marked("new pairing", "Mice of the sleep.", PETS, (apart,)) == [("Mice of the sleep", AMBER)]
    assert marked("new pairing", "Mice mice.", PETS, (apart,)) == []
    assert marked("new pairing", "Mice mice sleep.", PETS, (apart,)) == [("mice sleep", AMBER)]
    assert marked("new pairing", "Mice eat.", PETS, (apart,)) == []


def told(cue: str, candidate: str, source: str) -> str:
    (place,) = CUES[cue].find(Reading(candidate, Study(source)))
    return place.reason


def test_the_reason_names_the_words_of_either_side() -> None:
    closed, not_closed = "The bridge is closed today.", "The bridge is not closed today."
    assert told("negation", not_closed, closed).startswith("\u201cnot\u201d stands here")
    assert told("negation", closed, not_closed).startswith("The source says \u201cnot\u201d here")
    assert "\u201cblack\u201d stands where the source has \u201cbrown\u201d" in told(
        "replaced word", "Dogs chase black cats.", PETS
    )
    assert "The source gives 40 with another unit" in told("number", "Anna paid 40 euros.", TRIP)
    assert "have \u201c12\u201d" in told(
        "moved number", "Anna sold 30 houses.", "Anna sold 12 houses. Bob bought 30 boats."
    )
    assert "Around \u201csued\u201d" in told("roles", "Jones sued Smith.", "Smith sued Jones.")
    assert "name \u201cAnn Smith\u201d" in told("name", "It was Ann Smith who spoke.", TRIP)
    thanked, thanked_too = "Anna Price thanked the crews in Leeds.", "Omar Reed thanked the crews in Leeds."
    assert "names \u201cAnna Price\u201d" in told("other name", thanked_too, thanked)
    nobody = "We saw Anna. They sold the old house quickly. Cows. Owls. Bob Reed."
    assert "of another, not" in told("stitched", "Bob Reed sold the old house quickly.", nobody)
    assert "more exact" in told("number", "Bob paid 5 million dollars.", TRIP)
    assert "in the other order" in told("seam", "Cats brown.", PETS)
    assert "something between them was left out" in told("seam", "Dogs cats.", PETS)
    assert "two different source sentences" in told("seam", "Dogs sing.", PETS)
    assert "\u201cdogs\u201d together with \u201csing\u201d" in told("pair", "Dogs sing.", PETS)
    assert (
        "\u201cmost\u201d"
        in told("quantifier", "Most members voted for it.", "Some members voted for it.").lower()
    )
    assert "shares 0% of" in told("worst sentence", "Dogs chase cats. Zebras graze.", PETS)
    assert "“price”, not of “Bob Reed”" in told("stitched", "Bob Reed sold the old house quickly.", SOLD)


def test_the_place_in_the_source_is_what_stands_there() -> None:
    for cue, candidate, source, there in (
        ("hedge", "The tower falls down.", "Reportedly the tower falls down.", "Reportedly"),
        ("number", "Anna drove 50 miles.", TRIP, "40"),
        (
            "number",
            "The study followed 1,402 adults.",
            "Of 36 towns one study followed 1,204 adults.",
            "1,204",
        ),
        ("number", "It cost $7 million.", "Of 18 beams it cost $9 million in 3 weeks.", "$9 million"),
        ("number", "It cost $7 million.", "It cost a lot in 3 weeks.", ""),
        ("number", "Zebras ate 7 apples.", "Dogs chase 5 cats.", ""),
        ("seam", "Dogs sing.", PETS, "Dogs"),
        ("stitched", "Dogs chase brown wolves hunt sheep.", PETS, "Wolves hunt sheep"),
        ("lifted", "Dogs chase brown cats.", PETS, "Dogs chase brown cats"),
        # Of two sentences the nearer: it has dogs and chase, the other only birds.
        ("worst sentence", "Zebras graze, lions roar, dogs chase birds.", PETS, "Dogs chase brown cats"),
        ("date", "Anna drove 40 miles on Sunday.", TRIP, "Monday"),
        (
            "negation",
            "The bridge is closed today.",
            "The bridge is not closed today.",
            "bridge is not closed today",
        ),
        (
            "negation",
            "The old bridge is closed for cars today.",
            "The old bridge is not closed for cars today.",
            "bridge is not closed for",
        ),
        ("other name", "They met Anna Reed.", "Anna Price met Omar Reed.", "Omar Reed"),
        ("other name", "They met Anna Reed.", "Anna Price met Omar Ali Reed.", "Omar Ali Reed"),
    ):
        (place,) = CUES[cue].find(Reading(candidate, Study(source)))
        assert source[slice(*place.source or (0, 0))] == there


def test_a_change_that_two_source_sentences_show_is_one() -> None:
    source = "Dogs chase brown cats near barns. Dogs chase grey cats near barns."
    assert marked("replaced word", "Dogs chase black cats near barns.", source) == [("black", AMBER)]


def test_the_place_of_a_swap_reaches_from_the_first_word_that_crossed() -> None:
    source = "They say Brown Smith sued Jones."
    (place,) = CUES["roles"].find(Reading("They say Jones sued Brown Smith.", Study(source)))
    assert source[slice(*place.source or (0, 0))] == "Brown Smith sued Jones"


def test_a_gain_is_a_share_of_a_reference_of_one_word_too() -> None:
    for candidate, references, gain in (
        ("Cat dog", ["dog"], "1.00"),
        ("One red fox and dog cat", ["dog cat bird cow"], "0.50"),
        ("One red fox and a b", ["dog cat bird cow", "dog a"], "0.50"),
        # One word of ten: a tenth is enough.
        ("a b c d e f g h i k l m n o last", ["p q r s t u v w x last"], "0.10"),
    ):
        (place,) = CUES["length"].find(Reading(candidate, Study(None, references)))
        assert f"gains {gain} from" in place.reason


def test_all_cues_that_are_on_are_found_in_the_order_of_the_text() -> None:
    places = find_all(Reading("Very very good. Dogs and", Study(None)))
    assert [(place.cue, place.start) for place in places] == [("repetition", 5), ("cut off", 21)]
    assert find_all(Reading("Dogs sing.", Study(None, ["Dogs sing."]))) == []


def test_which_cues_need_a_source_or_references() -> None:
    alone = {"repetition", "cut off"}
    with_references = {"stop words", "length"}
    with_both = {"reference only", "new pairing"}
    on = {study: {name for name, cue in CUES.items() if is_on(cue, study)} for study in (
        Study(None), Study(None, ["A."]), Study("A."), Study("A.", ["A."]),
    )}  # fmt: skip
    assert [*on.values()] == [
        alone, alone | with_references, {*CUES} - with_references - with_both, {*CUES},
    ]  # fmt: skip
    assert {name: cue.name for name, cue in CUES.items()} == {name: name for name in CUES}
    assert "".join(cue.letter for cue in CUES.values()) == "=#N!nRmUDQHCOxtswrpjf2\u2026aL"
