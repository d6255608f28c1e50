"""rouge-score's tokenizer: runs of ASCII letters and digits; every other character, accents included, separates."""

from rouge_gui.rouge.kinds import Tokenizer, runs

TOKENIZER = Tokenizer(
    "Runs of ASCII letters and digits, as rouge-score 0.1.2. Other letters vanish: café becomes caf.",
    runs("[A-Za-z0-9]+"),
)
