"""The variants of ROUGE, one file each; `VARIANTS` registers their families."""

import re

from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.kinds import Family, Rules, Variant
from rouge_gui.rouge.variants import lcs, lsum, ngram, skip, weighted
from rouge_gui.wording import said

VARIANTS: dict[str, Family] = {
    "ngram": ngram.FAMILY,
    "lcs": lcs.FAMILY,
    "lsum": lsum.FAMILY,
    "weighted": weighted.FAMILY,
    "skip": skip.FAMILY,
}
USUAL = Rules()
PREFIX = "ROUGE-"
WRITTEN = re.compile(r"(?:(?:rouge|r)[-_ ]?)?(.+)", re.IGNORECASE)


def variant(name: str, rules: Rules = USUAL) -> Variant:
    """Return the variant called `name` (`ROUGE-2`, `ROUGE-L` ...) under `rules`; `InvalidOption` where there is none."""
    for family in VARIANTS.values():
        if found := family.pattern.fullmatch(name):
            return family.make(found, rules)
    known = ", ".join(family.names for family in VARIANTS.values())
    raise InvalidOption(
        said("There is no variant called {name!r}. There are: {known}", name=name, known=known)
    )


def named(words: str) -> str:
    """Return the name of the variant that people write as `words`: `2`, `rouge2`, `R-2`, `rougeLsum`.

    `words` themselves where they name none.
    """
    if found := WRITTEN.fullmatch(words):
        for ending in (found[1].upper(), found[1].capitalize()):
            if _is_variant(PREFIX + ending):
                return PREFIX + ending
    return words


def _is_variant(name: str) -> bool:
    return any(family.pattern.fullmatch(name) for family in VARIANTS.values())
