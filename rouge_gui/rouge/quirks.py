"""The quirks of ROUGE-1.5.5: what the original does against its paper or its help, and what that does to a score."""

from rouge_gui.rouge.evaluate import Evaluation
from rouge_gui.rouge.kinds import PERL

QUIRKS: dict[str, str] = {
    "no sentence borders": "N-grams and skip-bigrams run on over the end of a sentence, so that the last word of one and "
    "the first of the next count as a pair.",
    "SU leaves out the last word": "ROUGE-SU adds every single word but the last of each text, so that a match of the "
    "last words alone counts nothing.",
    "one word gives SU 0": "A text of one word has no pair, and its word is the last: under ROUGE-SU it scores 0 even "
    "against itself.",
    "W total weighted twice": "The reference's length in ROUGE-W is raised to the weight twice, so that the recall of "
    "identical texts of m words is m to the power of 1 - weight, not 1.",
    "W sees runs of the reference alone": "In ROUGE-W a run need be unbroken in the reference only: words that the "
    "candidate scatters count as a run, as if they stood side by side.",
    "W run carried over": "In ROUGE-W a word of the sequence that is clipped away neither breaks nor ends a run: the run "
    "goes on behind it, or is lost where it was the last of its sentence.",
    "W stops at an empty reference": "With -w the original divides by zero and stops at a reference without any token; "
    "here that reference counts nothing and a note says so.",
    "F of rounded P and R": "P and R are rounded to five decimals before F is made of them, so that F may differ in the "
    "fifth decimal from that of the unrounded ones.",
    "references pooled": "With several references (-f A) hits and totals are added up over all of them: the score is "
    "neither the best nor the mean, and a long reference weighs more than a short one.",
    "best by recall alone": "-f B takes for each variant the reference with the highest recall, whatever the precision: "
    "ROUGE-L may take another than ROUGE-1 and have the higher P and F.",
    "empty reference counts": "A reference without tokens has no hits, but the candidate's words are counted once more "
    "for it: precision falls, recall does not.",
    "bytes keep sentences": "Under -b, ROUGE-L and ROUGE-W compare every sentence shorter than the limit as a whole and "
    "count it into the recall's total, while hits and precision go by the text that was cut.",
    "limit cuts references": "-l and -b cut the references too, against the help text: what a reference says beyond the "
    "limit can no longer be missed.",
    "leading blank is a word": "Under -l a blank at the start of a line counts as a word, so that one word less is read.",
    "base forms not stemmed": "Under -m a word of WordNet's exception table becomes its base form, which is not stemmed "
    "again: left becomes leave, but leave becomes leav, and the two do not match.",
    "fourth step of the stemmer": "The fourth step of -m makes its tests one after the other, each on what the one "
    "before left, so that element becomes elem and agreement agreem: some words match that Porter's stemmer keeps apart.",
    "pieces of stop words stay": "-s compares whole tokens, after the apostrophe has split them: of isn't the t is left "
    "out, and isn stays and counts.",
    "ASCII only": "Letters outside A to Z separate words and vanish, so that texts in other scripts score 0 even against "
    "themselves.",
    "markup not read": "A line is a sentence as it stands: no SEE or ISI file is read and nothing is cut at a <, where "
    "the original's SEE reader ends the sentence.",
    "added counts keep W weighted": "Under -t 1 the ratio of ROUGE-W's added counts is not brought back by the root, so "
    "that ROUGE-W is lower there than under -t 0.",
    "mean of means": "The average of a corpus is the mean of the resampled means, so that it moves a little with -r and "
    "differs from the plain mean.",
    "low bound interpolated by the high one": "The lower bound of the interval is interpolated with the upper bound's "
    "share, so that it is off where -r times (100 - c) / 200 is no whole number.",
    "bounds above the mean of one": "With -r 1 both bounds are 2.5 % above the only mean; with -c 0 the lower bound lies "
    "above the upper one.",
    "missing candidates left out": "An example without a candidate of a system is left out of that system's average, not "
    "counted as 0.",
}

ABORT = "ROUGE-1.5.5 would stop here: with -w a reference without any token divides by zero."


def notes(evaluation: Evaluation) -> list[str]:
    """Return a sentence for each point at which the original would not have given these numbers."""
    options = evaluation.options
    divides = options.weighted == PERL and any(name.startswith("ROUGE-W") for name in options.variants)
    if divides and any(not reference.tokens for reference in evaluation.references):
        return [ABORT]
    return []
