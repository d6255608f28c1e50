"""What is done to single words: `STEMMERS` and `STOP_LISTS`, each registered by name."""

from rouge_gui.rouge.kinds import Stemmer, StopList
from rouge_gui.rouge.words import porter, porter_perl, snowball, stop_lists
from rouge_gui.wording import said

STEMMERS: dict[str, Stemmer] = {
    "none": Stemmer(said("Words are compared as they are."), lambda: lambda word: word),
    "porter": porter.NLTK,
    "porter martin": porter.MARTIN,
    "porter 1980": porter.ORIGINAL,
    "ROUGE-1.5.5": porter_perl.STEMMER,
    "porter ROUGE-1.5.5": porter_perl.BARE,
    **snowball.STEMMERS,
}
STOP_LISTS: dict[str, StopList] = {
    "none": stop_lists.NONE,
    "english": stop_lists.ENGLISH,
    "ROUGE-1.5.5": stop_lists.PERL,
    "file": stop_lists.OWN,
}
