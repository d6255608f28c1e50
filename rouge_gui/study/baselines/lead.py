"""The first sentences of the source: for news the baseline that most systems fail to beat."""

from rouge_gui.corpus.example import Example
from rouge_gui.rouge.options import Options
from rouge_gui.study.baseline import Baseline, as_text, source_sentences

LONGEST = 5


def _first(count: int) -> Baseline:
    def make(example: Example, _options: Options, _seed: int) -> str:
        return as_text(example, source_sentences(example)[:count])

    sentences = "first sentence" if count == 1 else f"first {count} sentences"
    return Baseline(f"Lead-{count}", f"The {sentences} of the source.", make)


BASELINES = {f"lead{count}": _first(count) for count in range(1, LONGEST + 1)}
