"""Writing a file whole or not at all: a crash or a full disk leaves the old one as it was."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from uuid import uuid4

from rouge_gui.errors import UnwritableFile, of_the_system
from rouge_gui.wording import said


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Give a new file's path. Once written it takes the place of `path`; where that fails it is removed."""
    target = path.resolve()
    if target.is_dir():
        raise UnwritableFile(path, said("is a folder; name a file in it"))
    fresh = target.with_name(f".{uuid4().hex}.part")
    try:
        fresh.touch()
        if target.exists():
            shutil.copymode(target, fresh)
        yield fresh
        fresh.replace(target)
    except OSError as error:
        raise UnwritableFile(path, said("cannot be written ({why})", why=of_the_system(error))) from error
    finally:
        with suppress(FileNotFoundError, NotADirectoryError):
            fresh.unlink()
