"""Measures against arrays written by hand."""

import numpy as np
import pytest

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.rouge.options import Options
from rouge_gui.study.blocks import run_in_blocks
from rouge_gui.study.measures import Measures, Measuring
from rouge_gui.study.run import Result, run
from rouge_gui.study.traits import TraitRow, trait_rows, trait_rows_in_pool

NONE = np.nan


def measured() -> Measures:
    return Measures(
        ("a", "b", "c"),
        ("one", "two"),
        {
            "x": np.array([[1.0, 2.0], [3.0, NONE], [5.0, 6.0]]),
            "y": np.array([[NONE, 1.0], [1.0, 1.0], [1.0, 1.0]]),
        },
    )


def test_a_column_is_one_system() -> None:
    np.testing.assert_array_equal(measured().column("x", "two"), [2.0, NONE, 6.0])


def test_only_some_measures_in_the_order_asked_for() -> None:
    assert list(measured().named(["y", "x"]).values) == ["y", "x"]


def test_only_some_systems_in_the_order_asked_for() -> None:
    np.testing.assert_array_equal(
        measured().only(["two", "one"]).of("x"), [[2.0, 1.0], [NONE, 3.0], [6.0, 5.0]]
    )


@pytest.mark.parametrize(
    ("names", "examples"),
    [(["x"], ("a", "c")), (["y"], ("b", "c")), (["x", "y"], ("c",)), ([], ("a", "b", "c"))],
)
def test_common_examples_are_known_of_every_system(names: list[str], examples: tuple[str, ...]) -> None:
    common = measured().common(names)
    assert common.examples == examples
    assert all(each.shape == (len(examples), 2) for each in common.values.values())


def test_joining_matches_examples_and_systems_by_name() -> None:
    other = Measures(
        ("c", "elsewhere", "a"), ("two", "three"), {"z": np.array([[30.0, 31.0], [40.0, 41.0], [10.0, 11.0]])}
    )
    joined = measured().joined(other)
    np.testing.assert_array_equal(joined.of("z"), [[NONE, 10.0], [NONE, NONE], [NONE, 30.0]])
    np.testing.assert_array_equal(joined.of("x"), measured().of("x"))


def test_blocks_and_single_values_meet_in_one_table() -> None:
    examples = [
        Example(
            "a",
            references=("the cat sat",),
            candidates={"one": Candidate("the cat"), "two": Candidate("a dog")},
        ),
        Example("b", references=("it rained",), candidates={"two": Candidate("it rained")}),
        Example("bare", candidates={"one": Candidate("no reference")}),
    ]
    measuring = Measuring()
    for block in run_in_blocks(examples, Options(), jobs=1):
        measuring.add(block)
    measuring.add_values("b", "two", {"words": 2})
    measures = measuring.measures()
    assert measures.systems == ("one", "two")
    for result in run(examples[:2], Options()):
        assert isinstance(result, Result)
        row, column = measures.examples.index(result.example), measures.systems.index(result.system)
        for variant, score in result.scores.items():
            told = [measures.of(f"{variant}{part}")[row, column] for part in (" P", " R", "")]
            assert told == list(score)
    np.testing.assert_array_equal(measures.of("words"), [[NONE, NONE], [NONE, 2.0], [NONE, NONE]])
    assert np.isnan(measures.of("ROUGE-1")[2]).all()


def test_columns_of_several_candidates_are_taken_in_at_once() -> None:
    measuring = Measuring()
    measuring.add_columns(
        [("a", "one"), ("b", "two")], {"x": np.array([1.0, 2.0]), "y": np.array([NONE, 4.0])}
    )
    measuring.add_columns([("b", "one")], {"x": np.array([3.0])})
    measures = measuring.measures()
    assert (measures.examples, measures.systems) == (("a", "b"), ("one", "two"))
    np.testing.assert_array_equal(measures.of("x"), [[1.0, NONE], [3.0, 2.0]])
    np.testing.assert_array_equal(measures.of("y"), [[NONE, NONE], [NONE, 4.0]])


SOURCE = "The mayor opened the bridge. It rained all day."


def test_traits_by_hand() -> None:
    example = Example(
        "a",
        SOURCE,
        ("A bridge.",),
        {"one": Candidate("The mayor opened the bridge."), "two": Candidate("It 'll rain")},
    )
    copied, own = (row for row in trait_rows([example]) if isinstance(row, TraitRow))
    assert (copied.system, copied.values["words"], copied.values["source_words"]) == ("one", 5, 9)
    assert (copied.values["seams"], copied.values["coverage"], copied.values["density"]) == (0, 1.0, 5.0)
    assert own.values["words"] == 3
    assert own.values["novel_1"] == pytest.approx(2 / 3)


def test_without_a_source_there_is_the_length_alone() -> None:
    (row,) = trait_rows([Example("a", candidates={"one": Candidate("two words")})])
    assert row == TraitRow("a", "one", {"words": 2})


def test_processes_yield_the_same_traits() -> None:
    examples = [Example(str(number), SOURCE, (), {"one": Candidate(SOURCE[number:])}) for number in range(20)]
    assert list(trait_rows_in_pool(examples, jobs=2)) == list(trait_rows(examples))
