r"""Python's word tokenizer `\w+`: runs of letters, digits and underscores of every script."""

from rouge_gui.rouge.kinds import Tokenizer, runs
from rouge_gui.wording import said

TOKENIZER = Tokenizer(
    said(
        r"Runs of letters, digits and underscores of every script (\w+): café stays whole, don't becomes don, t."
    ),
    runs(r"\w+"),
)
