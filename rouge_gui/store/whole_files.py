"""Writing a file whole or not at all: a crash or a full disk leaves the old one as it was."""

import os
import tempfile
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Put `content` into `path` through a temporary file beside it; OSError where that fails."""
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as temporary:
        try:
            temporary.write(content)
            temporary.flush()
            os.fsync(temporary.fileno())
        except OSError:
            Path(temporary.name).unlink()
            raise
    try:
        Path(temporary.name).replace(path)
    except OSError:
        Path(temporary.name).unlink()
        raise
