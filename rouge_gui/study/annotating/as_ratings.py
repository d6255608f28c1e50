"""What annotators rated, as the study of scores against ratings takes it: a number for each candidate."""

from collections.abc import Iterable
from statistics import fmean

from rouge_gui.study.annotating.adjudication import settled
from rouge_gui.study.annotating.answer_table import number_of
from rouge_gui.study.annotating.scheme import SINGLE, Scheme
from rouge_gui.study.annotating.verdict import Item, Verdict
from rouge_gui.study.measures import Measures, Measuring


def mean_ratings(verdicts: Iterable[Verdict], scheme: Scheme, decisions: Iterable[Verdict] = ()) -> Measures:
    """Return each rating of `scheme` as a measure: the decision on a candidate, else the mean over its annotators.

    A rating that nobody could give is NaN. A scheme that compares two systems rates no candidate: its measures are empty.
    """
    measuring = Measuring()
    if scheme.systems != SINGLE:
        return measuring.measures()
    by_item: dict[Item, list[Verdict]] = {}
    for each in settled(verdicts, decisions, scheme):
        by_item.setdefault(each.item, []).append(each)
    for item, said in by_item.items():
        values = {}
        for rating in scheme.ratings:
            numbers = [number_of(rating, each.answers.get(rating.name)) for each in said]
            known = [number for number in numbers if number == number]  # noqa: PLR0124 (no NaN)
            values[rating.name] = fmean(known) if known else float("nan")
        measuring.add_values(item.example, item.systems[0], values)
    return measuring.measures()
