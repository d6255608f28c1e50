"""The table of protocols: how the systems stand under each, and where a system's rank is another than as set."""

from collections.abc import Sequence

from rouge_gui.gui.systems.sorted_rows import Column, number, signed
from rouge_gui.study.comparing.sensitivity import ProtocolRow

FIRST = "as set"


def protocol_columns(first: ProtocolRow) -> Sequence[Column[ProtocolRow]]:
    """Return the protocol, Kendall's tau with the order of `first`, and a column for each system."""
    ranked = sorted(first.ranks, key=lambda system: first.ranks[system])
    return [
        Column(
            "Protocol",
            "The options under which all systems are scored; the first row has them as they are set.",
            lambda row: row.protocol,
            lambda row: row.protocol,
            told=lambda row: row.signature,
            is_number=False,
        ),
        Column(
            "Kendall's tau",
            "How far the order of the systems is that of the first row: 1 is the same order, -1 the opposite.",
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
        was = f", was {before}" if has_moved(row) else ""
        return f"{number(row.means[system])} ({row.ranks[system]}{was})"

    def told(row: ProtocolRow) -> str:
        rank = f"rank {row.ranks[system]} of {len(row.ranks)}"
        was = f"; {before} as set" if has_moved(row) else ", as set"
        return f"{system} under {row.protocol}: mean F {number(row.means[system])}, {rank}{was}."

    return Column(
        system,
        f"The mean F of {system} on the examples that all systems cover, and its rank. Bold where its rank is another "
        "than as set.",
        text,
        lambda row: row.means[system],
        told=told,
        is_strong=has_moved,
        bar=lambda row: (before - row.ranks[system]) / max(1, len(row.ranks) - 1),
    )
