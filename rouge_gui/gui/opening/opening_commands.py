"""What the actions around opening do: one slot `on_<name>` for each of their rows in `ACTIONS`."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMainWindow

from rouge_gui.corpus.example import Level, Problem
from rouge_gui.corpus.listing import some_of
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.errors import RougeGuiError
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.loading import Loading
from rouge_gui.gui.notices import NoticeBar, Offer, Standing
from rouge_gui.gui.opening.losses_told import LossesTold
from rouge_gui.gui.opening.mapping_dialog import MappingDialog
from rouge_gui.gui.opening.session_files import Opening, SessionFiles
from rouge_gui.gui.opening.where import Where
from rouge_gui.gui.results_area import ResultsArea
from rouge_gui.gui.watching import Watching
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.store import reports, sessions
from rouge_gui.wording import counted, said


@dataclass(frozen=True)
class OpeningParts:
    """What these actions work on."""

    window: QMainWindow
    loading: Loading
    notices: NoticeBar
    results: ResultsArea
    where: Where
    tell_failure: Callable[[Exception], None]


@dataclass(frozen=True)
class Taken:
    """What is open and where one is in it, to be found again in another window."""

    opening: Opening
    view: Mapping[str, str]


class OpeningCommands(QObject):
    """Carries out the actions around opening, and fills the import report."""

    def __init__(self, parts: OpeningParts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._opened = self._asked = Opening()
        self._sought: Mapping[str, str] | None = None
        self.sessions = SessionFiles(parts.where, parts.loading, parts.notices, self.open_paths)
        self.sessions.failed.connect(parts.tell_failure)
        self._writer = Runner(self)
        self._writer.batched.connect(self._on_written)
        self._writer.failed.connect(parts.tell_failure)
        self._looker, self._previewer = Runner(self), Runner(self)
        self.losses = LossesTold(parts.loading, parts.results.report, lambda: self._opened.paths[0])
        self._refusal, self._change_told, self._load_told, self._report_told = (
            Standing(parts.notices) for _ in range(4)
        )
        self.watching = Watching(self)
        self.watching.changed.connect(self._on_changed_on_disk)
        parts.loading.refused.connect(self._on_refused)
        parts.loading.started.connect(self._on_started)
        parts.loading.failed.connect(parts.tell_failure)
        parts.loading.problems_arrived.connect(self._on_problems_arrived)
        parts.loading.read.connect(self._on_read)
        parts.results.report.save_asked.connect(self.on_save_report)
        parts.results.report.titled.connect(self._on_report_titled)

    def close(self) -> bool:
        """Let what is being written end; False where it did not in time."""
        workers = self._writer, self._looker, self._previewer, self.sessions, self.watching, self.losses
        return False not in [worker.close() for worker in workers]

    def open_paths(
        self, paths: Sequence[Path], recipe: Recipe | None = None, view: Mapping[str, str] | None = None
    ) -> None:
        """Read `paths`, as `recipe` says, into a new corpus, and go to the place `view`; what is open stays until then.

        A session file alone opens what it names.
        """
        if [path.suffix for path in paths] == [sessions.ENDING]:
            self.sessions.open(paths[0])
            return
        self._asked, self._sought = Opening(tuple(paths), recipe), view
        self._parts.loading.start(list(paths), self._parts.where.session.options, recipe)

    def taken(self) -> Taken:
        """Return what is open and where one is."""
        return Taken(self._opened, self._parts.where.taken())

    def open_taken(self, taken: Taken) -> None:
        """Open what was taken in another window, and go where one was."""
        self._parts.where.bring_back_window(taken.view)
        if taken.opening.paths:
            self.open_paths(taken.opening.paths, taken.opening.recipe, taken.view)

    def on_open_mapped(self) -> None:
        """Ask for a file and let the user say how it is read."""
        name, _ = QFileDialog.getOpenFileName(self._parts.window, tr("Open with a mapping"))
        if name:
            self.map(Path(name))

    def on_map_again(self) -> None:
        """Let the user say how what is open is read."""
        if len(self._opened.paths) == 1:
            self.map(self._opened.paths[0])
        else:
            self._parts.notices.show_information(
                tr("One file or folder at a time can be mapped: open it alone.")
            )

    def map(self, path: Path) -> None:
        """Show the dialog in which the user says how `path` is read."""
        dialog = MappingDialog(path, self._looker, self._previewer, self._parts.window)
        dialog.chosen.connect(self._on_mapped)
        dialog.open()

    def on_save_session(self) -> None:
        """Ask for a file and keep in it what is open and where one is."""
        self.sessions.ask_and_save(self._opened)

    def on_open_session(self) -> None:
        """Ask for a session file and open what it names."""
        self.sessions.ask_and_open()

    def on_save_report(self) -> None:
        """Ask for a file and write the lines of the import report that are shown."""
        problems = self._parts.results.report.model.shown()
        known = ";;".join(f"{shown(words)} (*{ending})" for ending, words in reports.ENDINGS.items())
        name, chosen = QFileDialog.getSaveFileName(
            self._parts.window, tr("Save import report"), "report.json", known
        )
        if not name:
            return
        ending = next((ending for ending in reports.ENDINGS if f"(*{ending})" in chosen), ".json")
        path = Path(name) if Path(name).suffix else Path(name + ending)

        def writing() -> Iterator[str]:
            reports.save(path, problems)
            yield said("The import report is written to {path}.", path=path)

        self._writer.start(Job(writing, 1))

    def _watch(self, paths: Sequence[Path]) -> None:
        """Watch `paths` as they are now; what was told of a change is over."""
        self.watching.watch(paths)
        self._change_told.withdraw()

    def _reload(self) -> None:
        """Read again what is open, and stay where one is; drafts are kept by their texts."""
        taken = self.taken()
        self.open_paths(taken.opening.paths, taken.opening.recipe, taken.view)

    def _on_changed_on_disk(self, count: int, first: list[Path]) -> None:
        """Offer to read again what changed since it was read; where nothing of it is left, what was read stays."""
        if any(path.exists() for path in self._opened.paths):
            named = some_of([path.name for path in first], count)
            sentence = tr("{files} changed on disk: {names}.", files=counted(count, "file"), names=named)
            self._change_told.say(sentence, Offer(tr("Reloa&d"), self._reload))
        else:
            named = some_of([path.name for path in self._opened.paths])
            sentence = tr("{names} is gone from disk. What was read stays.", names=named)
            self._change_told.say(sentence)

    def _on_mapped(self, path: Path, recipe: Recipe) -> None:
        self.open_paths([path], recipe)

    def _on_started(self) -> None:
        """Take what was asked for as what is open."""
        self._opened = self._asked
        for told in (self._refusal, self._load_told, self._report_told):
            told.withdraw()
        self.sessions.seek(self._sought)
        self._watch(())

    def _on_refused(self, error: Exception) -> None:
        """Tell what could not be read; where that was one path, offer to say how it is read."""
        if not isinstance(error, RougeGuiError):
            self._parts.tell_failure(error)
            return
        paths = self._asked.paths
        can_be_mapped = len(paths) == 1 and paths[0].exists()
        offer = Offer(tr("Open with a &mapping…"), partial(self.map, paths[0])) if can_be_mapped else None
        self._refusal.say_wrong(str(error), offer)

    def _on_problems_arrived(self, problems: list[Problem]) -> None:
        report = self._parts.results.report
        counts = report.model.counts()
        is_first = not counts[Level.ERROR] + counts[Level.WARNING]
        report.append(problems)
        if is_first and any(problem.level is not Level.NOTE for problem in problems):
            offer = Offer(tr("Sho&w the import report"), partial(self._parts.results.show_view, "report"))
            self._load_told.say(tr("Not everything could be used as it stands."), offer)

    def _on_read(self) -> None:
        corpus = self._parts.loading.corpus
        candidates = self._parts.results.corpus.model.total
        self._parts.results.report.show_read(len(corpus), candidates)
        self._watch(self._opened.paths)
        paths = self._opened.paths
        if len(corpus) and not candidates and len(paths) == 1:
            offer = Offer(tr("Sa&y what is what…"), partial(self.map, paths[0]))
            sentence = tr(
                "No candidate was found in {file}, so there is nothing to score.", file=paths[0].name
            )
            self._load_told.say(sentence, offer)

    def _on_report_titled(self, title: str) -> None:
        self._parts.results.set_title("report", title)

    def _on_written(self, told: list[str]) -> None:
        self._report_told.say(told[-1])
