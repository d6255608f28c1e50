"""Verdicts of other programs taken into a project: each into its annotator's file, like those that came by mail."""

from pathlib import Path
from typing import TYPE_CHECKING

from rouge_gui.corpus.example import Level, Problem
from rouge_gui.store.project_file import name_faults
from rouge_gui.store.projects import Merged, Project
from rouge_gui.study.annotating.format_kinds import Examples
from rouge_gui.study.annotating.formats import read_verdicts
from rouge_gui.wording import listed, said

if TYPE_CHECKING:
    from rouge_gui.study.annotating.verdict import Verdict


def take_in(project: Project, name: str, path: Path, examples: Examples) -> Merged:
    """Take the verdicts of the file at `path`, in the format called `name`, in; what is here already stays as it is.

    `examples` are those of the project's corpus, by id. Errors as of `Project.merge`.
    """
    given: dict[str, list[Verdict]] = {}
    problems: list[Problem] = []
    for each in read_verdicts(name, path, project.scheme, examples):
        if isinstance(each, Problem):
            problems.append(each)
        elif wrong := list(name_faults(each.annotator)):
            message = said(
                "Of example {example}: {faults} This verdict was left out.",
                example=each.item.example,
                faults=listed(wrong, " "),
            )
            problems.append(Problem(path, None, Level.ERROR, message))
        else:
            given.setdefault(each.annotator, []).append(each)
    return project.take(given, problems, path)
