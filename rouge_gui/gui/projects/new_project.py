"""The dialog that makes a project: what is judged, asked what, by whom, how it is shared out, and what is hidden."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.errors import RougeGuiError
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.projects.path_field import PathField
from rouge_gui.gui.projects.project_work import OpenCorpus
from rouge_gui.gui.projects.scheme_choice import SchemeChoice
from rouge_gui.gui.projects.shares import Shares, make, share_out
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.store.project_file import GOLD_FILE, Blind, Setup, setup_faults
from rouge_gui.store.projects import Project
from rouge_gui.study.annotating.assignment import Plan
from rouge_gui.wording import said

SIZE = (720, 680)
SETTLE_MS = 200
LARGEST_SEED = 2**31 - 1
BLIND = {
    "systems": said("&Names of systems (letters instead)"),
    "scores": said("S&cores until the verdict"),
    "marks": said("&Marks until the verdict"),
    "cues": said("C&ues until the verdict"),
}
COUNTING = said("Looking who gets what…")
NOBODY = said("nobody is named who judges.")
NOTHING = said("no file or folder is named that is judged.")
NO_FOLDER = said("Say in which folder the project is to be: it is made where there is none.")
GOLD_FILTER = said("Verdicts (*.verdicts *.jsonl *.csv *.xlsx *.json *.tsv);;All files (*)")


class NewProject(QDialog):
    """`made` (Project) follows Make. What hinders it is said in its place. `runner` works for the dialog, outlives it."""

    made = Signal(object)

    def __init__(self, opened: OpenCorpus, runner: Runner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._opened, self._runner = opened, runner
        self._shares: Shares | None = None
        self.setWindowTitle(tr("New project"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._make_fields()
        self._lay_out()
        self.corpus.setPlainText("\n".join(map(str, opened.paths)))
        self._settle = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settle.timeout.connect(self._look)
        for line in (self.folder.line, self.title, self.gold.line):
            line.textChanged.connect(self._on_changed)
        for text in (self.corpus, self.annotators):
            text.textChanged.connect(self._on_changed)
        for number in (self.overlap, self.batch, self.gold_every, self.seed):
            number.valueChanged.connect(self._on_changed)
        self.scheme.changed.connect(self._on_changed)
        self.scheme.failed.connect(self._on_failed)
        runner.batched.connect(self._on_told)
        runner.failed.connect(self._on_failed)
        self._on_changed()
        self.resize(*SIZE)

    def setup(self) -> Setup:
        """Return what is said now, whether a project can be made of it or not."""
        lines = self.annotators.toPlainText().splitlines()
        plan = Plan(
            tuple(line.strip() for line in lines if line.strip()),
            self.overlap.value() / 100,
            self.batch.value(),
            self.gold_every.value(),
            self.seed.value(),
        )
        paths = tuple(Path(line.strip()) for line in self.corpus.toPlainText().splitlines() if line.strip())
        recipe = self._opened.recipe if paths == tuple(self._opened.paths) else None
        blind = Blind(**{name: box.isChecked() for name, box in self.blind.items()})
        return Setup(
            self.title.text().strip(), paths, self.scheme.scheme(), plan, blind, recipe, Path(GOLD_FILE)
        )

    def done(self, result: int) -> None:
        self._settle.stop()
        self._runner.cancel()
        super().done(result)

    def _make_fields(self) -> None:
        self.title = QLineEdit()
        self.folder = PathField(
            tr("Folder of the project"),
            lambda: QFileDialog.getExistingDirectory(self, tr("Folder of the project")),
        )
        self.corpus = _lines(tr("Files and folders to judge"), tr("files or folders, one a line"))
        self.annotators = _lines(tr("Annotators"), tr("names, one a line"))
        self.scheme = SchemeChoice()
        self.overlap = _number(tr("Overlap: the share that everybody judges"), 20, 0, 100, " %")
        self.batch = _number(tr("Items in a batch, before a pause"), 20, 1, 100_000)
        self.gold_every = _number(tr("Items from one gold item to the next"), 10, 0, 100_000)
        self.seed = _number(tr("Seed that shuffles"), 0, 0, LARGEST_SEED)
        self.gold = PathField(
            tr("File of gold verdicts"),
            lambda: QFileDialog.getOpenFileName(self, tr("Gold verdicts"), "", shown(GOLD_FILTER))[0],
        )
        self.gold.line.setPlaceholderText(tr("none: verdicts whose answers are known to be right"))
        self.blind = {name: QCheckBox(shown(words)) for name, words in BLIND.items()}
        for box in self.blind.values():
            box.setChecked(True)
        self.told = _label(tr("Who gets what"))
        self.fault = _label(tr("What hinders"))

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for words, field, buddy in (
            (tr("&Title"), self.title, self.title),
            (tr("&Folder"), self.folder, self.folder),
            (tr("&Judged"), self._with_buttons(), self.corpus),
            (tr("As&ked"), self.scheme, self.scheme),
            (tr("&Annotators"), self.annotators, self.annotators),
        ):
            form.addRow(words, field)
            label = form.labelForField(field)
            if isinstance(label, QLabel):
                label.setBuddy(buddy)
        form.addRow(
            tr("&Overlap"), _beside(self.overlap, (tr("&Batch"), self.batch), (tr("S&eed"), self.seed))
        )
        form.addRow(tr("Go&ld file"), self.gold)
        form.addRow(tr("Gold ever&y"), _beside(self.gold_every, (tr("items; 0 for never"), None)))
        hidden = QWidget()
        boxes = QVBoxLayout(hidden)
        boxes.setContentsMargins(0, 0, 0, 0)
        for box in self.blind.values():
            boxes.addWidget(box)
        form.addRow(tr("Hidden"), hidden)
        fields = QWidget()
        column = QVBoxLayout(fields)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(form)
        column.addStretch()
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(fields)
        # Large letters widen the dialog rather than hide its buttons at the right.
        bar = area.verticalScrollBar().sizeHint().width()
        area.setMinimumWidth(fields.minimumSizeHint().width() + bar)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        self.make_button = buttons.addButton(tr("Make the &project"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.make_button.clicked.connect(self._on_make_clicked)
        buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.addWidget(area, 1)
        for widget in (self.told, self.fault, buttons):
            whole.addWidget(widget)
        self.make_button.setDefault(True)
        self.title.setFocus()

    def _with_buttons(self) -> QWidget:
        self.open_button, self.files_button, self.folder_button = (
            QPushButton(words) for words in (tr("What is open"), tr("Files…"), tr("Folder…"))
        )
        self.open_button.setEnabled(bool(self._opened.paths))
        self.open_button.clicked.connect(
            lambda: self.corpus.setPlainText("\n".join(map(str, self._opened.paths)))
        )
        self.files_button.clicked.connect(self._on_files_clicked)
        self.folder_button.clicked.connect(self._on_folder_clicked)
        both = QWidget()
        column = QVBoxLayout(both)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.corpus)
        row = QHBoxLayout()
        for button in (self.open_button, self.files_button, self.folder_button):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch()
        column.addLayout(row)
        return both

    def _gold(self) -> Path | None:
        text = self.gold.line.text().strip()
        return Path(text) if text else None

    def _on_changed(self) -> None:
        """Say at once what hinders, and soon who gets what."""
        fault = next(_faults(self.setup()), "")
        self._tell_fault(tr("Not yet: {fault}", fault=fault) if fault else "")
        self.make_button.setEnabled(False)
        self._runner.cancel()
        self._settle.start()

    def _look(self) -> None:
        setup = self.setup()
        if next(setup_faults(setup), None) is not None:
            self.told.clear()
            return
        self.told.setText(shown(COUNTING))
        gold, last, opened = self._gold(), self._shares, self._opened
        self._runner.start(Job(lambda: share_out(setup, gold, last, opened), 1))

    def _on_told(self, found: list[Shares | Project]) -> None:
        now = found[-1]
        if isinstance(now, Project):
            self.made.emit(now)
            self.accept()
            return
        self._shares = now
        self.told.setText(now.told(self.setup().scheme.systems))
        has_folder = bool(self.folder.line.text().strip())
        self._tell_fault("" if has_folder else shown(NO_FOLDER))
        self.make_button.setEnabled(has_folder and bool(now.items))

    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, RougeGuiError):
            raise error
        self.told.clear()
        self._tell_fault(shown(str(error)))

    def _tell_fault(self, sentence: str) -> None:
        self.fault.setText(sentence)
        self.fault.setVisible(bool(sentence))

    def _on_make_clicked(self) -> None:
        shares, setup, gold = self._shares, self.setup(), self._gold()
        folder = Path(self.folder.line.text().strip()).absolute()
        if shares is not None:
            self._runner.start(Job(lambda: make(folder, setup, gold, shares), 1))

    def _on_files_clicked(self) -> None:
        names, _ = QFileDialog.getOpenFileNames(self, tr("Files to judge"))
        if names:
            self.corpus.setPlainText("\n".join(names))

    def _on_folder_clicked(self) -> None:
        name = QFileDialog.getExistingDirectory(self, tr("Folder to judge"))
        if name:
            self.corpus.setPlainText(name)


def _faults(setup: Setup) -> Iterator[str]:
    """Yield what hinders, in the words of the dialog where the file of a project has names of its own."""
    if not setup.plan.annotators:
        yield NOBODY
    if not setup.corpus:
        yield NOTHING
    yield from setup_faults(setup)


def _lines(words: str, hint: str) -> QPlainTextEdit:
    field = QPlainTextEdit(placeholderText=hint, tabChangesFocus=True)
    field.setAccessibleName(words)
    field.setFixedHeight(field.fontMetrics().height() * 4)
    field.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
    return field


def _number(words: str, value: int, low: int, high: int, suffix: str = "") -> QSpinBox:
    field = QSpinBox(minimum=low, maximum=high, value=value, suffix=suffix)
    field.setAccessibleName(words)
    field.setToolTip(words)
    return field


def _beside(first: QWidget, *others: tuple[str, QWidget | None]) -> QWidget:
    """Return `first` with others to its right, each behind its label; focus goes to `first`."""
    both = QWidget()
    both.setFocusProxy(first)
    row = QHBoxLayout(both)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(first)
    for words, widget in others:
        label = QLabel(words)
        row.addWidget(label)
        if widget is not None:
            label.setBuddy(widget)
            row.addWidget(widget)
    row.addStretch()
    return both


def _label(words: str) -> QLabel:
    label = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
    label.setAccessibleName(words)
    return label
