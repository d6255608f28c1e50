"""Offsets and Markdown of an example: read back they are the same spans and the same words."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import UnreadableFile
from rouge_gui.export import EXAMPLES, export_examples
from rouge_gui.export.documents import offsets
from rouge_gui.export.documents.opened import Opened, opened
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import Options

OPTIONS = Options(variants=("ROUGE-1", "ROUGE-2", "ROUGE-Lsum", "ROUGE-S4"), stemmer="none")
HERE = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
INLINE = {"text", "text_special", "html_inline", "hardbreak", "softbreak", "strong_open", "strong_close"}
HOSTILE = [
    "# a",
    "- a",
    "1. a",
    "> a",
    "`a`",
    "*a*",
    "[a](b)",
    "<b>",
    "a | b",
    "***",
    "===",
    "    a",
    "~~~",
    "&lt;",
]
WORDS = st.lists(st.sampled_from([*"abcd", "🦊", "é", "the", "\n", *HOSTILE]), max_size=10).map(" ".join)
TEXTS = WORDS | st.text(max_size=15)


def some(
    candidate: str, references: tuple[str, ...] = (), source: str | None = None, name: str = "x"
) -> Opened:
    (found,) = opened([Example(name, source, references, {name: Candidate(candidate)})], OPTIONS)
    assert isinstance(found, Opened)
    return found


def write(path: Path, chosen: str, *examples: Opened) -> str:
    export_examples(EXAMPLES[chosen], examples, path, lambda: "signed|")
    return path.read_text(encoding="utf-8")


@HERE
@given(candidate=TEXTS, references=st.lists(TEXTS, max_size=2).map(tuple), name=TEXTS)
def test_offsets_are_read_back_as_the_same_spans(
    tmp_path: Path, candidate: str, references: tuple[str, ...], name: str
) -> None:
    write(tmp_path / "x", "offsets", some(candidate, references, name=name), some("a"))
    one, other = offsets.read(tmp_path / "x")
    assert (one.example, one.system, one.candidate, one.references) == (name, name, candidate, references)
    assert other.references == ()
    fresh = evaluate(candidate, references, OPTIONS)
    assert list(one.found) == list(OPTIONS.variants)
    for variant, by_reference in one.found.items():
        for number, found in enumerate(by_reference):
            overlap, theirs = fresh.measured[number][variant].overlap, fresh.references[number].tokens
            ours = fresh.candidate.tokens
            assert found.hits == overlap.hits
            assert list(found.matches) == [
                (tuple(ours[here].span for here in mine), tuple(theirs[there].span for there in yours))
                for mine, yours in overlap.matches
            ]
            assert [len(unit) for unit in found.clipped_candidate] == [
                len(u) for u in overlap.clipped_candidate
            ]
            assert [len(unit) for unit in found.clipped_reference] == [
                len(u) for u in overlap.clipped_reference
            ]


def test_offsets_count_code_points(tmp_path: Path) -> None:
    text = write(tmp_path / "x", "offsets", some("🦊 cat sat cat", ("a cat sat",)))
    told = json.loads(text)
    assert (told["format"], told["version"], told["unit"]) == ("rouge-gui offsets", 1, "code points")
    assert told["signature"] == "signed|"
    (one,) = told["examples"][0]["variants"]["ROUGE-1"]
    assert one["matches"] == [[[[2, 5]], [[2, 5]]], [[[6, 9]], [[6, 9]]]]
    assert one["clipped_candidate"] == [[[10, 13]]]
    assert told["examples"][0]["variants"]["ROUGE-2"][0]["matches"] == [[[[2, 5], [6, 9]], [[2, 5], [6, 9]]]]
    assert told["examples"][0]["scores"]["ROUGE-1"]["recall"] == 2 / 3


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"version": 1', '"version": 2'),
        ('"code points"', '"bytes"'),
        ("[[[2, 5]]", "[[[2, 500]]"),
        ("[[[2, 5]]", "[[[5, 2]]"),
        ("[[[2, 5]]", "[[[2.0, 5]]"),
        ("[[[2, 5]]", "[[[2]]"),
        ('"signature"', ""),
        ('"variants"', '"others"'),
        ('"candidate": "', '"candidate": 7, "x": "'),
    ],
)
def test_what_are_no_offsets_is_told(tmp_path: Path, old: str, new: str) -> None:
    path = tmp_path / "x"
    text = write(path, "offsets", some("🦊 cat sat cat", ("a cat sat",)))
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(UnreadableFile):
        offsets.read(path)


@pytest.mark.parametrize("content", [b"", b"[]", b"\xff", b"[" * 100_000, b'{"format": "rouge-gui offsets"}'])
def test_any_other_file_is_a_sentence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x").write_bytes(content)
    with pytest.raises(UnreadableFile, match="does not hold match offsets"):
        offsets.read(tmp_path / "x")
    with pytest.raises(UnreadableFile, match="cannot be read"):
        offsets.read(tmp_path / "none")


@HERE
@given(candidate=WORDS, reference=WORDS, source=WORDS, name=WORDS)
def test_no_text_is_more_than_words_to_markdown(
    tmp_path: Path, candidate: str, reference: str, source: str, name: str
) -> None:
    text = write(tmp_path / "x", "example-md", some(candidate, (reference,), source, name))
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    quoted, depth, cells = [], 0, 0
    for token in tokens:
        depth += {"blockquote_open": 1, "blockquote_close": -1}.get(token.type, 0)
        cells += token.type == "td_open"
        assert token.type not in {"html_block", "fence", "code_block", "hr"}
        assert token.type != "heading_open" or (token.tag == "h2" and not depth)
        assert not (depth and token.type == "bullet_list_open")
        for part in token.children or []:
            assert part.type in INLINE
            assert part.type != "html_inline" or part.content in {"<b>", "</b>"}
        if depth and token.children:
            quoted += [part.content for part in token.children if part.type in {"text", "text_special"}]
    assert cells == 5 * len(OPTIONS.variants)
    assert "".join("".join(quoted).split()) == "".join(f"{candidate}{reference}{source}".split())


def test_an_example_in_markdown(tmp_path: Path) -> None:
    text = write(tmp_path / "x", "example-md", some("the *cat* sat", ("the cat ran",), name="e_1"))
    assert text.startswith("## Example e\\_1, e\\_1\n\n| Variant |")
    assert "\n| ROUGE-1 | 0.6667 | 0.6667 | 0.6667 | 2 |\n" in text
    assert "\n> <b>the \\*cat</b>\\* sat\n" in text
    assert text.endswith("\nSignature: signed\\|\n")
