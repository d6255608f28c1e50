"""A report as one JSON object with full precision: the comparison, the study, or the one with the other under `study`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from rouge_gui.export.reports.contents import Contents


def write(path: Path, contents: Contents) -> None:
    """Write the report of `contents`; numbers have all the digits that read back the same, what is undefined is null."""
    with path.open("w", encoding="utf-8", newline="\n", errors="backslashreplace") as handle:
        json.dump(told(contents), handle, ensure_ascii=False, indent=1, allow_nan=False)
        handle.write("\n")


def told(contents: Contents) -> dict[str, Any]:
    """Return the report as JSON has it."""
    found: dict[str, Any] = {"paths": list(contents.paths)}
    if contents.comparison is None:
        found |= {} if contents.study is None else contents.study.told()
    else:
        found |= contents.comparison.told()
        found |= {} if contents.study is None else {"study": contents.study.told()}
    return {**found, "signature": contents.signature}
