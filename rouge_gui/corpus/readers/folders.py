"""Folders of text files: `references/` and `systems/<name>/`, with or without `sources/`.

Each holds `<id>.txt` for an example; several references are `<id>.1.txt`, `<id>.2.txt` ... What else lies
beside the three is ignored.
"""

import os
import re
from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import TypeVar

from rouge_gui.corpus.decoding import read_text_file
from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Outline, Reader
from rouge_gui.corpus.listing import Files, list_folders, list_texts, some_of
from rouge_gui.corpus.ordering import in_order
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.corpus.tally import accounts_of
from rouge_gui.corpus.text_files import natural, with_unmatched
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import counted, said

SOURCES, REFERENCES, SYSTEMS = "sources", "references", "systems"
NUMBERED = re.compile(r"(?P<id>.+)\.(?P<number>\d{1,9})", re.DOTALL)

Key = TypeVar("Key")


def recognises(path: Path) -> bool:
    """Tell whether `path` holds a folder `references` or `systems`."""
    return (path / REFERENCES).is_dir() or (path / SYSTEMS).is_dir()


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples in the order of their ids, each file read when its example is due."""
    return join_parts(path, _accounted(path, _parts(path)))


def outline(path: Path, _recipe: Recipe) -> Outline:
    """Return how many files there are, and how many have no partner, from their names alone."""
    sources, references = list_texts(path / SOURCES)[0], list_texts(path / REFERENCES)[0]
    systems = [list_texts(folder)[0] for folder in list_folders(path / SYSTEMS)[0].values()]
    ids = dict.fromkeys(chain(sources, *systems))
    paired, alone = _pair(references, ids)
    unmatched = len(alone) + sum(id_ not in paired for files in systems for id_ in files)
    candidates = said(
        "{candidates} of {systems}",
        candidates=counted(sum(map(len, systems)), "candidate"),
        systems=counted(len(systems), "system"),
    )
    counts = (counted(len(sources), "source"), counted(len(references), "reference"), candidates)
    return Outline(READER.name, with_unmatched(counts, unmatched))


def _accounted(path: Path, parts: Iterable[Part | Problem]) -> Iterator[Part | Problem]:
    """Yield `parts`, and then how many texts each folder gave."""
    read: Counter[tuple[str, str]] = Counter()
    places = {name: str(path / name) for name in (SOURCES, REFERENCES, SYSTEMS)}
    for part in parts:
        yield part
        if isinstance(part, Part):
            example = part.example
            read[places[SOURCES], "source"] += example.source is not None
            read[places[REFERENCES], "reference"] += len(example.references)
            for system in example.candidates:
                read[f"{places[SYSTEMS]}{os.sep}{system}", "candidate"] += 1
    yield from accounts_of(+read)


def _parts(path: Path) -> Iterator[Part | Problem]:
    sources, problems = list_texts(path / SOURCES)
    references, more = list_texts(path / REFERENCES)
    folders, yet_more = list_folders(path / SYSTEMS)
    yield from (*problems, *more, *yet_more)
    systems: dict[str, Files] = {}
    for name, folder in folders.items():
        systems[name], problems = list_texts(folder)
        yield from problems
    ids = dict.fromkeys(chain(sources, *systems.values()))
    if not ids and not references:
        why = said(
            "holds no text in {sources}, {references} or {systems}/<name>",
            sources=SOURCES,
            references=REFERENCES,
            systems=SYSTEMS,
        )
        raise UnreadableFile(path, why)
    paired, alone = _pair(references, ids)
    lacking = {name: [id_ for id_ in ids if id_ not in files] for name, files in systems.items()}
    for id_ in in_order(list(ids), natural):
        source = sources.take(id_) if id_ in sources else None
        ours = {name: files.take(id_) for name, files in systems.items() if id_ in files}
        theirs = [references.take(name) for _, name in sorted(paired.pop(id_, ()))]
        yield from _part(id_, source, theirs, ours)
    yield from _told_unpaired(path, (references[name] for name in alone), lacking, len(ids))


def _part(
    id_: str, source: Path | None, theirs: Iterable[Path], ours: Mapping[str, Path]
) -> Iterator[Part | Problem]:
    problems: list[Problem] = []
    sources = _texts({id_: source} if source else {}, problems)
    references = _texts(dict(enumerate(theirs)), problems)
    candidates = _texts(ours, problems)
    yield from problems
    yield Part(
        Example(
            id=id_,
            source=sources.get(id_),
            references=tuple(references.values()),
            candidates={name: Candidate(text) for name, text in candidates.items()},
        ),
        None,
    )


def _texts(files: Mapping[Key, Path], problems: list[Problem]) -> dict[Key, str]:
    """Return the texts of the files that can be read; what there is to tell is added to `problems`."""
    texts = {}
    for key, file in files.items():
        try:
            texts[key], notes = read_text_file(file)
        except UnreadableFile as error:
            problems.append(Problem(file, None, Level.ERROR, said("This file {why}.", why=error.why)))
        else:
            problems += notes
    return texts


def _pair(names: Iterable[str], ids: Container[str]) -> tuple[dict[str, list[tuple[int, str]]], list[str]]:
    """Return the numbers and names of each id's references, and the names of those that belong to no id.

    A name that is an id is that id's reference even where it ends in a number.
    """
    paired: dict[str, list[tuple[int, str]]] = defaultdict(list)
    alone = []
    for name in names:
        if name in ids:
            paired[name].append((0, name))
        elif (numbered := NUMBERED.fullmatch(name)) and numbered["id"] in ids:
            paired[numbered["id"]].append((int(numbered["number"]), name))
        else:
            alone.append(name)
    return paired, alone


def _told_unpaired(
    path: Path, alone: Iterable[Path], lacking: Mapping[str, list[str]], examples: int
) -> Iterator[Problem]:
    for file in alone:
        message = said("This reference pairs with no source and no candidate, so it was left out.")
        yield Problem(file, None, Level.WARNING, message)
    for name, missing in lacking.items():
        if missing:
            message = said(
                "{system} has no candidate for {missing:,} of {examples}: {names}.",
                system=name,
                missing=len(missing),
                examples=counted(examples, "examples", "examples"),
                names=some_of(in_order(missing, natural)),
            )
            yield Problem(path / SYSTEMS / name, None, Level.WARNING, message)


READER = Reader(
    said("Folders of texts"),
    said("a folder with references/ and systems/<name>/ that hold one .txt file per example"),
    (),
    recognises,
    read,
    outline=outline,
)
