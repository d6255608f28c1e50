"""The table of protocols: how the systems stand under each, and where a system's rank is another than as set."""

from collections.abc import Sequence

from rouge_gui.gui.language import tr
from rouge_gui.gui.systems.sorted_rows import Column, number, signed
from rouge_gui.study.comparing.sensitivity import ProtocolRow
from rouge_gui.wording import said

FIRST = "as set"
MOVED = said("{mean} ({rank}, was {before})", mean="", rank="", before="")


def protocol_columns(first: ProtocolRow) -> Sequence[Column[ProtocolRow]]:
    """Return the protocol, Kendall's tau with the order of `first`, and a column for each system."""
    ranked = sorted(first.ranks, key=lambda system: first.ranks[system])
    return [
        Column(
            said("Protocol"),
            said("The options under which all systems are scored; the first row has them as they are set."),
            lambda row: row.protocol,
            lambda row: row.protocol,
            told=lambda row: row.signature,
            is_number=False,
        ),
        Column(
            said("Kendall's tau"),
            said(
                "How far the order of the systems is that of the first row: 1 is the same order, -1 the opposite."
            ),
            lambda row: signed(row.tau, 2).removeprefix("+"),
            lambda row: row.tau,
        ),
        *(_of_system(system, first) for system in ranked),
    ]


def _of_system(system: str, first: ProtocolRow) -> Column[ProtocolRow]:
    before = first.ranks[system]

    def has_moved(row: ProtocolRow) -> bool:
        return row.ranks[system] != before

    def text(row: ProtocolRow) -> str:
        mean, rank = number(row.means[system]), row.ranks[system]
        if has_moved(row):
            return tr("{mean} ({rank}, was {before})", mean=mean, rank=rank, before=before)
        return f"{mean} ({rank})"

    def told(row: ProtocolRow) -> str:
        words = said(
            "{system} under {protocol}: mean F {mean}, rank {rank} of {all}",
            system=system,
            protocol=row.protocol,
            mean=number(row.means[system]),
            rank=row.ranks[system],
            all=len(row.ranks),
        )
        if has_moved(row):
            return tr("{standing}; {before} as set.", standing=words, before=before)
        return tr("{standing}, as set.", standing=words)

    return Column(
        system,
        said(
            "The mean F of {system} on the examples that all systems cover, and its rank. Bold where its rank is "
            "another than as set.",
            system=system,
        ),
        text,
        lambda row: row.means[system],
        told=told,
        is_strong=has_moved,
        bar=lambda row: (before - row.ranks[system]) / max(1, len(row.ranks) - 1),
    )
