"""The errors planted in the sample corpus: each has a cue at its place, and the misleading system is read first."""

import json

import pytest

from rouge_gui import assets
from rouge_gui.corpus.example import Example
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.rouge.cues import find_all
from rouge_gui.rouge.evidence.kinds import AMBER, RED
from rouge_gui.rouge.evidence.reading import Reading, Study
from rouge_gui.rouge.evidence.suspicion import in_company, suspicion

EXAMPLES = {item.id: item for item in open_corpora([assets.samples()]) if isinstance(item, Example)}
PLANTED = [json.loads(line) for line in (assets.samples() / "planted.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("error", PLANTED, ids=[error["text"][:40] for error in PLANTED])
def test_a_cue_stands_at_every_planted_error(error: dict[str, str]) -> None:
    example = EXAMPLES[error["example"]]
    candidate = example.candidates[error["system"]].text
    start = candidate.index(error["text"])
    end = start + len(error["text"])
    places = find_all(Reading(candidate, Study(example.source, example.references)))
    assert [
        place
        for place in places
        if place.start < end and start < place.end and place.severity in {RED, AMBER}
    ]


def test_the_misleading_system_is_the_most_suspicious_of_every_example() -> None:
    who, values = [], []
    for example in EXAMPLES.values():
        study = Study(example.source, example.references)
        for system, candidate in example.candidates.items():
            reading = Reading(candidate.text, study)
            who.append((example.id, system))
            values.append(suspicion(find_all(reading), reading))
    queue = sorted(zip(in_company(values, [system for _, system in who]), who, strict=True), reverse=True)
    first: dict[str, str] = {}
    for _, (example_id, system) in queue:
        first.setdefault(example_id, system)
    assert first == dict.fromkeys(EXAMPLES, "misleading")
    assert {system for _, (_, system) in queue[: len(EXAMPLES)]} == {"misleading"}
