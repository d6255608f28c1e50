"""What the tests of projects share: a corpus of our own on disk, projects over it, verdicts as annotators say them."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rouge_gui.colours import LIGHT
from rouge_gui.corpus.example import Example
from rouge_gui.gui.main_window import MainWindow
from rouge_gui.gui.projects.project_work import OpenCorpus, examples_of
from rouge_gui.gui.projects.projects_window import ProjectsWindow
from rouge_gui.store.project_file import Setup
from rouge_gui.store.projects import Project
from rouge_gui.study.annotating.assignment import Plan
from rouge_gui.study.annotating.verdict import Answer, Item, SpanLabel, Verdict, digest_of
from tests.gui.projects.pilot import STYLE, SYSTEM, WAIT_MS, Say, new_main_window, write_corpus


@pytest.fixture
def corpus_path(tmp_path: Path) -> Path:
    """Six examples with a candidate each."""
    return write_corpus(tmp_path / "corpus.jsonl", 6)


@pytest.fixture
def examples(corpus_path: Path) -> dict[str, Example]:
    return examples_of([corpus_path], None, OpenCorpus())


@pytest.fixture
def project(tmp_path: Path, corpus_path: Path) -> Project:
    """Everything is judged by both."""
    setup = Setup("Pilot", (corpus_path,), STYLE, Plan(("ann", "ben"), 1.0, 4, 0, 1))
    return Project.make(tmp_path / "pilot", setup)


@pytest.fixture
def say(examples: dict[str, Example]) -> Say:
    """Return what keeps a verdict of an annotator on an example, in a project's own file of theirs."""

    def saying(
        project: Project,
        annotator: str,
        example: str,
        answers: Mapping[str, Answer] | None = None,
        spans: tuple[SpanLabel, ...] = (),
    ) -> Verdict:
        item = Item(example, (SYSTEM,))
        with project.file_of(annotator) as file:
            return file.keep(
                Verdict(
                    item,
                    annotator,
                    project.scheme.name,
                    digest_of(examples[example], item),
                    answers or {},
                    spans,
                    shown=item.systems,
                    seconds=60.0,
                )
            )

    return saying


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[ProjectsWindow]:
    """A window of projects alone, with no corpus open beside it."""
    home = tmp_path / "home"
    home.mkdir()
    made = ProjectsWindow(LIGHT, OpenCorpus, home)
    qtbot.addWidget(made)
    made.show()
    yield made
    assert made.end_work()


@pytest.fixture
def main_window(qtbot: QtBot, tmp_path: Path, corpus_path: Path) -> Iterator[MainWindow]:
    """The main window with the corpus open."""
    made = new_main_window(tmp_path / "main")
    made.show()
    with qtbot.waitSignal(made.loading.read, timeout=WAIT_MS):
        made.open_paths([corpus_path])
    yield made
    made.close()
    assert made.has_ended
