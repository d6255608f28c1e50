"""How the rows of cues lie in a table: the names of the columns and the values of a row."""

from collections.abc import Mapping

from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.evidence.extraction import LONGEST, Extraction
from rouge_gui.study.cues import CueRow

PREFIX = "cue:"
LENGTHS = range(1, LONGEST + 1)
METRICS = (
    *("coverage", "density", "compression", "seams", "seam_rate"),
    *(f"novel_{length}" for length in LENGTHS),
    *(f"source_precision_{length}" for length in LENGTHS),
)
COLUMNS = ("example", "system", "suspicion", "lifted", *(f"{PREFIX}{name}" for name in CUES), *METRICS)


def cue_values(row: CueRow) -> dict[str, str | float | None]:
    """Return column -> value as `COLUMNS` has them: a number of places per cue, None for what lacks a text it needs."""
    counts = {f"{PREFIX}{name}": count for name, count in row.counts.items()}
    metrics = dict.fromkeys(METRICS) if row.metrics is None else metric_values(row.metrics)
    return {
        "example": row.example,
        "system": row.system,
        "suspicion": row.suspicion,
        "lifted": row.lifted,
        **counts,
        **metrics,
    }


def metric_values(metrics: Extraction) -> Mapping[str, float]:
    """Return each of `METRICS` with its value."""
    values = (
        *(metrics.coverage, metrics.density, metrics.compression, metrics.seams, metrics.seam_rate),
        *metrics.novel,
        *metrics.source_precision,
    )
    return dict(zip(METRICS, values, strict=True))
