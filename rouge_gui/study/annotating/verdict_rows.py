"""Verdicts as the rows of a table, a column for each question: what CSV and Excel hold.

Spans, and the systems as they were shown, are JSON in one cell. An empty cell is a question that was not answered,
`cannot judge` one that could not be. Numbers are numbers. A question that is called as another column has `answer` before
its name, and an option called `cannot judge` has a star after those words.
"""

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict

from rouge_gui.corpus.rows import WrongRow
from rouge_gui.errors import RougeGuiError
from rouge_gui.study.annotating.scheme import SINGLE, Question, Rating, Scheme
from rouge_gui.study.annotating.verdict import Answer, Verdict, verdict_of
from rouge_gui.wording import counted, said

CANNOT, YES = "cannot judge", "yes"
BEFORE = ("example", "annotator", "scheme")
AFTER = (
    "spans",
    "note",
    "flagged",
    "skipped",
    "withdrawn",
    "shown",
    "seconds",
    "moment",
    "revision",
    "uid",
    "digest",
)
Cell = str | float | None


def columns(scheme: Scheme) -> list[str]:
    """Return the names of the columns."""
    return [*BEFORE, *_systems(scheme), *headings(scheme).values(), *AFTER]


def headings(scheme: Scheme) -> dict[str, str]:
    """Return for each question the name of its column."""
    taken = {*BEFORE, *_systems(scheme), *AFTER}
    found = {}
    for question in scheme.questions:
        name = question.name
        while name in taken:
            name = f"answer {name}"
        taken.add(name)
        found[question.name] = name
    return found


def row_of(verdict: Verdict, scheme: Scheme) -> list[Cell]:
    """Return a verdict's cells, None for empty ones; `RougeGuiError` where it is not on as many systems as is asked."""
    if len(verdict.item.systems) != scheme.systems:
        raise RougeGuiError(
            said(
                'A verdict on example "{example}" is on {systems}; "{scheme}" asks about {wanted}.',
                example=verdict.item.example,
                systems=counted(len(verdict.item.systems), "system"),
                scheme=scheme.title,
                wanted=scheme.systems,
            )
        )
    spans = [{**asdict(each), "evidence": each.evidence} for each in verdict.spans]
    return [
        verdict.item.example,
        verdict.annotator,
        verdict.scheme,
        *verdict.item.systems,
        *(_cell(question, verdict.answers) for question in scheme.questions),
        json.dumps(spans) if spans else None,
        verdict.note or None,
        *(YES if each else None for each in (verdict.flagged, verdict.skipped, verdict.withdrawn)),
        json.dumps(verdict.shown) if verdict.shown else None,
        verdict.seconds,
        verdict.moment or None,
        verdict.revision,
        verdict.uid or None,
        verdict.digest,
    ]


def verdict_of_row(cells: Mapping[str, object], scheme: Scheme) -> Verdict:
    """Return the verdict that a row's cells, by column, tell; `WrongRow` says what is wrong with them.

    Only the example, the systems and the annotator must be there; without a column for it the scheme is the one asked.
    """
    needed = [*BEFORE[:2], *_systems(scheme)]
    for name in needed:
        if not _text(cells, name):
            raise WrongRow(said("There is nothing in the column `{column}`.", column=name))
    answers = {
        question.name: _answer(question, cells[heading])
        for question in scheme.questions
        if cells.get(heading := headings(scheme)[question.name]) not in (None, "")
    }
    told = {
        "example": _text(cells, "example"),
        "systems": [_text(cells, name) for name in _systems(scheme)],
        "annotator": _text(cells, "annotator"),
        "scheme": _text(cells, "scheme") or scheme.name,
        "digest": _text(cells, "digest"),
        "answers": answers,
        "spans": _listed(cells, "spans"),
        "note": _text(cells, "note"),
        **{name: _is_yes(cells, name) for name in ("flagged", "skipped", "withdrawn")},
        "shown": _listed(cells, "shown"),
        "seconds": _number(cells, "seconds"),
        "moment": _text(cells, "moment"),
        "revision": int(_number(cells, "revision")),
        "uid": _text(cells, "uid"),
    }
    try:
        return verdict_of(told)
    except ValueError as error:
        raise WrongRow(said("It is not told as a verdict: {error}.", error=str(error))) from None


def _systems(scheme: Scheme) -> list[str]:
    if scheme.systems == SINGLE:
        return ["system"]
    return [f"system {place}" for place in range(1, scheme.systems + 1)]


def _cell(question: Question, answers: Mapping[str, Answer]) -> Cell:
    if question.name not in answers:
        return None
    answer = answers[question.name]
    return _cannot(question) if answer is None else answer


def _cannot(question: Question) -> str:
    """Return what stands for "cannot judge": no option is called so."""
    word = CANNOT
    while not isinstance(question, Rating) and word in question.options:
        word += "*"
    return word


def _answer(question: Question, cell: object) -> Answer:
    if isinstance(cell, str) and cell == _cannot(question):
        return None
    if isinstance(question, Rating):
        return _as_number(cell, said("The answer to `{question}`", question=question.name))
    return _written(cell)


def _text(cells: Mapping[str, object], name: str) -> str:
    cell = cells.get(name)
    return "" if cell is None else _written(cell)


def _written(cell: object) -> str:
    """Return a cell as text; a spreadsheet makes a number of a name such as 12."""
    is_whole = isinstance(cell, float) and cell.is_integer()
    return f"{cell:.0f}" if is_whole else str(cell)


def _number(cells: Mapping[str, object], name: str) -> float:
    cell = cells.get(name)
    return 0.0 if cell in (None, "") else _as_number(cell, f"`{name}`")


def _as_number(cell: object, what: str) -> float:
    try:
        number = float(str(cell).replace(",", "."))
    except ValueError:
        number = math.nan
    if not math.isfinite(number):
        raise WrongRow(said("{what} is no number, but {cell!r}.", what=what, cell=str(cell)[:40]))
    return number


def _is_yes(cells: Mapping[str, object], name: str) -> bool:
    word = _text(cells, name)
    if word not in ("", YES):
        raise WrongRow(
            said("`{column}` is {word!r}; it can be {yes} or empty.", column=name, word=word[:40], yes=YES)
        )
    return word == YES


def _listed(cells: Mapping[str, object], name: str) -> Sequence[object]:
    cell = _text(cells, name)
    if not cell:
        return []
    try:
        found = json.loads(cell)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, list):
        raise WrongRow(said("`{column}` is no list in JSON.", column=name))
    return found
