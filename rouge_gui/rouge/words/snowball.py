"""Snowball's stemmers, one a language, from nltk."""

from collections.abc import Callable
from functools import cache, lru_cache

from rouge_gui.rouge.kinds import Stemmer

LANGUAGES = (
    "arabic", "danish", "dutch", "english", "finnish", "french", "german", "hungarian", "italian", "norwegian",
    "portuguese", "romanian", "russian", "spanish", "swedish",
)  # fmt: skip
REMEMBERED = 200_000


def _maker(language: str) -> Callable[[], Callable[[str], str]]:
    @cache
    def make() -> Callable[[str], str]:
        from nltk.stem.snowball import SnowballStemmer

        stemmer = SnowballStemmer(language)

        @lru_cache(maxsize=REMEMBERED)
        def stem(word: str) -> str:
            return str(stemmer.stem(word))

        return stem

    return make


STEMMERS = {
    f"snowball {language}": Stemmer(f"Snowball's stemmer for {language.capitalize()}.", _maker(language))
    for language in LANGUAGES
}
