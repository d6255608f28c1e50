"""Keeping decisions and taking the last one back, in the file of the project that is open."""

from dataclasses import replace

from rouge_gui.store.projects import Project
from rouge_gui.store.verdict_file import VerdictFile
from rouge_gui.study.annotating.adjudication import Case, states
from rouge_gui.study.annotating.assignment import Task
from rouge_gui.study.annotating.scheme import Scheme
from rouge_gui.study.annotating.verdict import Item, Verdict, in_force


class Decisions:
    """Decisions on disk, each kept for good; taking one back is one more. Errors as of `VerdictFile`."""

    def __init__(self, project: Project) -> None:
        self._project = project
        self._file: VerdictFile | None = None
        self._steps: list[tuple[Verdict, Verdict | None]] = []
        self._last: dict[Item, Verdict] = {}

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision of this sitting that can be taken back."""
        return bool(self._steps)

    def keep(self, decision: Verdict) -> Verdict:
        """Keep a decision; return it as it is on disk."""
        file = self._opened()
        before = self._own(file, decision)
        kept = file.keep(decision)
        self._steps.append((kept, before))
        self._last[kept.item] = kept
        return kept

    def undo(self) -> Verdict:
        """Take the last decision of this sitting back; return what is in force instead, or that it was withdrawn."""
        last, before = self._steps[-1]
        kept = self._opened().keep(replace(last, withdrawn=True) if before is None else before)
        self._steps.pop()
        self._last[kept.item] = kept
        return kept

    def is_behind(self, case: Case) -> bool:
        """Tell whether something was decided here that `case`, read from the files by another thread, does not know."""
        last, known = self._last.get(case.item), case.decision
        if last is None:
            return False
        if known is None:
            return not last.withdrawn
        return known.moment < last.moment and (not last.withdrawn or known.annotator == last.annotator)

    def of_case(self, case: Case, scheme: Scheme) -> Case:
        """Return the case as it stands after what was decided here."""
        tasks = {name: [Task(case.item, 0)] for name in case.missing}
        said = self._opened().history(case.item, scheme.name)
        return states(case.verdicts.values(), said, scheme, tasks)[0]

    def close(self) -> None:
        """Close the file; it is opened again where something is decided."""
        file, self._file = self._file, None
        if file is not None:
            file.close()

    def _opened(self) -> VerdictFile:
        if self._file is None:
            self._file = self._project.decisions_file()
        return self._file

    def _own(self, file: VerdictFile, decision: Verdict) -> Verdict | None:
        said = in_force(file.history(decision.item, decision.scheme))
        return next((each for each in said if each.annotator == decision.annotator), None)
