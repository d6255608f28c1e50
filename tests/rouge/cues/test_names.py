"""What is a name, and which two are the same, by hand."""

from math import log

import pytest

from rouge_gui.rouge.evidence.naming import alike, is_known
from rouge_gui.rouge.evidence.original import Original
from rouge_gui.rouge.evidence.reading import Reading, Study
from rouge_gui.rouge.evidence.tongues import TONGUES

ENGLISH = TONGUES["en"]
ONE_NAME = [
    ("smith", "smith"), ("smiths", "smith"), ("jones", "joneses"), ("france", "french"), ("uk", "britons"),
    ("washington", "washingtonian"), ("dutch", "holland"), ("fox", "foxes"), ("bob", "bob"), ("bob", "bobs"),
    ("milan", "milanese"),
]  # fmt: skip
TWO_NAMES = [
    ("smith", "smyth"), ("anna", "anne"), ("france", "german"), ("price", "reed"), ("bob", "bobby"), ("a", "b"),
    ("uk", "us"), ("zzzz", "yyyy"), ("marta", "martin"),
]  # fmt: skip
ONE_INFLECTED = [
    ("kowalski", "kowalskiego"), ("warszawa", "warszawie"), ("jan", "jana"), ("anna", "anny"), ("smith", "smiths"),
    ("polsce", "polska"), ("nowak", "nowakowie"),
]  # fmt: skip
# Not alike at the beginning, an ending of five letters, two endings that both are long.
TWO_INFLECTED = [
    ("anna", "adam"), ("jan", "jerzy"), ("krak", "krakowian"), ("nowakabc", "nowakxyz"), ("france", "franco-abcd"),
    ("ab", "cd"), ("marta", "warta"), ("marek", "mariusz"),
]  # fmt: skip


@pytest.mark.parametrize(("one", "other"), ONE_NAME)
def test_two_writings_of_one_name(one: str, other: str) -> None:
    assert alike(one, other, inflects=False)
    assert alike(other, one, inflects=False)


@pytest.mark.parametrize(("one", "other"), TWO_NAMES)
def test_two_names(one: str, other: str) -> None:
    assert not alike(one, other, inflects=False)
    assert not alike(other, one, inflects=False)


@pytest.mark.parametrize(("one", "other"), ONE_INFLECTED)
def test_two_forms_of_one_name(one: str, other: str) -> None:
    assert alike(one, other, inflects=True)
    assert alike(other, one, inflects=True)


@pytest.mark.parametrize(("one", "other"), TWO_INFLECTED)
def test_two_names_where_names_inflect(one: str, other: str) -> None:
    assert not alike(one, other, inflects=True)
    assert not alike(other, one, inflects=True)


@pytest.mark.parametrize(
    ("source", "known", "unknown"),
    [
        (
            "The World Health Organization spoke in France and Leeds.",
            "WHO French Leeds HO",
            "WH Germans Ilkley",
        ),
        (
            "Die Stadtverwaltung und Karl sind im Haus und der Tor ist da.",
            "Verwaltung Karl Karls",
            "Bürger Hans Hausmann",
        ),
        ("Pan Kowalski, Jan i Warszawa nie są tu.", "Kowalskiego Jana Warszawie", "Nowak Wrocław"),
    ],
)
def test_names_that_a_source_knows(source: str, known: str, unknown: str) -> None:
    study = Study(source)
    for names, expected in ((known, True), (unknown, False)):
        reading = Reading(names, study)
        assert [is_known(reading, at) for at in range(len(reading.words))] == [expected] * len(reading.words)


def test_the_names_of_a_source() -> None:
    """Capitals inside a sentence; at its beginning only before another capital; no titles, dates or small words."""
    text = "Anna Price met Mr Bob Reed on Monday in May. Leeds was cold. The Bank of England and the bank. X left. Yes"
    original = Original(text, ENGLISH)
    assert original.names == {"anna", "price", "bob", "reed", "england"}
    assert [[word.key for word in run] for run in original.full_names] == [["anna", "price"], ["bob", "reed"]]
    assert original.lower >= {"met", "on", "bank", "the"}


def test_a_word_that_says_which_time_is_no_name() -> None:
    assert Original("We saw Next and Monday and Leeds.", ENGLISH).names == {"leeds"}


def test_two_letters_are_a_name_and_one_is_none() -> None:
    assert Original("We saw Li and X there.", ENGLISH).names == {"li"}


def test_full_names_end_at_commas_and_sentences() -> None:
    original = Original("We saw Anna Price, Bob Reed. Ann Lee Smith came with Omar.", ENGLISH)
    assert [[word.key for word in run] for run in original.full_names] == [
        ["anna", "price"],
        ["bob", "reed"],
        ["ann", "lee", "smith"],
    ]


def test_initials_of_capital_words() -> None:
    original = Original("the Bank of Little England said. The European Court ruled, and Union", ENGLISH)
    assert original.initials == {"ble", "le", "tec", "ec"}


def test_initials_of_the_last_words() -> None:
    assert Original("in the United States Army", ENGLISH).initials == {"usa", "sa"}


def test_a_verb_is_known_by_the_word_before_it() -> None:
    original = Original("Dig it: they will dig, the dig ended.", ENGLISH)
    assert [original.is_verb(at) for at in (0, 4, 6, 7)] == [False, True, False, True]
    assert Original("Stopped there.", ENGLISH).is_verb(0)
    assert Original("Can dig.", ENGLISH).is_verb(1)
    # The first word has none before it, whatever the last one is.
    assert not Original("Dogs that will", ENGLISH).is_verb(0)
    assert Original("er hat zu gehen", TONGUES["de"]).is_verb(3)


def test_rarity_by_hand() -> None:
    """Three sentences: dogs in two of them, cats in one; a small word weighs a tenth whatever it is."""
    rarity = Original("Dogs chase the cats. Dogs bark. Birds sing.", ENGLISH).rarity
    dog, cat = ENGLISH.stem("dogs"), ENGLISH.stem("cats")
    assert rarity[dog] == pytest.approx(log(4 / 2.5) + 0.2)
    assert rarity[cat] == pytest.approx(log(4 / 1.5) + 0.2)
    assert rarity[ENGLISH.stem("the")] == 0.1


def test_beginnings_of_the_longer_words() -> None:
    original = Original("stations station stat at stable state", ENGLISH)
    assert original.beginnings == {"stati": ["stations", "station"], "stabl": ["stable"], "state": ["state"]}


def runs(candidate: str, source: str | None = "Anna Price met a bob and dogs. They saw Leeds.") -> list[str]:
    reading = Reading(candidate, Study(source))
    return [reading.text(run) for run in reading.names]


@pytest.mark.parametrize(
    ("candidate", "expected"),
    [
        ("We met Anna Price in Leeds.", ["Anna Price", "Leeds"]),
        ("We met Anna, Price and Omar Reed.", ["Anna", "Price", "Omar Reed"]),
        ("Omar Reed came. Omar left. Dogs Omar saw.", ["Omar Reed", "Omar"]),
        ("We saw Bob and Mr Omar on Monday, I said, X too.", ["Omar"]),
        ("Stopped Omar there.", ["Omar"]),
        ("anna price came.", ["anna price"]),
        ("Anna came, Leeds saw anna price.", ["Anna", "Leeds"]),
        ("We met Anna", ["Anna"]),
        ("We saw anna price.", ["anna price"]),
        ("Omar Reed.", ["Omar Reed"]),
        ("Omar. Dogs left.", []),
    ],
)
def test_the_names_of_a_candidate(candidate: str, expected: list[str]) -> None:
    assert runs(candidate) == expected


def test_words_in_another_form_are_not_new() -> None:
    reading = Reading(
        "The station reconsidered statistical and considering states.",
        Study("Stations reconsider. It is considered."),
    )
    assert [reading.words[at].key for at in reading.new_positions] == ["statistical", "states"]


def test_a_candidate_is_read_in_the_language_of_its_source() -> None:
    reading = Reading("Leeds the dog", Study("Der Hund ist in der Stadt und nicht da."))
    assert reading.tongue.code == "de"


def test_a_lone_letter_says_nothing_new() -> None:
    assert Reading("A plan b.", Study("A plan.")).new_positions == []


def test_a_part_of_a_german_compound_is_not_new() -> None:
    for candidate, source, new in (
        ("Die Verwaltung und der Bürger.", "Die Stadtverwaltung ist in der Stadt.", ["bürger"]),
        ("Die Stadtverwaltung und der Bürger.", "Die Verwaltung ist da.", ["bürger"]),
        ("Der Wochenmarkt.", "Der Markt ist da.", ["wochenmarkt"]),
    ):
        reading = Reading(candidate, Study(source))
        assert [reading.words[at].key for at in reading.new_positions] == new


def test_a_short_word_has_no_other_forms() -> None:
    for candidate, source, new in (
        ("A statement.", "It is a state.", ["statement"]),
        ("A statement.", "It has states.", []),
        ("A statement.", "It has states and is stateless.", []),
        ("An underground.", "It has ground.", ["underground"]),
        ("A state.", "It is a statement.", ["state"]),
        ("A statistical.", "It is a statistician.", []),
        ("Preventativeness.", "It prevented them.", []),
    ):
        reading = Reading(candidate, Study(source))
        assert [reading.words[at].key for at in reading.new_positions] == new
