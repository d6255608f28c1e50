"""What a signature always tells, and what this machine adds to it: which of the original's files it has."""

from collections.abc import Callable

from rouge_gui import perl_data
from rouge_gui.rouge.kinds import PERL

FACTS = ("text",)
ALWAYS = frozenset(
    (
        "protocol",
        "variants",
        "sentences",
        "case",
        "tokenizer",
        "stop_words",
        "stemmer",
        "measure",
        "references",
    )
)
WITH_FILES, WITHOUT_EXCEPTIONS, WITHOUT_LIST = (
    "+exc",
    " (exceptions missing)",
    " (list missing, ours in its place)",
)
FACT_OF: dict[str, dict[str, Callable[[], str]]] = {
    "stemmer": {PERL: lambda: WITH_FILES if perl_data.exception_files() else WITHOUT_EXCEPTIONS},
    "stop_words": {PERL: lambda: "" if perl_data.stop_file() else WITHOUT_LIST},
}


def without_fact(name: str, words: str) -> str:
    """Return the value of option `name` that a signature writes as `words`, without what a machine added to it."""
    for value in FACT_OF.get(name, {}):
        if words.startswith(value):
            return value
    return words
