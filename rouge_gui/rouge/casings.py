"""How case is settled before a text is tokenized; `CASINGS` registers the ways by name."""

import string

from rouge_gui.rouge.kinds import Casing
from rouge_gui.wording import said

ASCII_LOWER = str.maketrans(string.ascii_uppercase, string.ascii_lowercase)

CASINGS: dict[str, Casing] = {
    "lower": Casing(said("Capital and small letters are the same."), str.lower),
    "lower ASCII": Casing(
        said("A to Z become small, other letters stay, as in ROUGE-1.5.5."),
        lambda text: text.translate(ASCII_LOWER),
    ),
    "keep": Casing(said("Capital and small letters differ."), str),
}
