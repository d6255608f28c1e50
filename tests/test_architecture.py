"""The rules of ARCHITECTURE.md that a machine can keep."""

import ast
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pathspec
import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "rouge_gui"
TOP_LEVEL = {
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTEXT.md",
    "LICENSE",
    "README.md",
    "packaging",
    "pyproject.toml",
    "resources",
    "rouge_gui",
    "tests",
}
LONGEST = 400
NO_NAMES = {"utils", "util", "helpers", "helper", "manager", "managers", "misc", "common"}
# In halves, so that this file does not name them either.
HALVES = [("pyp", "i.org"), ("debian", ".org"), ("npmj", "s.org"), ("npmj", "s.com"), ("python", "hosted")]
IGNORED = pathspec.GitIgnoreSpec.from_lines((ROOT / ".gitignore").read_text(encoding="utf-8").splitlines())


def own_files(folder: Path = ROOT) -> Iterator[Path]:
    """The files of the repository, by their path in it; git itself may be missing where the tests run."""
    for path in folder.iterdir():
        name = path.relative_to(ROOT)
        if path.name == ".git" or IGNORED.match_file(f"{name.as_posix()}/" if path.is_dir() else name):
            continue
        if path.is_dir():
            yield from own_files(path)
        else:
            yield name


OWN_FILES = sorted(own_files())
MODULES = [path for path in OWN_FILES if path.suffix == ".py"]


def registry_folders() -> list[Path]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    names = [
        name for contract in contracts if contract["type"] == "independence" for name in contract["modules"]
    ]
    return [ROOT.joinpath(*name.split(".")[:-1]) for name in names]


def own_modules(package: Path) -> set[str]:
    modules = {path.stem for path in package.glob("*.py")} | {
        path.parent.name for path in package.glob("*/__init__.py")
    }
    return modules - {"__init__"}


def registered(package: Path) -> set[str]:
    """The modules of `package` whose names stand in a dictionary written out in its `__init__`."""
    tree = ast.parse((package / "__init__.py").read_text(encoding="utf-8"))
    here = ".".join(package.relative_to(ROOT).parts)
    module_of: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and f"{node.module}.".startswith(f"{here}."):
            inside = node.module.removeprefix(here).lstrip(".")
            module_of |= {
                alias.asname or alias.name: inside.split(".")[0] or alias.name for alias in node.names
            }
    values = [node.value for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    dictionaries = [
        part for value in values if value for part in ast.walk(value) if isinstance(part, ast.Dict)
    ]
    names = {part.id for found in dictionaries for part in ast.walk(found) if isinstance(part, ast.Name)}
    return {module for name, module in module_of.items() if name in names}


def test_every_contract_on_imports_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert lint_imports(no_cache=True) == 0


def test_the_contracts_see_every_module() -> None:
    folders = {path.parent for path in MODULES if path.parts[0] == "rouge_gui"}
    assert {folder for folder in folders if not (ROOT / folder / "__init__.py").exists()} == set()


@pytest.mark.parametrize("door", ["rouge_gui.cli", "rouge_gui.__main__"])
def test_the_command_line_starts_without(door: str) -> None:
    asked = f"import sys, {door}; print(*sorted({{'PySide6', 'pandas', 'nltk'}} & set(sys.modules)))"
    answer = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert answer.stdout.split() == []


@pytest.mark.parametrize("package", registry_folders(), ids=lambda path: path.name)
def test_every_module_of_a_registry_folder_is_registered(package: Path) -> None:
    assert registered(package) == own_modules(package) != set()


def test_no_module_is_longer_than_a_reader_can_hold() -> None:
    lengths = {path: len((ROOT / path).read_text(encoding="utf-8").splitlines()) for path in MODULES}
    assert {path: length for path, length in lengths.items() if length > LONGEST} == {}


def test_every_module_is_named_for_what_it_is() -> None:
    words = {
        path: {word for part in path.with_suffix("").parts for word in part.split("_")} for path in MODULES
    }
    assert {path for path, found in words.items() if found & NO_NAMES} == set()


def test_no_file_names_a_package_registry() -> None:
    contents = {path: (ROOT / path).read_bytes() for path in OWN_FILES}
    hosts = ["".join(halves).encode() for halves in HALVES]
    assert {path for path, found in contents.items() if any(host in found for host in hosts)} == set()


def test_the_top_level_holds_what_it_should() -> None:
    top = {path.parts[0] for path in OWN_FILES}
    assert {name for name in top if not name.startswith(".")} == TOP_LEVEL


def test_the_set_up_does_not_hide_the_library_called_packaging() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()
