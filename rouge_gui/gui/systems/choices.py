"""Filling a box of choices anew while what was chosen stays chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox


def refill(box: QComboBox, choices: Sequence[tuple[str, str]]) -> bool:
    """Offer `choices` (words, and the name they stand for); return whether they are others than before."""
    offered = [(box.itemText(at), box.itemData(at)) for at in range(box.count())]
    if offered == list(choices):
        return False
    chosen = box.currentData()
    with QSignalBlocker(box):
        box.clear()
        for words, name in choices:
            box.addItem(words, name)
        box.setCurrentIndex(max(0, box.findData(chosen)) if choices else -1)
    return True


def choose(box: QComboBox, name: str) -> None:
    """Choose what stands for `name`, where it is offered, without telling of it."""
    with QSignalBlocker(box):
        if box.findData(name) >= 0:
            box.setCurrentIndex(box.findData(name))
