from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QTextCursor

from rouge_gui.gui.panes import displaying
from rouge_gui.gui.panes.displaying import displayed
from rouge_gui.gui.panes.document import PaneDocument

KEEP = QTextCursor.MoveMode.KeepAnchor
LOW = range(0xDC00, 0xE000)
AWKWARD = [
    *("a", "B ", " ", "\n", "\r", "\r\n", "\0", "\x0b", "\x1c", "\x7f", "\x85", "\u2028", "\u2029", "\u00a0"),
    *(
        "\ud800",
        "\udc00",
        "\ufdd0",
        "\ufffc",
        "\u2400",
        "\ufffd",
        "é",
        "e\u0301",
        "\U0001f600",
        "漢字",
        "\u202e",
    ),
    *("\U0001f469\u200d\U0001f4bb", "اب", "Stop. ", "止。"),
]
texts = st.lists(st.sampled_from(AWKWARD), max_size=40).map("".join)
typed = st.text(st.sampled_from("ab \n\U0001f600漢\u0301"), max_size=4)
steps = st.lists(
    st.tuples(st.booleans(), st.integers(0, 10_000), st.integers(0, 6), texts, typed),
    max_size=8,
)
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True, scope="module")
def short_paragraphs() -> Iterator[None]:
    """Let paragraphs be broken early, so that short texts show what long ones do."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(displaying, "LONGEST", 16)
        patch.setattr(displaying, "SHORTEST", 8)
        yield


def beside_pairs(document: PaneDocument, unit: int) -> int:
    """Return `unit`, or the one before where it would part a surrogate pair: no cursor of Qt's does."""
    units = document.toRawText().encode("utf-16-le", "surrogatepass")
    return unit - (int.from_bytes(units[2 * unit : 2 * unit + 2], "little") in LOW)


def check_places(document: PaneDocument) -> None:
    """Every code point stands where the document shows it, and the end of one is the end of the other."""
    places, shown = document.places, document.toRawText()
    whole = shown.encode("utf-16-le", "surrogatepass")
    assert places.to_unit(len(document.text())) == document.characterCount() - 1
    for position, character in enumerate(document.text()):
        unit = places.to_unit(position)
        if character.isalpha() or character == "\U0001f600":
            assert whole[2 * unit :].decode("utf-16-le", "ignore")[0] == character
            assert places.to_raw(unit) == position


@given(texts)
def test_any_text_survives(raw: str) -> None:
    document = PaneDocument()
    document.set_text(raw)
    assert document.text() == raw
    check_places(document)


@given(texts)
def test_no_paragraph_is_long(raw: str) -> None:
    assert all(len(line) <= displaying.LONGEST for line in displayed(raw).text.split("\n"))


@settings(max_examples=300)
@given(texts, steps)
def test_the_text_follows_every_edit(raw: str, todo: list[tuple[bool, int, int, str, str]]) -> None:
    document = PaneDocument()
    document.set_text(raw)
    told = raw

    def follow(position: int, removed: str, added: str) -> None:
        nonlocal told
        assert told[position : position + len(removed)] == removed
        told = told[:position] + added + told[position + len(removed) :]

    document.edited.connect(follow)
    for by_hand, place, length, replacement, keys in todo:
        if by_hand:
            cursor = QTextCursor(document)
            cursor.setPosition(beside_pairs(document, place % document.characterCount()))
            for _ in range(length):
                cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, KEEP)
            cursor.insertText(keys)
        else:
            start = place % (len(told) + 1)
            removed = told[start : start + length]
            document.replace(start, len(removed), replacement)
            told = told[:start] + replacement + told[start + len(removed) :]
        assert document.text() == told
        check_places(document)
