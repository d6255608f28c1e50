"""How the systems stand and what the tests say of each pair, as rows and columns of tables."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from rouge_gui.gui.language import MINUS, shown, tr, whole
from rouge_gui.gui.models.score_columns import LONG, SHORT
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.systems.sorted_rows import NONE, Column, interval, number, signed
from rouge_gui.study.comparing.comparison import WEAK, Comparison
from rouge_gui.study.comparing.pairs import LEVEL, PairTest
from rouge_gui.study.comparing.standing import LEAD, Standing
from rouge_gui.wording import numeral, said

NO_DIFFERENCE = said("no difference shown")
BEST, BELOW = said("best"), said("below {lead}", lead=LEAD)
FIXED, PER_MEASURE = 4, 3


@dataclass(frozen=True)
class SystemRow:
    """A system with its standing on each measure; `missing`: examples of the corpus that it has no scores for."""

    system: str
    examples: int
    missing: int
    standings: Mapping[str, Standing]


def system_rows(findings: Findings) -> list[SystemRow]:
    """Return a row for each system that was compared."""
    comparison = findings.comparison
    if comparison is None:
        return []
    unknown = np.zeros((len(findings.measures.examples), len(findings.measures.systems)), bool)
    for name in comparison.names:
        unknown |= np.isnan(findings.measures.of(name))
    standings: dict[str, dict[str, Standing]] = {system: {} for system in comparison.measures.systems}
    for each in comparison.standings:
        standings[each.system][each.measure] = each
    return [
        SystemRow(system, len(comparison.measures.examples), int(missing), standings[system])
        for system, missing in zip(comparison.measures.systems, unknown.sum(axis=0), strict=True)
    ]


def system_columns(comparison: Comparison | None, chosen: str) -> list[Column[SystemRow]]:
    """Return the columns: four fixed ones, the note on the measure `chosen`, then mean, interval and rank of each."""
    columns = [
        Column[SystemRow](
            said("System"),
            said("Who wrote the candidates."),
            lambda row: row.system,
            lambda row: row.system,
            is_number=False,
        ),
        Column[SystemRow](
            said("Remark"),
            said(
                "Whether it is the best on the chosen measure, or below the first three sentences ({lead}).",
                lead=LEAD,
            ),
            partial(_note, chosen),
            partial(_note, chosen),
            is_number=False,
        ),
        Column[SystemRow](
            said("Examples"),
            said("How many examples are compared: those that all systems cover."),
            lambda row: whole(row.examples),
            lambda row: row.examples,
        ),
        Column[SystemRow](
            said("Missing"),
            said("How many examples of the corpus it has no scores for; these are left out for all systems."),
            lambda row: whole(row.missing),
            lambda row: row.missing,
        ),
    ]
    for name in () if comparison is None else comparison.names:
        columns += _of_measure(name)
    return columns


def mean_column(comparison: Comparison, measure: str) -> int:
    """Return where the means of a measure stand; interval and rank come after them."""
    return FIXED + PER_MEASURE * comparison.names.index(measure)


def _of_measure(name: str) -> Iterator[Column[SystemRow]]:
    def of(row: SystemRow) -> Standing | None:
        return row.standings.get(name)

    def told(row: SystemRow) -> str:
        return _told(of(row), name)

    yield Column(
        name.replace(LONG, SHORT),
        said("Mean of {measure}; the best is bold.", measure=name),
        lambda row: number(each.mean) if (each := of(row)) else NONE,
        lambda row: each.mean if (each := of(row)) else np.nan,
        told,
        lambda row: _spoken(of(row)),
        lambda row: (each := of(row)) is not None and each.is_best,
    )
    yield Column(
        said("interval"),
        said("Interval of the mean of {measure}, as the options ask for.", measure=name),
        lambda row: interval(each.low, each.high) if (each := of(row)) else NONE,
        lambda row: each.low if (each := of(row)) else np.nan,
        told,
    )
    yield Column(
        said("rank"),
        said("1 has the highest mean of {measure}; equal means share a rank.", measure=name),
        lambda row: str(each.rank) if (each := of(row)) else NONE,
        lambda row: each.rank if (each := of(row)) else np.nan,
        told,
    )


def _note(measure: str, row: SystemRow) -> str:
    standing = row.standings.get(measure)
    return "" if standing is None else ", ".join(map(shown, _remarks(standing)))


def _remarks(standing: Standing) -> Iterator[str]:
    if standing.is_best:
        yield BEST
    if standing.is_below_lead:
        yield BELOW


def _spoken(standing: Standing | None) -> str:
    return NONE if standing is None else ", ".join([number(standing.mean), *map(shown, _remarks(standing))])


def _told(standing: Standing | None, measure: str) -> str:
    if standing is None:
        return tr("The mean of {measure} is not known yet.", measure=measure)
    told = tr(
        "{system}: mean of {measure} {mean}, interval {interval}, rank {rank}",
        system=standing.system,
        measure=measure,
        mean=number(standing.mean),
        interval=interval(standing.low, standing.high),
        rank=standing.rank,
    )
    return ", ".join([told, *map(shown, _remarks(standing))])


def pair_columns() -> Sequence[Column[PairTest]]:
    """Return the columns of the table of pairs."""
    return (
        Column(
            "A",
            said("The first system of the pair."),
            lambda row: row.first,
            lambda row: row.first,
            is_number=False,
        ),
        Column(
            "B",
            said("The second system of the pair."),
            lambda row: row.second,
            lambda row: row.second,
            is_number=False,
        ),
        Column(
            f"A {MINUS} B",
            said("Mean difference over the examples that all systems cover."),
            lambda row: signed(row.difference),
            lambda row: row.difference,
            pair_told,
        ),
        Column(
            said("interval"),
            said(
                "Between these bounds lie the resampled mean differences, as many per cent as the options say."
            ),
            lambda row: interval(row.low, row.high, signed),
            lambda row: row.low,
            pair_told,
        ),
        Column(
            "p",
            said("How often chance alone makes a difference at least as large, by the test chosen above."),
            lambda row: number(row.p),
            lambda row: row.p,
            pair_told,
        ),
        Column(
            said("Holm p"),
            said(
                "The same, adjusted after Holm for how many pairs are tested: below {level} counts as a difference.",
                level=numeral(LEVEL, "g"),
            ),
            lambda row: number(row.adjusted),
            lambda row: row.adjusted,
            pair_told,
            is_strong=is_firm,
        ),
        Column(
            "d_z",
            said("Effect size: the mean difference in standard deviations of the differences."),
            lambda row: signed(row.effect, 2),
            lambda row: row.effect,
            pair_told,
        ),
        Column(
            said("detectable"),
            said(
                "The smallest true difference that a test of 5 per cent finds 4 times of 5 with so many examples."
            ),
            lambda row: number(row.detectable),
            lambda row: row.detectable,
            pair_told,
        ),
        Column(
            said("W / T / L"),
            said("In how many examples A is ahead, level, behind."),
            lambda row: f"{row.wins} / {row.ties} / {row.losses}",
            lambda row: row.wins - row.losses,
            pair_told,
        ),
        Column(
            said("Verdict"),
            said(
                "What the test shows after Holm; of fewer than {enough} examples it shows little.",
                enough=WEAK,
            ),
            verdict,
            verdict,
            pair_told,
            is_strong=is_firm,
            is_number=False,
        ),
    )


def is_shown(pair: PairTest) -> bool:
    """Tell whether the pair differs after Holm."""
    return pair.adjusted < LEVEL


def is_firm(pair: PairTest) -> bool:
    """Tell whether the pair differs after Holm, on examples enough to say so."""
    return is_shown(pair) and pair.examples >= WEAK


def verdict(pair: PairTest) -> str:
    """Return what the test shows, in words; of few examples it shows little."""
    if not is_shown(pair):
        return shown(NO_DIFFERENCE)
    if not is_firm(pair):
        return tr("A better (few examples)") if pair.difference > 0 else tr("B better (few examples)")
    return tr("A better") if pair.difference > 0 else tr("B better")


def shown_words(pair: PairTest) -> str:
    """Return what the test shows, with the systems' names."""
    if not is_shown(pair):
        return said(
            "no difference between {first} and {second} is shown", first=pair.first, second=pair.second
        )
    better, other = (pair.first, pair.second) if pair.difference > 0 else (pair.second, pair.first)
    return said("{better} is better than {other}", better=better, other=other)


def pair_told(pair: PairTest) -> str:
    """Return the pair as a sentence."""
    return tr(
        "{measure}: {outcome}. {first} {minus} {second} {difference}, interval {interval}, p {p}, after Holm {adjusted}",
        measure=pair.measure,
        outcome=shown_words(pair),
        first=pair.first,
        minus=MINUS,
        second=pair.second,
        difference=signed(pair.difference),
        interval=interval(pair.low, pair.high, signed),
        p=number(pair.p),
        adjusted=number(pair.adjusted),
    )
