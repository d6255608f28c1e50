"""How extractive a candidate is (Grusky, Naaman and Artzi 2018), in the cues' own tokens."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rouge_gui.rouge.evidence import copying
from rouge_gui.rouge.evidence.reading import Reading

LONGEST = 4


@dataclass(frozen=True)
class Extraction:
    """Shares from 0 to 1, except density (words), compression (source words per candidate word) and seams (a count).

    `novel` and `source_precision` hold the values for n-grams of 1 to 4 words; `seam_rate` is seams per joint inside the
    sentences. Shares of nothing are 0.
    """

    coverage: float
    density: float
    compression: float
    novel: tuple[float, ...]
    seams: int
    seam_rate: float
    source_precision: tuple[float, ...]


def extraction(reading: Reading) -> Extraction:
    """Return the extraction of a candidate that has a source.

    Coverage and density run over the whole candidate as one sequence, as the paper has them; seams stay inside sentences.
    `novel` counts distinct n-grams, `source_precision` the clipped share of all n-grams, as a precision.
    """
    source = reading.source
    size = len(reading.keys)
    whole = copying.fragments(reading.keys, range(size), source.keys, source.places)
    copied = [fragment.length for fragment in whole if fragment.source >= 0]
    count = sum(map(len, reading.seams))
    joints = sum(len(sentence) - 1 for sentence in reading.prose.sentences)
    novel, precision = [], []
    for length in range(1, LONGEST + 1):
        own, other = _grams(reading.keys, length), _grams(source.keys, length)
        novel.append(_share(sum(gram not in other for gram in own), len(own)))
        precision.append(_share((own & other).total(), own.total()))
    return Extraction(
        coverage=_share(sum(copied), size),
        density=_share(sum(length * length for length in copied), size),
        compression=_share(len(source.keys), size),
        novel=tuple(novel),
        seams=count,
        seam_rate=_share(count, joints),
        source_precision=tuple(precision),
    )


def _grams(keys: Sequence[str], length: int) -> Counter[tuple[str, ...]]:
    return Counter(zip(*(keys[start:] for start in range(length)), strict=False))


def _share(part: float, whole: float) -> float:
    return part / whole if whole else 0.0
