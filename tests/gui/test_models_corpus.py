"""The corpus table: rows come in pending, are filled, sorted and filtered without moving data."""

import math
from collections.abc import Callable, Iterable, Sequence

import numpy as np
import pytest
from PySide6.QtCore import QAbstractItemModel, QPersistentModelIndex, Qt
from pytestqt.qtbot import QtBot

from rouge_gui.gui.models.columns import PIECE
from rouge_gui.gui.models.corpus_model import EXAMPLE, SYSTEM, CorpusModel
from rouge_gui.gui.models.rows import Key
from rouge_gui.gui.models.score_columns import Part
from rouge_gui.gui.models.snapshot import State
from rouge_gui.rouge.score import Score
from rouge_gui.study.blocks import Block
from rouge_gui.study.filter_expression import UnreadableExpression
from rouge_gui.study.run import Failure, Result

Role = Qt.ItemDataRole
UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
VARIANTS = ("ROUGE-1", "ROUGE-L")
KEYS = [("doc 10", "lead"), ("doc 2", "lead"), ("Doc 1", "human"), ("doc 2", "human")]
pytestmark = pytest.mark.usefixtures("qtbot")


def filled(keys: Iterable[tuple[str, str]] = KEYS, variants: Sequence[str] = VARIANTS) -> CorpusModel:
    model = CorpusModel()
    model.clear(variants)
    model.append_rows(keys)
    return model


def result(example: str, system: str, *fmeasures: float) -> Result:
    scores = zip(VARIANTS, fmeasures, strict=True)
    return Result(example, system, {name: Score(f / 2, f / 4, f) for name, f in scores})


def put(model: CorpusModel, outcomes: Sequence[Result | Failure]) -> None:
    """Give the model outcomes as a block, as scoring does."""
    variants = model.variants
    scores = np.full((len(outcomes), len(variants), 3), np.nan)
    failures = {}
    for row, outcome in enumerate(outcomes):
        if isinstance(outcome, Failure):
            failures[row] = outcome
        else:
            scores[row] = [outcome.scores[name] for name in variants]
    inverses = (1.0,) * len(variants)
    named = [(each.example, each.system) for each in outcomes]
    model.put([Block(named, variants, scores, 100 * scores, inverses, failures)])


def column(model: CorpusModel, label: str) -> int:
    return next(place for place, each in enumerate(model.columns) if each.label == label)


def shown(model: CorpusModel, label: str) -> list[str]:
    place = column(model, label)
    return [str(model.index(row, place).data()) for row in range(model.rowCount())]


def keys(model: CorpusModel) -> list[Key]:
    return [model.key(row) for row in range(model.rowCount())]


def test_rows_are_there_at_once_and_filled_later() -> None:
    model = filled()
    assert shown(model, "R-1 F") == ["…"] * 4
    assert shown(model, "State") == ["pending"] * 4
    put(model, [result("doc 2", "lead", 0.5, 0.25), Failure("Doc 1", "human", "It has no reference.")])
    assert shown(model, "R-1 F") == ["…", "0.5000", "-", "…"]
    assert shown(model, "R-1 P") == ["…", "0.2500", "-", "…"]
    assert shown(model, "R-L R") == ["…", "0.0625", "-", "…"]
    assert shown(model, "State") == ["pending", "scored", "failed: It has no reference.", "pending"]
    assert [model.count(state) for state in State] == [2, 1, 1]


def test_columns_name_variant_and_part() -> None:
    assert [each.label for each in filled().columns] == [
        "Example",
        "System",
        *("R-1 F", "R-1 P", "R-1 R"),
        *("R-L F", "R-L P", "R-L R"),
        "State",
    ]
    assert [each.part for each in filled().columns][2:5] == [Part.F, Part.P, Part.R]


def test_a_pair_has_one_row_however_often_it_comes() -> None:
    model = filled([*KEYS, KEYS[1]])
    model.append_rows([KEYS[0], ("doc 3", "lead"), ("doc 3", "lead")])
    assert keys(model) == [*KEYS, ("doc 3", "lead")]
    assert model.total == 5


def test_results_of_no_row_are_left_out() -> None:
    model = filled()
    put(model, [result("doc 99", "lead", 1, 1), result("doc 2", "nobody", 1, 1)])
    assert [model.count(state) for state in State] == [4, 0, 0]


def test_only_changed_rows_are_told() -> None:
    model = filled([(str(number), "lead") for number in range(100)])
    told: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: told.append((first.row(), last.row())))
    put(model, [result(str(number), "lead", 0.5, 0.5) for number in (7, 5, 6, 40, 99, 98)])
    assert told == [(5, 7), (40, 40), (98, 99)]
    model.set_filter("4")
    told.clear()
    put(model, [result(str(number), "lead", 0.5, 0.5) for number in (5, 40)])
    assert told == [(model.row_of("40", "lead"),) * 2]


def test_rows_sort_by_any_column_and_back() -> None:
    model = filled()
    put(
        model,
        [
            result("doc 10", "lead", 0.5, 0.1),
            result("doc 2", "lead", 0.25, 0.3),
            Failure("doc 2", "human", "No."),
        ],
    )
    by_f = column(model, "R-1 F")
    model.sort(by_f, UP)
    assert shown(model, "R-1 F") == ["0.2500", "0.5000", "…", "-"], "rows without a score come last"
    model.sort(by_f, DOWN)
    assert shown(model, "R-1 F") == ["0.5000", "0.2500", "…", "-"]
    model.sort(EXAMPLE, UP)
    assert shown(model, "Example") == ["Doc 1", "doc 2", "doc 2", "doc 10"], "2 comes before 10"
    assert shown(model, "System") == ["human", "lead", "human", "lead"], "ties stay as loaded"
    model.sort(SYSTEM, DOWN)
    assert keys(model) == [KEYS[0], KEYS[1], KEYS[2], KEYS[3]]
    model.sort(column(model, "State"), DOWN)
    assert keys(model)[0] == KEYS[3]
    model.sort(-1)
    assert keys(model) == KEYS


def test_a_selected_row_keeps_its_identity_when_rows_move() -> None:
    model = filled()
    held = QPersistentModelIndex(model.index(0, SYSTEM))
    model.sort(EXAMPLE, UP)
    assert model.key(held.row()) == KEYS[0]
    assert (held.row(), held.column()) == (3, SYSTEM)


def test_rows_do_not_move_while_scores_come_in() -> None:
    model = filled()
    model.sort(column(model, "R-1 F"), UP)
    before = keys(model)
    put(model, [result(*key, 1 / place, 0) for place, key in enumerate(before, 1)])
    assert keys(model) == before
    model.append_rows([("doc 0", "lead")])
    assert keys(model) == [*before, ("doc 0", "lead")]


def test_the_filter_wants_every_word_in_example_or_system() -> None:
    model = filled()
    model.set_filter("LEAD 2")
    assert keys(model) == [KEYS[1]]
    model.set_filter("doc 1")
    assert keys(model) == [KEYS[0], KEYS[2]]
    assert model.row_of(*KEYS[1]) is None
    assert model.row_of(*KEYS[2]) == 1
    model.set_filter("nowhere")
    assert keys(model) == []
    assert model.total == 4
    model.set_filter("")
    assert keys(model) == KEYS


def test_new_rows_pass_the_filter_or_stay_hidden() -> None:
    model = filled()
    model.set_filter("human")
    model.append_rows([("doc 7", "lead"), ("doc 7", "human")])
    assert keys(model) == [KEYS[2], KEYS[3], ("doc 7", "human")]
    model.sort(EXAMPLE, DOWN)
    assert keys(model) == [("doc 7", "human"), KEYS[3], KEYS[2]]
    model.set_filter("")
    assert model.rowCount() == 6


def test_a_restart_keeps_rows_and_old_numbers_dimmed() -> None:
    model = filled()
    put(model, [result(*KEYS[0], 0.5, 0.75), Failure(*KEYS[1], "No.")])
    place = column(model, "R-L F")
    assert model.index(0, place).data(Role.ForegroundRole) is None
    model.restart(("ROUGE-L", "ROUGE-2"))
    assert shown(model, "R-L F") == ["0.7500", "…", "…", "…"]
    assert shown(model, "R-2 F") == ["…"] * 4
    assert shown(model, "State") == ["pending"] * 4
    assert model.index(0, column(model, "R-L F")).data(Role.ForegroundRole) is not None
    put(model, [Result(*KEYS[0], {"ROUGE-L": Score(1, 1, 1), "ROUGE-2": Score(0, 0, 0)})])
    assert (shown(model, "R-L F")[0], shown(model, "R-2 F")[0]) == ("1.0000", "0.0000")


def test_a_restart_with_the_same_variants_keeps_the_order() -> None:
    model = filled()
    model.sort(EXAMPLE, UP)
    before = keys(model)
    model.restart(VARIANTS)
    assert (keys(model), model.sorted_by) == (before, (EXAMPLE, UP))
    model.restart(VARIANTS[:1])
    assert (keys(model), model.sorted_by[0]) == (before, -1)


def test_tooltips_tell_the_whole_number_and_the_whole_failure() -> None:
    model = filled()
    put(model, [result(*KEYS[0], 1 / 3, 0), Failure(*KEYS[1], "It is 300 MB long.")])
    place = column(model, "R-1 F")
    tips = [model.index(row, place).data(Role.ToolTipRole) for row in range(3)]
    assert tips == [f"F of ROUGE-1 = {1 / 3!r}", "failed: It is 300 MB long.", "pending"]


def test_it_keeps_the_rules_of_qt_whatever_happens(check_model: Callable[[QAbstractItemModel], None]) -> None:
    model = CorpusModel()
    check_model(model)
    chance = np.random.default_rng(7)
    model.clear(VARIANTS)
    for step in range(60):
        model.append_rows((f"doc {chance.integers(40)}", f"system {chance.integers(3)}") for _ in range(5))
        batch = [keys(model)[chance.integers(model.rowCount())] for _ in range(5)] if model.rowCount() else []
        put(model, [result(*key, chance.random(), chance.random()) for key in batch])
        if step % 3 == 0:
            model.sort(int(chance.integers(-1, len(model.columns))), (UP, DOWN)[chance.integers(2)])
        if step % 7 == 0:
            model.set_filter(("", "doc", "1", "system 2")[chance.integers(4)])
        if step % 20 == 19:
            model.restart(VARIANTS)
        assert [model.row_of(*key) for key in keys(model)] == list(range(model.rowCount()))
    model.set_filter("")
    check_model(model)


def test_sorting_agrees_with_python(qtbot: QtBot) -> None:  # noqa: ARG001 (a model needs the application)
    chance = np.random.default_rng(11)
    model = filled([(str(number), "s") for number in range(500)])
    values = {str(number): (0.0, 0.25, 0.5, chance.random())[chance.integers(4)] for number in range(400)}
    put(model, [result(example, "s", value, 0) for example, value in values.items()])
    for order in (UP, DOWN):
        model.sort(column(model, "R-1 F"), order)
        sign = 1 if order == UP else -1
        expected = sorted(range(500), key=lambda number: sign * values.get(str(number), sign * math.inf))
        assert [int(key.example) for key in keys(model)] == expected


def test_a_filter_can_compare_scores_and_name_systems() -> None:
    model = filled()
    put(model, [result("doc 10", "lead", 0.5, 0.1), result("Doc 1", "human", 0.75, 0.9)])
    for text, expected in (
        ("R1.f >= .5", [KEYS[0], KEYS[2]]),
        ('R1.f >= .5 and system == "lead"', [KEYS[0]]),
        ('R1.p < .3 or example = "doc 2"', [KEYS[0], KEYS[1], KEYS[3]]),
        ("not RL.f > .5", [KEYS[0], KEYS[1], KEYS[3]]),
        ("R1.f != .5", [KEYS[2]]),
        ("system != 'lead'", [KEYS[2], KEYS[3]]),
        ('"=" doc', []),
        ('"doc 1"', [KEYS[0], KEYS[2]]),
        ("system == nobody", []),
        ("", KEYS),
    ):
        model.set_filter(text)
        assert keys(model) == expected, text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("R1.f >=", "A number must follow “>=”."),
        ("RW.f > 1", "ROUGE-W is not scored. Scored are: ROUGE-1, ROUGE-L."),
        ("suspicion > 1", '“suspicion” is not known. Write a score such as R1.f or system == "NAME".'),
        ("cue:number = 1", '“cue:number” is not known. Write a score such as R1.f or system == "NAME".'),
        ("system > 3", 'After “system” must come == or != and a name, such as system == "A".'),
        ("system ==", 'A name must follow “system ==”, such as "A".'),
        ("R1.f > .5 system == a", "Put “and” or “or” before “system”."),
    ],
)
def test_a_filter_that_cannot_be_read_says_why_and_changes_nothing(text: str, said: str) -> None:
    model = filled()
    model.set_filter("lead")
    with pytest.raises(UnreadableExpression) as told:
        model.set_filter(text)
    assert str(told.value) == said
    assert keys(model) == KEYS[:2]


def test_rows_that_pass_once_they_are_scored_are_shown_at_the_end() -> None:
    model = filled()
    model.set_filter("R1.f > .4")
    assert keys(model) == []
    put(model, [result(*KEYS[3], 0.5, 0), result(*KEYS[1], 0.3, 0)])
    put(model, [result(*KEYS[0], 0.9, 0)])
    assert keys(model) == [KEYS[3], KEYS[0]]
    model.arrange_again()
    assert keys(model) == [KEYS[0], KEYS[3]]
    put(model, [result(*KEYS[3], 0.1, 0)])
    assert keys(model) == [KEYS[0], KEYS[3]], "a row that is read does not vanish"
    model.arrange_again()
    assert keys(model) == [KEYS[0]]


def test_an_expression_about_a_variant_that_is_gone_lets_every_row_pass() -> None:
    model = filled()
    put(model, [result(*key, 0.5, 0) for key in KEYS[:2]])
    model.set_filter("RL.f < 1")
    model.restart(("ROUGE-L",))
    assert keys(model) == KEYS[:2]
    model.restart(("ROUGE-1",))
    model.set_filter("")
    assert keys(model) == KEYS


def test_many_rows_are_arranged_in_another_thread_and_the_newest_wish_wins(qtbot: QtBot) -> None:
    chance = np.random.default_rng(3)
    here, there = CorpusModel(), CorpusModel(at_once=0)
    names = [(f"doc {number}", f"s{number % 3}") for number in range(3_000)]
    outcomes = [result(*key, chance.integers(9) / 8, chance.random()) for key in names]
    for model in (here, there):
        model.clear(VARIANTS)
        model.append_rows(names)
        put(model, outcomes)
    held = QPersistentModelIndex(there.index(7, 0))
    there.sort(EXAMPLE, DOWN)
    assert there.is_at_work
    assert keys(there) == names, "the rows stay until the new order is there"
    for model in (here, there):
        model.set_filter("R1.f > .2 and system != s1")
        model.sort(column(here, "R-1 F"), DOWN)
    qtbot.waitUntil(lambda: not there.is_at_work)
    assert keys(there) == keys(here)
    assert [there.row_of(*key) for key in names] == [here.row_of(*key) for key in names]
    there.set_filter("")
    qtbot.waitUntil(lambda: not there.is_at_work)
    assert not held.isValid(), "a filter takes rows away"
    there.sort(-1)
    there.append_rows([("late", "s1")])
    qtbot.waitUntil(lambda: not there.is_at_work)
    assert keys(there) == [*names, ("late", "s1")]
    there.sort(0)
    there.clear(VARIANTS)
    assert (there.rowCount(), there.is_at_work) == (0, False)
    assert there.close()


def test_scores_go_out_in_the_order_as_loaded_without_what_is_pending_or_failed() -> None:
    model = filled()
    put(model, [result(*KEYS[3], 0.5, 0.1), Failure(*KEYS[1], "No."), result(*KEYS[0], 0.25, 0.75)])
    model.sort(EXAMPLE, DOWN)
    (block,) = model.blocks()
    assert (block.keys, block.variants) == ([KEYS[0], KEYS[3]], VARIANTS)
    assert block.scores[:, :, Part.F].tolist() == [[0.25, 0.75], [0.5, 0.1]]
    assert np.array_equal(block.counts, 100 * block.scores)
    under_way = model.blocks()
    model.restart(VARIANTS)
    put(model, [result(*KEYS[0], 1, 1)])
    assert next(under_way).scores[0, 0, Part.F] == 0.25, "what goes out is not mixed with what is scored anew"


def test_the_numbers_of_older_variants_are_found_through_several_restarts() -> None:
    model = filled([(str(number), "s") for number in range(PIECE + 10)])
    put(model, [result(str(number), "s", number / PIECE / 2, 0.25) for number in (0, 5, PIECE + 3)])
    model.restart(("ROUGE-2", "ROUGE-L", "ROUGE-1"))
    model.restart(("ROUGE-1", "ROUGE-S4"))
    assert shown(model, "R-1 F")[PIECE + 3] == f"{(PIECE + 3) / PIECE / 2:.4f}"
    one = Result("5", "s", {"ROUGE-1": Score(0, 0, 1), "ROUGE-S4": Score(0, 0, 0.125)})
    put(model, [one])
    model.sort(column(model, "R-1 F"), DOWN)
    assert [key.example for key in keys(model)[:4]] == ["5", str(PIECE + 3), "0", "1"]
    assert shown(model, "R-S4 F")[:3] == ["0.1250", "…", "…"]
