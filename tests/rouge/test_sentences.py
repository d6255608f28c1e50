"""Where our own rules end a sentence, each rule on a text of its own; a bar stands where one ends."""

import pytest

from rouge_gui.rouge.sentences import SENTENCES

CUT = [
    "It ends.| So it does.",
    "Stop!| go on.",
    "so it begins.| It ends.",
    "He left. then HE came.",
    "She left. iPhones stayed.",
    'He met "Dr." Smith.',
    "Dr. Smith and J. R. Jones came.",
    "It is 3.5 or so.",
    "One line|\nanother",
    '"It ends."| So it does.',
    "(It ends.)| He (Dr. Smith) left.",
    "Is it?| \u201cYes.\u201d| He left.",
    "It ends\u3002|So it does\uff01",
    "They paid 5.| Then they left.",
    "It ends\u3002|Dr. Smith came.",
    "...| It goes on.",
    # Forty characters behind a full stop are looked at, not more.
    "It ends." + " " * 39 + "so it does.",
    "It ends.|" + " " * 40 + "so it does.",
    " \n",
]


@pytest.mark.parametrize("text", CUT)
def test_our_rules(text: str) -> None:
    raw = text.replace("|", "")
    found = [raw[slice(*span)] for span in SENTENCES["rules"].split(raw)]
    assert found == [piece.strip() for piece in text.split("|") if piece.strip()]
