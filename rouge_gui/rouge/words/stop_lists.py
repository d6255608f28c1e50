"""The bundled stop lists: frequent words that carry little meaning, never a negation, a number or a modal."""

from functools import cache

from rouge_gui import assets
from rouge_gui.rouge.kinds import StopList


@cache
def _english() -> frozenset[str]:
    return frozenset(assets.stop_words("english"))


ENGLISH = StopList("Our own list of English function words; not, no, numbers and modals stay.", _english)
