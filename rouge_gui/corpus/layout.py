"""From paths to examples: finds the reader of each, and brings together what several files say."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from rouge_gui.corpus.decoding import why
from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.joining import Seen
from rouge_gui.corpus.kinds import Reader
from rouge_gui.corpus.listing import list_entries, some_of
from rouge_gui.corpus.readers import READERS
from rouge_gui.errors import RougeGuiError, UnreadableFile

Items = Iterator[Example | Problem]


def open_corpus(path: Path) -> Items:
    """Yield what the file or folder `path` holds; `UnreadableFile` where nothing in it is understood."""
    try:
        path.stat()
        reader = _reader(path)
        is_folder = path.is_dir()
    except FileNotFoundError:
        raise UnreadableFile(path, "does not exist") from None
    except (OSError, ValueError) as error:
        raise UnreadableFile(path, why(error)) from error
    if reader:
        yield from reader.read(path)
    elif is_folder:
        yield from _files_of(path)
    else:
        raise UnreadableFile(path, f"is not a kind of file that is understood. Open {understood()}")


def open_corpora(paths: Sequence[Path]) -> Items:
    """Yield what all `paths` hold. One that cannot be read is a Problem; where none can, it is an error."""
    refusal = RougeGuiError(
        f"Nothing could be read: none of the {len(paths)} files and folders is understood."
    )
    return _joined([(path, open_corpus(path)) for path in paths], refusal)


def understood() -> str:
    """Return what can be opened, as the end of a sentence."""
    return f"{', '.join(reader.help for reader in READERS.values())}, or a folder of such files"


def _files_of(folder: Path) -> Items:
    entries, problems = list_entries(folder)
    readers = {path: reader for path in entries if (reader := _reader(path)) and reader.suffixes}
    if not readers:
        held = f"holds {len(entries):,} entries, none of them understood" if entries else "is empty"
        raise UnreadableFile(folder, f"{held}. Open {understood()}")
    yield from problems
    if others := [path.name for path in entries if path not in readers]:
        yield Problem(folder, None, Level.NOTE, f"Left out, because not understood: {some_of(others)}.")
    refusal = UnreadableFile(folder, f"none of its {len(readers)} files could be read")
    yield from _joined([(path, reader.read(path)) for path, reader in readers.items()], refusal)


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
            yield Problem(error.path, None, Level.ERROR, f"This {error.why}.")
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


def _reader(path: Path) -> Reader | None:
    return next((reader for reader in READERS.values() if reader.recognises(path)), None)
