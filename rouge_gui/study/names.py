"""What people call the measures: traits, cues and figures of ours in words, scores and ratings by their own names."""

from collections.abc import Mapping

from rouge_gui.rouge.cues import CUES
from rouge_gui.study.cue_tables import LENGTHS, PREFIX
from rouge_gui.study.traits import SEAMS, SOURCE_WORDS, WORDS
from rouge_gui.wording import said

CHANCE, SUSPICION = "chance", "suspicion"
NAMES: Mapping[str, str] = {
    WORDS: said("words"),
    SOURCE_WORDS: said("source_words"),
    SEAMS: said("seams"),
    "seam_rate": said("seam_rate"),
    "coverage": said("coverage"),
    "density": said("density"),
    "compression": said("compression"),
    **{f"novel_{length}": said("novel_{length}", length=length) for length in LENGTHS},
    **{f"source_precision_{length}": said("source_precision_{length}", length=length) for length in LENGTHS},
    CHANCE: said("chance"),
    SUSPICION: said("suspicion"),
}


def called(measure: str) -> str:
    """Return what people call a measure; in English it is the name under which files have it."""
    cue = measure.removeprefix(PREFIX)
    if measure.startswith(PREFIX) and cue in CUES:
        return said("cue:{cue}", cue=CUES[cue].name)
    return NAMES.get(measure, measure)
