"""The CNN/DailyMail stories: a `.story` file, or a folder of them.

The article's paragraphs come first, then each of the highlights after a line `@highlight`. A file is an example, its name
the id; its highlights are the sentences of its one reference. There are no candidates.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from rouge_gui.corpus.decoding import read_text_file
from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.corpus.kinds import Outline, Reader
from rouge_gui.corpus.listing import composed, list_files, some_of
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.corpus.text_files import natural, peek
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import counted, listed, said

SUFFIX = ".story"
HIGHLIGHT = "@highlight"
NOTHING_TO_SCORE = said(
    "A story holds an article and its highlights, but no candidate. "
    "Open it together with candidates whose ids are the stories' names."
)


def recognises(path: Path) -> bool:
    """Tell whether `path` is a story or a folder that holds some, by their names."""
    if path.is_dir():
        return any(_is_story(entry.name) for entry in peek(path))
    return _is_story(path.name) and path.is_file()


def read(path: Path) -> Iterator[Example | Problem]:
    """Yield an example for each story, by name; one that cannot be read is a Problem."""
    yield Problem(path, None, Level.WARNING, NOTHING_TO_SCORE)
    if not path.is_dir():
        yield from _story(composed(path.name), path)
        return
    listed, problems = list_files(path)
    yield from problems
    if others := [name for name in listed if not _is_story(name)]:
        message = said(
            "Left out, because not a {suffix} file: {names}.", suffix=SUFFIX, names=some_of(others)
        )
        yield Problem(path, None, Level.NOTE, message)
    stories = sorted((name for name in listed if _is_story(name)), key=natural)
    refused = 0
    for name in stories:
        try:
            yield from _story(name, listed[name])
        except UnreadableFile as error:
            refused += 1
            yield Problem(error.path, None, Level.ERROR, said("This file {why}.", why=error.why))
    if refused == len(stories):
        why = said(
            "holds {stories}, none of which could be read", stories=counted(refused, "stories", "stories")
        )
        raise UnreadableFile(path, why)


def outline(path: Path, _recipe: Recipe) -> Outline:
    """Return how many stories there are, and that there is nothing that they pair with."""
    names: Iterable[str] = list_files(path)[0] if path.is_dir() else [path.name]
    stories = [name for name in names if _is_story(name)]
    others = len(list(names)) - len(stories)
    counts = [counted(len(stories), "story", "stories"), said("no candidates")]
    if others:
        counts.append(said("{count:,} left out", count=others))
    return Outline(READER.name, listed(counts))


def _is_story(name: str) -> bool:
    return name.lower().endswith(SUFFIX)


def _story(name: str, path: Path) -> Iterator[Example | Problem]:
    text, notes = read_text_file(path)
    yield from notes
    blocks: list[list[str]] = [[]]
    starts = [1]
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip() == HIGHLIGHT:
            blocks.append([])
            starts.append(number)
        else:
            blocks[-1].append(line)
    article, *highlights = ("\n".join(block).strip() for block in blocks)
    for start, highlight in zip(starts[1:], highlights, strict=True):
        if not highlight:
            message = said("No sentence follows this {mark}; it was left out.", mark=HIGHLIGHT)
            yield Problem(path, start, Level.WARNING, message)
    if not article:
        yield Problem(path, 1, Level.WARNING, said("This story has no article, only highlights."))
    sentences = [highlight for highlight in highlights if highlight]
    if not sentences:
        message = said("This story has no highlight, so it has no reference.")
        yield Problem(path, None, Level.WARNING, message)
    yield Example(name[: -len(SUFFIX)], article or None, ("\n".join(sentences),) if sentences else ())


READER = Reader(
    said("CNN/DailyMail stories"), said("a .story file"), (SUFFIX,), recognises, read, outline=outline
)
