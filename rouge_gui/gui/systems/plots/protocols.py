"""Whether the order of the systems hangs on the protocol: their ranks under each."""

from collections.abc import Callable, Iterator

from rouge_gui.export.plots.from_measures import rank_plot, variants_in
from rouge_gui.export.plots.kinds import Ranks
from rouge_gui.gui.systems.plots.offered import Asked, Field, Offered, Work, as_it_is
from rouge_gui.rouge.protocols import PROTOCOLS
from rouge_gui.study.comparing.sensitivity import ProtocolRow, protocol_rows
from rouge_gui.wording import said

VARIANT = "variant"


def _make(asked: Asked) -> Ranks | None:
    return rank_plot(asked.worked, asked.choices[VARIANT])


def _run(asked: Asked, stopped: Callable[[], bool]) -> Iterator[ProtocolRow]:
    findings = asked.findings
    return protocol_rows(findings.examples, asked.choices[VARIANT], findings.options, stopped)


OFFERED = Offered(
    said("Sensitivity to the protocol"),
    said("The rank of each system under every protocol; where lines cross, the order hangs on the protocol."),
    said("Start it: the corpus is scored anew under each protocol, and the ranks of its systems stand here."),
    (Field(VARIANT, said("By"), lambda findings: variants_in(findings.measures), written=as_it_is),),
    _make,
    work=Work(said("Score under every protocol"), _run, lambda _asked: 1 + len(PROTOCOLS)),
)
