"""Sentences that remember what they were made of, so that the window can say them in another language.

A `Wording` is an English text like any other. Whoever shows it to people (`gui.language`) finds in it the template that
translators know and the values that stand in it; files, terminals and exports take the text as it is.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Self

LANGUAGES = {"en": "English", "pl": "Polski"}


class Wording(str):
    """A text with the `template` and the `values` that it was made of.

    `number` is what decides between one and several, None where there is none. Pickling and `str()` keep all
    of it; joining it to other texts leaves a plain text, which is shown as it is.
    """

    __slots__ = ("number", "template", "values")
    template: str
    values: Mapping[str, Any]
    number: int | None

    def __new__(cls, text: str, template: str, values: Mapping[str, Any], number: int | None) -> Self:
        """Return `text` as what was made of `template`, `values` and `number`."""
        made = str.__new__(cls, text)
        made.template, made.values, made.number = template, values, number
        return made

    def __str__(self) -> "Wording":
        return self

    def __reduce__(self) -> tuple[type["Wording"], tuple[str, str, Mapping[str, Any], int | None]]:
        return Wording, (str.__str__(self), self.template, self.values, self.number)


def said(template: str, /, **values: object) -> str:
    """Return `template` with `values` in its braces, as `str.format` writes them; the text is a `Wording`.

    `template` is a literal, so that it is found for the translators.
    """
    return Wording(template.format_map(values), template, values, None)


def counted(count: int, one: str, several: str | None = None, /, **values: object) -> str:
    """Return `1 example`, `1,204 examples`: `one` or `several` (without it `one` and an s) after the number.

    Both are literals; `values` stand in their braces. Translators know it as `%Ln` and `several`, with the forms of
    their language.
    """
    several = f"{one}s" if several is None else several
    chosen = (one if count == 1 else several).format(**values)
    return Wording(f"{count:,} {chosen}", f"%Ln {several}", values, count)


def listed(parts: Iterable[str], between: str = ", ") -> str:
    """Return `parts` after each other, with `between` between them; each is still said in its own language."""
    values = {f"part{place}": part for place, part in enumerate(parts)}
    template = between.replace("{", "{{").replace("}", "}}").join(f"{{{name}}}" for name in values)
    return Wording(between.join(values.values()), template, values, None)


def numeral(value: float, spec: str) -> str:
    """Return a number as Python's `format` writes it by `spec`; the window writes it with the signs of its language."""
    return Wording(format(value, spec), f"{{number:{spec}}}", {"number": value}, None)
