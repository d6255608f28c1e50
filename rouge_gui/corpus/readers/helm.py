"""A run's folder as HELM leaves it, or a suite's with many.

A run is in `scenario_state.json`, or in `display_predictions.json` beside `instances.json`.

The system is the model that `run_spec.json` names, else the folder; further trials on other training examples are
systems of their own. Requests that only calibrate, or score a reference that is given, are no candidates. A perturbed
instance is an example of its own. Where references are told to be correct, the others are none.
"""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

from rouge_gui.corpus.decoding import read_text_file
from rouge_gui.corpus.entries import read_entries
from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Reader
from rouge_gui.corpus.listing import list_folders
from rouge_gui.corpus.objects import Row, parts_of_objects
from rouge_gui.corpus.rows import ENTRY, Called, WrongRow, checked_name, checked_text, kind
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import said

STATE, RUN = "scenario_state.json", "run_spec.json"
PREDICTIONS, INSTANCES = "display_predictions.json", "instances.json"
REQUEST = Called(ENTRY, said("a request of HELM"))
INSTANCE = Called(ENTRY, said("an instance of HELM"))
PREDICTION = Called(ENTRY, said("a prediction of HELM"))
OF_MODEL = re.compile(r"[:,]model=[^,]*")
CORRECT, CALIBRATION = "correct", "calibration"


def recognises(path: Path) -> bool:
    """Tell whether `path` holds a run's files, or runs."""
    return bool(_runs(path))


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples of a run, or of a suite's; an entry that is none is a Problem and the rest goes on.

    Ids are HELM's, after the name of the scenario where the runs are of several.
    """
    runs = _runs(path)
    scenarios = [OF_MODEL.sub("", run.name) for run in runs]
    if len(set(scenarios)) == 1:
        return chain.from_iterable(map(_read, runs))
    return chain.from_iterable(map(_named, scenarios, map(_read, runs)))


def _runs(path: Path) -> list[Path]:
    if _is_run(path):
        return [path]
    return [folder for folder in list_folders(path)[0].values() if _is_run(folder)] if path.is_dir() else []


def _is_run(path: Path) -> bool:
    try:
        return (path / STATE).is_file() or all((path / name).is_file() for name in (PREDICTIONS, INSTANCES))
    except OSError:
        return False


def _named(scenario: str, items: Iterable[Example | Problem]) -> Iterator[Example | Problem]:
    for item in items:
        yield replace(item, id=f"{scenario} {item.id}") if isinstance(item, Example) else item


def _read(path: Path) -> Iterator[Example | Problem]:
    model, problems = _model(path)
    yield from problems
    if (path / STATE).is_file():
        yield from join_parts(path / STATE, _requests(path / STATE, model))
    else:
        yield from join_parts(path / PREDICTIONS, _predictions(path, model))


def _model(path: Path) -> tuple[str, list[Problem]]:
    """Return what the system is called."""
    file = path / RUN
    try:
        text, problems = read_text_file(file) if file.is_file() else ("", [])
        return str(json.loads(text)["adapter_spec"]["model"]), problems
    except (UnreadableFile, ValueError, LookupError, TypeError, RecursionError):
        name = path.absolute().name
        message = said(
            "This file does not tell the model, so its candidates are called by the folder: {folder}.",
            folder=name,
        )
        return name, [Problem(file, None, Level.NOTE, message)] if file.exists() else []


def _requests(path: Path, model: str) -> Iterator[Part | Problem]:
    def parts(line: int, row: Row) -> Iterator[Part]:
        if row.get("request_mode") == CALIBRATION or row.get("reference_index") is not None:
            return
        example = _example(_object(row, "instance"))
        text = _completion(row)
        candidates = {} if text is None else {_system(model, row): Candidate(text)}
        yield Part(Example(example.id, example.source, example.references, candidates), line)

    return parts_of_objects(path, read_entries(path, ["request_states"]), parts, REQUEST)


def _completion(row: Row) -> str | None:
    """Return what was generated, None where nothing was."""
    if row.get("result") is None:
        return None
    completions = _list(_object(row, "result"), "completions")
    return (
        checked_text(_object({"completion": completions[0]}, "completion").get("text"), '"text"')
        if completions
        else None
    )


def _predictions(folder: Path, model: str) -> Iterator[Part | Problem]:
    instances: dict[str, Example] = {}
    file = folder / INSTANCES

    def noted(_line: int, row: Row) -> Iterable[Part]:
        example = _example(row)
        instances[example.id] = example
        return ()

    for told in parts_of_objects(file, read_entries(file, []), noted, INSTANCE):
        if isinstance(told, Problem):
            yield told

    def parts(line: int, row: Row) -> Iterator[Part]:
        if row.get("reference_index") is not None:
            return
        id_ = _id(row, row.get("instance_id"))
        example = instances.get(id_)
        if example is None:
            raise WrongRow(said("{file} has no instance {id}.", file=INSTANCES, id=id_))
        text = checked_text(row.get("predicted_text"), '"predicted_text"')
        candidates = {} if text is None else {_system(model, row): Candidate(text)}
        yield Part(Example(id_, example.source, example.references, candidates), line)

    file = folder / PREDICTIONS
    yield from parts_of_objects(file, read_entries(file, []), parts, PREDICTION)


def _example(instance: Row) -> Example:
    references = [reference for reference in _list(instance, "references") if isinstance(reference, dict)]
    correct = [reference for reference in references if CORRECT in _list(reference, "tags")]
    texts = [
        checked_text(_object(reference, "output").get("text"), '"text"')
        for reference in correct or references
    ]
    return Example(
        _id(instance, instance.get("id")),
        checked_text(_object(instance, "input").get("text"), '"text"'),
        tuple(text for text in texts if text is not None),
    )


def _id(row: Row, given: object) -> str:
    if given is None:
        raise WrongRow(said("It has no id."))
    id_ = checked_name(given, '"id"', "")
    perturbed = row.get("perturbation")
    return f"{id_} {perturbed.get('name', 'perturbed')}" if isinstance(perturbed, dict) else id_


def _system(model: str, row: Row) -> str:
    trial = row.get("train_trial_index") or 0
    return f"{model} (trial {trial + 1})" if isinstance(trial, int) and trial else model


def _object(row: Row, name: str) -> dict[str, Any]:
    value = row.get(name)
    if not isinstance(value, dict):
        raise WrongRow(said('"{field}" must be an object, not {kind}.', field=name, kind=kind(value)))
    return value


def _list(row: Row, name: str) -> list[Any]:
    value = row.get(name) or []
    if not isinstance(value, list):
        raise WrongRow(said('"{field}" must be a list, not {kind}.', field=name, kind=kind(value)))
    return value


READER = Reader("HELM", said("the folder of a HELM run or suite"), (), recognises, read)
