"""What the engine tells people remembers what it was made of, so that the window can say it in another language."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from rouge_gui.errors import RougeGuiError
from rouge_gui.perl_data import use_folder
from rouge_gui.rouge.batch import engine
from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.difference import differences
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.hand_count import hand_count, joined
from rouge_gui.rouge.marking.marks import CANDIDATE, Evidence, Origin, label_of
from rouge_gui.rouge.options import Options, about, option_fields, read
from rouge_gui.rouge.pasted import options_of
from rouge_gui.rouge.protocols import PROTOCOLS, protocol, title
from rouge_gui.rouge.quirks import ABORT, QUIRKS
from rouge_gui.rouge.relevance import CONDITIONS
from rouge_gui.rouge.words import STOP_LISTS
from rouge_gui.wording import Wording
from tests.rouge.test_registries import REGISTRIES

ABOUT = [about(each.name) for each in option_fields()]
TEXT, REFERENCES = (
    "The Dogs ran. It left the café at 3.5",
    ["the dog runs\nit leaves the cafe at 3", "the the"],
)


def helps() -> Iterator[str]:
    yield from (entry.help for registry in (*REGISTRIES, CUES) for entry in registry.values())
    yield from (each.differs for each in PROTOCOLS.values())


def options() -> Iterator[str]:
    for told in ABOUT:
        yield from (told.label, told.help, *told.choices.values())
        yield told.group or told.label
    yield from (each.otherwise for each in CONDITIONS.values())
    yield title(replace(Options(), case="keep"))


def cues() -> Iterator[str]:
    for cue in CUES.values():
        yield from (cue.name, cue.on_summeval, cue.precision)
        yield cue.by_hand or cue.name


def quirks() -> Iterator[str]:
    yield from (*QUIRKS, *QUIRKS.values(), ABORT, engine.name())


def counts_by_hand() -> Iterator[str]:
    evaluation = evaluate(TEXT, REFERENCES, Options(variants=("ROUGE-1", "ROUGE-L", "ROUGE-4")))
    yield from (joined(evaluation, name) for name in evaluation.scores)
    for name in evaluation.scores:
        counted = hand_count(evaluation, name, 0)
        yield from (counted.text(), counted.total(), *map(counted.sentence, counted.lines))
    yield Evidence(evaluation).description(CANDIDATE)
    yield from (*(each.label for each in Origin), *map(label_of, ("ROUGE-1", "ROUGE-4", "ROUGE-L")))


def causes() -> Iterator[str]:
    for ours in ("rouge-score", "pltrdy/rouge"):
        for found in differences(TEXT, REFERENCES, protocol(ours).options, protocol("Lin 2004").options):
            yield from (told for step in found.steps for told in (step.name, step.cause))


@pytest.mark.parametrize("told", [helps, options, cues, quirks, counts_by_hand, causes])
def test_it_is_said(told: Callable[[], Iterable[str]]) -> None:
    texts = list(told())
    assert texts
    assert [text for text in texts if not isinstance(text, Wording)] == []


REFUSED: dict[str, Callable[[Path], object]] = {
    "a choice": lambda _: Options(case="x"),
    "a bound": lambda _: Options(alpha=2.5),
    "a kind": lambda _: Options(beta="x"),  # type: ignore[arg-type]
    "no variant": lambda _: Options(variants=()),
    "a variant": lambda _: Options(variants=("x",)),
    "a variant twice": lambda _: Options(variants=("ROUGE-1", "ROUGE-1")),
    "two limits": lambda _: Options(limit_words=1, limit_bytes=1),
    "a protocol": lambda _: protocol("x"),
    "a number": lambda _: read("beta", "x"),
    "a whole number": lambda _: read("seed", "x"),
    "no signature": lambda _: Options.from_signature("x"),
    "a key": lambda _: Options.from_signature("rouge-gui 1 | x y"),
    "a line": lambda _: options_of("x"),
    "a flag of theirs": lambda _: Options.from_perl_flags("-M"),
    "a flag": lambda _: Options.from_perl_flags("-q"),
    "no value": lambda _: Options.from_perl_flags("-n"),
    "a length": lambda _: Options.from_perl_flags("-n x"),
    "a share": lambda _: Options.from_perl_flags("-p x"),
    "a long n-gram": lambda _: Options.from_perl_flags("-n 100"),
    "a quote": lambda _: Options.from_perl_flags('"'),
    "no list": lambda _: STOP_LISTS["file"].words(""),
    "a list": lambda path: STOP_LISTS["file"].words(str(path)),
    "a folder": use_folder,
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_refused_is_said(what: str, tmp_path: Path) -> None:
    with pytest.raises(RougeGuiError) as raised:
        REFUSED[what](tmp_path)
    assert isinstance(str(raised.value), Wording)
    assert isinstance(getattr(raised.value, "why", str(raised.value)), Wording)
