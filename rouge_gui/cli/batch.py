"""`rouge-gui batch`: every candidate of a corpus into a table, with a report of what could not be read."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

from rouge_gui.cli.notices import tell
from rouge_gui.cli.progress import progress
from rouge_gui.cli.report import Report
from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.errors import RougeGuiError
from rouge_gui.export import export, export_for
from rouge_gui.rouge.options import Options
from rouge_gui.study.averages import Average, averages
from rouge_gui.study.pool import run_in_pool
from rouge_gui.study.run import Failure, Result
from rouge_gui.study.run import run as run_here
from rouge_gui.whole_files import replacing


def run(given: Namespace) -> int:
    """Score the corpus at `given.paths` into `given.output` and return the exit code."""
    export_for(given.output)
    report = Report(given.report)
    try:
        _score(given, report)
    finally:
        report.tell()
        report.write()
    candidates = "candidate" if report.scored == 1 else "candidates"
    tell(f"{report.scored:,} {candidates} scored: {given.output}")
    tell(report.signature(given.options))
    return 0


def _score(given: Namespace, report: Report) -> None:
    examples = _scorable(given.paths, report)
    kept: list[Result] | None = None if given.averages is None else []
    score = run_here if given.jobs == 1 else partial(run_in_pool, jobs=given.jobs)
    outcomes = score(examples, given.options)
    with progress(lambda: _count(given.paths)) as advance, closing(outcomes):
        results = _kept(_scored(outcomes, given.paths[0], report, advance), kept)
        export(results, given.options, given.output, lambda: report.signature(given.options))
    if kept is not None:
        _write_averages(given.averages, kept, given.options, report.signature(given.options))


def _kept(results: Iterable[Result], kept: list[Result] | None) -> Iterator[Result]:
    """Yield `results`, and keep them where averages are asked for."""
    for result in results:
        if kept is not None:
            kept.append(result)
        yield result


def _write_averages(path: Path, results: Sequence[Result], options: Options, signature: str) -> None:
    systems = {
        system: {name: _plain(average) for name, average in by_variant.items()}
        for system, by_variant in averages(results, options).items()
    }
    with replacing(path) as fresh, fresh.open("w", encoding="utf-8") as handle:
        json.dump({"signature": signature, "systems": systems}, handle, ensure_ascii=False, indent=1)


def _plain(average: Average) -> dict[str, Any]:
    """Return an average as JSON has it: examples, and mean, low and high of precision, recall and fmeasure."""
    parts = {"mean": average.mean, "low": average.low, "high": average.high}
    return {"examples": average.examples, **{name: score._asdict() for name, score in parts.items()}}


def _scorable(paths: Sequence[Path], report: Report) -> Iterator[Example]:
    """Yield the examples that have references; the reader has a problem to tell of those that have none."""
    for item in open_corpora(paths):
        if isinstance(item, Problem):
            report.add(item)
        elif item.references:
            report.digest.add(item.id, *item.references)
            for system, candidate in item.candidates.items():
                report.digest.add(system, candidate.text)
            yield item


def _scored(
    outcomes: Iterable[Result | Failure], place: Path, report: Report, advance: Callable[[], None]
) -> Iterator[Result]:
    """Yield the results; `RougeGuiError` where there is none, so that no empty table is written."""
    for outcome in outcomes:
        advance()
        if isinstance(outcome, Failure):
            report.add(Problem(place, None, Level.ERROR, outcome.message))
        else:
            report.scored += 1
            yield outcome
    if not report.scored:
        raise RougeGuiError("Nothing was scored: no example has both a candidate and a reference.")


def _count(paths: Sequence[Path]) -> int:
    """Return how many candidates there are to score; 0 where that cannot be told."""
    with suppress(RougeGuiError):
        return sum(
            len(item.candidates)
            for item in open_corpora(paths)
            if isinstance(item, Example) and item.references
        )
    return 0
