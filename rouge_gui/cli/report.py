"""What a run over a corpus has to tell at its end."""

import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

from rouge_gui.cli.notices import tell, told
from rouge_gui.corpus.example import Account, Problem
from rouge_gui.rouge.digest import Digest
from rouge_gui.rouge.options import Options
from rouge_gui.store.reports import as_row
from rouge_gui.whole_files import replacing

SHOWN = 20


class Report:
    """What a run has to tell: how many candidates were scored, and the problems.

    The first few problems are kept, all of them where they are to be written, but on disk: there may be one for each
    row of a corpus. What was read of each file is only written.
    """

    def __init__(self, path: Path | None) -> None:
        self.scored = 0
        self.digest = Digest()
        self._path = path
        self._problems: list[Problem] = []
        self._count = self._written = 0
        self._rows: IO[str] | None = None if path is None else _kept_on_disk()

    def add(self, problem: Problem) -> None:
        """Take a problem in."""
        if not isinstance(problem, Account):
            self._count += 1
            if self._count <= SHOWN:
                self._problems.append(problem)
        if self._rows is not None:
            self._rows.write(f"{',' if self._written else ''}\n{_indented(as_row(problem))}")
            self._written += 1

    def signature(self, options: Options) -> str:
        """Return the signature of `options` with the digest of the texts that were read."""
        return self.digest.sign(options.signature())

    def tell(self) -> None:
        """Print the first problems."""
        for problem in self._problems[:SHOWN]:
            tell(f"rouge-gui: {told(problem)}")
        if self._count > SHOWN:
            kept = "" if self._path else "; --report FILE writes them all"
            tell(f"rouge-gui: ... and {self._count - SHOWN:,} more{kept}.")

    def write(self) -> None:
        """Write all problems as a JSON list, where that was asked for."""
        if self._path is None or self._rows is None:
            return
        with (
            self._rows as rows,
            replacing(self._path) as fresh,
            fresh.open("w", encoding="utf-8", errors="backslashreplace") as handle,
        ):
            rows.seek(0)
            handle.write("[")
            shutil.copyfileobj(rows, handle)
            handle.write("\n]" if self._written else "]")


def _kept_on_disk() -> IO[str]:
    return TemporaryFile("w+", encoding="utf-8", errors="surrogatepass", newline="\n")


def _indented(row: Mapping[str, object]) -> str:
    """Return a row as it stands in an indented list."""
    return json.dumps([row], ensure_ascii=False, indent=1)[len("[\n") : -len("\n]")]
