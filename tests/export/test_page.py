"""The HTML of an example: its marks are those of the window, and no text can be more than words in it."""

import json
import re
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import replace
from html.parser import HTMLParser
from itertools import chain
from pathlib import Path
from shutil import which

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from rouge_gui import colours
from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import UnwritableFile
from rouge_gui.export import EXAMPLES, export_examples
from rouge_gui.export.documents import style
from rouge_gui.export.documents.article import highlighted
from rouge_gui.export.documents.marking import boxes, marks
from rouge_gui.export.documents.opened import Opened, opened
from rouge_gui.rouge.evidence.kinds import Place
from rouge_gui.rouge.marking.cue_marks import CueMarks
from rouge_gui.rouge.marking.marks import CANDIDATE, SOURCE, Evidence, Look, Pane, Shown, Side
from rouge_gui.rouge.options import Options
from rouge_gui.study.run import Failure

OPTIONS = Options(variants=("ROUGE-1", "ROUGE-2", "ROUGE-Lsum"))
TAGS = {
    "html",
    "head",
    "meta",
    "link",
    "title",
    "style",
    "body",
    "h1",
    "h2",
    "h3",
    "ul",
    "li",
    "i",
    "b",
    "span",
} | {*("article", "section", "div", "p", "table", "thead", "tbody", "tr", "th", "td", "footer", "code")}
ATTRIBUTES = {"lang", "charset", "http-equiv", "content", "name", "rel", "href", "class", "dir", "title"}
ATTRIBUTES |= {"style", "data-letter"}
LAYERS = {Look.DOTTED: "unigram", Look.FILL: "bigram", Look.SOLID: "lcs"}
HOSTILE = [
    "<script>alert(1)</script>",
    "</div></body><img src=http://127.0.0.1:9/x onerror=alert(1)>",
    "\" onmouseover='alert(1)' x=\"",
    "&lt;b&gt; &amp; &#60;",
    "<!-- <style>*{}</style>",
    "]]> <![CDATA[",
    "\x00\x01\x1b[31m\x7f\x85\ufffe",
    "\u202eevil\u202c",
    "the cat",
]
COLUMN = re.compile(r"--columns?: \d+")
OF_THE_BROWSER = ("google.com", "googleapis.com", "gvt1.com")
words = st.lists(st.sampled_from([*"abcdefg", "the", "cat", "ran.", "running", "7", "\n"]), max_size=14).map(
    " ".join
)
texts = st.one_of(st.text(max_size=20), st.lists(st.sampled_from(HOSTILE), max_size=3).map(" ".join), words)
HERE = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


class Reader(HTMLParser):
    """What a reader of HTML makes of a page: which tags and attributes, and the words in each text."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.texts: list[str] = []
        self.inside = ""
        self.depth = 0
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes.update(name for name, _ in attrs)
        assert all(COLUMN.fullmatch(value or "") for name, value in attrs if name == "style")
        if ("class", "text") in attrs:
            self.texts.append("")
            self.depth = 1
        elif tag == "div" and self.depth:
            self.depth += 1

    def handle_endtag(self, tag: str) -> None:
        if tag == "div" and self.depth:
            self.depth -= 1

    def handle_data(self, data: str) -> None:
        if self.depth:
            self.texts[-1] += data

    def handle_comment(self, data: str) -> None:
        pytest.fail(f"a comment: {data}")

    def unknown_decl(self, data: str) -> None:
        pytest.fail(f"a declaration: {data}")


def some(
    candidate: str, references: tuple[str, ...] = (), source: str | None = None, name: str = "x"
) -> Opened:
    (found,) = opened([Example(name, source, references, {name: Candidate(candidate)})], OPTIONS)
    assert isinstance(found, Opened)
    return found


def page(path: Path, *examples: Opened) -> str:
    export_examples(EXAMPLES["html"], examples, path, lambda: "signed <here>")
    return path.read_bytes().decode()


@HERE
@given(candidate=texts, references=st.lists(texts, max_size=2), source=st.none() | texts, name=texts)
@example(HOSTILE[0], [HOSTILE[1]], HOSTILE[2], HOSTILE[0])
def test_no_text_is_more_than_words(
    tmp_path: Path, candidate: str, references: list[str], source: str | None, name: str
) -> None:
    read = Reader(page(tmp_path / "x.html", some(candidate, tuple(references), source, name)))
    assert read.tags <= TAGS
    assert read.attributes <= ATTRIBUTES
    given_texts = [candidate, *references, *([] if source is None else [source])]
    told = [text for text in given_texts if text.isprintable()]
    assert [text for text in read.texts if text in told] == told
    assert len(read.texts) == len(given_texts)


def test_what_cannot_be_shown_is_told() -> None:
    assert 'title="U+0000">\u2400</span>' in highlighted("\x00", ())
    assert 'title="U+D800">U+D800</span>' in highlighted("\ud800", ())
    assert highlighted("a\n\tb", ()) == "a\n\tb"


class Dressed(HTMLParser):
    """What each letter of a text wears in its HTML, and before which of them a bar or a letter at the side stands."""

    def __init__(self, told: str) -> None:
        super().__init__(convert_charrefs=True)
        self.text = ""
        self.worn: list[frozenset[str]] = []
        self.bars: list[int] = []
        self.letters: list[tuple[int, str, str]] = []
        self.open: list[list[str]] = []
        self.feed(told)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given_attributes = dict(attrs)
        names = (given_attributes.get("class") or "").split()
        if tag == "span":
            self.open.append(names)
        elif names == ["seam"]:
            self.bars.append(len(self.text))
        else:
            self.letters.append((len(self.text), given_attributes["data-letter"] or "", names[1]))

    def handle_endtag(self, tag: str) -> None:
        if tag == "span":
            self.open.pop()

    def handle_data(self, data: str) -> None:
        self.text += data
        self.worn += [frozenset(chain(*self.open))] * len(data)


@HERE
@given(candidate=words, references=st.lists(words, min_size=1, max_size=2), source=words)
@example("the cat runs not 7", ["the cats running 7"], "cats run 9 times")
def test_each_letter_wears_what_the_window_gives_it(
    candidate: str, references: list[str], source: str
) -> None:
    mine = some(candidate, tuple(references), source)
    window = Evidence(mine.evaluation, Shown(reference=mine.shown))
    cues = CueMarks(candidate, mine.places)
    panes = {CANDIDATE: candidate, SOURCE: source}
    panes |= {Pane(Side.REFERENCE, number): text for number, text in enumerate(references)}
    for pane, text in panes.items():
        extra = boxes(cues) if pane == CANDIDATE else []
        told = highlighted(text, [*marks(mine.evidence, pane), *extra], cues if pane == CANDIDATE else None)
        page_text = Dressed(told)
        assert page_text.text == text
        for place, letter in enumerate(text):
            looks = {mark.look for mark in window.marks(pane) if place in range(*mark.span)}
            layered = {name for look, name in LAYERS.items() if look in looks}
            assert page_text.worn[place] & set(LAYERS.values()) == layered - (
                {"unigram"} if "lcs" in layered else set()
            )
            hollow = looks == {Look.HOLLOW} and not letter.isspace()
            assert not hollow or "hollow" in page_text.worn[place]
            boxed = {each for each in ("red", "amber") for span in cues.boxes(each) if place in range(*span)}
            wanted = ("red" if "red" in boxed else "amber") if boxed and pane == CANDIDATE else None
            assert page_text.worn[place] & {"red", "amber"} == ({wanted} if wanted else set())
        seams = {span.end for span in cues.seams} if pane == CANDIDATE else set()
        assert set(page_text.bars) == seams
        beside = [(at.start, letter, severity) for at, letter, severity in cues.letters()]
        assert sorted(page_text.letters) == (sorted(beside) if pane == CANDIDATE else [])


def test_a_tilde_stands_over_each_word_that_matches_by_its_stem_alone() -> None:
    options = replace(OPTIONS, stemmer="porter")
    (mine,) = opened(
        [Example("x", None, ("He ran; cats jumping",), {"s": Candidate("The Cat jumps")})], options
    )
    assert isinstance(mine, Opened)
    told = Dressed(highlighted("The Cat jumps", marks(mine.evidence, CANDIDATE)))
    assert {told.text[place] for place, worn in enumerate(told.worn) if "stem" in worn} == set("Catjumps")
    told = Dressed(highlighted("He ran; cats jumping", marks(mine.evidence, Pane(Side.REFERENCE))))
    stemmed = "".join(told.text[place] for place, worn in enumerate(told.worn) if "stem" in worn)
    assert stemmed == "catsjumping"


def test_letters_at_the_side_have_columns_of_their_own() -> None:
    places = (
        Place("number", "red", 4, 5, ""),
        Place("negation", "amber", 0, 3, ""),
        Place("number", "amber", 6, 7, ""),
    )
    cues = CueMarks("not 7 8", places)
    found = re.findall(
        r'<i class="letter (\w+)" style="--column: (\d)" data-letter="(.)"></i>(\w+)',
        (highlighted("not 7 8", boxes(cues), cues)),
    )
    assert found == [("amber", "1", "!", "not"), ("red", "0", "#", "7"), ("amber", "0", "#", "8")]


def test_hand_made_marks() -> None:
    mine = some("the cat sat", ("the cat ran",))
    found = marks(mine.evidence, CANDIDATE)
    assert [(mark.look, *mark.span) for mark in found] == [
        ("unigram", 0, 3),
        ("unigram", 4, 7),
        ("bigram", 0, 7),
        ("lcs", 0, 7),
    ]
    assert highlighted("the cat sat", found) == (
        '<span class="bigram lcs">the</span><span class="bigram lcs"> </span>'
        '<span class="bigram lcs">cat</span> sat'
    )


def test_the_colours_are_those_of_the_window() -> None:
    for theme in (colours.LIGHT, colours.DARK):
        for name in ("fill", "solid", "dotted", "hollow", "red", "amber", "text", "base"):
            assert f"--{name}: {getattr(theme, name)};" in style.STYLE


def test_everything_is_in_the_file(tmp_path: Path) -> None:
    mine = some(
        "The bill rose by 9 per cent.", ("The bill rose.",), "The bill rose by 7 per cent. It hurt.", "one"
    )
    text = page(tmp_path / "x.html", mine, some("other", ("words",)))
    assert "signed &lt;here&gt;" in text
    assert text.count("<article>") == 2
    assert '<tr><td><span class="unigram">ROUGE-1</span></td><td>0.4286</td><td>1.0000</td>' in text
    assert 'class="box first last red' in text
    assert "://" not in text


def test_candidates_without_reference_or_source_have_a_page(tmp_path: Path) -> None:
    assert "there is no reference" in page(tmp_path / "x.html", some("the cat"))
    assert page(tmp_path / "empty.html").endswith("</html>\n")


@pytest.mark.parametrize("chosen", EXAMPLES)
def test_a_failure_on_the_way_leaves_the_old_file(tmp_path: Path, chosen: str) -> None:
    path = tmp_path / "old"
    path.write_text("old", encoding="utf-8")

    def broken(error: Exception) -> Callable[[], Iterator[Opened]]:
        def some_and_no_more() -> Iterator[Opened]:
            yield some("the cat", ("the cat",))
            raise error

        return some_and_no_more

    with pytest.raises(KeyError):
        export_examples(EXAMPLES[chosen], broken(KeyError("x"))(), path, str)
    with pytest.raises(UnwritableFile, match="no space left"):
        export_examples(EXAMPLES[chosen], broken(OSError(28, "No space left on device"))(), path, str)
    assert path.read_text(encoding="utf-8") == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["old"]


def test_what_cannot_be_evaluated_is_told() -> None:
    wrong = Candidate(None)  # type: ignore[arg-type]
    (found,) = opened([Example("x", None, ("a",), {"s": wrong})], OPTIONS)
    assert isinstance(found, Failure)
    assert found.message.startswith("Example x, s: scoring failed")


def browsed(path: Path, *flags: str) -> subprocess.CompletedProcess[bytes]:
    """Have Chromium open a page and print what it made of it."""
    quiet = ["--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--dump-dom"]
    quiet += ["--disable-background-networking", "--disable-component-update"]
    return subprocess.run(
        [
            which("chromium") or "",
            *quiet,
            *flags,
            f"--user-data-dir={path.parent / 'profile'}",
            f"file://{path}",
        ],
        capture_output=True,
        timeout=120,
        check=True,
        env={"PATH": "/usr/bin:/bin", "HOME": str(path.parent)},
    )


BROWSER = pytest.mark.skipif(which("chromium") is None, reason="NOT TESTED: Chromium is not installed")


@BROWSER
def test_a_browser_complains_of_nothing_and_asks_for_nothing(tmp_path: Path) -> None:
    page(tmp_path / "x.html", *(some(text, (text, "the cat"), text, text) for text in HOSTILE))
    log = tmp_path / "net.json"
    done = browsed(tmp_path / "x.html", f"--log-net-log={log}")
    assert b"CONSOLE" not in done.stderr
    assert done.stdout.count(b"<article>") == len(HOSTILE)
    assert Reader(done.stdout.decode()).tags <= TAGS
    hosts = set(re.findall(r'"url":"\w+://([^/:"]*)', log.read_text(encoding="utf-8")))
    assert {host for host in hosts if not host.endswith(OF_THE_BROWSER)} == set()


# For each letter at the side, in pixels: how far below the middle of its word's first letter, how far into the text.
MEASURE = """<p id="found"></p><script>
const found = [];
for (const letter of document.querySelectorAll("i.letter")) {
  const words = document.createTreeWalker(letter.closest(".text"), NodeFilter.SHOW_TEXT);
  while (words.nextNode() && !(letter.compareDocumentPosition(words.currentNode) & 4));
  const range = document.createRange();
  range.setStart(words.currentNode, 0);
  range.setEnd(words.currentNode, 1);
  const [one, other] = [letter.getBoundingClientRect(), range.getClientRects()[0]];
  const text = letter.closest(".text");
  const room = text.getBoundingClientRect().left + parseFloat(getComputedStyle(text).paddingLeft);
  found.push([Math.round((one.top + one.bottom - other.top - other.bottom) / 2), Math.round(one.right - room)]);
}
document.getElementById("found").textContent = JSON.stringify(found);
</script></body>"""


# Too long for a box, so that the words where it begins wear nothing.
LONG = ("worst sentence", r"word\d7 .{40}")


@BROWSER
@pytest.mark.parametrize("width", [400, 550, 900])
def test_letters_stand_beside_the_line_of_their_words(tmp_path: Path, width: int) -> None:
    raw = " ".join(f"word{number} is running not {number}" for number in range(60))
    places = tuple(
        Place(cue, "red", found.start(), found.end(), "told")
        for cue, pattern in (("negation", "not"), ("number", r"\b\d+"), ("roles", "running"), LONG)
        for found in re.finditer(pattern, raw)
    )
    other = raw.replace("running", "runs").replace("word", "else")
    (stemmed,) = opened(
        [Example("x", None, (other,), {"s": Candidate(raw)})],
        replace(OPTIONS, stemmer="porter"),
    )
    assert isinstance(stemmed, Opened)
    text = page(tmp_path / "x.html", replace(stemmed, places=places))
    assert 'class="stem"' in text
    script_allowed = re.sub("<meta http-equiv[^>]*>", "", text).replace("</body>", MEASURE)
    (tmp_path / "x.html").write_text(script_allowed, encoding="utf-8")
    done = browsed(tmp_path / "x.html", f"--window-size={width},900")
    found = re.search(rb'id="found">(\[.*?\])<', done.stdout)
    assert found is not None
    distances = json.loads(found[1])
    assert len(distances) == 180 + 5
    # A line is 32 pixels high.
    assert max(abs(below) for below, _ in distances) < 8
    assert max(within for _, within in distances) <= 0
