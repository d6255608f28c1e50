"""`rouge-gui export`: a corpus, its scores or its candidates with all their evidence, in any format that goes out."""

from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

from rouge_gui.cli.notices import tell
from rouge_gui.cli.progress import progress
from rouge_gui.cli.report import Report
from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.errors import InvalidOption, RougeGuiError, UnknownExample
from rouge_gui.export import (
    CORPORA,
    EXAMPLES,
    EXPORTS,
    PLOTS,
    REPORTS,
    CorpusExport,
    ExampleExport,
    export_examples,
    export_scores,
)
from rouge_gui.export.documents.opened import Opened, opened, opened_in_pool
from rouge_gui.study.blocks import Block, run_in_blocks
from rouge_gui.study.run import Failure

Advance = Callable[[int], None]


def run(given: Namespace) -> int:
    """Write what is asked for of the corpus at `given.paths` to `given.output` and return the exit code."""
    for path in given.paths:
        if path.exists() and given.output.exists() and path.samefile(given.output):
            raise InvalidOption(f"{given.output}: this is the corpus itself. Name another place to write to.")
    _check_ending(given.to, given.output)
    report = Report(None)
    write = _writer(given.to)
    try:
        with progress(lambda: _count(given)) as advance:
            write(given, report, advance)
    finally:
        report.tell()
    candidates = "candidate" if report.scored == 1 else "candidates"
    tell(f"{report.scored:,} {candidates} exported: {given.output}")
    return 0


def _check_ending(name: str, path: Path) -> None:
    """Raise `InvalidOption` where the ending of `path` is that of other formats than the one called `name`."""
    named: Mapping[str, ExampleExport | CorpusExport] = {**EXAMPLES, **CORPORA}
    own, ending = named[name].ending if name in named else f".{name}", path.suffix.lower()
    known = {*EXPORTS, *REPORTS, *PLOTS, *(each.ending for each in named.values() if each.ending)}
    if ending in known - {own}:
        raise InvalidOption(
            f"{path}: the format {name} is {f'written as {own} files' if own else 'a folder'}, not as {ending}. "
            "Choose another name or another format."
        )


def _writer(name: str) -> Callable[[Namespace, Report, Advance], None]:
    """Return what writes the format called `name`, which the command line has checked."""
    if name in EXAMPLES:
        return _write_examples
    return _write_corpus if name in CORPORA else _write_scores


def _write_scores(given: Namespace, report: Report, advance: Advance) -> None:
    sign = partial(report.signature, given.options)
    examples = (each for each in _examples(given, report) if each.references)
    with closing(run_in_blocks(_digested(examples, report), given.options, given.jobs)) as blocks:
        scored = _told(blocks, given, report, advance)
        export_scores(EXPORTS[f".{given.to}"], scored, given.options, given.output, sign)
    tell(sign())


def _write_examples(given: Namespace, report: Report, advance: Advance) -> None:
    sign = partial(report.signature, given.options)
    examples = _digested(_examples(given, report), report)
    # Of one example there is nothing to share among processes.
    alone = given.jobs == 1 or given.example is not None
    read = opened if alone else partial(opened_in_pool, jobs=given.jobs)
    with closing(read(examples, given.options)) as found:
        shown = _shown(found, given, report, advance)
        export_examples(EXAMPLES[given.to], shown, given.output, sign)
    tell(sign())


def _write_corpus(given: Namespace, report: Report, advance: Advance) -> None:
    CORPORA[given.to].write(_counted(_examples(given, report), given, report, advance), given.output)


def _examples(given: Namespace, report: Report) -> Iterator[Example]:
    """Yield the examples that are asked for, with the candidates that are asked for."""
    for item in open_corpora(given.paths, given.recipe):
        if isinstance(item, Problem):
            report.add(item)
        elif given.example in (None, item.id):
            if given.system is None:
                yield item
            elif given.system in item.candidates:
                yield replace(item, candidates={given.system: item.candidates[given.system]})


def _digested(examples: Iterable[Example], report: Report) -> Iterator[Example]:
    """Yield `examples`; the signature shall tell which texts they hold."""
    for example in examples:
        report.digest.add(example.id, *example.references)
        for system, candidate in example.candidates.items():
            report.digest.add(system, candidate.text)
        yield example


def _told(blocks: Iterable[Block], given: Namespace, report: Report, advance: Advance) -> Iterator[Block]:
    """Yield the blocks; `RougeGuiError` where nothing is scored, so that no empty file is written."""
    for block in blocks:
        advance(len(block.keys))
        for failure in block.failures.values():
            report.add(Problem(given.paths[0], None, Level.ERROR, failure.message))
        report.scored += len(block.keys) - len(block.failures)
        yield block
    if not report.scored:
        raise _nothing(given, "a candidate with a reference")


def _shown(
    found: Iterable[Opened | Failure], given: Namespace, report: Report, advance: Advance
) -> Iterator[Opened]:
    for each in found:
        advance(1)
        if isinstance(each, Failure):
            report.add(Problem(given.paths[0], None, Level.ERROR, each.message))
        else:
            report.scored += 1
            yield each
    if not report.scored:
        raise _nothing(given, "a candidate")


def _counted(
    examples: Iterable[Example], given: Namespace, report: Report, advance: Advance
) -> Iterator[Example]:
    for example in examples:
        advance(len(example.candidates))
        report.scored += len(example.candidates)
        yield example
    if not report.scored:
        raise _nothing(given, "a candidate")


def _nothing(given: Namespace, sought: str) -> RougeGuiError:
    if given.example is None and given.system is None:
        return RougeGuiError(f"Nothing was exported: no example has {sought}.")
    example = "any example" if given.example is None else f"example {given.example!r}"
    system = "any system" if given.system is None else f"system {given.system!r}"
    return UnknownExample(
        f"{given.paths[0]}: there is no {sought.removeprefix('a ')} of {system} in {example}."
    )


def _count(given: Namespace) -> int:
    """Return how many candidates there are; 0 where that cannot be told."""
    with suppress(RougeGuiError):
        return sum(len(example.candidates) for example in _examples(given, Report(None)))
    return 0
