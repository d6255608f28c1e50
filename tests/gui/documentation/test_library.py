"""The pages: each can be read, leads only to what is there, and says what the registries and the engine say today."""

import re
from dataclasses import replace

import pytest
from PySide6.QtGui import QImage, QTextDocument
from rouge_score.rouge_scorer import RougeScorer

from rouge_gui import assets
from rouge_gui.cli.arguments import COMMANDS, parse
from rouge_gui.corpus.readers import READERS
from rouge_gui.export import CORPORA, EXAMPLES, EXPORTS, PLOTS, REPORTS
from rouge_gui.gui.actions import rows_by_name
from rouge_gui.gui.documentation import library, worked
from rouge_gui.gui.documentation.library import SECTIONS, Library, raw
from rouge_gui.gui.documentation.registries import slug, table
from rouge_gui.gui.key_map import KeyMap
from rouge_gui.gui.systems import SYSTEMS_VIEWS
from rouge_gui.gui.systems.plots import PLOTS as DRAWN
from rouge_gui.gui.views import VIEWS
from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import about, option_fields
from rouge_gui.rouge.protocols import PROTOCOLS
from rouge_gui.rouge.quirks import QUIRKS
from rouge_gui.rouge.variants import VARIANTS, variant
from rouge_gui.study.baselines import BASELINES

pytestmark = pytest.mark.usefixtures("qapp")
PAGES = [name for names in SECTIONS.values() for name in names]
FOLDER = assets.root() / "documentation"
FLAG = re.compile(r"--[a-z][a-z-]*")
LINK = re.compile(r"\[[^\]]*\]\(([^)]+)\)")
ACTIONS = ("agree", "export", "merge")
CAT, LAY = "the cat sat on the mat", "the cat lay on the mat"


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    shelf = Library(KeyMap({}))
    return {name: shelf.text(name) for name in PAGES}


def plain(text: str) -> str:
    document = QTextDocument()
    document.setMarkdown(text)
    return " ".join(document.toPlainText().split())


def test_every_file_is_a_page_and_no_page_stands_twice() -> None:
    generated = set(library.PROTOCOL_PAGES)
    assert {path.stem for path in FOLDER.glob("*.md")} == set(PAGES) - generated
    assert len(PAGES) == len(set(PAGES))


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_a_title_and_nothing_left_to_fill_in(pages: dict[str, str], name: str) -> None:
    text = pages[name]
    assert text.startswith("# ")
    assert "{{" not in text
    assert len(plain(text)) > 200


@pytest.mark.parametrize("name", PAGES)
def test_every_link_and_picture_of_a_page_is_there(pages: dict[str, str], name: str) -> None:
    for target in LINK.findall(pages[name]):
        if target.endswith(".png"):
            assert not QImage(str(FOLDER / target)).isNull(), target
        else:
            assert target.removesuffix(".md") in PAGES, target


@pytest.mark.parametrize("name", PAGES)
def test_no_page_leads_out_of_the_package(pages: dict[str, str], name: str) -> None:
    assert not re.search(r"https?:|www\.|ftp:|mailto:|file:", pages[name])


def test_every_picture_stands_on_a_page(pages: dict[str, str]) -> None:
    shown = {target for text in pages.values() for target in LINK.findall(text)}
    assert {f"pictures/{path.name}" for path in (FOLDER / "pictures").iterdir()} <= shown


def test_everything_registered_has_its_page(pages: dict[str, str]) -> None:
    wanted = {
        *(f"view-{name}" for name in VIEWS),
        *(f"systems-{name}" for name in SYSTEMS_VIEWS),
        *(f"variant-{name}" for name in VARIANTS),
        *(f"protocol-{slug(name)}" for name in PROTOCOLS),
    }
    assert wanted <= set(pages)


def test_everything_registered_has_its_row(pages: dict[str, str]) -> None:
    lists = {
        "formats": [
            *(reader.help for reader in READERS.values()),
            *(
                each.help
                for written in (EXPORTS, EXAMPLES, CORPORA, REPORTS, PLOTS)
                for each in written.values()
            ),
        ],
        "keys": [row.help for row in rows_by_name().values()],
        "cues": [each.precision for each in CUES.values()],
        "options": [about(each.name).help for each in option_fields()],
        "protocols": [*PROTOCOLS, *QUIRKS.values()],
        "variants": [family.help for family in VARIANTS.values()],
        "systems": [each.help for each in BASELINES.values()],
        "systems-plots": [words for each in DRAWN.values() for words in (each.name, each.help)],
    }
    for page, wanted in lists.items():
        shown = plain(pages[page])
        assert [words for words in wanted if " ".join(words.split()) not in shown] == []


@pytest.mark.parametrize("name", PROTOCOLS)
def test_the_page_of_a_protocol_says_all_of_it(pages: dict[str, str], name: str) -> None:
    text, told = pages[f"protocol-{slug(name)}"], PROTOCOLS[name]
    assert told.help in text
    assert told.differs in text
    assert f"`{told.options.signature()}`" in text


def test_keys_are_those_in_force() -> None:
    shelf = Library(KeyMap({"next_match": ("F11",), "quit": ()}))
    assert "F11" in plain(shelf.text("keys"))
    assert "F11 and F7 walk through the matches" in plain(shelf.text("tutorial"))
    assert shelf.fill("{{key quit}}") == "“Quit” in the menu"


def figures(line: str) -> tuple[float, ...]:
    return tuple(map(float, re.findall(r"[PRF] = (\d\.\d{4})", line)))


@pytest.mark.parametrize(
    ("variant_name", "other"), [("ROUGE-1", "rouge1"), ("ROUGE-2", "rouge2"), ("ROUGE-L", "rougeL")]
)
def test_a_worked_example_says_what_rouge_score_says(variant_name: str, other: str) -> None:
    expected = RougeScorer([other]).score(LAY, CAT)[other]
    told = worked.example(CAT, LAY, variant_name)
    assert figures(told) == tuple(round(number, 4) for number in expected)


EXAMPLES_OF_PAGES = [
    (name, found.group(1))
    for name in PAGES
    for found in library.PLACEHOLDER.finditer(raw(name))
    if found.group(1).startswith(("example", "score"))
]


@pytest.mark.parametrize(("page", "placeholder"), EXAMPLES_OF_PAGES)
def test_every_worked_example_equals_the_engine(page: str, placeholder: str) -> None:
    assert page in PAGES
    candidate, reference = re.findall(r'"([^"]*)"', placeholder)
    kind, named = placeholder.split(maxsplit=1)[0], placeholder.rpartition('"')[2].split()
    options = replace(PROTOCOLS[named[1] if len(named) > 1 else "rouge-score"].options, variants=(named[0],))
    texts = [text.replace("\\n", "\n") for text in (candidate, reference)]
    found = evaluate(texts[0], texts[1:], options)
    filled = Library(KeyMap({})).fill(f"{{{{{placeholder}}}}}")
    assert kind in ("example", "score")
    assert figures(filled) == tuple(float(f"{number:.4f}") for number in found.scores[named[0]].score)


def test_each_page_of_a_variant_works_out_an_example_of_that_variant() -> None:
    for name, family in VARIANTS.items():
        named = re.findall(r'\{\{example "[^"]*" "[^"]*" (\S+?)\}\}', raw(f"variant-{name}"))
        assert named, name
        assert all(family.pattern.fullmatch(each) for each in named)
        assert all(variant(each).name == each for each in named)


def test_clipping_and_matching_are_told_in_words() -> None:
    assert worked.matched("a b a", "a b", "ROUGE-1") == "“a”, “b”"
    assert worked.clipped("a b a", "a b", "ROUGE-1") == "“a”"
    assert worked.matched("x", "y", "ROUGE-1") == "nothing"
    assert worked.tokens("Łódź, 3.5") == "`d` `3` `5`"


def test_a_cell_ends_neither_its_table_nor_becomes_markup() -> None:
    assert plain(table(("a", "b"), [("x | y", "a <b> c\nd")])) == "a b x | y a <b> c d"


def test_search_finds_all_words_titles_first() -> None:
    shelf = Library(KeyMap({}))
    assert shelf.found("") == PAGES
    assert shelf.found("SEAM guard")[0] == "what-a-score-tells"
    assert shelf.found("import report")[0] == "view-report"
    assert shelf.found("no-such-word-anywhere") == []


def test_unknown_pages_and_placeholders_are_errors() -> None:
    shelf = Library(KeyMap({}))
    with pytest.raises(KeyError):
        shelf.text("../../README")
    with pytest.raises(KeyError):
        shelf.fill("{{nothing}}")


@pytest.mark.parametrize(
    "words", [[], *([name] for name in COMMANDS), *(["annotations", each] for each in ACTIONS)]
)
def test_the_page_of_the_command_line_says_what_help_says(
    pages: dict[str, str], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        parse([*words, "--help"])
    told = capsys.readouterr().out
    own, _, _ = told.partition("scoring options:")
    section = (
        pages["command-line"].partition(f"## {' '.join(['rouge-gui', *words])}\n")[2].partition("\n## ")[0]
    )
    assert section
    # Python's help says what follows "commands:" after the scoring options; the page says it too.
    _, _, after = told.partition("\ncommands:")
    scoring = {f"--{each.name.replace('_', '-')}" for each in option_fields()}
    scoring |= {"--perl-flags", "--signature"}
    flags, told_flags = (set(FLAG.findall(text)) - scoring for text in (f"{own} {after}", section))
    assert flags == told_flags
    parts = [" ".join(part.split()) for part in own.split("\n\n")]
    assert parts[1] in " ".join(section.split())
