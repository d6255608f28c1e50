"""The plots of a comparison: what each shows, from what was measured."""

from collections.abc import Sequence

import numpy as np

from rouge_gui.export.plots.kinds import (
    Curves,
    Distribution,
    HeatMap,
    Histogram,
    IntervalPlot,
    Ranks,
    Scatter,
    histogram,
)
from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.variants import VARIANTS
from rouge_gui.study.comparing.comparison import Comparison
from rouge_gui.study.comparing.differences import differences, tally
from rouge_gui.study.comparing.sensitivity import BETAS, ProtocolRow, beta_curves
from rouge_gui.study.cue_tables import LENGTHS, PREFIX
from rouge_gui.study.measures import COUNTED, PRECISION, RECALL, Measures
from rouge_gui.study.names import SUSPICION
from rouge_gui.study.resampling import Numbers
from rouge_gui.study.traits import SOURCE_WORDS, WORDS
from rouge_gui.wording import counted, said

LEAST_RUN, RUNS, MOST_STEPS = 20, 10, 300
WRITTEN = {
    WORDS: said("Length in words"),
    SOURCE_WORDS: said("Length of the source in words"),
    "coverage": said("Coverage (share of words copied from the source)"),
    "density": said("Density (mean squared length of what was copied)"),
    "compression": said("Compression (source words for each word)"),
    "seams": said("Seams"),
    "seam_rate": said("Seams for each word"),
    **{f"novel_{size}": said("New {size}-grams, as a share", size=size) for size in LENGTHS},
    **{
        f"source_precision_{size}": said("Share of {size}-grams that the source has", size=size)
        for size in LENGTHS
    },
    SUSPICION: said("Suspicion"),
}
WITHIN = {
    WORDS: said("length in words"),
    SOURCE_WORDS: said("length of the source in words"),
    "coverage": said("coverage (share of words copied from the source)"),
    "density": said("density (mean squared length of what was copied)"),
    "compression": said("compression (source words for each word)"),
    "seams": said("seams"),
    "seam_rate": said("seams for each word"),
    **{f"novel_{size}": said("new {size}-grams, as a share", size=size) for size in LENGTHS},
    **{
        f"source_precision_{size}": said("share of {size}-grams that the source has", size=size)
        for size in LENGTHS
    },
    SUSPICION: said("suspicion"),
}


def axis_of(name: str) -> str:
    """Return what an axis that shows the measure `name` says."""
    if score := _score(name):
        return score
    if name.startswith(PREFIX):
        return said("Places of the cue \u201c{cue}\u201d", cue=_cue(name))
    return WRITTEN.get(name, f"{name[:1].upper()}{name[1:]}")


def names_to_plot(measures: Measures) -> list[str]:
    """Return the measures that a person may want to see: none without a number, precision and recall last."""
    known = [
        name
        for name, numbers in measures.values.items()
        if not name.endswith(COUNTED) and not np.isnan(numbers).all()
    ]
    return sorted(known, key=lambda name: name.endswith((PRECISION, RECALL)))


def variants_in(measures: Measures) -> list[str]:
    """Return the variants that candidates were scored by."""
    return [name for name in measures.values if f"{name}{PRECISION}" in measures.values]


def distribution(measures: Measures, name: str) -> Distribution | None:
    """Return how a measure spreads within each system that has it; None where none has."""
    values = {system: _known(measures.column(name, system)) for system in measures.systems}
    own = {system: numbers for system, numbers in values.items() if len(numbers)}
    if not own:
        return None
    title = said("{measure} of each system", measure=axis_of(name))
    return Distribution(title, axis_of(name), tuple(own), tuple(own.values()))


def scatter(measures: Measures, x: str, y: str, systems: Sequence[str]) -> Scatter | None:
    """Return a point for each candidate of `systems` of which both measures are known; None where there is none."""
    if not systems:
        return None
    columns = [measures.systems.index(system) for system in systems]
    across, up = (measures.of(name)[:, columns] for name in (x, y))
    rows, group = np.nonzero(~(np.isnan(across) | np.isnan(up)))
    if not len(rows):
        return None
    return Scatter(
        said("{measure} against {other}", measure=axis_of(y), other=_within(x)),
        axis_of(x),
        axis_of(y),
        across[rows, group],
        up[rows, group],
        tuple(systems),
        group,
        rows,
    )


def length_scatter(measures: Measures, name: str, systems: Sequence[str]) -> Scatter | None:
    """Return a measure against the length in words, with its running mean; None where no length is known."""
    if WORDS not in measures.values:
        return None
    points = scatter(measures, WORDS, name, systems)
    if points is None:
        return None
    run = max(LEAST_RUN, len(points.x) // RUNS)
    return Scatter(
        points.title,
        points.x_axis,
        points.y_axis,
        points.x,
        points.y,
        points.names,
        points.group,
        points.rows,
        running_mean(points.x, points.y, run),
        said("Mean of {neighbours}", neighbours=counted(run, "neighbour")),
    )


def running_mean(x: Numbers, y: Numbers, run: int) -> tuple[Numbers, Numbers] | None:
    """Return the means of `x` and `y` over each `run` points that follow each other by x; None below `run` points."""
    if len(x) < run:
        return None
    order = np.argsort(x, kind="stable")
    means = [
        (sums[run:] - sums[:-run]) / run
        for sums in (np.concatenate([[0.0], np.cumsum(numbers[order])]) for numbers in (x, y))
    ]
    every = max(1, len(means[0]) // MOST_STEPS)
    return means[0][::every], means[1][::every]


def difference_histogram(measures: Measures, name: str, first: str, second: str) -> Histogram | None:
    """Return how often which difference of two systems occurs; None where they have no example in common."""
    found = differences(measures, name, first, second)
    if not found:
        return None
    apart = np.array([each.difference for each in found])
    measure = axis_of(name)
    axis = said("{measure} of {first} less that of {second}", measure=measure, first=first, second=second)
    title = said("{first} less {second}, {measure}", first=first, second=second, measure=measure)
    return histogram(title, axis, said("Examples"), apart, tally(found))


def interval_plot(comparison: Comparison, name: str) -> IntervalPlot | None:
    """Return the means of a measure with their intervals, the highest on top; None where nothing was compared by it."""
    own = sorted((each for each in comparison.standings if each.measure == name), key=lambda each: each.rank)
    if not own:
        return None
    means, lows, highs = (
        np.array([getattr(each, part) for each in own], float) for part in ("mean", "low", "high")
    )
    measure = axis_of(name)
    title = (
        said("Mean {measure} of each system", measure=measure)
        if comparison.options.interval == "none"
        else said(
            "Mean {measure} of each system, with {confidence:g} % interval",
            measure=measure,
            confidence=comparison.settings.confidence,
        )
    )
    return IntervalPlot(
        title,
        measure,
        tuple(each.system for each in own),
        means,
        lows,
        highs,
        frozenset(each.system for each in own if each.is_below_lead),
    )


def beta_plot(measures: Measures, variant: str) -> Curves | None:
    """Return the mean F of each system over the weight of recall; None where no system has scores."""
    curves = {
        name: curve for name, curve in beta_curves(measures, variant).items() if not np.isnan(curve).all()
    }
    if not curves:
        return None
    return Curves(
        said("Mean {variant} F by the weight of recall", variant=variant),
        said("Beta (below 1 precision counts more, above 1 recall)"),
        said("Mean {variant} F", variant=variant),
        np.array(BETAS),
        curves,
    )


def rank_plot(rows: Sequence[ProtocolRow], variant: str) -> Ranks | None:
    """Return how the systems rank by a variant under each protocol; None before the first is known."""
    ranked = [row for row in rows if row.ranks]
    if not ranked:
        return None
    systems = [system for system in ranked[0].ranks if all(system in row.ranks for row in ranked)]
    ordered = sorted(systems, key=lambda system: ranked[0].ranks[system])
    return Ranks(
        said("Rank of each system by {variant} under each protocol", variant=variant),
        said("Protocol"),
        said("Rank by mean F"),
        tuple(row.protocol for row in ranked),
        {system: tuple(row.ranks[system] for row in ranked) for system in ordered},
    )


def heat_map(comparison: Comparison) -> HeatMap | None:
    """Return the mean of each measure compared for each system, in order of the first; None where there is none."""
    if not comparison.standings:
        return None
    means = {(each.system, each.measure): each.mean for each in comparison.standings}
    first = comparison.names[0]
    systems = sorted(
        dict.fromkeys(each.system for each in comparison.standings),
        key=lambda system: -means.get((system, first), -np.inf),
    )
    values = np.array(
        [[means.get((system, name), np.nan) for name in comparison.names] for system in systems]
    )
    title = said("Mean of each system by each variant")
    return HeatMap(title, tuple(systems), comparison.names, values)


def _known(numbers: Numbers) -> Numbers:
    return numbers[~np.isnan(numbers)]


def _is_variant(name: str) -> bool:
    return any(family.pattern.fullmatch(name) for family in VARIANTS.values())


def _score(name: str) -> str:
    """Return what a score is called, "" for a measure that is none."""
    variant = name.removesuffix(PRECISION).removesuffix(RECALL)
    if not _is_variant(variant):
        return ""
    if name.endswith(PRECISION):
        return said("{variant} precision", variant=variant)
    if name.endswith(RECALL):
        return said("{variant} recall", variant=variant)
    return said("{variant} F", variant=variant)


def _cue(name: str) -> str:
    cue = name.removeprefix(PREFIX)
    return CUES[cue].name if cue in CUES else cue


def _within(name: str) -> str:
    """Return the words of an axis as they stand within a sentence."""
    if score := _score(name):
        return score
    if name.startswith(PREFIX):
        return said("places of the cue \u201c{cue}\u201d", cue=_cue(name))
    return WITHIN.get(name, f"{name[:1].lower()}{name[1:]}")
