"""The feed of the scoring thread: everything once, what is looked at first, and no waiting for what is still to come."""

import threading
import time
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.gui.feed import Feed

SECOND = 1.0


def example(id_: str, *systems: str) -> Example:
    return Example(id_, None, ("reference",), {system: Candidate(f"{id_} {system}") for system in systems})


def drained(rounds: Iterator[Iterator[Example]]) -> list[Example]:
    return [each for some in rounds for each in some]


def pairs(examples: list[Example]) -> list[tuple[str, str]]:
    return [(each.id, system) for each in examples for system in each.candidates]


def test_the_urgent_come_first_in_their_order_and_nobody_twice() -> None:
    feed = Feed(["c", "unknown"])
    feed.put([example(id_, "s") for id_ in "abcdef"])
    feed.end()
    taken = next(feed.rounds(None))
    assert [next(taken).id for _ in range(2)] == ["c", "a"]
    feed.urge(["f", "c", "a", "d"])
    assert [each.id for each in taken] == ["f", "d", "b", "e"]


def test_parts_of_an_example_that_wait_together_come_as_one() -> None:
    feed = Feed()
    feed.put([example("a", "x"), example("b", "x"), example("a", "y")])
    taken = next(feed.rounds(None))
    assert pairs([next(taken)]) == [("a", "x"), ("a", "y")]
    feed.put([example("a", "z")])
    feed.end()
    assert pairs(list(taken)) == [("b", "x"), ("a", "z")]


@given(
    st.lists(st.tuples(st.sampled_from("abcde"), st.integers(0, 9)), max_size=30, unique=True),
    st.lists(st.lists(st.sampled_from("abcdexyz"), max_size=4), max_size=8),
    st.lists(st.booleans(), min_size=60, max_size=60),
)
def test_every_candidate_comes_out_once_however_it_is_urged(
    parts: list[tuple[str, int]], urges: list[list[str]], chances: list[bool]
) -> None:
    feed = Feed()
    taken: list[Example] = []
    waiting = feed.rounds(0)
    current: Iterator[Example] = iter(())
    for id_, system in parts:
        feed.put([example(id_, str(system))])
        if urges and chances.pop():
            feed.urge(urges.pop())
        if chances.pop():
            first = next(current, None)
            if first is None:
                current = next(waiting)
                first = next(current)
            taken.append(first)
    feed.end()
    taken += [*current, *drained(waiting)]
    assert sorted(pairs(taken)) == sorted((id_, str(system)) for id_, system in parts)


def test_a_round_ends_when_nothing_comes_and_the_next_begins_when_something_does() -> None:
    feed = Feed()
    feed.put([example("a", "s")])
    rounds = feed.rounds(0.02)
    begun = time.monotonic()
    assert [each.id for each in next(rounds)] == ["a"]
    assert time.monotonic() - begun < SECOND
    threading.Timer(0.05, feed.put, [[example("b", "s")]]).start()
    assert [each.id for each in next(rounds)] == ["b"]
    threading.Timer(0.05, feed.end).start()
    assert drained(rounds) == []


def test_without_patience_there_is_one_round_until_the_end() -> None:
    feed = Feed()
    feed.put([example("a", "s")])
    threading.Timer(0.05, feed.put, [[example("b", "s")]]).start()
    threading.Timer(0.1, feed.end).start()
    assert [[each.id for each in some] for some in feed.rounds(None)] == [["a", "b"]]


def test_a_long_corpus_is_put_in_at_once_and_its_last_is_found_without_a_search() -> None:
    many = [example(str(number), "s") for number in range(200_000)]
    feed = Feed()
    begun = time.perf_counter()
    feed.put(many)
    assert time.perf_counter() - begun < 0.005
    feed.end()
    taken = next(feed.rounds(None))
    feed.urge([])
    assert next(taken).id == "0"
    feed.urge(["199999"])
    begun = time.perf_counter()
    assert next(taken).id == "199999"
    assert time.perf_counter() - begun < 0.01
