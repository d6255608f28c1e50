"""The second candidate follows the first: its example, its references, its options; its own edits are kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QUndoStack
from pytestqt.qtbot import QtBot
from rouge_score.rouge_scorer import RougeScorer

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.gui.editing import Edit, EditStep
from rouge_gui.gui.opened import CANDIDATE, SOURCE, Opened, open_texts, reference_role
from rouge_gui.gui.second import Second
from rouge_gui.rouge.options import Options
from rouge_gui.store.drafts import Drafts

OPTIONS = Options(variants=("ROUGE-1",))
WORDS = {"x": "the cat sat", "y": "a dog sat down", "z": "nothing"}
EXAMPLE = Example(
    "1", "a long source", ("the dog sat",), {name: Candidate(text) for name, text in WORDS.items()}
)


@pytest.fixture
def drafts(tmp_path: Path) -> Drafts:
    return Drafts(tmp_path / "drafts.sqlite")


@pytest.fixture
def second(drafts: Drafts) -> Iterator[Second]:
    made = Second(drafts, QUndoStack())
    yield made
    assert made.close()


def first(drafts: Drafts, system: str = "x", example: Example = EXAMPLE) -> Opened:
    return open_texts(example, system, drafts)


def shown_f(second: Second) -> float:
    assert second.assessment is not None
    return second.assessment.evaluation.scores["ROUGE-1"].score.fmeasure


def f_of(candidate: str, reference: str) -> float:
    return float(RougeScorer(["rouge1"]).score(reference, candidate)["rouge1"].fmeasure)


def test_b_is_scored_as_rouge_score_does(qtbot: QtBot, second: Second, drafts: Drafts) -> None:
    second.follow_example(EXAMPLE, first(drafts), OPTIONS)
    assert (second.system, second.choices()) == ("", ["y", "z"])
    with qtbot.waitSignal(second.assessed):
        second.choose("y")
    assert shown_f(second) == f_of(WORDS["y"], "the dog sat")


def test_b_follows_the_references_and_options_of_a_but_is_not_scored_for_nothing(
    qtbot: QtBot, second: Second, drafts: Drafts
) -> None:
    texts = first(drafts)
    second.follow_example(EXAMPLE, texts, OPTIONS)
    with qtbot.waitSignal(second.assessed):
        second.choose("y")
    edited = texts.after(Edit(reference_role(0), 0, "the", "a"))
    with qtbot.waitSignal(second.assessed):
        second.follow(edited, OPTIONS)
    assert shown_f(second) == f_of(WORDS["y"], "a dog sat")
    with qtbot.assertNotEmitted(second.assessed, wait=100):
        second.follow(edited.after(Edit(CANDIDATE, 0, "", "A's own ")), OPTIONS)
        second.follow(edited, OPTIONS)


def test_when_a_turns_to_bs_system_they_change_places(second: Second, drafts: Drafts) -> None:
    second.follow_example(EXAMPLE, first(drafts, "x"), OPTIONS)
    second.choose("y")
    second.follow_example(EXAMPLE, first(drafts, "y"), OPTIONS)
    assert second.system == "x"
    second.follow_example(EXAMPLE, first(drafts, "z"), OPTIONS)
    assert second.system == "x"


def test_bs_system_is_found_again_in_the_next_example_that_has_it(second: Second, drafts: Drafts) -> None:
    second.follow_example(EXAMPLE, first(drafts), OPTIONS)
    second.choose("y")
    alone = Example("2", None, ("r",), {"x": Candidate("x")})
    second.follow_example(alone, first(drafts, example=alone), OPTIONS)
    assert (second.system, second.texts) == ("", None)
    second.follow_example(EXAMPLE, first(drafts), OPTIONS)
    assert second.system == "y"


def test_all_systems_have_the_references_as_they_are_edited(second: Second, drafts: Drafts) -> None:
    assert second.all_texts() == []
    edited = first(drafts).after(Edit(reference_role(0), 0, "the", "a"))
    second.follow_example(EXAMPLE, edited, OPTIONS)
    assert [(each.system, each.candidate, each.references) for each in second.all_texts()] == [
        (system, text, ("a dog sat",)) for system, text in WORDS.items()
    ]


def test_one_key_shows_and_hides_b(second: Second, drafts: Drafts) -> None:
    second.toggle()
    assert second.texts is None
    second.follow_example(EXAMPLE, first(drafts, "z"), OPTIONS)
    second.toggle()
    assert second.system == "x"
    second.toggle()
    assert second.texts is None


def test_what_was_edited_elsewhere_can_be_undone_while_b_comes_and_goes(drafts: Drafts) -> None:
    stack, undone = QUndoStack(), list[Edit]()
    second = Second(drafts, stack)
    second.follow_example(EXAMPLE, first(drafts), OPTIONS)
    stack.push(EditStep(Edit(SOURCE, 0, "", "x"), undone.append))
    second.toggle()
    second.toggle()
    stack.undo()
    assert undone == [Edit(SOURCE, 0, "x", "")]
    second.choose("y")
    second.edit(Edit(CANDIDATE, 0, "a", "the"))
    second.choose("z")
    assert not stack.canUndo()
    assert second.close()


def test_an_edit_of_b_is_scored_undone_and_kept(qtbot: QtBot, second: Second, drafts: Drafts) -> None:
    stack = QUndoStack()
    second = Second(drafts, stack)
    second.follow_example(EXAMPLE, first(drafts), OPTIONS)
    with qtbot.waitSignal(second.assessed):
        second.choose("y")
    with qtbot.waitSignal(second.assessed):
        second.edit(Edit(CANDIDATE, 0, "a", "the"))
    assert shown_f(second) == f_of("the dog sat down", "the dog sat")
    with qtbot.waitSignal(second.replaced):
        stack.undo()
    assert second.texts is not None
    assert second.texts.candidate == WORDS["y"]
    stack.redo()
    assert second.close()
    again = Second(drafts, QUndoStack())
    again.follow_example(EXAMPLE, first(drafts), OPTIONS)
    again.choose("y")
    assert again.texts is not None
    assert again.texts.candidate == "the dog sat down"
    assert open_texts(EXAMPLE, "y", drafts).candidate == "the dog sat down"
    assert again.close()
