"""Studying ratings beside the window, and reading them from files."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from rouge_gui.corpus.example import Problem
from rouge_gui.corpus.ratings_file import read_ratings
from rouge_gui.errors import UnreadableFile
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.study.measures import Measures, Measuring
from rouge_gui.study.rating.beside import Asked, steps_beside
from rouge_gui.study.rating.correlation import Drawing
from rouge_gui.study.rating.ratings import ratings_of
from rouge_gui.study.rating.study import RatingStudy, steps
from rouge_gui.wording import counted, listed, said


@dataclass(frozen=True)
class Ratings:
    """What a file told of candidates, and its lines that could not be read."""

    path: Path
    measures: Measures
    problems: tuple[Problem, ...]

    def told(self) -> str:
        """Return how many of its lines could not be read, and why the first could not; "" where all could."""
        if not self.problems:
            return ""
        first, others = self.problems[0], len(self.problems) - 1
        name, why = self.path.name, first.message
        words = (
            said("{file}: {why}", file=name, why=why)
            if first.line is None
            else said("{file}, line {line:,}: {why}", file=name, line=first.line, why=why)
        )
        if not others:
            return words
        more = counted(others, "more of its lines has problems.", "more of its lines have problems.")
        return listed([words, more], " ")


class RatingWork(QObject):
    """Carries out the newest study. `grown` (RatingStudy) comes each time more is known of it, then `ended`.

    `unrated` comes instead where the corpus holds no rating. `progressed` (done, steps). `read` (Ratings) follows
    `read_file`, or `failed` (the exception); `fell_through` (the exception) says that there is no study.
    """

    grown = Signal(object)
    unrated = Signal()
    progressed = Signal(int, int)
    ended = Signal()
    read = Signal(object)
    failed = Signal(object)
    fell_through = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._student, self._reader = Runner(self), Runner(self)
        self._student.batched.connect(self._on_batched)
        self._student.progressed.connect(self._on_progressed)
        self._student.finished.connect(self.ended)
        self._student.cancelled.connect(self.ended)
        self._student.failed.connect(self._on_failed)
        self._reader.batched.connect(self._on_read)
        self._reader.failed.connect(self.failed)

    @property
    def is_studying(self) -> bool:
        """Whether a study is under way."""
        return self._student.is_running

    def study(self, findings: Findings, ratings: Measures | None, drawing: Drawing) -> None:
        """Study how the variants agree with `ratings` (None: those of the corpus itself), instead of what was asked."""

        def studying() -> Iterator[RatingStudy | None]:
            rated = ratings_of(findings.examples) if ratings is None else ratings
            if rated.values:
                asked = Asked.of(findings.measures, rated, findings.options.variants, drawing)
                yield from steps_beside(asked, job.stopped.is_set)
            else:
                yield None

        job = Job(studying, steps())
        self._student.start(job)

    def read_file(self, path: Path) -> None:
        """Read the ratings of a file."""
        self._reader.start(Job(lambda: _ratings_in(path), 1))

    def cancel(self) -> None:
        """Stop the study; what was told of it stays."""
        self._student.cancel()

    def close(self) -> bool:
        """Stop and wait for the threads; False where one did not end in time."""
        return all([self._student.close(), self._reader.close()])

    def _on_batched(self, told: list[RatingStudy | None]) -> None:
        if told[-1] is None:
            self.unrated.emit()
        else:
            self.grown.emit(told[-1])

    def _on_progressed(self, done: int, whole: int, _left: float) -> None:
        self.progressed.emit(done, whole)

    def _on_failed(self, error: Exception) -> None:
        self.fell_through.emit(error)
        self.ended.emit()

    def _on_read(self, found: list[Ratings]) -> None:
        self.read.emit(found[-1])


def _ratings_in(path: Path) -> Iterator[Ratings]:
    measuring, problems = Measuring(), list[Problem]()
    for each in read_ratings(path):
        if isinstance(each, Problem):
            problems.append(each)
        else:
            measuring.add_values(each.example, each.system, each.values)
    measures = measuring.measures()
    if not measures.values:
        why = (
            said("line {line}: {why}", line=problems[0].line, why=problems[0].message)
            if problems
            else said("it has no row with a number")
        )
        raise UnreadableFile(path, said("holds no rating that can be read ({why})", why=why))
    yield Ratings(path, measures, tuple(problems))
