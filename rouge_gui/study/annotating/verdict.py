"""What an annotator said of a candidate, or of two, at one moment."""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, NamedTuple, TypeVar, cast

from rouge_gui.corpus.example import Example
from rouge_gui.corpus.numbers import finite
from rouge_gui.wording import said

CANNOT_JUDGE = None
CANDIDATE, SOURCE, REFERENCE = "candidate", "source", "reference"

Answer = float | str | None
Kind = TypeVar("Kind")


class Item(NamedTuple):
    """What is judged: an example (its id) and the system, or the two systems, of which a candidate is shown."""

    example: str
    systems: tuple[str, ...]


@dataclass(frozen=True)
class SpanLabel:
    """A label on `start` to `end` (code points) of a text; `quoted` is what stands there.

    `text` is `candidate` (of two: `candidate 1`, `candidate 2`, in the order of the item), `source` or `reference 1` ...
    `severity` is empty where the label has none. `evidence`: the place of the source that it was linked to.
    """

    label: str
    text: str
    start: int
    end: int
    quoted: str
    severity: str = ""
    evidence: tuple[int, int] | None = None


@dataclass(frozen=True)
class Verdict:
    """What `annotator` said of `item` under `scheme`, told by `moment` (UTC, ISO 8601) after `seconds` of work.

    `answers`: question -> number, option, or None for "cannot judge". `shown`: the systems in the order in which they
    were shown. `digest`: of the texts that were judged. `uid` is this verdict's own; `revision` counts the verdicts of
    one annotator on one item and scheme, the highest is in force. `withdrawn`: nothing is said any more.
    """

    item: Item
    annotator: str
    scheme: str
    digest: str
    answers: Mapping[str, Answer] = field(default_factory=dict)
    spans: tuple[SpanLabel, ...] = ()
    note: str = ""
    flagged: bool = False
    skipped: bool = False
    withdrawn: bool = False
    shown: tuple[str, ...] = ()
    seconds: float = 0.0
    moment: str = ""
    revision: int = 0
    uid: str = ""

    @property
    def is_done(self) -> bool:
        """Whether something was said that counts."""
        return not self.skipped and not self.withdrawn

    def told(self) -> dict[str, Any]:
        """Return the verdict as JSON has it."""
        told = asdict(self)
        item = told.pop("item")
        return {"example": item[0], "systems": list(item[1]), **told}


def verdict_of(told: object) -> Verdict:
    """Return the verdict that `Verdict.told` told; ValueError says what in it is missing or has another kind.

    Only whose verdict it is, on what and under which scheme must be there; of the rest null is as good as nothing.
    """
    entry = _entry(told, said("a verdict"))
    return Verdict(
        Item(_field(entry, "example", str), tuple(_field(entry, "systems", list))),
        _field(entry, "annotator", str),
        _field(entry, "scheme", str),
        _field(entry, "digest", str),
        {name: _answer(value) for name, value in _entry(entry.get("answers") or {}, "`answers`").items()},
        tuple(_span(each) for each in _list(entry.get("spans") or [], "spans")),
        _field(entry, "note", str, ""),
        flagged=_field(entry, "flagged", bool, default=False),
        skipped=_field(entry, "skipped", bool, default=False),
        withdrawn=_field(entry, "withdrawn", bool, default=False),
        shown=tuple(_field(entry, "shown", list, [])),
        seconds=_field(entry, "seconds", float, 0.0),
        moment=_field(entry, "moment", str, ""),
        revision=_field(entry, "revision", int, 0),
        uid=_field(entry, "uid", str, ""),
    )


def digest_of(example: Example, item: Item) -> str:
    """Return the SHA-256 of the texts that are judged, by which a verdict is found again in a renamed corpus."""
    texts = [example.source or "", *(example.candidates[system].text for system in item.systems)]
    framed = "".join(f"{len(text)}:{text}" for text in texts)
    return hashlib.sha256(framed.encode("utf-8", "surrogatepass")).hexdigest()


def refitted(label: SpanLabel, text: str) -> SpanLabel | None:
    """Return `label` where its quoted words stand in a changed `text`: nearest to where they stood, else None."""
    if text[label.start : label.end] == label.quoted:
        return label
    if not label.quoted:
        return None
    places = []
    start = text.find(label.quoted)
    while start >= 0:
        places.append(start)
        start = text.find(label.quoted, start + 1)
    if not places:
        return None
    nearest = min(places, key=lambda place: abs(place - label.start))
    return replace(label, start=nearest, end=nearest + len(label.quoted))


def in_force(verdicts: Iterable[Verdict]) -> list[Verdict]:
    """Return of each annotator, item and scheme the latest verdict, withdrawn ones left out, in their order.

    The highest revision is the latest; of equal ones (a file that was worked on in two places) that of the later moment,
    then of the higher uid: whoever merges, in whatever order, finds the same.
    """
    latest: dict[tuple[str, Item, str], Verdict] = {}
    for each in verdicts:
        key = each.annotator, each.item, each.scheme
        known = latest.get(key)
        if known is None or _age(each) > _age(known):
            latest[key] = each
    return [each for each in latest.values() if not each.withdrawn]


def _age(verdict: Verdict) -> tuple[int, str, str]:
    return verdict.revision, verdict.moment, verdict.uid


def _entry(told: object, called: str) -> Mapping[str, object]:
    if not isinstance(told, Mapping):
        # ValueError as `verdict_of` says.
        raise ValueError(  # noqa: TRY004
            said("{what} has to be an object, not {found}", what=called, found=_shortly(told))
        )
    return told


def _list(told: object, name: str) -> Sequence[object]:
    if not isinstance(told, list | tuple):
        # ValueError as `verdict_of` says.
        raise ValueError(  # noqa: TRY004
            said("`{field}` has to be a list, not {found}", field=name, found=_shortly(told))
        )
    return told


def _field(entry: Mapping[str, object], name: str, kind: type[Kind], default: Kind | None = None) -> Kind:
    """Return what `entry` has under `name`; without a `default` it has to be there."""
    value = entry.get(name)
    if value is None and default is not None:
        return default
    if name not in entry:
        raise ValueError(said("it has no `{field}`", field=name))
    understood, words = KINDS[kind]
    found = understood(value)
    if found is None:
        raise ValueError(
            said("`{field}` has to be {kind}, not {found}", field=name, kind=words, found=_shortly(value))
        )
    return cast("Kind", found)


def _whole(value: object) -> int | None:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    return int(value) if isinstance(value, float) and value.is_integer() else None


def _texts(value: object) -> list[str] | None:
    is_texts = isinstance(value, list | tuple) and all(isinstance(each, str) for each in value)
    return list(cast("Sequence[str]", value)) if is_texts else None


# What is understood as each kind (None: not this), and the kind in words.
KINDS: Mapping[type, tuple[Callable[[object], object], str]] = {
    str: (lambda value: value if isinstance(value, str) else None, said("a text")),
    bool: (lambda value: value if isinstance(value, bool) else None, said("true or false")),
    float: (finite, said("a number")),
    int: (_whole, said("a whole number")),
    list: (_texts, said("a list of texts")),
}


def _answer(value: object) -> Answer:
    if value is None or isinstance(value, str | float):
        return value
    number = finite(value)
    if number is None:
        raise ValueError(said("{found} is no answer", found=_shortly(value)))
    return number


def _span(told: object) -> SpanLabel:
    entry = _entry(told, said("a span"))
    evidence = entry.get("evidence")
    return SpanLabel(
        _field(entry, "label", str),
        _field(entry, "text", str),
        _field(entry, "start", int),
        _field(entry, "end", int),
        _field(entry, "quoted", str, ""),
        _field(entry, "severity", str, ""),
        None if evidence is None else _stretch(evidence),
    )


def _stretch(told: object) -> tuple[int, int]:
    places = [_whole(each) for each in _list(told, "evidence")]
    if len(places) != 2 or None in places:  # noqa: PLR2004 (where it starts and ends)
        raise ValueError(said("`evidence` has to be two whole numbers, not {found}", found=_shortly(told)))
    start, end = places
    return cast("int", start), cast("int", end)


def _shortly(value: object) -> str:
    return repr(value)[:40]
