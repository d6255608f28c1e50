"""What a project of annotating agrees on, as `project.toml` and `scheme.toml` in its folder say it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, NamedTuple

from rouge_gui.corpus.recipe import read_recipe_text
from rouge_gui.corpus.toml_files import read_toml, typed
from rouge_gui.errors import RougeGuiError, UnreadableFile, UnwritableFile
from rouge_gui.study.annotating.assignment import Plan
from rouge_gui.study.annotating.scheme import Scheme, check, read_scheme, scheme_text
from rouge_gui.whole_files import replacing
from rouge_gui.wording import said

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


def read_setup(folder: Path) -> Setup:
    """Return what the project in `folder` agrees on; `UnreadableFile` says what in it is not understood."""
    path = folder / FILE
    if not path.exists():
        raise UnreadableFile(
            path, said("is missing, so that this folder is no project; make one in it, or open another")
        )
    given = read_toml(path, said("project"))
    try:
        setup = _setup(given, folder, path)
        check_setup(setup)
    except UnreadableFile:
        raise
    except RougeGuiError as error:
        told = said("is no project that is understood: {error}", error=str(error))
        raise UnreadableFile(path, told) from error
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
        yield said("it has no title.")
    if not setup.corpus:
        yield said("`corpus` names no file or folder to judge.")
    if setup.recipe is not None:
        try:
            read_recipe_text(setup.recipe, Path("recipe"))
        except UnreadableFile as error:
            yield said("its recipe {why}.", why=error.why)


def _plan_faults(plan: Plan) -> Iterator[str]:
    if not plan.annotators:
        yield said("`annotators` names nobody.")
    for place, name in enumerate(plan.annotators):
        yield from name_faults(name)
        if name.casefold() in {each.casefold() for each in plan.annotators[:place]}:
            yield said(
                "the annotator “{name}” stands twice (capital letters do not tell two apart).", name=name
            )
    if not 0 <= plan.overlap <= 1:
        yield said(
            "`overlap` is {overlap:g}; it is a share, from 0 (nobody's) to 1 (everybody judges all).",
            overlap=plan.overlap,
        )
    if plan.batch < 1:
        yield said("`batch` is {batch}; it has to be 1 or more.", batch=plan.batch)
    if plan.gold_every < 0:
        yield said("`gold_every` is {every}; it has to be 0 (never) or more.", every=plan.gold_every)


class NameFault(NamedTuple):
    """Why a name cannot be an annotator's, as the end of a sentence and as one by itself."""

    within: str
    alone: str


def name_faults(name: str) -> Iterator[str]:
    """Yield a sentence, which begins with a small letter, for each reason why `name` cannot be an annotator's."""
    yield from (fault.within for fault in _name_faults(name))


def name_sentences(name: str) -> Iterator[str]:
    """Yield what `name_faults` does, as whole sentences."""
    yield from (fault.alone for fault in _name_faults(name))


def _name_faults(name: str) -> Iterator[NameFault]:
    if not name.strip() or name != name.strip() or not name.isprintable():
        yield NameFault(
            said(
                "an annotator is called “{name}”; a name has letters, and no blanks at its ends or line breaks.",
                name=name,
            ),
            said(
                "An annotator is called “{name}”; a name has letters, and no blanks at its ends or line breaks.",
                name=name,
            ),
        )
    if len(name.encode("utf-8", "surrogatepass")) > LONGEST_NAME:
        start, most = name[:20], LONGEST_NAME
        yield NameFault(
            said("the annotator's name “{name}...” is longer than {bytes} bytes.", name=start, bytes=most),
            said("The annotator's name “{name}...” is longer than {bytes} bytes.", name=start, bytes=most),
        )
    if name.casefold() in OWN_NAMES:
        yield NameFault(
            said(
                "an annotator cannot be called “{name}”: backups of the project's own files are.", name=name
            ),
            said(
                "An annotator cannot be called “{name}”: backups of the project's own files are.", name=name
            ),
        )


def _setup(given: Mapping[str, Any], folder: Path, path: Path) -> Setup:
    if isinstance(given.get("version"), int) and given["version"] > VERSION:
        raise UnreadableFile(path, said("was written by a later release of rouge-gui; open it with that one"))
    told = typed(given, TOP, said("it"))
    for name in NEEDED:
        if name not in told:
            raise RougeGuiError(said("it has no `{key}`.", key=name))
    plan = Plan(told["annotators"], **typed(told.get("assignment", {}), ASSIGNMENT, "[assignment]"))
    return Setup(
        told["title"],
        tuple(folder / each for each in told["corpus"]),
        read_scheme(folder / SCHEME_FILE),
        plan,
        Blind(**typed(told.get("blind", {}), BLIND, "[blind]")),
        told.get("recipe"),
        folder / told.get("gold", GOLD_FILE),
    )


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
            said(
                "cannot hold a name that is no valid Unicode ({text!r})",
                text=error.object[error.start - 20 : error.end],
            ),
        ) from error
    with replacing(path) as fresh:
        fresh.write_bytes(data)
