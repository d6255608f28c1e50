"""The sentences of the source that score highest: what a selection can reach at most, nearly."""

from dataclasses import replace

import numpy as np

from rouge_gui.corpus.example import Example
from rouge_gui.rouge.batch.scoring import score
from rouge_gui.rouge.options import Options
from rouge_gui.study.baseline import Baseline, as_text, source_sentences
from rouge_gui.wording import said

JUDGES = ("ROUGE-1", "ROUGE-2")


def _make(example: Example, options: Options, _seed: int) -> str:
    """Add the sentence that raises the sum of the F of ROUGE-1 and ROUGE-2 most, until none raises it.

    Nallapati, Zhai and Zhou 2017, section 2.2. Of equal sentences the first is taken.
    """
    sentences = source_sentences(example)
    judged = replace(options, variants=JUDGES, leader=JUDGES[0])
    chosen: list[int] = []
    reached = 0.0
    while example.references and len(chosen) < len(sentences):
        left = [place for place in range(len(sentences)) if place not in chosen]
        drafts = [as_text(example, [sentences[place] for place in sorted([*chosen, more])]) for more in left]
        told = score(drafts, [example.references] * len(drafts), judged)
        sums = np.sum([told[judge][:, 2] for judge in JUDGES], axis=0)
        best = int(np.argmax(sums))
        if sums[best] <= reached:
            break
        reached = float(sums[best])
        chosen.append(left[best])
    return as_text(example, [sentences[place] for place in sorted(chosen)])


BASELINE = Baseline(
    "Oracle",
    said("Oracle"),
    said("Sentences of the source chosen one by one to score highest against the references."),
    _make,
)
