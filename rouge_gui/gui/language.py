"""The window's language: what rooms below say in English is said in it, with its numbers and its forms of one and many.

Only what was said through `rouge_gui.wording` is translated; a plain text (a summary, a name, a path) is shown as it is.
"""

from __future__ import annotations

import re
import string
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLibraryInfo, QLocale, QTranslator

from rouge_gui import assets
from rouge_gui.errors import InvalidOption
from rouge_gui.gui.pseudo_language import PseudoLanguage
from rouge_gui.wording import LANGUAGES, Wording, said

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date, datetime

    from PySide6.QtWidgets import QApplication

CONTEXT = "rouge-gui"
SYSTEM, ENGLISH, PSEUDO = "system", "en", "pseudo"
MINUS = "\N{MINUS SIGN}"
FOUR_DIGITS = re.compile(r"[+-]?\d,\d{3}(?![\d,])")
LOCALES = {ENGLISH: "en_US", "pl": "pl_PL", PSEUDO: "he_IL"}

DAY = "d MMM yyyy"


def speak(language: str) -> None:
    """Let everything that is shown from now on be shown in `language`.

    `language` is one of LANGUAGES, SYSTEM (that of the desktop where there is a translation, else English), or PSEUDO:
    English as a right-to-left language would stretch it, for testing. `InvalidOption` for any other.
    """
    taken = _of_the_desktop() if language == SYSTEM else language
    if taken not in (*LANGUAGES, PSEUDO):
        told = ", ".join((SYSTEM, *LANGUAGES))
        raise InvalidOption(
            said("There is no language {name!r}. There are: {known}.", name=language, known=told)
        )
    application = cast("QApplication", QCoreApplication.instance())
    for former in application.findChildren(QTranslator):
        QCoreApplication.removeTranslator(former)
        former.setParent(None)
    locale = QLocale(LOCALES[taken])
    locale.setNumberOptions(QLocale.NumberOption.DefaultNumberOptions)
    QLocale.setDefault(locale)
    for translator in _translators(taken, application):
        QCoreApplication.installTranslator(translator)
    _translated.cache_clear()
    application.setLayoutDirection(locale.textDirection())
    for window in application.topLevelWidgets():
        window.setLocale(locale)


def tr(template: str, /, **values: object) -> str:
    """Return `template` with `values`, in the window's language; `template` is a literal."""
    return shown(said(template, **values))


def shown(text: str) -> str:
    """Return `text` in the window's language where it was said through `wording`, else as it is."""
    if not isinstance(text, Wording):
        return text
    return _say(text, "")


def decimals(value: float, places: int) -> str:
    """Return `value` with so many places, as the window's language writes numbers.

    It is rounded as files round it: Qt rounds 0.03125 up, Python to the even digit.
    """
    written = f"{value:,.{places}f}"
    is_plain = "," not in written and not written.startswith("-")
    return written.replace(".", QLocale().decimalPoint()) if is_plain else _by_locale(written)


def whole(value: int) -> str:
    """Return `value` with its thousands apart, as the window's language writes them."""
    return _by_locale(f"{value:,}")


@contextmanager
def as_data() -> Iterator[None]:
    """Let numbers be written as data while it lasts: with a point and a hyphen, whatever the window's language."""
    spoken = QLocale()
    QLocale.setDefault(QLocale.c())
    try:
        yield
    finally:
        QLocale.setDefault(spoken)


def percent(share: float, places: int = 0) -> str:
    """Return `share` of 1 in per cent."""
    return f"{decimals(share * 100, places)}{QLocale().percent()}"


def day(when: date) -> str:
    """Return a day in the window's language, its month as a word: 11/12 is read in two ways."""
    return QLocale().toString(QDate(when.year, when.month, when.day), DAY)


def moment(when: datetime) -> str:
    """Return a day and a time in the window's language, as the clock of this machine shows them."""
    known = QDateTime.fromSecsSinceEpoch(int(when.timestamp()))
    return QLocale().toString(known, f"{DAY}, HH:mm")


def _say(wording: Wording, case: str) -> str:
    """Return `wording` in the window's language; `case` is the form that the sentence around it asks for."""
    if wording.number is None:
        template = _translated(wording.template, case)
    else:
        template = QCoreApplication.translate(CONTEXT, wording.template, case or None, wording.number)
        if template == wording.template.replace("%Ln", whole(wording.number)):
            template = _english_count(wording)
    if not wording.values and "{" not in template:
        return template
    return "".join(
        literal if name is None else literal + _written(wording.values[name], spec or "", conversion)
        for literal, name, spec, conversion in _parsed(template)
    )


@lru_cache(maxsize=4_096)
def _translated(template: str, case: str) -> str:
    """Return a template without a count in the window's language; `speak` lets them be looked up anew."""
    return QCoreApplication.translate(CONTEXT, template, case or None)


@lru_cache(maxsize=4_096)
def _parsed(template: str) -> tuple[tuple[str, str | None, str | None, str | None], ...]:
    """Return what stands between the fields of a template, and the fields: a report has a million lines of few."""
    return tuple(string.Formatter().parse(template))


def _english_count(wording: Wording) -> str:
    """Return the English form for a count that no catalogue has: its text without the number before it."""
    number = f"{wording.number:,} "
    text: str = str.__str__(wording)
    plain = text.removeprefix(number).replace("{", "{{").replace("}", "}}")
    return f"{whole(wording.number or 0)} {plain}"


def _written(value: Any, spec: str, conversion: str | None) -> str:  # noqa: ANN401 (as in string.Formatter)
    """Return a wording in the case that `spec` names, a number by the locale, all else as Python does."""
    if conversion is not None:
        converted = string.Formatter().convert_field(value, conversion)
        if isinstance(value, float):
            return _by_locale(converted)
        value = converted
    if isinstance(value, Wording):
        return _say(value, spec)
    if isinstance(value, bool) or not isinstance(value, int | float) or not spec:
        return format(value, spec)
    return _by_locale(format(value, spec))


def _by_locale(written: str) -> str:
    """Return a number that Python wrote with the signs of the language; as data, or before one is spoken, as it is."""
    locale = QLocale()
    if locale.language() == QLocale.Language.C:
        return written
    if FOUR_DIGITS.match(written) and locale.groupSeparator() not in locale.toString(1000):
        written = written.replace(",", "")
    signs = {ord(","): locale.groupSeparator(), ord("."): locale.decimalPoint(), ord("%"): locale.percent()}
    sign = MINUS if written.startswith("-") else ""
    return sign + written.removeprefix("-").translate(signs)


def _of_the_desktop() -> str:
    """Return the first language of the desktop that there is a translation for, else English."""
    for name in QLocale.system().uiLanguages():
        if (code := name.partition("-")[0]) in LANGUAGES:
            return code
    return ENGLISH


def _translators(language: str, application: QApplication) -> list[QTranslator]:
    """Return what translates our own texts and Qt's into `language`."""
    if language == PSEUDO:
        return [PseudoLanguage(application)]
    if language == ENGLISH:
        return []
    ours, qts = QTranslator(application), QTranslator(application)
    qts.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    ours.load(f"rouge-gui_{language}", str(assets.root() / "translations"))
    return [qts, ours]
