"""The command palette: any action or example by a few letters, without a mouse."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QHeaderView, QLabel, QLineEdit, QVBoxLayout, QWidget

from rouge_gui.gui.action_row import ActionRow, plain
from rouge_gui.gui.actions import native, rows_by_name
from rouge_gui.gui.fuzzy import fit
from rouge_gui.gui.language import shown, tr
from rouge_gui.gui.models.palette_model import BESIDE, KEYS, WORDS, Offer, PaletteModel
from rouge_gui.gui.table import RowTable
from rouge_gui.wording import said

SIZE = (640, 420)
TOP = 60
AT = "@"
MOST = 200
HINT = said("Letters of an action, or @ and letters of an example")
NONE_FOUND = said("Nothing has these letters in this order. Delete some, or begin with @ to find an example.")
NO_EXAMPLES = said("No corpus is open. Open files or a folder, and their examples are found here.")
DISABLED = said("not possible now")
MOVING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CommandPalette(QDialog):
    """Offers `actions` (by name) and, after an @, what `examples` returns; Enter runs or opens, Esc closes."""

    def __init__(
        self,
        actions: Mapping[str, QAction],
        examples: Callable[[], Sequence[str]],
        open_example: Callable[[str], object],
        parent: QWidget | None = None,
    ) -> None:
        """`open_example` is told which of `examples` was chosen."""
        super().__init__(parent, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self._actions, self._examples, self._open_example = actions, examples, open_example
        self.setWindowTitle(tr("Command palette"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.field = QLineEdit(placeholderText=shown(HINT))
        self.field.setAccessibleName(tr("Action or example"))
        self.field.setAccessibleDescription(
            tr("Letters of an action, or @ and letters of an example. Up and Down choose, Enter runs.")
        )
        self.field.installEventFilter(self)
        self.model = PaletteModel(self)
        self.table = RowTable(self.model, tr("Actions and examples found"), shown(NONE_FOUND))
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.horizontalHeader().hide()
        self.table.horizontalHeader().setStretchLastSection(False)
        self.table.horizontalHeader().setSectionResizeMode(BESIDE, QHeaderView.ResizeMode.Stretch)
        self.table.set_widths({WORDS: 32, KEYS: 22})
        self.table.clicked.connect(self._on_clicked)
        self.count = QLabel()
        column = QVBoxLayout(self)
        column.addWidget(self.field)
        column.addWidget(self.table, 1)
        column.addWidget(self.count)
        self.field.textChanged.connect(self._on_typed)
        self._on_typed("")
        self.resize(*SIZE)
        if parent is not None:
            middle = parent.mapToGlobal(parent.rect().center())
            self.move(middle.x() - self.width() // 2, parent.mapToGlobal(parent.rect().topLeft()).y() + TOP)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in MOVING:
                self.table.keyPressEvent(event)
                self._announce()
                return True
            if event.key() in ENTER:
                self._run(self.table.currentIndex())
                return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isVisible() and not self.isActiveWindow():
            self.close()

    def _on_typed(self, typed: str) -> None:
        wanted = typed.strip()
        found = self._found_examples(wanted[1:]) if wanted.startswith(AT) else self._found_actions(wanted)
        is_without = wanted.startswith(AT) and not self._examples()
        self.table.set_empty_text(shown(NO_EXAMPLES if is_without else NONE_FOUND))
        self.model.set_offers(found[:MOST])
        if len(found) > MOST:
            self.count.setText(tr("{count:,} found, the best {most} are shown", count=len(found), most=MOST))
        else:
            self.count.setText(tr("{count:,} found", count=len(found)))
        self.table.choose(0)
        self._announce()

    def _found_actions(self, typed: str) -> list[Offer]:
        rows = rows_by_name()
        ranked = []
        for name, action in self._actions.items():
            rank = _rank(typed, rows[name])
            if rank is not None and name != "command_palette":
                ranked.append((rank, not action.isEnabled(), name))
        ordered = ranked if not typed else sorted(ranked)
        return [_offer(rows[name], self._actions[name]) for _, _, name in ordered]

    def _found_examples(self, typed: str) -> list[Offer]:
        ranked = ((fit(typed, example), example) for example in self._examples())
        found = [(rank, example) for rank, example in ranked if rank is not None]
        ordered: Iterable[tuple[object, str]] = sorted(found) if typed else found
        return [
            Offer(
                example,
                tr("Open this example"),
                "",
                tr("Open {example}", example=example),
                partial(self._open_example, example),
            )
            for _, example in ordered
        ]

    def _announce(self) -> None:
        row = self.table.selected_row()
        told = self.table.accessibleDescription() if row is None else self.model.offer(row).told
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.field, told))

    def _on_clicked(self, index: QModelIndex) -> None:
        self._run(index)

    def _run(self, index: QModelIndex) -> None:
        if not index.isValid():
            return
        offer = self.model.offer(index.row())
        if not offer.is_enabled:
            self.count.setText(tr("“{action}” is not possible now.", action=offer.words))
            return
        self.close()
        offer.run()


def _rank(typed: str, row: ActionRow) -> tuple[int, int, int] | None:
    """Return how well an action fits: by its words, else by whole words of its help."""
    by_words = fit(typed, row.words)
    if by_words is not None:
        return by_words
    telling = shown(row.help).casefold()
    return (9, 0, len(telling)) if all(word in telling for word in typed.casefold().split()) else None


def _offer(row: ActionRow, action: QAction) -> Offer:
    keys = native(tuple(key.toString(QKeySequence.SequenceFormat.PortableText) for key in action.shortcuts()))
    state = "" if not action.isCheckable() else tr("on") if action.isChecked() else tr("off")
    beside = ", ".join(filter(None, (plain(shown(row.menu)), state)))
    can = action.isEnabled()
    told = ". ".join(filter(None, (row.words, shown(row.help), keys, state, "" if can else shown(DISABLED))))
    return Offer(row.words, beside, keys, told, action.trigger, is_enabled=can)
