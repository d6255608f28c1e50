"""`rouge-gui study`: what scores are worth, held against what people said of the candidates, as a report."""

from argparse import Namespace

from rouge_gui.cli.measuring import (
    check_is_no_input,
    drawing_of,
    rated_in_file,
    scorable,
    scored,
    studied,
    texts_of,
    traits,
)
from rouge_gui.cli.notices import tell
from rouge_gui.cli.report import Report
from rouge_gui.export import export_report, report_for
from rouge_gui.export.reports.contents import Contents
from rouge_gui.study.rating.ratings import ratings_of


def run(given: Namespace) -> int:
    """Study the corpus at `given.paths`, write the report to `given.output` and return the exit code."""
    report_for(given.output)
    check_is_no_input(given)
    report = Report(given.report)
    try:
        contents = _contents(given, report)
        export_report(contents, given.output)
    finally:
        report.tell()
        report.write()
    tell(f"{report.scored:,} {'candidate' if report.scored == 1 else 'candidates'} scored: {given.output}")
    tell(contents.signature)
    return 0


def _contents(given: Namespace, report: Report) -> Contents:
    examples = scorable(given, report)
    ratings = ratings_of(examples)
    if given.ratings is not None:
        ratings = ratings.joined(rated_in_file(given, examples, report))
    measures = scored(examples, given, report)
    if ratings.values:
        measures = measures.joined(traits(examples, given, report))
    study = studied(measures, ratings, given.options.variants, drawing_of(given, given.resample))
    return Contents(
        [str(path) for path in given.paths],
        given.options,
        report.signature(given.options),
        study=study,
        texts=texts_of(study, examples),
    )
