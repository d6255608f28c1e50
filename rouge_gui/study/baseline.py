"""What every baseline is made of: a text for each example, from its source, that no model wrote."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rouge_gui.corpus.example import Example
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.sentences import SENTENCES
from rouge_gui.study.traits import WORD, count_words

PROSE = "rules"


@dataclass(frozen=True)
class Baseline:
    """A system of ours, called `system` in data, `label` by people.

    `make` returns its text for an example that has a source, from a seed.
    """

    system: str
    label: str
    help: str
    make: Callable[[Example, Options, int], str]


def source_sentences(example: Example) -> list[str]:
    """Return the sentences of the source, wherever its lines end; [] where there is none."""
    source = example.source or ""
    spans = SENTENCES[PROSE].split(source)
    return [sentence for start, end in spans if (sentence := " ".join(source[start:end].split()))]


def as_text(example: Example, sentences: Sequence[str]) -> str:
    """Return `sentences` as one text, each on a line of its own where the example's other texts have lines.

    Where they have none, lines would give a baseline more sentences than they have, and so a higher ROUGE-Lsum.
    """
    told = [*example.references, *(candidate.text for candidate in example.candidates.values())]
    return ("\n" if any("\n" in text.strip() for text in told) else " ").join(sentences)


def usual_words(example: Example) -> int:
    """Return the mean length of the references in words, without references of the candidates, rounded."""
    return _mean(list(map(count_words, _models(example))))


def usual_sentences(example: Example) -> int:
    """Return the mean number of sentences of the references, without references of the candidates; at least 1."""
    splitter = SENTENCES[PROSE]
    return max(1, _mean([sum(1 for _ in splitter.split(text)) for text in _models(example)]))


def first_words(text: str, count: int) -> str:
    """Return the beginning of `text` that holds `count` words."""
    end = 0
    for number, word in enumerate(WORD.finditer(text), start=1):
        if number > count:
            break
        end = word.end()
    return text[:end]


def _models(example: Example) -> Sequence[str]:
    return example.references or [candidate.text for candidate in example.candidates.values()]


def _mean(numbers: Sequence[int]) -> int:
    return round(sum(numbers) / len(numbers)) if numbers else 0
