"""The filters that the user gave names to; one JSON file, written whole or not at all."""

import json
from collections.abc import Mapping
from pathlib import Path

from rouge_gui.errors import UnreadableFile
from rouge_gui.whole_files import replacing
from rouge_gui.wording import said


def load(path: Path) -> dict[str, str]:
    """Return expressions by name, none where there is no file; `UnreadableFile` where it holds something else."""
    if not path.exists():
        return {}
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise UnreadableFile(
            path, said("the saved filters could not be read ({error})", error=str(error))
        ) from error
    if not isinstance(stored, dict) or not all(isinstance(value, str) for value in stored.values()):
        raise UnreadableFile(path, said("the saved filters are not a list of named expressions"))
    return stored


def save(path: Path, filters: Mapping[str, str]) -> None:
    """Write `filters` to `path`; `UnwritableFile` where that fails, and then the old file stays as it was."""
    with replacing(path) as fresh:
        fresh.write_text(json.dumps(dict(filters), ensure_ascii=False, indent=1), encoding="utf-8")
