"""Which keys run which action: those of the rows, save where the user gave others; no key runs two.

A letter or digit alone may run one action outside review mode and another in it, where it runs no other.
"""

from collections.abc import Callable, Mapping

from PySide6.QtGui import QKeySequence

from rouge_gui.gui.action_row import MENUS, REVIEW, ActionRow, plain
from rouge_gui.gui.actions import is_bare, rows_by_name
from rouge_gui.gui.language import shown, tr

Match = QKeySequence.SequenceMatch
Standard = QKeySequence.StandardKey
WRITING: Mapping[QKeySequence.StandardKey, Callable[[str], str]] = {
    Standard.Copy: lambda key: tr("{key} copies in every text. Choose another key.", key=key),
    Standard.Cut: lambda key: tr("{key} cuts in every text. Choose another key.", key=key),
    Standard.Paste: lambda key: tr("{key} pastes in every text. Choose another key.", key=key),
    Standard.SelectAll: lambda key: tr(
        "{key} selects everything in every text. Choose another key.", key=key
    ),
}
MOVING = (
    *("Tab", "Shift+Tab", "Return", "Enter", "Backspace", "Del", "Space"),
    *("Left", "Right", "Up", "Down", "Home", "End", "PgUp", "PgDown"),
)


class KeyMap:
    """The keys in force. `overrides` are the keys of those actions that have others than their row says.

    Overrides of actions that are not known stay among `overrides`, unused.
    """

    def __init__(self, overrides: Mapping[str, tuple[str, ...]]) -> None:
        self.overrides = dict(overrides)
        self._rows = rows_by_name()

    def keys(self, name: str) -> tuple[str, ...]:
        """Return the keys of the action `name`."""
        return self.overrides.get(name, self._rows[name].keys)

    def is_changed(self, name: str) -> bool:
        """Tell whether the action `name` has other keys than its row says."""
        return name in self.overrides

    def has_changes(self) -> bool:
        """Tell whether any known action has other keys than its row says."""
        return not self._rows.keys().isdisjoint(self.overrides)

    def changed(self, name: str, keys: tuple[str, ...]) -> "KeyMap":
        """Return a map in which `keys` run the action `name`; none is allowed."""
        others = {known: given for known, given in self.overrides.items() if known != name}
        return KeyMap(others if keys == self._rows[name].keys else {**others, name: keys})

    def reset_all(self) -> "KeyMap":
        """Return a map in which every known action has the keys of its row."""
        return KeyMap({name: keys for name, keys in self.overrides.items() if name not in self._rows})

    def refusal(self, name: str, key: str) -> str | None:
        """Return in a sentence why `key` cannot run the action `name`; None where it can."""
        sequence = QKeySequence(key)
        if not sequence.toString():
            return tr("{key!r} is not a key. Write it as in Ctrl+Shift+F8.", key=key)
        written = sequence.toString(QKeySequence.SequenceFormat.NativeText)
        used = _built_in(sequence, written)
        if used:
            return used
        for row in self._rows.values():
            if row.name == name or _may_share(key, (row, self._rows[name])):
                continue
            if any(_clash(sequence, QKeySequence(other)) for other in self.keys(row.name)):
                return tr(
                    "{key} already runs “{action}”. Choose another key, or give that action another one first.",
                    key=written,
                    action=row.words,
                )
        return None


def read_keys(stored: Mapping[str, tuple[str, ...]]) -> tuple[KeyMap, list[str]]:
    """Return the map that `stored` overrides make, and a sentence for each action whose stored keys cannot be used."""
    read, told = KeyMap(stored), []
    while (found := _first_refused(read)) is not None:
        row, refusal = found
        told.append(tr("The keys of “{action}” were reset: {why}", action=row.words, why=refusal))
        read = read.changed(row.name, row.keys)
    return read, told


def mnemonic(label: str) -> str:
    """Return the letter that opens a menu entry, in lower case; empty where it has none."""
    place = label.replace("&&", "").find("&")
    return "" if place < 0 else label.replace("&&", "")[place + 1].lower()


def changed_rows(old: KeyMap, new: KeyMap) -> list[ActionRow]:
    """Return the rows whose keys differ."""
    return [row for row in rows_by_name().values() if old.keys(row.name) != new.keys(row.name)]


def _first_refused(keys: KeyMap) -> tuple[ActionRow, str] | None:
    for row in rows_by_name().values():
        if keys.is_changed(row.name):
            for key in keys.keys(row.name):
                refusal = keys.refusal(row.name, key)
                if refusal:
                    return row, refusal
    return None


def in_review(row: ActionRow, keys: tuple[str, ...], letters: frozenset[str]) -> tuple[str, ...]:
    """Return those of an action's keys that run it in review mode; `letters` are those of the labels there."""
    if row.menu == REVIEW:
        return tuple(key for key in keys if key.lower() not in letters)
    return tuple(key for key in keys if not is_bare(key))


def _may_share(key: str, rows: tuple[ActionRow, ActionRow]) -> bool:
    """Tell whether two actions may have `key`, of which then one runs in review mode only and the other never there."""
    return is_bare(key) and len([row for row in rows if row.menu == REVIEW]) == 1


def _clash(one: QKeySequence, other: QKeySequence) -> bool:
    """Tell whether one is the other, or its beginning."""
    return {one.matches(other), other.matches(one)} != {Match.NoMatch}


def _built_in(sequence: QKeySequence, key: str) -> str | None:
    """Return what `sequence`, shown as `key`, does already in every text or menu, or None."""
    for standard, telling in WRITING.items():
        if any(_clash(sequence, bound) for bound in QKeySequence.keyBindings(standard)):
            return telling(key)
    if any(_clash(sequence, QKeySequence(moving)) for moving in MOVING):
        return tr("{key} moves the keyboard or writes in every text. Choose another key.", key=key)
    for menu in map(shown, MENUS):
        if _clash(sequence, QKeySequence(f"Alt+{mnemonic(menu)}")):
            return tr("{key} opens the menu “{menu}”. Choose another key.", key=key, menu=plain(menu))
    return None
