"""Looking at a project beside the window, again whenever its files change."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from rouge_gui.corpus.example import Corpus, Example
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.corpus.recipe import read_recipe_text
from rouge_gui.gui.projects.known import Known, look
from rouge_gui.gui.stamps import Stamp, stamp
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.store.projects import Project

LOOK_MS = 1_500
WATCHED = ("*.toml", "*.verdicts", "*.verdicts-wal", "work/*.verdicts", "work/*.verdicts-wal")

Stamped = Mapping[str, Stamp | None]


@dataclass(frozen=True)
class OpenCorpus:
    """What the main window has read whole: its paths, the text of the recipe by which it was read, its examples."""

    paths: Sequence[Path] = ()
    recipe: str | None = None
    examples: Sequence[Example] = ()

    def holds(self, paths: Sequence[Path], recipe: str | None) -> bool:
        """Tell whether it is what `paths` hold, read as `recipe` says."""
        ours, theirs = ([each.resolve() for each in some] for some in (self.paths, paths))
        return bool(ours) and (ours, self.recipe) == (theirs, recipe)


class ProjectWork(QObject):
    """Looks at the newest project that was asked for. `known` (Known) comes each time more is known, or `failed`.

    While it is awake it looks again when a file of the project is another than after the last look.
    """

    known = Signal(object)
    failed = Signal(object)
    ended = Signal()

    def __init__(self, open_corpus: Callable[[], OpenCorpus], parent: QObject | None = None) -> None:
        """`open_corpus` tells what the main window has read, so that it is not read twice."""
        super().__init__(parent)
        self._open_corpus = open_corpus
        self._last: Known | None = None
        self._stamps: Stamped = {}
        self._is_asked_again = False
        self._looker, self._watcher = Runner(self), Runner(self)
        self._looker.batched.connect(self._on_looked)
        self._looker.finished.connect(self._on_finished)
        self._looker.failed.connect(self._on_failed)
        self._watcher.batched.connect(self._on_stamped)
        self._pulse = QTimer(self, interval=LOOK_MS)
        self._pulse.timeout.connect(self._on_pulse)

    @property
    def is_looking(self) -> bool:
        """Whether a look is under way."""
        return self._looker.is_running

    def open(self, folder: Path) -> None:
        """Look at the project in `folder` from now on; where it is none, the former one is looked at further."""
        self._is_asked_again = False
        self._look(folder, None)

    def renew(self) -> None:
        """Look again, at once or after the look that is under way."""
        if self._looker.is_running:
            self._is_asked_again = True
        elif self._last is not None:
            self._look(self._last.project.folder, self._last)

    def wake(self) -> None:
        """Look whenever files change from now on."""
        self._pulse.start()

    def sleep(self) -> None:
        """Look no more by itself."""
        self._pulse.stop()

    def close(self) -> bool:
        """Stop and wait for the threads; False where one did not end in time."""
        self._pulse.stop()
        return all([self._looker.close(), self._watcher.close()])

    def _look(self, folder: Path, last: Known | None) -> None:
        opened = self._open_corpus()
        self._looker.start(Job(lambda: _looked(folder, last, opened)))

    def _on_looked(self, found: list[Known | Stamped]) -> None:
        for each in found:
            if isinstance(each, Known):
                self._last = each
                self.known.emit(each)
            else:
                self._stamps = each

    def _on_finished(self) -> None:
        if self._is_asked_again:
            self._is_asked_again = False
            self.renew()
        else:
            self.ended.emit()

    def _on_failed(self, error: Exception) -> None:
        self._is_asked_again = False
        self.failed.emit(error)
        self.ended.emit()

    def _on_pulse(self) -> None:
        if self._last is not None and not self._looker.is_running:
            folder = self._last.project.folder
            self._watcher.start(Job(lambda: iter([_stamps_of(folder)])))

    def _on_stamped(self, found: list[Stamped]) -> None:
        if found[-1] != self._stamps:
            # Where that look fails, it is not made again until something changes once more.
            self._stamps = found[-1]
            self.renew()


def examples_of(paths: Sequence[Path], recipe: str | None, opened: OpenCorpus) -> dict[str, Example]:
    """Return the examples in `paths` by id: those that are open already, else read; errors as of `open_corpora`."""
    if opened.holds(paths, recipe):
        return {each.id: each for each in opened.examples}
    corpus = Corpus()
    for each in open_corpora(
        list(paths), None if recipe is None else read_recipe_text(recipe, Path("recipe"))
    ):
        if isinstance(each, Example):
            corpus.add(each)
    return {each.id: each for each in corpus}


def _looked(folder: Path, last: Known | None, opened: OpenCorpus) -> Iterator[Known | Stamped]:
    project = Project.open(folder)
    examples: Mapping[str, Example]
    if last is not None and (last.project.corpus, last.project.recipe) == (project.corpus, project.recipe):
        examples = last.examples
    else:
        examples = examples_of(project.corpus, project.recipe, opened)
    found = look(project, examples)
    yield next(found)
    # Reading may write too: what it left behind is no change.
    yield _stamps_of(project.folder)
    yield from found


def _stamps_of(folder: Path) -> Stamped:
    return {str(path): stamp(str(path)) for pattern in WATCHED for path in folder.glob(pattern)}
