"""Scoring every candidate of every example, one after the other: the reference for every faster way."""

from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from rouge_gui.corpus.example import Example
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.score import Counts, Score
from rouge_gui.wording import said


@dataclass(frozen=True)
class Result:
    """The scores of one system's candidate for one example (its id), by variant as the options order them.

    `counts` are what each score was made of: the averages that add up counts need them.
    """

    example: str
    system: str
    scores: Mapping[str, Score]
    counts: Mapping[str, Counts] = field(default_factory=dict)


@dataclass(frozen=True)
class Failure:
    """A candidate that was not scored, and a sentence that says why."""

    example: str
    system: str
    message: str


class Pair(NamedTuple):
    """One candidate and its references: what scoring needs, and all that travels between processes."""

    example: str
    system: str
    candidate: str
    references: tuple[str, ...]


def run(examples: Iterable[Example], options: Options) -> Generator[Result | Failure, None, None]:
    """Yield a result for each candidate, in the order of `examples` and of their candidates."""
    return (score_pair(pair, options) for pair in pairs(examples))


def pairs(examples: Iterable[Example]) -> Iterator[Pair]:
    """Yield what there is to score; an example is asked for only when the one before is used up."""
    for example in examples:
        for system, candidate in example.candidates.items():
            yield Pair(example.id, system, candidate.text, example.references)


def score_pair(pair: Pair, options: Options) -> Result | Failure:
    """Score one candidate. Whatever goes wrong with it is its Failure: the others are scored all the same."""
    if not pair.references:
        return no_reference(pair)
    try:
        joint = evaluate(pair.candidate, pair.references, options).scores
    except Exception as error:  # noqa: BLE001 (told in the result, whatever it is)
        return not_scored(pair, error)
    scores = {name: each.score for name, each in joint.items()}
    return Result(pair.example, pair.system, scores, {name: each.counts for name, each in joint.items()})


def no_reference(pair: Pair) -> Failure:
    """Return the failure of a candidate that has nothing to be compared with."""
    message = said(
        "Example {example} has no reference, so {system} could not be scored.",
        example=pair.example,
        system=pair.system,
    )
    return Failure(pair.example, pair.system, message)


def not_scored(pair: Pair, error: Exception) -> Failure:
    """Return the failure of a candidate whose scoring raised `error`."""
    message = said(
        "Example {example}, {system}: scoring failed ({kind}: {error}).",
        example=pair.example,
        system=pair.system,
        kind=type(error).__name__,
        error=str(error),
    )
    return Failure(pair.example, pair.system, message)


def process_died(pair: Pair) -> Failure:
    """Return the failure of a candidate whose process has died."""
    message = said(
        "Example {example}, {system}: the process that scored it ended unexpectedly, perhaps for lack of memory.",
        example=pair.example,
        system=pair.system,
    )
    return Failure(pair.example, pair.system, message)
