"""A project as a folder: there and back, what a person may get wrong in it, whose files lie where."""

from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.corpus.recipe import Recipe, recipe_text
from rouge_gui.errors import RougeGuiError, UnreadableFile, UnwritableFile
from rouge_gui.store.project_file import Blind, Setup, read_setup, write_setup
from rouge_gui.store.projects import Project
from rouge_gui.study.annotating.assignment import Plan
from rouge_gui.study.annotating.scheme import Rating, Scheme, scheme_text
from rouge_gui.study.annotating.verdict import Item, Verdict

SCHEME = Scheme("s", "Fluency", ratings=(Rating("q", "How fluent?", 1, 5),))
PLAN = Plan(("Ola", "Łucja / 2"), 0.25, 10, 5, 77)
SETUP = Setup("March", (Path("texts/news.jsonl"), Path("/elsewhere/xsum")), SCHEME, PLAN)
VERDICT = Verdict(Item("e1", ("A",)), "Ola", "s", "d", {"q": 4.0})
WHOLE = """
# Who began this: Ola
version = 1
title = "March"
corpus = ["texts/news.jsonl", "/elsewhere/xsum"]
recipe = 'layout = "jsonl"'
annotators = ["Ola", "Ben"]  # two for now
gold = "right.verdicts"

[assignment]
overlap = 1
batch = 10
gold_every = 5
seed = 77

[blind]
marks = false
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "scheme.toml").write_text(scheme_text(SCHEME), encoding="utf-8")
    (tmp_path / "project.toml").write_text(WHOLE, encoding="utf-8-sig")
    return tmp_path


def test_every_field_is_read(folder: Path) -> None:
    assert read_setup(folder) == Setup(
        "March",
        (folder / "texts/news.jsonl", Path("/elsewhere/xsum")),
        SCHEME,
        Plan(("Ola", "Ben"), 1.0, 10, 5, 77),
        Blind(marks=False),
        'layout = "jsonl"',
        folder / "right.verdicts",
    )
    assert Project.open(folder / "project.toml") == Project.open(folder)


def test_a_project_that_was_made_is_opened_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "project"
    recipe = recipe_text(Recipe("delimited", separator="\t"))
    setup = replace(
        SETUP, corpus=(folder / "texts", tmp_path / "b"), recipe=recipe, blind=Blind(scores=False)
    )
    project = Project.make(folder, setup)
    assert project == Project.open(folder)
    assert replace(setup, gold=folder / "gold.verdicts") == project.setup
    told = (folder / "project.toml").read_text(encoding="utf-8")
    assert f'corpus = ["texts", "{tmp_path / "b"}"]' in told
    moved = folder.rename(tmp_path / "moved")
    assert Project.open(moved).corpus == (moved / "texts", tmp_path / "b")
    with pytest.raises(UnwritableFile, match="holds a project already"):
        Project.make(moved, setup)


def test_what_people_wrote_beside_stays(folder: Path) -> None:
    scheme = folder / "scheme.toml"
    scheme.write_text("# ours\n" + scheme.read_text(encoding="utf-8"), encoding="utf-8")
    project = Project.open(folder)
    saved = project.save(replace(project.setup, title="April", blind=Blind(cues=False)))
    assert (saved.title, saved.blind, saved.plan) == ("April", Blind(cues=False), project.plan)
    told = (folder / "project.toml").read_text(encoding="utf-8")
    assert "# Who began this: Ola" in told
    assert "# two for now" in told
    assert scheme.read_text(encoding="utf-8").startswith("# ours")
    other = replace(saved.setup, scheme=replace(SCHEME, name="s2"), recipe=None)
    assert saved.save(other).setup == other
    assert {each.name for each in folder.iterdir()} == {"project.toml", "scheme.toml"}


@given(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=30).filter(str.strip),
    st.integers(0, 2**63 - 1),
)
def test_any_title_and_seed_come_back(
    tmp_path_factory: pytest.TempPathFactory, title: str, seed: int
) -> None:
    folder = tmp_path_factory.mktemp("any")
    setup = replace(
        SETUP, title=title, plan=replace(PLAN, seed=seed), corpus=(folder / title.replace("/", " "),)
    )
    write_setup(folder, setup)
    assert read_setup(folder) == replace(setup, gold=folder / "gold.verdicts", corpus=setup.corpus)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("version = 1", "version = 2", "was written by a later release"),
        ("version = 1", "", "it has no `version`"),
        ('title = "March"', "title = 3", "it: `title` has to be a text"),
        ('title = "March"', 'title = " "', "it has no title"),
        ('title = "March"', "title = ", "is no project in TOML"),
        ('title = "March"', 'titel = "March"', "it knows no `titel`; it knows version, title"),
        ('corpus = ["texts/news.jsonl", "/elsewhere/xsum"]', "corpus = []", "names no file or folder"),
        (
            'corpus = ["texts/news.jsonl", "/elsewhere/xsum"]',
            "corpus = [1]",
            "`corpus` has to be a list of texts",
        ),
        ('layout = "jsonl"', "lay", "its recipe is no recipe in TOML"),
        ('["Ola", "Ben"]', "[]", "`annotators` names nobody"),
        ('["Ola", "Ben"]', '["Ola", "ola"]', "the annotator “ola” stands twice"),
        ('["Ola", "Ben"]', '["Ola", " "]', "a name has letters, and no blanks at its ends"),
        ('["Ola", "Ben"]', '["Ola", "B\\n"]', "or line breaks"),
        ('["Ola", "Ben"]', '["Gold"]', "cannot be called “Gold”"),
        ('["Ola", "Ben"]', '["' + "x" * 61 + '"]', "is longer than 60 bytes"),
        ("overlap = 1", "overlap = 1.5", "`overlap` is 1.5; it is a share"),
        ("overlap = 1", 'overlap = "all"', "[assignment]: `overlap` has to be a number"),
        ("batch = 10", "batch = 0", "`batch` is 0; it has to be 1 or more"),
        ("batch = 10", "batch = true", "`batch` has to be a whole number"),
        ("gold_every = 5", "gold_every = -1", "`gold_every` is -1"),
        ("marks = false", "marks = 0", "[blind]: `marks` has to be true or false"),
        ("[blind]", "[blinded]", "it knows no `blinded`"),
        ("[assignment]", "[[assignment]]", "`assignment` has to be a table"),
    ],
)
def test_what_is_wrong_is_said(folder: Path, old: str, new: str, said: str) -> None:
    assert old in WHOLE
    (folder / "project.toml").write_text(WHOLE.replace(old, new), encoding="utf-8")
    with pytest.raises(UnreadableFile) as caught:
        Project.open(folder)
    assert str(caught.value).startswith(f"{folder / 'project.toml'}: ")
    assert said in str(caught.value)


def test_a_folder_that_is_no_project_is_said(tmp_path: Path, folder: Path) -> None:
    with pytest.raises(UnreadableFile, match="this folder is no project; make one in it"):
        Project.open(tmp_path / "other")
    (folder / "scheme.toml").unlink()
    with pytest.raises(UnreadableFile, match=r"scheme\.toml: cannot be read"):
        Project.open(folder)
    (folder / "project.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(UnreadableFile, match="is no project in TOML"):
        Project.open(folder)
    (folder / "project.toml").write_bytes(b" " * (1 << 20) + b"#")
    with pytest.raises(UnreadableFile, match="holds more than 1 MB"):
        Project.open(folder)
    (folder / "file").touch()
    with pytest.raises(UnwritableFile, match="choose another folder"):
        Project.make(folder / "file" / "x", SETUP)


def test_what_cannot_be_worked_with_is_not_written(folder: Path) -> None:
    project = Project.open(folder)
    for setup, said in (
        (replace(SETUP, title=""), "it has no title"),
        (replace(SETUP, scheme=replace(SCHEME, systems=3)), "`systems` is 3"),
        (replace(SETUP, corpus=(Path("\udcff"),)), "no valid Unicode"),
    ):
        with pytest.raises(RougeGuiError, match=said):
            project.save(setup)
    assert Project.open(folder) == project


@pytest.mark.parametrize(
    "name", ["Ola", "Łucja / 2", "..", "CON", "a%41", "żółw.verdicts", "😀", ".hidden", "a:b*?"]
)
def test_each_annotator_has_a_file_whatever_the_name(tmp_path: Path, name: str) -> None:
    project = Project.make(tmp_path, replace(SETUP, plan=Plan((name,))))
    with project.file_of(name) as file:
        kept = file.keep(replace(VERDICT, annotator=name))
        assert file.problems == []
    (path,) = (tmp_path / "work").iterdir()
    assert path.suffix == ".verdicts"
    assert not set(path.name) & set('/\\:*?"<>|')
    assert not path.name.startswith(".")
    assert path.stem.upper() != "CON"
    assert (project.annotators(), project.verdicts()) == ([name], [kept])


def test_two_names_have_two_files(tmp_path: Path) -> None:
    names = ("a b", "a_b", "a%20b", "a.b", "aB")
    project = Project.make(tmp_path, replace(SETUP, plan=Plan(names)))
    for name in names:
        project.file_of(name).close()
    assert len(list((tmp_path / "work").iterdir())) == 5


def test_gold_and_decisions_are_what_is_in_force(tmp_path: Path) -> None:
    project = Project.make(tmp_path, SETUP)
    assert (project.gold(), project.decisions(), project.verdicts()) == ([], [], [])
    assert not (tmp_path / "gold.verdicts").exists()
    with project.gold_file() as file:
        file.keep(VERDICT)
        right = file.keep(replace(VERDICT, answers={"q": 2.0}))
    with project.decisions_file() as file:
        decided = file.keep(replace(VERDICT, annotator="Ewa"))
        file.keep(replace(VERDICT, item=Item("e2", ("A",)), withdrawn=True))
    assert (project.gold(), project.decisions()) == ([right], [decided])


def test_a_backup_is_made_at_the_first_opening_of_a_day(tmp_path: Path) -> None:
    project = Project.make(tmp_path, SETUP)
    with project.file_of("Ola") as file:
        file.keep(VERDICT)
    assert not (tmp_path / "backups").exists()
    for _ in range(2):
        project.file_of("Ola").close()
    today = datetime.now().astimezone().date()
    assert [each.name for each in (tmp_path / "backups").iterdir()] == [f"Ola-{today}.verdicts"]


def test_a_backup_that_fails_is_said_and_work_goes_on(tmp_path: Path) -> None:
    project = Project.make(tmp_path, SETUP)
    project.file_of("Ola").close()
    (tmp_path / "backups").touch()
    with project.file_of("Ola") as file:
        assert ["could not be made" in each.message for each in file.problems] == [True]
        file.keep(VERDICT)


def test_a_file_that_is_gone_or_empty_or_cut_names_its_backup(tmp_path: Path) -> None:
    project = Project.make(tmp_path, SETUP)
    for _ in range(2):
        with project.file_of("Ola") as file:
            file.keep(VERDICT)
    (backup,) = (tmp_path / "backups").iterdir()
    path = tmp_path / "work" / "Ola.verdicts"
    path.write_bytes(path.read_bytes()[:6000])
    with pytest.raises(UnwritableFile, match=r"is damaged .*The newest backup is") as caught:
        project.file_of("Ola")
    assert str(backup) in str(caught.value)
    path.write_bytes(b"")
    with pytest.raises(UnwritableFile, match=r"is empty\. The newest backup is"):
        project.file_of("Ola")
    path.unlink()
    with project.file_of("Ola") as file:
        (problem,) = file.problems
        assert "Ola.verdicts was gone, and a new one was begun. The newest backup is" in problem.message


def test_a_folder_that_is_gone_is_said(tmp_path: Path) -> None:
    project = Project.make(tmp_path / "p", SETUP)
    (tmp_path / "p" / "work").rmdir()
    (tmp_path / "p" / "work").touch()
    with pytest.raises(UnwritableFile, match="see that the project's folder is there"):
        project.file_of("Ola")
