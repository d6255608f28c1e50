"""The texts of ROUGE-1.5.5's own files: one sentence per line (SPL), or sentences within SEE's or ISI's tags.

What counts as a sentence is what the original takes for one; nothing is unescaped. Where it would read less than is
there, that is told.
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from rouge_gui.corpus.decoding import read_text_file, why
from rouge_gui.corpus.example import Level, Problem
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import counted, said

SPL = "SPL"
SENTENCES = {
    "SEE": re.compile(
        r'<a (?:size="[0-9]+" )?name="[0-9]+">\[[0-9]+\]</a>[^\S\n]+<a href="#[0-9]+" id=[0-9]+>'
        r"(?P<text>[^<\n]+)(?P<end></a>|\n|\Z)?"
    ),
    "ISI": re.compile(r'<S SNTNO="[0-9a-z,]+">(?P<text>[^<\n]+)(?P<end></S>)'),
}
BEGINNINGS = {"SEE": re.compile(r"<a (?:size=|name=)"), "ISI": re.compile(r"<S SNTNO=")}
KINDS = (SPL, *SENTENCES)


def read_peer_file(path: Path, kind: str | None) -> tuple[str, list[Problem]]:
    """Return the sentences of a file of one of `KINDS` (None: what its marks say), one a line, and what there is to tell.

    `UnreadableFile` where it is no ordinary file or holds no text.
    """
    try:
        if not path.is_file():
            raise UnreadableFile(path, said("is no file") if path.exists() else said("does not exist"))
    except (OSError, ValueError) as error:
        raise UnreadableFile(path, why(error)) from error
    text, problems = read_text_file(path)
    kind = kind or next((name for name, mark in BEGINNINGS.items() if mark.search(text)), SPL)
    if kind == SPL:
        return text.removesuffix("\n"), problems
    found = list(SENTENCES[kind].finditer(text))
    problems += [Problem(path, None, Level.WARNING, message) for message in _told(text, kind, found)]
    return "\n".join(match["text"] for match in found), problems


def _told(text: str, kind: str, found: Sequence[re.Match[str]]) -> Iterator[str]:
    """Yield where less is read than is marked, or where ROUGE-1.5.5 reads something else."""
    marked = len(BEGINNINGS[kind].findall(text))
    sentences = counted(marked, "sentences", "sentences")
    if not found:
        yield said("This holds no sentence as {kind} marks them.", kind=kind)
    if lost := marked - len(found):
        yield said(
            "{lost} of {sentences} are not quite as {kind} has them and were left out, as by ROUGE-1.5.5.",
            lost=lost,
            sentences=sentences,
            kind=kind,
        )
    if inside := sum(match.start() > 0 and text[match.start() - 1] != "\n" for match in found):
        yield said(
            "{inside} of {sentences} do not begin a line; ROUGE-1.5.5 itself would not read them.",
            inside=inside,
            sentences=sentences,
        )
    if cut := sum(match["end"] is None for match in found):
        yield said(
            "{cut} of {sentences} end at a tag or another < within them, as for ROUGE-1.5.5.",
            cut=cut,
            sentences=sentences,
        )


def peer_text(path: Path, kind: str | None, problems: list[Problem]) -> str | None:
    """Return what `read_peer_file` does, None where the file cannot be read; what is to be told goes to `problems`."""
    try:
        text, notes = read_peer_file(path, kind)
    except UnreadableFile as error:
        problems.append(Problem(path, None, Level.ERROR, said("This file {why}.", why=error.why)))
        return None
    problems += notes
    return text
