"""What a run over a corpus has to tell at its end."""

import json
from pathlib import Path

from rouge_gui.cli.notices import tell, told
from rouge_gui.corpus.example import Problem
from rouge_gui.rouge.digest import Digest
from rouge_gui.rouge.options import Options
from rouge_gui.whole_files import replacing

SHOWN = 20


class Report:
    """What a run has to tell: how many candidates were scored, and the problems.

    All problems are kept where they are to be written, else the first few and how many there were.
    """

    def __init__(self, path: Path | None) -> None:
        self.scored = 0
        self.digest = Digest()
        self._path = path
        self._problems: list[Problem] = []
        self._count = 0

    def add(self, problem: Problem) -> None:
        """Take a problem in."""
        self._count += 1
        if self._path is not None or self._count <= SHOWN:
            self._problems.append(problem)

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
        if self._path is None:
            return
        rows = [
            {"file": str(each.path), "line": each.line, "level": each.level, "message": each.message}
            for each in self._problems
        ]
        with (
            replacing(self._path) as fresh,
            fresh.open("w", encoding="utf-8", errors="backslashreplace") as handle,
        ):
            json.dump(rows, handle, ensure_ascii=False, indent=1)
