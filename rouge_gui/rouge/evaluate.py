"""One candidate against its references, with all the evidence: what the window shows for the open example."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rouge_gui.rouge.options import Options
from rouge_gui.rouge.reading import read_text
from rouge_gui.rouge.references import AGGREGATES, Aggregated, Measured
from rouge_gui.rouge.text import Text
from rouge_gui.rouge.variants import variant


@dataclass(frozen=True)
class Evaluation:
    """The texts as compared and what each variant counted.

    `measured[i][name]` is the evidence and score of a variant against reference i; `scores[name]` the joint score
    over all references, empty where there is no reference. `source` is read with the same options, or None.
    """

    options: Options
    candidate: Text
    references: tuple[Text, ...]
    source: Text | None
    measured: tuple[Mapping[str, Measured], ...]
    scores: Mapping[str, Aggregated]


def evaluate(
    candidate: str, references: Sequence[str], options: Options, source: str | None = None
) -> Evaluation:
    """Score `candidate` against each of `references` and all of them together."""
    ours = read_text(candidate, options)
    theirs = tuple(read_text(reference, options) for reference in references)
    measured = tuple(measure(ours, reference, options) for reference in theirs)
    join = AGGREGATES[options.references].join
    return Evaluation(
        options=options,
        candidate=ours,
        references=theirs,
        source=None if source is None else read_text(source, options),
        measured=measured,
        scores=join(measured, options.scoring, options.leader) if measured else {},
    )


def measure(candidate: Text, reference: Text, options: Options) -> dict[str, Measured]:
    """Return evidence and score of every chosen variant for one pair."""
    overlaps = {name: variant(name, options.rules).overlap(candidate, reference) for name in options.variants}
    return {
        name: Measured(overlap, options.scoring.score(overlap.counts)) for name, overlap in overlaps.items()
    }
