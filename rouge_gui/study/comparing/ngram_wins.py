"""Which n-grams of the references one system hit and the other did not, over a corpus."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from rouge_gui.corpus.example import Example
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.reading import read_text
from rouge_gui.rouge.text import Text

Gram = tuple[str, ...]


@dataclass(frozen=True)
class GramWin:
    """An n-gram, as the words' keys: how often each system hit it (clipped), and the `examples` in which they differ."""

    gram: Gram
    first: int
    second: int
    examples: tuple[str, ...]

    @property
    def ahead(self) -> int:
        """How much more often the first system hit it."""
        return self.first - self.second


def ngram_wins(
    examples: Iterable[Example], first: str, second: str, options: Options, length: int
) -> list[GramWin]:
    """Return the reference n-grams of `length` words that the systems hit unequally often, the most unequal first.

    A hit is an occurrence in the candidate that some reference allows: clipped at the reference that has the n-gram most
    often. Examples that one of the systems lacks do not count.
    """
    ours: Counter[Gram] = Counter()
    theirs: Counter[Gram] = Counter()
    where: defaultdict[Gram, list[str]] = defaultdict(list)
    for example in examples:
        if not {first, second} <= example.candidates.keys():
            continue
        allowed: Counter[Gram] = Counter()
        for reference in example.references:
            allowed |= _grams(read_text(reference, options), length)
        hits, others = (
            allowed & _grams(read_text(example.candidates[system].text, options), length)
            for system in (first, second)
        )
        ours += hits
        theirs += others
        for gram in hits.keys() | others.keys():
            if hits[gram] != others[gram]:
                where[gram].append(example.id)
    found = (GramWin(gram, ours[gram], theirs[gram], tuple(met)) for gram, met in where.items())
    return sorted(
        (each for each in found if each.ahead), key=lambda each: (-abs(each.ahead), -each.ahead, each.gram)
    )


def _grams(text: Text, length: int) -> Counter[Gram]:
    keys = [token.key for token in text.tokens]
    return Counter(zip(*(keys[start:] for start in range(length)), strict=False))
