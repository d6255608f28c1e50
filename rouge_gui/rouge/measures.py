"""How precision and recall make F, and how numbers are rounded on the way: `MEASURES` and `ROUNDINGS` by name."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from rouge_gui.rouge.score import exact, f_alpha, f_beta, f_lin, f_smoothed, five_digits
from rouge_gui.wording import said

Weigh = Callable[[float, float], float]


@dataclass(frozen=True)
class Measure:
    """`make` takes beta and alpha and returns the function from precision and recall to F."""

    help: str
    make: Callable[[float, float], Weigh]


@dataclass(frozen=True)
class Rounding:
    """`settle` is applied to P and R before F is made of them, and to F."""

    help: str
    settle: Callable[[float], float]


MEASURES: dict[str, Measure] = {
    "beta": Measure(
        said("F with weight beta for recall (van Rijsbergen); 1 is the usual F1."),
        lambda beta, _alpha: partial(f_beta, beta=beta),
    ),
    "alpha": Measure(
        said("F with weight alpha for precision, as ROUGE-1.5.5 -p."),
        lambda _beta, alpha: partial(f_alpha, alpha=alpha),
    ),
    "P/R": Measure(said("F with beta = P / R (Lin 2004, section 3.1)."), lambda _beta, _alpha: f_lin),
    "smoothed": Measure(
        said("2 P R / (P + R + 1e-8), as pltrdy/rouge: never quite 1."), lambda _beta, _alpha: f_smoothed
    ),
}
ROUNDINGS: dict[str, Rounding] = {
    "none": Rounding(said("Full double precision."), exact),
    "five digits": Rounding(
        said("P and R are rounded to five decimals before F is made of them, as ROUGE-1.5.5."), five_digits
    ),
}
