"""`rouge-gui annotations` from end to end on a project of two annotators."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from rouge_gui.__main__ import main
from rouge_gui.cli import annotations
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.store.project_file import Setup
from rouge_gui.store.projects import Project
from rouge_gui.study.annotating.assignment import Plan
from rouge_gui.study.annotating.formats import FORMATS, read_verdicts, write_verdicts
from rouge_gui.study.annotating.scheme import Label, Rating, Scheme
from rouge_gui.study.annotating.verdict import Item, SpanLabel, Verdict, digest_of, in_force

SCHEME = Scheme("s", "S", ratings=(Rating("q", "?", 1, 5),), labels=(Label("x", "X", "x", ("minor",)),))
EXAMPLES = {
    str(number): Example(str(number), f"Source {number}.", (), {"A": Candidate(f"Text {number}.")})
    for number in range(4)
}
# Raw agreement .75; by hand kappa is 1 - .25 / (1 - (2 x 1 + 1 x 2 + 1 x 1) / 16).
TOLD = {"Ola": [1, 1, 2, 3], "Jan": [1, 2, 2, 3]}
KAPPA = 1 - 0.25 / (1 - 5 / 16)
SPAN = SpanLabel("x", "candidate", 0, 4, "Text", "minor", (0, 6))


def verdict(annotator: str, number: int, rating: float) -> Verdict:
    item = Item(str(number), ("A",))
    return Verdict(
        item, annotator, "s", digest_of(EXAMPLES[str(number)], item), {"q": float(rating)}, (SPAN,)
    )


@pytest.fixture
def project(tmp_path: Path) -> Project:
    corpus = tmp_path / "corpus.jsonl"
    lines = [
        {
            "id": each.id,
            "source": each.source,
            "references": ["R."],
            "candidates": {"A": each.candidates["A"].text},
        }
        for each in EXAMPLES.values()
    ]
    corpus.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    made = Project.make(tmp_path / "project", Setup("P", (corpus,), SCHEME, Plan(("Ola", "Jan"), 1.0)))
    for annotator, ratings in TOLD.items():
        with made.file_of(annotator) as file:
            for number, rating in enumerate(ratings):
                file.keep(verdict(annotator, number, rating))
    return made


def test_agreement_is_printed_and_written(
    project: Project, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.json"
    assert main(["annotations", "agree", str(project.folder), "-o", str(out)]) == 0
    printed = capsys.readouterr().out
    pairs = printed[printed.index("Pairs") :].splitlines()
    assert pairs[1].split() == ["question", "first", "second", "items", "raw", "kappa", "linear", "quadratic"]
    assert pairs[2].split()[:6] == ["q", "Jan", "Ola", "4", "0.750", f"{KAPPA:.3f}"]
    assert "Labelled spans" in printed
    assert "Against gold" not in printed
    told = json.loads(out.read_text(encoding="utf-8"))
    assert told["questions"][0]["pairs"][0]["kappa"] == pytest.approx(KAPPA)


def test_what_shows_as_nothing_has_no_sign() -> None:
    shown = [annotations._written(value) for value in (-0.0, -0.0004, 0.0004, -0.25)]  # noqa: SLF001 (a cell of tables)
    assert shown == ["0.000", "0.000", "0.000", "-0.250"]


@pytest.mark.parametrize("name", list(FORMATS))
def test_what_is_exported_is_merged_elsewhere(
    name: str, project: Project, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / f"out{FORMATS[name].suffix}"
    assert main(["annotations", "export", str(project.folder), "--to", name, "-o", str(out)]) == 0
    assert "8 verdicts exported" in capsys.readouterr().err
    other = Project.make(tmp_path / "other", project.setup)
    for new, known in ((8, 0), (0, 8)):
        assert main(["annotations", "merge", str(other.folder), str(out), "--from", name]) == 0
        assert f"{new} new, {known} known already" in capsys.readouterr().err
    found, expected = (
        sorted(in_force(each.verdicts()), key=lambda said: (said.annotator, said.item))
        for each in (other, project)
    )
    assert [(each.annotator, each.item) for each in found] == [
        (each.annotator, each.item) for each in expected
    ]
    if name in {"csv", "jsonl", "xlsx"}:
        assert found == expected
    if name != "marot":
        assert [each.answers for each in found] == [each.answers for each in expected]
    if name != "summeval":
        assert [each.spans for each in found] == [each.spans for each in expected]


def test_what_was_said_under_a_former_scheme_stays_where_it_is(project: Project, tmp_path: Path) -> None:
    with project.file_of("Ola") as file:
        file.keep(replace(verdict("Ola", 0, 1), scheme="former"))
    out = tmp_path / "out.jsonl"
    assert main(["annotations", "export", str(project.folder), "--to", "jsonl", "-o", str(out)]) == 0
    assert len(list(read_verdicts("jsonl", out, SCHEME, EXAMPLES))) == 8


@pytest.mark.parametrize("name", list(FORMATS))
def test_only_formats_with_texts_need_the_corpus(name: str, project: Project, tmp_path: Path) -> None:
    project.corpus[0].unlink()
    asked = ["annotations", "export", str(project.folder), "--to", name, "-o", str(tmp_path / "out")]
    assert main(asked) == (0 if name in {"csv", "jsonl", "xlsx"} else 2)


def test_our_own_lines_need_no_format(project: Project, tmp_path: Path) -> None:
    path = tmp_path / "mail.jsonl"
    write_verdicts("jsonl", [verdict("Ala", 0, 5)], SCHEME, EXAMPLES, path)
    assert main(["annotations", "merge", str(project.folder), str(path)]) == 0
    assert [each.answers for each in project.verdicts() if each.annotator == "Ala"] == [{"q": 5.0}]


@pytest.mark.parametrize("asked", [[], ["--from", "jsonl"]])
def test_whichever_way_verdicts_come_in_the_same_is_asked_of_them(
    asked: list[str], project: Project, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = project.verdicts()[0]
    path = tmp_path / "mail.jsonl"
    write_verdicts("jsonl", [replace(kept, note="forged"), verdict("Ala", 0, 5)], SCHEME, EXAMPLES, path)
    assert main(["annotations", "merge", str(project.folder), str(path), *asked]) == 0
    told = capsys.readouterr().err
    assert "It was changed by hand after it was said." in told
    assert "“Ala” is not among the annotators of this project; one verdict was taken." in told
    assert "1 new, 0 known already" in told


def test_a_decision_is_exported_for_those_who_differed(project: Project, tmp_path: Path) -> None:
    with project.decisions_file() as file:
        file.keep(verdict("Eva", 1, 4))
    out = tmp_path / "out.csv"
    asked = ["annotations", "export", str(project.folder), "--to", "csv", "-o", str(out)]
    assert main([*asked, "--decided"]) == 0
    found = list(read_verdicts("csv", out, SCHEME, EXAMPLES))
    assert len(found) == 7
    assert [each.answers for each in found if isinstance(each, Verdict) and each.annotator == "Eva"] == [
        {"q": 4}
    ]
    assert main(asked) == 0
    assert len(list(read_verdicts("csv", out, SCHEME, EXAMPLES))) == 8


def test_a_wrong_line_is_told_and_the_rest_is_taken(
    project: Project, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mail.csv"
    path.write_text("example,annotator,system,q\n0,Ala,A,9\n1,Ala,A,3\n2,gold,A,3\n", encoding="utf-8")
    assert main(["annotations", "merge", str(project.folder), str(path), "--from", "csv"]) == 0
    said = capsys.readouterr().err
    assert "1 new, 0 known already" in said
    assert '"q" is answered by 9' in said
    assert "cannot be called" in said


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["agree", "{none}"], "project.toml"),
        (
            ["export", "{project}", "--to", "csv", "-o", "{project}/work/Ola.verdicts"],
            "in the project itself",
        ),
        (["export", "{project}", "--to", "csv", "-o", "{none}/out.csv"], "cannot be written"),
        (["merge", "{project}", "{none}"], "{none}"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    asked: list[str], said: str, project: Project, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = {"project": project.folder, "none": tmp_path / "none"}
    before = sorted(path.stat().st_size for path in (project.folder / "work").glob("*.verdicts"))
    assert main(["annotations", *(word.format(**places) for word in asked)]) == 2
    told = capsys.readouterr().err.strip()
    assert told.startswith("rouge-gui: ")
    assert said.format(**places) in told
    assert len(told.splitlines()) == 1
    assert before == sorted(path.stat().st_size for path in (project.folder / "work").glob("*.verdicts"))


def test_a_project_without_a_verdict_agrees_on_nothing(
    project: Project, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = Project.make(tmp_path / "empty", project.setup)
    for asked in (["agree"], ["export", "--to", "csv", "-o", str(tmp_path / "out.csv")]):
        assert main(["annotations", asked[0], str(empty.folder), *asked[1:]]) == 2
        assert "nobody has judged anything yet" in capsys.readouterr().err
