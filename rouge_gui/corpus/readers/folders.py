"""Folders of text files: `references/` and `systems/<name>/`, or `ref/` beside `<name>/`, with or without `sources/`.

Each holds `<id>.txt` for an example; several references are `<id>.1.txt`, `<id>.2.txt` ... What else lies
beside them is ignored.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import TypeVar

from rouge_gui.corpus.decoding import read_text_file
from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Outline, Reader
from rouge_gui.corpus.listing import SUFFIX, Files, list_folders, list_texts, some_of
from rouge_gui.corpus.ordering import in_order
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.corpus.tally import accounts_of
from rouge_gui.corpus.text_files import MODEL, natural, peek, with_unmatched
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import counted, said

SOURCES, REFERENCES, SYSTEMS = "sources", "references", "systems"
SOURCE = re.compile(r"(source|src|article|document|doc|input)s?", re.IGNORECASE)
NUMBERED = re.compile(r"(?P<id>.+)\.(?P<number>\d{1,9})", re.DOTALL)

Key = TypeVar("Key")


@dataclass(frozen=True)
class _Laid:
    """The folder of sources and that of references, each of which may be missing, and those of the systems by name."""

    sources: Path
    references: Path
    systems: Mapping[str, Path]
    problems: Sequence[Problem] = ()


def recognises(path: Path) -> bool:
    """Tell whether `path` holds a folder `references` or `systems`, or one of references beside those of systems."""
    return (path / REFERENCES).is_dir() or (path / SYSTEMS).is_dir() or _side_by_side(path) is not None


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples in the order of their ids, each file read when its example is due."""
    laid = _laid(path)
    return join_parts(path, _accounted(laid, _parts(path, laid)))


def outline(path: Path, _recipe: Recipe) -> Outline:
    """Return how many files there are, and how many have no partner, from their names alone."""
    laid = _laid(path)
    sources, references = list_texts(laid.sources)[0], list_texts(laid.references)[0]
    systems = [list_texts(folder)[0] for folder in laid.systems.values()]
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


def _laid(path: Path) -> _Laid:
    beside = None if (path / SYSTEMS).is_dir() else _side_by_side(path)
    if beside is not None:
        return beside
    systems, problems = list_folders(path / SYSTEMS)
    return _Laid(path / SOURCES, path / REFERENCES, systems, problems)


def _side_by_side(path: Path) -> _Laid | None:
    """Return the one folder of references, that of sources, and all others with a text that pairs with a reference."""
    if not path.is_dir():
        return None
    folders = sorted(entry for entry in peek(path) if entry.is_dir())
    references = [folder for folder in folders if MODEL.fullmatch(folder.name)]
    sources = [folder for folder in folders if SOURCE.fullmatch(folder.name)]
    if len(references) != 1 or len(sources) > 1:
        return None
    models = _some_ids(references[0])
    others = (folder for folder in folders if folder not in (*references, *sources))
    systems = {folder.name: folder for folder in others if _pair(models, _some_ids(folder))[0]}
    return _Laid(sources[0] if sources else path / SOURCES, references[0], systems) if systems else None


def _some_ids(folder: Path) -> set[str]:
    return {entry.name[: -len(SUFFIX)] for entry in peek(folder) if entry.name.lower().endswith(SUFFIX)}


def _accounted(laid: _Laid, parts: Iterable[Part | Problem]) -> Iterator[Part | Problem]:
    """Yield `parts`, and then how many texts each folder gave."""
    read: Counter[tuple[str, str]] = Counter()
    sources, references = str(laid.sources), str(laid.references)
    systems = {name: str(folder) for name, folder in laid.systems.items()}
    for part in parts:
        yield part
        if isinstance(part, Part):
            example = part.example
            read[sources, "source"] += example.source is not None
            read[references, "reference"] += len(example.references)
            for system in example.candidates:
                read[systems[system], "candidate"] += 1
    yield from accounts_of(+read)


def _parts(path: Path, laid: _Laid) -> Iterator[Part | Problem]:
    sources, problems = list_texts(laid.sources)
    references, more = list_texts(laid.references)
    yield from (*problems, *more, *laid.problems)
    systems: dict[str, Files] = {}
    for name, folder in laid.systems.items():
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
    yield from _told_unpaired(laid, (references[name] for name in alone), lacking, len(ids))


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
    laid: _Laid, alone: Iterable[Path], lacking: Mapping[str, list[str]], examples: int
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
            yield Problem(laid.systems[name], None, Level.WARNING, message)


READER = Reader(
    said("Folders of texts"),
    said(
        "a folder with references/ and systems/<name>/, or with ref/ beside <name>/, of one .txt file per example"
    ),
    (),
    recognises,
    read,
    outline=outline,
)
