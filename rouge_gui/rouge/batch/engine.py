"""Which engine counts: the compiled one where it was built and knows the options, the portable one elsewhere."""

from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol

from rouge_gui.rouge.options import Options
from rouge_gui.wording import said

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

KERNELS = "rouge_gui.rouge.batch.kernels"
COMPILED = said("compiled (Cython)")
PORTABLE = said("portable (pure Python; the compiled kernels are not built here)")


class Count(Protocol):
    """Counts what `portable.count` returns."""

    def __call__(
        self, candidates: Sequence[str], references: Sequence[Sequence[str]], /
    ) -> "tuple[NDArray[np.float64], tuple[float, ...]]":
        """Return the counts of each candidate with each of its references, and the powers of the variants."""


def is_built() -> bool:
    """Tell whether the compiled kernels are at hand."""
    return find_spec(KERNELS) is not None


def name() -> str:
    """Return which engine runs, in words; neither engine is loaded for it, nor numpy."""
    return COMPILED if is_built() else PORTABLE


def counter(options: Options) -> Count:
    """Return the function from candidates and references to counts under `options`; both engines count the same."""
    from rouge_gui.rouge.batch import portable
    from rouge_gui.rouge.batch.plan import plan

    asked = plan(options)
    if asked is None or not is_built():
        return partial(portable.count, options=options)
    from rouge_gui.rouge.batch.compiled import Kernel

    return Kernel(options, asked).count


def lets_go(options: Options) -> bool:
    """Tell whether counting under `options` leaves the interpreter to others: threads then share the processors."""
    from rouge_gui.rouge.batch.plan import plan

    if plan(options) is None or not is_built():
        return False
    from rouge_gui.rouge.batch.numbering import is_in_kernel

    return is_in_kernel(options)
