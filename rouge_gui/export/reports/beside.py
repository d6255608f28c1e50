"""Reports and plots made in a process of their own, so that a window stays free and can stop it at once."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from rouge_gui.export.plots.formats import png
from rouge_gui.study.beside import made_beside
from rouge_gui.wording import said

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence
    from pathlib import Path

    from rouge_gui.export.plots.kinds import Plot
    from rouge_gui.export.reports.contents import Contents

DOTS_ON_PAPER = 300
SUBJECT = said("Writing the report")


def write_beside(
    write: Callable[[Path, Contents], None],
    fresh: Path,
    contents: Contents,
    stopped: Callable[[], bool] = lambda: False,
) -> Generator[Path, None, None]:
    """Have `write` of a format write `contents` into the new file `fresh`, and yield it; once `stopped`, nothing."""
    return made_beside([fresh], partial(_written, write, contents), SUBJECT, stopped)


def drawn_beside(
    plots: Sequence[Plot], stopped: Callable[[], bool] = lambda: False
) -> Generator[bytes, None, None]:
    """Yield a picture of each plot, for paper, as the bytes of a PNG; once `stopped`, no more."""
    return made_beside(plots, partial(png, dots=DOTS_ON_PAPER), SUBJECT, stopped)


def _written(write: Callable[[Path, Contents], None], contents: Contents, fresh: Path) -> Path:
    write(fresh, contents)
    return fresh
