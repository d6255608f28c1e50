"""`rouge-gui compare`: the systems of a corpus side by side, tested pair by pair, as a report."""

from argparse import Namespace
from collections.abc import Iterator, Sequence

from rouge_gui.cli.measuring import (
    check_is_no_input,
    drawing_of,
    scorable,
    scored,
    studied,
    texts_of,
    traits,
)
from rouge_gui.cli.notices import tell
from rouge_gui.cli.progress import progress
from rouge_gui.cli.report import Report
from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.errors import RougeGuiError
from rouge_gui.export import ReportExport, export_report, report_for
from rouge_gui.export.reports.contents import Contents
from rouge_gui.study.baselines import BASELINES, baseline, with_baselines
from rouge_gui.study.comparing.comparison import Comparison, compare_steps
from rouge_gui.study.comparing.pairs import Settings
from rouge_gui.study.measures import Measures, Measuring
from rouge_gui.study.rating.correlation import Drawing
from rouge_gui.study.rating.ratings import ratings_of
from rouge_gui.study.rating.study import RatingStudy
from rouge_gui.study.traits import WORDS, count_words

FEWEST, TOLD = 2, 5


def run(given: Namespace) -> int:
    """Compare the systems of the corpus at `given.paths`, write the report to `given.output`, return the exit code."""
    chosen = report_for(given.output)
    check_is_no_input(given)
    for name in given.baseline:
        baseline(name)
    report = Report(given.report)
    try:
        contents = _contents(given, report, chosen)
        export_report(contents, given.output)
    finally:
        report.tell()
        report.write()
    tell(f"{report.scored:,} candidates scored: {given.output}")
    if contents.comparison is not None:
        print("\n".join(_means(contents.comparison)))  # noqa: T201 (the command's output)
        for note in contents.comparison.notes():
            tell(note)
    tell(contents.signature)
    return 0


def _means(comparison: Comparison) -> Iterator[str]:
    """Yield a line for each variant with the means of its best systems."""
    for variant in comparison.options.variants:
        ranked = sorted(
            (each for each in comparison.standings if each.measure == variant), key=lambda each: each.rank
        )
        means = ", ".join(f"{each.system} {each.mean:.4f}" for each in ranked[:TOLD])
        more = len(ranked) - TOLD
        yield f"{variant}: {means}" + (f" and {more:,} more" if more > 0 else "")


def _contents(given: Namespace, report: Report, chosen: ReportExport) -> Contents:
    examples = scorable(given, report)
    everyone = _with_baselines(examples, given, report)
    _check_systems(everyone)
    measures = scored(everyone, given, report).joined(_lengths(everyone))
    comparison = _compared(measures, given)
    study = _studied(examples, measures, given, report) if chosen.has_study else None
    return Contents(
        [str(path) for path in given.paths],
        given.options,
        report.signature(given.options),
        comparison,
        study,
        {} if study is None else texts_of(study, examples),
    )


def _with_baselines(examples: Sequence[Example], given: Namespace, report: Report) -> list[Example]:
    bare = sum(not (example.source or "").strip() for example in examples)
    if given.baseline and bare:
        told = (
            "One example has no source, so it has"
            if bare == 1
            else f"{bare:,} examples have no source, so they have"
        )
        report.add(Problem(given.paths[0], None, Level.WARNING, f"{told} no baselines."))
    made = []
    with progress(lambda: len(examples), "Writing baselines") as advance:
        for example in with_baselines(examples, given.baseline, given.options, given.options.seed):
            made.append(example)
            advance(1)
    return made


def _check_systems(examples: Sequence[Example]) -> None:
    systems = {system for example in examples for system in example.candidates}
    if len(systems) < FEWEST:
        raise RougeGuiError(
            f"There is nothing to compare: {systems.pop()} is the only system. Name the files of others too, "
            f"or add a baseline, such as --baseline {next(iter(BASELINES))}."
        )


def _lengths(examples: Sequence[Example]) -> Measures:
    measuring = Measuring()
    for example in examples:
        for system, candidate in example.candidates.items():
            measuring.add_values(example.id, system, {WORDS: count_words(candidate.text)})
    return measuring.measures()


def _compared(measures: Measures, given: Namespace) -> Comparison:
    options, usual = given.options, Settings()
    resamples = options.resamples if "resamples" in given.changes else usual.resamples
    names = (*options.variants, WORDS)
    under_way = compare_steps(
        measures, names, options, Settings(given.test, options.confidence, resamples, options.seed)
    )
    with progress(lambda: 2 * len(names), "Comparing") as advance:
        whole = next(under_way)
        for grown in under_way:
            advance(1)
            whole = grown
    return whole


def _studied(
    examples: Sequence[Example], measures: Measures, given: Namespace, report: Report
) -> RatingStudy | None:
    """Return the study of the ratings that the corpus holds, None where it holds none."""
    ratings = ratings_of(examples)
    if not ratings.values:
        return None
    known = measures.joined(traits(examples, given, report))
    return studied(known, ratings, given.options.variants, drawing_of(given, Drawing().resample))
