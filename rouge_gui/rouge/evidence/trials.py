"""What was measured of a cue, in words: on SummEval's rated summaries, and on sentences made false by hand."""

from rouge_gui.wording import said

SUMMARIES = 1_600
LOW, LOW_OF_THE_OTHERS = 0.10, 0.04
FALSE, TRUE = 249, 250


def fired(summaries: int, low: float, others: int, others_low: float) -> str:
    """Return on how many `summaries` a cue fired, and which share of them is rated `low`.

    `others` are those of them that are not by the two weakest systems, `others_low` the share of these.
    """
    return said(
        "On SummEval it fired on {fired:,} of {all:,} summaries; {low:.0%} of them are rated 3 or less for "
        "consistency (of all {all_low:.0%}), {others_low:.0%} of the {others:,} outside the two weakest systems "
        "(of all {all_others_low:.0%}).",
        fired=summaries,
        all=SUMMARIES,
        low=low,
        all_low=LOW,
        others_low=others_low,
        others=others,
        all_others_low=LOW_OF_THE_OTHERS,
    )


def fired_on_the_weakest(summaries: int, low: float, others: int) -> str:
    """Return the same where all but `others` of the summaries are by the two weakest systems."""
    return said(
        "On SummEval it fired on {fired:,} of {all:,} summaries; {low:.0%} of them are rated 3 or less for "
        "consistency (of all {all_low:.0%}); all but {others:,} of them come from the two weakest systems.",
        fired=summaries,
        all=SUMMARIES,
        low=low,
        all_low=LOW,
        others=others,
    )


def lifted_as_a_whole(summaries: int, low: float) -> str:
    """Return how many `summaries` were copied sentence by sentence, and which share of them is rated `low`."""
    return said(
        "On SummEval {lifted:,} of {all:,} summaries are lifted as a whole; {low:.1%} of them are rated 3 or less "
        "for consistency (of all {all_low:.0%}).",
        lifted=summaries,
        all=SUMMARIES,
        low=low,
        all_low=LOW,
    )


def too_rare(summaries: int) -> str:
    """Return that a cue fired on too few `summaries` for their ratings to say anything."""
    return said(
        "Too rare on SummEval to measure ({fired:,} of {all:,} summaries).", fired=summaries, all=SUMMARIES
    )


def by_hand(errors: int, twins: int) -> str:
    """Return in how many false sentences a cue stood at the place of the error, and on how many true twins of them."""
    return said(
        "On {false:,} false sentences made by hand it stood at the place of the error in {errors:,}, on {true:,} "
        "true twins in {twins:,}.",
        false=FALSE,
        errors=errors,
        true=TRUE,
        twins=twins,
    )


def none_by_hand() -> str:
    """Return that a cue stood on none of the false sentences."""
    return said("It stood on none of {false:,} false sentences made by hand.", false=FALSE)
