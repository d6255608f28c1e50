"""The line above the views of systems: who takes part, which test is made, and how far measuring is."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QProgressBar, QSizePolicy, QSpinBox, QWidget

from rouge_gui.corpus.example import Example
from rouge_gui.gui.icons import IconButton
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.systems.choice_menu import ChoiceMenu
from rouge_gui.gui.systems.work import Wish
from rouge_gui.rouge.options import Options
from rouge_gui.study.baseline import Baseline
from rouge_gui.study.baselines import BASELINES
from rouge_gui.study.comparing.pairs import Settings
from rouge_gui.study.comparing.significance import TESTS

MARGIN = 8
MOST_SEED = 2**31 - 1
BAR_WIDTH = 90
ARROW = "\N{BLACK DOWN-POINTING SMALL TRIANGLE}"


class WishLine(QWidget):
    """`changed` follows every other wish of the user, `cancelled` the button that stops measuring."""

    changed = Signal()
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._left_out: set[str] = set()
        self.systems = ChoiceMenu(tr("Systems that take part"), tr("Choose which systems are compared"))
        self.baselines = ChoiceMenu(
            tr("Baselines that take part"), tr("Add systems that no model wrote: what a system has to beat")
        )
        self.baselines.offer(((name, _words(each), shown(each.help)) for name, each in BASELINES.items()), ())
        self.test = QComboBox()
        self.test.setAccessibleName(tr("Test of pairs"))
        for name, test in TESTS.items():
            self.test.addItem(shown(test.label), name)
            self.test.setItemData(self.test.count() - 1, shown(test.help), Qt.ItemDataRole.ToolTipRole)
        self.seed = QSpinBox(maximum=MOST_SEED)
        self.seed.setAccessibleName(tr("Seed of tests and baselines"))
        self.seed.setToolTip(tr("Where random numbers start: the same seed gives the same results"))
        self.seed.setKeyboardTracking(False)
        self.progress = QProgressBar(textVisible=False)
        self.progress.setAccessibleName(tr("Measuring"))
        self.progress.setRange(0, 0)
        self.progress.setFixedSize(BAR_WIDTH, 10)
        self.told = QLabel()
        self.told.setAccessibleName(tr("How far measuring is"))
        self.told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.cancel_button = IconButton("cancel", tr("Stop measuring; what was found stays"))
        self.again_button = IconButton("recompute", tr("Measure again"))
        self._lay_out()
        self._connect()
        self._label()
        self.show_rest()

    def offer_systems(self, systems: Iterable[str]) -> None:
        """Offer the systems of a corpus; those that were left out before stay so."""
        names = list(systems)
        self.systems.offer(
            ((name, name, tr("Compare {system} with the others", system=name)) for name in names),
            [name for name in names if name not in self._left_out],
        )
        self._label()

    def wish(self, examples: Sequence[Example], options: Options) -> Wish:
        """Return what is to be measured of `examples`."""
        settings = Settings(str(self.test.currentData()), options.confidence, seed=self.seed.value())
        return Wish(examples, options, settings, tuple(self.baselines.checked()), frozenset(self._left_out))

    def tell(self, words: str) -> None:
        """Say how far measuring is."""
        self.told.setText(words)
        self.told.setToolTip(words)

    def show_work(self) -> None:
        """Show that something is measured, which can be stopped."""
        self.progress.show()
        self.cancel_button.show()
        self.again_button.hide()

    def show_rest(self) -> None:
        """Show that nothing is measured."""
        self.progress.hide()
        self.cancel_button.hide()
        self.again_button.show()
        self.tell("")

    def _lay_out(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN // 2)
        line.setSpacing(MARGIN)
        line.addWidget(self.systems)
        line.addWidget(self.baselines)
        for words, field in ((tr("Tes&t"), self.test), (tr("See&d"), self.seed)):
            label = QLabel(words)
            label.setBuddy(field)
            line.addSpacing(MARGIN)
            line.addWidget(label)
            line.addWidget(field)
        line.addSpacing(MARGIN)
        line.addWidget(self.progress)
        line.addWidget(self.told, 1)
        line.addWidget(self.cancel_button)
        line.addWidget(self.again_button)

    def _connect(self) -> None:
        self.systems.changed.connect(self._on_systems_changed)
        self.baselines.changed.connect(self._on_changed)
        self.test.currentIndexChanged.connect(self._on_changed)
        self.seed.valueChanged.connect(self._on_changed)
        self.cancel_button.clicked.connect(self.cancelled)
        self.again_button.clicked.connect(self._on_changed)

    def _label(self) -> None:
        names, on = self.systems.names(), self.systems.checked()
        systems = (
            tr("Systems: all")
            if len(on) == len(names)
            else tr("Systems: {chosen} of {all}", chosen=len(on), all=len(names))
        )
        self.systems.setText(f"{systems} {ARROW}")
        added = len(self.baselines.checked())
        baselines = tr("Add baseline ({added})", added=added) if added else tr("Add baseline")
        self.baselines.setText(f"{baselines} {ARROW}")
        test = TESTS[str(self.test.currentData())]
        self.test.setToolTip(tr("How pairs are tested. {help}", help=test.help))

    def _on_systems_changed(self) -> None:
        on = set(self.systems.checked())
        self._left_out = (self._left_out - on) | {name for name in self.systems.names() if name not in on}
        self._on_changed()

    def _on_changed(self) -> None:
        self._label()
        self.changed.emit()


def _words(baseline: Baseline) -> str:
    """Return what a baseline is called, with the name that tables and files have for it where that is another."""
    label = shown(baseline.label)
    return label if label == baseline.system else f"{label} ({baseline.system})"
