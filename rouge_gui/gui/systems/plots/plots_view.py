"""The view of plots: one at a time, chosen above, told in a sentence below, written to a file by a button."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QGraphicsScene,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.colours import LIGHT, Theme
from rouge_gui.export import PLOTS as FORMATS
from rouge_gui.export import write_plot
from rouge_gui.export.plots.kinds import Curves, Plot, Ranks, Scatter
from rouge_gui.export.plots.telling import told
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.systems.plots.choices import ChoiceLine
from rouge_gui.gui.systems.plots.drawing import DRAWINGS
from rouge_gui.gui.systems.plots.drawing.canvas import KEYS, Canvas
from rouge_gui.gui.systems.plots.drawing.drawing import Drawing, Key, Place
from rouge_gui.gui.systems.plots.drawing.inks import Inks
from rouge_gui.gui.systems.plots.key_list import KeyList
from rouge_gui.gui.systems.plots.offered import Asked, Target
from rouge_gui.gui.systems.plots.work_line import WorkLine
from rouge_gui.gui.worker import Job, Runner

MARGIN = 8
WHOLE = 100
USUAL = "plot.svg"


# The empty scene of a window that has ended stays: it may not be destroyed, neither by Qt nor by Python.
ENDED: list[QGraphicsScene] = []


class PlotsView(QWidget):
    """Shows a plot of what is known: `plot`, drawn by `drawing`. A click on what belongs to an example opens it."""

    example_opened = Signal(str, str)
    pair_opened = Signal(str, str, str)
    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._findings: Findings | None = None
        self.drawing: Drawing[Any] | None = None
        self._asked: Asked | None = None
        self.plot: Plot | None = None
        self.choices = ChoiceLine()
        self.choices.changed.connect(self._on_chosen)
        self.export_button = QPushButton(tr("&Export…"))
        self.export_button.setToolTip(tr("Write this plot to a file: SVG, PDF or PNG"))
        self.export_button.clicked.connect(self._on_export_clicked)
        self.choices.line.addWidget(self.export_button)
        self.work = WorkLine()
        self.work.grown.connect(self._draw)
        self.work.failed.connect(self.failed)
        self.canvas = Canvas(self._theme)
        self.canvas.pointed.connect(self._on_pointed)
        self.canvas.clicked.connect(self._on_clicked)
        self.key = KeyList()
        self.key.chosen.connect(self._on_brought_out)
        self.empty = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.empty.setAccessibleName(tr("Why there is no plot"))
        self.told = _label(tr("The plot in words"))
        self.help = _label(tr("How to read the plot"))
        self.under = _label(tr("What is at the pointer"))
        self.under.setWordWrap(False)
        self.under.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._writer = Runner(self)
        self._writer.batched.connect(self._on_written)
        self._writer.failed.connect(self.failed)
        self._lay_out()
        self._draw()

    def show_findings(self, findings: Findings) -> None:
        """Show the chosen plot of what is known; what part of it is seen stays."""
        before, self._findings = self._findings, findings
        if before is None or before.examples is not findings.examples or before.options != findings.options:
            self.work.forget()
        if before is None or not _is_drawn_alike(before, findings):
            self.choices.show_findings(findings)
            self._draw()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`."""
        self._theme = theme
        self.canvas.set_theme(theme)
        self._draw()

    def set_zoom(self, percent: int) -> None:
        """Write in percent of the usual size."""
        font = self.font()
        font.setPointSizeF(self.window().font().pointSizeF() * percent / WHOLE)
        self.canvas.setFont(font)
        for part in (self.told, self.help, self.under, self.empty, self.key):
            part.setFont(font)
        self._draw()

    def end_work(self) -> bool:
        """Stop what runs beside the window; False where it did not end in time."""
        # What is drawn has to go before the view of it: left to chance, Qt may end in a segmentation fault.
        self.canvas.close()
        scene = self.canvas.scene()
        scene.setParent(None)
        ENDED.append(scene)
        self.canvas.setScene(None)
        self.canvas.deleteLater()
        return all([self.work.close_work(), self._writer.close()])

    def write(self, path: Path) -> None:
        """Write the plot that is shown to `path`, beside the window; `failed` tells why it could not be."""
        plot = self.plot
        if plot is None:
            return

        def writing() -> Iterator[Path]:
            write_plot(plot, path)
            yield path

        self._writer.start(Job(writing, 1))

    def target_at(self, point: QPointF) -> tuple[Place | None, Target | None]:
        """Return what is at a point of the plot, and what a click there opens."""
        place = None if self.drawing is None else self.drawing.at(point)
        if place is None or self._asked is None:
            return None, None
        return place, self.choices.offered.target(self._asked, self.plot, place)

    def _lay_out(self) -> None:
        self.shown = QStackedWidget()
        plot = QWidget()
        line = QHBoxLayout(plot)
        line.setContentsMargins(MARGIN, 0, 0, 0)
        line.setSpacing(MARGIN)
        line.addWidget(self.canvas, 1)
        line.addWidget(self.key)
        self.shown.addWidget(plot)
        self.shown.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.choices)
        column.addWidget(self.work)
        column.addWidget(self.shown, 1)
        for below in (self.under, self.told, self.help):
            column.addWidget(below)

    def _draw(self) -> None:
        offered = self.choices.offered
        before, seen = self._asked, self.canvas.seen()
        is_moved = self.plot is not None and seen != self.canvas.home()
        self._asked = self.plot = None
        if self._findings is not None and self.choices.is_complete():
            choices = self.choices.choices()
            self.work.offer(offered.work, Asked(self._findings, choices))
            self._asked = Asked(self._findings, choices, self.work.yielded)
            self.plot = offered.make(self._asked)
        else:
            self.work.offer(None, None)
        self._show(shown(offered.needs))
        if is_moved and before and self._asked and before.choices == self._asked.choices:
            self.canvas.look_again(seen)

    def _show(self, needs: str) -> None:
        if self.drawing is not None:
            self.drawing.end()
            self.drawing = None
        plot = self.plot
        self.export_button.setEnabled(plot is not None)
        self.empty.setText(needs)
        self.shown.setCurrentIndex(0 if plot is not None else 1)
        words, help_, keys = self._in_words(), shown(self.choices.offered.help), shown(KEYS)
        self.told.setText(words)
        self.help.setText("" if plot is None else help_)
        self.help.setToolTip(keys)
        self.under.setText("" if plot is None else keys)
        self.canvas.setAccessibleName(tr("Plot: {plot}", plot=self.choices.offered.name))
        self.canvas.setAccessibleDescription(f"{words} {help_} {keys}".strip())
        if plot is None:
            self.key.show_key(Key())
            return
        inks = Inks(self._theme, _names(plot), self.key.chosen_name())
        self.drawing = DRAWINGS[type(plot)](self.canvas, plot, inks)
        self.drawing.keyed.connect(self.key.show_key)
        self.key.show_key(self.drawing.key())

    def _in_words(self) -> str:
        return "" if self.plot is None else shown(told(self.plot))

    def _on_chosen(self) -> None:
        self.key.clear_choice()
        self.work.forget()
        self._draw()

    def _on_brought_out(self, _name: str | None) -> None:
        self._draw()

    def _on_pointed(self, point: QPointF | None) -> None:
        place, target = (None, None) if point is None else self.target_at(point)
        if place is None:
            self.under.setText("" if self.plot is None else shown(KEYS))
            self.canvas.setToolTip("")
            return
        words = _words(place, target)
        self.under.setText(words)
        self.canvas.setToolTip(words)

    def _on_clicked(self, point: QPointF) -> None:
        _, target = self.target_at(point)
        if target is None:
            return
        if target.second is None:
            self.example_opened.emit(target.example, target.system)
        else:
            self.pair_opened.emit(target.example, target.system, target.second)

    def _on_export_clicked(self) -> None:
        filters = {f"{ending[1:].upper()} (*{ending})": ending for ending in FORMATS}
        name, chosen = QFileDialog.getSaveFileName(self, tr("Export plot"), USUAL, ";;".join(filters))
        if name:
            path = Path(name)
            self.write(path if path.suffix else path.with_suffix(filters.get(chosen, Path(USUAL).suffix)))

    def _on_written(self, paths: list[Path]) -> None:
        self.under.setText(tr("Written: {path}.", path=paths[-1]))


def _label(name: str) -> QLabel:
    made = QLabel(wordWrap=True)
    made.setAccessibleName(name)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    made.setContentsMargins(MARGIN, 2, MARGIN, 2)
    return made


def _is_drawn_alike(before: Findings, now: Findings) -> bool:
    """Tell whether no plot of either can differ: while pairs of systems are tested, only these grow."""
    return (
        before.examples is now.examples
        and before.options == now.options
        and before.measures is now.measures
        and (before.comparison is None) == (now.comparison is None)
        and (
            before.comparison is None
            or now.comparison is None
            or before.comparison.standings is now.comparison.standings
        )
    )


def _names(plot: Plot) -> Sequence[str]:
    """Return the systems of a plot that are told apart by inks."""
    match plot:
        case Curves():
            return tuple(plot.curves)
        case Ranks():
            return tuple(plot.ranks)
        case Scatter():
            return plot.names
    return ()


def _words(place: Place, target: Target | None) -> str:
    words = place.words if place.name is None else f"{place.name}: {place.words}"
    if target is None:
        return words
    if target.second is None:
        return tr(
            "{place}. A click opens example {example}, {system}.",
            place=words,
            example=target.example,
            system=target.system,
        )
    return tr(
        "{place}. A click opens example {example}, {first} and {second}.",
        place=words,
        example=target.example,
        first=target.system,
        second=target.second,
    )
