"""Corpora written for ROUGE-1.5.5 read back to the same corpus, and are written whole or not at all."""

import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.errors import UnwritableFile
from rouge_gui.export.rouge_xml import write_corpus

SOME = Example(
    'a/../b & <c> "d"',
    "S\nT\n",
    ("R one .\nR two .", "R\n"),
    {'sys "1"': Candidate("The cat .\n\nsat ."), "../2": Candidate("", {"ratings": {"fluency": 1.5}})},
    {"topic": [1, "\N{LATIN SMALL LETTER E WITH ACUTE}\x01"]},
)
# A text file holds no NUL, and reading makes line feeds of carriage returns.
TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\0\r"))
NAMES = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cn")), min_size=1)
METADATA = st.dictionaries(st.text(), st.integers() | st.text() | st.lists(st.booleans()), max_size=2)
EXAMPLES = st.builds(
    Example,
    NAMES,
    st.none() | TEXTS,
    st.lists(TEXTS, min_size=1, max_size=3).map(tuple),
    st.dictionaries(NAMES, st.builds(Candidate, TEXTS, METADATA), min_size=1, max_size=3),
    METADATA,
)


def read(path: Path) -> list[Example]:
    return [item for item in open_corpus(path) if isinstance(item, Example)]


@settings(max_examples=50, deadline=None)
@given(corpus=st.lists(EXAMPLES, min_size=1, max_size=4, unique_by=lambda example: example.id))
def test_what_is_written_reads_back_the_same(
    tmp_path_factory: pytest.TempPathFactory, corpus: list[Example]
) -> None:
    folder = tmp_path_factory.mktemp("some") / "written"
    write_corpus(corpus, folder)
    assert read(folder) == corpus
    assert read(folder / "settings.xml") == corpus


def test_names_lead_nowhere_else(tmp_path: Path) -> None:
    folder = tmp_path / "written"
    folder.mkdir()
    write_corpus([SOME], folder)
    assert [path.name for path in tmp_path.iterdir()] == ["written"]
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    assert files == [
        "models/1.1.txt",
        "models/1.2.txt",
        "peers/1.1.txt",
        "peers/1.2.txt",
        "settings.xml",
        "sources/1.txt",
    ]
    assert (folder / "peers" / "1.1.txt").read_bytes() == b"The cat .\n\nsat .\n"


def test_settings_are_what_the_original_takes(tmp_path: Path) -> None:
    write_corpus([SOME], tmp_path / "written")
    [found] = ET.parse(tmp_path / "written" / "settings.xml").getroot().findall("EVAL")  # noqa: S314
    assert found.get("ID") == SOME.id
    assert [found.findtext(name) for name in ("PEER-ROOT", "MODEL-ROOT")] == ["peers", "models"]
    assert [part.attrib for part in found.findall("INPUT-FORMAT")] == [{"TYPE": "SPL"}]
    assert [(part.get("ID"), part.text) for part in found.findall("PEERS/P")] == [
        ('sys "1"', "1.1.txt"),
        ("../2", "1.2.txt"),
    ]
    assert [(part.get("ID"), part.text) for part in found.findall("MODELS/M")] == [
        ("1", "1.1.txt"),
        ("2", "1.2.txt"),
    ]


def test_a_folder_with_something_in_it_stays_as_it_was(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_text("kept", "utf-8")
    with pytest.raises(UnwritableFile, match="is not empty"):
        write_corpus([SOME], tmp_path)
    with pytest.raises(UnwritableFile, match="is not empty"):
        write_corpus([SOME], kept)
    assert [path.read_text("utf-8") for path in tmp_path.iterdir()] == ["kept"]


def test_a_name_that_xml_cannot_hold_is_told_and_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(UnwritableFile, match="no place for the name"):
        write_corpus([SOME, Example("\x01", None, ("R",), {"a": Candidate("A")})], tmp_path / "written")
    assert list(tmp_path.iterdir()) == []


def test_examples_that_fail_leave_nothing(tmp_path: Path) -> None:
    def failing() -> Iterator[Example]:
        yield SOME
        raise KeyError

    with pytest.raises(KeyError):
        write_corpus(failing(), tmp_path / "written")
    with pytest.raises(UnwritableFile, match="no such file"):
        write_corpus([SOME], tmp_path / "missing" / "written")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("example", "named"),
    [
        (Example("one", "\ud800", ("R",), {"a": Candidate("A")}), "the source of example 'one'"),
        (Example("two", None, ("R", "\udfff"), {"a": Candidate("A")}), "reference 2 of example 'two'"),
        (
            Example("three", None, ("R",), {"a": Candidate("A\ud83d")}),
            "the candidate of 'a' of example 'three'",
        ),
    ],
)
def test_half_a_character_is_told_with_its_text(tmp_path: Path, example: Example, named: str) -> None:
    with pytest.raises(UnwritableFile, match="holds half a character") as caught:
        write_corpus([SOME, example], tmp_path / "written")
    assert named in str(caught.value)
    assert list(tmp_path.iterdir()) == []


def test_carriage_returns_are_kept_in_names_and_are_line_feeds_in_texts(tmp_path: Path) -> None:
    named = Example("a\r\n\tb", "x\ry", ("R",), {"s\r": Candidate("A\r\nB")})
    write_corpus([named], tmp_path / "written")
    (back,) = read(tmp_path / "written")
    assert (back.id, back.source, back.candidates) == ("a\r\n\tb", "x\ny", {"s\r": Candidate("A\nB")})


def test_exports_are_registered_without_a_parser_of_xml() -> None:
    loaded = "[name for name in sys.modules if name.startswith(('xml', 'urllib.request'))]"
    program = f"import sys, rouge_gui.export; print({loaded})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
