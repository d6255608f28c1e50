"""Which candidates of a corpus were read and how many of their places were dismissed, now or on an earlier day."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from rouge_gui.corpus.example import Example
from rouge_gui.store.annotations import Annotations, candidate_key
from rouge_gui.store.drafts import DraftKey

FOR_NOW = Path(":memory:")
Key = tuple[str, str]


class Seen(NamedTuple):
    """What people did with a candidate: whether it was read, how many of its places were dismissed."""

    read: bool = False
    dismissed: int = 0


UNSEEN = Seen()


class ReadingMarks:
    """Finds and keeps marks by the loaded text, so that a changed candidate is unread again.

    They last for this session until `keep_in` says where to keep them. `UnwritableFile` where they cannot be kept.
    """

    def __init__(self) -> None:
        self._annotations = Annotations(FOR_NOW)
        self._examples: dict[str, Example] = {}

    def keep_in(self, annotations: Annotations) -> None:
        """Keep marks in `annotations` from now on."""
        self._annotations = annotations

    def follow(self, examples: Iterable[Example]) -> None:
        """Speak of the candidates of `examples` from now on, and of no others."""
        self._examples = {example.id: example for example in examples}

    def seen(self, key: Key) -> Seen:
        """Return what was done with the candidate of (example, system); nothing where it is not known."""
        text = self._text(key)
        if text is None:
            return UNSEEN
        return Seen(self._annotations.is_read(text), self._annotations.count_dismissed(text))

    def mark(self, key: Key, *, read: bool) -> None:
        """Keep whether the candidate of (example, system) was read; nothing happens where it is not known."""
        text = self._text(key)
        if text is None:
            return
        if read:
            self._annotations.mark_read(text)
        else:
            self._annotations.mark_unread(text)

    def _text(self, key: Key) -> DraftKey | None:
        example = self._examples.get(key[0])
        candidate = example.candidates.get(key[1]) if example is not None else None
        return None if candidate is None else candidate_key(*key, candidate.text)
