"""The window of a project: which it is above, then how far everybody is, how far they agree, and what is decided."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QStackedLayout,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.colours import Theme
from rouge_gui.errors import RougeGuiError
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.notices import NoticeBar
from rouge_gui.gui.projects.adjudication_tab import AdjudicationTab
from rouge_gui.gui.projects.agreement_tab import AgreementTab
from rouge_gui.gui.projects.known import Known
from rouge_gui.gui.projects.new_project import NewProject
from rouge_gui.gui.projects.project_work import OpenCorpus, ProjectWork
from rouge_gui.gui.projects.work_tab import WorkTab
from rouge_gui.gui.side_window import SideWindow
from rouge_gui.gui.worker import Runner
from rouge_gui.store import recent_projects
from rouge_gui.store.project_file import FILE
from rouge_gui.store.projects import Project
from rouge_gui.wording import said

TITLE = said("Project")
SIZE = (1080, 720)
MARGIN = 6
NOTHING = said(
    "No project is open.\n\n"
    "A project is a folder in which several people judge the same summaries: what they are asked, who judges what, each "
    "one's verdicts in a file that can be sent by mail, and what was decided where they differ.\n\n"
    "Make one with “New…”, or open one with “Open…”. What you judge without one (F9) is kept as one too, under “Recent”."
)


class ProjectsWindow(SideWindow):
    """`review_asked` (Project, annotator) asks the main window for the review of somebody's list.

    `example_opened` (Example, system) and `pair_opened` (Example, first, second) ask it to show texts, `ratings_asked`
    (Known) to study the ratings of the project. `known_changed` (Known) follows each look; `failed` tells what nobody
    expected.
    """

    review_asked = Signal(object, str)
    example_opened = Signal(object, str)
    pair_opened = Signal(object, str, str)
    ratings_asked = Signal(object)
    known_changed = Signal(object)
    failed = Signal(object)

    def __init__(
        self, theme: Theme, open_corpus: Callable[[], OpenCorpus], home: Path, parent: QWidget | None = None
    ) -> None:
        """`open_corpus` tells what the main window has read; `home` is the folder that remembers the last projects."""
        super().__init__(parent)
        self._open_corpus, self._home = open_corpus, home
        self.known: Known | None = None
        self.setWindowTitle(shown(TITLE))
        self.resize(*SIZE)
        self.work = ProjectWork(open_corpus, self)
        self._maker = Runner(self)
        self.notices = NoticeBar()
        self.heading = QLabel(textFormat=Qt.TextFormat.PlainText)
        self.work_tab, self.agreement_tab, self.adjudication_tab = (
            WorkTab(),
            AgreementTab(),
            AdjudicationTab(),
        )
        self.tabs = QTabWidget(documentMode=True)
        self.tabs.setAccessibleName(tr("Parts of the project"))
        for part, title in (
            (self.work_tab, tr("Work")),
            (self.agreement_tab, tr("Agreement")),
            (self.adjudication_tab, tr("Adjudication")),
        ):
            self.tabs.addTab(part, title)
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self._show_heading()

    def open_project(self, folder: Path) -> None:
        """Open the project in `folder`; where it is none a notice says so, and the former one stays."""
        self.work.open(folder)

    def take(self, project: Project) -> None:
        """Show a project that was just made."""
        self.open_project(project.folder)

    def renew(self) -> None:
        """Look at the files again: something was said."""
        self.work.renew()

    def ask_new(self) -> None:
        """Show the dialog that makes a project."""
        dialog = NewProject(self._open_corpus(), self._maker, self)
        dialog.made.connect(self.take)
        dialog.open()

    def ask_open(self) -> None:
        """Ask for the folder of a project and open it."""
        name = QFileDialog.getExistingDirectory(self, tr("Open a project"))
        if name:
            self.open_project(Path(name))

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`."""
        self.adjudication_tab.set_theme(theme)

    def tell(self, error: Exception) -> None:
        """Say an expected error in the window; `failed` tells any other."""
        if isinstance(error, RougeGuiError):
            self.notices.show_error(shown(str(error)))
        else:
            self.failed.emit(error)

    def end_work(self) -> bool:
        """Stop all that runs beside the window; False where something did not end in time."""
        self.adjudication_tab.rest()
        return all([self.work.close(), self._maker.close(), self.work_tab.end_work()])

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.work.wake()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow() and self.known is not None:
            self.renew()

    def _lay_out(self) -> None:
        self.new_button, self.open_button = QPushButton(tr("&New…")), QPushButton(tr("&Open…"))
        self.recent_button = QPushButton(tr("Re&cent"))
        self.recent_menu = QMenu(self.recent_button)
        self.recent_menu.aboutToShow.connect(self._fill_recent)
        self.recent_button.setMenu(self.recent_menu)
        line = QHBoxLayout()
        line.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        line.setSpacing(MARGIN)
        line.addWidget(self.heading, 1)
        for button in (self.new_button, self.open_button, self.recent_button):
            line.addWidget(button)
        self.nothing = QLabel(shown(NOTHING), wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        page = QWidget()
        inner = QHBoxLayout(page)
        inner.addStretch(1)
        inner.addWidget(self.nothing, 2)
        inner.addStretch(1)
        body = QWidget()
        self._pages = QStackedLayout(body)
        self._pages.addWidget(page)
        self._pages.addWidget(self.tabs)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notices)
        column.addLayout(line)
        column.addWidget(body, 1)

    def _connect(self) -> None:
        self.new_button.clicked.connect(self.ask_new)
        self.open_button.clicked.connect(self.ask_open)
        self.work.known.connect(self._on_known)
        self.work.failed.connect(self.tell)
        self.work_tab.review_asked.connect(self._on_review_asked)
        self.work_tab.ratings_asked.connect(self._on_ratings_asked)
        self.work_tab.changed.connect(self.renew)
        self.adjudication_tab.example_opened.connect(self.example_opened)
        self.adjudication_tab.pair_opened.connect(self.pair_opened)
        for part in (self.work_tab, self.adjudication_tab):
            part.failed.connect(self.tell)

    def rest(self) -> None:
        """Nobody looks: files are not watched, and that of the decisions is let go."""
        self.work.sleep()
        self.adjudication_tab.rest()

    def _show_heading(self) -> None:
        known = self.known
        self._pages.setCurrentIndex(0 if known is None else 1)
        if known is None:
            self.heading.clear()
            self.setWindowTitle(shown(TITLE))
            return
        setup = known.project.setup
        self.heading.setText(f"{setup.title}: {setup.scheme.title}")
        self.heading.setToolTip(str(known.project.folder))
        self.setWindowTitle(f"{setup.title} - {shown(TITLE)}")

    def _on_known(self, known: Known) -> None:
        before, self.known = self.known, known
        if before is None or before.project.folder != known.project.folder:
            self.agreement_tab.forget()
            self._remember(known.project.folder)
        self._show_heading()
        self.work_tab.show_known(known)
        self.agreement_tab.show_known(known)
        self.adjudication_tab.show_known(known)
        self.known_changed.emit(known)

    def _on_review_asked(self, annotator: str) -> None:
        if self.known is not None:
            self.review_asked.emit(self.known.project, annotator)

    def _on_ratings_asked(self) -> None:
        if self.known is not None:
            self.ratings_asked.emit(self.known)

    def _remember(self, folder: Path) -> None:
        try:
            recent_projects.add(self._home, folder)
        except RougeGuiError as error:
            self.tell(error)

    def _fill_recent(self) -> None:
        self.recent_menu.clear()
        try:
            recent = recent_projects.load(self._home)
        except RougeGuiError as error:
            self.tell(error)
            return
        there = [each for each in recent if (each / FILE).exists()]
        for folder in there:
            action = self.recent_menu.addAction(str(folder).replace("&", "&&"))
            action.triggered.connect(partial(self.open_project, folder))
        if not there:
            self.recent_menu.addAction(tr("No project was open yet")).setEnabled(False)
