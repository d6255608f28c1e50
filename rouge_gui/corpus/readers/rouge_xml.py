"""ROUGE-1.5.5's settings in XML, with the SPL, SEE or ISI files that they name; the settings or their folder is opened.

Roots and files are relative to the settings' folder, or absolute as written. A P's ID is its system; the M's are the
references in their order. `SOURCE` (a file) and `METADATA` (JSON) are ours: the original passes over them.
"""

import json
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import chain
from pathlib import Path

from rouge_gui.corpus.evals import METADATA, MODEL, MODEL_ROOT, PEER, PEER_ROOT, SOURCE, Eval, read_evals
from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.glance import glance
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Outline, Reader
from rouge_gui.corpus.openings import opening
from rouge_gui.corpus.peer_files import KINDS, SPL, peer_text
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.corpus.rows import Called, WrongRow, parts_of
from rouge_gui.corpus.tally import accounts_of
from rouge_gui.corpus.text_files import folder_of
from rouge_gui.wording import counted, said

SUFFIXES = (".xml", ".xml.gz")
ROOT = "<rouge-eval"
MOST_LOOKED_AT = 1_000
CALLED = Called("EVAL", said("an evaluation that can be read"))


def recognises(path: Path) -> bool:
    """Tell whether `path` is such settings, or a folder that holds some."""
    return any(ROOT in opening(file).lower() for file in _files(path))


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples, each file read when it is due; an EVAL that is wrong is a Problem and the rest goes on."""
    return chain.from_iterable(_read(file) for file in _files(path) if path == file or recognises(file))


def _files(path: Path) -> list[Path]:
    files = sorted(path.glob("*.xml*")) if path.is_dir() else [path]
    return [file for file in files if file.name.lower().endswith(SUFFIXES) and file.is_file()]


def _read(path: Path) -> Iterator[Example | Problem]:
    evals = (
        found if isinstance(found, Problem) else (found[0], (number, found[1]))
        for number, found in enumerate(read_evals(path), 1)
    )
    read: Counter[tuple[str, str]] = Counter()
    parts = parts_of(path, evals, partial(_parts, path, read), CALLED)
    return join_parts(path, chain(parts, accounts_of(read)))


def _parts(
    path: Path, read: Counter[tuple[str, str]], line: int, numbered: tuple[int, Eval]
) -> Iterator[Part | Problem]:
    number, found = numbered
    if found.kind not in KINDS:
        raise WrongRow(_unknown_format(found.id or number, found.kind))
    problems: list[Problem] = []
    text = partial(peer_text, kind=found.kind, problems=problems)
    peers, models = _root(path, found, PEER_ROOT), _root(path, found, MODEL_ROOT)
    sources = [peer_text(path.parent / name, SPL, problems) for _, name in found.texts(SOURCE)]
    references = [text(models / name) for _, name in found.texts(MODEL)]
    metadata = _metadata(found)
    candidates: dict[str, Candidate] = {}
    for system, name in found.texts(PEER):
        if system is None:
            raise WrongRow(said("A P of EVAL {id} has no ID.", id=found.id or number))
        if system in candidates:
            message = said(
                "EVAL {id} has two P called {system}; the second was left out.",
                id=found.id or number,
                system=system,
            )
            problems.append(Problem(path, line, Level.WARNING, message))
        elif (candidate := text(peers / name)) is not None:
            candidates[system] = Candidate(candidate, metadata.get(system, {}))
            read[folder_of(peers / name), "candidate"] += 1
    ids = [id_ for id_, _ in found.texts(MODEL)]
    if len(set(ids)) < len(ids):
        message = said(
            "EVAL {id} has M of one ID; ROUGE-1.5.5 itself would score the last of them twice.",
            id=found.id or number,
        )
        problems.append(Problem(path, line, Level.WARNING, message))
    yield from problems
    known = tuple(reference for reference in references if reference is not None)
    for (_, name), reference in zip(found.texts(MODEL), references, strict=True):
        read[folder_of(models / name), "reference"] += reference is not None
    id_ = str(number) if found.id is None else found.id
    yield Part(Example(id_, next(iter(sources), None), known, candidates, metadata.get(None, {})), line)


def outline(path: Path, _recipe: Recipe) -> Outline:
    """Return how many evaluations there are, how many systems, and how many of the files they name are not there."""
    evals = (
        (file, found[1])
        for file in _files(path)
        if path == file or recognises(file)
        for found in read_evals(file)
        if not isinstance(found, Problem)
    )
    systems: set[str | None] = set()
    missing: set[Path] = set()

    def look(numbered: tuple[Path, Eval]) -> int:
        file, found = numbered
        peers, models = found.texts(PEER), found.texts(MODEL)
        systems.update(system for system, _ in peers)
        named = [_root(file, found, PEER_ROOT) / name for _, name in peers]
        named += [_root(file, found, MODEL_ROOT) / name for _, name in models]
        missing.update(each for each in named if not each.is_file())
        return 0

    _, seen = glance(evals, look, MOST_LOOKED_AT)
    counts = said(
        "{evaluations}, {systems}, {files} missing",
        evaluations=seen.told(lambda count: counted(count, "evaluation")),
        systems=counted(len(systems), "system"),
        files=counted(len(missing), "file"),
    )
    return Outline(READER.name, counts)


def _unknown_format(id_: str | int, kind: str | None) -> str:
    known = ", ".join(KINDS)
    if kind:
        return said(
            'EVAL {id} has the INPUT-FORMAT "{kind}"; {known} can be read.', id=id_, kind=kind, known=known
        )
    return said("EVAL {id} has no INPUT-FORMAT; {known} can be read.", id=id_, known=known)


def _root(path: Path, found: Eval, tag: str) -> Path:
    roots = found.texts(tag)
    return path.parent / roots[-1][1] if roots else path.parent


def _metadata(found: Eval) -> dict[str | None, dict[str, object]]:
    """Return what else is said of the example (None) and of each system's candidate."""
    metadata: dict[str | None, dict[str, object]] = {}
    for system, text in found.texts(METADATA):
        try:
            metadata[system] = dict(json.loads(text))
        except (ValueError, TypeError, RecursionError):
            raise WrongRow(said("A METADATA is not a JSON object.")) from None
    return metadata


READER = Reader(
    said("ROUGE-1.5.5 settings"),
    said("a folder with ROUGE-1.5.5's settings or their .xml file"),
    SUFFIXES,
    recognises,
    read,
    outline=outline,
)
