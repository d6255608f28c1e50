"""The button that writes reports: what the terminal writes, stopped or failed without a trace, the newest wish first."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from rouge_gui.__main__ import main
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import RougeGuiError, UnwritableFile
from rouge_gui.export import CORPORA, REPORTS
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.systems.report_line import NOT_YET, READY, ReportLine
from rouge_gui.gui.systems.report_work import ENDINGS, Known
from rouge_gui.gui.systems.work import Wish, measure
from rouge_gui.rouge.options import Options
from rouge_gui.study.comparing.pairs import Settings
from rouge_gui.study.measures import Measures
from rouge_gui.study.rating.correlation import Drawing
from rouge_gui.study.rating.ratings import ratings_of
from rouge_gui.study.rating.study import RatingStudy, study_ratings

OPTIONS = Options(variants=("ROUGE-1",), resamples=20)
FLAGS = ["--variants", "ROUGE-1", "--resamples", "20"]
SOURCE = "The old bridge fell into the river. It rained all night. Nobody was hurt."
TOO_LONG = 60_000


def corpus(*, rated: bool) -> list[Example]:
    def candidate(text: str, rating: float) -> Candidate:
        return Candidate(text, {"ratings": {"fluency": rating}} if rated else {})

    return [
        Example(
            name,
            SOURCE,
            (reference,),
            {"copy": candidate(reference, number + 3.0), "weak": candidate("the rain", number + 1.0)},
        )
        for number, (name, reference) in enumerate(
            {"1": "the bridge fell", "2": "it rained all night"}.items()
        )
    ]


def found(examples: list[Example]) -> Findings:
    *_, last = (
        each
        for each in measure(Wish(examples, OPTIONS, Settings(resamples=20)), lambda: False)
        if isinstance(each, Findings)
    )
    return last


RATED, UNRATED = corpus(rated=True), corpus(rated=False)


class Teller:
    """What the window would know before the ratings are studied; a test changes it."""

    def __init__(self, findings: Findings) -> None:
        self.known = Known(findings, Drawing("both", 5), ["corpus.jsonl"])

    def __call__(self) -> Known:
        return self.known


@pytest.fixture(scope="module")
def findings() -> Findings:
    return found(RATED)


@pytest.fixture(scope="module")
def study(findings: Findings) -> RatingStudy:
    return study_ratings(findings.measures, ratings_of(RATED), ("ROUGE-1",), Drawing("systems", 7, seed=9))


@pytest.fixture
def teller(findings: Findings) -> Teller:
    return Teller(findings)


@pytest.fixture
def studied(teller: Teller, study: RatingStudy) -> None:
    """The study is whole, so that writing is all that is left."""
    teller.known = replace(teller.known, study=study)


@pytest.fixture
def line(qtbot: QtBot, teller: Teller) -> Iterator[ReportLine]:
    made = ReportLine(teller)
    qtbot.addWidget(made)
    made.show()
    yield made
    assert made.end_work()


def written(line: ReportLine, qtbot: QtBot, path: Path) -> None:
    line.write(path)
    qtbot.waitUntil(lambda: line.told.text() == f"Written: {path.name}", timeout=TOO_LONG)


def test_it_is_offered_once_everything_is_measured(line: ReportLine, teller: Teller) -> None:
    assert line.button.isEnabled()
    assert line.button.toolTip() == READY
    bare = teller.known.findings
    teller.known = replace(teller.known, findings=replace(bare, measures=bare.measures.named(["ROUGE-1"])))
    line.offer()
    assert not line.button.isEnabled()
    assert line.button.toolTip() == NOT_YET


@pytest.mark.usefixtures("studied")
@pytest.mark.parametrize("ending", ENDINGS)
def test_every_format_is_written_from_the_button(
    line: ReportLine, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    chosen: list[str] = []

    def choose(_parent: object, _title: str, _usual: str, formats: str) -> tuple[str, str]:
        chosen.extend(formats.split(";;"))
        return str(tmp_path / "report"), next(each for each in chosen if each.endswith(f"(*{ending})"))

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    line.button.click()
    path = tmp_path / f"report{ending}"
    qtbot.waitUntil(lambda: line.told.text() == f"Written: {path.name}", timeout=TOO_LONG)
    assert len(chosen) == 1 + len(REPORTS)
    assert path.stat().st_size > 1_000
    assert line.told.toolTip() == str(path)
    qtbot.waitUntil(line.stop_button.isHidden, timeout=TOO_LONG)


def read(path: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return told


def test_it_says_what_the_terminal_says(line: ReportLine, qtbot: QtBot, tmp_path: Path) -> None:
    texts = tmp_path / "corpus.jsonl"
    CORPORA["corpus-jsonl"].write(UNRATED, texts)
    assert main(["compare", str(texts), *FLAGS, "-o", str(tmp_path / "terminal.json")]) == 0
    written(line, qtbot, tmp_path / "window.json")
    theirs, ours = read(tmp_path / "terminal.json"), read(tmp_path / "window.json")
    assert ours["signature"] == theirs["signature"]
    assert "text sha" in ours["signature"]
    own = [each for each in theirs["systems"] if each["measure"] == "ROUGE-1"]
    assert [{**each, "is_below_lead": False} for each in ours["systems"]] == own
    assert {each["level"] for each in ours["study"]["correlations"]} == {"summary", "source", "system"}


@pytest.mark.usefixtures("studied")
def test_a_study_that_is_whole_is_not_done_again(line: ReportLine, qtbot: QtBot, tmp_path: Path) -> None:
    written(line, qtbot, tmp_path / "x.json")
    assert read(tmp_path / "x.json")["study"]["drawing"]["seed"] == 9


def test_ratings_of_a_file_are_those_of_the_report(
    line: ReportLine, qtbot: QtBot, teller: Teller, tmp_path: Path
) -> None:
    measures = teller.known.findings.measures
    own = Measures(measures.examples, measures.systems, {"grammar": measures.of("words") % 5})
    teller.known = replace(teller.known, ratings=own)
    written(line, qtbot, tmp_path / "x.json")
    assert {each["rating"] for each in read(tmp_path / "x.json")["study"]["correlations"]} == {"grammar"}


def test_nothing_to_report_is_a_sentence(
    line: ReportLine, qtbot: QtBot, teller: Teller, tmp_path: Path
) -> None:
    apart = [
        replace(RATED[0], candidates={"copy": Candidate("a")}),
        replace(RATED[1], candidates={"weak": Candidate("b")}),
    ]
    teller.known = replace(teller.known, findings=found(apart))
    with qtbot.waitSignal(line.failed, timeout=TOO_LONG) as failed:
        line.write(tmp_path / "x.html")
    (error,) = failed.args or []
    assert isinstance(error, RougeGuiError)
    assert str(error).startswith("There is nothing to report")
    assert not list(tmp_path.iterdir())
    assert not line.told.text()


@pytest.mark.usefixtures("studied")
@pytest.mark.parametrize("ending", [".html"])
def test_a_place_that_is_none_is_a_sentence(
    line: ReportLine, qtbot: QtBot, tmp_path: Path, ending: str
) -> None:
    with qtbot.waitSignal(line.failed, timeout=TOO_LONG) as failed:
        line.write(tmp_path / "none" / f"x{ending}")
    (error,) = failed.args or []
    assert isinstance(error, UnwritableFile)
    assert line.stop_button.isHidden()


@pytest.mark.parametrize("ending", [".pdf"])
def test_stopped_it_leaves_the_old_file_and_the_newest_is_written(
    line: ReportLine, qtbot: QtBot, teller: Teller, tmp_path: Path, ending: str
) -> None:
    """So many resamples would take hours."""
    path = tmp_path / f"x{ending}"
    path.write_text("old", encoding="utf-8")
    teller.known = replace(teller.known, drawing=Drawing("both", 50_000_000))
    line.write(path)
    qtbot.waitUntil(lambda: line.told.text().startswith("Studying the ratings: 1 of"), timeout=TOO_LONG)
    line.stop_button.click()
    assert line.stop_button.isHidden()
    assert not line.told.text()
    line.write(path)
    teller.known = replace(teller.known, drawing=Drawing("both", 5))
    written(line, qtbot, tmp_path / "other.json")
    assert path.read_text(encoding="utf-8") == "old"
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted(["other.json", path.name])


@pytest.mark.usefixtures("studied")
@pytest.mark.parametrize("ending", [".html", ".pdf"])
def test_stopped_while_it_is_written_it_leaves_the_old_file(
    line: ReportLine, qtbot: QtBot, tmp_path: Path, ending: str
) -> None:
    """A process has to start first, so it is not written before it is stopped."""
    path = tmp_path / f"x{ending}"
    path.write_text("old", encoding="utf-8")
    line.write(path)
    qtbot.waitUntil(lambda: line.told.text() == f"Writing {path.name}", timeout=TOO_LONG)
    line.stop_button.click()
    written(line, qtbot, tmp_path / "other.json")
    assert path.read_text(encoding="utf-8") == "old"
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted(["other.json", path.name])
