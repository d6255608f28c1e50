"""The bar that explains the marks: each layer in its own look, with its key and count, to show or hide."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from rouge_gui.colours import Theme
from rouge_gui.gui.actions import native
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.palette import fill_brush
from rouge_gui.gui.panes.cue_strokes import draw_boxes
from rouge_gui.gui.panes.strokes import draw_sample
from rouge_gui.rouge.evidence.kinds import RED
from rouge_gui.rouge.marking.marks import Count, Layer, Look, Origin
from rouge_gui.wording import counted, said

SIDES = 14
BETWEEN = 8
PAD = 9
TALL = 1.75
ROUND = 5.0
NAMES = {Layer.UNIGRAM: said("Unigram"), Layer.BIGRAM: said("Bigram"), Layer.LCS: said("LCS")}
EXPLAINED = {
    Layer.UNIGRAM: said("Words that both texts hold, each counted as often as both do: dotted underline."),
    Layer.BIGRAM: said("Words in a row that both texts hold: filled."),
    Layer.LCS: said("The longest sequence of words in the same order in both texts: solid underline."),
}
UNFED = {
    Layer.UNIGRAM: said("Choose a variant that feeds this layer in the options: ROUGE-1."),
    Layer.BIGRAM: said("Choose a variant that feeds this layer in the options: ROUGE-2."),
    Layer.LCS: said("Choose a variant that feeds this layer in the options: ROUGE-L or ROUGE-Lsum."),
}
HOLLOW = said("present, not counted")
HOLLOW_EXPLAINED = said(
    "The other text holds this word too, but fewer times. A word counts as often as both texts have it, "
    "so the rest of its occurrences are boxed."
)
ORIGINS_OF = said("Words of the candidate:")
ORIGIN_EXPLAINED = {
    Origin.BOTH: said("The source and a reference hold this word: filled."),
    Origin.SOURCE: said("The source holds this word, no reference does: dotted underline."),
    Origin.REFERENCE: said("A reference holds this word, the source does not: solid underline."),
    Origin.NEITHER: said("Neither the source nor a reference holds this word: thick box."),
}
CUES_KEY, CUES = "4", said("Cues")
CUES_EXPLAINED = said(
    "Places to check against the source, boxed: a solid line where a cue is strong, dashes where it is weak; the "
    "letter in the margin names the cue, its reason is in the tip. An upright bar is a joint: words that the source "
    "does not have side by side. A green line at the side: copied word for word. A cue is a reason to look, no verdict."
)
CUES_OFF = said("Cues are off: they need the source, and texts that are not too long.")
ALONE = said("one candidate alone")
ALONE_EXPLAINED = said(
    "Counted for A or for B, not for both: overlined. In the reference a word that is overlined and nothing else "
    "was caught by B alone."
)
STEM = said("same stem")
STEM_EXPLAINED = said(
    "Counted although the words differ, as running and runs do: a small tilde above the word."
)


class Sample(QAbstractButton):
    """Words drawn in the look that they explain; a checkable one is faint while it is off."""

    def __init__(self, look: Look, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._theme = theme
        self._key = ""
        self._count = ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_words(self, key: str, name: str, count: str) -> None:
        """Show `name` in the look, `key` before and `count` behind it, both plain."""
        self._key, self._count = key, count
        self.setText(name)
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        words = " ".join(part for part in (self._key, self.text(), self._count) if part)
        return QSize(
            metrics.horizontalAdvance(words) + 2 * PAD + 2 * round(self._room()),
            round(metrics.height() * TALL),
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_drawn = self.isEnabled() and (self.isChecked() or not self.isCheckable())
        if self.isCheckable():
            self._draw_frame(painter, shown=is_drawn)
        named = self._draw_sample if is_drawn else self._draw_faint
        parts: list[Callable[[float], float]] = [
            lambda x: self._draw_words(painter, x, self._key, self._theme.faint),
            lambda x: named(painter, x),
            lambda x: self._draw_words(
                painter, x, self._count, self._theme.text if is_drawn else self._theme.faint
            ),
        ]
        if self.isRightToLeft():
            parts.reverse()
        x = float(PAD)
        for draw in parts:
            x = draw(x)

    def _draw_frame(self, painter: QPainter, *, shown: bool) -> None:
        focused = self.hasFocus()
        painter.setPen(
            QPen(QColor(self._theme.accent if focused else self._theme.border), 2 if focused else 1)
        )
        painter.setBrush(QColor(self._theme.base if shown else self._theme.window))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), ROUND, ROUND)

    def _draw_words(self, painter: QPainter, x: float, words: str, colour: str) -> float:
        if not words:
            return x
        painter.setPen(QColor(colour))
        painter.drawText(QPointF(x, self._baseline()), words)
        return x + self.fontMetrics().horizontalAdvance(words + " ")

    def _draw_faint(self, painter: QPainter, x: float) -> float:
        return self._draw_words(painter, x, self.text(), self._theme.faint)

    def _draw_sample(self, painter: QPainter, x: float) -> float:
        metrics = self.fontMetrics()
        room = self._room()
        x += room
        piece = QRectF(
            x, self._baseline() - metrics.ascent(), metrics.horizontalAdvance(self.text()), metrics.height()
        )
        if self._look is Look.FILL:
            painter.fillRect(piece, fill_brush(self._theme))
        after = self._draw_words(painter, x, self.text(), self._theme.text)
        self._draw_strokes(painter, piece.adjusted(-room, 0, room, 0))
        return after + room

    def _draw_strokes(self, painter: QPainter, piece: QRectF) -> None:
        draw_sample(painter, piece, self._look, self._theme)

    def _room(self) -> float:
        """How far a box stands away from its word."""
        return PAD / 2 if self._look in {Look.HOLLOW, Look.NOVEL} else 0

    def _baseline(self) -> float:
        metrics = self.fontMetrics()
        return (self.height() + metrics.ascent() - metrics.descent()) / 2


class Pill(Sample):
    """One layer: key, name and count; checked while it is shown."""

    def __init__(self, layer: Layer, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(layer.look, theme, parent)
        self._layer = layer
        self.setCheckable(True)
        self.setChecked(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_count(None)

    def show_count(self, count: Count | None) -> None:
        """Say what the layer counted; None where no chosen variant feeds it or nothing is compared."""
        self.setEnabled(count is not None)
        name = shown(NAMES[self._layer] if count is None else count.label)
        self.show_words(
            self._layer.key,
            name,
            "" if count is None else tr("{hits:g}/{total:g}", hits=count.hits, total=count.candidate_total),
        )
        self.setToolTip(self._explanation(count))
        self.setAccessibleName(
            name if count is None else tr("{layer}: {counts}", layer=name, counts=_counted(count))
        )

    def _explanation(self, count: Count | None) -> str:
        told = (
            UNFED[self._layer]
            if count is None
            else said("{variant}: {counts}.", variant=count.variant, counts=_counted(count))
        )
        return tr(
            "{explanation}\n{counts}\n{key} shows or hides it.",
            explanation=EXPLAINED[self._layer],
            counts=told,
            key=native((f"Alt+{self._layer.key}",)),
        )


class CuePill(Sample):
    """The cues: key, name and how many places there are; checked while they are drawn."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Look.HOLLOW, theme, parent)
        self.setCheckable(True)
        self.setChecked(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_counts(None)

    def show_counts(self, counts: tuple[int, int] | None) -> None:
        """Say how many places are to be looked at and how many seams there are; None where cues are off."""
        self.setEnabled(counts is not None)
        places, seams = counts or (0, 0)
        told, short = CUES_OFF, ""
        if counts:
            of_seams = counted(seams, "seam")
            told = said("{places}, {seams}", places=counted(places, "place"), seams=of_seams)
            short = tr("{places} + {seams}", places=places, seams=of_seams)
        self.show_words(CUES_KEY, shown(CUES), short)
        self.setToolTip(
            tr(
                "{explanation}\n{counts}\n{key} shows or hides them, {next_key} goes to the next.",
                explanation=CUES_EXPLAINED,
                counts=told,
                key=native((f"Alt+{CUES_KEY}",)),
                next_key=native(("F4",)),
            )
        )
        self.setAccessibleName(tr("{layer}: {counts}", layer=CUES, counts=told))

    def _draw_strokes(self, painter: QPainter, piece: QRectF) -> None:
        draw_boxes(painter, [piece], RED, self._theme)


class Legend(QWidget):
    """Pills of all layers and cues, samples of the rest; `layer_toggled` and `cues_toggled` tell the user's wish."""

    layer_toggled = Signal(Layer, bool)
    cues_toggled = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pills = {layer: Pill(layer, theme) for layer in Layer}
        self.cues = CuePill(theme)
        self._hollow = Sample(Look.HOLLOW, theme)
        self._hollow.show_words("", shown(HOLLOW), "")
        self._hollow.setToolTip(shown(HOLLOW_EXPLAINED))
        self._hollow.setAccessibleName(tr("Boxed: {meaning}", meaning=HOLLOW))
        self._stem = Sample(Look.STEM, theme)
        self._stem.setToolTip(shown(STEM_EXPLAINED))
        self._alone = Sample(Look.ALONE, theme)
        self._alone.show_words("", shown(ALONE), "")
        self._alone.setToolTip(shown(ALONE_EXPLAINED))
        self._alone.setAccessibleName(tr("Overlined: {meaning}", meaning=ALONE))
        self._origins = {origin: Sample(origin.look, theme) for origin in Origin}
        self._lay_out()
        self.show_stems(0)
        self.show_alone(shown=False)
        self.show_origins(None)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(SIDES, BETWEEN // 2, SIDES, BETWEEN // 2)
        column.setSpacing(BETWEEN // 2)
        row = QHBoxLayout()
        row.setSpacing(BETWEEN)
        for layer, pill in self._pills.items():
            pill.toggled.connect(lambda shown, layer=layer: self.layer_toggled.emit(layer, shown))
            row.addWidget(pill)
        self.cues.toggled.connect(self.cues_toggled)
        row.addWidget(self.cues)
        row.addWidget(self._hollow)
        row.addWidget(self._stem)
        row.addWidget(self._alone)
        row.addStretch(1)
        column.addLayout(row)
        self._origin_row = QWidget()
        origins = QHBoxLayout(self._origin_row)
        origins.setContentsMargins(0, 0, 0, 0)
        origins.setSpacing(BETWEEN)
        origins.addWidget(QLabel(shown(ORIGINS_OF)))
        for origin, sample in self._origins.items():
            sample.setToolTip(shown(ORIGIN_EXPLAINED[origin]))
            origins.addWidget(sample)
        origins.addStretch(1)
        column.addWidget(self._origin_row)

    def show_counts(self, counts: Sequence[Count]) -> None:
        """Show what each layer counted; layers without a count are disabled and say why."""
        told = {count.layer: count for count in counts}
        for layer, pill in self._pills.items():
            pill.show_count(told.get(layer))

    def show_origins(self, counts: Mapping[Origin, int] | None) -> None:
        """Explain where the candidate's words come from, and how many from each; None while that is not shown."""
        self._origin_row.setVisible(counts is not None)
        total = sum(counts.values()) if counts else 0
        for origin, count in (counts or {}).items():
            sample = self._origins[origin]
            sample.show_words("", shown(origin.label), f"{count}/{total}")
            sample.setAccessibleName(
                tr(
                    "{origin}: {count} of {tokens}",
                    origin=origin.label,
                    count=count,
                    tokens=counted(total, "token"),
                )
            )

    def show_stems(self, count: int) -> None:
        """Explain the tilde of the `count` words that were counted by their stem alone; not where there are none."""
        self._stem.setVisible(count > 0)
        self._stem.show_words("", shown(STEM), str(count))
        self._stem.setAccessibleName(tr("{layer}: {counts}", layer=STEM, counts=counted(count, "token")))

    def show_alone(self, *, shown: bool) -> None:
        """Explain the line over words that were counted for one of two candidates alone, or not."""
        self._alone.setVisible(shown)

    def set_shown(self, layer: Layer, *, shown: bool) -> None:
        """Show or hide a layer, as a click on its pill does."""
        self._pills[layer].setChecked(shown)

    def shown_layers(self) -> frozenset[Layer]:
        """Return the layers that are not hidden."""
        return frozenset(layer for layer, pill in self._pills.items() if pill.isChecked())

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of `theme`."""
        for sample in (
            *self._pills.values(),
            self.cues,
            self._hollow,
            self._stem,
            self._alone,
            *self._origins.values(),
        ):
            sample.set_theme(theme)


def _counted(count: Count) -> str:
    return said(
        "{hits:g} counted, of {candidate_total:g} in the candidate and {reference_total:g} in the reference",
        hits=count.hits,
        candidate_total=count.candidate_total,
        reference_total=count.reference_total,
    )
