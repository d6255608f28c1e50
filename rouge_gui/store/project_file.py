"""What a project of annotating agrees on, as `project.toml` and `scheme.toml` in its folder say it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from rouge_gui.corpus.recipe import read_recipe_text
from rouge_gui.corpus.toml_files import read_toml
from rouge_gui.errors import RougeGuiError, UnreadableFile, UnwritableFile
from rouge_gui.study.annotating.assignment import Plan
from rouge_gui.study.annotating.scheme import Scheme, check, read_scheme, scheme_text
from rouge_gui.whole_files import replacing

FILE, SCHEME_FILE, GOLD_FILE = "project.toml", "scheme.toml", "gold.verdicts"
VERSION = 1
LONGEST_NAME = 60
OWN_NAMES = ("gold", "decisions")


@dataclass(frozen=True)
class Blind:
    """What is hidden from who judges: whose candidate it is, and scores, marks and cues until the verdict."""

    systems: bool = True
    scores: bool = True
    marks: bool = True
    cues: bool = True


@dataclass(frozen=True)
class Setup:
    """What is judged (`corpus`: files or folders, read as the text of a recipe says), by whom, asked what, seeing what.

    `gold` is the file of verdicts that are known to be right; it need not exist.
    """

    title: str
    corpus: tuple[Path, ...]
    scheme: Scheme
    plan: Plan
    blind: Blind = Blind()
    recipe: str | None = None
    gold: Path = Path(GOLD_FILE)


TOP = {
    "version": int,
    "title": str,
    "corpus": list,
    "recipe": str,
    "annotators": list,
    "gold": str,
    "assignment": dict,
    "blind": dict,
}
NEEDED = ("version", "title", "corpus", "annotators")
ASSIGNMENT = {"overlap": float, "batch": int, "gold_every": int, "seed": int}
BLIND = {each.name: bool for each in fields(Blind)}
WORDS = {
    str: "a text",
    int: "a whole number",
    float: "a number",
    bool: "true or false",
    list: "a list of texts",
    dict: "a table",
}


def read_setup(folder: Path) -> Setup:
    """Return what the project in `folder` agrees on; `UnreadableFile` says what in it is not understood."""
    path = folder / FILE
    if not path.exists():
        raise UnreadableFile(
            path, "is missing, so that this folder is no project; make one in it, or open another"
        )
    given = read_toml(path, "project")
    try:
        setup = _setup(given, folder, path)
        check_setup(setup)
    except UnreadableFile:
        raise
    except RougeGuiError as error:
        raise UnreadableFile(path, f"is no project that is understood: {error}") from error
    return setup


def write_setup(folder: Path, setup: Setup) -> None:
    """Write both files, each whole or not at all; comments that people wrote into `project.toml` stay.

    `RougeGuiError` where the project cannot be worked with, `UnwritableFile` where nothing can be written.
    """
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    check(setup.scheme)
    check_setup(setup)
    path = folder / FILE
    try:
        document = tomlkit.parse(path.read_bytes().decode("utf-8-sig"))
    except (OSError, ValueError, TOMLKitError):
        document = tomlkit.document()
    _fill(document, _told(setup, folder))
    scheme_path = folder / SCHEME_FILE
    if not _is_there(scheme_path, setup.scheme):
        _write(scheme_path, scheme_text(setup.scheme))
    _write(path, tomlkit.dumps(document))


def check_setup(setup: Setup) -> None:
    """Raise `RougeGuiError` with the first of `setup_faults`."""
    for fault in setup_faults(setup):
        raise RougeGuiError(fault)


def setup_faults(setup: Setup) -> Iterator[str]:
    """Yield a sentence for each thing with which the project cannot be worked."""
    yield from _plan_faults(setup.plan)
    if not setup.title.strip():
        yield "it has no title."
    if not setup.corpus:
        yield "`corpus` names no file or folder to judge."
    if setup.recipe is not None:
        try:
            read_recipe_text(setup.recipe, Path("recipe"))
        except UnreadableFile as error:
            yield f"its recipe {error.why}."


def _plan_faults(plan: Plan) -> Iterator[str]:
    if not plan.annotators:
        yield "`annotators` names nobody."
    for place, name in enumerate(plan.annotators):
        yield from name_faults(name)
        if name.casefold() in {each.casefold() for each in plan.annotators[:place]}:
            yield f"the annotator “{name}” stands twice (capital letters do not tell two apart)."
    if not 0 <= plan.overlap <= 1:
        yield f"`overlap` is {plan.overlap:g}; it is a share, from 0 (nobody's) to 1 (everybody judges all)."
    if plan.batch < 1:
        yield f"`batch` is {plan.batch}; it has to be 1 or more."
    if plan.gold_every < 0:
        yield f"`gold_every` is {plan.gold_every}; it has to be 0 (never) or more."


def name_faults(name: str) -> Iterator[str]:
    """Yield a sentence for each reason why `name` cannot be an annotator's."""
    if not name.strip() or name != name.strip() or not name.isprintable():
        yield f"an annotator is called “{name}”; a name has letters, and no blanks at its ends or line breaks."
    if len(name.encode("utf-8", "surrogatepass")) > LONGEST_NAME:
        yield f"the annotator's name “{name[:20]}...” is longer than {LONGEST_NAME} bytes."
    if name.casefold() in OWN_NAMES:
        yield f"an annotator cannot be called “{name}”: backups of the project's own files are."


def _setup(given: Mapping[str, Any], folder: Path, path: Path) -> Setup:
    if isinstance(given.get("version"), int) and given["version"] > VERSION:
        raise UnreadableFile(path, "was written by a later release of rouge-gui; open it with that one")
    told = _typed(given, TOP, "it")
    for name in NEEDED:
        if name not in told:
            raise RougeGuiError(f"it has no `{name}`.")
    plan = Plan(tuple(told["annotators"]), **_typed(told.get("assignment", {}), ASSIGNMENT, "[assignment]"))
    return Setup(
        told["title"],
        tuple(folder / each for each in told["corpus"]),
        read_scheme(folder / SCHEME_FILE),
        plan,
        Blind(**_typed(told.get("blind", {}), BLIND, "[blind]")),
        told.get("recipe"),
        folder / told.get("gold", GOLD_FILE),
    )


def _typed(given: Mapping[str, Any], kinds: Mapping[str, type], where: str) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for name, value in given.items():
        if name not in kinds:
            raise RougeGuiError(f"{where} knows no `{name}`; it knows {', '.join(kinds)}.")
        kind = kinds[name]
        number = float(value) if kind is float and type(value) is int else value
        is_texts = not isinstance(value, list) or all(isinstance(each, str) for each in value)
        if type(number) is not kind or not is_texts:
            raise RougeGuiError(f"{where}: `{name}` has to be {WORDS[kind]}.")
        told[name] = number
    return told


def _told(setup: Setup, folder: Path) -> dict[str, Any]:
    plan, blind = setup.plan, setup.blind
    told: dict[str, Any] = {
        "version": VERSION,
        "title": setup.title,
        "corpus": [_beside(each, folder) for each in setup.corpus],
        "recipe": setup.recipe,
        "annotators": list(plan.annotators),
        "gold": _beside(folder / setup.gold, folder),
        "assignment": {name: getattr(plan, name) for name in ASSIGNMENT},
        "blind": {name: getattr(blind, name) for name in BLIND},
    }
    return {name: value for name, value in told.items() if value is not None}


def _beside(path: Path, folder: Path) -> str:
    """Return the path as seen from `folder` where it lies in it, so that the folder can be moved; else whole."""
    whole, home = path.absolute(), folder.absolute()
    return whole.relative_to(home).as_posix() if whole.is_relative_to(home) else str(whole)


def _fill(table: Any, told: Mapping[str, Any]) -> None:  # noqa: ANN401 (documents and tables of tomlkit have no common type)
    for name in [name for name in table if name not in told]:
        del table[name]
    for name, value in told.items():
        if isinstance(value, dict) and isinstance(table.get(name), dict):
            _fill(table[name], value)
        elif table.get(name) != value:
            table[name] = value


def _is_there(path: Path, scheme: Scheme) -> bool:
    """Tell whether the file is this scheme already; then what people wrote into it stays."""
    try:
        return read_scheme(path) == scheme
    except UnreadableFile:
        return False


def _write(path: Path, text: str) -> None:
    try:
        data = text.encode()
    except UnicodeEncodeError as error:
        raise UnwritableFile(
            path,
            f"cannot hold a name that is no valid Unicode ({error.object[error.start - 20 : error.end]!r})",
        ) from error
    with replacing(path) as fresh:
        fresh.write_bytes(data)
