"""What is done to single words: `STEMMERS` and `STOP_LISTS`, each registered by name."""

from rouge_gui.rouge.kinds import Stemmer, StopList
from rouge_gui.rouge.words import porter, stop_lists

STEMMERS: dict[str, Stemmer] = {
    "none": Stemmer("Words are compared as they are.", lambda: lambda word: word),
    "porter": porter.STEMMER,
}
STOP_LISTS: dict[str, StopList] = {
    "none": StopList("No word is left out.", frozenset),
    "english": stop_lists.ENGLISH,
}
