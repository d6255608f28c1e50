"""Sending the open example on, or all that are selected: asks for a file and has a job write it."""

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import monotonic

from PySide6.QtWidgets import QFileDialog, QWidget

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import RougeGuiError
from rouge_gui.export import EXAMPLES, export_examples
from rouge_gui.export.documents.example_text import as_markdown
from rouge_gui.export.documents.opened import Opened as Shown
from rouge_gui.export.documents.opened import opened, opened_in_pool
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.opened import Opened
from rouge_gui.gui.pdf import write_pdf
from rouge_gui.gui.worker import Courtesy, Job
from rouge_gui.rouge.digest import Digest
from rouge_gui.rouge.options import Options
from rouge_gui.study.run import Failure
from rouge_gui.wording import counted, said

Write = Callable[[Iterable[Shown], Path, Callable[[], str]], None]
Tell = Callable[[int, int], None]

PDF = said("The highlighted texts on A4 pages.")
USUAL, USUAL_OF_SEVERAL = "example.html", "examples.html"
TELL_SECONDS = 0.2


@dataclass(frozen=True)
class Chosen:
    """What is sent on: `count` candidates, whose texts the job asks for one by one."""

    count: int
    texts: Iterable[Opened]


@dataclass(frozen=True)
class Written:
    """A file with `count` candidates; `failed` holds a sentence for each that could not be scored."""

    path: Path
    count: int
    failed: tuple[str, ...]

    def __str__(self) -> str:
        """Return this in words."""
        if not self.failed:
            return tr("Written: {path}.", path=self.path)
        return tr(
            "Written: {path}. {left_out:,} of {all:,} candidates were left out: {first}",
            path=self.path,
            left_out=len(self.failed),
            all=self.count + len(self.failed),
            first=self.failed[0],
        )


def ask_for_export(window: QWidget, chosen: Chosen, options: Options, tell: Tell) -> Job[Written] | None:
    """Ask where `chosen` is to go; return the job that writes it there, None where nowhere.

    `tell` (done, of how many) is called now and then, in the thread of the job.
    """
    formats = _formats()
    title, usual = (
        (tr("Export example"), USUAL)
        if chosen.count == 1
        else (
            tr("Export the {candidates}", candidates=counted(chosen.count, "selected candidate")),
            USUAL_OF_SEVERAL,
        )
    )
    name, filtered = QFileDialog.getSaveFileName(window, title, usual, ";;".join(formats))
    if not name:
        return None
    ending, write = formats.get(filtered) or next(iter(formats.values()))
    path = Path(name) if Path(name).suffix else Path(f"{name}{ending}")

    def writing() -> Iterator[Written]:
        digest, failed = Digest(), list[str]()
        found = _opened(chosen, options, digest, job.stopped.is_set)
        with closing(found):
            wanted = _told(job.while_wanted(found), chosen.count, tell)
            write(_scored(wanted, failed), path, lambda: digest.sign(options.signature()))
        yield Written(path, chosen.count - len(failed), tuple(failed))

    job: Job[Written] = Job(writing, 1)
    return job


def markdown_of(texts: Opened, options: Options) -> Job[str]:
    """Return the job that yields `texts` with their evidence in Markdown."""

    def writing() -> Iterator[str]:
        found = _opened(Chosen(1, [texts]), options, Digest(), lambda: False)
        for each in _scored(found, []):
            yield as_markdown(each)

    return Job(writing, 1)


def _formats() -> dict[str, tuple[str, Write]]:
    """Return for each line of the dialog the usual ending and what writes that format."""
    found: dict[str, tuple[str, Write]] = {
        f"{shown(each.help)} (*{each.ending})": (each.ending, partial(export_examples, each))
        for each in EXAMPLES.values()
    }
    found[f"{shown(PDF)} (*.pdf)"] = (".pdf", _as_pdf)
    return found


def _as_pdf(examples: Iterable[Shown], path: Path, sign: Callable[[], str]) -> None:
    write_pdf(path, examples, sign)


def _opened(
    chosen: Chosen, options: Options, digest: Digest, stopped: Callable[[], bool]
) -> Generator[Shown | Failure, None, None]:
    """Yield what was chosen with its evidence, several from processes, which leave the window its interpreter."""
    examples = _digested(chosen.texts, digest)
    if chosen.count == 1:
        yield from opened(examples, options)
        return
    jobs = max(1, (os.cpu_count() or 1) - 1)
    with closing(opened_in_pool(examples, options, jobs, stopped)) as found:
        yield from found


def _digested(chosen: Iterable[Opened], digest: Digest) -> Iterator[Example]:
    """Yield the texts as examples; the signature shall tell which they are."""
    for texts in chosen:
        digest.add(texts.example, *texts.references)
        digest.add(texts.system, texts.candidate)
        candidates = {texts.system: Candidate(texts.candidate)}
        yield Example(texts.example, texts.source, texts.references, candidates)


def _told(found: Iterable[Shown | Failure], count: int, tell: Tell) -> Iterator[Shown | Failure]:
    """Yield what is `found`, telling how far it is and stepping aside for the window."""
    courtesy, due = Courtesy(), monotonic() + TELL_SECONDS
    for done, each in enumerate(found):
        courtesy.step_aside()
        if monotonic() > due:
            due = monotonic() + TELL_SECONDS
            tell(done, count)
        yield each


def _scored(found: Iterable[Shown | Failure], failed: list[str]) -> Iterator[Shown]:
    """Yield what could be scored and add to `failed` what could not; `RougeGuiError` where nothing could."""
    count = 0
    for each in found:
        if isinstance(each, Failure):
            failed.append(each.message)
        else:
            count += 1
            yield each
    if not count and failed:
        raise RougeGuiError(failed[0])
