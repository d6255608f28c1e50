"""The settings that change a number: one frozen record, from which panel, flags, keys and signature follow."""

import math
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from functools import cache, cached_property, partial
from typing import Any

from rouge_gui import __version__
from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.casings import CASINGS
from rouge_gui.rouge.choices import AVERAGES, COUNTING, INTERVALS, LIMITED, SEQUENCES, SKIP_UNIGRAMS, WEIGHTED
from rouge_gui.rouge.kinds import MULTISET, PAPER, WHOLE, Rules
from rouge_gui.rouge.measures import MEASURES, ROUNDINGS
from rouge_gui.rouge.perl_flags import changes_of
from rouge_gui.rouge.punctuation import PUNCTUATION
from rouge_gui.rouge.references import AGGREGATES
from rouge_gui.rouge.score import Scoring
from rouge_gui.rouge.sentences import SENTENCES
from rouge_gui.rouge.signed import ALWAYS, FACT_OF, FACTS, without_fact
from rouge_gui.rouge.tokenizers import TOKENIZERS
from rouge_gui.rouge.variants import PREFIX, named, variant
from rouge_gui.rouge.words import STEMMERS, STOP_LISTS
from rouge_gui.wording import said


@dataclass(frozen=True)
class About:
    """What panel, command line and signature need to know of one option.

    `choices` maps each allowed value to its sentence of help (empty: any value); `bounds` are the inclusive limits
    of a number; `key` is its name in the signature. `group` is the heading that it is shown under, `step` its place in
    the order in which a text is read (0: it is no such step; those of one place are one step).
    """

    label: str
    help: str
    key: str
    choices: Mapping[str, str] = field(default_factory=dict)
    bounds: tuple[float, float] | None = None
    group: str = ""
    step: int = 0


def _helps(registry: Mapping[str, Any]) -> dict[str, str]:
    return {name: entry.help for name, entry in registry.items()}


def _option(default: object, label: str, help_: str, key: str, **more: Any) -> Any:  # noqa: ANN401 (as dataclasses.field)
    return field(default=default, metadata={"about": About(label, help_, key, **more)})


def _read(step: int, *told: Any, **more: Any) -> Any:  # noqa: ANN401 (as `_option`)
    return _option(*told, **more, group=said("Reading the text"), step=step)


_counted, _ruled, _scored, _joined, _averaged = (
    partial(_option, group=group)
    for group in (
        said("What is counted"),
        said("Counting"),
        said("Score"),
        said("References"),
        said("Average"),
    )
)


@dataclass(frozen=True)
class Options:
    """How a candidate is scored against its references. `InvalidOption` says which value does not fit."""

    protocol: str = _option(
        "rouge-score", said("Protocol"), said("The named set of options that these started from."), "protocol"
    )
    variants: tuple[str, ...] = _counted(
        ("ROUGE-1", "ROUGE-2", "ROUGE-L", "ROUGE-Lsum"),
        said("Variants"),
        said(
            "What is counted: ROUGE-1 to ROUGE-10, ROUGE-L, ROUGE-Lsum, ROUGE-W-1.2, ROUGE-S4, ROUGE-SU4 ..."
        ),
        "variants",
    )
    sentences: str = _read(
        1,
        "newline",
        said("Sentences"),
        said("Where a sentence ends. Matters to ROUGE-Lsum, and to ROUGE-L and ROUGE-W by sentence."),
        "sent",
        choices=_helps(SENTENCES),
    )
    limit_words: int = _read(
        2,
        0,
        said("First words"),
        said("Only so many words of each text are read; 0 reads all."),
        "words",
        bounds=(0, 10**9),
    )
    limit_bytes: int = _read(
        2,
        0,
        said("First bytes"),
        said("Only so many bytes of each text are read; 0 reads all."),
        "bytes",
        bounds=(0, 10**9),
    )
    case: str = _read(
        3, "lower", said("Case"), said("Whether Fox and fox are one word."), "case", choices=_helps(CASINGS)
    )
    tokenizer: str = _read(
        4,
        "rouge-score",
        said("Tokenizer"),
        said("How a text is cut into words."),
        "tok",
        choices=_helps(TOKENIZERS),
    )
    punctuation: str = _read(
        5,
        "as tokenized",
        said("Punctuation"),
        said("Whether . , ! are compared."),
        "punct",
        choices=_helps(PUNCTUATION),
    )
    stop_words: str = _read(
        6,
        "none",
        said("Stop words"),
        said("Words that are left out before counting."),
        "stop",
        choices=_helps(STOP_LISTS),
    )
    stop_file: str = _read(
        6, "", said("Stop file"), said("Your own list, one word a line, for Stop words: file."), "stopfile"
    )
    stemmer: str = _read(
        7,
        "none",
        said("Stemmer"),
        said("Whether runs and running are one word."),
        "stem",
        choices=_helps(STEMMERS),
    )
    counting: str = _ruled(
        MULTISET,
        said("Repeated n-grams"),
        said("Whether an n-gram (for ROUGE-L a word) that stands twice counts twice."),
        "count",
        choices=COUNTING,
    )
    sequence: str = _ruled(
        WHOLE,
        said("Sequences"),
        said("What the longest common sequence runs over."),
        "seq",
        choices=SEQUENCES,
    )
    weighted: str = _ruled(
        PAPER,
        said("Runs of ROUGE-W"),
        said("Which runs ROUGE-W counts, and what it divides by."),
        "w",
        choices=WEIGHTED,
    )
    skip_unigrams: str = _ruled(
        PAPER, said("ROUGE-SU words"), said("Which single words ROUGE-SU adds."), "su", choices=SKIP_UNIGRAMS
    )
    limited: str = _ruled(
        WHOLE,
        said("First bytes in L"),
        said("What First bytes cuts for ROUGE-L and ROUGE-W."),
        "lbytes",
        choices=LIMITED,
    )
    measure: str = _scored(
        "beta", said("F"), said("How precision and recall make F."), "f", choices=_helps(MEASURES)
    )
    beta: float = _scored(
        1.0,
        said("Beta"),
        said("Weight of recall in F: 1 is even, 2 favours recall, 0.5 precision."),
        "beta",
        bounds=(0.0, 1000.0),
    )
    alpha: float = _scored(
        0.5,
        said("Alpha"),
        said("ROUGE-1.5.5's -p: 0.5 is even, 1 makes F precision, 0 recall."),
        "alpha",
        bounds=(0.0, 1.0),
    )
    rounding: str = _scored(
        "none",
        said("Rounding"),
        said("Whether P, R and F are rounded on the way."),
        "round",
        choices=_helps(ROUNDINGS),
    )
    references: str = _joined(
        "best",
        said("References"),
        said("How several references make one score."),
        "refs",
        choices=_helps(AGGREGATES),
    )
    leader: str = _joined(
        "ROUGE-1",
        said("Best by"),
        said("The variant that chooses for all, for References: best by one variant."),
        "by",
    )

    average: str = _averaged(
        "scores", said("Average"), said("How the scores of many examples make one."), "avg", choices=AVERAGES
    )
    interval: str = _averaged(
        "percentile",
        said("Interval"),
        said("How the interval of an average is made."),
        "interval",
        choices=INTERVALS,
    )
    confidence: float = _averaged(
        95.0,
        said("Confidence"),
        said("Per cent of the resampled averages inside the interval."),
        "conf",
        bounds=(0.0, 100.0),
    )
    resamples: int = _averaged(
        1000,
        said("Resamples"),
        said("How often the corpus is drawn anew for the interval."),
        "r",
        bounds=(1, 1_000_000),
    )
    seed: int = _averaged(
        0,
        said("Seed"),
        said("Start of the random numbers of the percentile bootstrap."),
        "seed",
        bounds=(0, 2**31 - 1),
    )

    def __post_init__(self) -> None:
        """Check every value against what its option allows."""
        for each in option_fields():
            check(each.name, getattr(self, each.name))
        if not self.variants:
            raise InvalidOption(said("No variant is chosen. Choose at least one, such as ROUGE-1."))
        for name in (*self.variants, self.leader):
            variant(name)
        if len(set(self.variants)) < len(self.variants):
            raise InvalidOption(said("A variant is chosen more than once."))
        if self.limit_words and self.limit_bytes:
            raise InvalidOption(said("Choose a limit in words or one in bytes, not both."))

    @classmethod
    def from_perl_flags(cls, line: str) -> "Options":
        """Return the options that ROUGE-1.5.5 has under the flags of `line`; `InvalidOption` for what cannot be had."""
        return cls(**changes_of(line))

    @classmethod
    def from_signature(cls, line: str) -> "Options":
        """Return the options that wrote the signature `line`; `InvalidOption` where it is none of ours."""
        program, *parts = [part.strip() for part in line.split(" | ")]
        if not program.startswith(PROGRAM):
            raise InvalidOption(
                said(
                    "This is no signature of rouge-gui: it does not begin with {program!r}.", program=PROGRAM
                )
            )
        names = {about(each.name).key: each.name for each in option_fields()}
        changes: dict[str, Any] = {}
        for part in parts:
            key, _, words = part.partition(" ")
            if key in names:
                changes[names[key]] = read(names[key], without_fact(names[key], words))
            elif key not in FACTS:
                raise InvalidOption(
                    said(
                        "The signature holds {key!r}, which this version of rouge-gui does not know.", key=key
                    )
                )
        return cls(**changes)

    def signature(self) -> str:
        """Return one line that says what the numbers are, in sacreBLEU's manner: `key value | key value ...`.

        The options that matter most are always told, others where they differ from rouge-score's.
        """
        told = [
            each
            for each in option_fields()
            if each.name in ALWAYS or getattr(self, each.name) != each.default
        ]
        parts = [f"{about(each.name).key} {self._told(each.name)}" for each in told]
        return " | ".join([f"{PROGRAM} {__version__}", *parts])

    def _told(self, name: str) -> str:
        """Return the value of `name` with what this machine adds to it: which of the original's files it has."""
        value = getattr(self, name)
        return written(value) + FACT_OF.get(name, {}).get(value, lambda: "")()

    @property
    def rules(self) -> Rules:
        """The points on which variants count differently."""
        return Rules(self.sequence, self.weighted, self.skip_unigrams, self.counting)

    @cached_property
    def scoring(self) -> Scoring:
        """How counts become precision, recall and F."""
        weigh = MEASURES[self.measure].make(self.beta, self.alpha)
        return Scoring(weigh, ROUNDINGS[self.rounding].settle)


PROGRAM = "rouge-gui"
LEADER = "leader"


@cache
def option_fields() -> tuple[Field[Any], ...]:
    """Return the fields of `Options` in the order in which they are shown and applied."""
    return fields(Options)


def about(name: str) -> About:
    """Return what there is to know of the option `name`."""
    told: About = _field(name).metadata["about"]
    return told


def written(value: object) -> str:
    """Return an option's value as signature and command line write it: variants without `ROUGE-`, numbers short."""
    if isinstance(value, tuple):
        return ",".join(str(name).removeprefix(PREFIX) for name in value)
    return repr(value).removesuffix(".0") if isinstance(value, float) else str(value)


def read(name: str, words: str) -> object:
    """Return the value of option `name` written as `words`; the inverse of `written`. Variants as people write them."""
    if name == LEADER:
        return named(words)
    parsers: dict[type, Callable[[str], object]] = {tuple: _names, float: _number, int: _whole}
    return parsers.get(type(_field(name).default), str)(words)


@cache
def _field(name: str) -> Field[Any]:
    return next(each for each in option_fields() if each.name == name)


def _names(words: str) -> tuple[str, ...]:
    return tuple(named(part.strip()) for part in words.split(",") if part.strip())


def _number(words: str) -> float:
    try:
        return float(words)
    except ValueError:
        raise InvalidOption(said("{written!r} is not a number.", written=words)) from None


def _whole(words: str) -> int:
    try:
        return int(words)
    except ValueError:
        raise InvalidOption(said("{written!r} is not a whole number.", written=words)) from None


def check(name: str, value: object) -> None:
    """Raise `InvalidOption` where option `name` does not take `value`."""
    told = about(name)
    expected = type(_field(name).default)
    tried = {"option": told.label, "name": name, "value": value}
    if not isinstance(value, expected) and not (expected is float and isinstance(value, int)):
        kind = expected.__name__
        raise InvalidOption(
            said("{option} ({name}) is {value!r}, which is not of the kind {kind}.", **tried, kind=kind)
        )
    if told.choices and value not in tuple(told.choices):
        known = ", ".join(told.choices)
        raise InvalidOption(
            said("{option}: {value!r} is not known. Choose one of: {known}.", **tried, known=known)
        )
    if told.bounds is None:
        return
    low, high = told.bounds
    if not isinstance(value, int | float) or not math.isfinite(value) or not low <= value <= high:
        bounds = {"low": low, "high": high}
        raise InvalidOption(
            said(
                "{option} ({name}) is {value!r}; it must lie between {low:g} and {high:g}.", **tried, **bounds
            )
        )
