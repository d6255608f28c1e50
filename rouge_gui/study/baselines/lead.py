"""The first sentences of the source: for news the baseline that most systems fail to beat."""

from rouge_gui.corpus.example import Example
from rouge_gui.rouge.options import Options
from rouge_gui.study.baseline import Baseline, as_text, source_sentences
from rouge_gui.wording import counted, said

LONGEST = 5


def _first(count: int) -> Baseline:
    def make(example: Example, _options: Options, _seed: int) -> str:
        return as_text(example, source_sentences(example)[:count])

    told = (
        said("The first sentence of the source.")
        if count == 1
        else said("The first {sentences} of the source.", sentences=counted(count, "sentence"))
    )
    name = f"Lead-{count}"
    return Baseline(name, name, told, make)


BASELINES = {f"lead{count}": _first(count) for count in range(1, LONGEST + 1)}
