"""The dialog in which a person says how a file or folder is to be read, and sees its first examples read so."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.corpus.example import Example
from rouge_gui.corpus.mapping import ColumnNames
from rouge_gui.corpus.proposal import Preview, Proposal, looks_like, preview, propose
from rouge_gui.corpus.readers import READERS
from rouge_gui.corpus.recipe import Recipe, read_recipe, recipe_text
from rouge_gui.errors import RougeGuiError
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.opening.mapping_fields import ColumnFields, TextFields
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.whole_files import replacing
from rouge_gui.wording import listed, said

SIZE = (860, 620)
SHOWN = 3
FRAME = 40
LETTERS = 300
SETTLE_MS = 200
MOST_PROBLEMS = 5
FILTER = said("Recipes (*.toml)")
LOOKING = said("Looking at it…")
NO_WAY = said("No layout is recognised. Choose one above and say what is what, or load a recipe.")
SAY = said("Say which columns hold the references and the candidates.")
NOTHING_TO_SAY = said("This layout leaves nothing to say: it is always read in one way.")


class MappingDialog(QDialog):
    """Proposes ways to read `path`, lets the person change them, and shows what comes of it.

    `chosen` (path, Recipe) follows Open. `looker` and `previewer` work for the dialog and outlive it.
    """

    chosen = Signal(object, object)

    def __init__(self, path: Path, looker: Runner, previewer: Runner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path, self._looker, self._previewer = path, looker, previewer
        self._ways: list[Proposal] = []
        self._recipe = Recipe()
        self.setWindowTitle(tr("Open with a mapping: {file}", file=path.name))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._settle = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settle.timeout.connect(self._look_at_examples)
        self._look_again = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._look_again.timeout.connect(self._look_at_columns)
        self._lay_out()
        looker.batched.connect(self._on_proposed)
        looker.failed.connect(self._on_look_failed)
        previewer.batched.connect(self._on_previewed)
        previewer.failed.connect(self._on_look_failed)
        looker.start(Job(lambda: iter([propose(path)]), 1))
        self._tell(LOOKING)
        self.resize(*SIZE)

    def recipe(self) -> Recipe:
        """Return the recipe as it is said now."""
        columns = self.columns.columns() if self.columns.names else self._recipe.columns
        patterns = self.patterns.texts() if self.patterns.fields else self._recipe.patterns
        told = self.texts.texts() if self.texts.fields else {}
        separator = told.get("separator") if "separator" in self.texts.fields else self._recipe.separator
        sheet = told.get("sheet") if "sheet" in self.texts.fields else self._recipe.sheet
        return replace(self._recipe, columns=columns, patterns=patterns, separator=separator, sheet=sheet)

    def take(self, recipe: Recipe) -> None:
        """Show `recipe` in the fields; its columns beside those that the path has."""
        way = next((way for way in self._ways if way.recipe.layout == recipe.layout), None)
        if recipe.layout is None and self._ways:
            way = self._ways[self.way.currentIndex()]
        names = way.columns if way is not None else ()
        self._recipe = recipe
        if way is not None and self.way.currentIndex() != self._ways.index(way):
            self.way.blockSignals(True)  # noqa: FBT003 (Qt's)
            self.way.setCurrentIndex(self._ways.index(way))
            self.way.blockSignals(False)  # noqa: FBT003
        self.columns.show_columns(names, recipe.columns)
        known = READERS[recipe.layout].patterns if recipe.layout in READERS else ()
        self.patterns.show_texts({**dict.fromkeys(known, ""), **recipe.patterns})
        of_file = {"separator": recipe.separator, "sheet": recipe.sheet}
        self.texts.show_texts({name: text for name, text in of_file.items() if text is not None})
        self.texts.setVisible(bool(self.texts.fields))
        self.columns.setVisible(bool(names))
        self.patterns.setVisible(bool(self.patterns.fields))
        self.nothing.setVisible(not names and not self.patterns.fields)
        fields = [*self.columns.fields(), *self.patterns.fields.values()]
        self.what.setBuddy(fields[0] if fields else self.area)
        self._look_at_examples()

    def done(self, result: int) -> None:
        self._looker.cancel()
        self._previewer.cancel()
        super().done(result)

    def _lay_out(self) -> None:
        self.where = QLabel(str(self._path))
        self.where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.way = QComboBox()
        self.way.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.way.setMinimumContentsLength(40)
        self.way.setAccessibleName(tr("Ways to read it"))
        self.way.currentIndexChanged.connect(self._on_way_chosen)
        label = QLabel(tr("&Read it as"))
        label.setBuddy(self.way)
        self.words = QLabel(wordWrap=True)
        self.words.setAccessibleName(tr("The way chosen, in words"))
        column = QVBoxLayout(self)
        for widget in (self.where, label, self.way, self.words):
            column.addWidget(widget)
        column.addWidget(self._halves(), 1)
        self.message = QLabel(wordWrap=True)
        self.message.setAccessibleName(tr("What is told of it"))
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        column.addWidget(self.message)
        column.addLayout(self._button_line())
        # Once the button is in the dialog: else Qt lets Enter press the first button there, Cancel.
        self.open_button.setDefault(True)

    def _halves(self) -> QSplitter:
        self.columns, self.patterns, self.texts = ColumnFields(), TextFields(), TextFields()
        self.texts.changed.connect(self._look_again.start)
        self.columns.changed.connect(self._settle.start)
        self.patterns.changed.connect(self._settle.start)
        self.nothing = QLabel(shown(NOTHING_TO_SAY), wordWrap=True)
        self.nothing.hide()
        fields = QWidget()
        left = QVBoxLayout(fields)
        for widget in (self.texts, self.columns, self.patterns, self.nothing):
            left.addWidget(widget)
        left.addStretch(1)
        self.what = QLabel(tr("&What is what"))
        self.area = QScrollArea(widgetResizable=True)
        self.area.setAccessibleName(tr("What is what"))
        self.area.setWidget(fields)
        self.what.setBuddy(self.area)
        self.examples = QPlainTextEdit(readOnly=True)
        self.examples.setTabChangesFocus(True)
        self.examples.setAccessibleName(tr("The first three examples, read so"))
        label = QLabel(tr("The first &examples, read so"))
        label.setBuddy(self.examples)
        halves = QSplitter(Qt.Orientation.Horizontal)
        for title, part in ((self.what, self.area), (label, self.examples)):
            half = QWidget()
            below = QVBoxLayout(half)
            below.setContentsMargins(0, 0, 0, 0)
            below.addWidget(title)
            below.addWidget(part, 1)
            halves.addWidget(half)
        halves.setChildrenCollapsible(False)
        halves.setSizes([SIZE[0] // 2, SIZE[0] // 2])
        return halves

    def _button_line(self) -> QHBoxLayout:
        self.load_button = QPushButton(tr("&Load recipe…"))
        self.load_button.clicked.connect(self._on_load_clicked)
        self.save_button = QPushButton(tr("&Save recipe…"))
        self.save_button.clicked.connect(self._on_save_clicked)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        self.open_button = buttons.addButton(tr("&Open"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.open_button.setEnabled(False)
        self.open_button.clicked.connect(self._on_open_clicked)
        buttons.rejected.connect(self.reject)
        line = QHBoxLayout()
        for button in (self.load_button, self.save_button):
            button.setAutoDefault(False)
            line.addWidget(button)
        line.addStretch(1)
        line.addWidget(buttons)
        return line

    def _tell(self, sentence: str) -> None:
        self.message.setText(shown(sentence))
        self.message.setVisible(bool(sentence))

    def _look_at_examples(self) -> None:
        """Read the first examples as it is said now; what was asked before counts no more."""
        wrong = self._wrong()
        if wrong is not None:
            self._previewer.cancel()
            self.examples.clear()
            self.open_button.setEnabled(False)
            self._tell(wrong)
            return
        path, recipe = self._path, self.recipe()
        self._previewer.start(Job(lambda: iter([preview(path, recipe, SHOWN)]), 1))

    def _wrong(self) -> str | None:
        """Return what is wrong with what is said of the columns; a way that fits by itself needs no word of them."""
        way = self.way.currentIndex()
        needs_none = way >= 0 and self._ways[way].fits and self._ways[way].recipe.columns == ColumnNames()
        if self.columns.names and not needs_none and self.columns.columns() == ColumnNames():
            return SAY
        return self.columns.wrong()

    def _look_at_columns(self) -> None:
        """Look which columns there are with another separator or sheet."""
        path, recipe = self._path, self.recipe()
        self._looker.start(Job(lambda: iter([_again(path, recipe)]), 1))

    def _on_proposed(self, found: list[Sequence[Proposal] | Proposal]) -> None:
        now = found[-1]
        if isinstance(now, Proposal):
            place = self.way.currentIndex()
            self._ways[place] = now
            self.way.setItemText(place, shown(now.words))
            self._on_way_chosen(place)
            return
        proposed = list(now)
        known = {way.recipe.layout for way in proposed}
        is_folder = self._path.is_dir()
        self._ways = proposed + [
            Proposal(
                said("{layout}: say its patterns", layout=reader.name), Recipe(layout=name), (), fits=False
            )
            for name, reader in READERS.items()
            if is_folder and reader.patterns and name not in known
        ]
        self.way.blockSignals(True)  # noqa: FBT003 (Qt's)
        self.way.addItems([shown(way.words) for way in self._ways])
        self.way.blockSignals(False)  # noqa: FBT003
        if self._ways:
            self._on_way_chosen(0)
        else:
            self._tell(NO_WAY)

    def _on_way_chosen(self, place: int) -> None:
        words = shown(self._ways[place].words)
        self.words.setText(words)
        self.words.setVisible(self.way.fontMetrics().horizontalAdvance(words) > self.way.width() - FRAME)
        self.take(self._ways[place].recipe)

    def _on_previewed(self, seen: list[Preview]) -> None:
        now = seen[-1]
        self.examples.setPlainText("\n\n".join(map(_written, now.examples)))
        told = [now.refusal] if now.refusal else []
        told += [problem.message for problem in now.problems[:MOST_PROBLEMS]]
        self._tell(listed(told, "\n"))
        self.open_button.setEnabled(bool(now.examples) and now.refusal is None)

    def _on_look_failed(self, error: Exception) -> None:
        if not isinstance(error, RougeGuiError):
            raise error
        self.open_button.setEnabled(False)
        self.examples.clear()
        self._tell(str(error))

    def _on_open_clicked(self) -> None:
        self.chosen.emit(self._path, self.recipe())
        self.accept()

    def _on_load_clicked(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Load recipe"), "", shown(FILTER))
        if not name:
            return
        try:
            self.take(read_recipe(Path(name)))
        except RougeGuiError as error:
            self._tell(str(error))

    def _on_save_clicked(self) -> None:
        name, _ = QFileDialog.getSaveFileName(self, tr("Save recipe"), "recipe.toml", shown(FILTER))
        if not name:
            return
        path = Path(name) if Path(name).suffix else Path(name + ".toml")
        try:
            with replacing(path) as fresh:
                fresh.write_text(recipe_text(self.recipe()), encoding="utf-8")
        except RougeGuiError as error:
            self._tell(str(error))
        else:
            self._tell(said("The recipe is written to {path}.", path=path))


def _again(path: Path, recipe: Recipe) -> Proposal:
    """Return the way of `recipe` with its separator and sheet; `UnreadableFile` where it cannot be read so."""
    outline = READERS[recipe.layout or ""].outline
    if outline is None:
        return Proposal(recipe.layout or "", recipe)
    seen = outline(path, Recipe(separator=recipe.separator, sheet=recipe.sheet))
    told = replace(seen.recipe, layout=recipe.layout)
    return Proposal(looks_like(seen), told, seen.columns, fits=told.columns != ColumnNames())


def _written(example: Example) -> str:
    """Return an example as labelled lines, long texts cut."""
    lines = [tr("Example {example}", example=example.id)]
    if example.source is not None:
        lines.append(tr("Source: {text}", text=_cut(example.source)))
    lines += [
        tr("Reference {number}: {text}", number=number, text=_cut(text))
        for number, text in enumerate(example.references, start=1)
    ]
    lines += [
        tr("Candidate of {system}: {text}", system=system, text=_cut(each.text))
        for system, each in example.candidates.items()
    ]
    return "\n".join(lines)


def _cut(text: str) -> str:
    flat = " ".join(text[: 2 * LETTERS].split())
    return flat if len(flat) <= LETTERS and len(text) <= 2 * LETTERS else f"{flat[:LETTERS]}…"
