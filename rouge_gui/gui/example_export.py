"""Sending the open example on: asks for a file and writes it, as edited, with all its evidence."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import RougeGuiError
from rouge_gui.export import EXAMPLES, export_examples
from rouge_gui.export.documents.example_text import as_markdown
from rouge_gui.export.documents.opened import Opened as Shown
from rouge_gui.export.documents.opened import opened
from rouge_gui.gui.opened import Opened
from rouge_gui.gui.pdf import write_pdf
from rouge_gui.gui.worker import Job
from rouge_gui.rouge.digest import Digest
from rouge_gui.rouge.options import Options
from rouge_gui.study.run import Failure

Write = Callable[[Iterable[Shown], Path, Callable[[], str]], None]

PDF = "The highlighted texts on A4 pages."
TITLE, USUAL = "Export example", "example.html"


def ask_for_export(window: QWidget, texts: Opened, options: Options) -> Job[Path] | None:
    """Ask where `texts` are to go; return the job that writes them there and yields the path, None where nowhere."""
    formats = _formats()
    name, chosen = QFileDialog.getSaveFileName(window, TITLE, USUAL, ";;".join(formats))
    if not name:
        return None
    ending, write = formats.get(chosen) or next(iter(formats.values()))
    path = Path(name) if Path(name).suffix else Path(f"{name}{ending}")

    def writing() -> Iterator[Path]:
        write(_shown(texts, options), path, partial(_signature, texts, options))
        yield path

    return Job(writing, 1)


def markdown_of(texts: Opened, options: Options) -> Job[str]:
    """Return the job that yields `texts` with their evidence in Markdown."""

    def writing() -> Iterator[str]:
        for shown in _shown(texts, options):
            yield as_markdown(shown)

    return Job(writing, 1)


def _formats() -> dict[str, tuple[str, Write]]:
    """Return for each line of the dialog the usual ending and what writes that format."""
    found: dict[str, tuple[str, Write]] = {
        f"{each.help} (*{each.ending})": (each.ending, partial(export_examples, each))
        for each in EXAMPLES.values()
    }
    found[f"{PDF} (*.pdf)"] = (".pdf", _as_pdf)
    return found


def _as_pdf(examples: Iterable[Shown], path: Path, sign: Callable[[], str]) -> None:
    write_pdf(path, examples, sign)


def _shown(texts: Opened, options: Options) -> Iterator[Shown]:
    candidates = {texts.system: Candidate(texts.candidate)}
    for found in opened([Example(texts.example, texts.source, texts.references, candidates)], options):
        if isinstance(found, Failure):
            raise RougeGuiError(found.message)
        yield found


def _signature(texts: Opened, options: Options) -> str:
    digest = Digest()
    digest.add(texts.example, *texts.references)
    digest.add(texts.system, texts.candidate)
    return digest.sign(options.signature())
