"""What goes out of a project and comes into it: merging, importing, exporting, a copy to be sent; steps of a job each."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rouge_gui.corpus.example import Problem
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
from rouge_gui.wording import counted

IN_FORCE, SETTLED, EVERY = "in force", "settled", "every"
# What is written: words of the menu, and what they mean.
CHOICES: dict[str, tuple[str, str]] = {
    IN_FORCE: ("&What annotators say now…", "The latest verdict of each annotator on each item"),
    SETTLED: (
        "What counts in the &end…",
        "The decision on each item, and all verdicts where nothing was decided",
    ),
    EVERY: ("&Everything that was ever said…", "Every verdict, those that later ones took back too"),
}
MERGE_FILTER = f"Verdicts (*{ENDING} *.jsonl);;All files (*)"
FORMAT_FILTERS = {f"{each.help} (*{each.suffix})": name for name, each in FORMATS.items()}


@dataclass(frozen=True)
class Told:
    """What was done, in a sentence, and what was left out or is worth knowing."""

    sentence: str
    problems: tuple[Problem, ...] = ()


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
    yield Told(f"{counted(len(verdicts), 'verdict')} written to {path}. {FORMATS[name].loses}".strip())


def sending(known: Known, annotator: str, path: Path) -> Iterator[Told]:
    """Write a copy of the file of `annotator`, whole, for the mail."""
    with known.project.file_of(annotator) as file:
        file.copy_to(path)
    yield Told(f"The verdicts of “{annotator}” are in {path}: send this file.")


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
    return Told(f"{counted(new, 'gold verdict')} taken from {path.name}.", tuple(problems))


def verdicts_in(path: Path, scheme: Scheme, examples: Examples) -> Iterator[Verdict | Problem]:
    """Yield the verdicts of a file of ours, or of one in the first format that has its ending."""
    name = next((name for name, each in FORMATS.items() if each.suffix == path.suffix.lower()), None)
    if name is not None:
        yield from read_verdicts(name, path, scheme, examples)
        return
    for line in read_mailed(path).lines:
        yield line if isinstance(line, Problem) else line.verdict


def _merged(path: Path, merged: Merged) -> Told:
    new = counted(merged.new, "new verdict")
    return Told(f"{path.name}: {new}, {merged.known:,} known already.", merged.problems)
