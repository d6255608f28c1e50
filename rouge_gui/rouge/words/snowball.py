"""Snowball's stemmers, one a language, from nltk."""

from collections.abc import Callable
from functools import cache, lru_cache

from rouge_gui.rouge.kinds import Stemmer
from rouge_gui.rouge.languages import LANGUAGES
from rouge_gui.wording import said

KNOWN = (
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
    f"snowball {language}": Stemmer(
        said("Snowball's stemmer for {language}.", language=LANGUAGES[language]), _maker(language)
    )
    for language in KNOWN
}
