"""The cues' own tokenizer by hand: which words and marks it knows, and where it ends a sentence."""

import pytest

from rouge_gui.rouge.evidence.pieces import pieces
from rouge_gui.rouge.evidence.tongue import factors_of, forms_of, scales_of, values_of
from rouge_gui.rouge.evidence.tongues import TONGUES, spoken
from rouge_gui.rouge.evidence.words import Word, read

KEYS: dict[str, list[str]] = {
    "Don't stop": ["do", "not", "stop"],
    "We'll say they've left; you're late": [
        "we",
        "will",
        "say",
        "they",
        "have",
        "left",
        "you",
        "are",
        "late",
    ],
    "He'd know it's Anna's": ["he", "know", "it", "anna"],
    "I can't, won't, shan't, cannot": ["i", "can", "not", "will", "not", "shall", "not", "can", "not"],
    "the dogs' bowl": ["the", "dogs", "bowl"],
    "the U.S. and the E.U.": ["the", "us", "and", "the", "eu"],
    "an s alone and a t": ["an", "s", "alone", "and", "a", "t"],
    "O\u2019Neill doesn\u2019t": ["o'neill", "does", "not"],
    "-lrb- Anna -rrb- ``so''": ["anna", "so"],
    "3.5 and 40,000 and 3rd": ["#3.5", "and", "#40000.0", "and", "#o3.0"],
    "on 12 June they": ["on", "@12.6", "they"],
    "on June 12th they": ["on", "@12.6", "they"],
    "on June 12 th they": ["on", "@12.6", "th", "they"],
    "15 per cent of a 5-dollar bill": ["#15.0%", "of", "a", "#5.0", "bill"],
    "I do n't": ["i", "do", "not"],
    "the 3\u2019s end": ["the", "#3.0", "end"],
    "the 3's end": ["the", "#3.0", "end"],
    "two-million kilos of 3rd": ["#2000000.0", "kilos", "of", "#o3.0"],
    "at 12:30 they": ["at", "#t750.0", "they"],
    "15 % of 15": ["#15.0%", "of", "#15.0"],
}
# A bar stands where a sentence ends.
CUT = [
    ("en", "Anna left.| Bob stayed.| \u201cNo!\u201d| She came?| Yes"),
    ("en", "He met Dr. Smith and J. R. Jones.| They left."),
    ("en", "Anna left.| (Bob stayed.)| Then"),
    # Two marks behind it a full stop is still that of `Dr.`; behind three it ends the sentence.
    ("en", "He met Dr. ((Smith left"),
    ("en", "He met Dr.| (((Smith left"),
    ("en", "It is 5 p.m. now"),
    ("en", "They paid 5.| Then they left"),
    ("en", "They paid 5. then they left"),
    ("en", "They paid 5.|\nthen they left"),
    ("en", "They paid 3 million.| Then they left"),
    ("en", "A headline|\nThey paid 5. then they left"),
    ("en", "Anna Price|\n\nbob stayed"),
    ("en", "the long line\ngoes on"),
    ("en", "A headline|\nA second"),
    ("en", "It was done.|\nit was"),
    ("en", "It was approx.|\nit was"),
    ("en", "He left (today).| then he"),
    ("en", "It ended.Xavier left"),
    ("en", "Wait ...| what"),
    ("en", "It costs 3.5 or more.It ends"),
    ("en", 'He met J. "Roy" Jones.| They left.'),
    ("en", "They paid 5.| (\nthen they left)"),
    ("en", "the file X\ngoes on"),
    ("de", "Am 3. kam er.|\nEr ging"),
    ("en", "He left in May.| 5 stayed"),
    ("de", "Am 12. Juni kam sie.| Am 3. kam er"),
    ("de", "Sie kam am 12.|\nEr ging"),
]


def keys(text: str) -> list[str]:
    return [word.key for word in read(text, TONGUES["en"]).words]


@pytest.mark.parametrize("text", KEYS)
def test_the_words_of_a_text(text: str) -> None:
    assert keys(text) == KEYS[text]


@pytest.mark.parametrize(("language", "text"), CUT)
def test_where_sentences_end(language: str, text: str) -> None:
    raw = text.replace("|", "")
    prose = read(raw, TONGUES[language])
    wanted = [len(read(piece, TONGUES[language]).words) for piece in text.split("|")]
    assert [len(sentence) for sentence in prose.sentences] == wanted


def told(word: Word) -> tuple[str, bool, bool, bool]:
    return word.key, word.capital, word.opens, word.soft


def test_what_is_known_of_each_word() -> None:
    words = read("Anna, who ran \u2013 and (Bob) well-known. Then 12 cats", TONGUES["en"]).words
    assert [told(word) for word in words] == [
        ("anna", True, True, False),
        ("who", False, False, True),
        ("ran", False, False, False),
        ("and", False, False, True),
        ("bob", True, False, True),
        ("well", False, False, True),
        ("known", False, False, False),
        ("then", True, True, False),
        ("#12.0", False, False, False),
        ("cats", False, False, False),
    ]
    assert [word.stem for word in words[:3]] == ["anna", "who", "run"]


def test_a_capital_inside_a_word_is_none() -> None:
    assert [word.capital for word in read("We saw iPhones of BBC", TONGUES["en"]).words] == [
        True, False, False, False, True,
    ]  # fmt: skip


def test_what_was_opened_has_no_capital() -> None:
    assert [word.capital for word in read("Can't stay", TONGUES["en"]).words] == [True, False, False]


def test_pieces_stand_where_they_were_written() -> None:
    raw = "Don't can't U.S. Anna's $5"
    assert [raw[piece.start : piece.end] for piece in pieces(raw)] == [
        "Do", "n't", "can", "'t", "U.S.", "Anna", "$", "5",
    ]  # fmt: skip


def test_lists_of_words_are_read() -> None:
    assert factors_of("1: a b 1e6: c") == {"a": 1, "b": 1, "c": 1e6}
    assert values_of("2: a 3: b c") == {"a": 2, "b": 3, "c": 3}
    assert forms_of("rise rose risen; fall fell") == {"rose": "rise", "risen": "rise", "fell": "fall"}
    (first, second) = scales_of("date: a b | c hedge: d | e")
    assert (first.kind, first.groups) == ("date", (frozenset("ab"), frozenset("c")))
    assert (second.kind, second.groups) == ("hedge", (frozenset("d"), frozenset("e")))


def test_words_that_deny_doubt_and_date() -> None:
    english = TONGUES["en"]
    deny = ("refused", "refuse", "lack", "lacking", "denied")
    assert [word for word in (*deny, "ref", "freedom", "without", "black") if english.denies(word)] == [*deny]
    doubting = ("may", "perhaps", "probably", "reportedly", "will", "surely", "dog")
    assert [word for word in doubting if english.hedges(word)] == [
        "may", "perhaps", "probably", "reportedly",
    ]  # fmt: skip
    assert [word for word in ("may", "perhaps", "surely") if english.doubts(word)] == ["perhaps"]
    assert [word for word in ("monday", "last", "june", "week", "dog") if english.is_date(word)] == [
        "monday",
        "last",
        "june",
    ]
    assert [word for word in ("monday", "week", "km", "dog") if english.is_unit(word)] == ["week", "km"]


def test_a_whole_word_goes_before_a_beginning() -> None:
    english = TONGUES["en"]
    kinds = {
        word: [english.scales[scale].kind for scale, _ in english.on_scales(word)]
        for word in ("climbing", "up", "dog", "cl")
    }
    assert kinds == {"climbing": ["opposite"], "up": ["opposite"], "dog": [], "cl": []}
    # `fir*` (fired) and `fire` stand for themselves; `first` is a rank.
    assert kinds_of("first") == ["comparative"]
    assert kinds_of("fired") == ["opposite"]
    # Two letters are no beginning: a train is no try.
    assert kinds_of("train") == []


def kinds_of(word: str) -> list[str]:
    english = TONGUES["en"]
    return [english.scales[scale].kind for scale, _ in english.on_scales(word)]


def test_the_language_is_that_of_the_small_words() -> None:
    assert spoken(["the", "dog", "and", "the", "cat"]).code == "en"
    assert spoken("der Hund und die Katze".lower().split()).code == "de"
    assert spoken(["pies", "i", "kot", "nie", "są", "tu"]).code == "pl"
    assert spoken([]).code == "en"


@pytest.mark.parametrize(
    ("language", "stems"),
    [
        (
            "en",
            {
                "rose": "ris",
                "stations": "st",
                "stopped": "stop",
                "cities": "cit",
                "bus": "bus",
                "boxes": "box",
                "dogs": "dog",
                "added": "add",
            },
        ),
        (
            "de",
            {
                "häuser": "haus",
                "gespielt": "spiel",
                "gesagt": "gesag",
                "gelernt": "lern",
                "hunde": "hund",
                "bücher": "buch",
                "hörte": "hor",
                "straße": "strass",
                "gefahren": "fahr",
                "gehen": "geh",
                "kinder": "kind",
                "gut": "gut",
                "rote": "rote",
            },
        ),
        (
            "pl",
            {
                "żółty": "zolt",
                "kot": "kot",
                "domowi": "domo",
                "samochodami": "samochod",
                "kobieta": "kobie",
                "domu": "domu",
                "samochodowymi": "samochodow",
            },
        ),
    ],
)
def test_stems_cut_what_inflection_adds(language: str, stems: dict[str, str]) -> None:
    assert {word: TONGUES[language].stem(word) for word in stems} == stems


@pytest.mark.parametrize(
    ("language", "verbs", "others"),
    [
        ("en", "rose stopped going hit", "men red bed dog ing"),
        ("de", "rief sagte sagten geht", "haus katze ute"),
        ("pl", "była kupił kupiła kupiły kupiło kupili kupują kupuje kupiony kupiona kupiono", "kot dom ała"),
    ],
)
def test_verbs_are_guessed_from_their_form(language: str, verbs: str, others: str) -> None:
    is_verb = TONGUES[language].is_verb
    assert [word for word in verbs.split() if not is_verb(word)] == []
    assert [word for word in others.split() if is_verb(word)] == []
