"""What each plot of the window of systems is: its choices, what it makes of them, and what a click opens."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from rouge_gui.export.plots.from_measures import axis_of
from rouge_gui.export.plots.kinds import Plot, Scatter
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.systems.plots.drawing.drawing import Place
from rouge_gui.wording import said

ALL = "All systems"
ALL_TOLD = said("All systems")


class Target(NamedTuple):
    """What a click opens: an example with one system, or with two beside each other."""

    example: str
    system: str
    second: str | None = None


@dataclass(frozen=True)
class Asked:
    """A plot of `findings` with its `choices` by field, and what its work has yielded so far."""

    findings: Findings
    choices: Mapping[str, str]
    worked: Sequence[Any] = ()


@dataclass(frozen=True)
class Field:
    """A choice beside a plot: what it `offers` of what is known, `usual` of them first; `written` says it in words."""

    name: str
    label: str
    offers: Callable[[Findings], Sequence[str]]
    usual: int = 0
    written: Callable[[str], str] = axis_of


@dataclass(frozen=True)
class Work:
    """What a plot needs that takes a while: it yields in `steps` steps, once somebody has started it by `button`.

    `run` asks its second argument whether it is to stop.
    """

    button: str
    run: Callable[[Asked, Callable[[], bool]], Iterator[Any]]
    steps: Callable[[Asked], int]


def opens_nothing(_asked: Asked, _plot: Any, _place: Place) -> Target | None:  # noqa: ANN401 (any plot)
    """Return that a click opens nothing: what is shown belongs to no single example."""
    return None


@dataclass(frozen=True)
class Offered:
    """A plot called `name`; `help` says what it is for, `needs` what would fill it where there is nothing."""

    name: str
    help: str
    needs: str
    fields: tuple[Field, ...]
    make: Callable[[Asked], Plot | None]
    target: Callable[[Asked, Any, Place], Target | None] = opens_nothing
    work: Work | None = None


def as_it_is(name: str) -> str:
    """Return a name as it is written."""
    return name


def system_name(name: str) -> str:
    """Return a system's name as it is written, or in words that all are wanted."""
    return ALL_TOLD if name == ALL else name


def with_all(findings: Findings) -> Sequence[str]:
    """Return the systems, before them that all are wanted."""
    return ALL, *findings.measures.systems


def systems_chosen(asked: Asked, field: str) -> Sequence[str]:
    """Return the systems that are to be shown by the choice of a field that offers `with_all`."""
    chosen = asked.choices[field]
    return asked.findings.measures.systems if chosen == ALL else (chosen,)


def systems_of(findings: Findings) -> Sequence[str]:
    """Return the systems."""
    return findings.measures.systems


def target_of_value(asked: Asked, measure: str, place: Place) -> Target | None:
    """Return the example of the place's system that has the place's number."""
    if place.name is None or place.value is None:
        return None
    measures = asked.findings.measures
    away = np.abs(measures.column(measure, place.name) - place.value)
    if np.isnan(away).all():
        return None
    return Target(measures.examples[int(np.nanargmin(away))], place.name)


def target_of_point(asked: Asked, plot: Scatter, place: Place) -> Target | None:
    """Return the example and the system of the place's point."""
    if plot.rows is None or place.point is None or place.name is None:
        return None
    return Target(asked.findings.measures.examples[int(plot.rows[place.point])], place.name)
