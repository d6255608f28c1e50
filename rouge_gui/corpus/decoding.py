"""From bytes on disk to text: byte order marks, UTF-8, and a guess that is told where neither holds."""

import codecs
from pathlib import Path

from rouge_gui.corpus.example import Level, Problem
from rouge_gui.errors import UnreadableFile

LARGEST_TEXT = 32 * 1024 * 1024
MARKS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF32_LE: "utf-32",
    codecs.BOM_UTF32_BE: "utf-32",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
BINARY = "is not text (it holds NUL bytes). Save it as UTF-8 text and open it again"


def read_text_file(path: Path) -> tuple[str, list[Problem]]:
    r"""Return the text of a whole file with its line ends as `\n`, and a note where its encoding was guessed.

    `UnreadableFile` where there is no text to be had.
    """
    try:
        with path.open("rb") as handle:
            data = handle.read(LARGEST_TEXT + 1)
    except OSError as error:
        raise UnreadableFile(path, why(error)) from error
    if len(data) > LARGEST_TEXT:
        raise UnreadableFile(path, f"is too large for one text (more than {LARGEST_TEXT >> 20} MB)")
    return decode_text(path, data)


def decode_text(path: Path, data: bytes) -> tuple[str, list[Problem]]:
    """Return what `read_text_file` returns, for bytes that are here already; messages name `path`."""
    text, notes = _decoded(path, data)
    return text.replace("\r\n", "\n").replace("\r", "\n"), notes


def marked(start: bytes) -> str | None:
    """Return the encoding that a byte order mark at the start of a file names, or None."""
    return next((encoding for mark, encoding in MARKS.items() if start.startswith(mark)), None)


def guess(data: bytes) -> str | None:
    """Return the name of the encoding in which `data` most likely reads as text, or None."""
    from charset_normalizer import from_bytes

    best = from_bytes(data).best()
    return None if best is None else best.encoding


def told_guess(path: Path, line: int | None, encoding: str) -> Problem:
    """Return the note that a file was not UTF-8 and as what it was read."""
    name = f"windows-{encoding[2:]}" if encoding.startswith("cp125") else encoding.replace("_", "-")
    message = f"This is not UTF-8; it was read as {name}. Check its accented letters, or save it as UTF-8."
    return Problem(path, line, Level.NOTE, message)


def why(error: OSError | ValueError) -> str:
    """Return the reason of a failed read as half a sentence."""
    reason = error.strerror if isinstance(error, OSError) else None
    return f"cannot be read ({(reason or str(error) or type(error).__name__).lower()})"


def _decoded(path: Path, data: bytes) -> tuple[str, list[Problem]]:
    encoding = marked(data)
    if encoding is None and b"\0" in data:
        raise UnreadableFile(path, BINARY)
    try:
        return data.decode(encoding or "utf-8"), []
    except UnicodeDecodeError as error:
        if encoding is not None:
            raise UnreadableFile(path, f"is not valid {encoding} at byte {error.start}") from error
    guessed = guess(data)
    if guessed is None:
        raise UnreadableFile(path, "is neither UTF-8 nor in any other encoding that could be recognised")
    return data.decode(guessed), [told_guess(path, None, guessed)]
