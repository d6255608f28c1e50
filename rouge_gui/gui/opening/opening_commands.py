"""What the actions around opening do: one slot `on_<name>` for each of their rows in `ACTIONS`."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMainWindow

from rouge_gui.corpus.example import Level, Problem
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.gui.loading import Loading
from rouge_gui.gui.notices import NoticeBar
from rouge_gui.gui.opening.session_files import Opening, SessionFiles
from rouge_gui.gui.opening.where import Where
from rouge_gui.gui.results_area import ResultsArea
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.store import reports, sessions

REPORT_FILTER = ";;".join(f"{words} (*{ending})" for ending, words in reports.ENDINGS.items())


@dataclass(frozen=True)
class OpeningParts:
    """What these actions work on."""

    window: QMainWindow
    loading: Loading
    notices: NoticeBar
    results: ResultsArea
    where: Where
    tell_failure: Callable[[Exception], None]


class OpeningCommands(QObject):
    """Carries out the actions around opening, and fills the import report."""

    def __init__(self, parts: OpeningParts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._opened = Opening()
        self.sessions = SessionFiles(parts.where, parts.loading, parts.notices, self.open_paths)
        self.sessions.failed.connect(parts.tell_failure)
        self._writer = Runner(self)
        self._writer.batched.connect(self._on_written)
        self._writer.failed.connect(parts.tell_failure)
        parts.loading.problems_arrived.connect(self._on_problems_arrived)
        parts.loading.read.connect(self._on_read)
        parts.results.report.save_asked.connect(self.on_save_report)
        parts.results.report.titled.connect(self._on_report_titled)

    def close(self) -> bool:
        """Let what is being written end; False where it did not in time."""
        return all([self._writer.close(), self.sessions.close()])

    def open_paths(self, paths: Sequence[Path], recipe: Recipe | None = None) -> None:
        """Read `paths`, as `recipe` says, into a new corpus; a session file alone opens what it names."""
        if [path.suffix for path in paths] == [sessions.ENDING]:
            self.sessions.open(paths[0])
            return
        self._opened = Opening(tuple(paths), recipe)
        self._parts.loading.start(list(paths), self._parts.where.session.options, recipe)

    def on_save_session(self) -> None:
        """Ask for a file and keep in it what is open and where one is."""
        self.sessions.ask_and_save(self._opened)

    def on_open_session(self) -> None:
        """Ask for a session file and open what it names."""
        self.sessions.ask_and_open()

    def on_save_report(self) -> None:
        """Ask for a file and write the lines of the import report that are shown."""
        problems = self._parts.results.report.model.shown()
        name, chosen = QFileDialog.getSaveFileName(
            self._parts.window, "Save import report", "report.json", REPORT_FILTER
        )
        if not name:
            return
        ending = next((ending for ending in reports.ENDINGS if f"(*{ending})" in chosen), ".json")
        path = Path(name) if Path(name).suffix else Path(name + ending)

        def writing() -> Iterator[str]:
            reports.save(path, problems)
            yield f"The import report is written to {path}."

        self._writer.start(Job(writing, 1))

    def _on_problems_arrived(self, problems: list[Problem]) -> None:
        report = self._parts.results.report
        is_first = not report.model.total
        report.append(problems)
        if is_first and any(problem.level is not Level.NOTE for problem in problems):
            self._parts.notices.show_information("Something was met while reading: see the import report.")

    def _on_read(self) -> None:
        corpus = self._parts.loading.corpus
        candidates = self._parts.results.corpus.model.total
        self._parts.results.report.show_read(len(corpus), candidates)

    def _on_report_titled(self, title: str) -> None:
        self._parts.results.set_title("report", title)

    def _on_written(self, told: list[str]) -> None:
        self._parts.notices.show_information(told[-1])
