"""The command line of ROUGE-1.5.5 read as options of ours."""

import shlex
from collections.abc import Iterator
from typing import Any

from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.kinds import BY_SENTENCE, PERL
from rouge_gui.wording import said

WITH_VALUE = "cefilnprtwbz23"
ALONE = "adhmMsuUvxH"
REFUSED = {
    "3": said("Basic Elements (-3) are not scored here"),
    "M": said("Stemming the references alone (-M) is a slip of the original and not offered here"),
}
LONGEST_GRAM = 99
WHOLE_NUMBERS = {"l": "limit_words", "b": "limit_bytes", "r": "resamples"}
NUMBERS = {"p": "alpha", "c": "confidence"}
AVERAGES = {"0": "scores", "1": "counts", "2": "totals"}


ORIGINAL: dict[str, Any] = {
    "protocol": PERL,
    "variants": ("ROUGE-1", "ROUGE-2", "ROUGE-L"),
    "case": "lower ASCII",
    "tokenizer": PERL,
    "sequence": BY_SENTENCE,
    "weighted": PERL,
    "skip_unigrams": PERL,
    "limited": BY_SENTENCE,
    "measure": "alpha",
    "rounding": "five digits",
    "references": "pooled",
    "interval": PERL,
}


def changes_of(line: str) -> dict[str, Any]:
    """Return the options of `ROUGE-1.5.5.pl` under the flags of `line`, the program's own name allowed before.

    Raises `InvalidOption` for a flag whose effect cannot be had here; files and system names are left aside.
    """
    flags = dict(_flags(line))
    for letter, why in REFUSED.items():
        if letter in flags:
            raise InvalidOption(said("{why}. Leave it out of the command.", why=why))
    changes = {**ORIGINAL, "variants": tuple(_variants(flags))}
    changes |= {name: _whole(flags, letter) for letter, name in WHOLE_NUMBERS.items() if letter in flags}
    changes |= {name: _number(flags, letter) for letter, name in NUMBERS.items() if letter in flags}
    if "m" in flags:
        changes["stemmer"] = PERL
    if "s" in flags:
        changes["stop_words"] = PERL
    if flags.get("f") == "B":
        changes["references"] = "best recall"
    if "t" in flags:
        changes["average"] = AVERAGES.get(flags["t"], "scores")
    return changes


def _flags(line: str) -> Iterator[tuple[str, str]]:
    """Yield the flags of a command line as Perl's Getopt::Std reads them: letters may be bundled, values attached."""
    try:
        words = iter(shlex.split(line))
    except ValueError as error:
        raise InvalidOption(
            said("The command cannot be read ({error}). Check its quotes.", error=str(error))
        ) from None
    for word in words:
        if not word.startswith("-"):
            continue
        letters = word[1:]
        while letters:
            letter, letters = letters[0], letters[1:]
            if letter in WITH_VALUE:
                yield letter, letters or _value(letter, words)
                letters = ""
            elif letter in ALONE:
                yield letter, ""
            else:
                raise InvalidOption(said("-{letter} is not a flag of ROUGE-1.5.5.", letter=letter))


def _value(letter: str, words: Iterator[str]) -> str:
    value = next(words, None)
    if value is None:
        raise InvalidOption(said("-{letter} needs a value.", letter=letter))
    return value


def _variants(flags: dict[str, str]) -> Iterator[str]:
    """Yield the variants in the order in which ROUGE-1.5.5 prints them."""
    longest = _whole(flags, "n")
    if longest > LONGEST_GRAM:
        raise InvalidOption(
            said(
                "-n {asked} asks for more than ROUGE-1 to ROUGE-{most}. Choose a smaller number.",
                asked=longest,
                most=LONGEST_GRAM,
            )
        )
    for n in range(1, longest + 1):
        yield f"ROUGE-{n}"
    if "x" not in flags:
        yield "ROUGE-L"
    if "w" in flags:
        yield f"ROUGE-W-{_number(flags, 'w'):g}"
    if "2" in flags:
        gap = _whole(flags, "2")
        distance = "*" if gap < 0 else str(gap)
        if "u" not in flags:
            yield f"ROUGE-S{distance}"
        if "u" in flags or "U" in flags:
            yield f"ROUGE-SU{distance}"


def _whole(flags: dict[str, str], letter: str) -> int:
    try:
        return int(flags.get(letter, "0"))
    except ValueError:
        raise InvalidOption(
            said("-{letter} needs a whole number, not {value!r}.", letter=letter, value=flags[letter])
        ) from None


def _number(flags: dict[str, str], letter: str) -> float:
    try:
        return float(flags[letter])
    except ValueError:
        raise InvalidOption(
            said("-{letter} needs a number, not {value!r}.", letter=letter, value=flags[letter])
        ) from None
