"""The languages the cues know words of: `TONGUES`, and `spoken`, which tells which one a text is in."""

from collections.abc import Iterable

from rouge_gui.rouge.evidence.tongue import Tongue
from rouge_gui.rouge.evidence.tongues import english, german, polish

TONGUES: dict[str, Tongue] = {"en": english.TONGUE, "de": german.TONGUE, "pl": polish.TONGUE}


def spoken(words: Iterable[str]) -> Tongue:
    """Return the language whose function words are the most frequent among `words` (lower case); English on a tie."""
    heard = list(words)
    return max(TONGUES.values(), key=lambda tongue: sum(word in tongue.stop_words for word in heard))
