"""Saving what is open as a session file, and opening one: files are looked at and found again beside the window."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from rouge_gui.corpus.recipe import Recipe, read_recipe_text, recipe_text
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.loading import Loading
from rouge_gui.gui.notices import NoticeBar, Offer, Standing
from rouge_gui.gui.opening.where import Where
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.store import sessions
from rouge_gui.store.fingerprints import How
from rouge_gui.store.sessions import Found, SavedSession, State
from rouge_gui.wording import listed, said

FILTER = said("Sessions (*{ending})", ending=sessions.ENDING)
MOST_TOLD = 3


@dataclass(frozen=True)
class Opening:
    """Paths that are open, and the recipe that they are read by."""

    paths: tuple[Path, ...] = ()
    recipe: Recipe | None = None


@dataclass(frozen=True)
class _Read:
    """A session that was read from `path`, with its recipe, and what became of its files."""

    path: Path
    session: SavedSession
    recipe: Recipe | None
    found: tuple[Found, ...]


class SessionFiles(QObject):
    """Saves and opens sessions. `failed` (the exception) tells what could not be done; what is open then stays."""

    failed = Signal(object)

    def __init__(
        self,
        where: Where,
        loading: Loading,
        notices: NoticeBar,
        open_paths: Callable[[Sequence[Path], Recipe | None, Mapping[str, str]], None],
    ) -> None:
        super().__init__(where.window)
        self._where, self._loading, self._notices = where, loading, notices
        self._open_paths = open_paths
        self._sought: Mapping[str, str] | None = None
        self._written = Standing(notices)
        self._writer, self._finder = Runner(self), Runner(self)
        self._writer.batched.connect(self._on_written)
        self._finder.batched.connect(self._on_found)
        for runner in (self._writer, self._finder):
            runner.failed.connect(self.failed)
        loading.examples_arrived.connect(self._on_examples_arrived)
        loading.read.connect(self._on_read)
        loading.started.connect(self._written.withdraw)

    def close(self) -> bool:
        """Let what is being written or sought end; False where it did not in time."""
        return all([self._writer.close(), self._finder.close()])

    def ask_and_save(self, opened: Opening) -> None:
        """Ask for a file and keep in it what is open."""
        if not opened.paths:
            self._notices.show_information(
                tr("There is nothing to keep in a session yet: open a corpus first.")
            )
            return
        name, _ = QFileDialog.getSaveFileName(
            self._where.window, tr("Save session"), f"session{sessions.ENDING}", shown(FILTER)
        )
        if name:
            self.save(Path(name) if Path(name).suffix else Path(name + sessions.ENDING), opened)

    def save(self, path: Path, opened: Opening) -> None:
        """Keep in `path` what is open; a notice follows once it is written."""
        options, view = self._where.session.options, self._where.taken()

        def writing() -> Iterator[str]:
            files = tuple(sessions.remember(each, path) for each in opened.paths)
            signature = options.signature()
            recipe = None if opened.recipe is None else recipe_text(opened.recipe)
            sessions.save(path, SavedSession(files, options, signature, recipe, view))
            yield said(
                "The session is written to {path}. The texts stay in their files; a file that changes is noticed by "
                "{what}.",
                path=path,
                what=_looked_at([each.was.how for each in files]),
            )

        self._writer.start(Job(writing, 1))

    def ask_and_open(self) -> None:
        """Ask for a session file and open what it names."""
        name, _ = QFileDialog.getOpenFileName(self._where.window, tr("Open session"), "", shown(FILTER))
        if name:
            self.open(Path(name))

    def open(self, path: Path, folders: Sequence[Path] = ()) -> None:
        """Open what the session in `path` names; what was moved is sought beside it and in `folders`."""

        def finding() -> Iterator[_Read]:
            session = sessions.load(path)
            found = tuple(sessions.find(each, path, folders) for each in session.files)
            recipe = None if session.recipe is None else read_recipe_text(session.recipe, path)
            yield _Read(path, session, recipe, found)

        self._finder.start(Job(finding, 1))

    def seek(self, view: Mapping[str, str] | None) -> None:
        """Bring back the place `view` with the corpus that is being read; None: no place."""
        self._sought = view

    def _on_written(self, told: list[str]) -> None:
        self._written.say(told[-1])

    def _on_found(self, all_read: list[_Read]) -> None:
        read = all_read[-1]
        there = tuple(each.path for each in read.found if each.path is not None)
        self._tell(read)
        if not there:
            return
        session = read.session
        self._where.session.set_options(session.options)
        self._where.bring_back_window(session.view)
        self._open_paths(there, read.recipe, session.view)

    def _tell(self, read: _Read) -> None:
        sentences = [sentence for each in read.found if (sentence := each.told())]
        told = listed(sentences[:MOST_TOLD], " ")
        if len(sentences) > MOST_TOLD:
            more = said("And {count:,} more.", count=len(sentences) - MOST_TOLD)
            told = listed([told, more], " ")
        if any(each.state is State.MISSING for each in read.found):

            def look() -> None:
                name = QFileDialog.getExistingDirectory(self._where.window, tr("Look in this folder"))
                if name:
                    self.open(read.path, [Path(name)])

            self._notices.show_offer(told, Offer(tr("Loo&k in a folder…"), look))
        elif told:
            self._notices.show_information(told)
        if read.session.options.signature() != read.session.signature:
            self._notices.show_information(
                tr(
                    "The session was saved under another signature, by another version: {signature}. "
                    "Scores may differ.",
                    signature=read.session.signature,
                )
            )

    def _on_examples_arrived(self) -> None:
        """Open the example that was open, once it has come."""
        view = self._sought or {}
        example = self._loading.corpus.get(view.get("example", ""))
        system = view.get("system", "")
        if example is None or system not in example.candidates or not view.get("example"):
            return
        self._sought = {**view, "example": ""}
        self._where.session.open_example(example, system)
        self._where.second.choose(view.get("second", ""))

    def _on_read(self) -> None:
        if self._sought is not None:
            self._where.bring_back_table(self._sought)
            if self._sought.get("example"):
                self._notices.show_information(
                    tr(
                        "The example “{example}” with the candidate of “{system}”, which was open, "
                        "is no longer there.",
                        example=self._sought["example"],
                        system=self._sought.get("system", ""),
                    )
                )
        self._sought = None


def _looked_at(hows: Sequence[How]) -> str:
    """Return by what the files will be known again."""
    first, *others = dict.fromkeys(hows)
    told = first.told
    for other in others:
        told = said("{ways} or {way}", ways=told, way=other.told)
    return told
