"""The values that options take and that no registry holds, each with its sentence of help."""

from rouge_gui.rouge.kinds import BY_SENTENCE, MULTISET, PAPER, PERL, SET, WHOLE
from rouge_gui.wording import said

SEQUENCES = {
    WHOLE: said("ROUGE-L and ROUGE-W run over the whole text as one sequence (rouge-score's rougeL)."),
    BY_SENTENCE: said("ROUGE-L and ROUGE-W join the sequences of each sentence with each (ROUGE-1.5.5)."),
}
WEIGHTED = {
    PAPER: said("A run is unbroken in both texts, and identical texts score 1 (Lin 2004, section 4)."),
    PERL: said(
        "A run is unbroken in the reference alone, and its length is weighted twice, so that identical texts stay "
        "below 1 in recall (ROUGE-1.5.5)."
    ),
}
SKIP_UNIGRAMS = {
    PAPER: said("ROUGE-SU counts every word beside the pairs (Lin 2004, 5.1)."),
    PERL: said("ROUGE-SU counts every word but the last beside the pairs (ROUGE-1.5.5)."),
}
LIMITED = {
    WHOLE: said("First bytes cuts the text for every variant."),
    BY_SENTENCE: said(
        "For ROUGE-L and ROUGE-W every sentence shorter than First bytes stays whole (ROUGE-1.5.5's -b)."
    ),
}
AVERAGES = {
    "scores": said("The mean of the examples' scores (ROUGE-1.5.5 -t 0)."),
    "counts": said("Hits and totals are added up over the examples, then one score is made (-t 1)."),
    "totals": said("As counts, and the added counts themselves are told (-t 2)."),
}
INTERVALS = {
    "none": said("No interval."),
    "percentile": said("Percentile bootstrap with a stated seed."),
    "ROUGE-1.5.5": said("Bootstrap with the random numbers and the interpolation of ROUGE-1.5.5."),
}
COUNTING = {
    MULTISET: said("An n-gram, or a word of ROUGE-L, counts as often as both texts hold it."),
    SET: said("An n-gram, or a word of ROUGE-L, counts once, however often it stands there (pltrdy/rouge)."),
}
