"""What a person says about a file, kept as a small TOML file that can be shared: a recipe for reading it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from rouge_gui.corpus.mapping import ColumnNames
from rouge_gui.corpus.toml_files import read_toml, read_toml_text
from rouge_gui.errors import UnreadableFile
from rouge_gui.wording import said

TEXTS = ("layout", "separator", "sheet")
TABLES = ("columns", "patterns")
A_RECIPE = said("recipe")


@dataclass(frozen=True)
class Recipe:
    """How to read a file or a folder; what is None or empty, the reader finds out by itself.

    `layout` is a name in `READERS`. `columns` say which column of a table or of JSON lines holds what. `separator`
    stands between the cells of a text table, `sheet` names one of a workbook. `patterns` are words (often regular
    expressions) of a folder's layout by what they are for; its reader says which it knows.
    """

    layout: str | None = None
    columns: ColumnNames = field(default_factory=ColumnNames)
    separator: str | None = None
    sheet: str | None = None
    patterns: Mapping[str, str] = field(default_factory=dict)

    @property
    def only_layout(self) -> bool:
        """Whether nothing but the layout is said."""
        return replace(self, layout=None) == Recipe()


def read_recipe(path: Path) -> Recipe:
    """Return the recipe in a TOML file; `UnreadableFile` says what in it is not understood."""
    return _understood(read_toml(path, A_RECIPE), path)


def read_recipe_text(text: str, path: Path) -> Recipe:
    """Return the recipe that `text`, which stands in the file at `path`, is; errors as of `read_recipe`."""
    return _understood(read_toml_text(text, path, A_RECIPE), path)


def _understood(given: Mapping[str, Any], path: Path) -> Recipe:
    try:
        return _recipe(given)
    except _Misfit as error:
        raise UnreadableFile(
            path, said("is no recipe that is understood: {error}", error=str(error))
        ) from error


def recipe_text(recipe: Recipe) -> str:
    """Return the text of a TOML file from which `read_recipe` makes the same recipe again."""
    lines = [f"{name} = {_quoted(text)}" for name in TEXTS if (text := getattr(recipe, name)) is not None]
    columns = recipe.columns
    told = {each.name: getattr(columns, each.name) for each in fields(columns) if each.name != "candidates"}
    of_columns = [f"{name} = {_value(value)}" for name, value in told.items() if value]
    for title, entries in (
        ("columns", of_columns),
        ("columns.candidates", _entries(columns.candidates)),
        ("patterns", _entries(recipe.patterns)),
    ):
        if entries:
            lines += ["", f"[{title}]", *entries]
    return "".join(f"{line}\n" for line in lines).lstrip("\n")


class _Misfit(Exception):
    """Something in a recipe that is not understood; the text says what."""


def _recipe(given: Mapping[str, Any]) -> Recipe:
    _check_names(given, (*TEXTS, *TABLES), said("a recipe"))
    texts = {name: _text(given[name], name) for name in TEXTS if name in given}
    columns = _columns(_table(given.get("columns", {}), "columns"))
    return Recipe(columns=columns, patterns=_texts(given.get("patterns", {}), "patterns"), **texts)


def _columns(given: Mapping[str, Any]) -> ColumnNames:
    known = tuple(each.name for each in fields(ColumnNames))
    _check_names(given, known, "[columns]")
    told: dict[str, Any] = {}
    for name, value in given.items():
        if name == "candidates":
            told[name] = _texts(value, "columns.candidates")
        elif name == "references":
            several = value if isinstance(value, list) else [value]
            told[name] = tuple(_text(each, "references") for each in several)
        else:
            told[name] = _text(value, name)
    return ColumnNames(**told)


def _check_names(given: Mapping[str, Any], known: tuple[str, ...], what: str) -> None:
    if unknown := [name for name in given if name not in known]:
        raise _Misfit(
            said(
                '"{name}" is nothing that {what} says. It may say {known}',
                name=unknown[0],
                what=what,
                known=", ".join(known),
            )
        )


def _text(value: object, name: str) -> str:
    if isinstance(value, str):
        return value
    raise _Misfit(said('"{name}" must be a text in quotes', name=name))


def _texts(value: object, name: str) -> dict[str, str]:
    return {key: _text(text, f"{name}.{key}") for key, text in _table(value, name).items()}


def _table(value: object, name: str) -> dict[str, object]:
    if isinstance(value, dict):
        return value
    raise _Misfit(said('"{name}" must be a table ([{name}])', name=name))


def _entries(texts: Mapping[str, str]) -> list[str]:
    return [f"{_quoted(key)} = {_quoted(text)}" for key, text in texts.items()]


def _value(value: str | tuple[str, ...]) -> str:
    return _quoted(value) if isinstance(value, str) else f"[{', '.join(map(_quoted, value))}]"


def _quoted(text: str) -> str:
    """Return a TOML basic string: JSON's, with the one control character escaped that JSON leaves as it is."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
