"""`rouge-gui why`: why the scores of a corpus differ under two or more protocols, as a table or as JSON."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from rouge_gui.cli.notices import tell, told
from rouge_gui.cli.progress import progress
from rouge_gui.cli.why_words import as_json, as_table
from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.errors import InvalidOption, RougeGuiError, UnknownExample
from rouge_gui.rouge.options import PROGRAM, Options
from rouge_gui.rouge.pasted import options_of
from rouge_gui.rouge.protocols import PROTOCOLS, protocol
from rouge_gui.study.attribution import Attribution, compare_pair
from rouge_gui.study.real_tools import Check, tool_for
from rouge_gui.study.run import Failure, Pair, pairs

SHOWN = 20
FEWEST = 2


@dataclass
class _Problems:
    """What went wrong while the corpus was read and compared: the first few, and how many."""

    shown: list[str] = field(default_factory=list)
    count: int = 0

    def add(self, problem: Problem) -> None:
        self.count += 1
        if len(self.shown) < SHOWN:
            self.shown.append(told(problem))

    def tell(self) -> None:
        """Print them."""
        for words in self.shown:
            tell(f"rouge-gui: {words}")
        if self.count > len(self.shown):
            tell(f"rouge-gui: ... and {self.count - len(self.shown):,} more.")


def run(given: Namespace) -> int:
    """Compare `given.compared`, each with the first, on the corpus at `given.path` and return the exit code."""
    first, *others = _compared(given)
    attributions = [Attribution(first, other) for other in others]
    checks = [Check(each, tool_for(each)) for each in (first, *others)] if given.real else []
    problems = _Problems()
    with progress(lambda: _count(given)) as advance:
        for pair in _pairs(given, problems):
            failures = [_compare(attribution, pair) for attribution in attributions]
            for check in checks:
                check.add(pair)
            for failure in filter(None, failures):
                problems.add(Problem(given.path, None, Level.ERROR, failure.message))
            advance(1)
    problems.tell()
    if not any(attribution.candidates for attribution in attributions):
        raise _nothing(given)
    printed = as_json if given.json else as_table
    print(printed(attributions, checks, given.compared))  # noqa: T201 (the command's output)
    return 0


def _compared(given: Namespace) -> list[Options]:
    """Return the options to compare, with the flags' changes in all of them."""
    whole = (given.option_protocol, given.perl_flags, given.signature)
    if any(words is not None for words in whole):
        raise InvalidOption(
            "Name what is to be compared as A and B, such as: rouge-gui why rouge-score ROUGE-1.5.5 PATH."
        )
    if len(given.compared) < FEWEST:
        raise InvalidOption(
            f"Only {given.compared[0]!r} is named. Name at least two protocols and then the corpus."
        )
    return [_options(words, given.changes) for words in given.compared]


def _options(words: str, changes: dict[str, Any]) -> Options:
    flags = any(word.startswith("-") for word in words.split()) or words.startswith(f"{PROGRAM} ")
    pasted = flags and words not in PROTOCOLS
    return replace(options_of(words) if pasted else protocol(words).options, **changes)


def _pairs(given: Namespace, problems: _Problems) -> Iterator[Pair]:
    """Yield the candidates that are asked for and that have a reference."""
    for pair in pairs(_examples(given, problems)):
        if pair.references and _is_asked(given, pair):
            yield pair


def _examples(given: Namespace, problems: _Problems) -> Iterator[Example]:
    for item in open_corpus(given.path, given.recipe):
        if isinstance(item, Problem):
            problems.add(item)
        else:
            yield item


def _is_asked(given: Namespace, pair: Pair) -> bool:
    return given.example in (None, pair.example) and given.system in (None, pair.system)


def _compare(attribution: Attribution, pair: Pair) -> Failure | None:
    compared = compare_pair(pair, attribution.options_a, attribution.options_b)
    if isinstance(compared, Failure):
        return compared
    attribution.add(compared)
    return None


def _count(given: Namespace) -> int:
    """Return how many candidates there are to compare; 0 where that cannot be told."""
    with suppress(RougeGuiError):
        return sum(1 for _ in _pairs(given, _Problems()))
    return 0


def _nothing(given: Namespace) -> RougeGuiError:
    if given.example is None and given.system is None:
        return RougeGuiError("Nothing was compared: no example has both a candidate and a reference.")
    example = "any example" if given.example is None else f"example {given.example!r}"
    system = "any system" if given.system is None else f"system {given.system!r}"
    return UnknownExample(f"{given.path}: there is no candidate of {system} with a reference in {example}.")
