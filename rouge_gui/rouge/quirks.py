"""The quirks of ROUGE-1.5.5: what the original does against its paper or its help, and what that does to a score."""

from rouge_gui.rouge.evaluate import Evaluation
from rouge_gui.rouge.kinds import PERL
from rouge_gui.wording import said

QUIRKS: dict[str, str] = {
    said("no sentence borders"): said(
        "N-grams and skip-bigrams run on over the end of a sentence, so that the last word of one and "
        "the first of the next count as a pair."
    ),
    said("SU leaves out the last word"): said(
        "ROUGE-SU adds every single word but the last of each text, so that a match of the "
        "last words alone counts nothing."
    ),
    said("one word gives SU 0"): said(
        "A text of one word has no pair, and its word is the last: under ROUGE-SU it scores 0 even "
        "against itself."
    ),
    said("W total weighted twice"): said(
        "The reference's length in ROUGE-W is raised to the weight twice, so that the recall of "
        "identical texts of m words is m to the power of 1 - weight, not 1."
    ),
    said("W sees runs of the reference alone"): said(
        "In ROUGE-W a run need be unbroken in the reference only: words that the "
        "candidate scatters count as a run, as if they stood side by side."
    ),
    said("W run carried over"): said(
        "In ROUGE-W a word of the sequence that is clipped away neither breaks nor ends a run: the run "
        "goes on behind it, or is lost where it was the last of its sentence."
    ),
    said("W stops at an empty reference"): said(
        "With -w the original divides by zero and stops at a reference without any token; "
        "here that reference counts nothing and a note says so."
    ),
    said("F of rounded P and R"): said(
        "P and R are rounded to five decimals before F is made of them, so that F may differ in the "
        "fifth decimal from that of the unrounded ones."
    ),
    said("references pooled"): said(
        "With several references (-f A) hits and totals are added up over all of them: the score is "
        "neither the best nor the mean, and a long reference weighs more than a short one."
    ),
    said("best by recall alone"): said(
        "-f B takes for each variant the reference with the highest recall, whatever the precision: "
        "ROUGE-L may take another than ROUGE-1 and have the higher P and F."
    ),
    said("empty reference counts"): said(
        "A reference without tokens has no hits, but the candidate's words are counted once more "
        "for it: precision falls, recall does not."
    ),
    said("bytes keep sentences"): said(
        "Under -b, ROUGE-L and ROUGE-W compare every sentence shorter than the limit as a whole and "
        "count it into the recall's total, while hits and precision go by the text that was cut."
    ),
    said("limit cuts references"): said(
        "-l and -b cut the references too, against the help text: what a reference says beyond the "
        "limit can no longer be missed."
    ),
    said("leading blank is a word"): said(
        "Under -l a blank at the start of a line counts as a word, so that one word less is read."
    ),
    said("base forms not stemmed"): said(
        "Under -m a word of WordNet's exception table becomes its base form, which is not stemmed "
        "again: left becomes leave, but leave becomes leav, and the two do not match."
    ),
    said("fourth step of the stemmer"): said(
        "The fourth step of -m makes its tests one after the other, each on what the one before left, so that "
        "element becomes elem and agreement agreem: some words match that Porter's stemmer keeps apart."
    ),
    said("pieces of stop words stay"): said(
        "-s compares whole tokens, after the apostrophe has split them: of isn't the t is left "
        "out, and isn stays and counts."
    ),
    said("ASCII only"): said(
        "Letters outside A to Z separate words and vanish, so that texts in other scripts score 0 even against "
        "themselves."
    ),
    said("markup not read"): said(
        "A line is a sentence as it stands: no SEE or ISI file is read and nothing is cut at a <, where "
        "the original's SEE reader ends the sentence."
    ),
    said("added counts keep W weighted"): said(
        "Under -t 1 the ratio of ROUGE-W's added counts is not brought back by the root, so "
        "that ROUGE-W is lower there than under -t 0."
    ),
    said("mean of means"): said(
        "The average of a corpus is the mean of the resampled means, so that it moves a little with -r and "
        "differs from the plain mean."
    ),
    said("low bound interpolated by the high one"): said(
        "The lower bound of the interval is interpolated with the upper bound's "
        "share, so that it is off where -r times (100 - c) / 200 is no whole number."
    ),
    said("bounds above the mean of one"): said(
        "With -r 1 both bounds are 2.5 % above the only mean; with -c 0 the lower bound lies "
        "above the upper one."
    ),
    said("missing candidates left out"): said(
        "An example without a candidate of a system is left out of that system's average, not counted as 0."
    ),
}

ABORT = said("ROUGE-1.5.5 would stop here: with -w a reference without any token divides by zero.")


def notes(evaluation: Evaluation) -> list[str]:
    """Return a sentence for each point at which the original would not have given these numbers."""
    options = evaluation.options
    divides = options.weighted == PERL and any(name.startswith("ROUGE-W") for name in options.variants)
    if divides and any(not reference.tokens for reference in evaluation.references):
        return [ABORT]
    return []
