"""Text files that belong together line by line: `x.source`, `x.target`, `x.hypo`.

Several references are `x.ref0`, `x.ref1` ..., several systems `x.bart.hypo`, `x.t5.hypo`; or, as VizSeq has them,
`src_0.txt`, `ref_0.txt`, `pred_A.txt`. The folder or any one of the files stands for all. A system is named by what its
file's name says beside that; ids are line numbers, after the set's name where a folder holds several sets with
candidates.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from rouge_gui.corpus.aligned import Aligned, read_aligned
from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.kinds import Outline, Reader
from rouge_gui.corpus.listing import composed, list_entries, some_of
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.corpus.text_files import natural, peek, with_unmatched
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import counted, said


class _Role(Enum):
    SOURCE = "source|src|article|document"
    REFERENCE = "reference|references|ref|refs|target|tgt|gold"
    CANDIDATE = "hypo|hypothesis|hyp|hyps|pred|prediction|predictions|candidate|candidates|cand|generated"


WORDS = "|".join(f"(?P<{role.name}>{role.value})" for role in _Role)
ENDED = re.compile(rf"(?P<set>.+)\.(?:{WORDS})[._]?(?P<label>\d*)(?:\.txt)?(?:\.gz)?", re.IGNORECASE)
BEGUN = re.compile(rf"(?:{WORDS})(?:[._-]?(?P<label>\d+)|[._-](?P<name>[^.]+))?\.txt(?:\.gz)?", re.IGNORECASE)
SUFFIXES = (".source", ".src", ".target", ".tgt", ".ref", ".ref0", ".hypo", ".hyp")
SEPARATORS = (".", "_", "-")
WANTED = said("Name them x.source, x.target (or x.ref0, x.ref1 ...) and x.hypo")


class _File(NamedTuple):
    path: Path
    of: str
    role: _Role
    label: str


def recognises(path: Path) -> bool:
    """Tell whether `path` is a file of this kind, or a folder that holds references and what belongs to them."""
    if not path.is_dir():
        return _file(path) is not None and path.is_file()
    files = _files(peek(path))
    roles = {file.role for file in files}
    return _Role.REFERENCE in roles and len(roles) > 1


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples of all files that belong to `path`, line by line."""
    folder = path if path.is_dir() else path.parent
    entries, problems = list_entries(folder)
    yield from problems
    files = _files(entries)
    sets, alone = _sets(files)
    if path != folder:
        sets = {name: files for name, files in sets.items() if path in _paths(files)}
    else:
        known = {file.path for file in files}
        if others := [composed(entry.name) for entry in entries if entry not in known]:
            message = said("Left out, because not understood: {names}.", names=some_of(others))
            yield Problem(folder, None, Level.NOTE, message)
    if not sets:
        why = said("has no references beside it that belong to it. {advice}", advice=WANTED)
        raise UnreadableFile(path, why)
    if path == folder:
        for file in alone:
            message = said(
                "This file has no references that belong to it, or stands second, and was left out."
            )
            yield Problem(file.path, None, Level.WARNING, message)
    chosen = {name: files for name, files in sets.items() if files.candidates}
    if not chosen:
        message = said(
            "There are no candidates beside the references, so there is nothing to score. {advice}.",
            advice=WANTED,
        )
        yield Problem(folder, None, Level.WARNING, message)
        chosen = sets
    elif rest := [name for name in sets if name not in chosen]:
        message = said("Left out, because there are no candidates: {names}.", names=some_of(rest))
        yield Problem(folder, None, Level.NOTE, message)
    for name, aligned in chosen.items():
        yield from read_aligned(replace(aligned, before=f"{name}." if len(chosen) > 1 else ""))


def outline(path: Path, _recipe: Recipe) -> Outline:
    """Return how many files there are, and how many belong to no set that is read."""
    folder = path if path.is_dir() else path.parent
    sets, alone = _sets(_files(list_entries(folder)[0]))
    if path != folder:
        sets, alone = {name: files for name, files in sets.items() if path in _paths(files)}, []
    chosen = [files for files in sets.values() if files.candidates] or list(sets.values())
    left = len(alone) + sum(len(_paths(files)) for files in sets.values() if files not in chosen)
    counts = (
        counted(sum(files.source is not None for files in chosen), "source file"),
        counted(sum(len(files.references) for files in chosen), "reference file"),
        counted(sum(len(files.candidates) for files in chosen), "candidate file"),
    )
    return Outline(READER.name, with_unmatched(counts, left))


def _file(path: Path) -> _File | None:
    name = composed(path.name)
    found = BEGUN.fullmatch(name) or ENDED.fullmatch(name)
    if not found:
        return None
    parts = found.groupdict()
    role = next(role for role in _Role if parts[role.name])
    return _File(path, parts.get("set") or "", role, parts["label"] or parts.get("name") or "")


def _files(paths: Iterable[Path]) -> list[_File]:
    files = (file for path in paths if (file := _file(path)) and path.is_file())
    return sorted(files, key=lambda file: natural(file.path.name))


def _sets(files: Iterable[_File]) -> tuple[dict[str, Aligned], list[_File]]:
    """Return the sets by name, and the files that belong to none."""
    members: dict[str, dict[_Role, list[_File]]] = {
        file.of: defaultdict(list) for file in files if file.role is _Role.REFERENCE
    }
    alone = []
    for file in files:
        home = _home(file.of, members)
        if home is None or (file.role is _Role.SOURCE and members[home][_Role.SOURCE]):
            alone.append(file)
        else:
            members[home][file.role].append(file)
    return {name: _aligned(name, roles) for name, roles in members.items()}, alone


def _home(of: str, sets: Mapping[str, object]) -> str | None:
    """Return the set whose name is `of` or begins it, else the only set there is."""
    if of in sets:
        return of
    begun = [name for name in sets if name and of.startswith(tuple(name + sign for sign in SEPARATORS))]
    if begun:
        return max(begun, key=len)
    return next(iter(sets)) if len(sets) == 1 else None


def _aligned(name: str, roles: Mapping[_Role, list[_File]]) -> Aligned:
    candidates: dict[str, Path] = {}
    for file in roles.get(_Role.CANDIDATE, ()):
        system = _system(name, file)
        candidates[composed(file.path.name) if system in candidates else system] = file.path
    sources = roles.get(_Role.SOURCE, ())
    return Aligned(
        sources[0].path if sources else None,
        tuple(file.path for file in roles[_Role.REFERENCE]),
        candidates,
    )


def _system(name: str, file: _File) -> str:
    own = file.of[len(name) + 1 :] if name and file.of.startswith(name) else file.of
    return file.label or own or file.of or composed(file.path.name).split(".")[0]


def _paths(files: Aligned) -> set[Path]:
    return {*files.references, *files.candidates.values(), *([files.source] if files.source else [])}


READER = Reader(
    said("Texts line by line"),
    said("text files that belong together line by line (.source, .target, .hypo)"),
    SUFFIXES,
    recognises,
    read,
    outline=outline,
)
