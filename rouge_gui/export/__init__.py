"""What goes out, one module per format.

`EXPORTS` registers those of scores by the ending of the file, `REPORTS` those of comparisons and studies, `PLOTS` those
of plots; by name `EXAMPLES` those of single candidates and `CORPORA` those of a corpus. Scores carry their signature:
inside where the format has a place for it, else beside it in `<file>.signature`.

What is said of formats and errors is for the window and comes in its language. What is written into files (pages, tables,
reports, plots) is published and stays English, with a point in its numbers, whatever the window's language: a
`Wording` that goes into a file goes as the English text that it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from rouge_gui.errors import InvalidOption
from rouge_gui.export import corpus_tables, csv_rows, json_scores, jsonl, parquet, rouge_xml, workbook
from rouge_gui.export.documents import example_markdown, latex_table, markdown_table, offsets, page
from rouge_gui.export.plots import formats
from rouge_gui.export.reports import html_report, json_report, latex_report
from rouge_gui.whole_files import replacing
from rouge_gui.wording import said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path

    from rouge_gui.corpus.example import Example
    from rouge_gui.export.documents.opened import Opened
    from rouge_gui.export.plots.kinds import Plot
    from rouge_gui.export.reports.contents import Contents
    from rouge_gui.rouge.options import Options
    from rouge_gui.study.blocks import Block

Format = TypeVar("Format")


@dataclass(frozen=True)
class Export:
    """One format of scores. `write` streams blocks (with their options and the signature) into a new file.

    `is_signed` tells whether the file itself holds the signature.
    """

    help: str
    write: Callable[[Path, Iterable[Block], Options, Callable[[], str]], None]
    is_signed: bool


@dataclass(frozen=True)
class ExampleExport:
    """One format of single candidates; `write` puts them and the signature into a new file. `ending` is its usual one."""

    help: str
    ending: str
    write: Callable[[Path, Iterable[Opened], Callable[[], str]], None]


@dataclass(frozen=True)
class CorpusExport:
    """One format of a whole corpus; `write` puts its texts into a new file, or a new folder where it takes several.

    `ending` is the file's usual one, empty for a folder.
    """

    help: str
    ending: str
    write: Callable[[Iterable[Example], Path], None]


@dataclass(frozen=True)
class ReportExport:
    """One format of reports; `write` puts one into a new file.

    `has_study`: the report of a comparison also has the study of ratings, where the corpus holds some.
    """

    help: str
    write: Callable[[Path, Contents], None]
    has_study: bool


@dataclass(frozen=True)
class PlotExport:
    """One format of plots; `draw` returns the bytes of its file."""

    help: str
    draw: Callable[[Plot], bytes]


EXPORTS: dict[str, Export] = {
    ".csv": Export(
        said("A table with commas, for spreadsheets and scripts."), csv_rows.write, is_signed=False
    ),
    ".jsonl": Export(said("One JSON object a line."), jsonl.write, is_signed=False),
    ".parquet": Export(
        said("A typed, compressed table for pandas and others."), parquet.write, is_signed=True
    ),
    ".xlsx": Export(
        said("Excel: scores, averages with their intervals, signature."), workbook.write, is_signed=True
    ),
    ".json": Export(
        said("One JSON object: scores, averages with intervals."), json_scores.write, is_signed=True
    ),
    ".tex": Export(said("A LaTeX table of each system's averages."), latex_table.write, is_signed=True),
    ".md": Export(said("A Markdown table of each system's averages."), markdown_table.write, is_signed=True),
}
EXAMPLES: dict[str, ExampleExport] = {
    "html": ExampleExport(
        said("Highlighted texts for any browser and for paper, in one file."), ".html", page.write
    ),
    "example-md": ExampleExport(
        said("Texts in Markdown, counted words in bold, with scores."), ".md", example_markdown.write
    ),
    "offsets": ExampleExport(said("Where each match stands, as JSON for programs."), ".json", offsets.write),
}
CORPORA: dict[str, CorpusExport] = {
    "rouge-xml": CorpusExport(
        said(
            "ROUGE-1.5.5's settings in XML with a file for each text; carriage returns come back as line feeds."
        ),
        "",
        rouge_xml.write_corpus,
    ),
    "corpus-jsonl": CorpusExport(
        said("All texts as JSON lines of ours."), ".jsonl", corpus_tables.write_jsonl
    ),
    "corpus-csv": CorpusExport(
        said("All texts as CSV, a row for each candidate."), ".csv", corpus_tables.write_csv
    ),
    "corpus-parquet": CorpusExport(
        said("All texts as Parquet, a row for each candidate."), ".parquet", corpus_tables.write_parquet
    ),
    "corpus-xlsx": CorpusExport(
        said("All texts as Excel, a row for each candidate."), ".xlsx", corpus_tables.write_xlsx
    ),
}
REPORTS: dict[str, ReportExport] = {
    ".html": ReportExport(
        said("One page with tables and plots, for any browser and for paper."),
        html_report.write,
        has_study=True,
    ),
    ".json": ReportExport(said("One JSON object with full precision."), json_report.write, has_study=False),
    ".tex": ReportExport(said("The tables for LaTeX."), latex_report.write, has_study=False),
}
PLOTS: dict[str, PlotExport] = {
    ".svg": PlotExport(said("A drawing that stays sharp at any size; its words are text."), formats.svg),
    ".pdf": PlotExport(said("A page as large as the plot, for LaTeX."), formats.pdf),
    ".png": PlotExport(said("A picture."), formats.png),
}


def export(
    blocks: Iterable[Block], options: Options, path: Path, sign: Callable[[], str] | None = None
) -> None:
    """Write what was scored of `blocks` under `options` to `path` in the format of its ending.

    `sign` returns the signature; it is asked once all blocks are written (None: that of `options`).
    `InvalidOption` where the ending is not known, `UnwritableFile` where nothing can be written. Whatever
    fails, `blocks` included, a file that was there stays as it was.
    """
    export_scores(export_for(path), blocks, options, path, sign or options.signature)


def export_scores(
    chosen: Export, blocks: Iterable[Block], options: Options, path: Path, sign: Callable[[], str]
) -> None:
    """Write `blocks` as `export` does, in the format `chosen` whatever the ending of `path`."""
    with replacing(path) as fresh:
        chosen.write(fresh, blocks, options, sign)
    if not chosen.is_signed:
        with replacing(path.with_name(f"{path.name}.signature")) as fresh:
            fresh.write_text(f"{sign()}\n", encoding="utf-8")


def export_examples(
    chosen: ExampleExport, examples: Iterable[Opened], path: Path, sign: Callable[[], str]
) -> None:
    """Write `examples` to `path`; `UnwritableFile` and the old file as with `export`."""
    with replacing(path) as fresh:
        chosen.write(fresh, examples, sign)


def export_for(path: Path) -> Export:
    """Return the format that the ending of `path` names; `InvalidOption` where there is none."""
    return _found(EXPORTS, path, said("results"))


def report_for(path: Path) -> ReportExport:
    """Return the format of reports that the ending of `path` names; `InvalidOption` where there is none."""
    return _found(REPORTS, path, said("reports"))


def export_report(contents: Contents, path: Path) -> None:
    """Write the report of `contents` to `path` in the format of its ending; errors and the old file as with `export`."""
    chosen = report_for(path)
    with replacing(path) as fresh:
        chosen.write(fresh, contents)


def write_plot(plot: Plot, path: Path) -> None:
    """Write `plot` to `path` in the format of its ending; errors and the old file as with `export`."""
    chosen = _found(PLOTS, path, said("plots"))
    with replacing(path) as fresh:
        fresh.write_bytes(chosen.draw(plot))


def _found(registry: Mapping[str, Format], path: Path, called: str) -> Format:
    try:
        return registry[path.suffix.lower()]
    except KeyError:
        kind = said("{ending} files", ending=path.suffix) if path.suffix else said("a file without an ending")
        message = said(
            "{path}: {what} cannot be written as {kind}. Choose one of: {known}.",
            path=path,
            what=called,
            kind=kind,
            known=", ".join(registry),
        )
        raise InvalidOption(message) from None
