"""Folders of texts: what pairs, what does not, and what lies about."""

import os
from pathlib import Path
from unicodedata import normalize

import pytest

from rouge_gui import assets
from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.layout import open_corpora, open_corpus
from rouge_gui.errors import RougeGuiError, UnreadableFile
from tests.corpus.told import problems_of


def planted(root: Path, **files: str) -> Path:
    """Write `a__b` as a/b.txt for each keyword."""
    for name, text in files.items():
        path = root / f"{name.replace('__', '/')}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def read(*paths: Path) -> tuple[list[Example], list[Problem]]:
    items = list(open_corpora(paths))
    return (
        [item for item in items if isinstance(item, Example)],
        problems_of(items),
    )


WHOLE = {"sources__a": "S", "references__a": "R", "systems__x__a": "X"}


def test_a_whole_corpus(tmp_path: Path) -> None:
    files = WHOLE | {"sources__b": "S2", "references__b.2": "second", "references__b.1": "first"}
    files |= {"references__b.10": "tenth", "systems__x__b": "X2", "systems__y__a": "Y", "systems__y__b": ""}
    examples, problems = read(planted(tmp_path, **files))
    assert problems == []
    assert examples == [
        Example("a", "S", ("R",), {"x": Candidate("X"), "y": Candidate("Y")}),
        Example("b", "S2", ("first", "second", "tenth"), {"x": Candidate("X2"), "y": Candidate("")}),
    ]


@pytest.mark.parametrize(
    "references", ["ref", "reference", "references", "gold", "Targets", "model_summaries"]
)
@pytest.mark.parametrize("sources", ["sources", "article", "docs", "src"])
def test_systems_may_lie_beside_the_references(tmp_path: Path, references: str, sources: str) -> None:
    files = {f"{references}__a": "R", f"{references}__b.1": "R1", f"{references}__b.2": "R2"}
    files |= {"bart__a": "X", "bart__b": "X2", "t5 base__b": "Y2", f"{sources}__a": "S"}
    files |= {"notes__read me": "no text of any example"}
    examples, problems = read(planted(tmp_path, **files))
    assert examples == [
        Example("a", "S", ("R",), {"bart": Candidate("X")}),
        Example("b", None, ("R1", "R2"), {"bart": Candidate("X2"), "t5 base": Candidate("Y2")}),
    ]
    assert [(each.path.name, each.message) for each in problems] == [
        ("t5 base", "t5 base has no candidate for 1 of 2 examples: a.")
    ]


def test_two_folders_that_could_be_the_references_are_not_guessed_at(tmp_path: Path) -> None:
    with pytest.raises(RougeGuiError):
        read(planted(tmp_path, ref__a="R", gold__a="G", bart__a="X"))


def test_sources_may_be_missing(tmp_path: Path) -> None:
    examples, problems = read(planted(tmp_path, references__a="R", systems__x__a="X"))
    assert (examples, problems) == ([Example("a", None, ("R",), {"x": Candidate("X")})], [])


def test_examples_come_in_the_order_a_person_counts(tmp_path: Path) -> None:
    files = {
        f"{folder}__{id_}": "t"
        for id_ in ("n10", "n9", "n1", "m", "9", "10")
        for folder in ("references", "systems__x")
    }
    assert [example.id for example in read(planted(tmp_path, **files))[0]] == [
        "9",
        "10",
        "m",
        "n1",
        "n9",
        "n10",
    ]


def test_a_name_that_ends_in_a_number_may_be_an_id(tmp_path: Path) -> None:
    files = {
        "systems__x__news.1": "X",
        "systems__x__news.2": "Y",
        "references__news.1": "R",
        "references__news.2.1": "Q",
    }
    examples, problems = read(planted(tmp_path, **files))
    assert problems == []
    assert [(example.id, example.references) for example in examples] == [
        ("news.1", ("R",)),
        ("news.2", ("Q",)),
    ]


def test_what_does_not_pair_is_told(tmp_path: Path) -> None:
    files = WHOLE | {"references__lost.1": "R", "systems__x__b": "X", "systems__y__b": "Y", "sources__c": "S"}
    examples, problems = read(planted(tmp_path, **files))
    assert [(each.id, len(each.references), list(each.candidates)) for each in examples] == [
        ("a", 1, ["x"]),
        ("b", 0, ["x", "y"]),
        ("c", 0, []),
    ]
    told = {(problem.path.relative_to(tmp_path).as_posix(), problem.message) for problem in problems}
    assert told == {
        (
            "references/lost.1.txt",
            "This reference pairs with no source and no candidate, so it was left out.",
        ),
        ("systems/x", "x has no candidate for 1 of 3 examples: c."),
        ("systems/y", "y has no candidate for 2 of 3 examples: a, c."),
        (".", "Example b has no reference, so its candidates cannot be scored."),
        (".", "Example c has no reference and no candidate, so there is nothing to score."),
    }


def test_a_file_that_cannot_be_read_is_told_and_the_rest_goes_on(tmp_path: Path) -> None:
    planted(tmp_path, **WHOLE, systems__y__a="Y", references__b="R", systems__x__b="X", systems__y__b="Y")
    (tmp_path / "systems/y/a.txt").write_bytes(b"\0\1\2")
    examples, problems = read(tmp_path)
    assert [list(example.candidates) for example in examples] == [["x"], ["x", "y"]]
    [problem] = problems
    assert (problem.path, problem.level) == (tmp_path / "systems/y/a.txt", Level.ERROR)


def test_what_lies_beside_is_ignored(tmp_path: Path) -> None:
    planted(tmp_path, **WHOLE, README="x", notes__a="x")
    (tmp_path / "planted.jsonl").write_text("{}", encoding="utf-8")
    (tmp_path / "systems/x/.DS_Store").write_bytes(b"\0")
    assert read(tmp_path)[1] == []


def test_foreign_files_inside_are_told_in_one_line_a_folder(tmp_path: Path) -> None:
    planted(tmp_path, **WHOLE)
    for number in range(50):
        (tmp_path / f"systems/x/{number:02}.pdf").touch()
    (tmp_path / "systems/loose.txt").touch()
    _, problems = read(tmp_path)
    assert {problem.message for problem in problems} == {
        "Left out, because not a .txt file: 00.pdf, 01.pdf, 02.pdf and 47 more.",
        "Left out, because not a folder: loose.txt.",
    }
    assert {problem.level for problem in problems} == {Level.NOTE}


def test_links_that_lead_nowhere_or_back_are_told(tmp_path: Path) -> None:
    planted(tmp_path, **WHOLE)
    (tmp_path / "systems/round").symlink_to(tmp_path)
    (tmp_path / "systems/again").symlink_to(tmp_path / "systems")
    (tmp_path / "systems/self").symlink_to("self")
    (tmp_path / "systems/x/gone.txt").symlink_to(tmp_path / "nothing")
    (tmp_path / "systems/x/loop.txt").symlink_to("loop.txt")
    examples, problems = read(tmp_path)
    assert [list(example.candidates) for example in examples] == [["x"]]
    assert sorted(problem.message for problem in problems) == [
        "Left out, because not a .txt file: gone.txt, loop.txt.",
        "Left out, because not a folder: self.",
        "This folder leads back to itself and was left out.",
        "This folder leads back to itself and was left out.",
    ]


def test_a_link_to_outputs_elsewhere_is_followed(tmp_path: Path) -> None:
    planted(tmp_path / "elsewhere", a="Y")
    planted(tmp_path / "corpus", **WHOLE)
    (tmp_path / "corpus/systems/y").symlink_to(tmp_path / "elsewhere")
    assert list(read(tmp_path / "corpus")[0][0].candidates) == ["x", "y"]


def test_an_accent_written_in_two_ways_pairs(tmp_path: Path) -> None:
    files = {f"references__{normalize('NFC', 'é')}": "R", f"systems__x__{normalize('NFD', 'é')}": "X"}
    examples, problems = read(planted(tmp_path, **files))
    assert problems == []
    assert examples == [Example("é", None, ("R",), {"x": Candidate("X")})]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such names")
def test_a_name_that_is_no_utf8_is_read(tmp_path: Path) -> None:
    planted(tmp_path, **WHOLE)
    (tmp_path / os.fsdecode(b"systems/x/\xff.txt")).write_text("X")
    assert [example.id for example in read(tmp_path)[0]] == ["a", "\ufffd"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no named pipes in folders")
def test_a_pipe_is_no_text(tmp_path: Path) -> None:
    planted(tmp_path, **WHOLE)
    os.mkfifo(tmp_path / "systems/x/b.txt")
    examples, [problem] = read(tmp_path)
    assert [example.id for example in examples] == ["a"]
    assert "b.txt" in problem.message


def test_ten_thousand_foreign_files_are_one_sentence(tmp_path: Path) -> None:
    for number in range(10_000):
        (tmp_path / f"{number}.jpg").touch()
    with pytest.raises(
        UnreadableFile, match=r"holds 10,000 entries, none of them understood\. Open .*\.jsonl"
    ):
        read(tmp_path)
    (tmp_path / "some.jsonl").write_text('{"references": "R", "candidate": "C"}', encoding="utf-8")
    examples, [problem] = read(tmp_path)
    assert len(examples) == 1
    assert problem.message == "Left out, because not understood: 0.jpg, 1.jpg, 10.jpg and 9,997 more."


def test_nothing_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile, match=r"is empty\. Open "):
        list(open_corpus(tmp_path))
    with pytest.raises(UnreadableFile, match="does not exist"):
        list(open_corpus(tmp_path / "nothing"))
    (tmp_path / "systems").mkdir()
    with pytest.raises(UnreadableFile, match="holds no text in"):
        list(open_corpus(tmp_path))
    (tmp_path / "photo.jpg").touch()
    with pytest.raises(UnreadableFile, match=r"not a kind of file that is understood\. Open a folder with"):
        list(open_corpus(tmp_path / "photo.jpg"))
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(UnreadableFile, match="cannot be read"):
        list(open_corpus(tmp_path / "loop"))
    with pytest.raises(UnreadableFile):
        list(open_corpus(tmp_path / "a\0b"))


def test_a_folder_of_json_lines_is_read_file_by_file(tmp_path: Path) -> None:
    for name in ("bart", "t5"):
        row = f'{{"id": "x", "references": "R", "candidate": "{name}"}}\n'
        (tmp_path / f"{name}.jsonl").write_text(row, encoding="utf-8")
    (tmp_path / "z.jsonl").write_bytes(b"\0" * 100)
    (tmp_path / "t5-again.jsonl").write_text(
        '{"id": "x", "system": "t5", "candidate": "late"}\n', encoding="utf-8"
    )
    examples, problems = read(tmp_path)
    assert [example.candidates for example in examples] == [
        {"bart": Candidate("bart")},
        {"t5": Candidate("late")},
    ]
    assert [(problem.path.name, problem.level) for problem in problems] == [
        ("t5-again.jsonl", Level.WARNING),
        ("t5.jsonl", Level.WARNING),
        ("z.jsonl", Level.ERROR),
    ]


def test_several_paths_are_one_corpus(tmp_path: Path) -> None:
    one, other = planted(tmp_path / "one", **WHOLE), tmp_path / "nothing"
    examples, [problem] = read(one, other)
    assert [example.id for example in examples] == ["a"]
    assert (problem.path, problem.level, problem.message) == (other, Level.ERROR, "This does not exist.")
    with pytest.raises(RougeGuiError, match="none of the 2"):
        read(other, tmp_path / "nothing either")


def test_the_samples_are_read_without_a_problem() -> None:
    examples, problems = read(assets.samples())
    assert problems == []
    assert len(examples) >= 12
    for example in examples:
        assert example.source
        assert 2 <= len(example.references) <= 4
        assert len(example.candidates) == 4
