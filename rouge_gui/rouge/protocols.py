"""The named protocols: sets of options under which others compute and publish their numbers."""

from dataclasses import dataclass, replace

from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.perl_flags import ORIGINAL


@dataclass(frozen=True)
class Protocol:
    """`options` are what the protocol sets, `help` says whose numbers they are and what is special about them."""

    options: Options
    help: str


PROTOCOLS: dict[str, Protocol] = {
    "rouge-score": Protocol(
        Options(),
        "Google's rouge-score 0.1.2 without stemming: ASCII words, lower case, best F over the references.",
    ),
    "rouge-score-stemmed": Protocol(
        Options(protocol="rouge-score-stemmed", stemmer="porter"),
        "Google's rouge-score 0.1.2 with use_stemmer=True: the same with Porter's stemmer.",
    ),
    "ROUGE-1.5.5": Protocol(
        Options(**ORIGINAL),
        "Lin's script, quirks included: five decimals, union LCS as ROUGE-L, counts pooled over references.",
    ),
}


def protocol(name: str) -> Protocol:
    """Return the protocol called `name`; `InvalidOption` where there is none."""
    if name not in PROTOCOLS:
        message = f"There is no protocol called {name!r}. Choose one of: {', '.join(PROTOCOLS)}."
        raise InvalidOption(message)
    return PROTOCOLS[name]


def title(options: Options) -> str:
    """Return the protocol's name while `options` are its own, else `custom, from NAME`. Variants do not count."""
    own = replace(protocol(options.protocol).options, variants=options.variants)
    return options.protocol if options == own else f"custom, from {options.protocol}"
