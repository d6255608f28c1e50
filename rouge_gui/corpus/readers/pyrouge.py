r"""pyrouge's directories: `system/news.001.txt` with `model/news.A.001.txt`, `model/news.B.001.txt`.

What is common to the names is found out; a recipe may say it instead, as pyrouge is told: `system` is an expression with
one group around the id, `model` one that holds `#ID#`, both matched from the beginning of a name; and `system_folder`
and `model_folder`, seen from the folder that is opened, where they are called otherwise.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.joining import Part, join_parts
from rouge_gui.corpus.kinds import Outline, Reader
from rouge_gui.corpus.listing import list_files
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.corpus.shapes import ID, matching_ids, model_pattern, same_names, system_pattern
from rouge_gui.corpus.text_files import ENDING, MODEL, TextFiles, parts_of_files, peek, with_unmatched
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import counted, said

SYSTEM = re.compile(
    rf"(system|sys|peer|candidate|cand|decoded|hyp|prediction|pred|generated){ENDING}", re.IGNORECASE
)
KNOWN = ("system", "model", "system_folder", "model_folder")
LOOK = 2_000
NO_FOLDER = {
    "system": said("is no folder of system files. Say in the recipe's patterns what system_folder is called"),
    "model": said("is no folder of model files. Say in the recipe's patterns what model_folder is called"),
}


@dataclass
class _Pairing:
    """Which files are whose, by which patterns."""

    system: str
    systems: int
    models: int
    model: str = ""
    files: dict[str, TextFiles] = field(default_factory=dict)
    unmatched: list[tuple[Path, str]] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def counts(self) -> str:
        """Return the counts in words."""
        left = len(self.unmatched) + sum(not files.references for files in self.files.values())
        return with_unmatched(
            (counted(self.systems, "system file"), counted(self.models, "model file")), left
        )


def recognises(path: Path) -> bool:
    """Tell whether `path` holds one folder of systems' texts and one of models', by their names."""
    return _sides(path) is not None


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield the examples by id, each file read when its example is due."""
    return read_with(path, Recipe())


def read_with(path: Path, recipe: Recipe) -> Iterator[Example | Problem]:
    """Yield the examples as `read` does, by the recipe's patterns where it has them."""
    return join_parts(path, _parts(path, recipe.patterns))


def outline(path: Path, recipe: Recipe) -> Outline:
    """Return the counts and the patterns that `read_with` goes by."""
    pairing = _pairing(path, recipe.patterns)
    patterns = {**recipe.patterns, "system": pairing.system, "model": pairing.model}
    return Outline(called=READER.name, counts=pairing.counts(), recipe=Recipe(patterns=patterns))


def _parts(path: Path, patterns: Mapping[str, str]) -> Iterator[Part | Problem]:
    pairing = _pairing(path, patterns)
    yield from pairing.problems
    message = said(
        "{counts}, by the patterns {systems} and {models}.",
        counts=pairing.counts(),
        systems=pairing.system,
        models=pairing.model,
    )
    yield Problem(path, None, Level.NOTE, message)
    for file, reason in pairing.unmatched:
        yield Problem(file, None, Level.WARNING, said("This file {why}, so it was left out.", why=reason))
    yield from parts_of_files(pairing.files)


def _pairing(path: Path, patterns: Mapping[str, str]) -> _Pairing:
    """Return which files pair. `UnreadableFile` where there are none, or where a pattern that was given is none."""
    if unknown := [name for name in patterns if name not in KNOWN]:
        raise UnreadableFile(
            path,
            said(
                'is read by the patterns {known}, but the recipe says "{pattern}"',
                known=", ".join(KNOWN),
                pattern=unknown[0],
            ),
        )
    system, model = _folders(path, patterns)
    (candidates, problems), (references, more) = list_files(system), list_files(model)
    for folder, files in ((system, candidates), (model, references)):
        if not files:
            raise UnreadableFile(folder, said("holds no file"))
    ours, others = list(islice(candidates, LOOK)), list(islice(references, LOOK))
    alike = same_names(ours, others) if patterns.keys().isdisjoint(("system", "model")) else None
    wanted, theirs = alike or (patterns.get("system") or system_pattern(ours), patterns.get("model"))
    pairing = _Pairing(wanted, len(candidates), len(references), problems=[*problems, *more])
    _add_systems(pairing, system.name, candidates, _compiled(path, wanted))
    if not pairing.files:
        raise UnreadableFile(system, said("holds no file whose name matches {pattern}", pattern=wanted))
    theirs = theirs or model_pattern(others, pairing.files)
    if theirs is None:
        why = said(
            "holds no file whose name holds what {pattern} finds in {folder}",
            pattern=wanted,
            folder=system.name,
        )
        raise UnreadableFile(model, why)
    pairing.model = theirs
    _add_models(pairing, references, _compiled_model(path, theirs, wanted))
    return pairing


def _add_systems(
    pairing: _Pairing, system: str, candidates: Mapping[str, Path], pattern: re.Pattern[str]
) -> None:
    for name, file in candidates.items():
        found = pattern.match(name)
        if not found or not found[1]:
            pairing.unmatched.append((file, said("does not match {pattern}", pattern=pairing.system)))
        elif found[1] in pairing.files:
            pairing.unmatched.append((file, said("is the second system file of {example}", example=found[1])))
        else:
            pairing.files[found[1]] = TextFiles(candidates={system: file})


def _add_models(pairing: _Pairing, references: Mapping[str, Path], pattern: re.Pattern[str]) -> None:
    for name, file in references.items():
        found = pattern.match(name)
        if not found:
            pairing.unmatched.append((file, said("does not match {pattern}", pattern=pairing.model)))
        elif found["ID"] not in pairing.files:
            pairing.unmatched.append((file, said("pairs with no system file ({id})", id=found["ID"])))
        else:
            pairing.files[found["ID"]].references.append(file)


def _compiled(path: Path, pattern: str) -> re.Pattern[str]:
    try:
        compiled = re.compile(pattern)
    except re.error as error:
        why = said(
            "cannot be read by the system pattern {pattern} ({error})", pattern=pattern, error=str(error)
        )
        raise UnreadableFile(path, why) from error
    if not compiled.groups:
        raise UnreadableFile(
            path,
            said(
                r"cannot be read by the system pattern {pattern}. Put the id in a group, as in news.(\d+).txt",
                pattern=pattern,
            ),
        )
    return compiled


def _compiled_model(path: Path, pattern: str, system: str) -> re.Pattern[str]:
    if ID not in pattern:
        raise UnreadableFile(
            path,
            said(
                "cannot be read by the model pattern {pattern}. Write {id} where the id stands",
                pattern=pattern,
                id=ID,
            ),
        )
    try:
        return matching_ids(pattern, system)
    except re.error as error:
        why = said(
            "cannot be read by the model pattern {pattern} ({error})", pattern=pattern, error=str(error)
        )
        raise UnreadableFile(path, why) from error


def _folders(path: Path, patterns: Mapping[str, str]) -> tuple[Path, Path]:
    known = _sides(path) or (None, None)
    system, model = (
        _folder(path, patterns.get(f"{role}_folder"), folder, role)
        for role, folder in zip(("system", "model"), known, strict=True)
    )
    return system, model


def _folder(path: Path, given: str | None, known: Path | None, role: str) -> Path:
    folder = known if given is None else path / given
    if folder is None or not folder.is_dir():
        raise UnreadableFile(folder or path, NO_FOLDER[role])
    return folder


def _sides(path: Path) -> tuple[Path, Path] | None:
    """Return the one folder of systems' files and the one of models' files."""
    if not path.is_dir():
        return None
    folders = [entry for entry in peek(path) if entry.is_dir()]
    systems = [folder for folder in folders if SYSTEM.fullmatch(folder.name)]
    models = [folder for folder in folders if MODEL.fullmatch(folder.name)]
    if len(systems) != 1 or len(models) != 1 or any(entry.is_dir() for entry in peek(systems[0])):
        return None
    return systems[0], models[0]


READER = Reader(
    "pyrouge",
    said("a folder with pyrouge's system/ and model/"),
    (),
    recognises,
    read,
    read_with,
    outline,
    patterns=KNOWN,
    is_of_one_system=True,
)
