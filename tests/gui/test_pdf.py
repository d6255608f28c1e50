"""The PDF of an example: pages that Qt has drawn, marks in the colours of the theme, whole or not at all."""

import re
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from rouge_gui.colours import LIGHT
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import UnwritableFile
from rouge_gui.export.documents.opened import Opened, opened
from rouge_gui.gui.pdf import write_pdf
from rouge_gui.rouge.options import Options

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


def test_each_example_begins_a_page(tmp_path: Path) -> None:
    path = tmp_path / "x.pdf"
    write_pdf(path, [some("The bill"), some("<b>\x00\r\n\u202e🦊"), some("", "")], lambda: "signed")
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
