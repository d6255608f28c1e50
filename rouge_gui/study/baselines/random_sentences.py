"""Sentences of the source drawn at random: what any selection has to beat."""

from rouge_gui.corpus.example import Example
from rouge_gui.rouge.options import Options
from rouge_gui.study.baseline import Baseline, as_text, source_sentences, usual_sentences
from rouge_gui.study.resampling import seeded
from rouge_gui.wording import said


def _make(example: Example, _options: Options, seed: int) -> str:
    sentences = source_sentences(example)
    count = min(usual_sentences(example), len(sentences))
    chosen = sorted(seeded(f"{seed} {example.id}").sample(range(len(sentences)), count))
    return as_text(example, [sentences[place] for place in chosen])


BASELINE = Baseline(
    "Random sentences",
    said("Random sentences"),
    said(
        "As many sentences of the source as the references have on average, drawn with the seed, in their order."
    ),
    _make,
)
