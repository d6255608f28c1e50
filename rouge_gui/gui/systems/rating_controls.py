"""What is chosen above the study of ratings: whose ratings, at which level, by which method, resampling what."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.systems.rating_columns import DRAWN, LEVELS
from rouge_gui.study.rating.methods import METHODS
from rouge_gui.wording import said

OWN = said("In the corpus")
MARGIN, BAR_HEIGHT = 6, 10
Tips = Qt.ItemDataRole.ToolTipRole


class RatingControls(QWidget):
    """`source_chosen`, `shown_chosen` (level or method) and `drawing_chosen` follow the user, as do the two buttons."""

    source_chosen = Signal()
    shown_chosen = Signal()
    drawing_chosen = Signal()
    load_asked = Signal()
    stop_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        methods = {name: (name.capitalize(), each.help) for name, each in METHODS.items()}
        self.sources = _box(tr("Whose ratings are studied"), {})
        self.levels = _box(tr("Level at which scores and ratings are correlated"), LEVELS)
        self.methods = _box(tr("Method of the correlation"), methods)
        self.drawn = _box(tr("What is resampled for the intervals"), DRAWN)
        self.load_button = load_button()
        self.progress = QProgressBar(textVisible=False)
        self.progress.setAccessibleName(tr("Progress of the study"))
        self.progress.setFixedHeight(BAR_HEIGHT)
        self.stop_button = QPushButton(tr("Stop"))
        self.stop_button.setToolTip(tr("Stop studying; what was found stays"))
        self._lay_out()
        self.sources.activated.connect(self.source_chosen)
        self.levels.activated.connect(self.shown_chosen)
        self.methods.activated.connect(self.shown_chosen)
        self.drawn.activated.connect(self.drawing_chosen)
        self.load_button.clicked.connect(self.load_asked)
        self.stop_button.clicked.connect(self.stop_asked)
        self.offer(())
        self.show_at_work(at_work=False)

    @property
    def source(self) -> str:
        """Whose ratings are chosen: the name of a file, "" for the corpus's own."""
        return str(self.sources.currentData())

    @property
    def level(self) -> str:
        """The level that is chosen, a name of `LEVELS`."""
        return str(self.levels.currentData())

    @property
    def method(self) -> str:
        """The method that is chosen, a name of `METHODS`."""
        return str(self.methods.currentData())

    @property
    def resample(self) -> str:
        """What is resampled, a name of `RESAMPLES`."""
        return str(self.drawn.currentData())

    def offer(self, files: Sequence[str]) -> None:
        """Offer the corpus's own ratings and those of `files`, and choose the last; one alone is no choice."""
        self.sources.clear()
        self.sources.addItem(shown(OWN), "")
        for name in files:
            self.sources.addItem(name, name)
        self.sources.setCurrentIndex(len(files))
        for part in (self.sources, self.source_label):
            part.setVisible(bool(files))

    def show_at_work(self, *, at_work: bool) -> None:
        """Show how far the study is, and a button that stops it, while it is under way."""
        self.progress.setVisible(at_work)
        self.stop_button.setVisible(at_work)
        self.progress.setRange(0, 0)

    def show_progress(self, done: int, steps: int) -> None:
        """Show how far the study is."""
        self.progress.setRange(0, steps)
        self.progress.setValue(done)

    def _lay_out(self) -> None:
        whose, what = QHBoxLayout(), QHBoxLayout()
        self.source_label = _labelled(whose, tr("&Ratings"), self.sources)
        whose.addWidget(self.load_button)
        whose.addWidget(self.progress, 1)
        whose.addWidget(self.stop_button)
        whose.addStretch()
        _labelled(what, tr("L&evel"), self.levels)
        _labelled(what, tr("Met&hod"), self.methods)
        _labelled(what, tr("Resa&mpled"), self.drawn)
        what.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        for line in (whose, what):
            line.setSpacing(MARGIN)
            column.addLayout(line)


def load_button() -> QPushButton:
    """Return a button that asks for a file of ratings."""
    button = QPushButton(tr("Load ratings\N{HORIZONTAL ELLIPSIS}"))
    button.setToolTip(
        tr("Take ratings from a CSV, TSV or JSONL file: a row for each candidate, a column for each rating")
    )
    return button


def _box(words: str, choices: Mapping[str, tuple[str, str]]) -> QComboBox:
    """Return a box, called `words`, of (what it says, what that means) by name."""
    box = QComboBox()
    box.setAccessibleName(words)
    box.setToolTip(words)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    for name, (choice, told) in choices.items():
        box.addItem(shown(choice), name)
        box.setItemData(box.count() - 1, shown(told), Tips)
    return box


def _labelled(line: QHBoxLayout, words: str, box: QComboBox) -> QLabel:
    label = QLabel(words)
    label.setBuddy(box)
    line.addWidget(label)
    line.addWidget(box)
    return label
