"""How case is settled before a text is tokenized; `CASINGS` registers the ways by name."""

from rouge_gui.rouge.kinds import Casing

CASINGS: dict[str, Casing] = {
    "lower": Casing("Capital and small letters are the same.", str.lower),
    "keep": Casing("Capital and small letters differ.", str),
}
