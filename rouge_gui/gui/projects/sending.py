"""What goes out of a project and comes into it: merging, importing, exporting, a copy to be sent; steps of a job each."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rouge_gui.corpus.example import Problem
from rouge_gui.gui.language import shown
from rouge_gui.gui.projects.known import Known
from rouge_gui.store.backups import ENDING
from rouge_gui.store.mailed import read_mailed
from rouge_gui.store.projects import Merged, Project
from rouge_gui.store.taking_in import take_in
from rouge_gui.study.annotating.adjudication import settled
from rouge_gui.study.annotating.format_kinds import Examples
from rouge_gui.study.annotating.formats import FORMATS, read_verdicts, write_verdicts
from rouge_gui.study.annotating.scheme import Scheme
from rouge_gui.study.annotating.verdict import Verdict, in_force
from rouge_gui.wording import counted, listed, said

IN_FORCE, SETTLED, EVERY = "in force", "settled", "every"
# What is written: words of the menu, and what they mean.
CHOICES: dict[str, tuple[str, str]] = {
    IN_FORCE: (
        said("&What annotators say now…"),
        said("The latest verdict of each annotator on each item"),
    ),
    SETTLED: (
        said("What counts in the &end…"),
        said("The decision on each item, and all verdicts where nothing was decided"),
    ),
    EVERY: (
        said("&Everything that was ever said…"),
        said("Every verdict, those that later ones took back too"),
    ),
}
MERGE_FILTER = said("Verdicts (*{ending} *.jsonl);;All files (*)", ending=ENDING)


@dataclass(frozen=True)
class Told:
    """What was done, in a sentence, and what was left out or is worth knowing."""

    sentence: str
    problems: tuple[Problem, ...] = ()


def format_filters() -> dict[str, str]:
    """Return what a dialog calls the files of each format, in the window's language, and which format that is."""
    return {f"{shown(each.help)} (*{each.suffix})": name for name, each in FORMATS.items()}


def chosen_verdicts(known: Known, choice: str) -> list[Verdict]:
    """Return the verdicts that `choice`, a name of `CHOICES`, stands for."""
    wanted: dict[str, Callable[[], Iterable[Verdict]]] = {
        IN_FORCE: lambda: in_force(known.verdicts),
        SETTLED: lambda: settled(known.verdicts, known.decisions, known.scheme),
        EVERY: lambda: known.verdicts,
    }
    return list(wanted[choice]())


def merging(known: Known, path: Path) -> Iterator[Told]:
    """Take in the verdicts of a file that came by mail."""
    yield _merged(path, known.project.merge(path, known.examples.get))


def importing(known: Known, name: str, path: Path) -> Iterator[Told]:
    """Take in the verdicts of a file in the format called `name`, each into its annotator's file."""
    yield _merged(path, take_in(known.project, name, path, known.examples))


def exporting(known: Known, choice: str, name: str, path: Path) -> Iterator[Told]:
    """Write the verdicts that `choice` stands for in the format called `name`."""
    verdicts = chosen_verdicts(known, choice)
    write_verdicts(name, verdicts, known.scheme, known.examples, path)
    written = said("{verdicts} written to {file}.", verdicts=counted(len(verdicts), "verdict"), file=path)
    yield Told(listed(filter(None, (written, FORMATS[name].loses)), " "))


def sending(known: Known, annotator: str, path: Path) -> Iterator[Told]:
    """Write a copy of the file of `annotator`, whole, for the mail."""
    with known.project.file_of(annotator) as file:
        file.copy_to(path)
    yield Told(
        said("The verdicts of “{annotator}” are in {file}: send this file.", annotator=annotator, file=path)
    )


def take_gold(project: Project, path: Path, examples: Examples) -> Told:
    """Copy the verdicts of a file, as `verdicts_in` reads it, into the gold file of `project`."""
    right, problems = list[Verdict](), list[Problem]()
    for each in verdicts_in(path, project.scheme, examples):
        if isinstance(each, Problem):
            problems.append(each)
        else:
            right.append(each)
    with project.gold_file() as file:
        new = file.take(right)
    taken = said("{verdicts} taken from {file}.", verdicts=counted(new, "gold verdict"), file=path.name)
    return Told(taken, tuple(problems))


def verdicts_in(path: Path, scheme: Scheme, examples: Examples) -> Iterator[Verdict | Problem]:
    """Yield the verdicts of a file of ours, or of one in the first format that has its ending."""
    name = next((name for name, each in FORMATS.items() if each.suffix == path.suffix.lower()), None)
    if name is not None:
        yield from read_verdicts(name, path, scheme, examples)
        return
    for line in read_mailed(path).lines:
        yield line if isinstance(line, Problem) else line.verdict


def _merged(path: Path, merged: Merged) -> Told:
    taken = said(
        "{file}: {verdicts}, {known:,} known already.",
        file=path.name,
        verdicts=counted(merged.new, "new verdict"),
        known=merged.known,
    )
    return Told(taken, merged.problems)
