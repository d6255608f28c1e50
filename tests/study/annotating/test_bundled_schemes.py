"""The schemes that are shipped: each reads, can be asked, and asks what it should."""

from dataclasses import replace
from pathlib import Path

import pytest

from rouge_gui import assets
from rouge_gui.study.annotating.scheme import Label, Question, Scheme, check, read_scheme, scheme_text

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


@pytest.mark.parametrize("path", assets.schemes("pl"), ids=lambda path: path.stem)
def test_in_polish_the_same_is_asked_under_the_same_names(path: Path) -> None:
    ours, english = read_scheme(path), read_scheme(path.with_name(path.name.replace(".pl.", ".")))
    check(ours)
    assert _asked_alike(ours) == _asked_alike(english)
    for one, other in zip(_parts(ours), _parts(english), strict=True):
        assert one.title != other.title
        assert one.help not in {"", other.help}


def test_each_is_there_in_polish() -> None:
    assert [path.stem for path in assets.schemes("pl")] == [f"{name}.pl" for name in NAMES]
    assert assets.schemes("en") == []


def _parts(scheme: Scheme) -> list[Scheme | Question | Label]:
    return [scheme, *scheme.questions, *scheme.labels]


def _asked_alike(scheme: Scheme) -> Scheme:
    """Return what a verdict is of: the scheme without the words that only an annotator reads."""
    return replace(
        scheme,
        title="",
        help="",
        ratings=tuple(replace(each, title="", help="", ends=("", "")) for each in scheme.ratings),
        choices=tuple(replace(each, title="", help="") for each in scheme.choices),
        labels=tuple(replace(each, title="", help="") for each in scheme.labels),
    )
