"""MT-ComparEval's experiments and fairseq's logs, read to the right examples, and their wrong twins."""

from pathlib import Path
from shutil import copytree

import pytest

from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.errors import UnreadableFile
from tests.corpus.told import problems_of

LAYOUTS = Path(__file__).parent.parent / "data" / "layouts"
LOG = LAYOUTS / "fairseq_generate" / "generate-test.txt"

LOGGED = [
    Example("2", "Heavy rain fell .", ("Rain falls .",), {"generate-test": Candidate("It rained .")}),
    Example(
        "10", "The council voted .", ("Council votes .",), {"generate-test": Candidate("The council voted .")}
    ),
]


def read(path: Path) -> tuple[list[Example], list[Problem]]:
    items = list(open_corpus(path))
    return (
        [item for item in items if isinstance(item, Example)],
        problems_of(items),
    )


def test_an_experiment_of_mt_compareval() -> None:
    examples, [problem] = read(LAYOUTS / "mt_compareval")
    assert examples == [
        Example(
            "1",
            "Der Zug fährt .",
            ("The train runs .",),
            {"bart": Candidate("The train goes ."), "t5": Candidate("Train drives .")},
        ),
        Example(
            "2",
            "Das Dorf feiert .",
            ("The village celebrates .",),
            {"bart": Candidate("The village parties ."), "t5": Candidate("")},
        ),
    ]
    assert (problem.path, problem.line) == (LAYOUTS / "mt_compareval" / "t5" / "translation.txt", 2)


def test_a_folder_without_a_translation_is_told(tmp_path: Path) -> None:
    folder = copytree(LAYOUTS / "mt_compareval", tmp_path / "twin")
    (folder / "t5" / "translation.txt").rename(folder / "t5" / "translated.txt")
    (folder / "source.txt").unlink()
    examples, [problem] = read(folder)
    assert [(example.source, list(example.candidates)) for example in examples] == [(None, ["bart"])] * 2
    assert problem.message == "Left out, because there is no translation.txt in it: t5."


def test_a_translation_that_ends_early_is_told(tmp_path: Path) -> None:
    folder = copytree(LAYOUTS / "mt_compareval", tmp_path / "twin")
    (folder / "t5" / "translation.txt").write_text("Train drives .\n")
    examples, [problem] = read(folder)
    assert [list(example.candidates) for example in examples] == [["bart", "t5"], ["bart"]]
    assert (problem.path.parent.name, problem.line, problem.level) == ("t5", 1, Level.ERROR)


def test_a_log_of_fairseq_is_read_by_number() -> None:
    assert read(LOG) == (LOGGED, [])


def test_further_hypotheses_are_told_and_the_first_is_taken(tmp_path: Path) -> None:
    log = tmp_path / LOG.name
    log.write_text(LOG.read_text() + "H-2\t-0.9\tRain .\nD-10\t-3\tVotes .\n")
    examples, [problem] = read(log)
    assert examples == LOGGED
    assert problem.message.startswith("2 lines are further hypotheses")


def test_a_hypothesis_without_a_score_is_told_with_its_line(tmp_path: Path) -> None:
    log = tmp_path / LOG.name
    log.write_text(LOG.read_text().replace("H-2\t-0.71\t", "H-2\t"))
    examples, problems = read(log)
    assert examples == [Example("2", "Heavy rain fell .", ("Rain falls .",)), LOGGED[1]]
    assert [(problem.line, problem.level) for problem in problems] == [(9, Level.ERROR), (7, Level.WARNING)]
    assert '"H-2" must be followed by a score and a text' in problems[0].message


def test_an_empty_hypothesis_is_an_empty_candidate(tmp_path: Path) -> None:
    log = tmp_path / "gen.out"
    log.write_text("T-0\tRain .\nH-0\t-1.0\t\n")
    assert read(log) == ([Example("0", None, ("Rain .",), {"gen": Candidate("")})], [])


def test_a_log_without_samples_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "generate.log"
    log.write_text("Traceback\nS-x\tno\n")
    with pytest.raises(UnreadableFile, match="holds no line of a fairseq log"):
        read(log)
