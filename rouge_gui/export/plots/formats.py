"""A plot as the bytes of a file, or as a drawing inside a page: equal plots make equal bytes."""

from __future__ import annotations

import re
import threading
import warnings
from contextlib import contextmanager
from html import escape
from io import BytesIO
from typing import TYPE_CHECKING, Any

from rouge_gui.colours import LIGHT
from rouge_gui.export.plots.drawing import draw, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rouge_gui.export.plots.kinds import Plot

DOTS_PER_INCH = 200
LONGEST_LABEL = 1000
# A page gives these their values for light and for dark.
INKS = ("text", "base", "faint", "border", "hollow", "fill", "solid", "dotted", "red", "amber")
SETTINGS: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "rouge-gui",
    "pdf.fonttype": 42,
    "text.parse_math": False,
    "axes.unicode_minus": True,
    "font.family": "sans-serif",
}
BARE = {"Date": None, "Creator": None, "Format": None, "Type": None}
UNDATED = {"CreationDate": None, "Creator": None, "Producer": None}
HEAD = re.compile(r"<svg\b[^>]*?viewBox=\"([^\"]*)\"[^>]*>")
NAMED = re.compile(r"(\bid=\"|url\(#|href=\"#)")
TAG = re.compile(r"<[^>]*>")
COMMENT = re.compile(r"<!--.*?-->|<style.*?</style>", re.DOTALL)
# The settings of matplotlib are one for the whole process, and so are Python's warnings.
_ONE_AT_A_TIME = threading.Lock()


def svg(plot: Plot) -> bytes:
    """Return a drawing whose words stay words, in the colours of the light theme, on white."""
    return _saved(plot, "svg", facecolor=LIGHT.base, metadata=BARE)


def png(plot: Plot, dots: int = DOTS_PER_INCH) -> bytes:
    """Return a picture of so many dots an inch, on white."""
    return _saved(plot, "png", facecolor=LIGHT.base, dpi=dots, metadata={"Software": None})


def pdf(plot: Plot) -> bytes:
    """Return one page as large as the plot."""
    return _saved(plot, "pdf", facecolor=LIGHT.base, metadata=UNDATED)


def inline(plot: Plot, name: str) -> str:
    """Return an `svg` element for a page that has a CSS variable for each of `INKS`; its label tells what it shows.

    `name` (letters and digits) begins every id in it, so that several may stand in one page.
    """
    from rouge_gui.export.plots.telling import told

    text = COMMENT.sub("", _saved(plot, "svg", transparent=True, metadata=BARE).decode())
    head = HEAD.search(text)
    if head is None:
        raise ValueError("matplotlib wrote no drawing")
    body = TAG.sub(lambda tag: _inked(NAMED.sub(rf"\g<1>{name}-", tag[0])), text[head.end() :])
    label = escape(shown(told(plot), LONGEST_LABEL))
    return f'<svg class="plot" role="img" aria-label="{label}" viewBox="{head[1]}">{body}'


def _inked(tag: str) -> str:
    for ink in INKS:
        tag = tag.replace(getattr(LIGHT, ink), f"var(--{ink})")
    return tag


@contextmanager
def _settings() -> Iterator[None]:
    import matplotlib as mpl

    with _ONE_AT_A_TIME, mpl.rc_context(SETTINGS), warnings.catch_warnings():
        # A name in letters that the font lacks is drawn as boxes, in SVG by the reader's own fonts.
        warnings.filterwarnings("ignore", message=".*Glyph .* missing")
        yield


def _saved(plot: Plot, form: str, **how: Any) -> bytes:  # noqa: ANN401 (matplotlib's own)
    with _settings():
        held = BytesIO()
        draw(plot).savefig(held, format=form, **how)
        return held.getvalue()
