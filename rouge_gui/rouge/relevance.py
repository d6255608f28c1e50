"""Which options have no effect beside the others, and which of the original's files they ask for in vain."""

from collections.abc import Callable
from functools import reduce
from typing import NamedTuple

from rouge_gui import perl_data
from rouge_gui.rouge.kinds import PERL
from rouge_gui.rouge.options import Options, about
from rouge_gui.wording import said

NGRAM, LONGEST, SUMMARY = "ROUGE-N", "ROUGE-L", "ROUGE-Lsum"
WEIGHTED, WITH_UNIGRAMS = "ROUGE-W", "ROUGE-SU"


class Condition(NamedTuple):
    """`holds` tells whether an option has an effect under the others; `otherwise` says why it has none."""

    holds: Callable[[Options], bool]
    otherwise: str


def idle(options: Options) -> dict[str, str]:
    """Return the names of the options that change no number beside the others, each with a sentence that says why."""
    return {
        name: condition.otherwise for name, condition in CONDITIONS.items() if not condition.holds(options)
    }


def lacking(options: Options) -> list[str]:
    """Return a sentence for each file of ROUGE-1.5.5 that `options` need and this machine does not have."""
    found = []
    if options.stop_words == PERL and perl_data.stop_file() is None:
        found.append(
            said("ROUGE-1.5.5's stop list is not on this machine: our English list stands in for it.")
        )
    if options.stemmer == PERL and not perl_data.exception_files():
        found.append(
            said("WordNet's exceptions are not on this machine: irregular words are not stemmed as in 1.5.5.")
        )
    return found


def _family(name: str) -> str:
    kind = name.removeprefix("ROUGE-")
    if kind.isdigit():
        return NGRAM
    return next((each for each in (WEIGHTED, WITH_UNIGRAMS) if name.startswith(each)), name)


def _has(options: Options, families: tuple[str, ...]) -> bool:
    return any(_family(name) in families for name in options.variants)


def _or(one: str, other: str) -> str:
    return said("{one} or {other}", one=one, other=other)


def _and(one: str, other: str) -> str:
    return said("{one} and {other}", one=one, other=other)


def _where(name: str, *values: str) -> Condition:
    return Condition(
        lambda options: getattr(options, name) in values,
        said(
            "No effect: it matters only where {option} is {values}.",
            option=about(name).label,
            values=reduce(_or, values),
        ),
    )


def _counted(*families: str) -> Condition:
    return Condition(
        lambda options: _has(options, families),
        said(
            "No effect: it matters only to {variants}, and none is chosen.",
            variants=reduce(_and, families),
        ),
    )


CONDITIONS = {
    "stop_file": _where("stop_words", "file"),
    "counting": _counted(NGRAM, LONGEST, SUMMARY),
    "sequence": _counted(LONGEST, WEIGHTED),
    "weighted": _counted(WEIGHTED),
    "skip_unigrams": _counted(WITH_UNIGRAMS),
    "limited": Condition(
        lambda options: bool(options.limit_bytes) and _has(options, (LONGEST, SUMMARY, WEIGHTED)),
        said(
            "No effect: it matters only to ROUGE-L, ROUGE-Lsum and ROUGE-W, and only with a limit in bytes."
        ),
    ),
    "beta": _where("measure", "beta"),
    "alpha": _where("measure", "alpha"),
    "leader": _where("references", "best by one variant"),
    "confidence": _where("interval", "percentile", PERL),
    "resamples": _where("interval", "percentile", PERL),
    "seed": _where("interval", "percentile"),
}
