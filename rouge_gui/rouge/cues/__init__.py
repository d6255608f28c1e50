"""The cues, one file each; `CUES` registers them in the order of the legend."""

from rouge_gui.rouge.cues import (
    comparatives,
    cut_off,
    dates,
    hedges,
    in_reference_only,
    length_effect,
    lifted,
    moved_numbers,
    negation,
    new_names,
    new_numbers,
    new_pairing,
    new_words,
    opposites,
    pairs,
    quantifiers,
    repetition,
    replaced,
    replaced_names,
    roles,
    seams,
    stitched,
    stop_word_share,
    units,
    worst_sentence,
)
from rouge_gui.rouge.evidence.kinds import Cue, Place
from rouge_gui.rouge.evidence.reading import Reading, Study

CUES: dict[str, Cue] = {
    "lifted": lifted.CUE,
    "number": new_numbers.CUE,
    "name": new_names.CUE,
    "negation": negation.CUE,
    "other name": replaced_names.CUE,
    "roles": roles.CUE,
    "moved number": moved_numbers.CUE,
    "unit": units.CUE,
    "date": dates.CUE,
    "quantifier": quantifiers.CUE,
    "hedge": hedges.CUE,
    "comparative": comparatives.CUE,
    "opposite": opposites.CUE,
    "replaced word": replaced.CUE,
    "stitched": stitched.CUE,
    "seam": seams.CUE,
    "new word": new_words.CUE,
    "reference only": in_reference_only.CUE,
    "pair": pairs.CUE,
    "new pairing": new_pairing.CUE,
    "worst sentence": worst_sentence.CUE,
    "repetition": repetition.CUE,
    "cut off": cut_off.CUE,
    "stop words": stop_word_share.CUE,
    "length": length_effect.CUE,
}


def is_on(cue: Cue, study: Study) -> bool:
    """Tell whether the example has the texts that `cue` needs."""
    return (study.source is not None or not cue.needs_source) and bool(
        study.references or not cue.needs_references
    )


def find_all(reading: Reading) -> list[Place]:
    """Return the places of every cue that the example has the texts for, in the order of the text."""
    places = [place for cue in CUES.values() if is_on(cue, reading.study) for place in cue.find(reading)]
    return sorted(places, key=lambda place: (place.start, place.end))
