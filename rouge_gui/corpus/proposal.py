"""What a path looks like, in words with counts, and its first examples: what a person confirms or changes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rouge_gui.corpus.archives import is_archive
from rouge_gui.corpus.decoding import why
from rouge_gui.corpus.example import Example, Problem
from rouge_gui.corpus.glance import glance
from rouge_gui.corpus.kinds import Outline, Reader
from rouge_gui.corpus.layout import open_corpus, understood
from rouge_gui.corpus.listing import some_of
from rouge_gui.corpus.mapping import ColumnNames
from rouge_gui.corpus.readers import READERS
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.errors import RougeGuiError, UnreadableFile
from rouge_gui.wording import counted, listed, said

LOOKED_AT = 100
MOST_EXAMPLES = 1_000
TOLD_AT_MOST = 20
LEAST_COLUMNS = 2


@dataclass(frozen=True)
class Proposal:
    """One way to read a path.

    `words` say it with counts ("CSV: 1,204 rows; id from `id`, reference from `highlights`, systems bart, t5"),
    `recipe` reads the path in this way. `columns` are the names of all columns there are, empty where the layout has
    none. `fits` tells whether it can be read so as it is; else the person has to say more first.
    """

    words: str
    recipe: Recipe
    columns: tuple[str, ...] = ()
    fits: bool = True


@dataclass(frozen=True)
class Preview:
    """The first examples and what is told of the place where they stand.

    `refusal` is a sentence where nothing can be read so.
    """

    examples: tuple[Example, ...] = ()
    problems: tuple[Problem, ...] = ()
    refusal: str | None = None


def propose(path: Path) -> Sequence[Proposal]:
    """Return the ways in which `path` can be read, the best first, from a bounded look at it.

    Empty where it is nothing that is understood. `UnreadableFile` where it does not exist or cannot be looked at.
    """
    refusals: list[UnreadableFile] = []
    found = [
        proposal
        for name, reader in _readers(path)
        if (proposal := _proposal(path, Recipe(layout=name), reader, refusals)) is not None
    ]
    if not found and refusals:
        raise refusals[0]
    return sorted(found, key=lambda proposal: not proposal.fits)


def preview(path: Path, recipe: Recipe, count: int = 3) -> Preview:
    """Return the first `count` examples, with what is told before and between them, as `recipe` reads them.

    It never raises for what a person says or has on disk, and stops reading early.
    """
    examples: list[Example] = []
    problems: list[Problem] = []
    refusal = None
    items = open_corpus(path, recipe)
    try:
        for item in items:
            if isinstance(item, Problem):
                problems.append(item)
            else:
                examples.append(item)
            if len(examples) >= count or len(problems) >= TOLD_AT_MOST:
                break
    except RougeGuiError as error:
        refusal = str(error)
    return Preview(tuple(examples), tuple(problems), refusal)


def _readers(path: Path) -> Iterator[tuple[str | None, Reader]]:
    """Yield the readers that know the path by its name, by theirs.

    Where none does: what reads the files in a folder or an archive, and of a file those that can tell its columns.
    """
    try:
        path.stat()
        is_file = path.is_file()
    except FileNotFoundError:
        raise UnreadableFile(path, said("does not exist")) from None
    except (OSError, ValueError) as error:
        raise UnreadableFile(path, why(error)) from error
    by_name = {name: reader for name, reader in READERS.items() if reader.recognises(path)}
    yield from by_name.items()
    if by_name:
        return
    if is_archive(path):
        yield None, Reader(said("Archive"), understood(), (), is_archive, open_corpus)
    elif is_file:
        yield from (
            (name, reader) for name, reader in READERS.items() if reader.suffixes and reader.read_with
        )
    else:
        yield None, Reader(said("Folder of files"), understood(), (), Path.is_dir, open_corpus)


def _proposal(path: Path, recipe: Recipe, reader: Reader, refusals: list[UnreadableFile]) -> Proposal | None:
    """Return how `reader` would read the path, None where it refuses; the refusal is added to `refusals`."""
    try:
        outline = _counted(path, reader) if reader.outline is None else reader.outline(path, recipe)
    except UnreadableFile as error:
        refusals.append(error)
        return None
    recipe = replace(outline.recipe, layout=recipe.layout)
    first = preview(path, recipe, LOOKED_AT)
    fits = any(example.references or example.candidates for example in first.examples)
    if not fits and len(outline.columns) < LEAST_COLUMNS:
        return None
    words = _words(outline, recipe.columns, _systems(first))
    return Proposal(words, recipe, outline.columns, fits)


def _counted(path: Path, reader: Reader) -> Outline:
    items = (item for item in reader.read(path) if isinstance(item, Example))
    _, seen = glance(items, _characters, MOST_EXAMPLES)
    return Outline(reader.name, seen.told(lambda examples: counted(examples, "example")))


def _characters(example: Example) -> int:
    candidates = (candidate.text for candidate in example.candidates.values())
    return sum(map(len, (example.source or "", *example.references, *candidates)))


def _systems(first: Preview) -> list[str]:
    return list(dict.fromkeys(system for example in first.examples for system in example.candidates))


def _words(outline: Outline, columns: ColumnNames, systems: Sequence[str]) -> str:
    told = list(_told(columns))
    if outline.columns and columns == ColumnNames():
        known = some_of([f"`{name}`" for name in outline.columns])
        told.append(said("which of its columns hold what? {columns}", columns=known))
    if len(systems) == 1:
        told.append(said("system {name}", name=systems[0]))
    elif systems:
        told.append(said("systems {names}", names=some_of(systems)))
    looks = looks_like(outline)
    return said("{looks}; {columns}", looks=looks, columns=listed(told)) if told else looks


def looks_like(outline: Outline) -> str:
    """Return what a file or folder is and how much of it there is, in words."""
    return said("{kind}: {counts}", kind=outline.called, counts=outline.counts)


def _told(columns: ColumnNames) -> Iterator[str]:
    if columns.id:
        yield said("id from `{column}`", column=columns.id)
    if columns.source:
        yield said("source from `{column}`", column=columns.source)
    if len(columns.references) == 1:
        yield said("reference from `{column}`", column=columns.references[0])
    elif columns.references:
        names = f"`{columns.references[0]}`"
        for name in columns.references[1:]:
            names = said("{names} and `{last}`", names=names, last=name)
        yield said("references from {columns}", columns=names)
    if columns.system:
        yield said("system from `{column}`", column=columns.system)
    if columns.candidate:
        yield said("candidate from `{column}`", column=columns.candidate)
    if columns.by_system:
        yield said("candidates from `{column}`", column=columns.by_system)
