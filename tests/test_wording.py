"""Numbers of things in words, by hand, and texts that remember what they were made of."""

import copy
import pickle

import pytest

from rouge_gui.errors import RougeGuiError
from rouge_gui.wording import Wording, counted, listed, said


@pytest.mark.parametrize(
    ("count", "told"),
    [(0, "0 rows"), (1, "1 row"), (2, "2 rows"), (1_204, "1,204 rows"), (1_000_001, "1,000,001 rows")],
)
def test_one_has_no_ending(count: int, told: str) -> None:
    assert counted(count, "row") == told


def test_one_and_several_may_be_whole_sentences() -> None:
    assert counted(1, "row of {file} was left out", "rows of {file} were left out", file="a") == (
        "1 row of a was left out"
    )
    assert counted(2, "row of {file} was left out", "rows of {file} were left out", file="a") == (
        "2 rows of a were left out"
    )


def test_what_was_said_is_a_text_like_any_other() -> None:
    sentence = said("{name} of {total:,}", name="a", total=1_204)
    assert sentence == "a of 1,204"
    assert hash(sentence) == hash("a of 1,204")
    assert type(sentence[:]) is str
    assert type(f"It is {sentence}") is str


def _pickled(kept: str) -> object:
    return pickle.loads(pickle.dumps(kept))  # noqa: S301 (our own)


def _raised(kept: str) -> object:
    return str(RougeGuiError(kept))


@pytest.mark.parametrize(
    "keep",
    [
        copy.copy,
        copy.deepcopy,
        str,
        _pickled,
        _raised,
    ],
)
def test_it_is_still_known_what_it_was_made_of(keep: object) -> None:
    sentence = said("{what} in {place!r}", what=counted(3, "row"), place="x")
    again = keep(sentence) if callable(keep) else None
    assert isinstance(again, Wording)
    assert again == "3 rows in 'x'"
    assert (again.template, again.values["what"].template, again.values["what"].number) == (
        "{what} in {place!r}",
        "%Ln rows",
        3,
    )


def test_a_list_keeps_its_parts() -> None:
    parts = listed([counted(1, "row"), said("none {left}", left="{left}")], " {} ")
    assert isinstance(parts, Wording)
    assert parts == "1 row {} none {left}"
    assert parts.template == "{part0} {{}} {part1}"
    assert list(parts.values.values()) == ["1 row", "none {left}"]
    assert listed([]) == ""
