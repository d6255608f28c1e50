"""Decides which front door is meant: the window (and pictures of it) or the terminal."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, TextIO

from rouge_gui.errors import RougeGuiError

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence

BAD_INPUT = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks for and return the exit code.

    0: done, problems with single files or lines included; 2: bad input, told in a sentence; 130: Ctrl-C.
    """
    _freeze()
    words = sys.argv[1:] if argv is None else argv
    try:
        code = _window_on(words) if _are_paths(words) else _through_door(words)
    except SystemExit as asked:
        code = asked.code if isinstance(asked.code, int) else BAD_INPUT
    except RougeGuiError as error:
        from rouge_gui.cli.notices import tell

        tell(f"rouge-gui: {error}")
        code = BAD_INPUT
    except BrokenPipeError:
        code = 0
    except KeyboardInterrupt:
        code = INTERRUPTED
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            _finish(stream)
    return code


def _finish(stream: TextIO) -> None:
    """Write what is left. Where the reader has gone, it has what it wanted: Python shall not complain at the end."""
    try:
        stream.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _freeze() -> None:
    """Let a process of a built bundle that was started to score do that, and nothing of what follows."""
    if hasattr(sys, "frozen"):
        from multiprocessing import freeze_support

        freeze_support()


def _are_paths(words: Sequence[str]) -> bool:
    """Tell whether `words` can be nothing but paths for the window: then nobody needs to parse them before it shows."""
    return all(os.path.exists(word) and not word.startswith("-") for word in words) and (  # noqa: PTH110 (sooner)
        not words or words[0] not in DOORS
    )


def _window_on(words: Sequence[str]) -> int:
    from pathlib import Path

    from rouge_gui import app

    return app.run([Path(word) for word in words], None, None)


def _through_door(words: Sequence[str]) -> int:
    from rouge_gui.cli.arguments import parse
    from rouge_gui.cli.first_word import check_can_be_opened

    check_can_be_opened(word for word in words[:1] if not word.startswith("-") and word not in DOORS)
    given = parse(words)
    return DOORS[given.command](given)


def _window(given: Namespace) -> int:
    from rouge_gui import app
    from rouge_gui.cli.first_word import check_can_be_opened

    check_can_be_opened(map(str, given.paths))
    return app.run(given.paths, given.recipe, given.options if given.has_options else None)


def _shot(given: Namespace) -> int:
    from rouge_gui import app
    from rouge_gui.gui.picture import Picture

    picture = Picture(
        given.paths,
        given.example,
        given.system,
        given.theme,
        given.scale,
        given.size,
        given.view,
        given.recipe,
        given.interface,
        given.project,
    )
    drawn = app.shot(picture, given.output, given.options)
    if any(made > wanted for made, wanted in zip(drawn, given.size, strict=True)):
        from rouge_gui.cli.notices import tell

        tell(
            f"rouge-gui: The window needs {drawn[0]}x{drawn[1]} points: {given.output} is larger than asked for."
        )
    return 0


def _score(given: Namespace) -> int:
    from rouge_gui.cli import score

    return score.run(given)


def _batch(given: Namespace) -> int:
    from rouge_gui.cli import batch

    return batch.run(given)


def _compare(given: Namespace) -> int:
    from rouge_gui.cli import compare

    return compare.run(given)


def _study(given: Namespace) -> int:
    from rouge_gui.cli import study

    return study.run(given)


def _cues(given: Namespace) -> int:
    from rouge_gui.cli import cues

    return cues.run(given)


def _export(given: Namespace) -> int:
    from rouge_gui.cli import export

    return export.run(given)


def _why(given: Namespace) -> int:
    from rouge_gui.cli import why

    return why.run(given)


def _annotations(given: Namespace) -> int:
    from rouge_gui.cli import annotations

    return annotations.run(given)


DOORS = {
    "window": _window,
    "score": _score,
    "batch": _batch,
    "compare": _compare,
    "study": _study,
    "cues": _cues,
    "export": _export,
    "why": _why,
    "annotations": _annotations,
    "shot": _shot,
}

if __name__ == "__main__":
    sys.exit(main())
