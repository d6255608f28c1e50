"""Which engine counts: the compiled one where it was built and knows the options, the portable one elsewhere."""

import importlib.util
from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
from numpy.typing import NDArray

from rouge_gui.rouge.batch import portable
from rouge_gui.rouge.batch.plan import plan
from rouge_gui.rouge.options import Options

Count = Callable[[Sequence[str], Sequence[Sequence[str]]], tuple[NDArray[np.float64], tuple[float, ...]]]
KERNELS = "rouge_gui.rouge.batch.kernels"
COMPILED, PORTABLE = "compiled (Cython)", "portable (pure Python; the compiled kernels are not built here)"


def is_built() -> bool:
    """Tell whether the compiled kernels are at hand."""
    return importlib.util.find_spec(KERNELS) is not None


def name() -> str:
    """Return which engine runs, in words."""
    return COMPILED if is_built() else PORTABLE


def counter(options: Options) -> Count:
    """Return the function from candidates and references to counts under `options`; both engines count the same."""
    asked = plan(options)
    if asked is None or not is_built():
        return partial(portable.count, options=options)
    from rouge_gui.rouge.batch.compiled import Kernel

    return Kernel(options, asked).count


def lets_go(options: Options) -> bool:
    """Tell whether counting under `options` leaves the interpreter to others: threads then share the processors."""
    if plan(options) is None or not is_built():
        return False
    from rouge_gui.rouge.batch.numbering import is_in_kernel

    return is_in_kernel(options)
