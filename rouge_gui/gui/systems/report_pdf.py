"""A report on paper: A4 pages with the tables and plots that the page for browsers shows."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from rouge_gui.export.reports.contents import Contents
from rouge_gui.export.reports.parts import Facts, Heading, Part, Plots, Sentences, Table
from rouge_gui.export.reports.told import parts, title
from rouge_gui.gui.pages import pages_of
from rouge_gui.gui.systems.report_sheet import ReportSheet

if TYPE_CHECKING:
    from rouge_gui.export.plots.kinds import Plot

LEFT_OUT = "Not printed for their length, and part of the report as a page: {}."


def plots_of(contents: Contents) -> list["Plot"]:
    """Return the plots of a report, in its order: `write_pdf` wants a picture of each."""
    return [plot for part in parts(contents) if isinstance(part, Plots) for plot in part.plots]


def write_pdf(path: Path, contents: Contents, pictures: Sequence[bytes]) -> None:
    """Write the report of `contents` with these pictures; errors and the old file as with `gui.pages`."""
    drawn = iter(pictures)
    sheet = ReportSheet()
    sheet.add_title(title(contents))
    left_out = [_add(sheet, part, drawn) for part in parts(contents)]
    long_ones = [caption for caption in left_out if caption]
    if long_ones:
        sheet.add_note(LEFT_OUT.format("; ".join(long_ones)))
    sheet.add_note(f"Made by rouge-gui. Signature: {contents.signature}")
    with pages_of(path, title(contents)) as pages:
        pages.add(sheet)


def _add(sheet: ReportSheet, part: Part, pictures: Iterator[bytes]) -> str:
    """Add a part; return the caption of a table that is left out."""
    match part:
        case Heading(words):
            sheet.add_heading(words)
        case Facts():
            sheet.add_facts(part)
        case Sentences():
            sheet.add_sentences(part)
        case Plots(plots):
            for _ in plots:
                sheet.add_picture(QImage.fromData(next(pictures)))
        case Table(is_folded=True, caption=caption):
            return caption
        case Table():
            sheet.add_table(part)
    return ""
