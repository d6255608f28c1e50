"""Runs that are opened together keep their candidates apart."""

import json
from collections.abc import Sequence
from pathlib import Path
from zipfile import ZipFile

import pytest

from rouge_gui.corpus.example import Account, Corpus, Example, Problem
from rouge_gui.corpus.layout import open_corpora


def read(*paths: Path) -> tuple[dict[str, dict[str, str]], list[str]]:
    """Return system -> text by example, and what is told."""
    corpus, told = Corpus(), []
    for item in open_corpora(paths):
        if isinstance(item, Example):
            corpus.add(item)
        elif not isinstance(item, Account):
            told.append(item.message)
    texts = {each.id: {name: c.text for name, c in each.candidates.items()} for each in corpus}
    return texts, told


def texts(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        file = folder / name.replace("__", "/").replace("_txt", ".txt")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return folder


def decoded(folder: Path, text: str) -> Path:
    files = {"decoded__000000_decoded_txt": text, "reference__000000_reference_txt": "R"}
    return texts(folder, **files)


def pyrouge(folder: Path, text: str) -> Path:
    for number in (1, 2):
        texts(folder, **{f"system__n{number}_txt": text, f"model__n{number}_txt": "R"})
    return folder


def test_runs_of_pointer_generator_are_called_as_their_folders(tmp_path: Path) -> None:
    runs = [decoded(tmp_path / name, f"By {name}.") for name in ("a", "b")]
    assert read(*runs) == ({"000000": {"a": "By a.", "b": "By b."}}, [])
    assert read(runs[0]) == ({"000000": {"decoded": "By a."}}, [])


def test_folders_of_one_name_are_called_with_the_folder_before(tmp_path: Path) -> None:
    runs = [pyrouge(tmp_path / name, f"By {name}.") for name in ("x/test", "y/test", "y/dev")]
    found, told = read(*runs)
    assert found == {
        number: {"x/test": "By x/test.", "y/test": "By y/test.", "dev": "By y/dev."}
        for number in ("n1", "n2")
    }
    assert [message for message in told if "left out" in message] == []


def test_archives_of_runs_are_called_as_the_archives(tmp_path: Path) -> None:
    zips = []
    for name in ("a", "b"):
        folder = decoded(tmp_path / name, f"By {name}.")
        zips.append(tmp_path / f"{name}.zip")
        with ZipFile(zips[-1], "w") as archive:
            for file in folder.rglob("*.txt"):
                archive.write(file, f"run/{file.relative_to(folder)}")
    assert read(*zips) == ({"000000": {"a": "By a.", "b": "By b."}}, [])


@pytest.mark.parametrize(
    ("names", "systems"),
    [
        (["a/pred.jsonl", "b/pred.jsonl"], ["a/pred", "b/pred"]),
        (["a/bart.jsonl", "b/t5.jsonl"], ["bart", "t5"]),
        (["a/pred.jsonl", "b/pred.jsonl", "b/t5.jsonl"], ["a/pred", "b/pred", "t5"]),
        (["r/a/pred.jsonl", "s/a/pred.jsonl"], ["r/a/pred", "s/a/pred"]),
    ],
)
def test_files_of_one_name_are_called_with_their_folders(
    tmp_path: Path, names: Sequence[str], systems: Sequence[str]
) -> None:
    paths = [tmp_path / name for name in names]
    for path in paths:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"id": "1", "references": ["R"], "candidate": f"{path}"}), "utf-8")
    expected = {system: str(path) for system, path in zip(systems, paths, strict=True)}
    assert read(*paths) == ({"1": expected}, [])


def test_what_a_file_names_itself_stays_and_a_second_candidate_is_told(tmp_path: Path) -> None:
    paths = [tmp_path / name / "pred.jsonl" for name in ("a", "b")]
    for path in paths:
        path.parent.mkdir()
        path.write_text(
            json.dumps({"id": "1", "references": ["R"], "candidates": {"bart": str(path)}}), "utf-8"
        )
    found, told = read(*paths)
    assert found == {"1": {"bart": str(paths[0])}}
    assert told == ["Example 1 has a candidate of bart already; this second one was left out."]
    assert [item for item in open_corpora([paths[0], paths[0]]) if isinstance(item, Problem)]
