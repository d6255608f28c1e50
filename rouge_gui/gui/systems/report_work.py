"""Writing the report of what the window of systems knows, beside it: what is missing of the study, then the file."""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rouge_gui.errors import RougeGuiError
from rouge_gui.export import REPORTS, report_for
from rouge_gui.export.reports.beside import drawn_beside, write_beside
from rouge_gui.export.reports.contents import Contents
from rouge_gui.gui.language import tr
from rouge_gui.gui.systems.findings import Findings
from rouge_gui.gui.systems.report_pdf import plots_of, write_pdf
from rouge_gui.gui.worker import Job, Stopped
from rouge_gui.rouge.digest import Digest
from rouge_gui.study.measures import Measures
from rouge_gui.study.rating.beside import Asked, steps_beside
from rouge_gui.study.rating.correlation import Drawing
from rouge_gui.study.rating.ratings import ratings_of
from rouge_gui.study.rating.study import RatingStudy, steps
from rouge_gui.study.traits import WORDS
from rouge_gui.whole_files import replacing
from rouge_gui.wording import said

PDF = said("Pages of A4 with the tables and plots.")
ENDINGS: Mapping[str, str] = {
    **{ending: each.help for ending, each in REPORTS.items() if ending == ".html"},
    ".pdf": PDF,
    **{ending: each.help for ending, each in REPORTS.items() if ending != ".html"},
}


@dataclass(frozen=True)
class Known:
    """What a report is made of: findings of the corpus at `paths`, and what people said of its candidates.

    `ratings` are those of a file, None for the corpus's own; `study` is that of them, None where it is not whole yet:
    then it is done first, drawn as `drawing` says.
    """

    findings: Findings
    drawing: Drawing
    paths: Sequence[str] = ()
    ratings: Measures | None = None
    study: RatingStudy | None = None

    @property
    def is_whole(self) -> bool:
        """Whether everything is measured that a report needs."""
        return WORDS in self.findings.measures.values


@dataclass(frozen=True)
class Written:
    """The file that was written."""

    path: Path


def report_job(path: Path, known: Known) -> Job[str | Written]:
    """Return the job that yields in words how far it is, then `Written`; in the format of the ending of `path`.

    Whatever fails, a file that was there stays as it was; so it does where the job is stopped.
    """

    def writing() -> Iterator[str | Written]:
        study = yield from _studied(known, job.stopped.is_set)
        contents = _contents(known, study)
        yield tr("Writing {file}", file=path.name)
        if path.suffix.lower() == ".pdf":
            pictures = list(drawn_beside(plots_of(contents), job.stopped.is_set))
            _go_on(job)
            write_pdf(path, contents, pictures)
        else:
            chosen = report_for(path)
            with replacing(path) as fresh:
                list(write_beside(chosen.write, fresh, contents, job.stopped.is_set))
                _go_on(job)
        yield Written(path)

    job: Job[str | Written] = Job(writing)
    return job


def _go_on(job: Job[str | Written]) -> None:
    if job.stopped.is_set():
        raise Stopped


def _studied(known: Known, stopped: Callable[[], bool]) -> Generator[str, None, RatingStudy | None]:
    """Return the whole study, None where nobody rated the candidates."""
    found = known.findings
    ratings = ratings_of(found.examples) if known.ratings is None else known.ratings
    if known.study is not None or not ratings.values:
        return known.study
    asked = Asked.of(found.measures, ratings, found.options.variants, known.drawing)
    grown: list[RatingStudy] = []
    for each in steps_beside(asked, stopped):
        grown.append(each)
        yield tr("Studying the ratings: {done} of {all}", done=len(grown), all=steps())
    return grown[-1] if grown else None


def _contents(known: Known, study: RatingStudy | None) -> Contents:
    found, digest = known.findings, Digest()
    if found.comparison is None and study is None:
        raise RougeGuiError(
            said(
                "There is nothing to report: the systems cover no example together, and nobody rated their candidates."
            )
        )
    cases = set() if study is None else {(case.example, case.system) for case in study.cases}
    texts = {}
    for example in found.examples:
        digest.add(example.id, *example.references)
        for system, candidate in example.candidates.items():
            digest.add(system, candidate.text)
            if (example.id, system) in cases:
                texts[example.id, system] = candidate.text
    signature = digest.sign(found.options.signature())
    return Contents(known.paths, found.options, signature, found.comparison, study, texts)
