"""`rouge-gui batch`: every candidate of a corpus into a table, with a report of what could not be read."""

import json
from argparse import Namespace
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from rouge_gui.cli.notices import NOTHING_SCORED, tell
from rouge_gui.cli.progress import progress
from rouge_gui.cli.report import Report
from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.errors import InvalidOption, RougeGuiError
from rouge_gui.export import export, export_for
from rouge_gui.study.averages import Averages
from rouge_gui.study.blocks import Block, run_in_blocks
from rouge_gui.study.losses import Losses
from rouge_gui.whole_files import replacing

Admit = Callable[[Iterable[Example | Problem]], Iterator[Example]]


def run(given: Namespace) -> int:
    """Score the corpus at `given.paths` into `given.output` and return the exit code."""
    export_for(given.output)
    _check_is_no_input(given)
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


def _check_is_no_input(given: Namespace) -> None:
    """Raise `InvalidOption` where what is written would take the place of what is read."""
    for written in filter(None, (given.output, given.report, given.averages)):
        if written.exists() and any(path.exists() and path.samefile(written) for path in given.paths):
            raise InvalidOption(f"{written}: this is the corpus itself. Name another file to write to.")


def _score(given: Namespace, report: Report) -> None:
    averages = None if given.averages is None else Averages(given.options)
    losses = Losses(given.options)
    with (
        progress(lambda: _count(given.paths, given.recipe)) as advance,
        closing(_blocks(given, report, losses)) as blocks,
    ):
        scored = _added(_scored(blocks, given.paths[0], report, advance), losses.add_block)
        kept = scored if averages is None else _added(scored, averages.add)
        export(kept, given.options, given.output, lambda: report.signature(given.options))
    for problem in losses.problems(given.paths[0]):
        report.add(problem)
    if averages is not None:
        _write_averages(given.averages, averages, report.signature(given.options))


def _blocks(given: Namespace, report: Report, losses: Losses) -> Generator[Block, None, None]:
    """Return where the scores come from."""
    return ENGINES[given.engine](given, partial(_scorable, report, losses))


def _by_this_process(given: Namespace, admit: Admit) -> Generator[Block, None, None]:
    return run_in_blocks(admit(open_corpora(given.paths, given.recipe)), given.options, given.jobs)


def _by_dask(given: Namespace, admit: Admit) -> Generator[Block, None, None]:
    from rouge_gui.study.dask_engine.corpora import run_on_dask

    return run_on_dask(given.paths, admit, given.options, scheduler=given.scheduler, jobs=given.jobs)


ENGINES = {"local": _by_this_process, "dask": _by_dask}


def _added(blocks: Iterable[Block], add: Callable[[Block], None]) -> Iterator[Block]:
    """Yield `blocks`, each given to `add`."""
    for block in blocks:
        add(block)
        yield block


def _write_averages(path: Path, averages: Averages, signature: str) -> None:
    systems = {
        system: {name: average.told() for name, average in by_variant.items()}
        for system, by_variant in averages.by_system().items()
    }
    with replacing(path) as fresh, fresh.open("w", encoding="utf-8") as handle:
        json.dump({"signature": signature, "systems": systems}, handle, ensure_ascii=False, indent=1)


def _scorable(report: Report, losses: Losses, items: Iterable[Example | Problem]) -> Iterator[Example]:
    """Yield the examples that have references; the reader has a problem to tell of those that have none."""
    for item in items:
        if isinstance(item, Problem):
            report.add(item)
        elif item.references:
            report.digest.add(item.id, *item.references)
            for system, candidate in item.candidates.items():
                report.digest.add(system, candidate.text)
            losses.add(item)
            yield item


def _scored(
    blocks: Iterable[Block], place: Path, report: Report, advance: Callable[[int], None]
) -> Iterator[Block]:
    """Yield the blocks; `RougeGuiError` where nothing is scored, so that no empty table is written."""
    for block in blocks:
        advance(len(block.keys))
        for failure in block.failures.values():
            report.add(Problem(place, None, Level.ERROR, failure.message))
        report.scored += len(block.keys) - len(block.failures)
        yield block
    if not report.scored:
        raise RougeGuiError(NOTHING_SCORED)


def _count(paths: Sequence[Path], recipe: Recipe | None) -> int:
    """Return how many candidates there are to score; 0 where that cannot be told."""
    with suppress(RougeGuiError):
        return sum(
            len(item.candidates)
            for item in open_corpora(paths, recipe)
            if isinstance(item, Example) and item.references
        )
    return 0
