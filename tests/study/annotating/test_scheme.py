"""Schemes as TOML, there and back, and what a person may get wrong in one."""

from pathlib import Path

import pytest

from rouge_gui.errors import RougeGuiError, UnreadableFile
from rouge_gui.study.annotating.scheme import (
    Choice,
    Label,
    Rating,
    Scheme,
    answers_of,
    check,
    digit_of,
    read_scheme,
    scheme_text,
)

WHOLE = """
name = "both"
title = "Everything"
systems = 2
help = "All that can be asked."

[[ratings]]
name = "fluency"
title = "How well is it written?"
low = 0
high = 4
ends = ["not at all", "very"]

[[choices]]
name = "better"
title = "Which is better?"
options = ["the first", "neither", "the second"]

[[labels]]
name = "entity"
title = "Wrong name"
key = "e"
severities = ["minor", "major"]
linked = false
"""
SCHEME = Scheme(
    "both",
    "Everything",
    2,
    "All that can be asked.",
    (Rating("fluency", "How well is it written?", 0, 4, ends=("not at all", "very")),),
    (Choice("better", "Which is better?", ("the first", "neither", "the second")),),
    (Label("entity", "Wrong name", "e", ("minor", "major"), linked=False),),
)


def test_every_field_is_read(tmp_path: Path) -> None:
    path = tmp_path / "scheme.toml"
    path.write_text(WHOLE, encoding="utf-8-sig")
    assert read_scheme(path) == SCHEME


@pytest.mark.parametrize(
    "scheme",
    [
        SCHEME,
        Scheme("x", 'A "quoted" title\nof two lines', choices=(Choice("q", "?", ("yes", "żółć 😀")),)),
        Scheme("x", "t", labels=(Label("a", "A", "a"), Label("b", "B", "b", help="h"))),
    ],
)
def test_what_is_written_is_read_again(tmp_path: Path, scheme: Scheme) -> None:
    path = tmp_path / "scheme.toml"
    path.write_text(scheme_text(scheme), encoding="utf-8")
    assert read_scheme(path) == scheme


def test_digits_answer_ratings_by_their_number_and_choices_by_their_place() -> None:
    rating, choice = SCHEME.questions
    assert answers_of(rating) == ("0", "1", "2", "3", "4")
    assert [digit_of(rating, "0"), digit_of(choice, "the first"), digit_of(choice, "the second")] == [0, 1, 3]
    with pytest.raises(ValueError, match="not in tuple"):
        digit_of(rating, "5")


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ('name = "both"', "", "has no `name`"),
        ('title = "Everything"', "", "has no `title`"),
        ("systems = 2", "systems = 3", "`systems` is 3"),
        ("systems = 2", "systems = true", "has to be a whole number"),
        ("low = 0", "low = 5", "runs from 5 to 4"),
        ("high = 4", "high = 10", "runs from 0 to 10"),
        ("high = 4", 'high = "4"', r"\[\[ratings\]\] number 1: `high` has to be a whole number"),
        ('ends = ["not at all", "very"]', 'ends = ["very"]', "`ends` has to be two texts"),
        (
            'options = ["the first", "neither", "the second"]',
            'options = ["one"]',
            "two to nine different options",
        ),
        (
            'options = ["the first", "neither", "the second"]',
            'options = ["a", "a"]',
            "two to nine different options",
        ),
        ('options = ["the first", "neither", "the second"]', "options = [1, 2]", "a list of texts"),
        ('key = "e"', 'key = "ee"', "one small letter"),
        ('key = "e"', 'key = "E"', "one small letter"),
        ('key = "e"', 'key = "1"', "one small letter"),
        ('key = "e"', 'key = "n"', "of the review itself"),
        ('name = "entity"', 'name = "fluency"', 'the name "fluency" stands twice'),
        ('title = "Wrong name"', 'title = ""', '"entity" has no title'),
        ("[[labels]]", "[labels]", r"each under \[\[labels\]\]"),
        ("linked = false", "colour = 3", "knows no `colour`"),
        ("systems = 2", "systems = ", "in TOML"),
    ],
)
def test_each_fault_is_a_sentence_that_says_where(tmp_path: Path, was: str, now: str, said: str) -> None:
    assert was in WHOLE
    path = tmp_path / "here.toml"
    path.write_text(WHOLE.replace(was, now), encoding="utf-8")
    with pytest.raises(UnreadableFile, match=f"here.toml: is no scheme.*{said}"):
        read_scheme(path)


def test_a_scheme_that_asks_nothing_and_two_labels_of_one_key_are_faults() -> None:
    with pytest.raises(RougeGuiError, match="nothing is asked"):
        check(Scheme("x", "t"))
    with pytest.raises(RougeGuiError, match='"a" stands for two labels'):
        check(Scheme("x", "t", labels=(Label("p", "P", "a"), Label("q", "Q", "a"))))


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"x" * (1 << 21), b"a = " + b"[" * 5_000])
def test_what_is_no_text_of_toml_is_a_sentence(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "scheme.toml"
    path.write_bytes(data)
    with pytest.raises(UnreadableFile, match="is no scheme"):
        read_scheme(path)


def test_a_missing_file_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile):
        read_scheme(tmp_path / "none.toml")
