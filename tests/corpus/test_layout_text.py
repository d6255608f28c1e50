"""Line-aligned files, read to the right examples, and what is said of their wrong twins."""

import gzip
from pathlib import Path
from shutil import copytree

import pytest

from rouge_gui.corpus.example import Candidate, Corpus, Example, Level, Problem
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.errors import UnreadableFile
from tests.corpus.told import problems_of

LAYOUTS = Path(__file__).parent.parent / "data" / "layouts"

ALIGNED = [
    Example(
        "1",
        "The council voted on Tuesday to shut the library . Residents protest .",
        ("Council shuts library . Residents protest .",),
        {"test": Candidate("The council closed the library .")},
    ),
    Example(
        "2",
        "Heavy rain flooded two streets .",
        ("Rain floods streets .",),
        {"test": Candidate("Two streets were flooded .")},
    ),
    Example(
        "3",
        "The bakery won a prize .",
        ("Bakery wins prize .",),
        {"test": Candidate("A prize for the bakery .")},
    ),
]


def read(*paths: Path) -> tuple[list[Example], list[Problem]]:
    items = list(open_corpora(paths))
    return (
        [item for item in items if isinstance(item, Example)],
        problems_of(items),
    )


@pytest.fixture
def twin(tmp_path: Path) -> Path:
    return copytree(LAYOUTS / "line_aligned", tmp_path / "twin")


@pytest.mark.parametrize("file", ["", "test.source", "test.target", "test.hypo"])
def test_a_folder_or_any_one_of_its_files_stands_for_all(file: str) -> None:
    assert read(LAYOUTS / "line_aligned" / file) == (ALIGNED, [])


def test_several_references_and_systems() -> None:
    examples, problems = read(LAYOUTS / "line_aligned_refs")
    assert problems == []
    assert examples == [
        Example(
            "1",
            None,
            ("Ferry runs again .", "The ferry is back ."),
            {"bart": Candidate("The ferry sails again ."), "t5": Candidate("Ferry .")},
        ),
        Example(
            "2",
            None,
            ("School opens .", "A school was opened ."),
            {"bart": Candidate("The school is open ."), "t5": Candidate("School .")},
        ),
    ]


def test_names_as_vizseq_has_them() -> None:
    examples, problems = read(LAYOUTS / "line_aligned_vizseq")
    assert problems == []
    assert examples == [
        Example(
            "1",
            "Der Zug fährt .",
            ("The train runs .", "The train is running ."),
            {"A": Candidate("The train goes ."), "B": Candidate("Train drives .")},
        ),
        Example(
            "2",
            "Das Dorf feiert .",
            ("The village celebrates .", "The village has a feast ."),
            {"A": Candidate("The village parties ."), "B": Candidate("Village .")},
        ),
    ]


def test_a_candidate_file_that_ends_early_is_told_with_its_last_line(twin: Path) -> None:
    (twin / "test.hypo").write_text("The council closed the library .\nTwo streets were flooded .\n")
    examples, [problem] = read(twin)
    assert examples == ALIGNED[:2]
    assert (problem.path, problem.line, problem.level) == (twin / "test.hypo", 2, Level.ERROR)
    assert "ends after line 2, but test.target has 3 lines" in problem.message


def test_a_candidate_file_that_goes_on_is_told_where_the_others_end(twin: Path) -> None:
    with (twin / "test.hypo").open("a") as handle:
        handle.write("\nOne more .\nAnd another .\n")
    examples, [problem] = read(twin)
    assert examples == ALIGNED
    assert (problem.path, problem.line, problem.level) == (twin / "test.hypo", 4, Level.ERROR)
    assert "has 5 lines, but test.target has 3" in problem.message


def test_the_system_that_ends_early_takes_nothing_from_the_others(tmp_path: Path) -> None:
    folder = copytree(LAYOUTS / "line_aligned_refs", tmp_path / "twin")
    (folder / "sea.t5.hypo").write_text("Ferry .\n")
    examples, [problem] = read(folder)
    assert [list(example.candidates) for example in examples] == [["bart", "t5"], ["bart"]]
    assert (problem.path.name, problem.line, problem.level) == ("sea.t5.hypo", 1, Level.ERROR)


def test_a_source_that_ends_early_leaves_the_rest_without_one(twin: Path) -> None:
    (twin / "test.source").write_text("The council voted .\n")
    examples, [problem] = read(twin)
    assert [example.source for example in examples] == ["The council voted .", None, None]
    assert (problem.path.name, problem.line) == ("test.source", 1)


def test_blank_lines_at_the_end_pair_with_nothing_and_do_no_harm(twin: Path) -> None:
    with (twin / "test.target").open("a") as handle:
        handle.write("\n \n")
    examples, [problem] = read(twin)
    assert examples == ALIGNED
    assert (problem.path.name, problem.line, problem.level) == ("test.target", 4, Level.NOTE)


def test_a_blank_line_is_an_empty_candidate(twin: Path) -> None:
    (twin / "test.hypo").write_text("The council closed the library .\n\nA prize for the bakery .\n")
    examples, [problem] = read(twin)
    assert [example.candidates["test"].text for example in examples][1] == ""
    assert (problem.path.name, problem.line, problem.level) == ("test.hypo", 2, Level.WARNING)
    assert problem.message == "This line is blank, so the candidate of example 2 is empty."


def test_a_line_that_cannot_be_read_costs_its_text_alone(twin: Path) -> None:
    lines = [b"The council closed the library .", b"\x81\xff\x00\x9d\x8f", b"A prize for the bakery ."]
    (twin / "test.hypo").write_bytes(b"\n".join(lines))
    examples, problems = read(twin)
    assert [example.references for example in examples] == [example.references for example in ALIGNED]
    assert examples[2] == ALIGNED[2]
    assert [problem.line for problem in problems] == [2]


def test_a_file_that_is_no_text_is_told_and_the_others_are_read(tmp_path: Path) -> None:
    folder = copytree(LAYOUTS / "line_aligned_refs", tmp_path / "twin")
    (folder / "sea.t5.hypo").write_bytes(b"\0" * 100)
    examples, [problem] = read(folder)
    assert [list(example.candidates) for example in examples] == [["bart"], ["bart"]]
    assert (problem.path.name, problem.line, problem.level) == ("sea.t5.hypo", None, Level.ERROR)


def test_where_no_file_can_be_read_the_folder_is_refused(twin: Path) -> None:
    for file in twin.iterdir():
        file.write_bytes(b"\0" * 100)
    with pytest.raises(UnreadableFile, match="not text"):
        read(twin)


def test_a_candidate_file_without_references_is_refused(twin: Path) -> None:
    (twin / "test.target").unlink()
    with pytest.raises(UnreadableFile, match=r"test\.hypo: has no references beside it .* x\.target"):
        read(twin / "test.hypo")


def test_references_without_candidates_are_told_once(twin: Path) -> None:
    (twin / "test.hypo").unlink()
    examples, [problem] = read(twin)
    assert [(example.id, dict(example.candidates)) for example in examples] == [
        ("1", {}),
        ("2", {}),
        ("3", {}),
    ]
    assert (problem.level, "no candidates" in problem.message) == (Level.WARNING, True)


def test_systems_named_apart_share_the_only_references_there_are(twin: Path) -> None:
    (twin / "test.hypo").rename(twin / "bart.hypo")
    examples, problems = read(twin)
    assert ([list(example.candidates) for example in examples], problems) == ([["bart"]] * 3, [])


def test_two_sets_in_one_folder_keep_their_ids_apart(twin: Path) -> None:
    for ending in ("target", "hypo"):
        (twin / f"valid.{ending}").write_text("One line .\n")
    examples, problems = read(twin)
    assert problems == []
    assert [example.id for example in examples] == ["test.1", "test.2", "test.3", "valid.1"]
    assert [example.id for example in read(twin / "valid.hypo")[0]] == ["1"]


def test_what_else_lies_in_the_folder_is_told(twin: Path) -> None:
    (twin / "notes.md").write_text("Nothing .")
    (twin / "train.target").write_text("Nothing .")
    examples, problems = read(twin)
    assert examples == ALIGNED
    assert [problem.message for problem in problems] == [
        "Left out, because not understood: notes.md.",
        "Left out, because there are no candidates: train.",
    ]


def test_a_file_may_be_compressed(twin: Path) -> None:
    plain = twin / "test.source"
    (twin / "test.source.gz").write_bytes(gzip.compress(plain.read_bytes()))
    plain.unlink()
    assert read(twin) == (ALIGNED, [])


STORIES = [
    Example(
        "0a1b",
        "The council voted on Tuesday .\n\nResidents protest .",
        ("Council shuts library\nResidents are angry",),
    ),
    Example("2c3d", "Heavy rain fell .", ("Rain floods streets",)),
]


def told(problems: list[Problem]) -> list[tuple[str, int | None, str]]:
    return [(problem.path.name, problem.line, problem.message.split(";")[0]) for problem in problems]


@pytest.mark.parametrize(("file", "stories"), [("", STORIES), ("0a1b.story", STORIES[:1])])
def test_stories(file: str, stories: list[Example]) -> None:
    examples, [problem] = read(LAYOUTS / "cnn_story" / file)
    assert examples == stories
    assert (problem.level, "no candidate" in problem.message) == (Level.WARNING, True)


def test_stories_take_their_candidates_from_another_file(tmp_path: Path) -> None:
    (tmp_path / "bart.csv").write_text("id,candidate\n2c3d,It rains .\n")
    corpus = Corpus()
    for example in read(LAYOUTS / "cnn_story", tmp_path / "bart.csv")[0]:
        corpus.add(example)
    whole = corpus.get("2c3d")
    assert whole == Example(
        "2c3d", "Heavy rain fell .", ("Rain floods streets",), {"bart": Candidate("It rains .")}
    )


def test_a_story_with_something_missing_is_told(tmp_path: Path) -> None:
    folder = copytree(LAYOUTS / "cnn_story", tmp_path / "twin")
    (folder / "2c3d.story").write_text(
        "Heavy rain fell .\n\n@highlight\n\n@highlight\n\nRain floods streets\n"
    )
    (folder / "4e5f.story").write_text("No highlight here .\n")
    (folder / "6a7b.story").write_text("@highlight\n\nNo article here\n")
    (folder / "8c9d.story").write_bytes(b"\0\1")
    (folder / "list.txt").write_text("0a1b")
    examples, problems = read(folder)
    assert examples == [
        *STORIES,
        Example("4e5f", "No highlight here ."),
        Example("6a7b", None, ("No article here",)),
    ]
    assert told(problems[1:]) == [
        ("twin", None, "Left out, because not a .story file: list.txt."),
        ("2c3d.story", 3, "No sentence follows this @highlight"),
        ("4e5f.story", None, "This story has no highlight, so it has no reference."),
        ("6a7b.story", 1, "This story has no article, only highlights."),
        (
            "8c9d.story",
            None,
            "This file is not text (it holds NUL bytes). Save it as UTF-8 text and open it again.",
        ),
    ]


def test_a_folder_without_one_readable_story_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.story").write_bytes(b"\0\1")
    with pytest.raises(UnreadableFile, match="1 stories, none of which could be read"):
        read(tmp_path)
