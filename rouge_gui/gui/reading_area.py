"""The reading area: source, candidate and references side by side under the legend, true to the session."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from rouge_gui.gui.assessment import Assessment, best_reference
from rouge_gui.gui.editing import Edit
from rouge_gui.gui.legend import Legend
from rouge_gui.gui.marks import CANDIDATE, SOURCE, Evidence, Layer, Mark, Pane, Shown, Side
from rouge_gui.gui.mates import MateIndex
from rouge_gui.gui.opened import CANDIDATE as CANDIDATE_ROLE
from rouge_gui.gui.opened import SOURCE as SOURCE_ROLE
from rouge_gui.gui.opened import Opened, reference_role
from rouge_gui.gui.palette import Theme
from rouge_gui.gui.panes.reference_tabs import ReferenceTabs
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.rouge.options import about

WIDTHS = (430, 380, 380)
SOURCE_HINT = "Paste or type the source, if there is one: the text that was summarised."
CANDIDATE_HINT = "Paste or type a candidate: the summary to be judged."


class ReadingArea(QWidget):
    """Shows texts and evidence, and tells what the user did.

    `edited` (an Edit), `files_dropped` (paths), `zoom_requested` (+1 or -1), `reference_added`,
    `reference_removed`, `layer_toggled` (layer, shown).
    """

    edited = Signal(object)
    files_dropped = Signal(list)
    zoom_requested = Signal(int)
    reference_added = Signal()
    reference_removed = Signal()
    layer_toggled = Signal(object, bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.legend = Legend(theme)
        self.source = TextPane("Source", SOURCE_HINT, theme)
        self.candidate = TextPane("Candidate", CANDIDATE_HINT, theme)
        self.references = ReferenceTabs(theme)
        self._whole: Assessment | None = None
        self._evidence: Evidence | None = None
        self._mates: MateIndex | None = None
        self._alone: tuple[str, int | None] | None = None
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        for pane in (self.source, self.candidate, self.references):
            self.splitter.addWidget(pane)
        self.splitter.setSizes(list(WIDTHS))
        self.splitter.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.legend)
        column.addWidget(self.splitter, 1)

    def _connect(self) -> None:
        for pane, role, place in (
            (self.source, SOURCE_ROLE, SOURCE),
            (self.candidate, CANDIDATE_ROLE, CANDIDATE),
        ):
            pane.edited.connect(
                lambda at, removed, added, role=role: self.edited.emit(Edit(role, at, removed, added))
            )
            pane.token_hovered.connect(lambda token, place=place: self._on_hovered(place, token))
            pane.token_clicked.connect(lambda token, place=place: self._on_clicked(place, token))
            pane.files_dropped.connect(self.files_dropped)
            pane.zoom_requested.connect(self.zoom_requested)
        tabs = self.references
        tabs.edited.connect(self._on_reference_edited)
        tabs.token_hovered.connect(lambda index, token: self._on_hovered(Pane(Side.REFERENCE, index), token))
        tabs.token_clicked.connect(lambda index, token: self._on_clicked(Pane(Side.REFERENCE, index), token))
        tabs.files_dropped.connect(self._on_reference_files_dropped)
        tabs.zoom_requested.connect(self.zoom_requested)
        tabs.reference_shown.connect(self._on_reference_shown)
        tabs.add_requested.connect(self.reference_added)
        tabs.remove_requested.connect(self.reference_removed)
        self.legend.layer_toggled.connect(self._on_layer_toggled)

    def show_texts(self, texts: Opened) -> None:
        """Show other texts, unmarked until their evidence comes; the first reference is in front."""
        self._whole = self._evidence = self._mates = None
        self.source.set_text(texts.texts[SOURCE_ROLE])
        self.candidate.set_text(texts.candidate)
        self.references.set_texts(texts.references)

    def show_assessment(self, assessment: Assessment) -> None:
        """Mark what was counted; the legend tells how much of it."""
        is_new_example = self._whole is None
        self._whole = assessment
        self._evidence = assessment.evidence
        self._tell_scores()
        if is_new_example and self._alone is None:
            self.references.setCurrentIndex(best_reference(assessment.evaluation))
        self._mark()

    def show_alone(self, variant: str | None, reference: int | None) -> None:
        """Show the evidence of one variant alone, against one reference or the best; all layers for None."""
        self._alone = None if variant is None else (variant, reference)
        if self._whole is None:
            return
        if variant is not None:
            best = best_reference(self._whole.evaluation, variant)
            self.references.setCurrentIndex(best if reference is None else reference)
        self._mark()

    def put(self, edit: Edit) -> None:
        """Show an edit that undo, redo or revert made."""
        if edit.role == SOURCE_ROLE:
            self.source.replace(edit.position, len(edit.removed), edit.added)
        elif edit.role == CANDIDATE_ROLE:
            self.candidate.replace(edit.position, len(edit.removed), edit.added)
        else:
            index = next(
                index for index in range(self.references.count()) if reference_role(index) == edit.role
            )
            self.references.replace(index, edit.position, len(edit.removed), edit.added)

    def set_layer(self, layer: Layer, *, shown: bool) -> None:
        """Show or hide a layer."""
        self.legend.set_shown(layer, shown=shown)

    def set_zoom(self, percent: int) -> None:
        """Set the size of all texts in percent of their usual size."""
        for pane in (self.source, self.candidate, self.references):
            pane.set_zoom(percent)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`."""
        for part in (self.legend, self.source, self.candidate, self.references):
            part.set_theme(theme)

    def step_pane(self, step: int) -> None:
        """Give the keyboard to the pane `step` further on."""
        panes = (self.source, self.candidate, self.references.pane(self.references.currentIndex()))
        at = next((place for place, pane in enumerate(panes) if pane.editor.hasFocus()), -step)
        panes[(at + step) % len(panes)].editor.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _mark(self) -> None:
        whole = self._whole
        if whole is None:
            return
        front = self.references.currentIndex()
        variant = None if self._alone is None else self._alone[0]
        self._evidence = evidence = whole.evidence.showing(Shown(variant, front))
        self._mates = MateIndex(evidence)
        self.legend.show_counts(evidence.counts())
        for place, text in evidence.texts.items():
            marks = self._visible(evidence, place)
            self._pane(place).show_evaluated(text, marks, whole.cautions[place], evidence.description(place))

    def _visible(self, evidence: Evidence, place: Pane) -> Sequence[Mark]:
        marks = evidence.marks(place)
        shown = self.legend.shown_layers()
        if self._alone is not None or shown.issuperset(Layer):
            return marks
        return [mark for mark in marks if mark.layer in shown]

    def _pane(self, place: Pane) -> TextPane:
        if place.side is Side.REFERENCE:
            return self.references.pane(place.reference)
        return self.source if place == SOURCE else self.candidate

    def _tell_scores(self) -> None:
        evaluation = self._whole.evaluation if self._whole else None
        if evaluation is None or not evaluation.measured:
            return
        name = evaluation.options.variants[0]
        scores = [measured[name].score.fmeasure for measured in evaluation.measured]
        aggregate = about("references").choices[evaluation.options.references]
        self.references.show_scores(scores, best_reference(evaluation), f"{name} F", aggregate)

    def _on_hovered(self, place: Pane, token: int) -> None:
        found = self._mates.mates(place, token) if self._mates is not None and token >= 0 else {}
        for other in self._evidence.texts if self._evidence else ():
            pane = self._pane(other)
            if found:
                mates = found.get(other)
                pane.show_mates(mates.positions if mates else (), mates.counted if mates else ())
            else:
                pane.clear_mates()

    def _on_clicked(self, place: Pane, token: int) -> None:
        if self._mates is None:
            return
        found = self._mates.mates(place, token)
        for other, mates in found.items():
            if other != place:
                self._pane(other).scroll_to_token((mates.counted or mates.positions)[0])

    def _on_reference_edited(self, index: int, position: int, removed: str, added: str) -> None:
        self.edited.emit(Edit(reference_role(index), position, removed, added))

    def _on_reference_files_dropped(self, _index: int, paths: list[Path]) -> None:
        self.files_dropped.emit(paths)

    def _on_reference_shown(self, _index: int) -> None:
        self._mark()

    def _on_layer_toggled(self, layer: Layer, shown: bool) -> None:  # noqa: FBT001 (a signal's argument)
        self._mark()
        self.layer_toggled.emit(layer, shown)
