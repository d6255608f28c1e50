"""Runs of ASCII letters and digits, the tokens of rouge-score and of ROUGE-1.5.5; everything else separates."""

from rouge_gui.rouge.kinds import Tokenizer, runs
from rouge_gui.wording import said

SPLIT = runs("[A-Za-z0-9]+")

TOKENIZER = Tokenizer(
    said("Runs of ASCII letters and digits, as rouge-score 0.1.2. Other letters vanish: café becomes caf."),
    SPLIT,
)
PERL = Tokenizer(
    said("Runs of ASCII letters and digits, as ROUGE-1.5.5. Other letters vanish: naïve becomes na, ve."),
    SPLIT,
)
