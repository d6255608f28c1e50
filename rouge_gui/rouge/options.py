"""The settings that change a number: one frozen record, from which panel, flags, keys and signature follow."""

import math
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, cast

from rouge_gui import __version__
from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.casings import CASINGS
from rouge_gui.rouge.references import AGGREGATES
from rouge_gui.rouge.sentences import SENTENCES
from rouge_gui.rouge.tokenizers import TOKENIZERS
from rouge_gui.rouge.variants import variant
from rouge_gui.rouge.words import STEMMERS, STOP_LISTS


@dataclass(frozen=True)
class About:
    """What panel, command line and signature need to know of one option.

    `choices` maps each allowed value to its sentence of help (empty: any value); `bounds` are the inclusive limits
    of a number; `key` is its name in the signature.
    """

    label: str
    help: str
    key: str
    choices: Mapping[str, str] = field(default_factory=dict)
    bounds: tuple[float, float] | None = None


def _helps(registry: Mapping[str, Any]) -> dict[str, str]:
    return {name: entry.help for name, entry in registry.items()}


def _option(default: object, about: About) -> Any:  # noqa: ANN401 (dataclasses.field is typed so)
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True)
class Options:
    """How a candidate is scored against its references. `InvalidOption` says which value does not fit."""

    protocol: str = _option(
        "rouge-score", About("Protocol", "The named set of options these started from.", "protocol")
    )
    variants: tuple[str, ...] = _option(
        ("ROUGE-1", "ROUGE-2", "ROUGE-L", "ROUGE-Lsum"),
        About("Variants", "What is counted: ROUGE-1, ROUGE-2 ..., ROUGE-L, ROUGE-Lsum.", "variants"),
    )
    sentences: str = _option(
        "newline",
        About("Sentences", "Where a sentence ends. Matters to ROUGE-Lsum.", "sent", _helps(SENTENCES)),
    )
    case: str = _option("lower", About("Case", "Whether Fox and fox are one word.", "case", _helps(CASINGS)))
    tokenizer: str = _option(
        "rouge-score", About("Tokenizer", "How a text is cut into words.", "tok", _helps(TOKENIZERS))
    )
    stop_words: str = _option(
        "none", About("Stop words", "Words that are left out before counting.", "stop", _helps(STOP_LISTS))
    )
    stemmer: str = _option(
        "none", About("Stemmer", "Whether runs and running are one word.", "stem", _helps(STEMMERS))
    )
    beta: float = _option(
        1.0,
        About(
            "Beta",
            "Weight of recall in F: 1 is even, 2 favours recall, 0.5 precision.",
            "beta",
            {},
            (0.0, 1000.0),
        ),
    )
    references: str = _option(
        "best", About("References", "How several references make one score.", "refs", _helps(AGGREGATES))
    )

    def __post_init__(self) -> None:
        """Check every value against what its option allows."""
        for each in option_fields():
            _check(each.name, getattr(self, each.name), about(each.name))
        if not self.variants:
            message = "No variant is chosen. Choose at least one, such as ROUGE-1."
            raise InvalidOption(message)
        for name in self.variants:
            variant(name)
            if self.variants.count(name) > 1:
                message = f"{name} is chosen more than once."
                raise InvalidOption(message)

    def signature(self) -> str:
        """Return one line that says what the numbers are, in sacreBLEU's manner: `key value | key value ...`."""
        parts = [f"{about(each.name).key} {written(getattr(self, each.name))}" for each in option_fields()]
        return " | ".join([f"rouge-gui {__version__}", *parts])


def option_fields() -> tuple[Field[Any], ...]:
    """Return the fields of `Options` in the order in which they are shown."""
    return fields(Options)


def about(name: str) -> About:
    """Return what there is to know of the option `name`."""
    return cast("About", next(each for each in option_fields() if each.name == name).metadata["about"])


def written(value: object) -> str:
    """Return an option's value as signature and command line write it: tuples joined by commas, numbers short."""
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return repr(value).removesuffix(".0") if isinstance(value, float) else str(value)


def read(name: str, words: str) -> object:
    """Return the value of option `name` written as `words`; the inverse of `written`."""
    default = next(each for each in option_fields() if each.name == name).default
    parsers: dict[type, Callable[[str], object]] = {tuple: _names, float: _number}
    return parsers.get(type(default), str)(words)


def _names(words: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in words.split(",") if part.strip())


def _number(words: str) -> float:
    try:
        return float(words)
    except ValueError:
        message = f"{words!r} is not a number."
        raise InvalidOption(message) from None


def _check(name: str, value: object, told: About) -> None:
    if told.choices and value not in tuple(told.choices):
        message = f"{told.label}: {value!r} is not known. Choose one of: {', '.join(told.choices)}."
        raise InvalidOption(message)
    if told.bounds is None:
        return
    low, high = told.bounds
    if not isinstance(value, int | float) or not math.isfinite(value) or not low <= value <= high:
        message = f"{told.label} ({name}) is {value!r}; it must lie between {low:g} and {high:g}."
        raise InvalidOption(message)
