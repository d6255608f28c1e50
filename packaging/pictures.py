"""Draws every picture of the documentation and of the README, and writes the page of the command line, anew."""

import os
import re
import subprocess
import textwrap
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from command import answer
from environment import ROOT
from preparation import prepare

SAMPLES = ROOT / "resources" / "samples"
SAMPLE_PROJECT = ROOT / "packaging" / "sample_project.py"
DOCUMENTATION = ROOT / "resources" / "documentation"
README = ROOT / "packaging" / "pictures"
EXAMPLE, SYSTEM = "01-harbour-bridge", "misleading"
COMMAND_LINE = DOCUMENTATION / "command-line.md"
COMMANDS = ("score", "batch", "export", "compare", "study", "cues", "why", "annotations", "shot")
ACTIONS = ("agree", "export", "merge")
SIZE, README_SIZE, BESIDE_SIZE, WORK_SIZE = "1240x820", "1280x800", "1080x640", "1080x360"
COLUMNS = "92"
# Where the lists of formats begin, and their words, which one blank parts from the longest name.
INDENTATION, WORDS_OF_FORMATS = 2, 15
LAST_OPTION = "[--seed SEED]"
SCORING = re.compile(r"\nscoring options:.*?(?=\n\S|\Z)", re.DOTALL)
PATH_TOLD = re.compile(
    r"(PATH +|PATH is )a\s+folder\s+with\s+ROUGE-1.*?folder\s+of\s+such\s+files", re.DOTALL
)
INTRODUCTION = """# Command line

What `--help` says of each command. The scoring options are the same everywhere and stand under [options](options.md),
what can be opened under [file formats](formats.md).
"""


class Picture(NamedTuple):
    """What `rouge-gui shot` is asked for: the view in front, the size in points, the colours, the example."""

    view: str
    size: str = SIZE
    theme: str = "light"
    example: str = EXAMPLE


PICTURES: dict[Path, Picture] = {
    README / "light.png": Picture("scores", README_SIZE),
    README / "dark.png": Picture("scores", README_SIZE, "dark"),
    DOCUMENTATION / "pictures" / "window.png": Picture("scores"),
    **{
        DOCUMENTATION / "pictures" / f"{view}.png": Picture(view)
        for view in (
            "corpus",
            "compare",
            "why",
            "cues",
            "matches",
            "hand_count",
            "why_lit",
            "what_if",
            "tokens",
            "queue",
            "report",
            "review",
            "preferences-look",
            "preferences-language",
        )
    },
    **{
        DOCUMENTATION / "pictures" / f"{view}.png": Picture(view, BESIDE_SIZE)
        for view in (
            "all-systems",
            "systems-systems",
            "systems-versus",
            "systems-plots",
            "systems-ratings",
            "systems-protocols",
            "project-adjudication",
        )
    },
    **{
        DOCUMENTATION / "pictures" / f"{view}.png": Picture(view, WORK_SIZE)
        for view in ("project-work", "project-agreement")
    },
}


def shot(python: Path, picture: Picture, output: Path, project: Path) -> None:
    """Let the program draw one picture into a file; `CalledProcessError` where it cannot."""
    wanted = ["--example", picture.example, "--system", SYSTEM, "--view", picture.view]
    wanted += ["--project", str(project)]
    look = ["--theme", picture.theme, "--size", picture.size, "-o", str(output)]
    command = [str(python), "-m", "rouge_gui", "shot", str(SAMPLES), *wanted, *look]
    subprocess.run(command, check=True, cwd=ROOT)


def command_line(python: Path) -> str:
    """Return the page of the command line: what the program says of itself and of each command."""
    asked = [(), *((name,) for name in COMMANDS), *(("annotations", name) for name in ACTIONS)]
    parts = [
        f"## rouge-gui {' '.join(words)}".rstrip() + f"\n\n```\n{_help(python, words)}\n```\n"
        for words in asked
    ]
    return "\n".join((INTRODUCTION, *parts))


def _help(python: Path, words: tuple[str, ...]) -> str:
    """Return what `--help` prints, without the scoring options."""
    told = subprocess.run(
        [str(python), "-m", "rouge_gui", *words, "--help"],
        check=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": COLUMNS},
    ).stdout
    usage, _, rest = told.partition("\n\n")
    return f"{short(usage)}\n\n{_without_scoring(rest)}".strip()


def short(usage: str) -> str:
    """Leave the scoring options, of which the seed is the last, out of a usage."""
    words = " ".join(usage.split())
    head, mark, rest = words.partition(" [--perl-flags")
    short = f"{head} [SCORING OPTION...]{rest.rpartition(LAST_OPTION)[2]}" if mark else words
    return "\n".join(textwrap.wrap(short, int(COLUMNS), subsequent_indent="    ", break_on_hyphens=False))


def _without_scoring(told: str) -> str:
    """Leave out the scoring options, and say of PATH where all that it may be stands."""
    short = PATH_TOLD.sub(r"\1what can be opened: see file formats", SCORING.sub("", told))
    return "\n".join(map(_wrapped, short.splitlines())).strip()


def _wrapped(line: str) -> str:
    """Break a line that is too wide, under the words of its last column."""
    column = max((found.end() for found in re.finditer(" {2,}", line)), default=0)
    if column == INDENTATION:
        column = WORDS_OF_FORMATS
    return textwrap.fill(line, int(COLUMNS), subsequent_indent=" " * column, drop_whitespace=True) or line


def draw() -> int:
    """Draw everything with the environment's Python."""
    python = prepare((), extras=()).python
    with TemporaryDirectory() as folder:
        project = Path(folder)
        subprocess.run([str(python), str(SAMPLE_PROJECT), folder], check=True, cwd=ROOT)
        for output, picture in PICTURES.items():
            output.parent.mkdir(parents=True, exist_ok=True)
            shot(python, picture, output, project)
            print(output.relative_to(ROOT))
    COMMAND_LINE.write_text(command_line(python), encoding="utf-8")
    print(COMMAND_LINE.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    answer(draw)
