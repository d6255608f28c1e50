"""What an annotator said of a candidate, or of two, at one moment."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, NamedTuple

from rouge_gui.corpus.example import Example

CANNOT_JUDGE = None
CANDIDATE, SOURCE, REFERENCE = "candidate", "source", "reference"

Answer = float | str | None


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


def verdict_of(told: Mapping[str, Any]) -> Verdict:
    """Return the verdict that `Verdict.told` told; ValueError says what in it is missing or has another kind."""
    try:
        spans = tuple(_span(each) for each in told.get("spans", ()))
        return Verdict(
            Item(_text(told, "example"), tuple(map(str, told["systems"]))),
            _text(told, "annotator"),
            _text(told, "scheme"),
            _text(told, "digest"),
            {str(name): _answer(value) for name, value in dict(told.get("answers", {})).items()},
            spans,
            str(told.get("note", "")),
            flagged=bool(told.get("flagged", False)),
            skipped=bool(told.get("skipped", False)),
            withdrawn=bool(told.get("withdrawn", False)),
            shown=tuple(map(str, told.get("shown", ()))),
            seconds=float(told.get("seconds", 0.0)),
            moment=str(told.get("moment", "")),
            revision=int(told.get("revision", 0)),
            uid=str(told.get("uid", "")),
        )
    except KeyError as error:
        raise ValueError(f"a verdict has no {error}") from error
    except (TypeError, AttributeError, IndexError, OverflowError) as error:
        raise ValueError(f"a verdict is not told as one ({error})") from error


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


def _text(told: Mapping[str, Any], name: str) -> str:
    if not isinstance(told[name], str):
        raise TypeError(f"`{name}` is no text")
    return str(told[name])


def _answer(value: object) -> Answer:
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, int | float) and not isinstance(value, bool):
        return float(value)
    raise TypeError(f"{value!r} is no answer")


def _span(told: Mapping[str, Any]) -> SpanLabel:
    evidence = told.get("evidence")
    return SpanLabel(
        _text(told, "label"),
        _text(told, "text"),
        int(told["start"]),
        int(told["end"]),
        str(told.get("quoted", "")),
        str(told.get("severity", "")),
        None if evidence is None else (int(evidence[0]), int(evidence[1])),
    )
