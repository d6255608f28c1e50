"""The comparison of systems as parts of a report."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from rouge_gui.export.reports.parts import (
    BEST,
    PLAIN,
    WARNING,
    Cell,
    Facts,
    Heading,
    Part,
    Plots,
    Sentences,
    Table,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rouge_gui.export.plots.kinds import Plot
    from rouge_gui.study.comparing.comparison import Comparison
    from rouge_gui.study.comparing.pairs import PairTest
    from rouge_gui.study.comparing.standing import Standing

SIGNIFICANT = 0.05
LEAST_P = 0.0001
PAIR_COLUMNS = (
    "A",
    "B",
    "A - B",
    "interval",
    "p",
    "p (Holm)",
    "d_z",
    "detectable",
    "A wins",
    "ties",
    "B wins",
)
PAIRS_NOTE = (
    "A - B is the mean difference. p (Holm) is adjusted for all pairs of this table; in bold below .05. "
    "d_z is the mean difference in standard deviations of the differences; detectable is the smallest true difference "
    "that would be found with 80 % power at the 5 % level, before the adjustment."
)


def comparison_parts(comparison: Comparison) -> Iterator[Part]:
    """Yield the parts: how it was done, what limits it, how the systems stand, plots, every pair."""
    leader = leader_of(comparison)
    yield Heading("Systems")
    yield Facts(list(_facts(comparison)))
    if notes := comparison.notes():
        yield Sentences(notes, is_warning=True)
    yield _standings(comparison)
    yield Plots(list(_plots(comparison, leader)))
    if comparison.pairs:
        yield Heading("Pairs of systems")
        for name in (leader, *(name for name in comparison.names if name != leader)):
            yield _pairs(comparison, name, is_folded=name != leader)


def leader_of(comparison: Comparison) -> str:
    """Return the measure that orders the systems: the one the options name, where it was compared by."""
    named = comparison.options.leader
    return named if named in comparison.names else comparison.names[0]


def number(name: str, value: float, comparison: Comparison) -> str:
    """Return a number of the measure `name` in words: scores with four places, what is counted with two."""
    places = 4 if name in comparison.options.variants else 2
    return written(value, places)


def written(value: float, places: int) -> str:
    """Return a number in words, - where it is undefined, and never a nought with a sign."""
    return f"{round(value, places) + 0.0:.{places}f}" if math.isfinite(value) else "-"


def p_value(value: float) -> str:
    """Return a p-value in words."""
    if not math.isfinite(value):
        return "-"
    return f"{value:.4f}" if value >= LEAST_P else f"< {LEAST_P:.4f}"


def _facts(comparison: Comparison) -> Iterator[tuple[str, str]]:
    from rouge_gui.study.comparing.significance import TESTS

    options, settings = comparison.options, comparison.settings
    yield "Examples", f"{len(comparison.measures.examples):,}"
    yield "Systems", f"{len(comparison.measures.systems):,}"
    if options.interval != "none":
        yield (
            "Intervals of means",
            f"{options.confidence:g} %, {options.interval}, {options.resamples:,} resamples, seed {options.seed}",
        )
    if comparison.pairs:
        told = (
            f"{settings.test}, two-sided, {settings.resamples:,} resamples, seed {settings.seed}. "
            f"{TESTS[settings.test].help} P-values adjusted by Holm over all pairs of a measure; "
            f"intervals of differences {settings.confidence:g} %, by bootstrap."
        )
        yield "Test of pairs", told


def _standings(comparison: Comparison) -> Table:
    leader = leader_of(comparison)
    by_system: dict[str, dict[str, Standing]] = {}
    for each in comparison.standings:
        by_system.setdefault(each.system, {})[each.measure] = each
    ordered = sorted(by_system, key=lambda system: by_system[system][leader].rank)
    rows = [
        [Cell(system), *(_standing(by_system[system][name], comparison) for name in comparison.names)]
        for system in ordered
    ]
    flagged = any(each.is_below_lead for each in comparison.standings)
    note = "Mean over the examples, its interval, and the rank. The best of each variant is in bold."
    return Table(
        "The systems, by the mean F of each variant",
        ("System", *comparison.names),
        rows,
        f"{note} Marked: below Lead-3." if flagged else note,
    )


def _standing(each: Standing, comparison: Comparison) -> Cell:
    mean, low, high = (number(each.measure, value, comparison) for value in (each.mean, each.low, each.high))
    # The interval is not broken, but the rank may stand in the line below it.
    bounds = "" if each.low == each.high == each.mean else f"[{low},\N{NO-BREAK SPACE}{high}] "
    is_score = each.measure in comparison.options.variants
    look = WARNING if each.is_below_lead else BEST if each.is_best and is_score else PLAIN
    return Cell(mean, f"{bounds}#{each.rank}", look)


def _pairs(comparison: Comparison, name: str, *, is_folded: bool) -> Table:
    own = [pair for pair in comparison.pairs if pair.measure == name]
    apart = sum(pair.adjusted < SIGNIFICANT for pair in own)
    counted = f"{apart} of {len(own)} {'pair differs' if len(own) == 1 else 'pairs differ'}"
    return Table(
        f"{name}: {counted} at the 5 % level after adjustment",
        PAIR_COLUMNS,
        [_pair(pair, comparison) for pair in own],
        "" if is_folded else PAIRS_NOTE,
        worded=2,
        is_folded=is_folded,
    )


def _pair(pair: PairTest, comparison: Comparison) -> Sequence[Cell]:
    difference, low, high, detectable = (
        number(pair.measure, value, comparison)
        for value in (pair.difference, pair.low, pair.high, pair.detectable)
    )
    look = BEST if pair.adjusted < SIGNIFICANT else PLAIN
    effect = f"{pair.effect:+.2f}" if math.isfinite(pair.effect) else "-"
    return (
        Cell(pair.first),
        Cell(pair.second),
        Cell(difference if difference.startswith("-") else f"+{difference}"),
        Cell(f"[{low}, {high}]"),
        Cell(p_value(pair.p)),
        Cell(p_value(pair.adjusted), look=look),
        Cell(effect),
        Cell(detectable),
        Cell(f"{pair.wins:,}"),
        Cell(f"{pair.ties:,}"),
        Cell(f"{pair.losses:,}"),
    )


def _plots(comparison: Comparison, leader: str) -> Iterator[Plot]:
    from rouge_gui.export.plots import from_measures

    measures, variants = comparison.measures, comparison.options.variants
    found: list[Plot | None] = [from_measures.interval_plot(comparison, name) for name in variants]
    if len(comparison.names) > 1:
        found.append(from_measures.heat_map(comparison))
    found.append(from_measures.distribution(measures, leader))
    found.append(from_measures.length_scatter(measures, leader, measures.systems))
    if leader in variants:
        found.append(from_measures.beta_plot(measures, leader))
    best = sorted(
        (each for each in comparison.standings if each.measure == leader), key=lambda each: each.rank
    )
    if len(best) > 1:
        first, second, *_ = (each.system for each in best)
        found.append(from_measures.difference_histogram(measures, leader, first, second))
    yield from filter(None, found)
