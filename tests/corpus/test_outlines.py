"""Layouts of many files are proposed with counts from names alone, and with what does not pair."""

from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest

from rouge_gui.corpus.proposal import propose

LAYOUTS = Path(__file__).parents[1] / "data" / "layouts"
Break = Callable[[Path], object]


def write(name: str) -> Break:
    def breaking(folder: Path) -> object:
        return (folder / name).write_text("A", "utf-8")

    return breaking


def remove(name: str) -> Break:
    def breaking(folder: Path) -> None:
        (folder / name).unlink()

    return breaking


CASES = [
    (
        "pointer_generator",
        write("decoded/000007_decoded.txt"),
        "3 decoded files, 2 reference files, 1 unmatched",
    ),
    ("pointer_generator", write("reference/notes.txt"), "2 decoded files, 2 reference files, 1 unmatched"),
    ("rouge2", write("system/news9_system1.txt"), "4 system files, 3 reference files, 1 unmatched"),
    ("duc", write("peers/D0999.M.250.A.7"), "3 system files, 2 model files, 1 unmatched"),
    ("line_aligned", write("other.txt"), "1 source file, 1 reference file, 1 candidate file, 0 unmatched"),
    (
        "line_aligned_vizseq",
        remove("src_0.txt"),
        "0 source files, 2 reference files, 2 candidate files, 0 unmatched",
    ),
    ("cnn_story", write("notes.md"), "2 stories, no candidates, 1 left out"),
    (
        "mt_compareval",
        lambda folder: (folder / "logs").mkdir(),
        "1 reference file, 2 translations, 1 unmatched",
    ),
]


@pytest.mark.parametrize(("layout", "breaking", "words"), CASES)
def test_what_does_not_pair_is_counted(tmp_path: Path, layout: str, breaking: Break, words: str) -> None:
    twin = copytree(LAYOUTS / layout, tmp_path / "twin")
    breaking(twin)
    first, *_ = propose(twin)
    assert first.words.split(": ", 1)[1].split(";")[0] == words


@pytest.mark.parametrize(
    ("layout", "file", "words"),
    [
        ("rouge_xml", "models/d2.A.txt", "3 evaluations, 2 systems, 1 file missing"),
        ("rouge_list", "models/2.A.txt", "2 lines in 1 list, 1 file missing"),
    ],
)
def test_files_that_are_named_and_not_there_are_counted(
    tmp_path: Path, layout: str, file: str, words: str
) -> None:
    twin = copytree(LAYOUTS / layout, tmp_path / "twin")
    (twin / file).unlink()
    first, *_ = propose(twin)
    assert first.words.split(": ", 1)[1].split(";")[0] == words


def test_folders_of_texts_are_counted_by_their_names(tmp_path: Path) -> None:
    names = ("sources/1", "references/1", "references/2.1", "references/2.2", "references/8")
    for name in (*names, "systems/a/1", "systems/a/2", "systems/b/3"):
        file = tmp_path / f"{name}.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("A", "utf-8")
    first, *_ = propose(tmp_path)
    # Without a partner: the reference 8 and the candidate of b for 3.
    assert "1 source, 4 references, 3 candidates of 2 systems, 2 unmatched" in first.words
