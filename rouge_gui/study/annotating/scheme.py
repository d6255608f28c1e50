"""What annotators are asked of a candidate, or of two: ratings, choices and labels for spans, as a TOML file says it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rouge_gui.corpus.toml_files import read_toml, typed
from rouge_gui.errors import RougeGuiError, UnreadableFile
from rouge_gui.wording import counted, said

LOWEST, HIGHEST = 0, 9
# Keys of the review itself; no label may take them.
TAKEN = frozenset("nufsj")
SINGLE, PAIR = 1, 2


@dataclass(frozen=True)
class Rating:
    """A number from `low` to `high` (a digit each) that answers `title`; `ends` say what the two ends mean."""

    name: str
    title: str
    low: int
    high: int
    help: str = ""
    ends: tuple[str, str] = ("", "")


@dataclass(frozen=True)
class Choice:
    """One of at most nine `options`, by its place: the digit 1 chooses the first."""

    name: str
    title: str
    options: tuple[str, ...]
    help: str = ""


Question = Rating | Choice


@dataclass(frozen=True)
class Label:
    """What a stretch of text may be called, by a letter; `severities` from the slightest, () for none.

    `linked`: a span of the candidate may be linked to the place in the source that speaks for it.
    """

    name: str
    title: str
    key: str
    severities: tuple[str, ...] = ()
    help: str = ""
    linked: bool = True


@dataclass(frozen=True)
class Scheme:
    """What is asked, in this order, of one system's candidate (`systems` 1) or of two systems' (2).

    `name` stands in every verdict; a scheme that asks something else has another name.
    """

    name: str
    title: str
    systems: int = SINGLE
    help: str = ""
    ratings: tuple[Rating, ...] = ()
    choices: tuple[Choice, ...] = ()
    labels: tuple[Label, ...] = field(default=())

    @property
    def questions(self) -> tuple[Question, ...]:
        """The ratings, then the choices."""
        return (*self.ratings, *self.choices)

    @property
    def has_links(self) -> bool:
        """Whether a span may be linked to the source: some label says so."""
        return any(label.linked for label in self.labels)

    def question(self, name: str) -> Question:
        """Return the question called `name`; KeyError where there is none."""
        return {each.name: each for each in self.questions}[name]


def answers_of(question: Question) -> tuple[str, ...]:
    """Return what may be answered, in words, in the order of the digits that choose it."""
    if isinstance(question, Rating):
        return tuple(str(value) for value in range(question.low, question.high + 1))
    return question.options


def digit_of(question: Question, answer: str) -> int:
    """Return the digit that answers `answer`; ValueError where it is no answer."""
    first = question.low if isinstance(question, Rating) else 1
    return first + answers_of(question).index(answer)


def read_scheme(path: Path) -> Scheme:
    """Return the scheme in a TOML file; `UnreadableFile` says what in it is not understood."""
    given = read_toml(path, said("scheme"))
    try:
        scheme = _scheme(given)
        check(scheme)
    except RougeGuiError as error:
        raise UnreadableFile(
            path, said("is no scheme that is understood: {error}", error=str(error))
        ) from error
    return scheme


def scheme_text(scheme: Scheme) -> str:
    """Return the text of a TOML file from which `read_scheme` makes the same scheme again."""
    import tomlkit

    document: dict[str, Any] = {"name": scheme.name, "title": scheme.title, "systems": scheme.systems}
    if scheme.help:
        document["help"] = scheme.help
    for part in PARTS:
        entries = [_told(each) for each in getattr(scheme, part)]
        if entries:
            document[part] = entries
    return tomlkit.dumps(document)


def check(scheme: Scheme) -> None:
    """Raise `RougeGuiError` where the scheme cannot be asked: names or keys twice, digits that do not suffice."""
    for fault in _faults(scheme):
        raise RougeGuiError(fault)


def _faults(scheme: Scheme) -> Iterator[str]:
    if not scheme.name.strip():
        yield said("the scheme has no name.")
    if scheme.systems not in {SINGLE, PAIR}:
        yield said(
            "`systems` is {systems}; it can be 1 (rate a candidate) or 2 (compare two).",
            systems=scheme.systems,
        )
    if not scheme.questions and not scheme.labels:
        yield said("nothing is asked: give it [[ratings]], [[choices]] or [[labels]].")
    names = [each.name for each in (*scheme.questions, *scheme.labels)]
    yield from (said('the name "{name}" stands twice.', name=name) for name in _twice(names))
    yield from (
        said('"{name}" has no title.', name=each.name)
        for each in (*scheme.questions, *scheme.labels)
        if not each.title
    )
    for rating in scheme.ratings:
        if not LOWEST <= rating.low < rating.high <= HIGHEST:
            yield said(
                '"{rating}" runs from {low} to {high}; a rating runs from 0 or more to 9 or less.',
                rating=rating.name,
                low=rating.low,
                high=rating.high,
            )
    for choice in scheme.choices:
        if not PAIR <= len(choice.options) <= HIGHEST or list(_twice(choice.options)):
            yield said('"{choice}" needs two to nine different options.', choice=choice.name)
    yield from _label_faults(scheme.labels)


def _label_faults(labels: Sequence[Label]) -> Iterator[str]:
    for label in labels:
        if len(label.key) != 1 or not label.key.isalpha() or label.key != label.key.lower():
            yield said(
                'the key of "{label}" is "{key}"; it has to be one small letter.',
                label=label.name,
                key=label.key,
            )
        if label.key in TAKEN:
            yield said(
                'the key "{key}" of "{label}" is one of the review itself ({taken}).',
                key=label.key,
                label=label.name,
                taken=", ".join(sorted(TAKEN)),
            )
        if len(label.severities) > HIGHEST:
            yield said(
                '"{label}" has more than {severities}.',
                label=label.name,
                severities=counted(HIGHEST, "severity", "severities"),
            )
    yield from (
        said('the key "{key}" stands for two labels.', key=key)
        for key in _twice([each.key for each in labels])
    )


def _twice(words: Sequence[str]) -> Iterator[str]:
    return (word for place, word in enumerate(words) if word in words[:place])


PARTS: Mapping[str, type[Rating | Choice | Label]] = {"ratings": Rating, "choices": Choice, "labels": Label}
TOP = {"name": str, "title": str, "systems": int, "help": str}
FIELDS: Mapping[str, Mapping[str, type]] = {
    "ratings": {"name": str, "title": str, "low": int, "high": int, "help": str, "ends": list},
    "choices": {"name": str, "title": str, "options": list, "help": str},
    "labels": {"name": str, "title": str, "key": str, "severities": list, "help": str, "linked": bool},
}
NEEDED = {
    "ratings": ("name", "title", "low", "high"),
    "choices": ("name", "title", "options"),
    "labels": ("name", "title", "key"),
}


def _scheme(given: Mapping[str, Any]) -> Scheme:
    parts = {name: given[name] for name in PARTS if name in given}
    top = typed({name: value for name, value in given.items() if name not in parts}, TOP, said("the scheme"))
    for name in ("name", "title"):
        if name not in top:
            raise RougeGuiError(said("the scheme has no `{field}`.", field=name))
    entries: dict[str, Any] = {name: tuple(_entries(name, value)) for name, value in parts.items()}
    return Scheme(**top, **entries)


def _entries(part: str, value: object) -> Iterator[Any]:
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        raise RougeGuiError(said("`{part}` has to be a list of tables, each under [[{part}]].", part=part))
    for number, entry in enumerate(value, start=1):
        where = said("[[{part}]] number {number}", part=part, number=number)
        told = typed(entry, FIELDS[part], where)
        for name in NEEDED[part]:
            if name not in told:
                raise RougeGuiError(said("{place} has no `{field}`.", place=where, field=name))
        if part == "ratings" and len(told.get("ends", ("", ""))) != PAIR:
            raise RougeGuiError(
                said("{place}: `ends` has to be two texts, of the low and of the high end.", place=where)
            )
        yield PARTS[part](**told)


def _told(entry: Rating | Choice | Label) -> dict[str, Any]:
    part = next(name for name, kind in PARTS.items() if isinstance(entry, kind))
    told = {name: getattr(entry, name) for name in FIELDS[part]}
    plain = {"", (), ("", "")}
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in told.items()
        if not (value in plain or (name == "linked" and value))
    }
