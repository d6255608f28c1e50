"""From bytes on disk to text: byte order marks, UTF-8, and a guess that is told where neither holds."""

import codecs
import os
import re
import unicodedata
from pathlib import Path

from rouge_gui.corpus.example import Level, Problem
from rouge_gui.errors import UnreadableFile, of_the_system
from rouge_gui.wording import counted, said

LARGEST_TEXT = 32 * 1024 * 1024
MARKS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF32_LE: "utf-32",
    codecs.BOM_UTF32_BE: "utf-32",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
LEAST_NUL = 0.05
NO_TEXT = {"Cc", "Cn", "Co", "Cs"}
ASCII = re.compile(r"[\x00-\x7f]+")
LONE_BYTES = re.compile(r"[\udc80-\udcff]")
HALVES = re.compile(r"[\ud800-\udfff]")
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
PLAIN_CONTROLS = "\t\n\r\f\v"
BINARY = said("is not text (it holds NUL bytes). Save it as UTF-8 text and open it again")


def read_text_file(path: Path) -> tuple[str, list[Problem]]:
    r"""Return the text of a whole file with its line ends as `\n`, and a note where its encoding was guessed.

    `UnreadableFile` where there is no text to be had.
    """
    try:
        with path.open("rb") as handle:
            # Room is made for all that is asked for: 32 MB for each small file took longer than all else.
            size = min(os.fstat(handle.fileno()).st_size, LARGEST_TEXT)
            data = handle.read(size + 1)
            if len(data) > size:
                data += handle.read(LARGEST_TEXT + 1 - len(data))
    except OSError as error:
        raise UnreadableFile(path, why(error)) from error
    if len(data) > LARGEST_TEXT:
        raise UnreadableFile(
            path, said("is too large for one text (more than {megabytes} MB)", megabytes=LARGEST_TEXT >> 20)
        )
    return decode_text(path, data)


def decode_text(path: Path, data: bytes) -> tuple[str, list[Problem]]:
    """Return what `read_text_file` returns, for bytes that are here already; messages name `path`."""
    text, notes = _decoded(path, data)
    return text.replace("\r\n", "\n").replace("\r", "\n"), notes


def marked(start: bytes) -> str | None:
    """Return the encoding that a byte order mark at the start of a file names, or None."""
    return next((encoding for mark, encoding in MARKS.items() if start.startswith(mark)), None)


def unmarked(start: bytes) -> str | None:
    """Return `utf-16-le` or `utf-16-be` where the start of a file without a byte order mark clearly is that, or None.

    Clear is: the NUL bytes of plain letters, spaces and line ends stand on one side of the pairs only, the bytes on that
    side are of few kinds (a script has few), and all reads as text.
    """
    pairs = len(start) // 2
    even, odd = start[: 2 * pairs : 2], start[1::2]
    for encoding, high, low in (("utf-16-le", odd, even), ("utf-16-be", even, odd)):
        is_one_sided = 0 not in low and high.count(0) > pairs * LEAST_NUL
        if is_one_sided and 8 * len(set(high)) <= pairs + 8 and _is_wide_text(start, encoding):
            return encoding
    return None


def patched(data: bytes) -> tuple[str, int] | None:
    """Return what is UTF-8 but for a few bytes as text, with a replacement character for each, and their number.

    None where more is not UTF-8 than is (letters of ASCII prove neither): then it is another encoding.
    """
    text, bad = LONE_BYTES.subn(REPLACEMENT, data.decode("utf-8", "surrogateescape"))
    good = len(ASCII.sub("", text)) - bad
    return (text, bad) if good > bad else None


def patched_pairs(text: str) -> tuple[str, int]:
    """Return `text`, decoded from UTF-16 or UTF-32, with a replacement character for each half pair, and their number."""
    return HALVES.subn(REPLACEMENT, text)


def guess(data: bytes) -> str | None:
    """Return the name of the encoding in which `data` most likely reads as text, or None."""
    from charset_normalizer import from_bytes

    best = from_bytes(data).best()
    return None if best is None else best.encoding


def told_patches(path: Path, line: int, bad: int) -> Problem:
    """Return the warning that some bytes of a text in UTF-8 are none."""
    message = (
        said("One byte is not UTF-8; {sign} stands in each one's place.", sign=REPLACEMENT)
        if bad == 1
        else counted(
            bad,
            "byte is not UTF-8; {sign} stands in each one's place.",
            "bytes are not UTF-8; {sign} stands in each one's place.",
            sign=REPLACEMENT,
        )
    )
    return Problem(path, line, Level.WARNING, message)


def told_pairs(path: Path, line: int, bad: int) -> Problem:
    """Return the warning that halves of surrogate pairs stand alone in a text."""
    message = (
        said("Half of a surrogate pair is no character; {sign} stands in each one's place.", sign=REPLACEMENT)
        if bad == 1
        else counted(
            bad,
            "half of surrogate pairs is no character; {sign} stands in each one's place.",
            "halves of surrogate pairs are no character; {sign} stands in each one's place.",
            sign=REPLACEMENT,
        )
    )
    return Problem(path, line, Level.WARNING, message)


def told_unmarked(path: Path, encoding: str) -> Problem:
    """Return the note that a file has no byte order mark and as what it was read."""
    message = said(
        "This is not UTF-8 and has no byte order mark; it was read as {encoding}.", encoding=encoding
    )
    return Problem(path, None, Level.NOTE, message)


def told_guess(path: Path, line: int | None, encoding: str) -> Problem:
    """Return the note that a file was not UTF-8 and as what it was read."""
    name = f"windows-{encoding[2:]}" if encoding.startswith("cp125") else encoding.replace("_", "-")
    message = (
        said(
            "This is not UTF-8; it was read as {encoding}. Check accented letters, or save it as UTF-8.",
            encoding=name,
        )
        if line is None
        else said(
            "This is not UTF-8; it was read as {encoding}. Later lines that are not UTF-8 are read so, too. "
            "Check accented letters, or save it as UTF-8.",
            encoding=name,
        )
    )
    return Problem(path, line, Level.NOTE, message)


def why(error: OSError | ValueError) -> str:
    """Return the reason of a failed read as half a sentence."""
    return said("cannot be read ({reason})", reason=of_the_system(error))


def _decoded(path: Path, data: bytes) -> tuple[str, list[Problem]]:
    encoding = marked(data)
    if encoding is not None:
        return _strict(path, data, encoding), []
    if b"\0" in data:
        encoding = unmarked(data)
        if encoding is None or len(data) % 2:
            raise UnreadableFile(path, BINARY)
        return _strict(path, data, encoding), [told_unmarked(path, encoding)]
    try:
        return data.decode(), []
    except UnicodeDecodeError as error:
        place = error.start
    if (found := patched(data)) is not None:
        text, bad = found
        return text, [told_patches(path, data.count(b"\n", 0, place) + 1, bad)]
    guessed = guess(data)
    if guessed is None:
        raise UnreadableFile(
            path, said("is neither UTF-8 nor in any other encoding that could be recognised")
        )
    return _strict(path, data, guessed), [told_guess(path, None, guessed)]


def _strict(path: Path, data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        why_not = said("is not valid {encoding} at byte {place}", encoding=encoding, place=error.start)
        raise UnreadableFile(path, why_not) from error


def _is_wide_text(start: bytes, encoding: str) -> bool:
    """Tell whether all of `start` is characters that a text has; a pair that its end cuts is no matter."""
    try:
        text = codecs.getincrementaldecoder(encoding)().decode(start)
    except UnicodeDecodeError:
        return False
    return all(unicodedata.category(letter) not in NO_TEXT or letter in PLAIN_CONTROLS for letter in text)
