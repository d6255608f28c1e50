"""What the registry of formats holds, and what all formats check of the verdicts they read."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from rouge_gui.corpus.example import Example, Problem
from rouge_gui.corpus.numbers import finite
from rouge_gui.corpus.rows import Called, WrongRow
from rouge_gui.errors import RougeGuiError
from rouge_gui.study.annotating.checking import faults, told_faults
from rouge_gui.study.annotating.scheme import SINGLE, Scheme
from rouge_gui.study.annotating.verdict import Item, Verdict
from rouge_gui.wording import listed, said

Examples = Mapping[str, Example]


@dataclass(frozen=True)
class Format:
    """One format in which verdicts go out and come in, with its usual ending; `has_texts`: it holds what was judged.

    `help` names it within a sentence; `loses` says what does not come back, empty where all does. `write` puts verdicts
    under a scheme into a new file, with texts from `Examples` (by id) where it has them; `RougeGuiError` where
    it cannot hold them. `read` yields verdicts and what is wrong, and raises `UnreadableFile` where nothing can be read.
    Verdicts of other tools come without number and revision, as the store expects what it takes in.
    """

    help: str
    suffix: str
    loses: str
    write: Callable[[Iterable[Verdict], Scheme, Examples, Path], None]
    read: Callable[[Path, Scheme, Examples], Iterator[Verdict | Problem]]
    has_texts: bool


def called(row: str) -> Called:
    """Return what a row, line or entry of a format should be, for the sentences."""
    return Called(row, said("a verdict"))


def checked(verdict: Verdict, scheme: Scheme, examples: Examples) -> Verdict:
    """Return `verdict`; `WrongRow` says what of it the scheme does not ask, or where a span lies outside its text."""
    if not verdict.annotator.strip():
        raise WrongRow(said("It does not say who judged."))
    if not verdict.item.example:
        raise WrongRow(said("It does not say which example was judged."))
    wrong = [*told_faults(verdict), *faults(verdict, scheme, examples.get(verdict.item.example))]
    if wrong:
        raise WrongRow(listed(wrong, " "))
    return verdict


def known(item: Item, examples: Examples) -> Example:
    """Return the example of `item`, in which each of its systems has a candidate; `WrongRow` where there is none."""
    example = examples.get(item.example)
    if example is None:
        raise WrongRow(said('The corpus holds no example "{example}".', example=item.example))
    for system in item.systems:
        if system not in example.candidates:
            raise WrongRow(
                said(
                    'Example "{example}" has no candidate of "{system}".', example=item.example, system=system
                )
            )
    return example


def shown(item: Item, examples: Examples) -> Example:
    """Return the example of `item` for a format that holds texts; `RougeGuiError` where the corpus lacks it."""
    try:
        return known(item, examples)
    except WrongRow as error:
        raise RougeGuiError(
            said("{error} The format holds the texts that were judged: open their corpus.", error=str(error))
        ) from None


def number(value: object, what: str) -> float:
    """Return a JSON number; `WrongRow` where `what` is none, or one without end."""
    found = finite(value)
    if found is None:
        raise WrongRow(said("{what} is no number.", what=what))
    return found


def check_single(scheme: Scheme, name: str) -> None:
    """Raise `RougeGuiError` where a format that knows one candidate at a time is to hold comparisons of two."""
    if scheme.systems != SINGLE:
        raise RougeGuiError(
            said(
                '{format} holds verdicts on one candidate each; "{scheme}" compares two. Use JSON lines, CSV or Excel.',
                format=name,
                scheme=scheme.title,
            )
        )
