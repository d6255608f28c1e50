"""Sharing out, shuffling and hiding: properties that hold for every plan, and counts by hand."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.study.annotating.assignment import Plan, assign, items_of, share_of
from rouge_gui.study.annotating.blinding import letters, position_bias, shown_order
from rouge_gui.study.annotating.verdict import Item, Verdict

EXAMPLES = [
    Example(str(number), candidates={name: Candidate(name) for name in ("x", "y", "z")})
    for number in range(4)
]


def test_items_are_candidates_or_pairs_of_them() -> None:
    assert len(list(items_of(EXAMPLES, 1))) == 12
    assert list(items_of(EXAMPLES[:1], 2)) == [
        Item("0", pair) for pair in (("x", "y"), ("x", "z"), ("y", "z"))
    ]


PLANS = st.builds(
    Plan,
    st.integers(1, 5).map(lambda people: tuple(f"p{number}" for number in range(people))),
    st.floats(0, 1),
    st.just(5),
    st.integers(0, 6),
    st.integers(0, 9),
)


@given(st.integers(0, 60), st.integers(0, 7), PLANS)
def test_nothing_is_lost_and_nothing_is_doubled(count: int, gold_count: int, plan: Plan) -> None:
    items = [Item(str(number), ("x",)) for number in range(count)]
    gold = [Item(f"g{number}", ("x",)) for number in range(gold_count)]
    people = len(plan.annotators)
    lists = assign([*items, *gold], gold, plan)
    assert lists == assign([*items, *gold], gold, plan)
    shared = round(plan.overlap * count)
    for tasks in lists.values():
        assert len({task.item for task in tasks}) == len(tasks)
        assert [task.item for task in tasks if task.is_gold] == (gold if plan.gold_every else [])
        assert sum(task.is_shared for task in tasks) == shared
        assert [task.batch for task in tasks] == [place // 5 for place in range(len(tasks))]
    counts = Counter(task.item for tasks in lists.values() for task in tasks if not task.is_gold)
    assert set(counts) == set(items)
    assert sorted(counts.values()) == sorted([people] * shared + [1] * (count - shared))
    loads = [sum(not task.is_gold for task in tasks) for tasks in lists.values()]
    assert max(loads) - min(loads) <= 1


def test_the_share_that_several_judge() -> None:
    items = [Item(str(number), ("x",)) for number in range(20)]
    assert share_of(assign(items, [], Plan(("a", "b"), 0.25))) == 0.25
    assert share_of({}) == 0


def test_lists_of_two_people_are_in_other_orders() -> None:
    items = [Item(str(number), ("x",)) for number in range(20)]
    lists = assign(items, [], Plan(("a", "b"), 1.0))
    assert [task.item for task in lists["a"]] != [task.item for task in lists["b"]]


def test_gold_comes_after_every_so_many_items() -> None:
    items = [Item(str(number), ("x",)) for number in range(6)]
    gold = [Item("g", ("x",)), Item("h", ("x",))]
    (tasks,) = assign(items, gold, Plan(("a",), 0, 20, 3)).values()
    assert [task.is_gold for task in tasks] == [False] * 3 + [True] + [False] * 3 + [True]


def test_the_order_is_the_seeds_whatever_order_the_systems_come_in() -> None:
    orders = {shown_order(seed, "e", ("x", "y", "z")) for seed in range(50)}
    assert len(orders) == 6
    assert shown_order(3, "e", ("x", "y", "z")) == shown_order(3, "e", ("z", "x", "y"))
    assert len({shown_order(3, str(example), ("x", "y")) for example in range(20)}) == 2


def test_letters_go_on_after_z() -> None:
    systems = [str(number) for number in range(703)]
    told = letters(systems)
    assert [told["0"], told["25"], told["26"], told["27"], told["701"], told["702"]] == [
        "A",
        "Z",
        "AA",
        "AB",
        "ZZ",
        "AAA",
    ]
    assert len(set(told.values())) == 703


def verdict(answer: str | None, shown: tuple[str, ...]) -> Verdict:
    return Verdict(Item("e", ("x", "y")), "a", "s", "d", {"better": answer}, shown=shown)


OPTIONS = ("first", "tie", "second")


def test_position_bias_by_hand() -> None:
    """x is better whether shown first (twice) or second; y once, shown first; a tie; one that could not be judged."""
    told = [
        verdict("first", ("x", "y")),
        verdict("first", ("x", "y")),
        verdict("first", ("y", "x")),
        verdict("second", ("y", "x")),
        verdict("tie", ("x", "y")),
        verdict(None, ("x", "y")),
    ]
    found = position_bias(told, "better", OPTIONS)
    assert (found.first, found.second, found.ties) == (3, 1, 1)
    assert found.p == pytest.approx(stats.binomtest(3, 4).pvalue)
    assert found.p == pytest.approx(10 / 16)


def test_a_strong_bias_is_shown() -> None:
    told = [
        verdict("first" if number % 2 else "second", ("x", "y") if number % 2 else ("y", "x"))
        for number in range(20)
    ]
    assert position_bias(told, "better", OPTIONS).p < 0.001
