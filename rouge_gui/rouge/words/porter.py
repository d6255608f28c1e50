"""rouge-score's stemmer: nltk's Porter stemmer with its own extensions, for words longer than three letters."""

from collections.abc import Callable
from functools import cache, lru_cache

from rouge_gui.rouge.kinds import Stemmer

SHORTEST = 4
REMEMBERED = 200_000


@cache
def _make() -> Callable[[str], str]:
    from nltk.stem.porter import PorterStemmer

    stemmer = PorterStemmer()

    @lru_cache(maxsize=REMEMBERED)
    def stem(word: str) -> str:
        return stemmer.stem(word) if len(word) >= SHORTEST else word

    return stem


STEMMER = Stemmer(
    "Porter's stemmer as rouge-score uses it: words of four letters and more (nltk's default mode).", _make
)
