"""Marot's table of MQM errors: a line for each error span, which `<v>` and `</v>` enclose in the source or the target.

The ten columns are those of Marot's README ("Data file format"): system, doc, docSegId, globalSegId, rater, source,
target, category, severity, metadata. Our example is its doc, of one segment; a candidate without errors has a line of
`no-error`. A span of the candidate whose evidence is known is enclosed in the source too. Lines hold no tabs and no line
ends, so that each of them in a text is a space here, and all places stay the same.
"""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path

from rouge_gui.corpus.decoding import patched_pairs
from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.lines import Line, read_lines
from rouge_gui.corpus.rows import LINE, WrongRow, parts_of
from rouge_gui.errors import RougeGuiError
from rouge_gui.study.annotating.format_kinds import (
    Examples,
    Format,
    called,
    check_single,
    known,
    shown,
)
from rouge_gui.study.annotating.scheme import Label, Scheme
from rouge_gui.study.annotating.verdict import (
    CANDIDATE,
    SOURCE,
    Item,
    SpanLabel,
    Verdict,
    digest_of,
    refitted,
)
from rouge_gui.wording import counted, said

COLUMNS = (
    "system",
    "doc",
    "docSegId",
    "globalSegId",
    "rater",
    "source",
    "target",
    "category",
    "severity",
    "metadata",
)
NAME = said("Marot's table")
HEADER = "system\tdoc"
NO_ERROR, UNSPECIFIED = "no-error", "unspecified"
OPEN, CLOSE = "<v>", "</v>"
BREAKS = str.maketrans("\t\n\r", "   ")
# How many of a text's own tags are tried, where it holds some.
TRIED = 30
# The end of the year 9998, in milliseconds.
LAST = 253_370_764_800_000
Stretch = tuple[int, int]


@dataclass(frozen=True)
class _Row:
    """A line of the table that tells of an error, or of none (`span` is None)."""

    item: Item
    rater: str
    span: SpanLabel | None
    note: str
    moment: str


def write(verdicts: Iterable[Verdict], scheme: Scheme, examples: Examples, path: Path) -> None:
    """Write a line for each span of each verdict that is done."""
    check_single(scheme, NAME)
    if not scheme.labels:
        raise RougeGuiError(
            said('Marot\'s table holds error spans; "{scheme}" asks for none.', scheme=scheme.title)
        )
    with path.open("w", encoding="utf-8", newline="\n") as handle:
        handle.write("\t".join(COLUMNS) + "\n")
        for verdict in verdicts:
            if verdict.is_done:
                example = shown(verdict.item, examples)
                handle.writelines("\t".join(cells) + "\n" for cells in _lines(verdict, example))


def read(path: Path, scheme: Scheme, examples: Examples) -> Iterator[Verdict | Problem]:
    """Yield a verdict for each rater of each candidate, after what is wrong with the lines."""
    check_single(scheme, NAME)
    corpus = _Corpus(examples)
    told: dict[tuple[Item, str], list[_Row]] = {}

    def rows(number: int, text: str) -> Iterator[_Row | Problem]:
        yield from _rows(path, number, text.split("\t"), scheme, corpus)

    lines = (line for line in read_lines(path) if isinstance(line, Problem) or _is_row(line))
    for row in parts_of(path, lines, rows, called(LINE)):
        if isinstance(row, Problem):
            yield row
        else:
            told.setdefault((row.item, row.rater), []).append(row)
    for (item, rater), own in told.items():
        yield _verdict(item, rater, own, scheme, examples)


def _lines(verdict: Verdict, example: Example) -> Iterator[list[str]]:
    target = example.candidates[verdict.item.systems[0]].text
    source = example.source or ""
    if not verdict.spans:
        yield _line(verdict, source, target, (NO_ERROR, NO_ERROR), "")
    for span in verdict.spans:
        texts = {CANDIDATE: target, SOURCE: source}
        fitting = refitted(span, texts[span.text]) if span.text in texts else None
        if fitting is not None:
            texts[span.text] = _enclosed(texts[span.text], (fitting.start, fitting.end))
            if span.evidence is not None and span.text == CANDIDATE:
                texts[SOURCE] = _enclosed(source, span.evidence)
        severity = span.severity or UNSPECIFIED
        quoted = span.quoted if fitting is not None else ""
        yield _line(verdict, texts[SOURCE], texts[CANDIDATE], (span.label, severity), quoted)


def _line(verdict: Verdict, source: str, target: str, category: tuple[str, str], quoted: str) -> list[str]:
    metadata: dict[str, object] = {"marked_text": quoted}
    if verdict.note:
        metadata["note"] = verdict.note
    if (stamp := _stamp(verdict.moment)) is not None:
        metadata["timestamp"] = stamp
    cells = [
        verdict.item.systems[0],
        verdict.item.example,
        "1",
        "0",
        verdict.annotator,
        source,
        target,
        *category,
    ]
    return [*map(_flat, cells), json.dumps(metadata)]


def _stamp(moment: str) -> int | None:
    """Return a moment in milliseconds since 1970, None where it is none."""
    try:
        told = datetime.fromisoformat(moment)
        return round((told if told.tzinfo else told.replace(tzinfo=UTC)).timestamp() * 1000)
    except (ValueError, OverflowError):
        return None


def _enclosed(text: str, stretch: Stretch) -> str:
    start, end = stretch
    return f"{text[:start]}{OPEN}{text[start:end]}{CLOSE}{text[end:]}"


def _flat(text: str) -> str:
    return patched_pairs(text.translate(BREAKS))[0]


def _is_row(line: Line) -> bool:
    return bool(line.text.strip()) and HEADER not in line.text


def _rows(
    path: Path, number: int, cells: list[str], scheme: Scheme, corpus: "_Corpus"
) -> Iterator[_Row | Problem]:
    """Yield what a line tells: nothing where it is of no rater, else its spans."""
    if len(cells) < len(COLUMNS) - 1:
        raise WrongRow(
            said(
                "There are {cells}; Marot's lines have {wanted}.",
                cells=counted(len(cells), "cell"),
                wanted=len(COLUMNS),
            )
        )
    line = dict(zip(COLUMNS, [*cells, ""], strict=False))
    if not line["rater"].strip():
        return
    item, example = corpus.found(line["doc"], line["system"])
    note, moment, quoted = _metadata(line["metadata"])
    row = _Row(item, line["rater"], None, note, moment)
    if line["category"].casefold() == NO_ERROR:
        yield row
        return
    label, severity = _label(line["category"], line["severity"], scheme)
    target, source = example.candidates[item.systems[0]].text, example.source or ""
    in_target = _places(line["target"], target, "target", quoted)
    in_source = _places(line["source"], source, "source", quoted)
    evidence = in_source[0] if len(in_source) == 1 and in_target else None
    stretches = [(CANDIDATE, target, each) for each in in_target]
    if not stretches:
        stretches = [(SOURCE, source, each) for each in in_source]
    for name, text, (start, end) in stretches:
        if start == end:
            raise WrongRow(said("It encloses nothing."))
        yield replace(row, span=SpanLabel(label.name, name, start, end, text[start:end], severity, evidence))
    if not stretches:
        message = said(
            "This line marks no text as {label}; the candidate counts as judged, the error is lost.",
            label=label.name,
        )
        yield Problem(path, number, Level.WARNING, message)
        yield row


class _Corpus:
    """Finds examples and systems by names in which tabs and line ends are spaces."""

    def __init__(self, examples: Examples) -> None:
        self._examples = examples
        self._names = {_flat(name): name for name in examples}

    def found(self, doc: str, system: str) -> tuple[Item, Example]:
        """Return what a line is about; `WrongRow` where the corpus does not hold it."""
        name = self._names.get(doc, doc)
        candidates = self._examples[name].candidates if name in self._examples else {}
        item = Item(name, (next((each for each in candidates if _flat(each) == system), system),))
        return item, known(item, self._examples)


def _label(category: str, severity: str, scheme: Scheme) -> tuple[Label, str]:
    """Return the label and the severity that are called so, whatever their case; `WrongRow` where there are none."""
    labels = {each.title.casefold(): each for each in scheme.labels}
    labels |= {each.name.casefold(): each for each in scheme.labels}
    label = labels.get(category.casefold())
    if label is None:
        raise WrongRow(said('The scheme has no label "{label}".', label=category[:80]))
    severities = {"": "", UNSPECIFIED: "", **{each.casefold(): each for each in label.severities}}
    if severity.casefold() not in severities:
        raise WrongRow(
            said('"{label}" has no severity "{severity}".', label=label.name, severity=severity[:80])
        )
    return label, severities[severity.casefold()]


def _places(marked: str, text: str, column: str, quoted: str) -> list[Stretch]:
    """Return the stretches of `text` that are enclosed in `marked`; `WrongRow` where that is another text.

    Where the text's own tags leave a choice, that whose words are `quoted` counts.
    """
    plain = _flat(text)
    if marked == plain:
        return []
    if len(marked) == len(plain) + len(OPEN) + len(CLOSE):
        fitting = [
            (start, end - len(OPEN))
            for start, end in _pairs(marked)
            if marked[:start] + marked[start + len(OPEN) : end] + marked[end + len(CLOSE) :] == plain
        ]
        if fitting:
            return [next((each for each in fitting if plain[each[0] : each[1]] == _flat(quoted)), fitting[0])]
    before, *parts = marked.split(OPEN)
    pieces, places, length = [before], [], len(before)
    for inside, _, behind in (part.partition(CLOSE) for part in parts):
        pieces += [inside, behind]
        places.append((length, length + len(inside)))
        length += len(inside) + len(behind)
    if "".join(pieces) != plain:
        raise WrongRow(said("Its {column} is another text than the corpus has.", column=column))
    return places


def _pairs(marked: str) -> Iterator[Stretch]:
    """Yield where a tag opens and one closes behind it: more than once where the text holds tags of its own."""
    for opening in islice(re.finditer(OPEN, marked), TRIED):
        for closing in islice(re.compile(CLOSE).finditer(marked, opening.end()), TRIED):
            yield opening.start(), closing.start()


def _metadata(cell: str) -> tuple[str, str, str]:
    """Return note, moment and marked text as metadata tell them; what is no JSON is a note, as in older files."""
    try:
        told = json.loads(cell or "{}")
    except (ValueError, RecursionError):
        return cell, "", ""
    if not isinstance(told, dict):
        return cell, "", ""
    note, stamp, quoted = (told.get(name) for name in ("note", "timestamp", "marked_text"))
    moment = ""
    if isinstance(stamp, int) and 0 <= stamp < LAST:
        moment = datetime.fromtimestamp(stamp / 1000, UTC).isoformat()
    return (
        note if isinstance(note, str) else "",
        moment,
        quoted if isinstance(quoted, str) else "",
    )


def _verdict(item: Item, rater: str, rows: list[_Row], scheme: Scheme, examples: Examples) -> Verdict:
    spans = tuple(dict.fromkeys(row.span for row in rows if row.span is not None))
    return Verdict(
        item,
        rater,
        scheme.name,
        digest_of(examples[item.example], item),
        {},
        spans,
        "\n".join(dict.fromkeys(row.note for row in rows if row.note)),
        moment=max(row.moment for row in rows),
    )


FORMAT = Format(
    said("Marot's table of MQM errors"),
    ".tsv",
    said(
        "Error spans and notes only: no ratings and choices, no flags, times of work and revisions; nothing of skipped "
        "or withdrawn verdicts and of spans in references. Moments are to the millisecond. Two equal spans are one."
    ),
    write,
    read,
    has_texts=True,
)
