"""How far two annotators label the same stretches of text: whole spans, and characters."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from rouge_gui.study.annotating.telling import Told
from rouge_gui.study.annotating.verdict import Item, SpanLabel, Verdict

EVERY = ""


@dataclass(frozen=True)
class Shared(Told):
    """How many there are of the first annotator, of the second, and of both."""

    both: int
    first: int
    second: int

    @property
    def precision(self) -> float:
        """The share of the second's that the first has too; NaN where there is none."""
        return self.both / self.second if self.second else float("nan")

    @property
    def recall(self) -> float:
        """The share of the first's that the second has too; NaN where there is none."""
        return self.both / self.first if self.first else float("nan")

    @property
    def f1(self) -> float:
        """The harmonic mean of both shares; NaN where neither labelled anything."""
        total = self.first + self.second
        return 2 * self.both / total if total else float("nan")

    def told(self) -> dict[str, Any]:
        """Return counts and shares as JSON has them."""
        shares = {"precision": self.precision, "recall": self.recall, "f1": self.f1}
        return {
            **super().told(),
            **{name: value if value == value else None for name, value in shares.items()},  # noqa: PLR0124 (no NaN)
        }


@dataclass(frozen=True)
class SpanAgreement(Told):
    """The labels of two annotators on the `items` that both judged; `label` is `EVERY` for all labels together.

    `exact`: spans of one label with the same ends in the same text, whatever their severity; `characters`: the characters
    that they cover. The first counts as right, the second as the one who looks for them.
    """

    first: str
    second: str
    label: str
    items: int
    exact: Shared
    characters: Shared

    def told(self) -> dict[str, Any]:
        """Return the agreement as JSON has it."""
        return {**super().told(), "exact": self.exact.told(), "characters": self.characters.told()}


def span_agreement(verdicts: Sequence[Verdict], labels: Sequence[str]) -> list[SpanAgreement]:
    """Return for each two annotators of verdicts that count what they share, of every label and of each of `labels`."""
    by_annotator: dict[str, dict[Item, tuple[SpanLabel, ...]]] = {}
    for each in verdicts:
        by_annotator.setdefault(each.annotator, {})[each.item] = each.spans
    return [
        compared(first, by_annotator[first], second, by_annotator[second], label)
        for first, second in combinations(sorted(by_annotator), 2)
        for label in (EVERY, *labels)
    ]


def compared(
    first: str,
    ours: Mapping[Item, Sequence[SpanLabel]],
    second: str,
    theirs: Mapping[Item, Sequence[SpanLabel]],
    label: str,
) -> SpanAgreement:
    """Return what `first` and `second` share of `label` on the items that both have."""
    both = [item for item in ours if item in theirs]
    pairs = [(_named(ours[item], label), _named(theirs[item], label)) for item in both]
    return SpanAgreement(
        first,
        second,
        label,
        len(both),
        _summed(_exact(one, other) for one, other in pairs),
        _summed(characters(one, other) for one, other in pairs),
    )


def characters(ours: Iterable[SpanLabel], theirs: Iterable[SpanLabel]) -> Shared:
    """Return how many characters are labelled, each once for each label of each text."""
    one, other = _covered(ours), _covered(theirs)
    both = sum(
        max(0, min(end, until) - max(start, since))
        for key, stretches in one.items()
        for start, end in stretches
        for since, until in other.get(key, [])
    )
    return Shared(both, _length(one), _length(other))


def _covered(spans: Iterable[SpanLabel]) -> dict[tuple[str, str], list[tuple[int, int]]]:
    """Return the stretches that each label covers of each text, those that touch joined."""
    covered: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for each in sorted(spans, key=lambda span: (span.start, span.end)):
        stretches = covered.setdefault((each.label, each.text), [])
        if stretches and each.start <= stretches[-1][1]:
            start, end = stretches.pop()
            stretches.append((start, max(end, each.end)))
        else:
            stretches.append((each.start, each.end))
    return covered


def _length(covered: Mapping[tuple[str, str], Sequence[tuple[int, int]]]) -> int:
    return sum(end - start for stretches in covered.values() for start, end in stretches)


def _exact(ours: Iterable[SpanLabel], theirs: Iterable[SpanLabel]) -> Shared:
    one, other = (
        Counter((each.label, each.text, each.start, each.end) for each in spans) for spans in (ours, theirs)
    )
    return Shared((one & other).total(), one.total(), other.total())


def _named(spans: Iterable[SpanLabel], label: str) -> list[SpanLabel]:
    return [each for each in spans if label in (EVERY, each.label)]


def _summed(parts: Iterable[Shared]) -> Shared:
    every = list(parts)
    return Shared(
        sum(each.both for each in every),
        sum(each.first for each in every),
        sum(each.second for each in every),
    )
