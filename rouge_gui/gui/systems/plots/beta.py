"""Whether the order of the systems hangs on how much recall counts in F."""

from rouge_gui.export.plots.from_measures import beta_plot, variants_in
from rouge_gui.export.plots.kinds import Curves
from rouge_gui.gui.systems.plots.offered import Asked, Field, Offered, as_it_is
from rouge_gui.wording import said

VARIANT = "variant"


def _make(asked: Asked) -> Curves | None:
    return beta_plot(asked.findings.measures, asked.choices[VARIANT])


OFFERED = Offered(
    said("Sensitivity to beta"),
    said(
        "The mean F of each system as recall counts more and more, from a quarter to four; where lines cross, ranks do."
    ),
    said("Score a corpus: how the F of its systems changes with the weight of recall stands here."),
    (Field(VARIANT, said("Of"), lambda findings: variants_in(findings.measures), written=as_it_is),),
    _make,
)
