"""Baselines, one file each; `BASELINES` registers them by the name that the command line uses."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.options import Options
from rouge_gui.study.baseline import Baseline
from rouge_gui.study.baselines import lead, matched_lead, oracle, random_sentences
from rouge_gui.wording import said

BASELINES: dict[str, Baseline] = {
    **lead.BASELINES,
    "matched-lead": matched_lead.BASELINE,
    "random-sentences": random_sentences.BASELINE,
    "oracle": oracle.BASELINE,
}


def baseline(name: str) -> Baseline:
    """Return the baseline called `name`; `InvalidOption` where there is none."""
    try:
        return BASELINES[name]
    except KeyError:
        raise InvalidOption(
            said('"{name}" is no baseline. Choose of: {known}.', name=name, known=", ".join(BASELINES))
        ) from None


def with_baselines(
    examples: Iterable[Example], names: Sequence[str], options: Options, seed: int = 0
) -> Iterator[Example]:
    """Yield each example with a candidate of each baseline more, where it has a source.

    A system of the corpus that is called like a baseline keeps its candidates. `InvalidOption` for an unknown name.
    """
    chosen = [baseline(name) for name in names]
    return (_with(example, chosen, options, seed) for example in examples)


def _with(example: Example, chosen: Sequence[Baseline], options: Options, seed: int) -> Example:
    if not (example.source or "").strip():
        return example
    made = {
        each.system: Candidate(each.make(example, options, seed))
        for each in chosen
        if each.system not in example.candidates
    }
    return replace(example, candidates={**example.candidates, **made})
