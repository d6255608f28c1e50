"""The PDF of an example: pages that Qt has drawn, marks in the colours of the theme, whole or not at all."""

import gc
import os
import re
import subprocess
import sys
import weakref
import zlib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPdfWriter, QTextDocument

from rouge_gui.colours import LIGHT
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import UnwritableFile
from rouge_gui.export.documents.opened import Opened, opened
from rouge_gui.gui.pages import DOTS_PER_INCH, MARGIN
from rouge_gui.gui.paper import lay_out, new_document
from rouge_gui.gui.pdf import write_pdf
from rouge_gui.gui.sheet import Sheet
from rouge_gui.rouge.evidence.kinds import AMBER, RED, Place
from rouge_gui.rouge.marking.cue_marks import CueMarks
from rouge_gui.rouge.options import Options
from tests.gui import pixels

FULL = """
import resource, signal, sys
from pathlib import Path
from PySide6.QtGui import QGuiApplication
from rouge_gui.errors import UnwritableFile
from rouge_gui.gui.pdf import write_pdf
app = QGuiApplication([])
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (2_000, 2_000))
try:
    write_pdf(Path(sys.argv[1]), [], lambda: "signed")
except UnwritableFile as error:
    print(error)
"""
pytestmark = pytest.mark.usefixtures("qapp")


def some(candidate: str, reference: str = "The bill rose.") -> Opened:
    source = "The bill rose by 7 per cent. It hurt."
    example = Example("x", source, (reference,), {"s": Candidate(candidate)})
    (found,) = opened([example], Options())
    assert isinstance(found, Opened)
    return found


def drawn(path: Path) -> str:
    """What is drawn on the pages, uncompressed."""
    streams = re.findall(rb"stream\r?\n(.*?)endstream", path.read_bytes(), re.DOTALL)
    told = []
    for each in streams:
        try:
            told.append(zlib.decompress(each).decode("latin-1"))
        except zlib.error:
            continue
    return "\n".join(told)


def colour(name: str) -> str:
    """A colour as a PDF has it, to three digits."""
    return " ".join(f"{int(name[place : place + 2], 16) / 255:.3f}"[:4] for place in (1, 3, 5))


def colours(text: str) -> set[str]:
    return {
        " ".join(f"{float(part):.3f}"[:4] for part in found)
        for found in re.findall(r"([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN|rg|RG)\b", text)
    }


def test_marks_and_cues_are_drawn_in_their_colours(tmp_path: Path) -> None:
    path = tmp_path / "x.pdf"
    write_pdf(path, [some("The bill rose by 9 per cent.")], lambda: "signed")
    assert path.read_bytes().startswith(b"%PDF-")
    assert {colour(each) for each in (LIGHT.fill, LIGHT.red, LIGHT.text)} <= colours(drawn(path))


def picture(raw: str, *places: Place) -> QImage:
    """A text and what is drawn over it, without colours."""
    sheet = Sheet()
    sheet.add_text(raw, [], CueMarks(raw, places))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(96)
    (page,) = sheet.pages(writer)
    made = QImage(page.size().toSize(), QImage.Format.Format_Grayscale8)
    made.fill(255)
    painter = QPainter(made)
    sheet.draw(painter, page)
    painter.end()
    return made


def test_cues_are_boxed_with_lines_that_paper_without_colours_tells_apart(qapp: QGuiApplication) -> None:
    assert qapp is not None
    raw = "It never rained, not once."
    runs = {}
    for severity in (RED, AMBER):
        made = picture(raw, Place("name", severity, 3, 15, ""))
        # The longest line of ink in a row: the text itself has none as long as a box.
        inked_rows = (pixels.numbers(made)[:, 90:] & 0xFF) < 190
        rows = ["".join(" #"[is_inked] for is_inked in row) for row in inked_rows.tolist()]
        top = next(row for row in rows if row.count("#") > 30)
        runs[severity] = len(top.split())
    assert runs[RED] == 1
    assert runs[AMBER] > 3


def test_the_letters_of_cues_stand_at_the_side(qapp: QGuiApplication) -> None:
    assert qapp is not None
    raw = "It never rained, not once.\nNever."
    side = range(int(MARGIN), int(MARGIN + 12))
    assert not inked(picture(raw), side)
    told = [Place("name", RED, 3, 8, ""), Place("number", AMBER, 27, 32, "")]
    assert len(inked(picture(raw, *told), side)) == 2


def inked(made: QImage, columns: range) -> list[int]:
    """Where, in these columns, a run of lines with ink begins, from the top."""
    lines = [any(made.pixelColor(x, y).lightness() < 200 for x in columns) for y in range(made.height())]
    return [y for y, (before, here) in enumerate(pairwise([False, *lines])) if here and not before]


def test_each_example_begins_a_page(tmp_path: Path) -> None:
    path = tmp_path / "x.pdf"
    write_pdf(path, [some("The bill"), some("<b>\x00\r\n\u202e🦊\ud800"), some("", "")], lambda: "signed")
    assert len(re.findall(rb"/Type /Page\b(?!s)", path.read_bytes())) == 3


def test_what_fails_leaves_the_old_file(tmp_path: Path, qapp: QGuiApplication) -> None:
    assert qapp is not None
    path = tmp_path / "x.pdf"
    path.write_text("old", encoding="utf-8")

    def broken() -> Iterator[Opened]:
        yield some("The bill")
        raise OSError(28, "No space left on device")

    with pytest.raises(UnwritableFile, match="no space left"):
        write_pdf(path, broken(), lambda: "signed")
    assert path.read_text(encoding="utf-8") == "old"
    with pytest.raises(UnwritableFile, match="cannot be written"):
        write_pdf(tmp_path / "no" / "x.pdf", [], lambda: "signed")
    assert [each.name for each in tmp_path.iterdir()] == ["x.pdf"]


def test_a_text_goes_on_over_pages(tmp_path: Path) -> None:
    path = tmp_path / "x.pdf"
    write_pdf(path, [some("The bill rose. " * 900)], lambda: "signed")
    assert len(re.findall(rb"/Type /Page\b(?!s)", path.read_bytes())) > 3


@pytest.mark.skipif(sys.platform == "win32", reason="NOT TESTED: Windows does not limit the size of files")
def test_a_full_disk_is_told_and_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "x.pdf"
    path.write_text("old", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(path)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert "x.pdf: cannot be written" in done.stdout, done.stderr
    assert path.read_text(encoding="utf-8") == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["x.pdf"]


@pytest.mark.usefixtures("qapp")
def test_a_page_is_laid_out_as_for_the_file_itself_and_the_file_is_let_go(tmp_path: Path) -> None:
    def rects(document: QTextDocument) -> list[QRectF]:
        blocks = (document.findBlockByNumber(number) for number in range(document.blockCount()))
        return [document.documentLayout().blockBoundingRect(block) for block in blocks]

    ours, theirs = new_document(), new_document()
    for document in (ours, theirs):
        document.setPlainText("\n".join(f"{'AVATAR fjord office ' * number}żółw" for number in range(80)))
    device = QPdfWriter(str(tmp_path / "page.pdf"))
    device.setResolution(DOTS_PER_INCH)
    page = lay_out(ours, device)
    lay_out(theirs, device)
    kept = weakref.ref(device)
    del device
    gc.collect()
    assert kept() is None

    device = QPdfWriter(str(tmp_path / "other.pdf"))
    device.setResolution(DOTS_PER_INCH)
    theirs.documentLayout().setPaintDevice(device)
    assert theirs.pageSize() == page.size() == ours.pageSize()
    assert rects(ours) == rects(theirs)
    assert ours.pageCount() == theirs.pageCount() > 1
