"""The stemmer of ROUGE-1.5.5: Porter's of 1980 with a fourth step of its own, after WordNet's table of exceptions."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache

from rouge_gui.perl_data import exceptions, home
from rouge_gui.rouge.kinds import Stemmer
from rouge_gui.wording import said

SHORTEST = 4
REMEMBERED = 200_000
FIRST_TEST = (
    "ement", "ance", "ence", "able", "ible", "ant", "ism", "ate", "iti", "ous", "ive", "ize", "al", "er", "ic", "ou",
)  # fmt: skip
OFTEN = 1


def _stemmer(table: Mapping[str, str]) -> Callable[[str], str]:
    from nltk.stem.porter import PorterStemmer

    class PerlPorter(PorterStemmer):  # type: ignore[misc]  # nltk has no types
        """Martin's mode, but step 4 makes its tests one after the other, each on what the one before left."""

        def _step4(self, word: str) -> str:
            word = self._cut(word, next((suffix for suffix in FIRST_TEST if word.endswith(suffix)), ""))
            word = self._cut(word, "ment")
            if word.endswith("ent"):
                return self._cut(word, "ent")
            if word.endswith(("sion", "tion")):
                return self._cut(word, "ion")
            return word

        def _cut(self, word: str, suffix: str) -> str:
            if not suffix or not word.endswith(suffix):
                return word
            rest = word[: -len(suffix)]
            return rest if self._measure(rest) > OFTEN else word

    stemmer = PerlPorter(mode=PorterStemmer.MARTIN_EXTENSIONS)

    @lru_cache(maxsize=REMEMBERED)
    def stem(word: str) -> str:
        if len(word) < SHORTEST:
            return word
        return table.get(word) or stemmer.stem(word)

    return stem


def _make() -> Callable[[str], str]:
    return _make_at(home())


@cache
def _make_at(_home: str) -> Callable[[str], str]:
    return _stemmer(exceptions())


@cache
def _make_bare() -> Callable[[str], str]:
    return _stemmer({})


STEMMER = Stemmer(
    said(
        "ROUGE-1.5.5's own: WordNet's exceptions where its data files are found, else its variant of Porter's; "
        "words of four letters and more."
    ),
    _make,
)
BARE = Stemmer(
    said(
        "ROUGE-1.5.5's variant of Porter's without WordNet's exceptions: what -m does where their table is empty, as in "
        "files2rouge; words of four letters and more."
    ),
    _make_bare,
)
