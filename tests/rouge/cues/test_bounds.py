"""Where the rules of the cues end, by hand: the last word that counts, the first that does not, which of several."""

import pytest

from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.evidence.kinds import AMBER, GREEN, RED
from rouge_gui.rouge.evidence.numbers import same
from rouge_gui.rouge.evidence.reading import BARRIER, Reading, Study
from rouge_gui.rouge.evidence.tongues import TONGUES
from rouge_gui.rouge.evidence.words import read
from tests.rouge.cues.marked import Marked, marked

FAR = "Roads in north Leeds today are longer than rivers."
OWLS = "Owls are better than mice, so they say."
SUED = "Smith sued Jones."
SOLD = "Anna Price sold the old house quickly. Birds sing. Wolves hunt. Bob Reed came home."
CALLED = "Anna rief Bob an und ging in die Stadt."
PRAISED = "Gestern hat Anna die Stadt Leeds in dem Buch gelobt."
BUSY = "Bees fly. Cows eat. Owls hunt. Bats hide. Wolves run. Mice sit. Dogs sleep. Cats sing."
THERE = "na rynku, bo nie była w domu."
POLISH = "Duży pies nie jest pewny w domu i na rynku."

ROWS: list[tuple[str, str, str, Marked]] = [
    # The content word behind the last of several negations is what is negated.
    ("negation", "Gates are closed today. The bridge is not closed.", "Gates are never in the end not closed today.", []),
    ("negation", "The bridge is never and of the in not closed today. The bridge was closed.",
     "The bridge is closed today.", [("is closed", AMBER)]),
    # Six words off, a word that denies still makes up for a dropped negation; seven off it does not.
    ("negation", "The red gates at Leeds are not closed today.", "Lacking red gates at Leeds are closed today.", []),
    ("negation", "The red gates at Leeds are not closed today.", "Lacking the red gates at Leeds are closed today.",
     [("are closed", RED)]),
    ("negation", "Der Hund ist nicht klar heute.", "Der Hund ist unklar heute.", []),
    ("negation", POLISH, "Duży pies jest niepewny w domu i na rynku.", []),
    ("negation", POLISH, "Duży pies jest bezpewny w domu i na rynku.", []),
    ("negation", POLISH, "Duży pies jest prapewny w domu i na rynku.", [("jest prapewny", AMBER)]),
    # Neither a number that the source has not nor a rank is one that has moved.
    ("moved number", "30 gorse fir elm cedar birch alder. Dogs saw 12. Birds sing. Cows eat. Owls fly.",
     "99 alder birch cedar elm fir gorse.", []),
    ("moved number", "3rd gorse fir elm cedar birch alder. Dogs saw 5th. Birds sing. Cows eat. Owls fly.",
     "5th alder birch cedar elm fir gorse.", []),
    ("new word", "Dogs chase brown cats. Birds sing.", "Dogs chase purple green mice.", [("purple green mice", AMBER)]),
    # A number without a rival in words that do not hold it is passed over, the next is not.
    ("moved number", "Anna sold 12 houses in Leeds. Bob bought 30. Cows ate 7 apples near barns.",
     "Anna sold 30. Cows ate 9 apples near barns.", [("9", RED)]),
    # Names right beside the source's name belong to it, names behind a comma do not.
    ("other name", "Anna Price thanked the crews in Leeds.", "Then Anna Reed thanked the crews in Leeds.", []),
    ("other name", "Then Price Lee, Omar thanked the crews in Leeds.",
     "Then Omar, Lee, Omar thanked the crews in Leeds.", [("Omar", RED)]),
    ("name", "Anna była na rynku i nie w domu, bo się bała.", "Anna była na rynku i był tam Ng, a nie w domu.",
     [("Ng", RED)]),
    # The nearest name is the subject, up to three words before what was copied.
    ("stitched", SOLD, "Anna Price, Bob Reed sold the old house quickly.",
     [("Bob Reed sold the old house quickly", RED)]),
    ("stitched", SOLD, "Bob Reed who also then sold the old house quickly.",
     [("Bob Reed who also then sold the old house quickly", RED)]),
    # What a comparison is with stands behind its own `than`, in its own sentence.
    ("comparative", f"{OWLS} {FAR}", "Rivers in north Leeds today are shorter than canals.", [("shorter", AMBER)]),
    ("comparative", FAR, f"{OWLS} Canals in north Leeds today are shorter than roads.", [("shorter", AMBER)]),
    ("comparative", FAR, "Rivers in north Leeds today are shorter. Bob is better than mice.", [("shorter", RED)]),
    ("comparative", "Roads in north Leeds today are longer. Bob is better than rivers.",
     "Rivers in north Leeds today are shorter than mice.", [("shorter", RED)]),
    ("comparative", FAR, "Canals in north Leeds today are shorter than roads.", [("shorter", AMBER)]),
    ("comparative", FAR, "Rivers in north Leeds today are shorter than canals.", [("shorter", AMBER)]),
    ("comparative", "Roads in north Leeds today are longer near barns.",
     "Longer rivers in north Leeds today are shorter near roads.", [("shorter", RED)]),
    ("comparative", "Roads in north Leeds today are longer than rivers near barns.",
     "Rivers in north Leeds today are shorter than canals near barns.", [("shorter", AMBER)]),
    # Three content words stand on a side, up to five words off, and the verb is none of them.
    ("roles", "Smith chase Jones.", "Jones chased Smith.", []),
    ("roles", "Dogs from red barns chased cats.", "Cats chased dogs.", [("Cats chased dogs", RED)]),
    ("roles", "Dogs chased big red cats.", "Cats chased dogs.", [("Cats chased dogs", RED)]),
    ("roles", "Dogs chased in the very end cats.", "Cats chased dogs.", [("Cats chased dogs", RED)]),
    # An agent stands up to four words behind the verb.
    ("roles", SUED, "Jones by sued Smith.", [("Jones by sued Smith", RED)]),
    ("roles", SUED, "Jones sued Smith now at then by.", [("Jones sued Smith", RED)]),
    ("roles", SUED, "Jones sued Smith now at by.", []),
    ("roles", SUED, "Jones sued lub Smith.", []),
    ("roles", SUED, "So, Jones, sued Smith.", [("Jones, sued Smith", RED)]),
    ("name", "Anna came home.", "It was Mr Smith who spoke.", [("Smith", RED)]),
    # A unit without a number counts once.
    ("unit", "Anna stayed a fortnight in Leeds.", "Anna stayed 14 days in Leeds.", []),
    ("unit", "Anna stayed a fortnight in Leeds.", "Anna stayed 13 days in Leeds.", [("days", RED)]),
    # The source's own subject stands up to three words before what was copied.
    ("stitched", SOLD.replace("sold", "then also sold"), "Bob Reed sold the old house quickly.",
     [("Bob Reed sold the old house quickly", RED)]),
    ("stitched", SOLD.replace("sold", "then also so sold"), "Bob Reed sold the old house quickly.",
     [("Bob Reed sold the old house quickly", AMBER)]),
    ("negation", "Never closed was the bridge today. The bridge is not closed today.", "The bridge is closed today.",
     [("is closed", RED)]),
    ("lifted", "The bridge closed now. Never was it.", "The bridge closed now.", [("The bridge closed now", GREEN)]),
    ("hedge", "The man was accused near Leeds.", "The man was perhaps near Leeds.", [("perhaps", AMBER)]),
    ("roles", "Then the Oder flooded the Neisse.", "Then the Neisse flooded the Oder.",
     [("Neisse flooded the Oder", RED)]),
    # In German, an object's mark up to two words before, or one small letter in what crossed, leaves a doubt.
    ("roles", CALLED, "Den da ja Bob rief Anna an und ging in die Stadt.", [("Bob rief Anna", RED)]),
    ("roles", CALLED, "Den da Bob rief Anna an und ging in die Stadt.", [("Bob rief Anna", AMBER)]),
    ("roles", "Anna rief alten Bob an und ging in die Stadt.", "Alten Bob rief Anna an und ging in die Stadt.",
     [("Alten Bob rief Anna", AMBER)]),
    # A time stands behind both words: a door is none.
    ("date", "Anna drove home last week.", "Anna drove home next door.", []),
    # A doubt that the candidate keeps elsewhere makes up in part for one that it drops.
    ("hedge", "The tower will perhaps fall on cars, as alleged.", "The tower will fall on cars, as alleged.",
     [("will fall", AMBER)]),
    ("name", "Anna came home.", "It was Anna who met Ann Smith.", [("Ann Smith", RED)]),
    ("new word", "Dogs chase brown cats.", "Purple tall dogs chase mice.", [("Purple tall", AMBER), ("mice", AMBER)]),
    # What is put in is red, but not where it only doubts or denies, nor where German writes no noun.
    ("new word", "Dogs chase cats near barns.", "Dogs chase tall perhaps cats near barns.", [("tall perhaps", RED)]),
    ("new word", "Dogs chase cats near barns.", "Dogs chase perhaps nowhere cats near barns.",
     [("perhaps nowhere", AMBER)]),
    ("new word", PRAISED, PRAISED.replace("in dem", "kluge Minister in dem"), [("kluge Minister", RED)]),
    ("new word", PRAISED, PRAISED.replace("in dem", "rosa grau in dem"), [("rosa grau", AMBER)]),
    # A replaced word that too few aligned words hold is passed over, the next is not; a small word beside it is allowed.
    ("replaced word", "Sheep graze daily. Dogs chase brown cats near barns.",
     "Sheep sleep daily. Dogs chase black cats near barns.", [("black", AMBER)]),
    ("replaced word", "Dogs chase the brown cats near barns.", "Dogs chase black cats near barns.", [("black", AMBER)]),
    ("replaced word", "Dogs chase very very very brown cats near barns.", "Dogs chase black cats near barns.", []),
    # Words before the number are passed over on the way to it.
    ("moved number", "30 gorse fir elm cedar birch alder. Dogs saw 12. Birds sing. Cows eat. Owls fly.",
     "Alder birch cedar elm fir gorse 12.", [("12", AMBER)]),
    # Alder weighs 1 beside 30, and 1 / 1.5 behind one word, 1 / 2 behind two: half as much again is not clearly more.
    ("moved number", f"30 alder oak 12. {BUSY}", "12 alder.", []),
    ("moved number", f"30 alder oak elm 12. {BUSY}", "12 alder.", [("12", AMBER)]),
    # A name behind a comma is another name, also where it is the candidate's; a full name may have three words.
    ("other name", "Then Price, Omar thanked the crews in Leeds.", "Then Omar, Omar thanked the crews in Leeds.",
     [("Omar", RED)]),
    ("other name", PRAISED.replace("Anna", "Anna Lena Price"), PRAISED.replace("Anna", "Omar Ali Reed"),
     [("Omar Ali Reed", RED)]),
    ("roles", SUED, "He was. Jones sued Smith.", [("Jones sued Smith", RED)]),
    # All that crossed is marked. A name that stayed explains a swap only if it is nearer than all that crossed.
    ("roles", "Then Brown Smith sued Jones.", "Then Jones sued Brown Smith.", [("Jones sued Brown Smith", RED)]),
    ("roles", "Then Carl Leeds sued Anna Bob.", "Then Anna Leeds Bob sued Carl.", [("Anna Leeds Bob sued Carl", RED)]),
    # Of places that overlap the red one is kept: cats and mice are too far apart for red.
    ("roles", "Dogs chased cats. Mice hunted cats.", "Cats chased dogs as it did here hunted mice.",
     [("Cats chased dogs", RED)]),
    ("roles", "Dogs chased cats.", "Cats chased big red dogs.", [("Cats chased big red dogs", RED)]),
    # A passive's mark and an agent are both a passive.
    ("roles", "Smith was sued by Jones.", "Jones sued by Smith.", [("Jones sued by Smith", RED)]),
    ("roles", SUED, "And Jones sued Smith.", [("Jones sued Smith", RED)]),
    # In German a subject's mark counts behind the verb, an agent in the verb's own sentence.
    ("roles", CALLED, CALLED.replace("Anna rief Bob", "Bob der rief Anna"), [("Bob der rief Anna", RED)]),
    ("roles", CALLED, "Er kam von da. " + CALLED.replace("Anna rief Bob", "Bob rief Anna"), [("Bob rief Anna", RED)]),
    # In Polish the order is free as long as the forms stay, and other forms are other roles.
    ("roles", f"Kowalska pozwała Nowacką {THERE}", f"Nowacką pozwała Kowalska {THERE}", []),
    ("roles", f"Kowalska pozwała Nowacką {THERE}", f"Nowacka pozwała Kowalską {THERE}",
     [("Nowacka pozwała Kowalską", RED)]),
    # What joins words stands in their sentence; words that stand side by side in other forms are joined.
    ("seam", "Dogs and cats. Of birds.", "Dogs. Of cats.", [("Of cats", AMBER)]),
    ("seam", "Dogs sing. The dog chases mice. They chase birds.", "Dogs chase.", []),
    # The name may stand one sentence earlier, not two; what is said begins with a small word or a verb.
    ("stitched", "Birds sing. Bob Reed came. Anna Price sold the old house quickly.",
     "Bob Reed sold the old house quickly.", []),
    ("stitched", "Bob Reed came. Birds sing. Anna Price sold the old house quickly.",
     "Bob Reed sold the old house quickly.", [("Bob Reed sold the old house quickly", RED)]),
    ("stitched", "Anna Price the owner of mills left. Birds sing. Wolves hunt. Bob Reed came home.",
     "Bob Reed the owner of mills left.", [("Bob Reed the owner of mills left", RED)]),
    ("stitched", "Anna Price quickly sold the old house. Birds sing. Wolves hunt. Bob Reed came home.",
     "Bob Reed quickly sold the old house.", [("Bob Reed quickly sold the old house", AMBER)]),
    ("date", "Anna drove home next.", "Anna drove home last.", []),
    # What denies stands before the first word that was copied, in its own sentence.
    ("lifted", "If so dogs chase cats. Birds sing loud.", "cats birds sing.", []),
    ("number", "Anna drove 40 miles.", "Two dogs.", [("Two", AMBER)]),
    ("new word", "Dogs chase cats near barns. Birds sing loud songs.",
     "Dogs chase purple tall cats near barns. Birds sing soft songs.", [("purple tall", RED), ("soft", AMBER)]),
    ("quantifier", "Anna saw 1 cat in Leeds.", "Anna saw no cat in Leeds.", [("no", RED)]),
    # All names of the source's stretch count, the first and the one behind a comma too; of the candidate's the first.
    ("other name", "We saw French or Omar thank crews in Leeds.", "We saw France thank crews in Leeds.", []),
    ("other name", "We saw Omar or French thank crews in Leeds.", "We saw France thank crews in Leeds.", []),
    ("other name", "They said, France thanked the crews in Leeds.", "They said, French thanked the crews in Leeds.", []),
    ("other name", "We saw France thank crews in Leeds.", "We saw French, Omar thank crews in Leeds.", []),
    # One aligned word holds no change of names; the next change is looked at.
    ("other name", "We saw Anna Price. Bob Lee thanked the crews in Leeds.",
     "We saw Omar Reed. Ali Khan thanked the crews in Leeds.", [("Ali Khan", RED)]),
    ("other name", "We saw France thank crews in Leeds. Bob Lee thanked the crews in Leeds.",
     "We saw French thank crews in Leeds. Ali Khan thanked the crews in Leeds.", [("Ali Khan", RED)]),
    ("other name", PRAISED, PRAISED.replace("Anna", "Omar Reed"), [("Omar Reed", AMBER)]),
    ("other name", "Anna Price met Omar Reed.", "They met Price Reed.", []),
    # Small words around a name do not bear it out.
    ("other name", "Anna Price thanked the crews in Leeds. The man in black saw Omar Reed.",
     "Omar Reed thanked the crews in Leeds.", [("Omar Reed", RED)]),
    # Six words from one side to the other are close, seven are not.
    ("roles", "Dogs chased cats.", "Cats then at the very chased dogs.", [("Cats then at the very chased dogs", RED)]),
    ("roles", "Dogs chased cats.", "Cats then at the very same chased dogs.",
     [("Cats then at the very same chased dogs", AMBER)]),
    # An agent alone makes a passive where the verb may stand last, and so does its mark.
    ("roles", CALLED, CALLED.replace("Anna rief Bob", "Bob von da rief Anna"), []),
    ("roles", SUED, "Jones was sued at Smith.", []),
    ("roles", CALLED, CALLED.replace("Anna rief Bob", "Bob oder rief Anna"), []),
    ("roles", f"Kowalska pozwała Nowacką {THERE}", f"Nowacka i pozwała Kowalską {THERE}", []),
    ("roles", f"Kowalska pozwała Nowacką {THERE}", f"Nowacka oraz pozwała Kowalską {THERE}", []),
    ("roles", f"Kowalska pozwała Nowacką {THERE}", f"Nowacka aby pozwała Kowalską {THERE}",
     [("Nowacka aby pozwała Kowalską", RED)]),
    ("roles", f"Kowalska pozwała Nowacką {THERE}", f"Nowacką pozwała Kowalską {THERE}",
     [("Nowacką pozwała Kowalską", RED)]),
    ("roles", "Smith chased Jones.", "Jones chase Smith.", []),
    # Of two equally near sentences the first decides: cats are far, birds are close. Of two red places the shorter.
    ("roles", "Dogs sued cats. Dogs sued birds.", "Cats then birds at the very sued dogs.",
     [("Cats then birds at the very sued dogs", AMBER)]),
    ("roles", "Mice hunted cats. Dogs chased mice.", "Cats then at the hunted mice chased dogs.",
     [("mice chased dogs", RED)]),
    ("roles", f"{SUED} Dogs chased cats.", "Jones sued Smith. Cats chased dogs.",
     [("Jones sued Smith", RED), ("Cats chased dogs", RED)]),
    # Behind three words of a side another name is seen only if none of them is one; a fourth word is not.
    ("roles", "Then Carl sued Bob. We saw Anna.", "Then Bob with Anna red dogs sued Carl.", []),
    ("roles", "Then Carl sued Bob. We saw Anna.", "Then Bob with blue red dogs sued Carl.",
     [("Bob with blue red dogs sued Carl", RED)]),
    ("roles", "Dogs chased cats.", "Cats from big red barns chased dogs.", []),
    # Five words behind the verb are its side, the sixth is not.
    ("roles", "Dogs chased then in the very same cats.", "Cats chased dogs.", []),
    ("stitched", "Dogs chase brown cats. Birds sing. Wolves hunt sheep daily.",
     "Dogs chase brown wolves hunt sheep daily.", [("brown wolves", AMBER)]),
    # Three small words are no stretch that says something; the name may stand in the sentence itself.
    ("stitched", "It was the old king. Birds sing. Dogs chase brown cats.", "It was the dogs chase brown.", []),
    ("stitched", SOLD, "Anna sold the old house quickly.", []),
    # Two of three words are near enough, and so are two of five that weigh the same: 0.4 is not less than 0.4.
    ("worst sentence", "Dogs chase brown cats. Birds sing. Wolves hunt sheep daily. Cows eat.",
     "Dogs chase sing hunt sheep.", []),
    ("worst sentence", "Dogs chase brown cats. Birds sing.", "Dogs chase birds.", []),
    ("date", "Anna drove home last Monday.", "Anna drove home next Monday.", [("next", RED)]),
    ("moved number", "Anna sold 12 houses in Leeds then.", "Anna sold 50.", [("50", AMBER)]),
    # A number that is too small to be told is passed over; what is about stands before the number.
    ("number", "Anna drove 40 miles.", "One dog drove 50 miles.", [("50", RED)]),
    ("number", "Anna drove 40 miles.", "Anna came 2nd.", [("2nd", RED)]),
    ("number", "Bob paid 5.1 million dollars.", "Bob paid 5 million dollars about then.", [("5 million dollars", AMBER)]),
    ("replaced word", "Dogs chase very very brown cats near barns.", "Dogs chase black cats near barns.",
     [("black", AMBER)]),
    ("other name", "We saw judges thank crews in Leeds.", "We saw Omar thank crews in Leeds.", []),
    # One name among what crossed on a side is enough.
    ("roles", "Then red Smith sued Jones.", "Jones then at the very same as it did here sued red Smith.",
     [("Jones then at the very same as it did here sued red Smith", RED)]),
    ("seam", "Dogs chase brown cats. Birds sing.", "Zebra dogs sing.", [("dogs sing", AMBER)]),
    # A doubt left out before the first word stands between no aligned words.
    ("hedge", "Perhaps tower parts fall on cars.", "Towers parts fall on cars.", [("Towers", AMBER)]),
    # A rank is no rival of a number.
    ("moved number", "3rd gorse fir elm cedar birch alder. Dogs saw 12. Birds sing. Cows eat. Owls fly.",
     "12 alder birch cedar elm fir gorse.", []),
    # A number that is said to be rounded is passed over, the next is not.
    ("number", "Bob paid 5.1 million dollars.", "Bob paid about 5 million dollars and 60 euros.", [("60 euros", RED)]),
    # Three aligned words hold a phrase that is put in.
    ("new word", "Dogs chase cats.", "Dogs chase purple tall cats.", [("purple tall", RED)]),
    # Crews and Leeds, up to five words behind the name, bear it out; Leeds as the sixth does not.
    ("other name", "Anna Price thanked the crews in Leeds. We saw Omar Reed with crews from Leeds.",
     "Omar Reed thanked the crews in Leeds.", [("Omar Reed", AMBER)]),
    ("other name", "Anna Price thanked the big crews in Leeds. We saw Omar Reed with crews from Leeds.",
     "Omar Reed thanked the big crews in Leeds.", [("Omar Reed", RED)]),
    ("other name", "Anna Price met Omar Ali Reed.", "They met Ali Price.", [("Ali Price", RED)]),
    # The second and the third sentence are neighbours as the first and the second are.
    ("stitched", "Cows eat. Dogs chase brown cats. Birds sing loud songs.", "Dogs chase brown birds sing loud.", []),
    ("stitched", "Dogs chase brown cats. Birds sing. It was the old king.", "Dogs chase brown it was the.", []),
]  # fmt: skip


@pytest.mark.parametrize(("cue", "source", "candidate", "expected"), ROWS)
def test_what_is_marked(cue: str, source: str, candidate: str, expected: Marked) -> None:
    assert marked(cue, source, candidate) == expected


@pytest.mark.parametrize(
    ("cue", "candidate", "source", "words"),
    [
        ("negation", "The bridge is closed today.", "The bridge is never and not closed today.", "“never and not”"),
        ("quantifier", "All members voted for it.", "Some or most members voted for it.", "“Some”"),
        ("replaced word",
         "Dogs chase black cats near old barns with tall doors by blue lakes in red hills under grey skies.",
         ("Dogs chase white cats by blue lakes in red hills under grey skies. "
          "Dogs chase brown cats near old barns with tall doors."), "“brown”"),
        # Of two alignments that of more words beside the change is told, of equals that of the larger share.
        ("replaced word", "Dogs chase black cats near barns.",
         "Dogs chase white cats. Dogs chase brown cats near barns.", "“brown”"),
        ("replaced word", "Dogs chase black cats near big barns by blue lakes in red hills under grey skies.",
         ("Dogs chase brown cats near big barns by blue lakes in red hills under grey skies. "
          "Dogs chase white cats near big barns by blue lakes in red hills."), "“brown”"),
    ],
)  # fmt: skip
def test_which_words_are_told(cue: str, candidate: str, source: str, words: str) -> None:
    (place,) = CUES[cue].find(Reading(candidate, Study(source)))
    assert words in place.reason


def test_the_place_of_a_swap_reaches_to_the_last_word_that_crossed() -> None:
    source = "Then Smith sued Jones Brown."
    (place,) = CUES["roles"].find(Reading("Then Jones Brown sued Smith.", Study(source)))
    assert source[slice(*place.source or (0, 0))] == "Smith sued Jones Brown"


def test_a_capital_letter_ends_no_sentence_before_it() -> None:
    assert CUES["cut off"].find(Reading("Mr X went home", Study(None))) == []


def test_digits_in_groups_as_nobody_writes_them_are_no_groups() -> None:
    (whole,) = [word.number for word in read("123,456", TONGUES["en"]).words]
    for text in ("1,2,3456", "1,234,56", "1,23,45", "1,2,345", "1,23,4567"):
        (number,) = [word.number for word in read(text, TONGUES["en"]).words]
        assert number is not None
        assert whole is not None
        assert not same(number, whole)
        assert number.value < whole.value


def test_a_study_speaks_the_language_of_its_first_reference_and_holds_all_texts() -> None:
    german, english = "Der Hund ist in der Stadt und schläft.", "The dog is in the town and it sleeps."
    spoken = Study(None, [german, english]).tongue
    assert spoken is not None
    assert spoken.code == "de"
    assert Study("a b", ["c"]).all_keys == ("a", "b", BARRIER, "c")
    assert Study(None, ["c"]).all_keys == (BARRIER, "c")


def test_no_number_small_word_or_german_noun_is_a_verb() -> None:
    def verbs(text: str) -> list[str]:
        reading = Reading(text, Study(text))
        return [word.key for at, word in enumerate(reading.words) if reading.is_verb(at)]

    assert verbs("He will the run.") == []
    assert verbs("He will run.") == ["run"]
    assert verbs("Der Gast rief in der Stadt und war nicht da.") == ["rief"]


def test_what_an_apostrophe_cut_off_has_no_capital() -> None:
    assert [word.capital for word in read("We'll stay", TONGUES["en"]).words] == [True, False, False]


def test_a_candidate_without_a_source_cannot_be_asked_for_it() -> None:
    with pytest.raises(ValueError, match="has no source"):
        _ = Reading("Dogs sing.", Study(None)).source


def test_a_polish_noun_with_a_capital_that_the_source_writes_small_is_no_name() -> None:
    reading = Reading("Wczoraj nie była na Rynku.", Study("Wczoraj nie była na rynku i nie w domu."))
    assert reading.tongue.code == "pl"
    assert reading.names == []
