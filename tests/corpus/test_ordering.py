"""Sorting in pieces: what Python's own sorting says, whatever the size of the pieces."""

from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.corpus.ordering import in_order


@given(st.lists(st.tuples(st.integers(0, 5), st.integers())), st.integers(1, 9))
def test_order_and_ties_are_those_of_sorting_at_once(items: list[tuple[int, int]], piece: int) -> None:
    def first(item: tuple[int, int]) -> int:
        return item[0]

    assert list(in_order(items, first, piece)) == sorted(items, key=first)


def test_what_is_asked_for_first_does_not_wait_for_the_rest() -> None:
    asked = []

    def told(number: int) -> int:
        asked.append(number)
        return number

    found = in_order([4, 3, 2, 1, 0], told, piece=2)
    assert next(found) == 0
    # Once each to sort the pieces, once more for the first of each piece, and nothing for the others.
    assert sorted(asked) == [0, 0, 1, 1, 2, 3, 3, 4]
