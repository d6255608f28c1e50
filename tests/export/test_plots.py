"""Plots as files: equal plots are equal bytes, words stay words, and no name can be more than a word."""

import re
from dataclasses import fields
from html.parser import HTMLParser
from pathlib import Path
from typing import get_args
from xml.etree.ElementTree import Element

import numpy as np
import pytest
from defusedxml.ElementTree import fromstring

from rouge_gui.colours import LIGHT
from rouge_gui.errors import InvalidOption, UnwritableFile
from rouge_gui.export import PLOTS, write_plot
from rouge_gui.export.plots import formats
from rouge_gui.export.plots.drawing import DRAWERS, draw
from rouge_gui.export.plots.kinds import (
    Curves,
    Distribution,
    HeatMap,
    Histogram,
    IntervalPlot,
    Plot,
    Ranks,
    Scatter,
    histogram,
)
from rouge_gui.study.comparing.differences import Tally

NAMES = ("bart", "lead-3")
SIXTY = np.linspace(0.0, 1.0, 60)
KINDS: tuple[Plot, ...] = (
    IntervalPlot(
        "Means",
        "F",
        NAMES,
        np.array([0.4, 0.3]),
        np.array([0.35, 0.2]),
        np.array([0.45, 0.4]),
        frozenset({"bart"}),
    ),
    Distribution("Spread", "F", NAMES, (SIXTY, SIXTY**2)),
    Scatter("Points", "Length", "F", SIXTY * 90, SIXTY, line=(SIXTY * 90, SIXTY), line_name="Mean of 20"),
    Histogram(
        "A - B", "Difference", "Examples", np.array([-1.0, 0.0, 1.0]), np.array([2.0, 3.0]), Tally(3, 0, 2)
    ),
    Curves(
        "Beta", "Beta", "F", np.array([0.25, 1.0, 4.0]), {"bart": SIXTY[:3], "lead-3": np.full(3, np.nan)}
    ),
    Ranks("Ranks", "Protocol", "Rank", ("as set", "other"), {"bart": (1, 2), "lead-3": (2, 1)}),
    HeatMap("Heat", NAMES, ("ROUGE-1", "words"), np.array([[0.41, 60.0], [np.nan, 20.0]])),
)
EACH = pytest.mark.parametrize("plot", KINDS, ids=lambda plot: type(plot).__name__)
SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = (
    "<script>alert(1)</script>",
    'a" onload="x',
    "$\\frac{1}{0}$",
    "&amp;",
    LIGHT.solid,
    'url(#x) id="y"',
    "日本語",
)


class Page(HTMLParser):
    """What an HTML parser finds in a page: tags, attributes and words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: list[tuple[str, str | None]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes += attrs

    def handle_data(self, data: str) -> None:
        self.words += [data.strip()] if data.strip() else []


def words_of(drawing: Element) -> list[str]:
    return [(each.text or "") for each in drawing.iter(f"{SVG}text")]


def test_every_kind_is_drawn() -> None:
    assert set(DRAWERS) == set(get_args(Plot)) == {type(plot) for plot in KINDS}


@EACH
@pytest.mark.parametrize("ending", PLOTS)
def test_equal_plots_are_equal_bytes_of_the_right_kind(tmp_path: Path, plot: Plot, ending: str) -> None:
    for name in ("a", "b"):
        write_plot(plot, tmp_path / f"{name}{ending}")
    written = (tmp_path / f"a{ending}").read_bytes()
    assert written == (tmp_path / f"b{ending}").read_bytes()
    assert written.startswith({".svg": b"<?xml", ".png": b"\x89PNG", ".pdf": b"%PDF"}[ending])


@EACH
def test_words_stay_words(plot: Plot) -> None:
    found = words_of(fromstring(formats.svg(plot)))
    said = [
        getattr(plot, each.name)
        for each in fields(plot)
        if each.name in {"title", "axis", "x_axis", "y_axis"}
    ]
    names = [
        *(getattr(plot, "names", ()) if not isinstance(plot, Scatter) else ()),
        *getattr(plot, "columns", ()),
    ]
    assert {*said, *names} <= set(found)


def test_intervals_stand_where_their_numbers_are() -> None:
    axes = draw(KINDS[0]).axes[0]
    drawn = [
        [np.asarray(side, float).tolist() for side in (line.get_xdata(), line.get_ydata())]
        for line in axes.get_lines()
    ]
    assert drawn == [
        [[0.35, 0.45], [0.0, 0.0]],
        [[0.4], [0.0]],
        [[0.2, 0.4], [1.0, 1.0]],
        [[0.3], [1.0]],
    ]
    # The first on top, and the one below Lead-3 in another colour and shape.
    assert axes.get_ylim() == (1.5, -0.5)
    assert [line.get_color() for line in axes.get_lines()] == [LIGHT.red] * 2 + [LIGHT.solid] * 2
    assert [axes.get_lines()[place].get_marker() for place in (1, 3)] == ["D", "o"]


def test_a_heat_map_shades_each_column_for_itself_and_leaves_out_what_is_not_known() -> None:
    axes = draw(KINDS[-1]).axes[0]
    assert [text.get_text() for text in axes.texts] == ["0.41", "60", "20"]
    alphas = [patch.get_alpha() for patch in axes.patches]
    assert alphas == pytest.approx([0.48, 0.9, 0.06])


def test_a_histogram_by_hand() -> None:
    # Eight values: cube root 2, so two bins on either side and one around 0; the furthest is 2, so each is .8 wide.
    values = np.array([-2.0, -1.3, -0.3, 0.0, 0.0, 0.39, 0.41, 2.0])
    found = histogram("A - B", "Difference", "Examples", values, Tally(3, 2, 3))
    assert found.edges.tolist() == pytest.approx([-2.0, -1.2, -0.4, 0.4, 1.2, 2.0])
    assert found.counts.tolist() == [2, 0, 4, 1, 1]


def test_a_histogram_of_nothing_but_ties() -> None:
    found = histogram("A - B", "Difference", "Examples", np.zeros(3), Tally(0, 3, 0))
    assert found.counts.tolist() == [0, 0, 3, 0, 0]


@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_is_more_than_a_word(name: str) -> None:
    plot = IntervalPlot(name, name, (name,), np.array([0.5]), np.array([0.4]), np.array([0.6]))
    assert words_of(fromstring(formats.svg(plot))).count(name) == 3
    page = Page(formats.inline(plot, "p1"))
    assert page.words.count(name) == 3
    assert page.tags <= {"svg", "g", "path", "text", "use", "defs", "clippath", "rect"}
    assert not [key for key, _ in page.attributes if key.startswith("on")]
    for write in (formats.png, formats.pdf):
        assert write(plot)


@pytest.mark.parametrize("name", ["\x00\x01a", "\ud800b", "two\nlines", "\u202eevil", "", "long " * 100])
def test_names_that_do_not_print_or_do_not_fit_are_drawn_all_the_same(name: str) -> None:
    numbers = [np.array([0.5, 0.4])] * 3
    plot = IntervalPlot(name, name, (name, "b"), numbers[0], numbers[1], numbers[2])
    drawn = words_of(fromstring(formats.svg(plot)))
    assert drawn.count("b") == 1
    assert all(each.isprintable() and len(each) <= 70 for each in drawn)
    assert formats.png(plot)
    assert formats.pdf(plot)
    assert Page(formats.inline(plot, "p")).tags


@EACH
def test_a_drawing_in_a_page_takes_the_pages_colours_and_has_ids_of_its_own(plot: Plot) -> None:
    text = formats.inline(plot, "p7")
    page = Page(text)
    assert set(re.findall(r"#[0-9a-f]{6}", text)) <= {"#ffffff", "#000000"}
    assert "var(--text)" in text
    ids = [value or "" for key, value in page.attributes if key == "id"]
    assert len(ids) == len(set(ids))
    assert all(each.startswith("p7-") for each in ids)
    asked = {value[1:] for key, value in page.attributes if key == "xlink:href" and value and value[0] == "#"}
    asked |= set(re.findall(r"url\(#([^)]*)\)", text))
    assert asked <= set(ids)
    assert not re.search(r"<style|<script|https?:", text)
    (label,) = [value for key, value in page.attributes if key == "aria-label"]
    assert label is not None
    assert label.startswith(f"{plot.title}: ")


def test_very_many_points_are_a_picture_within_the_drawing() -> None:
    many = np.linspace(0.0, 1.0, 200_000)
    assert len(formats.svg(Scatter("Points", "x", "y", many, many))) < 200_000


def test_an_unknown_ending_and_an_old_file(tmp_path: Path) -> None:
    with pytest.raises(
        InvalidOption, match=r"plots cannot be written as .docx files. Choose one of: .svg, .pdf"
    ):
        write_plot(KINDS[0], tmp_path / "x.docx")
    (tmp_path / "x.svg").mkdir()
    with pytest.raises(UnwritableFile, match="is a folder"):
        write_plot(KINDS[0], tmp_path / "x.svg")
    old = tmp_path / "old.png"
    old.write_text("old", encoding="utf-8")
    broken = Distribution("Broken", "F", ("a",), (np.array(["no number"]),))
    with pytest.raises((TypeError, ValueError)):
        write_plot(broken, old)
    assert old.read_text(encoding="utf-8") == "old"
    assert {each.name for each in tmp_path.iterdir()} == {"x.svg", "old.png"}
