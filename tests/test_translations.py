"""The catalogues: complete, in step with the code, with every field and every form that their texts need."""

import re
import string
from pathlib import Path

import pytest
import translations
from translations import LANGUAGES, Message

CATALOGUES = [
    (language, message)
    for language in LANGUAGES
    for message in translations.catalogue(translations.path_of(language)).values()
]
FORMS = {"pl": 3}
QUOTES = {"pl": ("„", "”")}
CASES = {"genitive", "dative", "accusative", "instrumental", "locative"}
# A mnemonic is an ampersand before a letter or digit that is no entity such as `&amp;`.
MNEMONIC = re.compile(r"&(?!\w+;)\w")
ENDS = ("…", ":", "?")
TAG = re.compile(r"</?(?:a|b|br|code|h\d|i|li|p|small|ul)>")


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def bad(reason: str, wrong: list[tuple[str, str]]) -> str:
    return f"{reason}: " + "; ".join(f"{source!r} -> {form!r}" for source, form in wrong[:5])


@pytest.fixture(scope="module")
def said() -> dict[tuple[str, str], Message]:
    found, faults = translations.messages()
    assert faults == []
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_code_is_translated_and_no_other(
    language: str, said: dict[tuple[str, str], Message]
) -> None:
    held = translations.catalogue(translations.path_of(language))
    assert [key for key in said if key not in held or not held[key].is_done] == []
    assert [key for key in held if (key[0], "") not in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_window_loads_what_the_catalogue_holds(language: str, tmp_path: Path) -> None:
    source = translations.path_of(language)
    translations.compile_catalogue(source, tmp_path / "fresh.qm")
    assert (tmp_path / "fresh.qm").read_bytes() == source.with_suffix(".qm").read_bytes(), (
        "run packaging/translations.py"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_has_a_form_for_each_kind_of_number(language: str) -> None:
    held = translations.catalogue(translations.path_of(language)).values()
    assert [each.source for each in held if each.plural and len(each.forms) != FORMS[language]] == []
    without = [
        (each.source, form) for each in held if each.plural for form in each.forms if "%Ln" not in form
    ]
    assert without == []


def test_fields_are_those_of_the_text() -> None:
    wrong = [
        (each.source, form)
        for _, each in CATALOGUES
        for form in each.forms
        if fields(form) - fields(each.source)
    ]
    lost = [
        (each.source, form)
        for _, each in CATALOGUES
        for form in each.forms
        if fields(each.source) - fields(form) and not each.plural
    ]
    assert (wrong, lost) == ([], [])


def test_what_is_told_ends_alike_and_keeps_its_tags_and_its_mnemonic() -> None:
    for _, each in CATALOGUES:
        for form in each.forms:
            assert sorted(TAG.findall(each.source)) == sorted(TAG.findall(form)), (each.source, form)
            assert bool(MNEMONIC.search(each.source)) == bool(MNEMONIC.search(form)), (each.source, form)
            assert each.source.count("\n") == form.count("\n"), (each.source, form)
            ends = {text[-1:] if text.endswith(ENDS) else "" for text in (each.source, form)}
            assert len(ends) == 1, (each.source, form)
            assert form == form.strip() or each.source != each.source.strip(), form


def test_numbers_are_written_as_in_the_text_and_quotes_as_in_the_language() -> None:
    for language, each in CATALOGUES:
        opening, closing = QUOTES[language]
        for form in each.forms:
            told = {spec for _, _, spec, _ in string.Formatter().parse(form) if spec}
            known = {spec for _, _, spec, _ in string.Formatter().parse(each.source)}
            assert told <= known | CASES, (each.source, form)
            assert form.count(opening) == form.count(closing), form
            assert set(form).isdisjoint(set("“”«»") - set(QUOTES[language])), form


def test_each_language_has_what_its_own_catalogue_holds() -> None:
    said = {("a", ""): Message("a"), ("b", ""): Message("b")}
    translations.updated(said, {("a", ""): Message("a", forms=["po polsku"])})
    assert [
        each.forms for each in translations.updated(said, {("b", ""): Message("b", forms=["deutsch"])})
    ] == [
        [],
        ["deutsch"],
    ]


def test_code_that_cannot_be_translated_is_found(tmp_path: Path) -> None:
    (tmp_path / "code").mkdir()
    (tmp_path / "code" / "one.py").write_text(
        "A = said('a {b}', b=1)\nB = tr('too soon')\n"
        "def f(n, word):\n    tr('late'), counted(n, 'row'), counted(n, 'is', 'are'), counted(n, word), said(f'{n}')\n",
        encoding="utf-8",
    )
    found, faults = translations.messages(tmp_path / "code")
    assert [(source, message.plural) for (source, _), message in found.items()] == [
        ("a {b}", False),
        ("too soon", False),
        ("late", False),
        ("%Ln rows", True),
        ("%Ln are", True),
    ]
    assert [fault.split(":")[1] for fault in faults] == ["2", "4", "4"]
