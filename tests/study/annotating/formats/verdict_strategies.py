"""A scheme, a corpus and verdicts of every kind under them, as hypothesis draws them."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from hypothesis import strategies as st

from rouge_gui.corpus.example import Candidate, Example, Problem
from rouge_gui.study.annotating.formats import read_verdicts, write_verdicts
from rouge_gui.study.annotating.scheme import Choice, Label, Rating, Scheme
from rouge_gui.study.annotating.verdict import Item, SpanLabel, Verdict, digest_of

SCHEME = Scheme(
    "all of it",
    "All of it",
    ratings=(Rating("fluency", "?", 0, 5), Rating("note", "?", 1, 3)),
    choices=(Choice("true", "?", ("yes", "=no", "cannot judge", "7")),),
    labels=(Label("entity", "Wrong name", "e", ("minor", "major")), Label("odd", "Odd", "o")),
)
PAIRS = replace(SCHEME, name="pairs", systems=2)
EXAMPLES: Mapping[str, Example] = {
    "e1": Example(
        "e1",
        'The fire in "Leeds",\tit said,\n=1+1 cost 12 lives.',
        ("Fire in Leeds.", "Leeds burnt."),
        {
            "A": Candidate("A fire\nin Łódź 😀 cost 12 lives."),
            "=B": Candidate("Say <v>this</v> & that."),
        },
    ),
    "=1,2": Example("=1,2", None, (), {"A": Candidate("x"), "=B": Candidate("Another one.")}),
}
# What a text in a file of lines may hold; carriage returns are told apart, and half characters are none.
TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r\x00"), max_size=12)
NAMES = st.one_of(st.sampled_from(["Ola", "=Jan", "'+A\tB", "a;b,c"]), TEXTS).filter(
    lambda name: name.strip() != ""
)


def text_of(example: Example, systems: tuple[str, ...], name: str) -> str:
    texts = {"source": example.source or "", "reference 1": (*example.references, "")[0]}
    for place, system in enumerate(systems, start=1):
        called = "candidate" if len(systems) == 1 else f"candidate {place}"
        texts[called] = example.candidates[system].text
    return texts[name]


@st.composite
def spans(draw: st.DrawFn, example: Example, systems: tuple[str, ...], names: list[str]) -> SpanLabel:
    name = draw(st.sampled_from([each for each in names if text_of(example, systems, each)]))
    text = text_of(example, systems, name)
    start = draw(st.integers(0, len(text) - 1))
    end = draw(st.integers(start + 1, len(text)))
    label = draw(st.sampled_from(SCHEME.labels))
    evidence = None
    if example.source and name != "source":
        evidence = draw(st.one_of(st.none(), st.just((0, 3)), st.just((4, len(example.source)))))
    severity = draw(st.sampled_from(("", *label.severities)))
    return SpanLabel(label.name, name, start, end, text[start:end], severity, evidence)


@st.composite
def verdicts(draw: st.DrawFn, scheme: Scheme = SCHEME, annotator: str | None = None) -> Verdict:
    example = draw(st.sampled_from(list(EXAMPLES.values())))
    systems: tuple[str, ...] = ("A", "=B") if scheme.systems == 2 else (draw(st.sampled_from(("A", "=B"))),)
    item = Item(example.id, systems)
    candidates = ["candidate"] if scheme.systems == 1 else ["candidate 1", "candidate 2"]
    answers = draw(
        st.fixed_dictionaries(
            {},
            optional={
                "fluency": st.one_of(st.none(), st.integers(0, 5).map(float)),
                "note": st.one_of(st.none(), st.integers(1, 3).map(float)),
                "true": st.one_of(st.none(), st.sampled_from(scheme.choices[0].options)),
            },
        )
    )
    return Verdict(
        item,
        annotator or draw(NAMES),
        scheme.name,
        digest_of(example, item),
        answers,
        tuple(draw(st.lists(spans(example, systems, [*candidates, "source", "reference 1"]), max_size=3))),
        draw(TEXTS),
        flagged=draw(st.booleans()),
        skipped=draw(st.booleans()),
        withdrawn=draw(st.booleans()),
        shown=draw(st.sampled_from([(), systems, systems[::-1]])),
        seconds=draw(st.floats(0, 1e6)),
        moment=draw(st.sampled_from(["", "2026-11-30T10:00:00.123000+00:00", "2026-11-30T11:00:00+00:00"])),
        revision=draw(st.integers(0, 9)),
        uid=draw(st.uuids().map(str)),
    )


def there_and_back(
    name: str, told: list[Verdict], path: Path, scheme: Scheme = SCHEME
) -> tuple[list[Verdict], list[Problem]]:
    """What is read again of what was written."""
    write_verdicts(name, told, scheme, EXAMPLES, path)
    return sorted_out(name, path, scheme)


def sorted_out(name: str, path: Path, scheme: Scheme = SCHEME) -> tuple[list[Verdict], list[Problem]]:
    """The verdicts that a file holds, and the problems."""
    found = list(read_verdicts(name, path, scheme, EXAMPLES))
    return [each for each in found if isinstance(each, Verdict)], [
        each for each in found if isinstance(each, Problem)
    ]
