"""Porter's stemmer in the three modes of nltk; the first is rouge-score's, for words longer than three letters."""

from collections.abc import Callable
from functools import cache, lru_cache

from rouge_gui.rouge.kinds import Stemmer
from rouge_gui.wording import said

SHORTEST = 4
REMEMBERED = 200_000


def _maker(mode: str) -> Callable[[], Callable[[str], str]]:
    @cache
    def make() -> Callable[[str], str]:
        from nltk.stem.porter import PorterStemmer

        stemmer = PorterStemmer(mode)

        @lru_cache(maxsize=REMEMBERED)
        def stem(word: str) -> str:
            return str(stemmer.stem(word)) if len(word) >= SHORTEST else word

        return stem

    return make


@cache
def irregular() -> dict[str, str]:
    """Return nltk's irregular forms, word -> stem, which its extended mode looks up before any rule."""
    from nltk.stem.porter import PorterStemmer

    return dict(PorterStemmer(PorterStemmer.NLTK_EXTENSIONS).pool)


NLTK = Stemmer(
    said("Porter's stemmer as rouge-score uses it: words of four letters and more (nltk's own extensions)."),
    _maker("NLTK_EXTENSIONS"),
)
MARTIN = Stemmer(
    said("Porter's stemmer with its author's later changes; words of four letters and more."),
    _maker("MARTIN_EXTENSIONS"),
)
ORIGINAL = Stemmer(
    said("Porter's stemmer as published in 1980; words of four letters and more."),
    _maker("ORIGINAL_ALGORITHM"),
)
