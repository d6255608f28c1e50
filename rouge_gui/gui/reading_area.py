"""The reading area: source, one or two candidates and references side by side under the legend, true to the session."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from rouge_gui.colours import Theme
from rouge_gui.gui.asides import origin_counts
from rouge_gui.gui.assessment import NO_SCORES, Assessment, best_reference, tab_scores
from rouge_gui.gui.comparison import Caught
from rouge_gui.gui.covering import OPEN, Cover
from rouge_gui.gui.cue_choice import CueChoice
from rouge_gui.gui.cueing import Cueing
from rouge_gui.gui.editing import Edit
from rouge_gui.gui.finding import Place
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.legend import Legend
from rouge_gui.gui.marking import Asides, Marked, Marking
from rouge_gui.gui.nearest import Nearest
from rouge_gui.gui.opened import CANDIDATE as CANDIDATE_ROLE
from rouge_gui.gui.opened import SOURCE as SOURCE_ROLE
from rouge_gui.gui.opened import Opened, reference_role
from rouge_gui.gui.pair_mates import SECOND
from rouge_gui.gui.panes.connectors import Connectors
from rouge_gui.gui.panes.reference_tabs import ReferenceTabs
from rouge_gui.gui.panes.text_pane import TextPane
from rouge_gui.gui.pointing import Pointing
from rouge_gui.gui.stops import Stop
from rouge_gui.gui.syncing import ScrollSync
from rouge_gui.gui.word_tips import WordTips
from rouge_gui.rouge.marking.marks import CANDIDATE, SOURCE, Layer, Pane, Shown, Side
from rouge_gui.rouge.text import Span
from rouge_gui.wording import said

WIDTHS = (430, 380, 380, 380)
SOURCE_HINT = said("Paste or type the source, if there is one: the text that was summarised.")
CANDIDATE_HINT = said("Paste or type a candidate: the summary to be judged.")
NO_MATCH = said("No further match.")


class ReadingArea(QWidget):
    """Shows texts and evidence, and tells what the user did.

    `edited` and `second_edited` (an Edit; of the second candidate), `files_dropped` (paths), `zoom_requested` (+1 or
    -1), `reference_added`, `reference_removed`, `layer_toggled` (layer, shown), `cues_toggled` and `source_toggled`
    (shown), `announced` (a sentence on what the keyboard reached).
    """

    edited = Signal(object)
    second_edited = Signal(object)
    files_dropped = Signal(list)
    zoom_requested = Signal(int)
    reference_added = Signal()
    reference_removed = Signal()
    layer_toggled = Signal(object, bool)
    cues_toggled = Signal(bool)
    source_toggled = Signal(bool)
    announced = Signal(str)
    evidence_shown = Signal(object)
    token_reached = Signal(object, int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.legend = Legend(theme)
        self.source = TextPane(tr("Source"), shown(SOURCE_HINT), theme)
        self.candidate = TextPane(tr("Candidate"), shown(CANDIDATE_HINT), theme)
        self.second = TextPane("B", tr("This system left its candidate empty."), theme)
        self.references = ReferenceTabs(theme)
        self.sync = ScrollSync(self)
        self._whole: Assessment | None = None
        self._whole_second: Assessment | None = None
        self._connectors = Connectors(self, theme)
        self._nearest = Nearest(self.pane)
        self._pointing = Pointing(self.pane, self.sync, self._connectors, self._nearest)
        self._cueing = Cueing(self.pane, self._nearest)
        self._tips = WordTips(self)
        self._marked: Mapping[Pane, Marked] = {}
        self._tied: Sequence[TextPane] = ()
        self._alone: tuple[str, int | None] | None = None
        self._asides = Asides()
        self._systems = ("", "")
        self.cover = OPEN
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        for pane in (self.source, self.candidate, self.second, self.references):
            self.splitter.addWidget(pane)
        self.splitter.setSizes(list(WIDTHS))
        self.splitter.setChildrenCollapsible(False)
        self.second.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.legend)
        column.addWidget(self.splitter, 1)

    def _connect(self) -> None:
        for pane, role, place, told in (
            (self.source, SOURCE_ROLE, SOURCE, self.edited),
            (self.candidate, CANDIDATE_ROLE, CANDIDATE, self.edited),
            (self.second, CANDIDATE_ROLE, SECOND, self.second_edited),
        ):
            pane.edited.connect(
                lambda at, removed, added, role=role, told=told: told.emit(Edit(role, at, removed, added))
            )
            self._tie(place, pane)
            pane.files_dropped.connect(self.files_dropped)
            pane.zoom_requested.connect(self.zoom_requested)
        tabs = self.references
        tabs.edited.connect(lambda index, *edit: self.edited.emit(Edit(reference_role(index), *edit)))
        tabs.files_dropped.connect(lambda _index, paths: self.files_dropped.emit(paths))
        tabs.zoom_requested.connect(self.zoom_requested)
        tabs.reference_shown.connect(lambda _index: self._mark())
        tabs.add_requested.connect(self.reference_added)
        tabs.remove_requested.connect(self.reference_removed)
        self.legend.layer_toggled.connect(self._on_layer_toggled)
        self.legend.cues_toggled.connect(self._on_cues_toggled)
        self._tie_references()

    def _tie(self, place: Pane, pane: TextPane) -> None:
        """Follow what the user points at in a pane."""
        pane.token_hovered.connect(partial(self._pointing.hover, place))
        pane.token_hovered.connect(partial(self._on_token_reached, place))
        pane.token_reached.connect(partial(self._on_token_reached, place))
        pane.token_reached.connect(partial(self._pointing.reach, place))
        pane.token_clicked.connect(partial(self._pointing.click, place))
        pane.token_pinned.connect(partial(self._pointing.pin, place))
        pane.released.connect(self._pointing.release)
        self._tips.watch(pane, partial(self._tip, place))

    def _tie_references(self) -> None:
        panes = self.references.panes()
        for index, pane in enumerate(panes):
            if pane not in self._tied:
                self._tie(Pane(Side.REFERENCE, index), pane)
        self._tied = panes

    def show_texts(self, texts: Opened) -> None:
        """Show other texts, unmarked until their evidence comes; the first reference is in front."""
        self._whole = self._whole_second = None
        self._pointing.follow(None, ())
        self._cueing.follow({}, "")
        self._nearest.follow({})
        self._marked = {}
        self.sync.clear_points()
        with self.sync.paused():
            self.source.set_text(texts.texts[SOURCE_ROLE])
            self.candidate.set_text(texts.candidate)
            self.references.set_texts(texts.references)
        self._tie_references()
        self.source.show_changes(texts.loaded[SOURCE_ROLE])
        self.candidate.show_changes(texts.loaded[CANDIDATE_ROLE])
        for index, pane in enumerate(self.references.panes()):
            pane.show_changes(texts.loaded.get(reference_role(index), ""))
        self._tell_systems(texts.system, self._systems[1])

    def show_second(self, texts: Opened | None) -> None:
        """Show another system's candidate beside the first, in the place of the source; None ends that."""
        self._whole_second = None
        begins_or_ends = (texts is None) != self.second.isHidden()
        with self.sync.paused():
            self.second.set_text("" if texts is None else texts.candidate)
        self.second.show_changes("" if texts is None else texts.loaded[CANDIDATE_ROLE])
        self._tell_systems(self._systems[0], "" if texts is None else texts.system)
        if begins_or_ends:
            self.second.setVisible(texts is not None)
            self.show_source(shown=texts is None)
        self._mark()

    def show_source(self, *, shown: bool) -> None:
        """Show or hide the source."""
        self.source.setVisible(shown)
        self.splitter.setSizes(list(WIDTHS))
        self.source_toggled.emit(shown)

    def set_cover(self, cover: Cover) -> None:
        """Hide, from now on, what `cover` says, and call the systems by its names."""
        self.cover = cover
        self.legend.setVisible(not (cover.scores or cover.marks))
        self.legend.cues.setVisible(not cover.cues)
        self._tell_systems(*self._systems)
        self._tell_scores()
        self._mark()

    def show_assessment(self, assessment: Assessment) -> None:
        """Mark what was counted; the legend tells how much of it."""
        is_new_example = self._whole is None
        self._whole = assessment
        self._tell_scores()
        if is_new_example and self._alone is None and not self.cover.scores:
            self.references.setCurrentIndex(best_reference(assessment.evaluation))
        self._mark()

    def show_second_assessment(self, assessment: Assessment) -> None:
        """Mark what was counted of the second candidate."""
        self._whole_second = assessment
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

    def show_caught(self, caught: Caught) -> None:
        """Frame one match in the reference and in the candidate that caught it, and bring it into view."""
        self.references.setCurrentIndex(caught.reference)
        self._pointing.frame(
            {
                SECOND if caught.by_b else CANDIDATE: caught.match.candidate,
                Pane(Side.REFERENCE, caught.reference): caught.match.reference,
            }
        )

    def put(self, edit: Edit) -> None:
        """Show an edit that undo, redo or revert made."""
        if edit.role == SOURCE_ROLE:
            self.source.replace(edit.position, len(edit.removed), edit.added)
        elif edit.role == CANDIDATE_ROLE:
            self.candidate.replace(edit.position, len(edit.removed), edit.added)
        else:
            at = next(at for at in range(self.references.count()) if reference_role(at) == edit.role)
            self.references.replace(at, edit.position, len(edit.removed), edit.added)

    def put_second(self, edit: Edit) -> None:
        """Show an edit of the second candidate that undo or redo made."""
        self.second.replace(edit.position, len(edit.removed), edit.added)

    def show_match(self, candidate: tuple[int, ...], reference: tuple[int, ...]) -> None:
        """Frame token positions of A and of the reference in front, and bring them into view; either may be empty."""
        front = Pane(Side.REFERENCE, self.references.currentIndex())
        self._pointing.frame({CANDIDATE: candidate, front: reference})

    def show_asides(self, asides: Asides) -> None:
        """Mark words by where they come from, dim stop words, or neither."""
        self._asides = asides
        self._mark()

    def show_connectors(self, *, shown: bool) -> None:
        """Join words to those they were counted with by curves, or not."""
        self._pointing.is_joining = shown
        self._connectors.clear()

    def set_layer(self, layer: Layer, *, shown: bool) -> None:
        """Show or hide a layer."""
        self.legend.set_shown(layer, shown=shown)

    def set_cues(self, *, shown: bool) -> None:
        """Draw the places of cues, or not."""
        self.legend.cues.setChecked(shown)

    def step_cue(self, step: int) -> None:
        """Go to the cue `step` (+1 or -1) on in the candidate with the keyboard, or in A, and tell its reason."""
        self.announced.emit(self._cueing.step(SECOND if self._focused() == SECOND else CANDIDATE, step))

    def choose_cues(self, choice: CueChoice) -> None:
        """Draw the places of these cues."""
        self._cueing.choose(choice)
        self.legend.cues.show_counts(self._cueing.counts())

    def show_found(self, spans: Mapping[Pane, Sequence[Span]], current: Place | None) -> None:
        """Draw what was found in each pane and bring `current` into view, its tab to the front."""
        if current is not None and current.pane.side is Side.REFERENCE:
            self.references.setCurrentIndex(current.pane.reference)
        with self.sync.paused():
            for place, found in spans.items():
                self.pane(place).clear_mates()
                here = current is not None and current.pane == place
                self.pane(place).show_found(found, current.span if current is not None and here else None)

    def set_zoom(self, percent: int) -> None:
        """Set the size of all texts in percent of their usual size."""
        with self.sync.paused():
            for pane in (self.source, self.candidate, self.second, self.references):
                pane.set_zoom(percent)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`."""
        self._connectors.set_theme(theme)
        for part in (self.legend, self.source, self.candidate, self.second, self.references):
            part.set_theme(theme)

    def step_pane(self, step: int) -> None:
        """Give the keyboard to the pane `step` further on."""
        panes = [pane for pane in self._panes().values() if not pane.isHidden()]
        at = next((place for place, pane in enumerate(panes) if pane.editor.hasFocus()), -step)
        panes[(at + step) % len(panes)].editor.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def step_match(self, step: int) -> None:
        """Go to the match of the shown layers `step` (+1 or -1) on in the pane with the keyboard, or in A's."""
        place = self._focused()
        self._tell(place, self.pane(place).step_match(self._layers(), step))

    def go_match(self, *, last: bool) -> None:
        """Go to the first or the last match of the shown layers in the pane with the keyboard, or in A's."""
        place = self._focused()
        self._tell(place, self.pane(place).go_match(self._layers(), last=last))

    def centre_match(self) -> None:
        """Bring the place of the cursor to the middle of its pane."""
        self.pane(self._focused()).centre_current()

    def pin_mates(self) -> None:
        """Keep the mates of the word at the cursor framed, or let them go."""
        self.pane(self._focused()).pin_at_cursor()

    def _focused(self) -> Pane:
        return next((place for place, pane in self._panes().items() if pane.editor.hasFocus()), CANDIDATE)

    def _tell(self, place: Pane, stop: Stop | None) -> None:
        if stop is None or place not in self._marked:
            self.announced.emit(shown(NO_MATCH))
        else:
            self.announced.emit(stop.sentence(self._marked[place].label(stop.layer)))

    def _mark(self) -> None:
        whole = self._whole
        if whole is None:
            return
        asked = Shown(None if self._alone is None else self._alone[0], self.references.currentIndex())
        marking = Marking(whole, self._whole_second, asked, self._asides)
        self._marked, bare = marking.panes, self.cover.marks
        self.legend.show_counts(marking.evidence.counts())
        self.legend.show_stems(len(marking.evidence.stem_only(CANDIDATE)))
        self.legend.show_origins(origin_counts(marking.evidence) if self._asides.by_origin else None)
        self.legend.show_alone(shown=SECOND in self._marked and not self._asides.by_origin)
        for place, marked in self._marked.items():
            pane = self.pane(place)
            pane.show_layers(self._layers())
            told = ((), marked.caution, "") if bare else (marked.marks, marked.caution, marked.description)
            pane.show_evaluated(marked.text, *told)
        if SOURCE not in self._marked:
            self.source.clear_evaluated()
        self._pointing.follow(None if bare else marking.mating, () if bare else self._marked)
        found = {} if self.cover.cues else {CANDIDATE: whole, SECOND: self._whole_second}
        self._cueing.follow(found, whole.source)
        self._nearest.follow(found)
        self.legend.cues.show_counts(self._cueing.counts())
        self.sync.show(self._panes(), {place: marked.text for place, marked in self._marked.items()})
        self.evidence_shown.emit(marking.evidence)

    def _tip(self, place: Pane, token: int) -> str:
        if place not in self._marked:
            return ""
        marked = self._marked[place]
        why = "" if self.cover.marks else marked.tip(token)
        cues = self._cueing.tip(place, marked.text.tokens[token].span)
        return "\n".join(filter(None, (why, cues, self._nearest.tip(place, token))))

    def _layers(self) -> frozenset[Layer]:
        """Return the layers to be seen: those of the legend, or all while one variant is shown alone."""
        return frozenset(Layer) if self._alone is not None else self.legend.shown_layers()

    def _panes(self) -> dict[Pane, TextPane]:
        """Return the panes on the screen from left to right; of the references the one in front."""
        front = self.references.currentIndex()
        return {
            SOURCE: self.source,
            CANDIDATE: self.candidate,
            SECOND: self.second,
            Pane(Side.REFERENCE, front): self.references.pane(front),
        }

    def pane(self, place: Pane) -> TextPane:
        """Return the pane that shows the text at `place`."""
        if place.side is Side.REFERENCE:
            return self.references.pane(place.reference)
        return {SOURCE: self.source, CANDIDATE: self.candidate, SECOND: self.second}[place]

    def _tell_systems(self, first: str, second: str) -> None:
        self._systems = first, second
        self.candidate.set_title(self.cover.title(first, "A" if second else ""))
        self.second.set_title(self.cover.title(second, "B"))

    def _tell_scores(self) -> None:
        whole = self._whole
        if whole is not None and whole.evaluation.measured:
            self.references.show_scores(*(NO_SCORES if self.cover.scores else tab_scores(whole)))

    def _on_token_reached(self, place: Pane, token: int) -> None:
        if token >= 0:
            self.token_reached.emit(place, token)

    def _on_layer_toggled(self, layer: Layer, shown: bool) -> None:  # noqa: FBT001 (a signal's argument)
        for pane in (self.source, self.candidate, self.second, *self.references.panes()):
            pane.show_layers(self._layers())
        self.layer_toggled.emit(layer, shown)

    def _on_cues_toggled(self, shown: bool) -> None:  # noqa: FBT001 (a signal's argument)
        self._cueing.is_shown = shown
        self._cueing.draw()
        self.cues_toggled.emit(shown)
