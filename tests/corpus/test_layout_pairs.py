"""Folders whose files pair by their names (pyrouge and its like), and what is said of their wrong twins."""

from pathlib import Path
from shutil import copytree

import pytest

from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.corpus.readers import pyrouge
from rouge_gui.corpus.recipe import Recipe
from rouge_gui.errors import UnreadableFile
from tests.corpus.told import problems_of

LAYOUTS = Path(__file__).parent.parent / "data" / "layouts"

PYROUGE = [
    Example(
        "001",
        None,
        ("Council shuts library .\nResidents protest .\n", "The library is shut .\n"),
        {"system": Candidate("The council closed the library .\nResidents protest .\n")},
    ),
    Example("002", None, ("Rain floods streets .\n",), {"system": Candidate("Two streets were flooded .\n")}),
]
TOLD = r"2 system files, 3 model files, 0 unmatched, by the patterns news\.(\d+)\.txt and news\.[A-Z]\.#ID#\.txt."


def read(*paths: Path) -> tuple[list[Example], list[Problem]]:
    return parted(open_corpora(paths))


def parted(items: object) -> tuple[list[Example], list[Problem]]:
    held = list(items)  # type: ignore[call-overload]
    return (
        [item for item in held if isinstance(item, Example)],
        problems_of(held),
    )


def planted(root: Path, *names: str) -> Path:
    """Write a file for each name that holds its own name."""
    for name in names:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return root


@pytest.fixture
def twin(tmp_path: Path) -> Path:
    return copytree(LAYOUTS / "pyrouge", tmp_path / "twin")


def test_pyrouge() -> None:
    examples, [problem] = read(LAYOUTS / "pyrouge")
    assert examples == PYROUGE
    assert (problem.level, problem.message) == (Level.NOTE, TOLD)


@pytest.mark.parametrize(
    ("system", "model"),
    [("systems", "models"), ("system_summaries", "model_summaries"), ("decoded", "gold"), ("pred", "refs")],
)
def test_the_two_folders_have_several_names(twin: Path, system: str, model: str) -> None:
    (twin / "system").rename(twin / system)
    (twin / "model").rename(twin / model)
    examples, _ = read(twin)
    assert [example.references for example in examples] == [example.references for example in PYROUGE]
    assert [list(example.candidates) for example in examples] == [[system], [system]]


@pytest.mark.parametrize(
    ("systems", "models", "patterns", "pairs"),
    [
        (
            ["0.dec", "1.dec", "10.dec"],
            ["0.ref", "1.ref", "10.ref"],
            (r"(.+)\.dec", r"#ID#\.ref"),
            {"0": ["0.ref"], "1": ["1.ref"], "10": ["10.ref"]},
        ),
        (
            ["d30_1.txt", "d30_2.txt", "d31_1.txt", "d31_2.txt"],
            ["d30_1.A.txt", "d30_1.B.txt", "d30_2.A.txt", "d31_1.A.txt", "d31_2.A.txt"],
            (r"(.+)\.txt", r"#ID#\.[A-Z]\.txt"),
            {
                "d30_1": ["d30_1.A.txt", "d30_1.B.txt"],
                "d30_2": ["d30_2.A.txt"],
                "d31_1": ["d31_1.A.txt"],
                "d31_2": ["d31_2.A.txt"],
            },
        ),
        (
            ["2024-05-02_13.txt", "2024-05-03_12.txt", "2024-05-02_12.txt"],
            ["ref-2024-05-02_13.txt", "ref-2024-05-03_12.txt", "ref-2024-05-02_12.txt"],
            (r"2024\-05\-(.+)\.txt", r"ref\-\d+\-\d+\-#ID#\.txt"),
            {id_: [f"ref-2024-05-{id_}.txt"] for id_ in ("02_12", "02_13", "03_12")},
        ),
        (
            ["cnn2.001.A1.txt", "cnn2.002.A1.txt"],
            ["cnn2.001.ref1.txt", "cnn2.001.ref2.txt", "cnn2.002.ref1.txt"],
            (r"cnn2\.(\d+)\.A1\.txt", r"cnn\d+\.#ID#\.ref\d+\.txt"),
            {"001": ["cnn2.001.ref1.txt", "cnn2.001.ref2.txt"], "002": ["cnn2.002.ref1.txt"]},
        ),
        (
            ["harbour.txt", "bakery.txt"],
            ["harbour.A.txt", "harbour.B.txt", "bakery.A.txt"],
            (r"(.+)\.txt", r"#ID#\.[A-Z]\.txt"),
            {"bakery": ["bakery.A.txt"], "harbour": ["harbour.A.txt", "harbour.B.txt"]},
        ),
        (
            ["7.txt"],
            ["a.7.txt", "b.7.txt"],
            (r"(\d+)\.txt", r"[a-z]\.#ID#\.txt"),
            {"7": ["a.7.txt", "b.7.txt"]},
        ),
    ],
)
def test_the_patterns_are_found_in_the_names(
    tmp_path: Path,
    systems: list[str],
    models: list[str],
    patterns: tuple[str, str],
    pairs: dict[str, list[str]],
) -> None:
    names = [f"system/{name}" for name in systems] + [f"model/{name}" for name in models]
    folder = planted(tmp_path, *names)
    examples, [problem] = read(folder)
    assert problem.message.endswith(f"by the patterns {patterns[0]} and {patterns[1]}.")
    assert {example.id: list(example.references) for example in examples} == {
        id_: [f"model/{name}" for name in names] for id_, names in pairs.items()
    }
    found = pyrouge.outline(folder, Recipe()).recipe.patterns
    assert (found["system"], found["model"]) == patterns


@pytest.mark.parametrize(
    "names",
    [
        ["d30_1", "d30_2", "d31_1", "d31_2"],
        ["2024-05-01_12", "2024-05-02_12", "2024-05-02_13", "2024-05-03_12"],
        ["bbc_1", "bbc_2", "cnn_1", "cnn_2", "cnn_3"],
        ["flood", "storm_7", "storm_14", "storm_21"],
        ["n01", "n02"],
        ["news.001", "news.002"],
        ["flood", "storm"],
    ],
)
@pytest.mark.parametrize("endings", [("txt", "txt"), ("dec", "ref")])
def test_files_that_are_called_alike_pair_whatever_numbers_they_hold(
    tmp_path: Path, names: list[str], endings: tuple[str, str]
) -> None:
    ours, theirs = ([f"{name}.{ending}" for name in names] for ending in endings)
    folder = planted(tmp_path, *(f"cand/{name}" for name in ours), *(f"ref/{name}" for name in theirs))
    planted(folder, "cand/README", "ref/NOTES.md")
    examples, _ = read(folder)
    assert {each.id: (each.candidates["cand"].text, each.references) for each in examples} == {
        name: (f"cand/{own}", (f"ref/{other}",)) for name, own, other in zip(names, ours, theirs, strict=True)
    }


def test_what_does_not_match_is_counted_and_named(twin: Path) -> None:
    planted(twin, "system/README", "model/news.A.999.txt", "model/notes.txt", "system/news.003.txt")
    examples, problems = read(twin)
    assert [example for example in examples if example.id != "003"] == PYROUGE
    [note, *warnings] = problems
    assert note.message.startswith("4 system files, 5 model files, 4 unmatched, ")
    assert [(problem.path.name, problem.message) for problem in warnings] == [
        ("README", r"This file does not match news\.(\d+)\.txt, so it was left out."),
        ("news.A.999.txt", "This file pairs with no system file (999), so it was left out."),
        ("notes.txt", r"This file does not match news\.[A-Z]\.#ID#\.txt, so it was left out."),
        ("twin", "Example 003 has no reference, so its candidates cannot be scored."),
    ]


def test_a_recipe_says_patterns_and_folders(tmp_path: Path) -> None:
    folder = planted(
        tmp_path, "mine/x1y22.txt", "mine/x1y33.txt", "theirs/22-1", "theirs/22-2", "theirs/33-1"
    )
    said = {
        "system": r"x\dy(\d+).txt",
        "model": "#ID#-[12]",
        "system_folder": "mine",
        "model_folder": "theirs",
    }
    examples, [problem] = parted(pyrouge.read_with(folder, Recipe(patterns=said)))
    assert [(example.id, example.references) for example in examples] == [
        ("22", ("theirs/22-1", "theirs/22-2")),
        ("33", ("theirs/33-1",)),
    ]
    assert problem.message.startswith("2 system files, 3 model files, 0 unmatched")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"system": "("}, "cannot be read by the system pattern"),
        ({"system": "news"}, "Put the id in a group"),
        ({"model": "news.txt"}, "Write #ID# where the id stands"),
        ({"model": "#ID#("}, "cannot be read by the model pattern"),
        ({"peers": "x"}, 'the recipe says "peers"'),
        ({"system": r"old\.(\d+)"}, "holds no file whose name matches"),
        ({"model_folder": "gold"}, "no folder of model files"),
    ],
)
def test_a_recipe_that_does_not_fit_is_refused_with_a_sentence(
    twin: Path, said: dict[str, str], told: str
) -> None:
    with pytest.raises(UnreadableFile) as refusal:
        list(pyrouge.read_with(twin, Recipe(patterns=said)))
    assert told in str(refusal.value)


def test_folders_without_files_or_ids_are_refused(twin: Path) -> None:
    for file in (twin / "model").iterdir():
        file.rename(file.with_name(f"{file.name.split('.')[1]}{len(file.read_text())}.txt"))
    with pytest.raises(UnreadableFile, match="holds no file whose name holds what"):
        read(twin)
    for file in (twin / "model").iterdir():
        file.unlink()
    with pytest.raises(UnreadableFile, match="model: holds no file"):
        read(twin)


def test_a_file_that_is_no_text_is_told_and_the_rest_goes_on(twin: Path) -> None:
    (twin / "model" / "news.A.002.txt").write_bytes(b"\0\1")
    examples, problems = read(twin)
    assert examples == [PYROUGE[0], Example("002", None, (), PYROUGE[1].candidates)]
    assert [(problem.path.name, problem.level) for problem in problems] == [
        ("twin", Level.NOTE),
        ("news.A.002.txt", Level.ERROR),
        ("twin", Level.WARNING),
    ]


POINTERS = [
    Example(
        "000000",
        None,
        ("council shuts <old> library .\n",),
        {"decoded": Candidate("the council said <no> to the library .\nresidents protest .\n")},
    ),
    Example(
        "000001",
        None,
        ("price of fish &amp; chips rises .\n",),
        {"decoded": Candidate("fish &amp; chips are dear .\n")},
    ),
]


def test_pointer_generator_unescapes_what_it_escaped_and_nothing_else() -> None:
    assert read(LAYOUTS / "pointer_generator") == (POINTERS, [])


def test_a_decoded_text_without_a_reference_is_told(tmp_path: Path) -> None:
    folder = copytree(LAYOUTS / "pointer_generator", tmp_path / "twin")
    (folder / "reference" / "000001_reference.txt").rename(folder / "reference" / "000001_target.txt")
    examples, problems = read(folder)
    assert examples == [POINTERS[0], Example("000001", None, (), POINTERS[1].candidates)]
    assert [(problem.path.name, problem.level, problem.message) for problem in problems] == [
        ("reference", Level.NOTE, "Left out, because not named 000000_reference.txt: 000001_target.txt."),
        ("twin", Level.WARNING, "Example 000001 has no reference, so its candidates cannot be scored."),
    ]


def test_rouge_2() -> None:
    assert read(LAYOUTS / "rouge2") == (
        [
            Example(
                "news1",
                None,
                ("Council shuts library .\n", "The library is shut .\n"),
                {
                    "system1": Candidate("The council closed the library .\n"),
                    "system2": Candidate("Library .\n"),
                },
            ),
            Example(
                "news2",
                None,
                ("Rain floods streets .\n",),
                {"system1": Candidate("Two streets were flooded .\n")},
            ),
        ],
        [],
    )


def test_a_name_without_a_task_is_told(tmp_path: Path) -> None:
    folder = copytree(LAYOUTS / "rouge2", tmp_path / "twin")
    (folder / "reference" / "news2_reference1.txt").rename(folder / "reference" / "news2-reference1.txt")
    _, problems = read(folder)
    assert [(problem.path.name, problem.message) for problem in problems] == [
        ("reference", "Left out, because not named <task>_<name>.txt: news2-reference1.txt."),
        ("twin", "Example news2 has no reference, so its candidates cannot be scored."),
    ]


def test_duc_with_humans_and_systems_in_folders_and_an_old_encoding() -> None:
    examples, [problem] = read(LAYOUTS / "duc")
    accented = "The café and the library are shut . Residents of the old town protest against it .\n"
    assert examples == [
        Example(
            "D0701",
            None,
            ("Council shuts library .\n", accented),
            {"1": Candidate("The council closed the library .\n"), "24": Candidate("Library shut .\n")},
        )
    ]
    assert (problem.path.name, problem.level) == ("D0701.M.250.A.C", Level.NOTE)
    assert "This is not UTF-8; it was read as " in problem.message


def test_tac_keeps_the_initial_and_the_update_set_apart() -> None:
    assert read(LAYOUTS / "tac") == (
        [
            Example("D0801-A", None, ("Ferry runs again .\n",), {"3": Candidate("The ferry sails .\n")}),
            Example("D0801-B", None, ("Ferry stops again .\n",), {"3": Candidate("No ferry sails .\n")}),
        ],
        [],
    )


def test_lengths_and_documents_are_part_of_the_id_where_there_are_several(tmp_path: Path) -> None:
    names = ["D061.M.050.J.A", "D061.M.050.J.7", "D061.M.100.J.A", "D061.M.100.J.7"]
    names += ["D061.P.100.J.A.AP880911-0016", "D061.P.100.J.7.AP880911-0016"]
    examples, problems = read(planted(tmp_path, *names))
    assert problems == []
    assert [(example.id, example.references, list(example.candidates)) for example in examples] == [
        ("D061.AP880911-0016.P.100", ("D061.P.100.J.A.AP880911-0016",), ["7"]),
        ("D061.M.050", ("D061.M.050.J.A",), ["7"]),
        ("D061.M.100", ("D061.M.100.J.A",), ["7"]),
    ]


def test_a_topic_named_otherwise_is_told(tmp_path: Path) -> None:
    folder = copytree(LAYOUTS / "tac", tmp_path / "twin")
    (folder / "D0801-B.M.100.A.3").rename(folder / "2008_D0801B")
    (folder / "D0801-A.M.100.E.3").write_text("A second one .")
    examples, problems = read(folder)
    assert [(example.id, list(example.candidates)) for example in examples] == [
        ("D0801-A", ["3"]),
        ("D0801-B", []),
    ]
    assert [(problem.path.name, problem.message.split(":")[-1]) for problem in problems] == [
        ("twin", " 2008_D0801B."),
        (
            "D0801-A.M.100.E.3",
            "There is another summary of D0801-A by 3; this second one was left out.",
        ),
        ("twin", "Example D0801-B has no candidate, so there is nothing to score."),
    ]


def test_references_and_systems_come_in_the_order_a_person_counts(tmp_path: Path) -> None:
    names = [f"reference/n_reference{number}.txt" for number in (10, 9, 1)]
    names += [f"system/n_system{number}.txt" for number in (10, 9, 1)]
    [example], _ = read(planted(tmp_path, *names))
    assert list(example.references) == [f"reference/n_reference{number}.txt" for number in (1, 9, 10)]
    assert list(example.candidates) == ["system1", "system9", "system10"]


def test_examples_come_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    names = [f"{folder}/{id_}.txt" for folder in ("system", "model") for id_ in (10, 9, 1)]
    assert [example.id for example in read(planted(tmp_path, *names))[0]] == ["1", "9", "10"]


def test_a_number_after_a_line_is_an_id_of_pyrouge_and_no_system_of_rouge_2(tmp_path: Path) -> None:
    names = [f"{folder}/news_{id_}.txt" for folder in ("system", "reference") for id_ in ("001", "002")]
    examples, _ = read(planted(tmp_path, *names))
    assert [(example.id, list(example.candidates)) for example in examples] == [
        ("news_001", ["system"]),
        ("news_002", ["system"]),
    ]
