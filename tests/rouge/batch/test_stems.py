"""The compiled stemmer gives each word the stem that nltk gives it, in every mode."""

import random
from collections.abc import Callable
from itertools import product

import pytest
from nltk.stem.porter import PorterStemmer

from rouge_gui import assets, perl_data
from rouge_gui.corpus.example import Example
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.rouge.batch import engine
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.words import STEMMERS, STOP_LISTS

pytestmark = pytest.mark.skipif(
    not engine.is_built(), reason="NOT TESTED: the compiled stemmer, for the kernels are not built here"
)
Stem = Callable[[str], str]
Recorder = Callable[[str, object], None]
SHORTEST = 4
ENDING_WORDS = """
    s ss es ies sses ied ed eed ing ingly bled ating izing hopping falling fizzed filing y ly lly ically
    ational tional enci anci izer abli alli entli eli ousli ization ation ator alism iveness fulness ousness aliti
    iviti biliti bli fulli logi logy icate ative alize iciti ical ful ness al ance ence er ic able ible ant ement ment ent
    sion tion ion ou ism ate iti ous ive ize e ll alliallialli
"""
ROOT_WORDS = """
    a e y b st tr yes sky toy cry yyy ayy ow ew owx hop fal fiz control rol probat ceas reviv conform radic hesit
    valenc digit form differ vile analog vietnam predic oper feud decis hop call electr good triplic adjust homolog
    effect bowdler adopt activ angular dependent syzygy yyyyyy aeiou bcdfg ionization 3 42nd x1
"""
ENDINGS, ROOTS = ENDING_WORDS.split(), ROOT_WORDS.split()
JUDGES: dict[str, Stem] = {
    "porter": PorterStemmer(PorterStemmer.NLTK_EXTENSIONS).stem,
    "porter martin": PorterStemmer(PorterStemmer.MARTIN_EXTENSIONS).stem,
    "porter 1980": PorterStemmer(PorterStemmer.ORIGINAL_ALGORITHM).stem,
}


def words() -> list[str]:
    """Return words of the samples, of the stop lists and of WordNet's exceptions, and words made of suffixes and of y."""
    draw = random.Random("stems")  # noqa: S311 (drawn the same in every run)
    texts = [
        " ".join((item.source or "", *item.references, *(each.text for each in item.candidates.values())))
        for item in open_corpus(assets.samples())
        if isinstance(item, Example)
    ]
    read = {word for text in texts for word in text.lower().split()}
    irregular = sorted(perl_data.exceptions())
    made = [root + first + second for root, first, second in product(ROOTS, ENDINGS, ("", *ENDINGS))]
    letters = ["".join(draw.choices("aeybtlsz", k=draw.randint(4, 12))) for _ in range(1500)]
    found = [
        *read,
        *STOP_LISTS["english"].words(""),
        *draw.sample(irregular, min(1000, len(irregular))),
        *draw.sample(made, 4500),
        *(root + ending for root in ROOTS for ending in ENDINGS),
        *letters,
        *(
            "y" * size + ending
            for size in (1, 2, 3, 7, 8, 40, 99)
            for ending in ("", "ed", "ing", "s", "ly", "ous")
        ),
    ]
    return sorted({word for word in found if word.isascii() and word.isalnum()})


WORDS = words()


def differing(words: list[str], stemmer: str, judge: Stem) -> list[str]:
    """Return the words of which the kernel makes another stem than `judge`.

    Each is read beside a word that a lexicon turns into the stem that is expected, whatever the rules say.
    """
    from rouge_gui.rouge.batch.kernels import Lexicon, Workspace
    from rouge_gui.rouge.batch.numbering import steps_of

    stems = [judge(word) if len(word) >= SHORTEST else word for word in words]
    lower, wide, mode, lexicon = steps_of(Options(stemmer=stemmer))
    ids = Workspace().read(words, lower, wide, mode, lexicon)[0]
    expected = {f"q{place}q": stem for place, stem in enumerate(stems)}
    both = " ".join(f"{word} q{place}q" for place, word in enumerate(words))
    # The irregular words come from the same lexicon as the stems that are expected.
    known = {word: stem for word, stem in irregular_of(stemmer).items() if word.isascii() and word.isalnum()}
    pairs = Workspace().read([both], lower, wide, mode, Lexicon({**known, **expected}))[0].reshape(-1, 2)
    assert len(ids) == len(words)
    assert len(set(ids.tolist())) == len(set(stems))
    return [word for word, (mine, theirs) in zip(words, pairs.tolist(), strict=True) if mine != theirs]


def irregular_of(stemmer: str) -> dict[str, str]:
    table = {"porter": PorterStemmer().pool, "ROUGE-1.5.5": perl_data.exceptions()}.get(stemmer, {})
    return {word: stem for word, stem in table.items() if len(word) >= SHORTEST}


@pytest.mark.parametrize("stemmer", JUDGES)
def test_every_word_has_nltks_stem(stemmer: str, record_property: Recorder) -> None:
    assert differing(WORDS, stemmer, JUDGES[stemmer]) == []
    record_property("compared: stems of nltk's three modes", len(WORDS))


@pytest.mark.parametrize("stemmer", ["ROUGE-1.5.5", "porter ROUGE-1.5.5"])
def test_every_word_has_the_stem_that_evaluate_gives_it(stemmer: str) -> None:
    """Which ROUGE-1.5.5's own numbers judge elsewhere."""
    assert differing(WORDS, stemmer, STEMMERS[stemmer].make()) == []


def test_the_words_try_every_rule() -> None:
    assert len(WORDS) > 8000
    for ending in ENDINGS:
        assert sum(word.endswith(ending) for word in WORDS) >= 20, ending
