"""From paths to examples: finds the reader of each, and brings together what several files say."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from rouge_gui.corpus.archives import SUFFIXES, is_archive, read_archive
from rouge_gui.corpus.decoding import why
from rouge_gui.corpus.example import Account, Example, Level, Problem
from rouge_gui.corpus.joining import Seen
from rouge_gui.corpus.kinds import Reader
from rouge_gui.corpus.listing import list_entries, some_of
from rouge_gui.corpus.readers import READERS
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.corpus.runs import Run, runs_of
from rouge_gui.corpus.tally import tallied
from rouge_gui.errors import RougeGuiError, UnreadableFile
from rouge_gui.wording import counted, listed, said

Items = Iterator[Example | Problem]

ENDINGS = tuple({*SUFFIXES, *(suffix for reader in READERS.values() for suffix in reader.suffixes)})
USUAL = ("folders", "jsonl", "delimited")


def open_corpus(path: Path, recipe: Recipe | None = None) -> Items:
    """Yield what the file or folder `path` holds; `UnreadableFile` where nothing in it is understood.

    A `recipe` says how it is read. One that names a layout that is none, or says more than its layout can be told,
    is an error too.
    """
    for item in _opened(path, recipe or Recipe()):
        if not isinstance(item, Account):
            yield item


def open_corpora(paths: Sequence[Path], recipe: Recipe | None = None) -> Items:
    """Yield what all `paths` hold, and after each file, or folder that is one layout, the `Account` of it.

    A path that cannot be read is a Problem; where none can, it is an error. Where several are opened together, the one
    system of a run whose folder is called the same in every run (`a/decoded`, `b/decoded`) is called as the run (`a`,
    `b`), and a system that is called as its file is, as long as other files are called so too, `folder/file`.
    """
    refusal = RougeGuiError(
        said("Nothing could be read: none of the {count} files and folders is understood.", count=len(paths))
    )
    recipe = recipe or Recipe()
    runs = zip(paths, runs_of(paths, ENDINGS), strict=True)
    return _joined([(path, _opened(path, recipe, run)) for path, run in runs], refusal)


def _opened(path: Path, recipe: Recipe, run: Run | None = None) -> Items:
    """Yield what `path` holds, accounts of it included."""
    try:
        path.stat()
        is_folder = path.is_dir()
        reader = _reader(path, recipe)
    except FileNotFoundError:
        raise UnreadableFile(path, said("does not exist")) from None
    except (OSError, ValueError) as error:
        raise UnreadableFile(path, why(error)) from error
    if reader:
        yield from _read(reader, path, recipe, run)
    elif is_archive(path):
        yield from _in_archive(path, recipe, run)
    elif is_folder:
        yield from _files_of(path, recipe, run)
    else:
        why_not = said("is not a kind of file that is understood. Open {usual}", usual=usual())
        raise UnreadableFile(path, why_not)


def usual() -> str:
    """Return what is opened most, as the end of a sentence that says what can be opened."""
    return said(
        "{files}, or another of the {count} layouts that the documentation (F1) and rouge-gui batch --help list",
        files=listed(READERS[name].help for name in USUAL),
        count=len(READERS),
    )


def understood() -> str:
    """Return all that can be opened, as the end of a sentence."""
    return said(
        "{files}, a .zip, .gz or .zst of such, or a folder of such files",
        files=listed(reader.help for reader in READERS.values()),
    )


def _files_of(folder: Path, recipe: Recipe, run: Run | None) -> Items:
    entries, problems = list_entries(folder)
    streams = [(path, stream) for path in entries if (stream := _in_folder(path, recipe, run)) is not None]
    if not streams:
        raise UnreadableFile(folder, _nothing_understood(len(entries)))
    yield from problems
    if len(streams) < len(entries):
        known = {path for path, _ in streams}
        others = some_of(path.name for path in entries if path not in known)
        yield Problem(
            folder, None, Level.NOTE, said("Left out, because not understood: {names}.", names=others)
        )
    refusal = UnreadableFile(folder, said("none of its {count} files could be read", count=len(streams)))
    yield from _joined(streams, refusal)


def _nothing_understood(entries: int) -> str:
    if not entries:
        return said("is empty. Open {usual}", usual=usual())
    return said(
        "holds {entries}, none of them understood. Open {usual}",
        entries=counted(entries, "entry", "entries"),
        usual=usual(),
    )


def _in_folder(path: Path, recipe: Recipe, run: Run | None) -> Items | None:
    """Return what a file in a folder holds, None where it is not understood."""
    reader = _reader(path, recipe)
    if reader is None:
        return _in_archive(path, recipe, run) if is_archive(path) else None
    return _read(reader, path, recipe, run) if reader.suffixes and reader.recognises(path) else None


def _in_archive(path: Path, recipe: Recipe, run: Run | None) -> Items:
    def is_layout(folder: Path) -> bool:
        return any(reader.recognises(folder) for reader in READERS.values())

    return read_archive(path, partial(_opened, recipe=recipe, run=run), is_layout)


def _joined(streams: Sequence[tuple[Path, Items]], refusal: RougeGuiError) -> Items:
    """Yield all streams, each candidate once. A refused one is a Problem; all refused raise `refusal`."""
    if len(streams) == 1:
        yield from streams[0][1]
        return
    seen = Seen()
    refused = 0
    for path, stream in streams:
        try:
            for item in stream:
                yield from _admitted(seen, path, item)
        except UnreadableFile as error:
            refused += 1
            yield Problem(error.path, None, Level.ERROR, said("This {why}.", why=error.why))
    if refused == len(streams):
        raise refusal


def _admitted(seen: Seen, path: Path, item: Example | Problem) -> Items:
    if isinstance(item, Problem):
        yield item
        return
    example, told = seen.admit(item)
    yield from (Problem(path, None, Level.WARNING, message) for message in told)
    if example is not None:
        yield example


def _reader(path: Path, recipe: Recipe) -> Reader | None:
    """Return the reader that the recipe names, or the first that recognises the path.

    None where that is none, and for a folder where the recipe names a reader of files.
    """
    if recipe.layout is None:
        return next((reader for reader in READERS.values() if reader.recognises(path)), None)
    named = READERS.get(recipe.layout)
    if named is None:
        raise RougeGuiError(
            said(
                'The recipe names the layout "{layout}", which is none. The layouts are: {layouts}.',
                layout=recipe.layout,
                layouts=", ".join(READERS),
            )
        )
    if named.recognises(path):
        return named
    if is_archive(path) or (path.is_dir() and named.suffixes):
        return None
    # A reader that a person tells more than its name may read what it does not know by name.
    if named.read_with is None or path.is_dir() == bool(named.suffixes):
        raise UnreadableFile(
            path,
            said(
                'is not {wanted}, which the layout "{layout}" of the recipe is',
                wanted=named.help,
                layout=recipe.layout,
            ),
        )
    return named


def _read(reader: Reader, path: Path, recipe: Recipe, run: Run | None) -> Items:
    items = tallied(path, _read_as(reader, path, recipe))
    return items if run is None else run.renamed(items, all_systems=reader.is_of_one_system)


def _read_as(reader: Reader, path: Path, recipe: Recipe) -> Items:
    if recipe.only_layout:
        return reader.read(path)
    if reader.read_with is None:
        raise UnreadableFile(
            path,
            said(
                "cannot be read with this recipe: {layout} is always read in one way. "
                'Leave nothing in the recipe but "layout"',
                layout=reader.help,
            ),
        )
    return reader.read_with(path, recipe)
