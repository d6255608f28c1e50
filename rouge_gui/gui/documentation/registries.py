"""Tables of the documentation that follow from the registries: what is registered stands on a page."""

from collections.abc import Iterable, Iterator, Sequence

from rouge_gui import __version__
from rouge_gui.corpus.readers import READERS
from rouge_gui.export import CORPORA, EXAMPLES, EXPORTS, PLOTS, REPORTS
from rouge_gui.gui.action_row import MENUS
from rouge_gui.gui.actions import native, rows_by_name
from rouge_gui.gui.key_map import KeyMap
from rouge_gui.rouge.cues import CUES
from rouge_gui.rouge.evidence.kinds import Cue
from rouge_gui.rouge.options import about, option_fields, written
from rouge_gui.rouge.protocols import PROTOCOLS, protocol
from rouge_gui.rouge.quirks import QUIRKS
from rouge_gui.rouge.variants import VARIANTS
from rouge_gui.study.baselines import BASELINES

NO_KEY = "none"


def slug(name: str) -> str:
    """Return the name of a page: small letters, digits and hyphens."""
    return "".join(letter if letter.isalnum() else "-" for letter in name.lower())


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a Markdown table; no cell ends another or the row."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(map(_cell, line))} |" for line in lines)


def readers() -> str:
    """List what can be opened, in the order in which a path is asked for."""
    return table(("Layout", "What it is"), ((reader.name, reader.help) for reader in READERS.values()))


def exports() -> str:
    """List what can be written, by what it is of."""
    groups = (
        ("Scores", EXPORTS),
        ("Highlighted examples", EXAMPLES),
        ("The corpus itself", CORPORA),
        ("Comparisons", REPORTS),
        ("Plots", PLOTS),
    )
    rows = ((of, f"`{name}`", each.help) for of, registry in groups for name, each in registry.items())
    return table(("Of", "Format", "What it is"), rows)


def cues() -> str:
    """List every cue with its letter, what it looks for, what was measured of it and what it needs."""
    return "\n\n".join(
        f"## {cue.name.capitalize()} (letter {cue.letter})\n\n{cue.help} {cue.precision} It needs {_needs(cue)}."
        for cue in CUES.values()
    )


def variants() -> str:
    """List the families of variants, each with a link to its page."""
    rows = ((f"[{each.name}](variant-{name}.md)", each.help) for name, each in VARIANTS.items())
    return table(("Variant", "What it counts"), rows)


def protocols() -> str:
    """List all protocols, each with a link to its page."""
    rows = ((f"[{name}](protocol-{slug(name)}.md)", each.help) for name, each in PROTOCOLS.items())
    return table(("Protocol", "Whose numbers they are"), rows)


def protocol_page(name: str) -> str:
    """Return the page of one protocol: what it is, how it differs, options that are not the usual, its signature."""
    told = protocol(name)
    changed = (
        (
            about(each.name).label,
            f"`{written(getattr(told.options, each.name))}`",
            _meaning(each.name, told.options),
        )
        for each in option_fields()
        if each.name != "protocol" and getattr(told.options, each.name) != each.default
    )
    usual = "Options that are not those of rouge-score:"
    rows = list(changed)
    options = (
        f"{usual}\n\n{table(('Option', 'Value', 'What that means'), rows)}"
        if rows
        else "All options are the usual ones."
    )
    return (
        f"# Protocol {name}\n\n{told.help}\n\n## What is special about it\n\n{told.differs}\n\n"
        f"## Options\n\n{options}\n\n## Signature\n\n`{told.options.signature()}`\n\n"
        "Publish this line with the numbers: it restores the options (see [protocols](protocols.md)).\n"
    )


def quirks() -> str:
    """List what ROUGE-1.5.5 does against its paper or its help."""
    return table(("Quirk", "What it does"), QUIRKS.items())


def options() -> str:
    """List every option with its flag, what it does and its usual value."""
    rows = (
        (
            told.label,
            f"`--{each.name.replace('_', '-')}`",
            f"{told.help} {_choices(each.name)}",
            _code(written(each.default)),
        )
        for each in option_fields()
        for told in (about(each.name),)
    )
    return table(("Option", "Flag", "What it does", "Usual"), rows)


def baselines() -> str:
    """List the systems of ours that a system has to beat."""
    return table(("Baseline", "What it is"), ((each.system, each.help) for each in BASELINES.values()))


def keys(in_force: KeyMap) -> str:
    """List every action by its menu, with the keys in force."""
    return "\n\n".join(
        f"## {menu.replace('&', '')}\n\n{table(('Action', 'Keys', 'What it does'), _actions(menu, in_force))}"
        for menu in MENUS
    )


def key(in_force: KeyMap, name: str) -> str:
    """Return the first key of one action, or where it stands where it has none."""
    return native(in_force.keys(name)[:1]) or f"“{rows_by_name()[name].words}” in the menu"


def version() -> str:
    """Return the version of the program."""
    return __version__


def _actions(menu: str, in_force: KeyMap) -> Iterator[tuple[str, str, str]]:
    for row in rows_by_name().values():
        if row.menu == menu:
            yield row.words, native(in_force.keys(row.name)) or NO_KEY, row.help


def _needs(cue: Cue) -> str:
    needed = [
        words
        for words, wanted in (("the source", cue.needs_source), ("references", cue.needs_references))
        if wanted
    ]
    return " and ".join(needed) or "the candidate alone"


def _choices(name: str) -> str:
    known = tuple(PROTOCOLS) if name == "protocol" else tuple(about(name).choices)
    return f"One of: {', '.join(known)}." if known else ""


def _meaning(name: str, chosen: object) -> str:
    told = about(name)
    return told.choices.get(str(getattr(chosen, name)), told.help)


def _code(words: str) -> str:
    return f"`{words}`" if words else "empty"


def _cell(words: str) -> str:
    return " ".join(words.split()).replace("|", "\\|").replace("<", "\\<")
