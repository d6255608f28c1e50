"""The variants of ROUGE, one file each; `VARIANTS` registers their families."""

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


def variant(name: str, rules: Rules = USUAL) -> Variant:
    """Return the variant called `name` (`ROUGE-2`, `ROUGE-L` ...) under `rules`; `InvalidOption` where there is none."""
    for family in VARIANTS.values():
        if found := family.pattern.fullmatch(name):
            return family.make(found, rules)
    known = ", ".join(family.name for family in VARIANTS.values())
    raise InvalidOption(
        said(
            "There is no variant called {name!r}. Known: {known} (N stands for a number).",
            name=name,
            known=known,
        )
    )


def is_variant(name: str) -> bool:
    """Tell whether there is a variant called `name`."""
    return any(family.pattern.fullmatch(name) for family in VARIANTS.values())
