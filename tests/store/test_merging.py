"""Verdicts that come by mail: taken once, in any order, each into its annotator's file; what is wrong is told by line."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rouge_gui.corpus.example import Candidate, Example, Level
from rouge_gui.errors import UnreadableFile
from rouge_gui.store.project_file import Setup
from rouge_gui.store.projects import Merged, Project
from rouge_gui.store.verdict_file import VerdictFile
from rouge_gui.study.annotating.assignment import Plan
from rouge_gui.study.annotating.scheme import Choice, Label, Rating, Scheme
from rouge_gui.study.annotating.verdict import Item, SpanLabel, Verdict, digest_of, in_force

SCHEME = Scheme(
    "s",
    "Fluency",
    ratings=(Rating("q", "How fluent?", 1, 5),),
    choices=(Choice("c", "Which?", ("yes", "no")),),
    labels=(Label("name", "Wrong name", "w", ("minor", "major")),),
)
EXAMPLE = Example("e1", "It rained in Leeds.", ("Rain.",), {"A": Candidate("York saw rain.")})
ITEM = Item("e1", ("A",))
SPAN = SpanLabel("name", "candidate", 0, 4, "York", "major", (13, 18))
VERDICT = Verdict(ITEM, "Ola", "s", digest_of(EXAMPLE, ITEM), {"q": 4.0, "c": None}, (SPAN,))


def project_in(folder: Path) -> Project:
    return Project.make(folder, Setup("March", (folder / "texts",), SCHEME, Plan(("Ola", "Ben"))))


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return project_in(tmp_path / "project")


def get(name: str) -> Example | None:
    return {"e1": EXAMPLE}.get(name)


def lines(path: Path, *told: object) -> Path:
    text = "".join((each if isinstance(each, str) else json.dumps(each)) + "\n" for each in told)
    path.write_text(text, encoding="utf-8")
    return path


def said(folder: Path, name: str, count: int = 2) -> list[Verdict]:
    """Return verdicts that `name` said elsewhere, whose file is `name.verdicts`."""
    with VerdictFile(folder / f"{name}.verdicts", name) as file:
        return [file.keep(replace(VERDICT, annotator=name, note=str(number))) for number in range(count)]


def told(merged: Merged) -> list[tuple[int | None, Level, str]]:
    return [(each.line, each.level, each.message) for each in merged.problems]


def test_a_file_of_verdicts_is_taken_once_and_left_as_it_was(tmp_path: Path, project: Project) -> None:
    verdicts = said(tmp_path, "Ola")
    path = tmp_path / "Ola.verdicts"
    was = path.read_bytes()
    path.chmod(0o444)
    assert project.merge(path, get) == Merged(2, 0, ())
    assert project.merge(path, get) == Merged(0, 2, ())
    assert (project.verdicts(), path.read_bytes()) == (verdicts, was)
    assert sorted(tmp_path.iterdir()) == [path, project.folder]


def test_a_file_that_is_open_elsewhere_is_taken_with_its_journal(tmp_path: Path, project: Project) -> None:
    with VerdictFile(tmp_path / "Ola.verdicts", "Ola") as file:
        kept = file.keep(VERDICT)
        assert project.merge(tmp_path / "Ola.verdicts", get).new == 1
    assert project.verdicts() == [kept]


def test_a_verdict_a_line_is_taken_into_its_annotators_file(tmp_path: Path, project: Project) -> None:
    ola, ben = said(tmp_path, "Ola"), said(tmp_path, "Ben")
    path = lines(
        tmp_path / "mail.jsonl", *(each.told() for each in (ola[0], ben[0], ola[1])), "", ben[1].told()
    )
    assert project.merge(path, get) == Merged(4, 0, ())
    assert project.merge(tmp_path / "Ben.verdicts", get) == Merged(0, 2, ())
    assert project.verdicts() == [*ola, *ben]
    with project.file_of("Ben") as file:
        assert file.all() == ben


def test_somebody_who_is_not_in_the_project_is_taken_and_told(tmp_path: Path, project: Project) -> None:
    verdicts = said(tmp_path, "Ewa")
    merged = project.merge(tmp_path / "Ewa.verdicts", get)
    assert merged.new == 2
    assert told(merged) == [
        (None, Level.WARNING, "“Ewa” is not among the annotators of this project; 2 verdicts were taken.")
    ]
    assert (project.annotators(), project.verdicts()) == (["Ola", "Ben", "Ewa"], verdicts)


def test_gold_and_decisions_go_where_they_belong(tmp_path: Path, project: Project) -> None:
    other = project_in(tmp_path / "other")
    with other.gold_file() as gold, other.decisions_file() as decisions:
        right, decided = gold.keep(VERDICT), decisions.keep(replace(VERDICT, annotator="Ewa"))
    assert project.merge(other.folder / "gold.verdicts", get) == Merged(1, 0, ())
    assert project.merge(other.folder / "decisions.verdicts", get) == Merged(1, 0, ())
    assert (project.gold(), project.decisions(), project.verdicts()) == ([right], [decided], [])


def of(span: SpanLabel, **changes: object) -> dict[str, object]:
    return {"spans": [replace(span, **changes).__dict__]}  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"answers": {"q": 6}}, '"q" is answered by 6; it can be 1, 2, 3, 4, 5 or null'),
        ({"answers": {"q": 4.5}}, "is answered by 4.5"),
        ({"answers": {"q": "4"}}, 'is answered by "4"'),
        ({"answers": {"q": float("nan")}}, "is answered by nan"),
        ({"answers": {"c": "maybe"}}, "it can be yes, no or null"),
        ({"answers": {"c": 1}}, "is answered by 1"),
        ({"answers": {"x": 1}}, 'The scheme asks no question "x".'),
        ({"answers": 5}, "This is no verdict"),
        ({"answers": {"q": True}}, "True is no answer"),
        ({"scheme": "other"}, 'It was said under the scheme "other"; "s" is asked here.'),
        ({"systems": ["A", "B"]}, "It is on 2 systems; the scheme asks about 1."),
        ({"annotator": ""}, "An annotator is called “”"),
        ({"annotator": "gold"}, "An annotator cannot be called “gold”"),
        ({"annotator": None}, "`annotator` has to be a text, not None"),
        (of(SPAN, label="number"), 'The scheme has no label "number".'),
        (of(SPAN, severity="dire"), '"name" has no severity "dire".'),
        (of(SPAN, text="summary"), 'There is no text "summary".'),
        (of(SPAN, text="reference 2"), "lies outside the text, or other words stand there"),
        (of(SPAN, start=-1, end=3), "does not hold the 4 characters"),
        (of(SPAN, end=5), "does not hold the 4 characters"),
        (of(SPAN, start=11, end=15), "at 11 to 15 of the candidate lies outside the text"),
        (of(SPAN, quoted="Yorx"), "other words stand there"),
        (of(SPAN, evidence=(18, 13)), "is linked to no stretch of the source"),
        (of(SPAN, evidence=(13, 20)), "is linked to a place outside the source"),
        (of(SPAN, evidence=(13,)), "This is no verdict"),
        ({"spans": [5]}, "This is no verdict"),
        ({"spans": 5}, "This is no verdict"),
        ({"revision": -1}, "Its revision is -1"),
        ({"revision": 10**30}, "Its revision is 10"),
        ({"revision": float("inf")}, "This is no verdict"),
        ({"moment": "yesterday"}, 'Its moment is "yesterday"'),
    ],
)
def test_a_line_that_is_wrong_is_told_and_the_rest_is_taken(
    tmp_path: Path, project: Project, change: dict[str, Any], why: str
) -> None:
    good = said(tmp_path, "Ola")
    bad = {**VERDICT.told(), **change}
    merged = project.merge(lines(tmp_path / "m.jsonl", good[0].told(), bad, good[1].told()), get)
    ((line, level, message),) = told(merged)
    assert (merged.new, line, level) == (2, 2, Level.ERROR)
    assert why in message
    assert message.endswith("was left out.")
    assert project.verdicts() == good


@pytest.mark.parametrize("line", ["{", "[]", "7", '"x"', "{}", '{"example": "e1"', "[" * 100_000, "\0"])
def test_what_is_no_verdict_at_all_is_told(tmp_path: Path, project: Project, line: str) -> None:
    (good,) = said(tmp_path, "Ola", 1)
    merged = project.merge(lines(tmp_path / "m.jsonl", good.told(), good.told(), line), get)
    assert [(each[0], each[1]) for each in told(merged)] == [(3, Level.ERROR)]
    assert (merged.new, project.verdicts()) == (1, [good])


def test_spans_are_compared_only_with_the_texts_that_were_judged(tmp_path: Path, project: Project) -> None:
    spans = [SPAN, replace(SPAN, start=90, end=94)]
    changes: list[dict[str, Any]] = [{"digest": "of others"}, {"example": "unknown"}, {"systems": ["Z"]}]
    for number, change in enumerate(changes):
        bad = {**replace(VERDICT, spans=tuple(spans)).told(), **change}
        assert project.merge(lines(tmp_path / f"{number}.jsonl", bad), get) == Merged(1, 0, ())


def test_a_verdict_that_was_changed_by_hand_is_left_out_and_told(tmp_path: Path, project: Project) -> None:
    first, second = said(tmp_path, "Ola")
    edited = {**first.told(), "answers": {"q": 1}}
    path = lines(tmp_path / "m.jsonl", edited, second.told())
    merged = project.merge(path, get)
    assert merged.new == 1
    ((line, level, message),) = told(merged)
    assert (line, level) == (1, Level.ERROR)
    assert "was changed by hand after it was said" in message
    assert message.endswith("This verdict was left out.")
    assert "take its “uid” out and make its “revision” one higher than the last" in message
    meant = {**edited, "revision": 3, "uid": ""}
    assert project.merge(lines(path, meant), get) == Merged(1, 0, ())
    assert project.merge(lines(path, meant), get) == Merged(0, 1, ())
    (counts,) = in_force(project.verdicts())
    assert (counts.answers, counts.revision) == ({"q": 1.0}, 3)


def test_what_only_looks_changed_is_known(tmp_path: Path, project: Project) -> None:
    (first,) = said(tmp_path, "Ola", 1)
    project.merge(tmp_path / "Ola.verdicts", get)
    other = dict(reversed(first.told().items()))
    other["answers"] = {"c": None, "q": 4}
    del other["flagged"]
    text = "\ufeff" + json.dumps(other, ensure_ascii=False, separators=(" ,", " : ")) + "\r\n"
    (tmp_path / "m.jsonl").write_text(text, encoding="utf-8")
    assert project.merge(tmp_path / "m.jsonl", get) == Merged(0, 1, ())


def spoil(change: Callable[[sqlite3.Connection], object]) -> Callable[[Path], None]:
    def work(path: Path) -> None:
        with closing(sqlite3.connect(path)) as connection:
            change(connection)
            connection.commit()

    return work


@pytest.mark.parametrize(
    ("work", "why"),
    [
        (
            lambda path: path.write_bytes(path.read_bytes()[:6000]),
            "is damaged or incomplete; have it sent once more",
        ),
        (spoil(lambda it: it.execute("PRAGMA application_id = 7")), "is a database of another program"),
        (spoil(lambda it: it.execute("PRAGMA user_version = 9")), "was written by a later release"),
        (spoil(lambda it: it.execute("UPDATE file SET kind = 'x'")), "it does not say whose it is"),
        (spoil(lambda it: it.execute("DROP TABLE verdict")), "have it sent once more"),
        (lambda path: path.write_bytes(bytes(5000)), "is not text"),
        (lambda path: path.unlink(), "cannot be read"),
    ],
)
def test_a_file_of_which_nothing_can_be_read_is_said(
    tmp_path: Path, project: Project, work: Callable[[Path], object], why: str
) -> None:
    said(tmp_path, "Ola")
    work(tmp_path / "Ola.verdicts")
    with pytest.raises(UnreadableFile, match=why):
        project.merge(tmp_path / "Ola.verdicts", get)
    assert project.verdicts() == []


def test_a_verdict_that_was_changed_inside_a_file_is_told(tmp_path: Path, project: Project) -> None:
    first, second = said(tmp_path, "Ola")
    body = json.dumps({**first.told(), "note": "forged"})
    spoil(lambda it: it.execute("UPDATE verdict SET body = ? WHERE uid = ?", (body, first.uid)))(
        tmp_path / "Ola.verdicts"
    )
    merged = project.merge(tmp_path / "Ola.verdicts", get)
    assert (merged.new, len(merged.problems), project.verdicts()) == (1, 1, [second])


def test_a_file_of_the_first_version_is_taken(tmp_path: Path, project: Project) -> None:
    verdicts = said(tmp_path, "Ola")
    spoil(lambda it: [it.execute("DROP INDEX verdict_by_digest"), it.execute("PRAGMA user_version = 1")])(
        tmp_path / "Ola.verdicts"
    )
    was = (tmp_path / "Ola.verdicts").read_bytes()
    assert project.merge(tmp_path / "Ola.verdicts", get).new == 2
    assert (project.verdicts(), (tmp_path / "Ola.verdicts").read_bytes()) == (verdicts, was)


# One annotator may have worked in two places from the same start, others edit lines; whatever is merged first.
LINE: st.SearchStrategy[dict[str, Any]] = st.builds(
    dict,
    annotator=st.sampled_from(["Ola", "Ben", "Ewa"]),
    example=st.sampled_from(["e1", "e2"]),
    revision=st.integers(0, 3),
    moment=st.sampled_from(["2026-01-01T00:00:00+00:00", "2026-01-02T00:00:00+00:00", ""]),
    uid=st.sampled_from(["", "mine", "yours"]),
    note=st.sampled_from(["", "n"]),
    withdrawn=st.booleans(),
)
KEPT = st.tuples(st.sampled_from(["Ola", "Ben"]), st.sampled_from(["e1", "e2"]), st.integers(1, 5))


@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.lists(
        st.tuples(st.lists(LINE, max_size=4), st.lists(KEPT, max_size=4), st.booleans()),
        min_size=2,
        max_size=3,
    )
)
def test_merging_in_any_order_and_twice_is_the_same(
    tmp_path_factory: pytest.TempPathFactory,
    mails: list[tuple[list[dict[str, Any]], list[tuple[str, str, int]], bool]],
) -> None:
    folder = tmp_path_factory.mktemp("any")
    paths = []
    for number, (by_hand, kept, is_edited) in enumerate(mails):
        told_lines = [{**VERDICT.told(), **line} for line in by_hand]
        for annotator, example, answer in kept:
            path = folder / f"{number}-{annotator}.verdicts"
            with VerdictFile(path, annotator) as file:
                verdict = file.keep(
                    replace(
                        VERDICT, item=Item(example, ("A",)), annotator=annotator, answers={"q": float(answer)}
                    )
                )
            paths.append(path)
            told_lines.append({**verdict.told(), "note": "edited"} if is_edited else verdict.told())
        paths.append(lines(folder / f"{number}.jsonl", *told_lines))
    paths = list(dict.fromkeys(paths))
    found = []
    for number, order in enumerate([*list(permutations(paths))[:6], [*reversed(paths), *paths]]):
        project = project_in(folder / f"project {number}")
        counts = [project.merge(path, get) for path in order]
        verdicts = project.verdicts()
        assert sum(each.new for each in counts) == len(verdicts)
        assert len({each.uid for each in verdicts}) == len(verdicts)
        found.append((sorted(verdicts, key=lambda each: each.uid), in_force(verdicts)))
    for other in found[1:]:
        assert other == found[0]
