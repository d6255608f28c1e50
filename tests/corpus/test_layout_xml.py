"""ROUGE-1.5.5's settings and lists, read to the right examples, and what is said of their wrong twins."""

from pathlib import Path
from shutil import copytree

import pytest

from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.errors import UnreadableFile
from tests.corpus.told import problems_of

LAYOUTS = Path(__file__).parent.parent / "data" / "layouts"
SETTINGS = "settings.xml"
ENTITY = '<!DOCTYPE x [<!ENTITY e {}>]><ROUGE-EVAL><EVAL ID="1">&e;</EVAL></ROUGE-EVAL>'
BOMB = '"ha"><!ENTITY f "&e;&e;&e;&e;&e;&e;"'

EVALS = [
    Example(
        "1",
        None,
        ("Council shuts library .\nResidents protest .", "Library shut ."),
        {
            "11": Candidate("The council closed it .\nAT&amp;T protests ."),
            "12": Candidate("Council votes ."),
        },
    ),
    Example("2", None, ("Rain falls .\nStreets are wet .",), {"11": Candidate("It rained .")}),
    Example("3", None, ("Bakery wins .\nTown cheers .",), {"11": Candidate("A prize for the bakery .")}),
]
LISTED = [
    Example(
        "1",
        None,
        ("Council shuts library .\nResidents protest .", "Library shut ."),
        {"bart": Candidate("The council closed it .")},
    ),
    Example("2", None, ("Rain falls .",), {"bart": Candidate("It rained .")}),
]


def read(path: Path) -> tuple[list[Example], list[Problem]]:
    items = list(open_corpus(path))
    return (
        [item for item in items if isinstance(item, Example)],
        problems_of(items),
    )


@pytest.fixture
def twin(tmp_path: Path) -> Path:
    return copytree(LAYOUTS / "rouge_xml", tmp_path / "twin")


def changed(path: Path, old: str, new: str) -> Path:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


@pytest.mark.parametrize("file", ["", SETTINGS])
def test_settings_or_their_folder(file: str) -> None:
    assert read(LAYOUTS / "rouge_xml" / file) == (EVALS, [])


def test_roots_may_be_absolute(twin: Path) -> None:
    changed(twin / SETTINGS, "\nsystems\n", f"\n{LAYOUTS / 'rouge_xml' / 'systems'}\n")
    (twin / "systems" / "d1.11.html").unlink()
    assert read(twin) == (EVALS, [])


def test_a_file_that_is_missing_is_told_and_the_rest_goes_on(twin: Path) -> None:
    (twin / "systems" / "d1.11.html").unlink()
    examples, [problem] = read(twin)
    assert (problem.path, problem.level) == (twin / "systems" / "d1.11.html", Level.ERROR)
    assert "does not exist" in problem.message
    assert [list(example.candidates) for example in examples] == [["12"], ["11"], ["11"]]


@pytest.mark.parametrize("name", ["systems", "\N{SNOWMAN}" * 300, "/dev/null"])
def test_a_name_that_is_no_file_s_is_told(twin: Path, name: str) -> None:
    changed(twin / SETTINGS, "d1.12.html", name if name != "systems" else "../systems")
    examples, [problem] = read(twin)
    assert problem.level is Level.ERROR
    assert list(examples[0].candidates) == ["11"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('TYPE="SPL"', 'TYPE="SIMPLE"', 'EVAL 2 has the INPUT-FORMAT "SIMPLE"'),
        ('<INPUT-FORMAT TYPE="SPL"></INPUT-FORMAT>', "", "EVAL 2 has no INPUT-FORMAT"),
        ('<PEERS><P ID="11">', "<PEERS><P>", "A P of EVAL 2 has no ID"),
    ],
)
def test_an_eval_that_cannot_be_read_is_told_and_the_rest_goes_on(
    twin: Path, old: str, new: str, message: str
) -> None:
    path = changed(twin / SETTINGS, old, new)
    examples, [problem] = read(twin)
    assert examples == [EVALS[0], EVALS[2]]
    assert (problem.path, problem.level) == (path, Level.ERROR)
    assert message in problem.message


def test_two_models_of_one_id_are_both_read_and_told(twin: Path) -> None:
    path = changed(twin / SETTINGS, '<M ID="B">', '<M ID="A">')
    examples, [problem] = read(twin)
    assert examples == EVALS
    assert (problem.path, problem.line, problem.level) == (path, 2, Level.WARNING)
    assert "would score the last of them twice" in problem.message


def test_two_peers_of_one_id_are_told(twin: Path) -> None:
    changed(twin / SETTINGS, '<P ID="12">', '<P ID="11">')
    examples, [problem] = read(twin)
    assert list(examples[0].candidates.items()) == list(EVALS[0].candidates.items())[:1]
    assert "two P called 11" in problem.message


def test_settings_that_break_off_keep_what_came_before(twin: Path) -> None:
    path = changed(twin / SETTINGS, '<EVAL ID="2">', '<EVAL ID="2" & >')
    examples, [problem] = read(twin)
    assert (examples, problem.path, problem.level) == (EVALS[:1], path, Level.ERROR)
    assert "line 20, column 14" in problem.message


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("<ROUGE-EVAL></ROUGE-EVAL>", "holds no EVAL"),
        ("<ROUGE-EVAL><EVAL>", "is not XML"),
        ('<ROUGE-EVAL a="' + "x" * 50_000, "is not XML"),
        ("<ROUGE-EVAL>" + "<a>" * 3_000_000, "holds no whole EVAL within 8 MB"),
        ('<ROUGE-EVAL a="' + "x" * 9_000_000, "holds no whole EVAL within 8 MB"),
        ('<?xml version="1.0" encoding="shift_jis"?><ROUGE-EVAL></ROUGE-EVAL>', "encoding"),
        (ENTITY.format('"x"'), "declares an entity"),
        (ENTITY.format('SYSTEM "/etc/hostname"'), "declares an entity"),
        (ENTITY.format(BOMB), "declares an entity"),
    ],
    ids=range(9),
)
def test_settings_that_are_refused(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / SETTINGS
    path.write_text(text, "utf-8")
    with pytest.raises(UnreadableFile, match=why):
        read(path)


def test_what_the_original_would_cut_or_pass_over_is_told(twin: Path) -> None:
    file = twin / "systems" / "d1.11.html"
    changed(file, "closed it .", "closed <unk> it .")
    changed(file, '<a name="2">', '<p><a name="2">')
    examples, [inside, cut] = read(twin)
    assert examples[0].candidates["11"] == Candidate("The council closed \nAT&amp;T protests .")
    assert (inside.path, cut.path) == (file, file)
    assert "1 of 2 sentences do not begin a line" in inside.message
    assert "1 of 2 sentences end at a tag" in cut.message


def test_a_sentence_of_isi_with_a_tag_in_it_is_left_out_and_told(twin: Path) -> None:
    file = twin / "models" / "d3.A.isi"
    changed(file, "Town cheers", "Town <b>cheers</b>")
    examples, [problem] = read(twin)
    assert examples[2].references == ("Bakery wins .",)
    assert problem.path.resolve() == file.resolve()
    assert "1 of 2 sentences are not quite as ISI has them" in problem.message


def test_a_file_without_a_sentence_is_an_empty_candidate(twin: Path) -> None:
    (twin / "systems" / "d1.12.html").write_text("<html></html>", "utf-8")
    examples, [problem] = read(twin)
    assert examples[0].candidates["12"] == Candidate("")
    assert "holds no sentence as SEE marks them" in problem.message


@pytest.mark.parametrize("file", ["", "bart.txt"])
def test_a_list_of_files_or_its_folder(file: str) -> None:
    assert read(LAYOUTS / "rouge_list" / file) == (LISTED, [])


def test_lines_of_a_list_that_are_wrong(tmp_path: Path) -> None:
    path = copytree(LAYOUTS / "rouge_list", tmp_path / "twin") / "bart.txt"
    changed(path, "peers/2.see models/2.A.txt", "peers/2.see\npeers/gone.txt models/2.A.txt")
    examples, problems = read(path)
    assert examples == [LISTED[0], Example("3", None, ("Rain falls .",))]
    told = [(problem.path, problem.line, problem.level) for problem in problems]
    assert told[:2] == [(path, 4, Level.ERROR), (path.parent / "peers" / "gone.txt", None, Level.ERROR)]
    assert "There is one file in this line" in problems[0].message
