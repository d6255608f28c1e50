"""What the benchmarks print: Markdown rows, and the machine they ran on."""

import os
import platform
import re
import sys
from collections.abc import Iterator
from pathlib import Path

CPUINFO, MEMINFO = Path("/proc/cpuinfo"), Path("/proc/meminfo")


def row(*cells: object) -> str:
    """Return a row of a Markdown table."""
    return f"| {' | '.join(map(str, cells))} |"


def heading(*heads: str) -> Iterator[str]:
    """Yield the first two lines of a Markdown table."""
    yield row(*heads)
    yield f"|{'---|' * len(heads)}"


def machine() -> str:
    """Return processor, memory, system, Python and load of this machine, in one line."""
    processor = _found(r"model name\s*: (.+)", CPUINFO) or platform.processor()
    memory = int(_found(r"MemTotal:\s*(\d+)", MEMINFO) or 0) / 2**20
    parts = (
        f"{processor}, {os.cpu_count()} processors",
        f"{memory:.0f} GiB",
        f"{platform.system()} {platform.release()}",
        f"Python {sys.version.split()[0]}",
        f"load {os.getloadavg()[0]:.1f}",
    )
    return "; ".join(parts)


def _found(pattern: str, path: Path) -> str:
    if not path.exists():
        return ""
    match = re.search(pattern, path.read_text(encoding="utf-8"))
    return match[1] if match else ""
