"""What `compare` and `study` have in common: the corpus in memory, its scores, its traits, its ratings beside ratings."""

from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing, suppress
from functools import partial

from rouge_gui.cli.notices import NOTHING_SCORED
from rouge_gui.cli.progress import progress
from rouge_gui.cli.report import Report
from rouge_gui.corpus.example import Corpus, Example, Level, Problem
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.corpus.ratings_file import read_ratings
from rouge_gui.errors import InvalidOption, RougeGuiError
from rouge_gui.study.blocks import run_in_blocks
from rouge_gui.study.measures import Measures, Measuring
from rouge_gui.study.rating.correlation import Drawing
from rouge_gui.study.rating.study import RatingStudy, steps, study_steps
from rouge_gui.study.run import Failure
from rouge_gui.study.traits import trait_rows, trait_rows_in_pool

COUNTS = "counts"


def check_is_no_input(given: Namespace) -> None:
    """Raise `InvalidOption` where what is written would take the place of what is read."""
    read = [*given.paths, *filter(None, (getattr(given, "ratings", None),))]
    for written in filter(None, (given.output, given.report)):
        if written.exists() and any(path.exists() and path.samefile(written) for path in read):
            raise InvalidOption(f"{written}: this is what is to be read. Name another file to write to.")


def scorable(given: Namespace, report: Report) -> list[Example]:
    """Return the examples that have references, parts of one joined; `RougeGuiError` where none has a candidate too."""
    corpus = Corpus()
    with progress(lambda: _count(given), "Reading") as advance:
        for item in open_corpora(given.paths, given.recipe):
            if isinstance(item, Problem):
                report.add(item)
            elif item.references:
                corpus.add(item)
                advance(1)
    examples = list(corpus)
    if not any(example.candidates for example in examples):
        raise RougeGuiError(NOTHING_SCORED)
    for example in examples:
        report.digest.add(example.id, *example.references)
        for system, candidate in example.candidates.items():
            report.digest.add(system, candidate.text)
    return examples


def scored(examples: Sequence[Example], given: Namespace, report: Report) -> Measures:
    """Return the precision, recall and F of every candidate, and what they are made of where means add up counts."""
    measuring = Measuring()
    with (
        progress(partial(_candidates, examples)) as advance,
        closing(run_in_blocks(examples, given.options, given.jobs)) as blocks,
    ):
        for block in blocks:
            measuring.add(block)
            if given.options.average == COUNTS:
                measuring.add_counts(block)
            for failure in block.failures.values():
                report.add(Problem(given.paths[0], None, Level.ERROR, failure.message))
            report.scored += len(block.keys) - len(block.failures)
            advance(len(block.keys))
    return measuring.measures()


def traits(examples: Sequence[Example], given: Namespace, report: Report) -> Measures:
    """Return the traits of every candidate."""
    read = trait_rows if given.jobs == 1 else partial(trait_rows_in_pool, jobs=given.jobs)
    measuring = Measuring()
    with progress(partial(_candidates, examples), "Reading") as advance, closing(read(examples)) as rows:
        for row in rows:
            if isinstance(row, Failure):
                report.add(Problem(given.paths[0], None, Level.ERROR, row.message))
            else:
                measuring.add_values(row.example, row.system, row.values)
            advance(1)
    return measuring.measures()


def rated_in_file(given: Namespace, examples: Sequence[Example], report: Report) -> Measures:
    """Return what the file of ratings says of the candidates of `examples`; `RougeGuiError` where that is nothing."""
    known = {(example.id, system) for example in examples for system in example.candidates}
    measuring, others = Measuring(), 0
    for item in read_ratings(given.ratings):
        if isinstance(item, Problem):
            report.add(item)
        elif (item.example, item.system) in known:
            known.remove((item.example, item.system))
            measuring.add_values(item.example, item.system, item.values)
        else:
            others += 1
    measures = measuring.measures()
    if not measures.values:
        raise RougeGuiError(
            f"{given.ratings}: none of its numbers is a rating of a candidate of the corpus. "
            "The examples and systems must be called as they are there."
        )
    if others:
        rows = "One row rates a candidate" if others == 1 else f"{others:,} rows rate candidates"
        report.add(Problem(given.ratings, None, Level.WARNING, f"{rows} that the corpus does not hold."))
    return measures


def studied(measures: Measures, ratings: Measures, scores: Sequence[str], drawing: Drawing) -> RatingStudy:
    """Return the whole study."""
    under_way = study_steps(measures, ratings, scores, drawing)
    with progress(steps, "Studying") as advance:
        whole = next(under_way)
        for grown in under_way:
            advance(1)
            whole = grown
    return whole


def texts_of(study: RatingStudy, examples: Sequence[Example]) -> dict[tuple[str, str], str]:
    """Return the candidates that are cases, by example and system."""
    cases = {(case.example, case.system) for case in study.cases}
    return {
        (example.id, system): candidate.text
        for example in examples
        for system, candidate in example.candidates.items()
        if (example.id, system) in cases
    }


def drawing_of(given: Namespace, resample: str) -> Drawing:
    """Return how intervals and tests of the study are drawn: as the scoring options draw those of means."""
    return Drawing(resample, given.options.resamples, given.options.seed)


def _candidates(examples: Sequence[Example]) -> int:
    return sum(len(example.candidates) for example in examples)


def _count(given: Namespace) -> int:
    """Return how many examples there are to read; 0 where that cannot be told."""
    with suppress(RougeGuiError):
        return sum(
            isinstance(item, Example) and bool(item.references)
            for item in open_corpora(given.paths, given.recipe)
        )
    return 0
