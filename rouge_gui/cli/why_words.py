"""What `rouge-gui why` prints of differences: an aligned table, or JSON."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from rouge_gui.rouge.score import Score
from rouge_gui.study.attribution import Attribution, MeanDifference, MeanStep, Row, told_change
from rouge_gui.study.real_tools import Check

HEADINGS = ("variant", "step", "from -> to", "F before", "F after", "change", "changed", "first cause")
NUMBERS = slice(3, 7)
DIGITS = 5
WHOLE = "all steps"
SAME = "The scores are the same under both."


def as_table(attributions: Sequence[Attribution], checks: Sequence[Check], names: Sequence[str]) -> str:
    """Return one table for each comparison with the first of `names`, then what real packages gave."""
    parts = [
        "\n".join(_comparison(attribution, names[0], name))
        for attribution, name in zip(attributions, names[1:], strict=True)
    ]
    told = [f"{name}: {check.sentence}" for name, check in zip(names, checks, strict=False)]
    return "\n\n".join([*parts, *(["\n".join(told)] if told else [])])


def as_json(attributions: Sequence[Attribution], checks: Sequence[Check], names: Sequence[str]) -> str:
    """Return the same with full precision, and the candidates that each step changed most."""
    comparisons = [
        {
            "a": {"name": names[0], "signature": attribution.options_a.signature()},
            "b": {"name": name, "signature": attribution.options_b.signature()},
            "candidates": attribution.candidates,
            "variants": [_plain(mean) for mean in attribution.means()],
        }
        for attribution, name in zip(attributions, names[1:], strict=True)
    ]
    real = [
        {"signature": check.options.signature(), "checked": check.checked, "agreed": check.agreed}
        | {"told": check.sentence}
        for check in checks
    ]
    return json.dumps(
        {"comparisons": comparisons} | ({"real": real} if checks else {}), ensure_ascii=False, indent=1
    )


def _comparison(attribution: Attribution, name_a: str, name_b: str) -> Iterator[str]:
    yield f"A: {name_a}"
    yield f"B: {name_b}"
    candidates = "candidate" if attribution.candidates == 1 else "candidates, mean scores"
    yield f"{attribution.candidates:,} {candidates}"
    yield ""
    means = attribution.means()
    rows = [HEADINGS, *(row for mean in means for row in _rows(mean))]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)]
        cells[NUMBERS] = [
            f"{cell:>{width}}" for cell, width in zip(row[NUMBERS], widths[NUMBERS], strict=True)
        ]
        yield "  ".join(cells).rstrip()
    yield from _most(means)


def _rows(mean: MeanDifference) -> Iterator[tuple[str, ...]]:
    """Yield the row of a variant, then its steps."""
    changed = "" if mean.steps else SAME
    yield (mean.variant, WHOLE, "", *_numbers(mean.before, mean.after), "", changed)
    for step in mean.steps:
        numbers = _numbers(step.before, step.after)
        arrow = f"{step.switch.old} -> {step.switch.new}"
        yield ("", step.switch.name, arrow, *numbers, f"{step.changed:,}", _first(step))


def _numbers(before: Score, after: Score) -> tuple[str, str, str]:
    return (
        f"{before.fmeasure:.5f}",
        f"{after.fmeasure:.5f}",
        told_change(after.fmeasure - before.fmeasure, DIGITS),
    )


def _first(step: MeanStep) -> str:
    return "" if step.first is None else f"{step.first.example}, {step.first.system}: {step.first.step.cause}"


def _most(means: Sequence[MeanDifference]) -> Iterator[str]:
    """Yield the candidates that the largest step of all changed most, where there are several."""
    steps = [(mean, step) for mean in means for step in mean.steps]
    if not steps or steps[0][0].candidates == 1:
        return
    mean, step = max(steps, key=lambda pair: abs(pair[1].after.fmeasure - pair[1].before.fmeasure))
    yield ""
    yield f"Changed most by the largest step ({mean.variant}, {step.switch.name}):"
    width = max(len(f"{row.example}, {row.system}") for row in step.most)
    for row in step.most:
        name = f"{row.example}, {row.system}"
        yield f"  {name:<{width}}  {told_change(row.step.change.fmeasure, DIGITS):>8}  {row.step.cause}"


def _plain(mean: MeanDifference) -> dict[str, Any]:
    return {
        "variant": mean.variant,
        "a": mean.before._asdict(),
        "b": mean.after._asdict(),
        "steps": [
            {
                "step": step.switch.name,
                "from": step.switch.old,
                "to": step.switch.new,
                "before": step.before._asdict(),
                "after": step.after._asdict(),
                "changed": step.changed,
                "first": None if step.first is None else _plain_row(step.first),
                "most": [_plain_row(row) for row in step.most],
            }
            for step in mean.steps
        ],
    }


def _plain_row(row: Row) -> dict[str, Any]:
    return {
        "example": row.example,
        "system": row.system,
        "before": row.step.before._asdict(),
        "after": row.step.after._asdict(),
        "change": row.step.change._asdict(),
        "cause": row.step.cause,
    }
