"""Whatever happens to the files of a layout, reading them ends in examples, sentences or one refusal."""

import os
from contextlib import suppress
from pathlib import Path
from shutil import copytree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.corpus.example import Example, Problem
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.corpus.readers import READERS
from rouge_gui.corpus.shapes import matching_ids, model_pattern, system_pattern
from rouge_gui.errors import UnreadableFile
from tests.corpus.told import check_said

LAYOUTS = Path(__file__).parent.parent / "data" / "layouts"
NAMES = [
    "line_aligned",
    "line_aligned_refs",
    "line_aligned_vizseq",
    "pyrouge",
    "pointer_generator",
    "cnn_story",
    "fairseq_generate",
    "mt_compareval",
    "rouge2",
    "duc",
    "tac",
]
PIECES = st.sampled_from(
    [
        b"",
        b"\n",
        b"\r",
        b"\0",
        b"\xff\xfe",
        b"\xef\xbb\xbf",
        b"\x1f\x8b",
        b"\x81\x8d",
        b"@highlight\n",
        b"S-1\tx\n",
        b"H-99999999999999999999\t",
        b"D-1\n",
        b"\xe2\x80",
        b"a" * 5_000,
        b"\xed\xa0\x80",
    ]
)
BYTES = st.one_of(st.binary(max_size=60), st.lists(PIECES, max_size=8).map(b"".join))


def outcome(path: Path) -> tuple[int, int]:
    """How many examples and problems come, after a look at each."""
    examples = problems = 0
    try:
        for item in open_corpus(path):
            if isinstance(item, Example):
                examples += 1
                texts = [item.id, item.source or "", *item.references, *item.candidates]
                texts += [candidate.text for candidate in item.candidates.values()]
                "".join(texts).encode()
            else:
                problems += 1
                assert isinstance(item, Problem)
                assert item.message.endswith((".", ")"))
                assert item.message[0].isupper() or item.message[0].isdigit() or item.message[0] == '"'
                item.message.encode()
                assert item.line is None or item.line >= 0
    except UnreadableFile as error:
        check_said(error.why)
        problems += 1
    return examples, problems


def files_of(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


@pytest.mark.parametrize("layout", NAMES)
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_any_bytes_in_any_of_the_files(
    layout: str, data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = copytree(LAYOUTS / layout, tmp_path_factory.mktemp("fuzzed") / "twin")
    for file in data.draw(st.lists(st.sampled_from(files_of(folder)), min_size=1, max_size=3)):
        old = file.read_bytes()
        place = data.draw(st.integers(0, len(old)))
        file.write_bytes(old[:place] + data.draw(BYTES) + data.draw(st.sampled_from([b"", old[place:]])))
    outcome(folder)
    outcome(files_of(folder)[0])


@pytest.mark.parametrize("layout", NAMES)
def test_each_file_may_be_missing_a_folder_or_a_loop(layout: str, tmp_path: Path) -> None:
    for number, file in enumerate(files_of(LAYOUTS / layout)):
        for kind in ("missing", "folder", "loop", "dangling"):
            folder = copytree(LAYOUTS / layout, tmp_path / f"{number}{kind}")
            place = folder / file.relative_to(LAYOUTS / layout)
            place.unlink()
            if kind == "folder":
                place.mkdir()
            elif kind == "loop":
                place.symlink_to(place)
            elif kind == "dangling":
                place.symlink_to(folder / "nowhere")
            outcome(folder)


@pytest.mark.parametrize("layout", NAMES)
def test_a_file_that_vanishes_while_the_folder_is_read(layout: str, tmp_path: Path) -> None:
    folder = copytree(LAYOUTS / layout, tmp_path / "twin")
    stream = open_corpus(folder)
    next(stream)
    for file in files_of(folder):
        file.unlink()
    with suppress(UnreadableFile):
        assert all(isinstance(item, Example | Problem) for item in stream)


@pytest.mark.parametrize("layout", NAMES)
def test_names_that_are_no_unicode_are_told_apart(layout: str, tmp_path: Path) -> None:
    folder = copytree(LAYOUTS / layout, tmp_path / "twin")
    for file in files_of(folder):
        name = os.fsencode(file)
        (Path(os.fsdecode(name[: -len(file.suffix)] + b"\xff" + name[-len(file.suffix) :]))).write_text(
            "One .\n"
        )
    examples, _ = outcome(folder)
    assert examples > 0


@given(
    ids=st.sets(st.integers(0, 10**6), min_size=1, max_size=30),
    before=st.sampled_from(["", "news.", "cnn2.", "a_", "run-3_"]),
    after=st.sampled_from([".txt", "", ".dec", "_decoded.txt"]),
    letters=st.sampled_from(["A", "AB", "ABC"]),
)
def test_the_patterns_find_every_file_they_were_made_of(
    ids: set[int], before: str, after: str, letters: str
) -> None:
    systems = {f"{before}{id_:07}{after}": f"{id_:07}" for id_ in ids}
    models = {f"{before}{letter}.{id_:07}.txt": f"{id_:07}" for id_ in ids for letter in letters}
    wanted = system_pattern(list(systems))
    pattern = model_pattern(list(models), systems.values())
    assert pattern is not None
    compiled = matching_ids(pattern, wanted)
    found = {name: match["ID"] for name in models if (match := compiled.fullmatch(name))}
    assert found == models


def test_every_layout_here_has_a_reader_of_its_own() -> None:
    readers = {
        layout: next(name for name, reader in READERS.items() if reader.recognises(LAYOUTS / layout))
        for layout in NAMES
        if layout != "fairseq_generate"
    }
    assert readers == {
        "line_aligned": "line_aligned",
        "line_aligned_refs": "line_aligned",
        "line_aligned_vizseq": "line_aligned",
        "pyrouge": "pyrouge",
        "pointer_generator": "pointer_generator",
        "cnn_story": "cnn_story",
        "mt_compareval": "mt_compareval",
        "rouge2": "rouge2",
        "duc": "duc_tac",
        "tac": "duc_tac",
    }
