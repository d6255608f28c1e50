"""The pages of the documentation by name: in which section each stands, its title, and its text, filled in."""

import re
import shlex
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rouge_gui import assets
from rouge_gui.gui.documentation import registries, worked
from rouge_gui.gui.documentation.titles import sayable
from rouge_gui.gui.key_map import KeyMap
from rouge_gui.gui.language import shown
from rouge_gui.rouge.protocols import PROTOCOLS
from rouge_gui.rouge.variants import VARIANTS
from rouge_gui.wording import said

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

START = "start"
ENDING = ".md"
PLACEHOLDER = re.compile(r"\{\{(.+?)\}\}")
PROTOCOL_PAGES = {f"protocol-{registries.slug(name)}": name for name in PROTOCOLS}
SECTIONS: dict[str, tuple[str, ...]] = {
    said("First steps"): (START, "tutorial", "what-a-score-tells"),
    said("The window"): (
        "view-window",
        "view-corpus",
        "view-scores",
        "view-compare",
        "view-why",
        "view-cues",
        "view-matches",
        "view-hand_count",
        "view-why_lit",
        "view-what_if",
        "view-tokens",
        "view-queue",
        "view-report",
        "all-systems",
        "opening",
        "options",
        "preferences",
        "languages",
    ),
    said("Systems"): (
        "systems",
        "systems-systems",
        "systems-versus",
        "systems-plots",
        "systems-ratings",
        "systems-protocols",
    ),
    said("Judging"): ("review", "projects"),
    said("Variants"): ("variants", *(f"variant-{name}" for name in VARIANTS)),
    said("Protocols"): ("protocols", *PROTOCOL_PAGES),
    said("Look up"): ("cues", "formats", "keys", "command-line", "privacy", "reports"),
    said("Change the program"): ("extend",),
}


def folder() -> Path:
    """Return the folder of the pages and their pictures."""
    return assets.root() / "documentation"


class Library:
    """All pages. `keys` are the keys in force, which the pages name."""

    def __init__(self, keys: KeyMap) -> None:
        self._makers: Mapping[str, Callable[..., str]] = {
            "score": worked.score,
            "matched": worked.matched,
            "clipped": worked.clipped,
            "example": worked.example,
            "tokens": worked.tokens,
            "readers": registries.readers,
            "exports": registries.exports,
            "cues": registries.cues,
            "variants": registries.variants,
            "protocols": registries.protocols,
            "quirks": registries.quirks,
            "options": registries.options,
            "baselines": registries.baselines,
            "version": registries.version,
            "keys": partial(registries.keys, keys),
            "key": partial(registries.key, keys),
        }
        self._texts: dict[str, str] = {}
        self._titles: dict[str, str] = {}

    def names(self) -> list[str]:
        """Return the names of all pages in the order of the contents."""
        return [name for names in SECTIONS.values() for name in names]

    def text(self, name: str) -> str:
        """Return a page as Markdown without placeholders; `KeyError` where there is none of that name."""
        if name not in self._texts:
            self._texts[name] = self._made(name)
        return self._texts[name]

    def title(self, name: str) -> str:
        """Return the title of a page, its first line, as `wording` says it."""
        if name not in self._titles:
            self._titles[name] = sayable(raw(name).partition("\n")[0].removeprefix("# "))
        return self._titles[name]

    def found(self, words: str) -> list[str]:
        """Return the pages that hold each of `words`, those that hold one in their title first; all without words.

        A title is searched as the window says it, too.
        """
        wanted = words.casefold().split()
        titles = {name: self.title(name) for name in self.names()}
        searched = {name: f"{title} {shown(title)}".casefold() for name, title in titles.items()}
        holding = [
            name
            for name, title in searched.items()
            if all(word in title or word in self.text(name).casefold() for word in wanted)
        ]
        return sorted(holding, key=lambda name: not any(word in searched[name] for word in wanted))

    def fill(self, text: str) -> str:
        """Put in the place of each `{{maker arguments}}` what it makes today; `KeyError` for an unknown maker."""
        return PLACEHOLDER.sub(self._filled, text)

    def _made(self, name: str) -> str:
        return self.fill(raw(name))

    def _filled(self, found: re.Match[str]) -> str:
        maker, *arguments = shlex.split(found[1].replace("\\", "\\\\"))
        return self._makers[maker](*arguments)


def raw(name: str) -> str:
    """Return a page as it is written, its placeholders unfilled; `KeyError` where there is none of that name."""
    if name in PROTOCOL_PAGES:
        return registries.protocol_page(PROTOCOL_PAGES[name])
    if name not in (each for names in SECTIONS.values() for each in names):
        raise KeyError(name)
    return (folder() / f"{name}{ENDING}").read_text(encoding="utf-8")
