"""Reports of comparisons and studies: their numbers are those that were found, their names are words and nothing else."""

import json
import re
import subprocess
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from shutil import which
from typing import Any

import numpy as np
import pytest

from rouge_gui.errors import InvalidOption, UnwritableFile
from rouge_gui.export import REPORTS, export_report
from rouge_gui.export.reports.contents import Contents
from rouge_gui.rouge.options import Options
from rouge_gui.study.comparing.comparison import compare
from rouge_gui.study.comparing.pairs import Settings
from rouge_gui.study.measures import Measures
from rouge_gui.study.rating.correlation import Drawing
from rouge_gui.study.rating.study import study_ratings

OPTIONS = Options(variants=("ROUGE-1",), leader="ROUGE-1", interval="none")
HOSTILE = "<script>alert(1)</script> & \\input{x} $y_1^2$ 50% #~"
SYSTEMS = ("Lead-3", HOSTILE)
# The second is ahead by 1/3 in one of three examples.
LEAD, OTHER = (2 / 3, 2 / 3, 0.0), (1.0, 2 / 3, 0.0)
ENDING = pytest.mark.parametrize("ending", REPORTS)


def measures(lead: tuple[float, ...] = LEAD, other: tuple[float, ...] = OTHER) -> Measures:
    scores = np.array([lead, other]).T
    words = np.array([[10.0, 12.0], [11.0, 9.0], [8.0, 8.0]])
    named = {"ROUGE-1 P": scores, "ROUGE-1 R": scores, "ROUGE-1": scores, "words": words}
    return Measures(("1", "2", "3"), SYSTEMS, {**named, "seams": np.array([[0.0, 2.0]] * 3)})


def contents(*, studied: bool = True) -> Contents:
    settings = Settings("approximate-randomisation", resamples=99)
    comparison = compare(measures(), ("ROUGE-1", "words"), OPTIONS, settings)
    ratings = Measures(
        ("1", "2", "3"),
        SYSTEMS,
        {
            "fluency": np.array([[5.0, 1.0], [4.0, 5.0], [3.0, 2.0]]),
            "<b>": np.array([[1.0, 2.0], [3.0, 1.0], [2.0, 2.0]]),
        },
    )
    study = study_ratings(measures(), ratings, ("ROUGE-1",), Drawing(resamples=3)) if studied else None
    texts = {("1", HOSTILE): f"The {HOSTILE} text."}
    return Contents(["corpus & co.jsonl"], OPTIONS, "signature <1>", comparison, study, texts)


class Reader(HTMLParser):
    """The tables of a page by caption, a row as the words of its cells, and all tags and words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.asked: list[str] = []
        self.handlers: list[str] = []
        self.tables: dict[str, list[list[str]]] = {}
        self.looks: dict[str, str | None] = {}
        self.words = ""
        self._caption = ""
        self._open: list[str] = []
        self._look: str | None = None
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.asked += [value or "" for key, value in attrs if key in {"src", "href", "xlink:href", "action"}]
        self.handlers += [key for key, _ in attrs if key.startswith("on")]
        if tag not in {"meta", "link"}:
            self._open.append(tag)
        if tag in {"caption", "summary"}:
            self._caption = ""
        if tag == "tr":
            self.tables.setdefault(self._caption, []).append([])
        if tag in {"td", "th"}:
            self.tables[self._caption][-1].append("")
            self._look = dict(attrs).get("class")

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        self.words += data
        inside = set(self._open)
        if inside & {"caption", "summary"}:
            self._caption += data
        if inside & {"td", "th"}:
            row = self.tables[self._caption][-1]
            row[-1] = f"{row[-1]} {data}".strip()
            self.looks[row[-1]] = self._look


def written(tmp_path: Path, ending: str, found: Contents) -> str:
    path = tmp_path / f"report{ending}"
    export_report(found, path)
    return path.read_text(encoding="utf-8")


@pytest.fixture
def page(tmp_path: Path) -> Reader:
    return Reader(written(tmp_path, ".html", contents()))


def test_the_standings_by_hand(page: Reader) -> None:
    rows = page.tables["The systems, by the mean F of each variant"]
    assert rows == [
        ["System", "ROUGE-1", "words"],
        [HOSTILE, "0.5556 #1", "9.67 #1"],
        ["Lead-3", "0.4444 #2", "9.67 #1"],
    ]
    assert page.looks["0.5556"] == "best"


def test_a_system_below_lead_3_is_marked_and_named(tmp_path: Path) -> None:
    comparison = compare(measures(OTHER, LEAD), ("ROUGE-1", "words"), OPTIONS, Settings(resamples=9))
    page = Reader(written(tmp_path, ".html", replace(contents(), comparison=comparison)))
    assert page.looks["0.4444"] == "warning"
    assert f"Below Lead-3 on at least one measure: {HOSTILE}." in page.words
    assert "fewer than 30, these tests are weak" in page.words


def test_the_pair_by_hand(page: Reader) -> None:
    # Differences of Lead-3 and the other: -1/3, 0, 0. Their spread is 1 / sqrt(27), so d_z is -1 / sqrt(3). Exchanged in
    # any way they lie as far apart, so p is 1. Found would be (1.95996 + .84162) / sqrt(27 * 3) = .3113.
    (heading, row) = page.tables["ROUGE-1: 0 of 1 pair differs at the 5 % level after adjustment"]
    assert heading[:3] == ["A", "B", "A - B"]
    assert row[:3] == ["Lead-3", HOSTILE, "-0.1111"]
    assert row[4:] == ["1.0000", "1.0000", "-0.58", "0.3113", "0", "2", "1"]
    low, high = map(float, row[3].strip("[]").split(", "))
    assert low == -0.3333
    assert -0.1111 <= high == 0.0


def test_every_correlation_stands_where_it_belongs(page: Reader) -> None:
    study = contents().study
    assert study is not None
    levels = {
        "summary": "Over all summaries",
        "source": "Within each source",
        "system": "Over the systems' means",
    }
    seen = 0
    for level, words in levels.items():
        for method in study.methods:
            (caption,) = [
                each
                for each in page.tables
                if each.startswith(words) and f": {method.capitalize()}'s" in each
            ]
            heading, *rows = page.tables[caption]
            assert heading == ["Score", "fluency", "<b>"]
            shown = {
                (row[0], rating): cell
                for row in rows
                for rating, cell in zip(heading[1:], row[1:], strict=True)
            }
            for each in study.of_level(level, method):
                cell = shown[each.asked.score, each.asked.rating].split(" ")[0]
                assert cell == "-" if each.value != each.value else float(cell) == round(each.value, 2)
                assert cell != "-0.00"
                seen += 1
    # 3 levels, 3 methods, 3 scores (with words and chance), 2 ratings.
    assert seen == 54


def test_a_sentence_stands_under_each_table(page: Reader) -> None:
    study = contents().study
    assert study is not None
    for sentence in study.sentences().values():
        assert sentence in page.words


def test_picks_and_cases_by_hand(page: Reader) -> None:
    """The highest ROUGE-1 is the second system's in example 1, and in ties the first system's."""
    heading, *rows = page.tables["What people said of the candidate that a score would pick of each source"]
    assert heading == ["Pick", "fluency", "<b>", "fluency 3 or lower", "sources"]
    named = {row[0]: row[1:] for row in rows}
    # Fluency 1, 4, 3 is picked: its mean 8/3, two of three rated 3 or lower; the other rating 2, 3, 2.
    assert named["highest ROUGE-1"] == ["2.67", "2.33", "67%", "3"]
    assert named["random"] == ["3.33", "1.83", "50%", "3"]
    # Only Lead-3 has no seam: fluency 5, 4, 3.
    assert named["highest ROUGE-1, guarded by 0 seams"] == ["4.00", "2.00", "33%", "3"]
    heading, *rows = page.tables["High by ROUGE-1, rated low for fluency"]
    assert heading == ["Example", "System", "Candidate", "ROUGE-1", "fluency"]
    assert rows == [
        ["1", HOSTILE, f"The {HOSTILE} text.", "1.0000", "1.00"],
        ["3", HOSTILE, "", "0.0000", "2.00"],
    ]


def test_the_page_asks_for_nothing_and_runs_nothing(page: Reader) -> None:
    assert page.handlers == []
    assert "script" not in page.tags
    assert {each for each in page.asked if not each.startswith(("#", "data:"))} == set()
    assert {"svg", "table", "footer"} <= page.tags
    assert "signature <1>" in page.words
    assert "corpus & co.jsonl" in page.words


def test_the_page_alone_has_no_study_where_there_is_none(tmp_path: Path) -> None:
    page = Reader(written(tmp_path, ".html", contents(studied=False)))
    assert "Scores against ratings" not in page.words
    only = Reader(written(tmp_path, ".html", replace(contents(), comparison=None)))
    assert "Pairs of systems" not in only.words
    assert "Scores against ratings" in only.words


def test_json_has_what_was_found_and_no_more_than_json(tmp_path: Path) -> None:
    def unknown(name: str) -> Any:  # noqa: ANN401 (what json calls)
        raise AssertionError(name)

    found = json.loads(written(tmp_path, ".json", contents()), parse_constant=unknown)
    assert found["signature"] == "signature <1>"
    assert found["paths"] == ["corpus & co.jsonl"]
    assert [(each["system"], each["measure"], each["rank"]) for each in found["systems"]] == [
        ("Lead-3", "ROUGE-1", 2),
        (HOSTILE, "ROUGE-1", 1),
        ("Lead-3", "words", 1),
        (HOSTILE, "words", 1),
    ]
    (pair,) = [each for each in found["pairs"] if each["measure"] == "ROUGE-1"]
    assert pair["difference"] == pytest.approx(-1 / 9)
    assert pair["effect"] == pytest.approx(-1 / 3**0.5)
    assert {each["level"] for each in found["study"]["correlations"]} == {"summary", "source", "system"}
    alone = json.loads(written(tmp_path, ".json", replace(contents(), comparison=None)))
    assert alone["correlations"] == found["study"]["correlations"]
    assert alone["cases"][0] == {
        "example": "1",
        "system": HOSTILE,
        "measure": "ROUGE-1",
        "score": 1.0,
        "rating": "fluency",
        "rated": 1.0,
    }


def test_latex_does_nothing_but_print(tmp_path: Path) -> None:
    text = written(tmp_path, ".tex", contents())
    assert "\\input" not in text
    assert "\\textless{}script\\textgreater{}alert(1)" in text
    commands = set(re.findall(r"\\([a-zA-Z]+)", text))
    assert commands <= {
        *("usepackage", "begin", "end", "centering", "caption", "toprule", "midrule", "bottomrule", "item"),
        *("footnotesize", "scriptsize", "tiny", "setlength", "tabcolsep", "textbf", "textit", "paragraph"),
        *("textbackslash", "textless", "textgreater", "textquotesingle", "textasciicircum", "textasciitilde"),
    }
    # The row of the best: its name escaped, the mean in bold; below it the ranks.
    lines = text.splitlines()
    (place,) = [place for place, line in enumerate(lines) if "0.5556" in line]
    assert lines[place].endswith(r"50\% \#\textasciitilde{} & \textbf{0.5556} & 9.67 \\")
    assert lines[place + 1] == r" & {\tiny \#1} & {\tiny \#1} \\"
    for opened in ("table", "tabular", "description"):
        assert text.count(f"\\begin{{{opened}}}") == text.count(f"\\end{{{opened}}}") > 0


@pytest.mark.skipif(which("pdflatex") is None, reason="NOT TESTED: LaTeX is not installed")
def test_latex_prints_it(tmp_path: Path) -> None:
    written(tmp_path, ".tex", contents())
    (tmp_path / "whole.tex").write_text(
        r"\documentclass{article}\usepackage{booktabs,longtable,textcomp}\usepackage[T1]{fontenc}"
        r"\begin{document}\input{report}\end{document}",
        encoding="utf-8",
    )
    done = subprocess.run(
        [
            which("pdflatex") or "",
            "-interaction=nonstopmode",
            "-halt-on-error",
            "-no-shell-escape",
            "whole.tex",
        ],
        cwd=tmp_path,
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:].decode(errors="replace")
    assert (tmp_path / "whole.pdf").stat().st_size > 10_000


def test_a_long_table_breaks_across_pages(tmp_path: Path) -> None:
    systems = tuple(f"s{number}" for number in range(10))
    numbers = np.arange(30.0).reshape(3, 10) / 30
    values = {"ROUGE-1 P": numbers, "ROUGE-1 R": numbers, "ROUGE-1": numbers}
    many = compare(Measures(("1", "2", "3"), systems, values), ("ROUGE-1",), OPTIONS, Settings(resamples=9))
    text = written(tmp_path, ".tex", replace(contents(studied=False), comparison=many))
    assert text.count("\\begin{longtable}") == text.count("\\end{longtable}") == 1


@ENDING
def test_whatever_fails_the_old_file_stays(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"report{ending}"
    path.write_text("old", encoding="utf-8")
    found = contents(studied=False)
    assert found.comparison is not None
    broken = replace(found, comparison=replace(found.comparison, settings=None, standings=[None]))  # type: ignore[arg-type, list-item]
    with pytest.raises((AttributeError, KeyError)):
        export_report(broken, path)
    assert path.read_text(encoding="utf-8") == "old"
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
    with pytest.raises(UnwritableFile, match="cannot be written"):
        export_report(found, tmp_path / "nowhere" / f"report{ending}")


def test_an_unknown_ending_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(
        InvalidOption, match=r"reports cannot be written as .pdf files. Choose one of: .html, .json, .tex"
    ):
        export_report(contents(studied=False), tmp_path / "report.pdf")


@pytest.mark.skipif(which("chromium") is None, reason="NOT TESTED: Chromium is not installed")
def test_a_browser_shows_it_and_complains_of_nothing(tmp_path: Path) -> None:
    written(tmp_path, ".html", contents())
    quiet = ["--headless=new", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--dump-dom"]
    quiet += ["--disable-background-networking", "--disable-component-update"]
    done = subprocess.run(
        [
            which("chromium") or "",
            *quiet,
            f"--user-data-dir={tmp_path / 'profile'}",
            f"file://{tmp_path}/report.html",
        ],
        capture_output=True,
        timeout=120,
        check=True,
        env={"PATH": "/usr/bin:/bin", "HOME": str(tmp_path)},
    )
    assert b"CONSOLE" not in done.stderr
    assert done.stdout.count(b"<svg") == 6
    assert "script" not in Reader(done.stdout.decode()).tags
