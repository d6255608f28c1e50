"""What `rouge-gui shot` takes beside paths and scoring options."""

from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path

from rouge_gui.cli.output import add_output
from rouge_gui.wording import LANGUAGES

LARGEST_SIDE = 20_000
LARGEST_SCALE = 8.0


def add_picturing(parser: ArgumentParser) -> None:
    """Add what is to be seen, how, and where the picture goes."""
    parser.add_argument("--example", metavar="ID", required=True, help="the example to show")
    parser.add_argument("--system", metavar="NAME", required=True, help="whose candidate to show")
    parser.add_argument(
        "--view", metavar="NAME", default="scores", help="what is in front: cues, systems-plots, review ..."
    )
    parser.add_argument("--project", metavar="FOLDER", type=Path, help="what review and project-work show")
    add_output(parser, "the picture; its ending names the format: .png, .jpg, .webp ...")
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help="light if not given")
    languages = (*LANGUAGES, "pseudo")
    parser.add_argument("--interface", choices=languages, default="en", help="of the window; pseudo tests it")
    parser.add_argument(
        "--scale", metavar="N", type=_scale, default=1.0, help="pixels per point, 1 if not given"
    )
    parser.add_argument(
        "--size",
        metavar="WxH",
        type=_size,
        default=(1280, 800),
        help="the window in points, 1280x800 if not given; no smaller than all of it can be read",
    )


def _size(words: str) -> tuple[int, int]:
    width, _, height = words.partition("x")
    sides = [int(side) for side in (width, height) if side.isascii() and side.isdecimal()]
    if len(sides) == len((width, height)) and all(0 < side <= LARGEST_SIDE for side in sides):
        return sides[0], sides[1]
    raise ArgumentTypeError(f"{words!r} is not a size, such as 1280x800")


def _scale(words: str) -> float:
    try:
        scale = float(words)
    except ValueError:
        scale = 0.0
    if 0 < scale <= LARGEST_SCALE:
        return scale
    raise ArgumentTypeError(f"{words!r} is not a scale between 0 and {LARGEST_SCALE:g}, such as 2")
