"""The beginning of the source, as long as the references are: what length and position alone are worth."""

from rouge_gui.corpus.example import Example
from rouge_gui.rouge.options import Options
from rouge_gui.study.baseline import Baseline, as_text, first_words, source_sentences, usual_words
from rouge_gui.wording import said


def _make(example: Example, _options: Options, _seed: int) -> str:
    return first_words(as_text(example, source_sentences(example)), usual_words(example))


BASELINE = Baseline(
    "Lead of matched length",
    said("Lead of matched length"),
    said("The beginning of the source, with as many words as the references have on average."),
    _make,
)
