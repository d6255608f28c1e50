"""The schemes that are shipped: each reads, can be asked, and asks what it should."""

from pathlib import Path

import pytest

from rouge_gui import assets
from rouge_gui.study.annotating.scheme import check, read_scheme, scheme_text

NAMES = ["better_of_two", "error_spans", "summeval"]


def test_three_are_shipped() -> None:
    assert [path.stem for path in assets.schemes()] == NAMES


@pytest.mark.parametrize("path", assets.schemes(), ids=lambda path: path.stem)
def test_each_can_be_asked_and_written_again(tmp_path: Path, path: Path) -> None:
    scheme = read_scheme(path)
    check(scheme)
    again = tmp_path / "again.toml"
    again.write_text(scheme_text(scheme), encoding="utf-8")
    assert read_scheme(again) == scheme
    assert scheme.help
    assert all(each.help for each in (*scheme.questions, *scheme.labels))


def test_they_ask_what_they_are_named_for() -> None:
    better, errors, summeval = map(read_scheme, assets.schemes())
    assert [(each.name, each.low, each.high) for each in summeval.ratings] == [
        (name, 1, 5) for name in ("coherence", "consistency", "fluency", "relevance")
    ]
    assert (better.systems, [len(each.options) for each in better.choices]) == (2, [3])
    assert better.choices[0].options[1] == "tie"
    assert {each.severities for each in errors.labels} == {("minor", "major", "critical")}
    assert len({scheme.name for scheme in (better, errors, summeval)}) == 3
