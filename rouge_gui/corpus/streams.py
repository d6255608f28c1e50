"""The bytes of a file, plain or compressed with gzip or zstd, as a stream that holds little of them at a time."""

from __future__ import annotations

import gzip
import io
import zlib
from typing import IO, TYPE_CHECKING, cast

from rouge_gui.corpus.decoding import why
from rouge_gui.wording import said

if TYPE_CHECKING:
    from pathlib import Path

    from _typeshed import WriteableBuffer

GZIP_MAGIC = b"\x1f\x8b"
ZSTD_MAGIC = b"\x28\xb5\x2f\xfd"
# So few bytes of zstd hold no more than a few megabytes of text.
PIECE = 256
BREAKS = (OSError, EOFError, zlib.error)


def opened(path: Path) -> IO[bytes]:
    """Return what `path` holds as a stream, unpacked where its first bytes say so.

    Opening and reading raise one of `BREAKS` where the file is damaged or ends too early.
    """
    with path.open("rb") as handle:
        start = handle.read(len(ZSTD_MAGIC))
    if start.startswith(GZIP_MAGIC):
        return cast("IO[bytes]", gzip.open(path))
    return io.BufferedReader(_Zstd(path)) if start == ZSTD_MAGIC else path.open("rb")


def break_reason(error: Exception) -> str:
    """Return why a stream broke off, as half a sentence."""
    return (
        why(error)
        if isinstance(error, OSError) and error.errno
        else said("is damaged ({error})", error=str(error))
    )


class _Zstd(io.RawIOBase):
    """One zstd frame after the other; it fails as a gzip stream does."""

    def __init__(self, path: Path) -> None:
        self._packed = path.open("rb")
        self._is_within = False
        self._plain = memoryview(b"")

    def readable(self) -> bool:
        """Say that it can be read."""
        return True

    def readinto(self, buffer: WriteableBuffer) -> int:
        """Fill `buffer` as far as one piece goes; 0 at the end."""
        while not self._plain:
            piece = self._packed.read(PIECE)
            if not piece:
                if self._is_within:
                    raise EOFError(said("it ends within a zstd frame"))
                return 0
            self._plain = memoryview(self._unpacked(piece))
        into = memoryview(buffer)
        size = min(len(into), len(self._plain))
        into[:size] = self._plain[:size]
        self._plain = self._plain[size:]
        return size

    def close(self) -> None:
        """Close the file."""
        self._packed.close()
        super().close()

    def _unpacked(self, piece: bytes) -> bytes:
        import zstandard

        plain = b""
        try:
            while piece:
                if not self._is_within:
                    self._frame = zstandard.ZstdDecompressor().decompressobj()
                plain += self._frame.decompress(piece)
                self._is_within = not self._frame.eof
                piece = self._frame.unused_data if self._frame.eof else b""
        except zstandard.ZstdError as error:
            raise OSError(str(error)) from error
        return plain
