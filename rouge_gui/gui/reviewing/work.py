"""What somebody reviews: a project, whose list it is, and the folder that an open corpus is reviewed in without one."""

import hashlib
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from rouge_gui.corpus.example import Corpus
from rouge_gui.corpus.recipe import Recipe, recipe_text
from rouge_gui.store.project_file import FILE, Blind, Setup
from rouge_gui.store.projects import Project
from rouge_gui.study.annotating.assignment import Plan, Task
from rouge_gui.study.annotating.scheme import Scheme, scheme_text
from rouge_gui.study.annotating.verdict import Item, Verdict

FOLDER = "reviews"
BATCH = 20
LONGEST = 40


@dataclass(frozen=True)
class Work:
    """`annotator`'s list in a project, and of its gold items the verdicts that are right."""

    project: Project
    annotator: str
    tasks: tuple[Task, ...]
    gold: dict[Item, Verdict]


def work_of(project: Project, annotator: str, corpus: Corpus) -> Work:
    """Return what `annotator` is to do over `corpus`, which is that of the project and read to its end."""
    tasks = project.lists(corpus).get(annotator, [])
    gold = {each.item: each for each in project.gold()}
    return Work(
        project, annotator, tuple(tasks), {task.item: gold[task.item] for task in tasks if task.is_gold}
    )


@dataclass(frozen=True)
class Wish:
    """With which questions, as whom and blind for what an open corpus is to be reviewed."""

    scheme: Scheme
    annotator: str
    blind: Blind = field(default_factory=Blind)


def own_project(home: Path, paths: Sequence[Path], recipe: Recipe | None, wish: Wish) -> Project:
    """Return the project below `home` in which these paths are reviewed as wished; made where there is none yet.

    Everybody judges everything. `UnwritableFile` and `UnreadableFile` as of `Project`.
    """
    folder = home / FOLDER / _name(paths, wish.scheme)
    if (folder / FILE).exists():
        project = Project.open(folder)
        known = project.plan.annotators
        annotators = known if wish.annotator in known else (*known, wish.annotator)
        setup = replace(project.setup, plan=replace(project.plan, annotators=annotators), blind=wish.blind)
        return project if setup == project.setup else project.save(setup)
    plan = Plan((wish.annotator,), overlap=1.0, batch=BATCH, gold_every=0, seed=secrets.randbelow(1 << 31))
    read_as = None if recipe is None else recipe_text(recipe)
    title = f"{wish.scheme.title}: {paths[0].name}"
    corpus = tuple(path.absolute() for path in paths)
    return Project.make(folder, Setup(title, corpus, wish.scheme, plan, wish.blind, read_as))


def _name(paths: Sequence[Path], scheme: Scheme) -> str:
    """Return a folder's name that is the same for the same paths and questions, and for no others."""
    told = "\0".join([*(str(path.absolute()) for path in paths), scheme_text(scheme)])
    digest = hashlib.sha256(told.encode("utf-8", "surrogatepass")).hexdigest()
    words = re.sub(r"[^A-Za-z0-9]+", "-", f"{paths[0].name} {scheme.name}").strip("-")
    return f"{words[:LONGEST]}-{digest[:12]}"
