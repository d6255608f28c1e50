"""Marot's table: the lines that its README asks for, and what of a verdict comes back."""

import json
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.corpus.example import Candidate, Example, Level, Problem
from rouge_gui.errors import RougeGuiError
from rouge_gui.study.annotating.formats import FORMATS, read_verdicts, write_verdicts
from rouge_gui.study.annotating.scheme import Scheme
from rouge_gui.study.annotating.verdict import Item, SpanLabel, Verdict, digest_of
from tests.study.annotating.formats.verdict_strategies import EXAMPLES, PAIRS, SCHEME, sorted_out, verdicts

CORPUS = {"d1": Example("d1", "The barn\nburnt.", (), {"S1": Candidate("A barn\tburnt down.")})}
ITEM = Item("d1", ("S1",))
HEADER = "system\tdoc\tdocSegId\tglobalSegId\trater\tsource\ttarget\tcategory\tseverity\tmetadata\n"
SPAN = SpanLabel("entity", "candidate", 7, 12, "burnt", "major", (9, 14))
VERDICT = Verdict(
    ITEM,
    "Ola",
    SCHEME.name,
    digest_of(CORPUS["d1"], ITEM),
    spans=(SPAN, SpanLabel("odd", "source", 0, 3, "The")),
    note="Look",
    moment="2021-03-09T21:52:49.513000+00:00",
)


def read(path: Path, corpus: dict[str, Example] = CORPUS) -> tuple[list[Verdict], list[Problem]]:
    found = list(read_verdicts("marot", path, SCHEME, corpus))
    return [each for each in found if isinstance(each, Verdict)], [
        each for each in found if isinstance(each, Problem)
    ]


def test_lines_are_as_marot_reads_them(tmp_path: Path) -> None:
    clean = replace(VERDICT, annotator="Jan", spans=(), note="", moment="")
    write_verdicts("marot", [VERDICT, clean], SCHEME, CORPUS, tmp_path / "v.tsv")
    text = (tmp_path / "v.tsv").read_text(encoding="utf-8")
    assert text.startswith(HEADER)
    lines = [line.split("\t") for line in text.splitlines()[1:]]
    assert [line[:9] for line in lines] == [
        [
            "S1",
            "d1",
            "1",
            "0",
            "Ola",
            "The barn <v>burnt</v>.",
            "A barn <v>burnt</v> down.",
            "entity",
            "major",
        ],
        ["S1", "d1", "1", "0", "Ola", "<v>The</v> barn burnt.", "A barn burnt down.", "odd", "unspecified"],
        ["S1", "d1", "1", "0", "Jan", "The barn burnt.", "A barn burnt down.", "no-error", "no-error"],
    ]
    # 9 March 2021, 21:52:49.513 UTC is 1615326769513 ms after 1970.
    assert json.loads(lines[0][9]) == {"marked_text": "burnt", "note": "Look", "timestamp": 1615326769513}
    assert read(tmp_path / "v.tsv") == ([VERDICT, clean], [])


@settings(max_examples=60, deadline=None)
@given(st.lists(verdicts(), max_size=4, unique_by=lambda each: (each.item, each.annotator.strip())))
def test_what_the_format_holds_comes_back(told: list[Verdict]) -> None:
    """Spans of candidate and source, the note and the moment of what is done; the evidence of the candidate's."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "v.tsv"
        told = [
            replace(each, annotator=each.annotator.replace("\t", " ").replace("\n", " ")) for each in told
        ]
        write_verdicts("marot", told, SCHEME, EXAMPLES, path)
        found, problems = sorted_out("marot", path)
    expected = []
    for each in told:
        held = [span for span in each.spans if span.text in {"candidate", "source"}]
        spans = tuple(dict.fromkeys(replace(s, evidence=None) if s.text == "source" else s for s in held))
        if each.is_done:
            said = Verdict(each.item, each.annotator, each.scheme, each.digest, moment=each.moment)
            expected.append(replace(said, spans=spans, note=each.note))
    assert sorted(map(str, found)) == sorted(map(str, expected))
    lost = sum(span.text == "reference 1" for each in told if each.is_done for span in each.spans)
    assert [problem.level for problem in problems] == [Level.WARNING] * lost


def lines(*cells: str) -> str:
    return HEADER + "".join("\t".join(each.split("|")) + "\n" for each in cells)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("S1|d2|1|0|Ola|The barn burnt.|A barn burnt down.|odd|", 'holds no example "d2"'),
        ("S2|d1|1|0|Ola|The barn burnt.|A barn burnt down.|odd|", 'no candidate of "S2"'),
        ("S1|d1|1|0|Ola|The barn burnt.|A <v>cow</v> burnt down.|odd|", "target is another text"),
        ("S1|d1|1|0|Ola|<v>It</v> burnt.|A barn burnt down.|odd|", "source is another text"),
        ("S1|d1|1|0|Ola|The barn burnt.|A <v>barn</v> burnt down.|Style|Minor", 'no label "Style"'),
        ("S1|d1|1|0|Ola|The barn burnt.|A <v>barn</v> burnt down.|entity|Huge", 'no severity "Huge"'),
        ("S1|d1|1|0|Ola|The barn burnt.|A <v></v>barn burnt down.|entity|minor", "encloses nothing"),
        ("S1|d1|1|0|Ola", "There are 5 cells"),
    ],
)
def test_a_wrong_line_is_told_and_the_rest_goes_on(line: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "v.tsv"
    good = "S1|d1|1|0|Jan|The barn burnt.|A barn burnt down.|no-error|no-error|{}"
    path.write_text(lines(line, good), encoding="utf-8")
    (found,), (problem,) = read(path)
    assert problem.line == 2
    assert said in problem.message
    assert (found.annotator, found.spans) == ("Jan", ())


def test_names_in_other_letters_older_notes_and_lines_of_nobody_are_understood(tmp_path: Path) -> None:
    path = tmp_path / "v.tsv"
    path.write_text(
        lines(
            "S1|d1|1|0|Ola|The barn burnt.|A <v>barn</v> burnt down.|WRONG NAME|Minor|just a note",
            "S1|d1|1|0||The barn burnt.|A barn burnt down.|||{}",
            'S1|d1|1|0|Ola|The barn burnt.|<v>A</v> barn <v>burnt</v> down.|Odd||{"timestamp": 99e99}',
        ),
        encoding="utf-8",
    )
    (found,), problems = read(path)
    assert problems == []
    assert [(each.label, each.severity, each.quoted) for each in found.spans] == [
        ("entity", "minor", "barn"),
        ("odd", "", "A"),
        ("odd", "", "burnt"),
    ]
    assert (found.note, found.moment) == ("just a note", "")


def test_a_text_with_tags_of_its_own_is_found(tmp_path: Path) -> None:
    text = "Say <v>this</v> and <v>that."
    corpus = {"d1": Example("d1", None, (), {"S1": Candidate(text)})}
    for start, end in ((0, 3), (4, 15), (7, 11), (20, 23), (23, 27), (0, len(text))):
        span = SpanLabel("odd", "candidate", start, end, text[start:end])
        told = replace(VERDICT, spans=(span,), digest=digest_of(corpus["d1"], ITEM))
        write_verdicts("marot", [told], SCHEME, corpus, tmp_path / "v.tsv")
        assert read(tmp_path / "v.tsv", corpus) == ([told], [])


def test_a_span_whose_words_are_gone_is_lost_with_a_warning(tmp_path: Path) -> None:
    told = replace(VERDICT, spans=(SpanLabel("odd", "candidate", 0, 4, "cows"),))
    write_verdicts("marot", [told], SCHEME, CORPUS, tmp_path / "v.tsv")
    (found,), (problem,) = read(tmp_path / "v.tsv")
    assert (found.spans, problem.level) == ((), Level.WARNING)


def test_what_the_format_cannot_hold_is_said_before_anything_is_written(tmp_path: Path) -> None:
    for scheme, said in (
        (PAIRS, "compares two"),
        (Scheme("r", "R", ratings=SCHEME.ratings), "asks for none"),
    ):
        with pytest.raises(RougeGuiError, match=said):
            write_verdicts("marot", [], scheme, CORPUS, tmp_path / "v.tsv")
    with pytest.raises(RougeGuiError, match='holds no example "d1"'):
        write_verdicts("marot", [VERDICT], SCHEME, {}, tmp_path / "v.tsv")
    assert list(tmp_path.iterdir()) == []
    assert "no ratings and choices" in FORMATS["marot"].loses
