"""Tables of averages: the numbers of hand arithmetic, names that stay names, and the signature."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from openpyxl import load_workbook

from rouge_gui.errors import RougeGuiError
from rouge_gui.export import export, workbook
from rouge_gui.export.documents import latex_table, markdown_words
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.score import Score
from rouge_gui.study.run import Result
from rouge_gui.study.tables import block_of_results

PLAIN = Options(variants=("ROUGE-1", "ROUGE-L"), interval="none")
# Of two examples a quarter of all resamples takes one of them twice, so both bounds are the values themselves.
RESAMPLED = Options(variants=("ROUGE-1", "ROUGE-L"), interval="percentile")
NAMES = st.text(max_size=12) | st.sampled_from(
    ["a&b_c%", "\\input{x}", "<b>|</b>", "*x* `y`\n# z", "=1+1", "[a](b)"]
)
HERE = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def written(path: Path, options: Options, systems: tuple[str, ...] = ("s",), sign: str = "signed") -> str:
    results = [
        Result(example, system, {"ROUGE-1": Score(0.0, 0.0, one), "ROUGE-L": Score(0.5, 0.25, 0.125)})
        for system in systems
        for example, one in (("1", 0.2), ("2", 0.4))
    ]
    export([block_of_results(results, options.variants)], options, path, lambda: sign)
    return "" if path.suffix == ".xlsx" else path.read_text(encoding="utf-8")


def plain(words: str) -> str:
    return " ".join("".join(letter if letter.isprintable() else " " for letter in words).split())


def test_a_latex_table(tmp_path: Path) -> None:
    text = written(tmp_path / "x.tex", PLAIN, ("b_1", "a"), "A|b")
    assert "System & Examples & ROUGE-1 & ROUGE-L \\\\\n\\midrule\n" in text
    assert "\\midrule\na & 2 & 30.00 & 12.50 \\\\\nb\\_1 & 2 & 30.00 & 12.50 \\\\\n\\bottomrule\n" in text
    assert "\\footnotesize A\\textbar{}b\n\\end{table}" in text
    for name in ("table", "tabular"):
        assert text.count(f"\\begin{{{name}}}") == text.count(f"\\end{{{name}}}") == 1


def test_a_markdown_table(tmp_path: Path) -> None:
    lines = written(tmp_path / "x.md", PLAIN, ("b", "a"), "A|b").splitlines()
    assert lines[1] == "| :-- | --: | --: | --: |"
    assert lines[2:4] == ["| a | 2 | 30.00 | 12.50 |", "| b | 2 | 30.00 | 12.50 |"]
    assert lines[-1] == "Signature: A\\|b"


def test_intervals_stand_in_brackets(tmp_path: Path) -> None:
    assert "& 30.00 [20.00, 40.00] & 12.50 \\\\" in written(tmp_path / "x.tex", RESAMPLED)
    assert "30.00 [20.00, 40.00]" in written(tmp_path / "x.md", RESAMPLED)
    assert "95\\% interval (percentile, 1000 resamples)" in written(tmp_path / "x.tex", RESAMPLED)


def test_averages_in_json(tmp_path: Path) -> None:
    found = json.loads(written(tmp_path / "x.json", RESAMPLED))
    assert found["signature"] == "signed"
    one = found["averages"]["s"]["ROUGE-1"]
    assert one["examples"] == 2
    assert [round(one[kind]["fmeasure"], 9) for kind in ("mean", "low", "high")] == [0.3, 0.2, 0.4]


def test_the_sheets_of_a_workbook(tmp_path: Path) -> None:
    path = tmp_path / "x.xlsx"
    written(path, RESAMPLED, ("=1+1",))
    book = load_workbook(path)
    assert book.sheetnames == ["scores", "averages", "signature"]
    header, one, _ = book["averages"].iter_rows(values_only=True)
    assert header[-3:] == ("fmeasure.mean", "fmeasure.low", "fmeasure.high")
    assert one[:3] == ("=1+1", "ROUGE-1", 2)
    assert one[-3:] == pytest.approx((0.3, 0.2, 0.4))
    assert [row[0] for row in book["signature"].iter_rows(values_only=True)] == ["signature", "signed"]
    kinds = {cell.data_type for sheet in book for row in sheet.iter_rows() for cell in row}
    assert "f" not in kinds
    book.close()


def test_what_a_sheet_cannot_hold_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.xlsx"
    path.write_text("old", encoding="utf-8")
    with pytest.raises(RougeGuiError, match="32,767 characters"):
        written(path, PLAIN, ("s" * 40_000,))
    monkeypatch.setattr(workbook, "MOST_ROWS", 2)
    with pytest.raises(RougeGuiError, match="too few for these scores"):
        written(path, PLAIN)
    assert path.read_text(encoding="utf-8") == "old"


@HERE
@given(name=NAMES)
def test_no_name_is_more_than_words_to_latex(name: str) -> None:
    told = re.sub(r"(?<=([-,])){}(?=\1)", "", latex_table.escaped(name))
    known = sorted(latex_table.ESCAPED.values(), key=len, reverse=True)
    bare = re.sub("|".join(map(re.escape, known)), "", told)
    assert not set(bare) & set("\\{}$&#%_^~")
    back = {value: letter for letter, value in latex_table.ESCAPED.items()}
    assert re.sub("|".join(map(re.escape, known)), lambda found: back[found[0]], told) == plain(name)


@HERE
@given(name=NAMES, sign=NAMES)
def test_no_name_is_more_than_words_to_markdown(tmp_path: Path, name: str, sign: str) -> None:
    text = written(tmp_path / "x.md", PLAIN, (name,), sign)
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    inline = [token for token in tokens if token.type == "inline"]
    assert all(part.type in {"text", "text_special"} for token in inline for part in token.children or [])
    words = ["".join(part.content for part in token.children or []) for token in inline]
    assert words[4:6] == [plain(name), "2"]
    assert words[-1] == f"Signature: {plain(sign)}".strip()


def test_latex_prints_hyphens_as_they_are() -> None:
    assert latex_table.escaped("a---b,, c-d") == "a-{}-{}-b,{}, c-d"
    assert latex_table.escaped("[x]") == "{[}x{]}"


def test_markdown_escapes_stay_inside_their_cell() -> None:
    assert markdown_words.escaped("a | b") == "a \\| b"
