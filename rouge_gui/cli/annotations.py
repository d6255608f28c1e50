"""`rouge-gui annotations`: how far annotators agree, what they said sent on, and what came from elsewhere taken in."""

import json
import math
from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from rouge_gui.cli.notices import tell
from rouge_gui.cli.report import Report
from rouge_gui.corpus.example import Corpus, Example, Problem
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.corpus.recipe import read_recipe_text
from rouge_gui.errors import InvalidOption, RougeGuiError
from rouge_gui.store.project_file import FILE
from rouge_gui.store.projects import Project
from rouge_gui.whole_files import replacing

if TYPE_CHECKING:
    from rouge_gui.study.annotating.agreement import Agreement

# Its place among the alphas of a rating.
ORDINAL = 1


def run(given: Namespace) -> int:
    """Do what `given.action` says with the project at `given.project` and return the exit code."""
    project = Project.open(given.project)
    report = Report(None)
    try:
        {"agree": _agree, "export": _export, "merge": _merge}[given.action](given, project, report)
    finally:
        report.tell()
    return 0


def _agree(given: Namespace, project: Project, _report: Report) -> None:
    from rouge_gui.study.annotating.agreement import agreement

    verdicts = project.verdicts()
    if not verdicts:
        raise RougeGuiError(f"{project.folder}: nobody has judged anything yet.")
    found = agreement(verdicts, project.scheme, project.gold())
    print("\n".join(_tables(found)))  # noqa: T201 (the command's output)
    if given.output is not None:
        with replacing(given.output) as fresh:
            fresh.write_text(json.dumps(found.told(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _export(given: Namespace, project: Project, report: Report) -> None:
    from rouge_gui.study.annotating.adjudication import settled
    from rouge_gui.study.annotating.formats import FORMATS, write_verdicts
    from rouge_gui.study.annotating.verdict import in_force

    if project.folder.resolve() in given.output.resolve().parents:
        raise InvalidOption(f"{given.output}: this lies in the project itself. Name a place outside of it.")
    said = [each for each in in_force(project.verdicts()) if each.scheme == project.scheme.name]
    if given.decided:
        said = settled(said, project.decisions(), project.scheme)
    if not said:
        raise RougeGuiError(f"{project.folder}: nobody has judged anything yet.")
    chosen = FORMATS[given.format]
    examples = _examples(project, report) if chosen.has_texts else {}
    write_verdicts(given.format, said, project.scheme, examples, given.output)
    tell(f"{len(said):,} {'verdict' if len(said) == 1 else 'verdicts'} exported: {given.output}")
    if chosen.loses:
        tell(f"What {chosen.help} does not hold: {chosen.loses}")


def _merge(given: Namespace, project: Project, report: Report) -> None:
    from rouge_gui.store.taking_in import take_in

    examples = _examples(project, report)
    if given.format is None:
        merged = project.merge(given.file, examples.get)
    else:
        merged = take_in(project, given.format, given.file, examples)
    for problem in merged.problems:
        report.add(problem)
    tell(f"{merged.new:,} new, {merged.known:,} known already: {project.folder}")


def _examples(project: Project, report: Report) -> dict[str, Example]:
    recipe = None if project.recipe is None else read_recipe_text(project.recipe, project.folder / FILE)
    corpus = Corpus()
    for item in open_corpora(project.corpus, recipe):
        if isinstance(item, Problem):
            report.add(item)
        else:
            corpus.add(item)
    return {example.id: example for example in corpus}


def _tables(found: "Agreement") -> Iterator[str]:
    yield from _table(
        "Questions (low to high: 95 % of the ordinal alpha, or of the nominal one where there is no other)",
        [
            {
                "question": each.question,
                "annotators": each.annotators,
                "items": each.items,
                "equal": each.raw,
                **{alpha.level: alpha.value for alpha in each.alphas},
                "low": each.alphas[: ORDINAL + 1][-1].low,
                "high": each.alphas[: ORDINAL + 1][-1].high,
                "Fleiss": each.fleiss.kappa,
            }
            for each in found.questions
        ],
    )
    yield from _table(
        "Pairs (Cohen's kappa)",
        [{"question": each.question, **pair.told()} for each in found.questions for pair in each.pairs],
    )
    yield from _table("Labelled spans", [_of_spans(each.told()) for each in found.spans])
    yield from _table(
        "Annotators",
        [
            {
                "annotator": each.annotator,
                "question": each.question,
                "verdicts": each.verdicts,
                "shared": each.shared,
                "alpha": each.alpha,
                "bias": each.bias,
                "drift": each.drift.rho,
                "p": each.drift.p,
            }
            for each in found.annotators
        ],
    )
    yield from _table("Against gold", [each.told() for each in found.gold])
    yield from _table("Spans against gold", [_of_spans(each.told()) for each in found.gold_spans])


def _of_spans(told: Mapping[str, object]) -> dict[str, object]:
    exact, characters = told["exact"], told["characters"]
    shares = {
        f"{name} {share}": side[share]
        for name, side in (("exact", exact), ("letters", characters))
        if isinstance(side, Mapping)
        for share in ("precision", "recall", "f1")
    }
    return {**told, "label": told["label"] or "(all)", **shares, "exact": None, "characters": None}


def _table(title: str, rows: Sequence[Mapping[str, object]]) -> Iterable[str]:
    """Return the lines of a table under its title, an empty one before each but none where there are no rows."""
    if not rows:
        return []
    names = [name for name in rows[0] if name not in {"exact", "characters"}]
    cells = [names, *([_written(row.get(name)) for name in names] for row in rows)]
    widths = [max(len(row[place]) for row in cells) for place in range(len(names))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in cells
    ]
    return ["", title, *lines]


def _written(value: object) -> str:
    if isinstance(value, float):
        return f"{value:z.3f}" if math.isfinite(value) else "-"
    return "-" if value is None else str(value)
