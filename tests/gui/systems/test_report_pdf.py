"""The report on paper holds every word of its parts and every plot, breaks nowhere it should not, and is whole or not."""

import re
import subprocess
from pathlib import Path
from shutil import which

import numpy as np
import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPdfWriter

from rouge_gui.errors import UnwritableFile
from rouge_gui.export.reports.beside import drawn_beside
from rouge_gui.export.reports.contents import Contents
from rouge_gui.export.reports.parts import WARNING, Cell, Facts, Sentences, Table
from rouge_gui.gui.pages import MARGIN
from rouge_gui.gui.systems.report_pdf import plots_of, write_pdf
from rouge_gui.gui.systems.report_sheet import ReportSheet
from rouge_gui.rouge.options import Options
from rouge_gui.study.comparing.comparison import compare
from rouge_gui.study.comparing.pairs import Settings
from rouge_gui.study.measures import Measures
from rouge_gui.study.rating.correlation import Drawing
from rouge_gui.study.rating.study import study_ratings

pytestmark = pytest.mark.usefixtures("qapp")

OPTIONS = Options(variants=("ROUGE-1", "ROUGE-2"), leader="ROUGE-1", interval="none")
SYSTEMS = ("A", "B <b>bold</b> & co", "C")
SOURCES = tuple(str(number) for number in range(6))


def contents() -> Contents:
    draw = np.random.default_rng(1)
    shape = len(SOURCES), len(SYSTEMS)
    values = {f"{name}{part}": draw.random(shape) for name in OPTIONS.variants for part in ("", " P", " R")}
    measures = Measures(SOURCES, SYSTEMS, {**values, "words": draw.integers(5, 20, shape).astype(float)})
    rated = Measures(SOURCES, SYSTEMS, {"consistency": draw.integers(1, 3, shape).astype(float)})
    comparison = compare(measures, OPTIONS.variants, OPTIONS, Settings(resamples=20))
    study = study_ratings(measures, rated, OPTIONS.variants, Drawing(resamples=3))
    return Contents(["corpus.jsonl"], OPTIONS, "signed so", comparison, study)


def words_of(sheet: ReportSheet) -> str:
    return sheet._document.toPlainText()  # noqa: SLF001 (what Qt draws can be read nowhere else)


def test_every_plot_is_a_picture_on_pages_with_a_title(tmp_path: Path) -> None:
    path, told = tmp_path / "x.pdf", contents()
    plots = plots_of(told)
    write_pdf(path, told, list(drawn_beside(plots)))
    written = path.read_bytes()
    assert written.startswith(b"%PDF-")
    assert len(re.findall(rb"/Subtype /Image", written)) == len(plots) > 3
    # JPEG would put a grey veil around thin lines.
    assert b"/DCTDecode" not in written
    assert len(re.findall(rb"/Type /Page\b(?!s)", written)) > 2


@pytest.mark.skipif(which("pdftotext") is None, reason="NOT TESTED: pdftotext of poppler is not there")
def test_its_words_can_be_read_by_others(tmp_path: Path) -> None:
    path, told = tmp_path / "x.pdf", contents()
    write_pdf(path, told, list(drawn_beside(plots_of(told))))
    command = [str(which("pdftotext")), "-layout", str(path), "-"]
    read = subprocess.run(command, capture_output=True, text=True, check=True)
    plain = " ".join(read.stdout.split())
    assert told.comparison is not None
    assert told.study is not None
    for standing in told.comparison.standings:
        assert f"{standing.mean:.4f}" in plain
    for words in (
        "Which system is better",
        "corpus.jsonl",
        "signed so",
        "B <b>bold</b> & co",
        "fewer than 30",
    ):
        assert words in plain
    for sentence in told.study.sentences().values():
        assert sentence in plain
    assert "Not printed for their length" in plain


def test_cells_captions_facts_and_sentences_are_all_there() -> None:
    sheet = ReportSheet()
    sheet.add_facts(Facts([("Corpus", "c.jsonl")]))
    sheet.add_sentences(Sentences(["Few examples."], is_warning=True))
    sheet.add_sentences(Sentences(["A high score."]))
    sheet.add_table(
        Table("Caption", ("System", "F"), [[Cell("A"), Cell("0.5", "[0.1, 0.9]", WARNING)]], note="Note")
    )
    told = words_of(sheet).replace("\u2028", "\n").split("\n")
    expected = ["Corpus", "c.jsonl", "Few examples.", "A high score.", "Caption", "System", "F", "A", "0.5"]
    assert [line for line in told if line] == [*expected, "[0.1, 0.9]", "Note"]


def test_numbers_stay_on_one_line_and_long_names_are_broken() -> None:
    """So that a column of numbers can be read down; an identifier of 400 letters must not push them off the page."""
    sheet = ReportSheet()
    sheet.add_table(Table("t", ("Example", "ROUGE-1"), [[Cell("x" * 400), Cell("0.6667")]] * 3))
    sheet.pages(writer())
    document = sheet._document  # noqa: SLF001
    block, lines, edges = document.begin(), [], []
    while block.isValid():
        if block.text() in {"0.6667", "ROUGE-1"}:
            lines.append(block.layout().lineCount())
            edges.append(document.documentLayout().blockBoundingRect(block).right())
        block = block.next()
    assert lines == [1] * 4
    assert max(edges) <= 794 - MARGIN + 1


def test_no_heading_stands_alone_at_the_foot_of_a_page() -> None:
    """Qt forgets the lines that follow a page break asked for later: every heading must have some."""
    sheet = ReportSheet()
    rows = [[Cell(str(row)), Cell("0.5")] for row in range(13)]
    for number in range(40):
        sheet.add_heading(f"Section {number}")
        sheet.add_table(Table(f"Table {number}", ("System", "F"), rows[: 3 + number % 10]))
    pages = sheet.pages(writer())
    document, height = sheet._document, pages[0].height()  # noqa: SLF001
    block, kept, forced = document.begin(), 0, 0
    while block.isValid():
        if block.text().startswith(("Section", "Table")):
            place = document.documentLayout().blockBoundingRect(block)
            assert place.height() > 10
            assert height - MARGIN - place.bottom() % height > 90
            kept += 1
            forced += bool(block.blockFormat().pageBreakPolicy())
        block = block.next()
    assert kept == 80
    assert forced > 3


def test_a_picture_is_as_wide_as_its_dots_say() -> None:
    picture = QImage(1500, 600, QImage.Format.Format_RGB32)
    picture.setDotsPerMeterX(11811)  # 300 an inch
    sheet = ReportSheet()
    sheet.add_picture(picture)
    sheet.pages(writer())
    block = sheet._document.begin()  # noqa: SLF001
    shape = block.begin().fragment().charFormat().toImageFormat()
    assert (shape.width(), shape.height()) == pytest.approx((480, 192), rel=0.001)


def test_what_fails_leaves_the_old_file(tmp_path: Path) -> None:
    path, told = tmp_path / "x.pdf", contents()
    path.write_text("old", encoding="utf-8")
    with pytest.raises(StopIteration):
        write_pdf(path, told, [])
    assert path.read_text(encoding="utf-8") == "old"
    with pytest.raises(UnwritableFile, match="cannot be written"):
        write_pdf(tmp_path / "no" / "x.pdf", Contents(["c"], OPTIONS, "s"), [])
    assert [each.name for each in tmp_path.iterdir()] == ["x.pdf"]


def writer() -> QPdfWriter:
    buffer = QBuffer(QGuiApplication.instance())
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    made = QPdfWriter(buffer)
    made.setResolution(96)
    return made
