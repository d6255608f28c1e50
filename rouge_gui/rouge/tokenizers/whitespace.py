"""The whitespace tokenizer: what stands between blanks is a token, punctuation included."""

from rouge_gui.rouge.kinds import Tokenizer, runs
from rouge_gui.wording import said

TOKENIZER = Tokenizer(
    said("What stands between blanks, punctuation included: for text that is tokenized already."),
    runs(r"\S+"),
)
