"""Whether the systems keep their order under every protocol, in words."""

import math
from collections.abc import Sequence

from rouge_gui.study.comparing.sensitivity import ProtocolRow
from rouge_gui.wording import counted, listed, said


def moved(row: ProtocolRow, first: ProtocolRow) -> list[str]:
    """Return the systems that have another rank in `row` than in `first`."""
    return [system for system, rank in row.ranks.items() if rank != first.ranks.get(system)]


def steadiness(first: ProtocolRow, others: Sequence[ProtocolRow]) -> str:
    """Return whether the ranking of `first`, under the options as they are set, is that of the `others`."""
    if len(first.ranks) == 1:
        return said("One system alone has no order that could change.")
    if all(map(math.isnan, first.means.values())):
        return said("No example is covered by all systems, so there is no order to compare.")
    every = counted(len(others), "protocol")
    changed = [row for row in others if moved(row, first)]
    if not changed:
        return said("The ranking is the same under {protocols}.", protocols=every)
    told = said("The ranking changes under {changed} of {protocols}", changed=len(changed), protocols=every)
    defined = [row for row in changed if not math.isnan(row.tau)]
    if defined:
        least = min(defined, key=lambda row: row.tau)
        told = said(
            "{change}, the most under {protocol} (Kendall's tau {tau:.2f})",
            change=told,
            protocol=least.protocol,
            tau=least.tau,
        )
    return listed([told, _of_the_best(first, others)], ". ")


def _of_the_best(first: ProtocolRow, others: Sequence[ProtocolRow]) -> str:
    """Return whether the same system comes first everywhere."""
    best, instead = _best(first), dict[str, list[str]]()
    for row in others:
        if _best(row) != best:
            instead.setdefault(_best(row), []).append(row.protocol)
    if not instead:
        return said("First comes {system} under every one.", system=best)
    told = [
        said("{system} under {protocols}", system=other, protocols=_listed(protocols))
        for other, protocols in instead.items()
    ]
    return said(
        "First comes {system} as set, yet {others}: which system is best hangs on the protocol.",
        system=best,
        others=listed(told, "; "),
    )


def _best(row: ProtocolRow) -> str:
    return _listed([system for system, rank in row.ranks.items() if rank == 1])


def _listed(names: Sequence[str]) -> str:
    *most, last = names
    return said("{names} and {last}", names=listed(most), last=last) if most else last
