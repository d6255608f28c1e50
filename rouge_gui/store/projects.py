"""A project of annotating as a folder: what was agreed, each annotator's file, gold, decisions, and merging by mail."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import NamedTuple, Self
from urllib.parse import unquote

from rouge_gui.corpus.example import Example, Level, Problem
from rouge_gui.errors import UnwritableFile
from rouge_gui.store.backups import ENDING, back_up, newest
from rouge_gui.store.mailed import LEFT_OUT, Line, Mailed, read_mailed
from rouge_gui.store.project_file import (
    FILE,
    Blind,
    Setup,
    name_faults,
    name_sentences,
    read_setup,
    write_setup,
)
from rouge_gui.store.verdict_errors import advice
from rouge_gui.store.verdict_file import VerdictFile
from rouge_gui.store.verdict_tables import Kind
from rouge_gui.study.annotating.assignment import Plan, Task, assign, items_of
from rouge_gui.study.annotating.checking import faults
from rouge_gui.study.annotating.scheme import Scheme
from rouge_gui.study.annotating.verdict import Verdict, in_force
from rouge_gui.wording import counted, listed, said

WORK, BACKUPS, DECISIONS_FILE = "work", "backups", "decisions.verdicts"
# Names that Windows gives to devices, whatever their ending.
DEVICES = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{name}{digit}" for name in ("com", "lpt") for digit in "0123456789"),
}


class Merged(NamedTuple):
    """How many verdicts were new and how many were here already, and what was left out or is worth knowing."""

    new: int
    known: int
    problems: tuple[Problem, ...]


@dataclass(frozen=True)
class _Sorted:
    """The verdicts of a mailed file by whose they are, and what is wrong with the others."""

    said: dict[str, list[Verdict]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)


@dataclass(frozen=True)
class Project:
    """A folder and what was agreed in it."""

    folder: Path
    setup: Setup

    @classmethod
    def open(cls, folder: Path) -> Self:
        """Return the project in `folder`, which may be its `project.toml`; `UnreadableFile` says what is wrong."""
        home = folder.parent if folder.name == FILE else folder
        return cls(home, read_setup(home))

    @classmethod
    def make(cls, folder: Path, setup: Setup) -> Self:
        """Make `folder` a project; `UnwritableFile` where it is one already or cannot be written to."""
        if (folder / FILE).exists():
            raise UnwritableFile(folder, said("holds a project already; open it, or choose another folder"))
        try:
            (folder / WORK).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise UnwritableFile(
                folder, said("cannot be made ({reason}); choose another folder", reason=error.strerror)
            ) from error
        return cls(folder, setup).save(setup)

    def save(self, setup: Setup) -> Self:
        """Write what is agreed on from now on and return the project as it then is; errors as of `write_setup`."""
        write_setup(self.folder, setup)
        return type(self)(self.folder, read_setup(self.folder))

    @property
    def title(self) -> str:
        """What the project is called."""
        return self.setup.title

    @property
    def scheme(self) -> Scheme:
        """What is asked."""
        return self.setup.scheme

    @property
    def corpus(self) -> tuple[Path, ...]:
        """The files and folders with what is judged."""
        return self.setup.corpus

    @property
    def recipe(self) -> str | None:
        """The text of the recipe by which the corpus is read."""
        return self.setup.recipe

    @property
    def plan(self) -> Plan:
        """Who judges what."""
        return self.setup.plan

    @property
    def blind(self) -> Blind:
        """What is hidden."""
        return self.setup.blind

    def file_of(self, annotator: str) -> VerdictFile:
        """Open the file of `annotator`, ready to keep verdicts, after a backup where it is the first time today."""
        file = self._file_of(annotator)
        file.make_room()
        return file

    def gold_file(self) -> VerdictFile:
        """Open the file of the verdicts that are right, whoever said them."""
        return self._opened(self.folder / self.setup.gold, "", Kind.GOLD)

    def decisions_file(self) -> VerdictFile:
        """Open the file of what was decided, by whoever adjudicated."""
        return self._opened(self.folder / DECISIONS_FILE, "", Kind.DECISIONS)

    def gold(self) -> list[Verdict]:
        """Return the verdicts that are right and in force; none where there is no such file."""
        return _in(self.gold_file) if (self.folder / self.setup.gold).exists() else []

    def decisions(self) -> list[Verdict]:
        """Return the decisions that are in force."""
        return _in(self.decisions_file) if (self.folder / DECISIONS_FILE).exists() else []

    def annotators(self) -> list[str]:
        """Return everybody who is in the plan, then whoever else has a file here."""
        there = sorted(unquote(path.stem) for path in (self.folder / WORK).glob(f"*{ENDING}"))
        return list(dict.fromkeys([*self.plan.annotators, *there]))

    def lists(self, examples: Iterable[Example]) -> dict[str, list[Task]]:
        """Return each annotator's list over the examples of the corpus, gold items that are among them strewn in."""
        items = dict.fromkeys(items_of(examples, self.scheme.systems))
        gold = dict.fromkeys(each.item for each in self.gold() if each.item in items)
        return assign(list(items), list(gold), self.plan)

    def verdicts(self) -> list[Verdict]:
        """Return everything that annotators ever said, each annotator's after the other's."""
        said = []
        for annotator in self.annotators():
            if self._work(annotator).exists():
                with self._file_of(annotator) as file:
                    said += file.all()
        return said

    def merge(self, path: Path, get: Callable[[str], Example | None]) -> Merged:
        """Take the verdicts of a file that came by mail, each into its annotator's file; what is here stays as it is.

        `path` is a file of verdicts or has a verdict a line in JSON (`Verdict.told`). `get` looks an example of the
        corpus up by its id. Whoever merges in whatever order, and twice, has the same. `UnreadableFile` where nothing
        can be read, `UnwritableFile` where something could not be kept: merge once more then.
        """
        mailed = read_mailed(path)
        found = self._sorted(mailed, get)
        return self.take(found.said, found.problems, path, mailed.kind)

    def take(
        self,
        said: Mapping[str, Sequence[Verdict]],
        problems: Sequence[Problem],
        path: Path,
        kind: Kind = Kind.WORK,
    ) -> Merged:
        """Take checked verdicts from `path`, by annotator, into their files; `problems` are those met so far."""
        told, new = list(problems), 0
        for annotator, own in said.items():
            with self._of_kind(kind, annotator) as file:
                new += file.take(own)
                told.extend(file.problems)
            if kind == Kind.WORK and annotator not in self.plan.annotators:
                told.append(Problem(path, None, Level.WARNING, _told_stranger(annotator, len(own))))
        return Merged(new, sum(map(len, said.values())) - new, tuple(told))

    def _sorted(self, mailed: Mailed, get: Callable[[str], Example | None]) -> _Sorted:
        found = _Sorted()
        for line in mailed.lines:
            if isinstance(line, Problem):
                found.problems.append(line)
                continue
            reasons = list(self._faults(line, get))
            if reasons:
                message = listed([*reasons, LEFT_OUT], " ")
                found.problems.append(Problem(mailed.path, line.number, Level.ERROR, message))
            else:
                found.said.setdefault(line.verdict.annotator, []).append(line.verdict)
        return found

    def _faults(self, line: Line, get: Callable[[str], Example | None]) -> Iterator[str]:
        verdict = line.verdict
        yield from name_sentences(verdict.annotator)
        yield from faults(verdict, self.scheme, get(verdict.item.example))

    def _of_kind(self, kind: Kind, annotator: str) -> VerdictFile:
        match kind:
            case Kind.GOLD:
                return self.gold_file()
            case Kind.DECISIONS:
                return self.decisions_file()
        return self._file_of(annotator)

    def _file_of(self, annotator: str) -> VerdictFile:
        for fault in name_faults(annotator):
            raise UnwritableFile(self.folder, said("no file can be made: {fault}", fault=fault))
        return self._opened(self._work(annotator), annotator, Kind.WORK)

    def _work(self, annotator: str) -> Path:
        return self.folder / WORK / f"{_file_name(annotator)}{ENDING}"

    def _opened(self, path: Path, annotator: str, kind: Kind) -> VerdictFile:
        backups = self.folder / BACKUPS
        problems = []
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            size = path.stat().st_size if path.exists() else None
            last = newest(path, backups)
        except OSError as error:
            raise UnwritableFile(
                path,
                said(
                    "cannot be opened ({reason}); see that the project's folder is there",
                    reason=error.strerror,
                ),
            ) from error
        if last is not None and size == 0:
            raise UnwritableFile(path, said("is empty. {advice}", advice=advice(path, backups)))
        if last is not None and size is None:
            message = said(
                "{file} was gone, and a new one was begun. {advice}.",
                file=path.name,
                advice=advice(path, backups),
            )
            problems.append(Problem(path, None, Level.WARNING, message))
        failed = back_up(path, backups, datetime.now().astimezone().date())
        if failed is not None:
            problems.append(failed)
        file = VerdictFile(path, annotator, kind, backups)
        file.problems.extend(problems)
        return file


def _told_stranger(annotator: str, verdicts: int) -> str:
    if verdicts == 1:
        return said(
            "“{annotator}” is not among the annotators of this project; one verdict was taken.",
            annotator=annotator,
        )
    return said(
        "“{annotator}” is not among the annotators of this project; {verdicts} were taken.",
        annotator=annotator,
        verdicts=counted(verdicts, "verdict"),
    )


def _in(opened: Callable[[], VerdictFile]) -> list[Verdict]:
    with opened() as file:
        return in_force(file.all())


def _file_name(annotator: str) -> str:
    """Return a name that every system takes for a file and that tells the annotator's again (`unquote`)."""
    name = "".join(letter if _is_plain(letter) else _quoted(letter) for letter in annotator)
    return f"{_quoted(name[0])}{name[1:]}" if name.casefold() in DEVICES else name


def _is_plain(letter: str) -> bool:
    return letter.isalnum() or letter in " _-"


def _quoted(letter: str) -> str:
    return "".join(f"%{byte:02X}" for byte in letter.encode("utf-8", "surrogatepass"))
