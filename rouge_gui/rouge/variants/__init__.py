"""The variants of ROUGE, one file each; `VARIANTS` registers their families."""

from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.kinds import Family, Variant
from rouge_gui.rouge.variants import lcs, lsum, ngram

VARIANTS: dict[str, Family] = {
    "ngram": ngram.FAMILY,
    "lcs": lcs.FAMILY,
    "lsum": lsum.FAMILY,
}


def variant(name: str) -> Variant:
    """Return the variant called `name` (`ROUGE-2`, `ROUGE-L` ...); `InvalidOption` where there is none."""
    for family in VARIANTS.values():
        if found := family.pattern.fullmatch(name):
            return family.make(found)
    known = ", ".join(family.name for family in VARIANTS.values())
    message = f"There is no variant called {name!r}. Known: {known} (N stands for a number)."
    raise InvalidOption(message)
